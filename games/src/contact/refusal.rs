//! Why a wish cannot be granted. No prose: `text` has a sentence for each.

use super::aid::Aid;
use super::rhythm::Millis;
use super::round::Source;
use super::signal::Signal;
use super::tile::Tile;
use crate::core::seat::Seat;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// What was said is no tile.
    NoSuchTile {
        /// The player's own words, shortened.
        said: String,
    },
    /// A list of tiles was empty.
    NoTiles,
    /// What was said is no signal card's points.
    UnknownSignal {
        /// The player's own words, shortened.
        said: String,
    },
    /// What was said is no help card.
    UnknownAid {
        /// The player's own words, shortened.
        said: String,
    },
    /// A hand rises and taps by its button, not by words.
    HandIsNoTypist,
    /// The mission is over.
    MissionOver,
    /// Flights are still being practised; the first source begins the mission.
    StillPractising {
        /// Who begins it.
        first: Seat,
    },
    /// Round 1 has begun: no more practice.
    MissionBegun,
    /// Only the first source begins the mission.
    NotFirst {
        /// Who is it.
        first: Seat,
    },
    /// No practice flight was chosen.
    NoPracticeFlight,
    /// A flight must lead to another tile.
    SameTile {
        /// Which.
        tile: Tile,
    },
    /// Someone else is the source.
    NotSource {
        /// Who is.
        source: Source,
    },
    /// The source has transmitted: now the crew decides.
    CrewDecides {
        /// Who guesses.
        guesser: Seat,
    },
    /// This tile is in the box.
    TileInBox {
        /// Which.
        tile: Tile,
    },
    /// The route starts there (C2).
    TileIsStart {
        /// Which.
        tile: Tile,
    },
    /// The route lands there already (C2).
    TileTwice {
        /// Which.
        tile: Tile,
    },
    /// Other tiles are in the way of this leg (C3).
    Blocked {
        /// Where the leg takes off.
        from: Tile,
        /// Where it would land.
        to: Tile,
        /// What is in the way.
        by: Vec<Tile>,
    },
    /// Something is in the straight way of a practice flight.
    PracticeBlocked {
        /// Where it takes off.
        from: Tile,
        /// Where it would land.
        to: Tile,
        /// What is in the way.
        by: Vec<Tile>,
    },
    /// The route ends on its target.
    PastTarget {
        /// Which.
        target: Tile,
    },
    /// The route has no leg to take back.
    RouteEmpty,
    /// The route does not reach its target yet.
    RouteUnfinished {
        /// Where it stands.
        end: Tile,
        /// Where it must end.
        target: Tile,
    },
    /// The signal card is to be chosen first (C15).
    ChooseSignalFirst,
    /// The signal card is on the table already.
    SignalChosen {
        /// Which.
        signal: Signal,
    },
    /// No such signal card is left (C25).
    NoSuchSignal {
        /// Which.
        signal: Signal,
    },
    /// Two presses that are one double click.
    PressedTwice,
    /// The hand has landed as often as the route has legs: send it or begin again.
    TakeFull,
    /// The take would last too long: begin again.
    TakeTooLong {
        /// The longest there may be.
        longest: Millis,
    },
    /// There is no take to drop.
    TakeEmpty,
    /// The number of landings must equal the number of legs.
    TakeUnfinished {
        /// How many landings there are.
        landings: usize,
        /// How many legs the route has.
        legs: usize,
    },
    /// The source knows where it is, and may not help.
    YouAreSource,
    /// Nothing was transmitted yet, or a repeat is on its way.
    AwaitTransmission {
        /// Who transmits.
        source: Source,
    },
    /// Someone else guesses now (C5, C7).
    NotGuesser {
        /// Who.
        guesser: Seat,
    },
    /// Three transmissions were heard: a guess is due (C4).
    NoRepeatLeft,
    /// The tile cannot be where the signal comes from (C1).
    NotATarget {
        /// Which.
        tile: Tile,
        /// Why not.
        unfit: Unfit,
    },
    /// This planet was named in this round, and it was wrong (C8).
    AlreadyWrong {
        /// Which.
        tile: Tile,
    },
    /// Help cards belong to the pro variant.
    NoAids,
    /// This help card was used.
    AidUsed {
        /// Which.
        aid: Aid,
    },
    /// The last transmitted flight had no stop-over (C19).
    NoStopOver,
    /// The first stop-over of the last transmitted flight is shown already.
    StopShown {
        /// Where it is.
        stop: Tile,
    },
    /// There is no one in the crew to confer with (C23).
    NobodyToBrief,
    /// The crew confers already.
    BriefingOn,
    /// All help cards are active.
    NothingToReactivate,
    /// The last fuel cannot be paid (C21).
    LastFuel,
}

/// Why a tile cannot be where the signal comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is the Earth, or an asteroid, or lies in the box.
    NoPlanet,
    /// It is face down.
    FaceDown,
    /// It was reached in an earlier round.
    Reached,
}
