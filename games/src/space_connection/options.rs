//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Right of the other to answer the last launch.
    pub reply: ReplyTurn,
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
