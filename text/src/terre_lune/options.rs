//! The options of the race, in one line.

use games::terre_lune::{Options, PirateStart};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Options of the race in one line.
pub(super) fn options(lang: Lang, options: &Options, _seats: u8) -> String {
    match options.pirate {
        PirateStart::Random => say("terre_lune-options-random"),
        PirateStart::At(cell) => say("terre_lune-options-at").with("cell", cell.number()),
    }
    .tr(lang)
}
