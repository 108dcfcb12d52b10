//! Names of a table's paces, in commands and in the ids of components: they never change.

use sessions::Pace;

/// The names of the paces, in the order of their choices.
pub(crate) const PACES: [(&str, Pace); 3] = [
    ("live", Pace::Live),
    ("days", Pace::Days),
    ("unhurried", Pace::Unhurried),
];
