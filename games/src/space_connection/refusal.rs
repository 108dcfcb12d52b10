//! Why an action cannot be granted. No prose: `text` has a sentence for each.

use super::chart::Occupant;
use super::piece::{Piece, Stock};
use super::position::{Position, SpaceRow};
use super::positions::Positions;
use crate::core::seat::Seat;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The words name no position.
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
        /// The position.
        at: Position,
    },
    /// More planets than a sky has.
    TooManyPlanets {
        /// Number that it has.
        allowed: u8,
    },
    /// There is no planet of the hider's there to move.
    NoPlanetThere {
        /// The position.
        at: Position,
    },
    /// There is a planet of the hider's already.
    PlanetThere {
        /// The position.
        at: Position,
    },
    /// These planets are no sky and cannot be sealed (S1).
    NoSky {
        /// Number of planets.
        planets: u8,
        /// Number of systems that they form.
        systems: u8,
    },
    /// The sky is sealed and cannot be changed.
    AlreadySealed,
    /// In a solo game the game master hides, and the player hunts.
    YouOnlyHunt,
    /// The skies are not all sealed yet.
    NotSealedYet,
    /// The turn is the other player's.
    NotYourTurn {
        /// The player whose turn it is.
        turn: Seat,
    },
    /// No such piece is left.
    NoneLeft {
        /// The piece.
        piece: Piece,
        /// Pieces that are left.
        stock: Stock,
    },
    /// A single emitter is left, and it would make no beam there, or a second was named.
    OneEmitterLeft {
        /// Emitters that stand already: it has to be in line with one of them.
        standing: Positions,
    },
    /// The position visibly carries something (S7).
    Occupied {
        /// The position.
        at: Position,
        /// Thing that it carries.
        by: Occupant,
    },
    /// A super-ship goes to the centre of a drawn triangle only.
    NotACentre {
        /// The position named.
        at: Position,
        /// The centres of the triangles it belongs to.
        centres: Positions,
    },
    /// An emitter goes on a drawn line only.
    NotOnALine {
        /// The position named: a centre.
        at: Position,
        /// The points of lines around it.
        near: Positions,
    },
    /// The emitters would make no new beam (S16).
    NoBeam {
        /// The first that was named.
        at: Position,
        /// Positions where another emitter would make a beam with it.
        partners: Positions,
    },
    /// This person does not play.
    YouDoNotPlay,
    /// The game is over.
    GameOver,
}
