//! State of a mission, and who is to decide. Its changes by events are in `apply`.

use super::aid::Aids;
use super::ear::Ear;
use super::options::{Difficulty, Options, Practice, Solo};
use super::practice::{Flown, Practising};
use super::round::{Past, Round, Side, Source, Stake};
use super::route::Route;
use super::score::{Certificate, Ending, Tier};
use super::signal::Signal;
use super::space::Space;
use super::tile::Tile;
use crate::core::game::{Due, Pending, Span};
use crate::core::seat::Seat;

/// A mission.
#[derive(Clone)]
pub struct State {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) space: Space,
    /// The planets whose card is in the arrival stack, the present target included (C1).
    pub(super) arrivals: Vec<Tile>,
    /// The planets that are face up, those that were reached included.
    pub(super) face_up: Vec<Tile>,
    pub(super) rocket: Tile,
    pub(super) fuel: u8,
    /// The signal cards still in their pile.
    pub(super) signals: Vec<Signal>,
    pub(super) aids: Aids,
    /// Practice of each pilot, before round 1.
    pub(super) practising: Vec<Practising>,
    pub(super) flown: Vec<Flown>,
    pub(super) round: Option<Round>,
    pub(super) past: Vec<Past>,
    /// Planet where the signal that no one found came from.
    pub(super) missed: Option<Tile>,
    /// The route from there, as everyone is shown it.
    pub(super) missed_route: Route,
    /// Number of decisions so far: each has its whole time, and no more.
    pub(super) decisions: u64,
}

impl State {
    pub(super) fn new(options: Options, seats: u8) -> Self {
        Self {
            options,
            seats,
            space: Space::default(),
            arrivals: Vec::new(),
            face_up: Vec::new(),
            rocket: Tile::EARTH,
            fuel: options.fuel(),
            signals: Signal::pack(),
            aids: if options.level == Difficulty::Pro {
                Aids::active()
            } else {
                Aids::default()
            },
            practising: Vec::new(),
            flown: Vec::new(),
            round: None,
            past: Vec::new(),
            missed: None,
            missed_route: Route::default(),
            decisions: 0,
        }
    }

    pub(super) fn is_pro(&self) -> bool {
        self.options.level == Difficulty::Pro
    }

    pub(super) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    pub(super) fn is_over(&self) -> bool {
        self.fuel == 0 || self.past.len() >= usize::from(self.options.mission.rounds())
    }

    /// True while flights are being practised.
    pub(super) fn is_practising(&self) -> bool {
        self.round.is_none() && self.past.is_empty() && self.options.practice == Practice::Offered
    }

    /// Player who begins, and is the first source but for a solo mission.
    pub(super) const fn first() -> Seat {
        Seat::new(0)
    }

    /// Source of the next round.
    pub(super) fn next_source(&self) -> Source {
        let first = if self.is_solo() {
            Source::GameMaster
        } else {
            Source::Seat(Self::first())
        };
        let last = self.past.last();
        last.map_or(first, |past| self.source_after(past.source))
    }

    /// Source after this one: the neighbour on the left; solo, the game master and the person by
    /// turns.
    pub(super) fn source_after(&self, source: Source) -> Source {
        match source {
            _ if !self.is_solo() => source.next(self.seats),
            Source::GameMaster if self.options.solo == Solo::InTurns => Source::Seat(Self::first()),
            Source::GameMaster | Source::Seat(_) => Source::GameMaster,
        }
    }

    /// The game master's ear for the hand of this round.
    pub(super) fn ear(&self) -> Ear<'_> {
        let round = self.round.as_ref();
        Ear {
            space: &self.space,
            start: self.rocket,
            past: &self.past,
            sent: round.map_or(&[], |round| &round.sent),
        }
    }

    /// The planets where the signal may still come from, as the crew knows it.
    pub(super) fn suspects(&self) -> Vec<Tile> {
        let wrong = self.round.as_ref().map_or(&[][..], |round| &round.wrong);
        let open = self.arrivals.iter().filter(|tile| !wrong.contains(tile));
        open.copied().collect()
    }

    /// The signal cards won.
    pub(super) fn won(&self) -> Vec<Signal> {
        let won = self.past.iter().filter(|past| past.stake == Stake::Won);
        won.filter_map(|past| past.signal).collect()
    }

    /// Their points (C11).
    pub(super) fn score(&self) -> u8 {
        self.won().iter().map(|signal| signal.points()).sum()
    }

    /// End of the mission.
    pub(super) fn ending(&self) -> Option<Ending> {
        const SPARE: u8 = 3;
        if self.fuel == 0 {
            return Some(Ending::Lost {
                target: self.missed,
            });
        }
        self.is_over().then(|| Ending::Won {
            next: self.options.level.next().filter(|_| {
                let is_whole = self.options.mission.is_whole();
                is_whole && self.fuel >= SPARE
            }),
            certificate: self.is_pro().then(|| self.certificate()),
        })
    }

    fn certificate(&self) -> Certificate {
        let points = self.score();
        let found = |nth: usize| self.past.get(nth).map_or(Tile::EARTH, |past| past.target);
        Certificate {
            tier: Tier::from_points(points),
            points,
            seats: self.seats,
            // Only who has found them all has a certificate.
            planets: std::array::from_fn(found),
            day: self.options.day,
        }
    }

    /// Decisions that are awaited now, or the winners.
    pub(super) fn pending(&self) -> Pending {
        match self.ending() {
            Some(Ending::Lost { .. }) => Pending::Over {
                winners: Vec::new(),
            },
            Some(Ending::Won { .. }) => Pending::Over {
                winners: Seat::all(self.seats).collect(),
            },
            None => Pending::Orders(vec![self.due_decision()]),
        }
    }

    /// The one decision that the game waits for.
    fn due_decision(&self) -> Due {
        let seat = self.round.as_ref().and_then(Round::due_seat);
        Due {
            seat: seat.unwrap_or(Self::first()),
            // A source drafts in private: no clock may tell when it did. In practice no player is
            // hurried by what others try.
            within: match &self.round {
                Some(round) if round.turn == Side::Crew => Span::Move,
                _ => Span::SetUp,
            },
        }
    }
}
