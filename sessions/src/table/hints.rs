//! The rule whether people may ask, while they play, what a computer would do. Knows no engine and
//! no answer: asking is all that a table notes.

use serde::{Deserialize, Serialize};

/// The rule by which people who play with each other may ask for advice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintPolicy {
    /// No one may.
    #[default]
    None,
    /// Everybody may, and everybody sees how often.
    Counted,
}

/// Permission to ask for advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintPermission {
    /// Freely: they play with no other person, and no one is told.
    Free,
    /// Everyone sees that they ask.
    Counted,
}

impl HintPolicy {
    /// Both.
    pub const ALL: [Self; 2] = [Self::None, Self::Counted];

    /// The word for it, in components.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Counted => "counted",
        }
    }
}
