//! The three help cards of the pro variant, and which of them are still active.

use serde::{Deserialize, Serialize};

/// A help card (carte Aide).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aid {
    /// 50:50 Chance: the guesser names two planets at once (C18).
    FiftyFifty,
    /// Montrer la première escale: the rocket moves to the first stop-over (C19).
    FirstStop,
    /// Changement d'objectif: the source gets another target (C20).
    TargetExchange,
}

impl Aid {
    /// All three.
    pub const ALL: [Self; 3] = [Self::FiftyFifty, Self::FirstStop, Self::TargetExchange];
}

/// Side of a help card that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AidSide {
    /// Ready to be used.
    Active,
    /// Used; a fuel flips it back (C21).
    Inactive,
}

/// The help cards on the table: none but in the pro variant.
#[derive(Clone, Debug, Default)]
pub(super) struct Aids(Vec<(Aid, AidSide)>);

impl Aids {
    pub(super) fn active() -> Self {
        Self(Aid::ALL.map(|aid| (aid, AidSide::Active)).to_vec())
    }

    /// The cards as a viewer sees them.
    pub(super) fn new(cards: &[(Aid, AidSide)]) -> Self {
        Self(cards.to_vec())
    }

    pub(super) fn side(&self, aid: Aid) -> Option<AidSide> {
        let found = self.0.iter().find(|(card, _)| *card == aid);
        found.map(|(_, side)| *side)
    }

    pub(super) fn all(&self) -> &[(Aid, AidSide)] {
        &self.0
    }

    pub(super) fn spend(&mut self, aid: Aid) {
        for (card, side) in &mut self.0 {
            if *card == aid {
                *side = AidSide::Inactive;
            }
        }
    }

    pub(super) fn reactivate(&mut self) {
        for (_, side) in &mut self.0 {
            *side = AidSide::Active;
        }
    }
}
