//! Marks of a finished game, kept beside its record: thinking of them costs, so it is done once.
//! Actions are kept in the words of the notation. Fields are only ever added.

use games::{Compared, Mark, Seat};
use serde::{Deserialize, Serialize};

/// Marks of the decisions in a finished game; none before they are made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptMarks(pub Vec<KeptMark>);

/// Mark of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMark {
    /// The seat that decided.
    pub seat: Seat,
    /// The step of the game with which it came, counted from 1.
    pub step: u64,
    /// The decision.
    pub did: String,
    /// The mark.
    pub mark: Mark,
    /// Points of the mark, of 100.
    pub points: u8,
    /// Lead of the best decision over the second best.
    #[serde(skip_serializing_if = "is_zero", default)]
    pub lead: u32,
    /// The better decision, where this one was poor.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub better: Option<KeptBetter>,
}

/// A decision that would have been better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptBetter {
    /// The decision.
    pub action: String,
    /// Loss against it, in thousandths of the game's measure.
    pub loss: u32,
    /// Give or take so much.
    pub within: u32,
    /// Both in a measure that players know, where there is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub compared: Option<Compared>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands what it asks about by reference"
)]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
