//! Glimpses of an event, for one viewer.

use super::aid::Aid;
use super::event::Event;
use super::options::Showing;
use super::practice::Flown;
use super::rhythm::{Rhythm, Take};
use super::round::{Past, Source};
use super::route::Route;
use super::score::Ending;
use super::signal::Signal;
use super::state::State;
use super::tile::Tile;
use crate::core::audience::Eye;
use crate::core::seat::Seat;

/// Glimpse of an event, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// The space was laid out, with these planets face up.
    Laid {
        /// The possible targets.
        arrivals: Vec<Tile>,
    },
    /// A player practises a flight.
    PracticeChosen {
        /// The player.
        pilot: Seat,
        /// Tile where it takes off.
        from: Tile,
        /// The tile where it lands.
        to: Tile,
    },
    /// A practice flight was flown.
    PracticeFlown {
        /// The flight.
        flown: Flown,
        /// Manner in which it is shown.
        showing: Showing,
    },
    /// A round began.
    RoundOpened {
        /// Counted from 1.
        number: u8,
        /// The source.
        source: Source,
        /// The signal card; in the pro variant it is chosen later.
        signal: Option<Signal>,
        /// The planet that became a possible target; none in the pro variant.
        planet: Option<Tile>,
        /// Planet where the signal comes from: for the source alone.
        target: Option<Tile>,
    },
    /// The source let its time pass and another took over.
    SourceChanged {
        /// The new source.
        source: Source,
        /// Planet where the signal comes from: for the source alone.
        target: Option<Tile>,
    },
    /// The source exchanged its target.
    TargetExchanged {
        /// The new one: for the source alone.
        target: Option<Tile>,
    },
    /// The source chose the signal card.
    SignalChosen {
        /// The signal.
        signal: Signal,
    },
    /// The route so far: for the source alone.
    Routed {
        /// Tile where it starts.
        start: Tile,
        /// The route.
        route: Route,
    },
    /// The take so far: for the hand that taps it alone.
    Recorded {
        /// The take.
        take: Take,
    },
    /// A flight was transmitted.
    Transmitted {
        /// The player whose hand it is.
        source: Source,
        /// Number of the transmission in its round, counted from 1.
        number: u8,
        /// Rhythm of the hand.
        rhythm: Rhythm,
        /// Manner in which it is shown.
        showing: Showing,
        /// Number of transmissions that may still come before a guess is due.
        left: u8,
        /// The player who guesses now.
        guesser: Option<Seat>,
    },
    /// The guesser asked for a repeat.
    RepeatAsked {
        /// The player; `None` for the game master.
        by: Option<Seat>,
        /// The source who is asked.
        source: Source,
    },
    /// The guesser let the time pass.
    GuessPassed {
        /// The player.
        by: Seat,
        /// The player who guesses now.
        guesser: Option<Seat>,
    },
    /// No one played in time.
    FuelLost {
        /// The fuel left.
        fuel: u8,
    },
    /// The 50:50 card was spent.
    Doubled {
        /// The player.
        by: Seat,
    },
    /// A guess was wrong.
    Missed {
        /// The player; `None` for the game master.
        by: Option<Seat>,
        /// The planets named: two with the 50:50 card.
        planets: Vec<Tile>,
        /// The signal card, if this guess sent it to the box.
        forfeited: Option<Signal>,
        /// The fuel left.
        fuel: u8,
        /// The player who guesses now.
        guesser: Option<Seat>,
        /// The flight that the game master took it for, with its start, where it guessed; else
        /// empty.
        heard_as: Vec<Tile>,
    },
    /// A guess was right: the round is over.
    Found {
        /// The planets named: two with the 50:50 card.
        planets: Vec<Tile>,
        /// The round, whole.
        past: Past,
        /// End of the mission, if this was its last round.
        ending: Option<Ending>,
    },
    /// The first stop-over was shown.
    FirstStopShown {
        /// The player who asked.
        by: Seat,
        /// The tile where it is.
        stop: Tile,
    },
    /// The crew may talk until the next guess.
    BriefingCalled {
        /// The player who called it.
        by: Seat,
        /// The card spent.
        aid: Aid,
    },
    /// All help cards are active again.
    Reactivated {
        /// The player who paid.
        by: Seat,
        /// The fuel left.
        fuel: u8,
    },
    /// The mission is lost.
    Lost {
        /// Planet where the signal came from.
        target: Tile,
        /// Tile where the rocket is.
        from: Tile,
        /// The route of the last flight; empty where the table keeps it, or none was flown.
        route: Route,
    },
}

/// News of an event as an eye may know it; `None` where it learns nothing.
pub(super) fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
    let round = after.round.as_ref();
    let guesser = round.and_then(|round| round.guesser);
    Some(match event {
        Event::Laid { arrivals, .. } => Glimpse::Laid {
            arrivals: arrivals.clone(),
        },
        Event::PracticeChosen { pilot, from, to } => Glimpse::PracticeChosen {
            pilot: *pilot,
            from: *from,
            to: *to,
        },
        Event::PracticeFlown { .. } => Glimpse::PracticeFlown {
            flown: after.flown.last()?.clone(),
            showing: after.options.showing,
        },
        Event::RoundOpened {
            source,
            signal,
            planet,
            target,
        } => Glimpse::RoundOpened {
            // At most twelve.
            number: after.past.len() as u8 + 1,
            source: *source,
            signal: *signal,
            planet: *planet,
            target: eye.open(target).copied(),
        },
        Event::SourceChanged { source, target } => Glimpse::SourceChanged {
            source: *source,
            target: eye.open(target).copied(),
        },
        Event::TargetExchanged { target } => Glimpse::TargetExchanged {
            target: eye.open(target).copied(),
        },
        Event::SignalChosen { signal } => Glimpse::SignalChosen { signal: *signal },
        Event::Routed { route } => Glimpse::Routed {
            start: after.rocket,
            route: eye.open(route)?.clone(),
        },
        Event::Recorded { take, .. } => Glimpse::Recorded {
            take: eye.open(take)?.clone(),
        },
        Event::Transmitted { rhythm, .. } => Glimpse::Transmitted {
            source: round?.source,
            // At most three for each planet that was named.
            number: round?.sent.len() as u8,
            rhythm: rhythm.clone(),
            showing: after.options.showing,
            left: round?.transmissions_left(),
            guesser,
        },
        Event::RepeatAsked { by } => Glimpse::RepeatAsked {
            by: *by,
            source: round?.source,
        },
        Event::GuessPassed { by } => Glimpse::GuessPassed { by: *by, guesser },
        Event::FuelLost => Glimpse::FuelLost { fuel: after.fuel },
        Event::Doubled { by } => Glimpse::Doubled { by: *by },
        Event::Missed { by, planets } => Glimpse::Missed {
            by: *by,
            planets: planets.clone(),
            // The round's first wrong guess.
            forfeited: round?
                .signal
                .filter(|_| round.is_some_and(|round| round.wrong == *planets)),
            fuel: after.fuel,
            guesser,
            heard_as: match (by, planets.first()) {
                (None, Some(named)) => after.ear().heard_as(*named),
                _ => Vec::new(),
            },
        },
        Event::Found { planets, .. } => Glimpse::Found {
            planets: planets.clone(),
            past: after.past.last()?.clone(),
            ending: after.ending(),
        },
        Event::FirstStopShown { by, stop } => Glimpse::FirstStopShown {
            by: *by,
            stop: *stop,
        },
        Event::BriefingCalled { by, aid } => Glimpse::BriefingCalled { by: *by, aid: *aid },
        Event::Reactivated { by } => Glimpse::Reactivated {
            by: *by,
            fuel: after.fuel,
        },
        Event::Lost { target, route } => Glimpse::Lost {
            target: *target,
            from: after.rocket,
            route: route.clone(),
        },
    })
}
