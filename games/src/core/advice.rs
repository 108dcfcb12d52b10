//! Advice: what a seat could do, and why. An engine makes it; here it is only data, for any code
//! that has words for a game to put into words. Knows no engine.

use super::sampled::Sampled;

/// Advice for a seat, and why.
#[derive(Clone, Debug)]
pub struct Advice<G: Sampled> {
    /// The action.
    pub action: G::Action,
    /// Why; nothing where it is plain.
    pub why: Vec<Evidence<G::Insight>>,
}

/// A seat's action, judged afterwards by what the seat knew when it acted.
#[derive(Clone)]
pub struct Hindsight<G: Sampled> {
    /// The action.
    pub did: G::Action,
    /// A better action.
    pub better: Advice<G>,
    /// Loss, in thousandths of the game's own measure.
    pub loss: u32,
    /// Give or take so much.
    pub within: u32,
}

/// Evidence for a fact. What is certain and what is likely are told apart for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence<I> {
    /// The fact holds in each of all the cases that there are.
    Certain {
        /// The fact.
        what: I,
        /// Number of the cases.
        of: u64,
    },
    /// The fact is thought to hold.
    Likely {
        /// The fact.
        what: I,
        /// Likelihood, in thousandths.
        permille: u16,
        /// Give or take so many.
        within: u16,
    },
}

impl<I> Evidence<I> {
    /// The fact.
    pub const fn what(&self) -> &I {
        match self {
            Self::Certain { what, .. } | Self::Likely { what, .. } => what,
        }
    }

    /// True if it is only thought to hold.
    pub const fn is_likely(&self) -> bool {
        matches!(self, Self::Likely { .. })
    }
}
