//! A round: a source with a secret target, and a crew that guesses in turn.

use serde::{Deserialize, Serialize};

use super::rhythm::{Rhythm, Take};
use super::route::Route;
use super::signal::Signal;
use super::tile::Tile;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// Source of a transmission: the seat whose hand it is, or the game master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// The game master, solo (house choice).
    GameMaster,
    /// A player.
    Seat(Seat),
}

impl Source {
    /// The seat, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::GameMaster => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// The seats that guess, in their order: left of the source first, then clockwise (C7, C14).
    pub(super) fn crew(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        let me = self.seat();
        let first = me.map_or(0, |seat| seat.index() + 1);
        let clockwise = Seat::all(seats).cycle().skip(first);
        clockwise
            .take(usize::from(seats))
            .filter(move |&seat| Some(seat) != me)
    }

    /// Next source after this one: the neighbour on the left.
    pub(super) fn next(self, seats: u8) -> Self {
        match self {
            Self::GameMaster => self,
            Self::Seat(_) => self.crew(seats).next().map_or(self, Self::Seat),
        }
    }
}

/// State of a round's signal card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// Still to be won.
    InPlay,
    /// The first guess was wrong: it is in the box (C6).
    Forfeited,
    /// The first guess was right.
    Won,
}

/// State of the first stop-over of the last flight (C19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStop {
    /// There is none: the hand landed only once, or nothing was transmitted yet.
    Absent,
    /// Hidden: the crew can ask for it with a help card.
    Hidden,
    /// Shown: this is the first stop.
    Shown(Tile),
}

/// A round under way.
#[derive(Clone)]
pub(super) struct Round {
    pub source: Source,
    pub target: Secret<Tile>,
    pub signal: Option<Signal>,
    pub stake: Stake,
    /// Side that decides: the crew or the source.
    pub turn: Side,
    /// The route that the source is building, kept from one take to the next.
    pub route: Option<Secret<Route>>,
    pub take: Option<Secret<Take>>,
    /// Every rhythm that was transmitted in this round.
    pub sent: Vec<Rhythm>,
    /// The route of the last of them.
    pub flown: Option<Secret<Route>>,
    /// Number of them since the last wrong guess.
    pub heard: u8,
    pub guesser: Option<Seat>,
    pub wrong: Vec<Tile>,
    /// The first stop-over that was shown, and of which transmission, counted from 1.
    pub shown: Option<(Tile, usize)>,
    pub briefing: bool,
    /// Number of decisions in a row that no one took.
    pub silences: u8,
}

/// Side that decides in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Source,
    Crew,
}

impl Round {
    /// Most transmissions before a guess (C4).
    pub(super) const TRANSMISSIONS: u8 = 3;

    pub(super) fn new(
        source: Source,
        target: Secret<Tile>,
        signal: Option<Signal>,
        seats: u8,
    ) -> Self {
        Self {
            source,
            target,
            signal,
            stake: Stake::InPlay,
            turn: Side::Source,
            route: None,
            take: None,
            sent: Vec::new(),
            flown: None,
            heard: 0,
            guesser: source.crew(seats).next(),
            wrong: Vec::new(),
            shown: None,
            briefing: false,
            silences: 0,
        }
    }

    /// Passes the turn to guess to the next of the crew, round and round (C7, C9).
    pub(super) fn pass(&mut self, seats: u8) {
        let crew = self.source.crew(seats);
        let after = crew
            .clone()
            .skip_while(|&seat| Some(seat) != self.guesser)
            .nth(1);
        self.guesser = after.or_else(|| crew.clone().next());
    }

    /// State of the first stop-over as the crew knows it. That there is none is known to all.
    pub(super) fn first_stop(&self) -> FirstStop {
        let landings = self.sent.last().map_or(0, Rhythm::landings);
        match self.shown {
            _ if landings < 2 => FirstStop::Absent,
            Some((stop, shown)) if shown == self.sent.len() => FirstStop::Shown(stop),
            Some(_) | None => FirstStop::Hidden,
        }
    }

    /// Number of transmissions that may still come before a guess is due (C4).
    pub(super) const fn transmissions_left(&self) -> u8 {
        Self::TRANSMISSIONS.saturating_sub(self.heard)
    }

    /// The seat that decides now.
    pub(super) fn due_seat(&self) -> Option<Seat> {
        match self.turn {
            Side::Source => self.source.seat(),
            Side::Crew => self.guesser,
        }
    }
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The source.
    pub source: Source,
    /// Tile where the rocket took off.
    pub from: Tile,
    /// Planet where the signal came from.
    pub target: Tile,
    /// The route of the last flight; empty where the table keeps it.
    pub route: Route,
    /// The signal card that was played for.
    pub signal: Option<Signal>,
    /// State of its signal card.
    pub stake: Stake,
    /// The planets named in vain, in order.
    pub wrong: Vec<Tile>,
    /// The player who found it; `None` for the game master.
    pub finder: Option<Seat>,
    /// Number of transmissions.
    pub transmissions: u8,
    /// Rhythm of the last of them, as everyone heard it.
    pub rhythm: Rhythm,
}
