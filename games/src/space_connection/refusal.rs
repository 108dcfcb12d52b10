//! Why a wish cannot be granted. No prose: `text` has a sentence for each.

use super::chart::Occupant;
use super::piece::{Piece, Stock};
use super::position::{Position, SpaceRow};
use super::positions::Positions;
use crate::core::seat::Seat;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// What was said is no position.
    NoSuchPosition {
        /// The player's own words, shortened.
        said: String,
        /// The row that they name, if they name one.
        row: Option<SpaceRow>,
    },
    /// A list of positions was empty.
    NoPositions,
    /// A position was named twice.
    PositionTwice {
        /// Which.
        at: Position,
    },
    /// More planets than a sky has.
    TooManyPlanets {
        /// How many it has.
        allowed: u8,
    },
    /// There is no planet of the hider's there to move.
    NoPlanetThere {
        /// Where.
        at: Position,
    },
    /// There is a planet of the hider's already.
    PlanetThere {
        /// Where.
        at: Position,
    },
    /// These planets are no sky and cannot be sealed (S1).
    NoSky {
        /// How many planets there are.
        planets: u8,
        /// How many systems they form.
        systems: u8,
    },
    /// The sky is sealed and cannot be changed.
    AlreadySealed,
    /// In a solo game the game master hides, and the player hunts.
    YouOnlyHunt,
    /// The skies are not all sealed yet.
    NotSealedYet,
    /// It is the other's turn.
    NotYourTurn {
        /// Whose it is.
        turn: Seat,
    },
    /// None of this piece is left.
    NoneLeft {
        /// Which.
        piece: Piece,
        /// What is left of the others.
        stock: Stock,
    },
    /// One emitter is left, and it would make no beam there, or a second was named.
    OneEmitterLeft {
        /// Those that stand already: it has to be in line with one of them.
        standing: Positions,
    },
    /// The position visibly carries something (S7).
    Occupied {
        /// Which position.
        at: Position,
        /// What it carries.
        by: Occupant,
    },
    /// A super-ship goes to the centre of a drawn triangle only.
    NotACentre {
        /// What was named.
        at: Position,
        /// The centres of the triangles it belongs to.
        centres: Positions,
    },
    /// An emitter goes on a drawn line only.
    NotOnALine {
        /// What was named: a centre.
        at: Position,
        /// The points of lines around it.
        near: Positions,
    },
    /// The emitters would make no new beam (S16).
    NoBeam {
        /// The first that was named.
        at: Position,
        /// Where another emitter would make a beam with it.
        partners: Positions,
    },
    /// This person does not play.
    YouDoNotPlay,
    /// The game is over.
    GameOver,
}
