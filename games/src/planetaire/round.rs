//! A round: one player hides, the other detects. Its state, before and after the reveal.

use super::event::Reveal;
use super::margin::Margin;
use super::ray::Outcome;
use super::shot::{Pawn, Shot};
use super::sky::Sky;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// Hider of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hider {
    /// The game master, in a solo round.
    GameMaster,
    /// A player.
    Seat(Seat),
}

/// A round: one hides, the other detects.
#[derive(Clone)]
pub(super) struct Round {
    pub hider: Hider,
    pub detector: Seat,
    pub sky: Option<Secret<Sky>>,
    pub sealed: bool,
    pub shots: Vec<Shot>,
    pub marbles: Sky,
    pub empties: Option<Secret<Sky>>,
    /// Number of turns in a row that the detector has let pass.
    pub missed: u8,
    pub ended: bool,
}

impl Round {
    pub(super) fn new(hider: Hider, detector: Seat) -> Self {
        Self {
            hider,
            detector,
            sky: None,
            sealed: false,
            shots: Vec::new(),
            marbles: Sky::default(),
            empties: None,
            missed: 0,
            ended: false,
        }
    }

    pub(super) fn shot_from(&self, margin: Margin) -> Option<&Shot> {
        self.shots.iter().find(|shot| shot.margin == margin)
    }

    pub(super) fn pawns(&self) -> u16 {
        self.shots.iter().map(Shot::pawns).sum()
    }

    pub(super) fn mark(&mut self, margin: Margin, outcome: Outcome) {
        let coloured = |shot: &&Shot| shot.pawn.is_coloured();
        let pawn = match outcome {
            Outcome::Absorbed => Pawn::Black,
            Outcome::Reflected => Pawn::White,
            Outcome::Satellised | Outcome::Exit(_) => {
                // At most 32 shots in a round.
                Pawn::coloured(self.shots.iter().filter(coloured).count() as u8)
            }
        };
        self.shots.push(Shot {
            margin,
            outcome,
            pawn,
        });
    }
}

/// A round that was uncovered.
#[derive(Clone)]
pub(super) struct Counted {
    pub hider: Hider,
    pub shots: Vec<Shot>,
    pub marbles: Sky,
    pub reveal: Reveal,
}
