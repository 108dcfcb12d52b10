//! Why an action cannot be granted. No prose: `text` has a sentence for each.

use super::aid::Aid;
use super::rhythm::Millis;
use super::round::Source;
use super::signal::Signal;
use super::tile::Tile;
use crate::core::seat::Seat;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The words name no tile.
    NoSuchTile {
        /// The player's own words, shortened.
        said: String,
    },
    /// A list of tiles was empty.
    NoTiles,
    /// The words name no signal card's points.
    UnknownSignal {
        /// The player's own words, shortened.
        said: String,
    },
    /// The words name no help card.
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
        /// The player who begins it.
        first: Seat,
    },
    /// Round 1 has begun: no more practice.
    MissionBegun,
    /// Only the first source begins the mission.
    NotFirst {
        /// The player who is it.
        first: Seat,
    },
    /// No practice flight was chosen.
    NoPracticeFlight,
    /// A flight must lead to another tile.
    SameTile {
        /// The tile.
        tile: Tile,
    },
    /// Someone else is the source.
    NotSource {
        /// The source.
        source: Source,
    },
    /// The source has transmitted: now the crew decides.
    CrewDecides {
        /// The player who guesses.
        guesser: Seat,
    },
    /// This tile is in the box.
    TileInBox {
        /// The tile.
        tile: Tile,
    },
    /// The route starts there (C2).
    TileIsStart {
        /// The tile.
        tile: Tile,
    },
    /// The route lands there already (C2).
    TileTwice {
        /// The tile.
        tile: Tile,
    },
    /// Other tiles are in the way of this leg (C3).
    Blocked {
        /// Tile where the leg takes off.
        from: Tile,
        /// Tile where it would land.
        to: Tile,
        /// Tiles in the way.
        by: Vec<Tile>,
    },
    /// Something is in the straight way of a practice flight.
    PracticeBlocked {
        /// Tile where it takes off.
        from: Tile,
        /// Tile where it would land.
        to: Tile,
        /// Tiles in the way.
        by: Vec<Tile>,
    },
    /// The route ends on its target.
    PastTarget {
        /// The tile.
        target: Tile,
    },
    /// The route has no leg to take back.
    RouteEmpty,
    /// The route does not reach its target yet.
    RouteUnfinished {
        /// Tile where it stands.
        end: Tile,
        /// Tile where it must end.
        target: Tile,
    },
    /// The signal card is to be chosen first (C15).
    ChooseSignalFirst,
    /// The signal card is on the table already.
    SignalChosen {
        /// The signal.
        signal: Signal,
    },
    /// No such signal card is left (C25).
    NoSuchSignal {
        /// The signal.
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
        /// Number of landings.
        landings: usize,
        /// Number of legs of the route.
        legs: usize,
    },
    /// The source knows where it is, and may not help.
    YouAreSource,
    /// Transmission is still to come: there was none yet, or a repeat is on its way.
    AwaitTransmission {
        /// The source who transmits.
        source: Source,
    },
    /// Someone else guesses now (C5, C7).
    NotGuesser {
        /// The player.
        guesser: Seat,
    },
    /// Three transmissions were heard: a guess is due (C4).
    NoRepeatLeft,
    /// The tile cannot be where the signal comes from (C1).
    NotATarget {
        /// The tile.
        tile: Tile,
        /// Why not.
        unfit: Unfit,
    },
    /// This planet was named in this round, and it was wrong (C8).
    AlreadyWrong {
        /// The tile.
        tile: Tile,
    },
    /// Help cards belong to the pro variant.
    NoAids,
    /// This help card was used.
    AidUsed {
        /// The help card.
        aid: Aid,
    },
    /// The last transmitted flight had no stop-over (C19).
    NoStopOver,
    /// The first stop-over of the last transmitted flight is shown already.
    StopShown {
        /// The tile where it is.
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
    /// The tile is the Earth, or an asteroid, or lies in the box.
    NoPlanet,
    /// The planet is face down.
    FaceDown,
    /// The planet was reached in an earlier round.
    Reached,
}
