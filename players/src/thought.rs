//! Result of thinking: an action, and why.

use games::{Advice, Evidence};

use crate::Played;
use crate::exact::Proven;

/// An action for a seat, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<G: Played> {
    /// The action.
    pub action: G::Action,
    /// Why; nothing where it is plain.
    pub why: Vec<Reason<G::Insight>>,
}

/// A reason. What is certain and what is likely are told apart for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason<F> {
    /// A fact that holds in every case.
    Certain(Proven<F>),
    /// A fact that is thought to hold.
    Likely {
        /// The fact.
        what: F,
        /// Likelihood, in thousandths.
        permille: u16,
        /// Give or take so many.
        within: u16,
        /// Judged by so many samples.
        of: u32,
    },
}

impl<F> Reason<F> {
    /// Reason from samples: the fact held in so many of them.
    pub(crate) fn from_samples(what: F, held: u64, of: u64) -> Self {
        let permille = (held * 1_000 / of.max(1)).min(1_000);
        // Two standard errors.
        let within = 2 * (permille * (1_000 - permille) / of.max(1)).isqrt();
        Self::likely(what, permille, within, of)
    }

    /// Reason from all cases, which are alike: the fact holds in so many of them.
    pub(crate) fn from_all(what: F, holds: u64, of: u64) -> Self {
        Self::likely(what, (holds * 1_000 / of.max(1)).min(1_000), 0, of)
    }

    fn likely(what: F, permille: u64, within: u64, of: u64) -> Self {
        let of = of.max(1);
        Self::Likely {
            what,
            // At most a thousand.
            permille: permille as u16,
            within: within as u16,
            of: u32::try_from(of).unwrap_or(u32::MAX),
        }
    }
}

impl<F> Reason<F> {
    /// This reason as evidence for people.
    fn into_evidence(self) -> Evidence<F> {
        match self {
            Self::Certain(proven) => {
                let (what, of) = proven.into_parts();
                Evidence::Certain { what, of }
            }
            Self::Likely {
                what,
                permille,
                within,
                ..
            } => Evidence::Likely {
                what,
                permille,
                within,
            },
        }
    }
}

impl<G: Played> Thought<G> {
    /// The thought as advice for people.
    pub fn into_advice(self) -> Advice<G> {
        Advice {
            action: self.action,
            why: self.why.into_iter().map(Reason::into_evidence).collect(),
        }
    }

    /// An action that needs no reason.
    pub(crate) const fn plain(action: G::Action) -> Self {
        Self {
            action,
            why: Vec::new(),
        }
    }
}
