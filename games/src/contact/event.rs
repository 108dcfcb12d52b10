//! Events of a mission, for ever. Append-only: the journals of old games hold these, and
//! `games/lasting` an example of each.

use serde::{Deserialize, Serialize};

use super::aid::Aid;
use super::rhythm::{Rhythm, Take};
use super::round::Source;
use super::route::Route;
use super::signal::Signal;
use super::space::Space;
use super::tile::Tile;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A fact.
#[derive(Clone, Serialize, Deserialize)]
pub enum Event {
    /// The tiles were laid out, and the first arrival cards drawn.
    Laid {
        /// Places of the tiles.
        space: Space,
        /// The planets that are possible targets from the start.
        arrivals: Vec<Tile>,
    },
    /// A player chose a flight to practise.
    PracticeChosen {
        /// The player.
        pilot: Seat,
        /// Tile where it takes off.
        from: Tile,
        /// The tile where it lands.
        to: Tile,
    },
    /// A practice flight was flown for everyone.
    PracticeFlown {
        /// The player whose hand it is.
        pilot: Source,
        /// Tile where it took off.
        from: Tile,
        /// The tile where it landed.
        to: Tile,
        /// The hand.
        rhythm: Rhythm,
    },
    /// A round was prepared (C12).
    RoundOpened {
        /// The source.
        source: Source,
        /// The signal card that was revealed; in the pro variant the source chooses it later.
        signal: Option<Signal>,
        /// The planet that became a possible target; none in the pro variant.
        planet: Option<Tile>,
        /// Planet where the signal comes from.
        target: Secret<Tile>,
    },
    /// A source sent nothing in its time: the next seat is the source, with another draw.
    SourceChanged {
        /// The new source.
        source: Source,
        /// The new target.
        target: Secret<Tile>,
    },
    /// The source exchanged its target, with a help card.
    TargetExchanged {
        /// The new target.
        target: Secret<Tile>,
    },
    /// The source of the pro variant chose the signal card.
    SignalChosen {
        /// The signal.
        signal: Signal,
    },
    /// The source changed its route.
    Routed {
        /// The route so far.
        route: Secret<Route>,
    },
    /// A hand was raised or lowered, or its take dropped.
    Recorded {
        /// The player whose hand it is.
        hand: Seat,
        /// The take so far.
        take: Secret<Take>,
    },
    /// A flight was transmitted to the crew.
    Transmitted {
        /// The hand.
        rhythm: Rhythm,
        /// The route that was flown.
        route: Secret<Route>,
    },
    /// The guesser asked for a repeat.
    RepeatAsked {
        /// The player; `None` for the game master.
        by: Option<Seat>,
    },
    /// The guesser let the time pass: the next one guesses.
    GuessPassed {
        /// The player.
        by: Seat,
    },
    /// No one played in time: contact costs a fuel.
    FuelLost,
    /// The guesser spent the 50:50 card.
    Doubled {
        /// The player.
        by: Seat,
    },
    /// A guess was wrong.
    Missed {
        /// The player whose guess it is; `None` for the game master.
        by: Option<Seat>,
        /// The planet, or the two planets, named.
        planets: Vec<Tile>,
    },
    /// A guess was right: the round is over.
    Found {
        /// The player whose guess it is; `None` for the game master.
        by: Option<Seat>,
        /// The planet, or the two planets, named.
        planets: Vec<Tile>,
        /// The one that it was.
        target: Tile,
        /// The route of its last flight; empty where a table keeps it.
        #[serde(default, skip_serializing_if = "Route::is_empty")]
        route: Route,
    },
    /// The rocket moved to the first stop-over, as a marker.
    FirstStopShown {
        /// The player who asked.
        by: Seat,
        /// The tile where it is.
        stop: Tile,
    },
    /// The crew spent a help card to confer until the next guess.
    BriefingCalled {
        /// The player who called it.
        by: Seat,
        /// The card spent.
        aid: Aid,
    },
    /// A fuel was paid and all help cards are active again.
    Reactivated {
        /// The player who paid.
        by: Seat,
    },
    /// The fuel is used up; the signal's origin is uncovered.
    Lost {
        /// Planet where the signal came from.
        target: Tile,
        /// The route of its last flight; empty where a table keeps it, or none was flown.
        #[serde(default, skip_serializing_if = "Route::is_empty")]
        route: Route,
    },
}
