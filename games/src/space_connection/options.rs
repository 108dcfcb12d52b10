//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Right of the other to answer the last launch.
    pub reply: ReplyTurn,
    /// Player who launches first.
    #[serde(default, skip_serializing_if = "Opening::is_usual")]
    pub opening: Opening,
}

/// Player who launches first (S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// Chance decides. It is left out of what is stored, as it was before there was another.
    #[default]
    #[serde(skip)]
    Toss,
    /// The first seat, for a person who has never played (our own rule).
    FirstSeat,
}

impl Opening {
    const fn is_usual(&self) -> bool {
        matches!(self, Self::Toss)
    }
}

/// Right to equally many turns (S3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReplyTurn {
    /// The text's rule: the first to discover the ninth system has won.
    #[default]
    None,
    /// When the one who began discovers it, the other has one turn left.
    Last,
}
