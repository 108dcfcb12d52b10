//! Whether people may ask, while they play, what a computer would do. Knows no engine and no answer:
//! asking is all that a table notes.

use serde::{Deserialize, Serialize};

/// Whether people who play with each other may ask for advice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hints {
    /// Nobody may.
    #[default]
    None,
    /// Everybody may, and everybody sees how often.
    Counted,
}

/// How somebody may ask for advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// As he likes: he plays with no other person, and nobody is told.
    Free,
    /// Everybody sees that he asks.
    Counted,
}

impl Hints {
    /// Both.
    pub const ALL: [Self; 2] = [Self::None, Self::Counted];

    /// Its word, in components.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Counted => "counted",
        }
    }
}
