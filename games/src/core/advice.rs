//! Advice: what a seat could do, and why. An engine makes it; here it is only data, for any code
//! that has words for a game to put into words. Knows no engine.

use super::sampled::Sampled;

/// What a seat could do now, and why.
#[derive(Clone, Debug)]
pub struct Advice<G: Sampled> {
    /// What it could do.
    pub action: G::Action,
    /// Why; nothing where it is plain.
    pub why: Vec<Evidence<G::Insight>>,
}

/// What a seat did, judged afterwards by what it knew when it did it.
pub struct Hindsight<G: Sampled> {
    /// What it did.
    pub did: G::Action,
    /// What would have been better.
    pub better: Advice<G>,
    /// How much was lost, in thousandths of the game's own measure.
    pub loss: u32,
    /// Give or take so much.
    pub within: u32,
}

/// What something is known by. What is certain and what is likely are told apart for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence<I> {
    /// It is so, in each of all the cases that there are.
    Certain {
        /// What.
        what: I,
        /// How many cases that are.
        of: u64,
    },
    /// It is thought to be so.
    Likely {
        /// What.
        what: I,
        /// How likely, in thousandths.
        permille: u16,
        /// Give or take so many.
        within: u16,
    },
}

impl<I> Evidence<I> {
    /// What it is about.
    pub const fn what(&self) -> &I {
        match self {
            Self::Certain { what, .. } | Self::Likely { what, .. } => what,
        }
    }

    /// Whether it is only thought to be so.
    pub const fn is_likely(&self) -> bool {
        matches!(self, Self::Likely { .. })
    }
}
