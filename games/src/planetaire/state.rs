//! State of a match: its rounds, and who is to decide.

use super::event::Event;
use super::options::{Options, Order};
use super::round::{Counted, Hider, Round};
use crate::core::game::{Due, Pending, Span};
use crate::core::seat::Seat;

/// After so many turns in a row that a detector let pass, their round is over (our own rule).
pub const PATIENCE: u8 = 3;

/// A match.
#[derive(Clone)]
pub struct State {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// The rounds that are being played, one or two.
    pub(super) current_rounds: Vec<Round>,
    /// The rounds that were uncovered, in order.
    pub(super) counted: Vec<Counted>,
    /// Detector whose ray is the last thing that everyone saw.
    pub(super) just_fired: Option<Seat>,
}

impl State {
    pub(super) fn new(options: Options, seats: u8) -> Self {
        let mut state = Self {
            options,
            seats,
            current_rounds: Vec::new(),
            counted: Vec::new(),
            just_fired: None,
        };
        state.current_rounds = state.next_rounds();
        state
    }

    /// Number of rounds in the match: a solo match has one.
    pub(super) fn rounds(&self) -> usize {
        if self.seats == 1 {
            1
        } else {
            usize::from(self.options.rounds.count())
        }
    }

    /// The rounds to play next; none when the match is over.
    fn next_rounds(&self) -> Vec<Round> {
        let played = self.counted.len();
        if played >= self.rounds() {
            return Vec::new();
        }
        let (first, second) = (Seat::new(0), Seat::new(1));
        if self.seats == 1 {
            return vec![Round::new(Hider::GameMaster, first)];
        }
        let mut current_rounds = vec![
            Round::new(Hider::Seat(first), second),
            Round::new(Hider::Seat(second), first),
        ];
        if self.options.order == Order::InTurn {
            // The roles are swapped after every round.
            current_rounds.swap_remove(1 - played % 2);
        }
        current_rounds
    }

    /// True if the skies of the current rounds are all sealed.
    pub(super) fn is_detecting(&self) -> bool {
        self.current_rounds.iter().all(|round| round.sealed)
    }

    pub(super) fn hidden_by(&self, seat: Seat) -> Option<&Round> {
        self.current_rounds
            .iter()
            .find(|round| round.hider == Hider::Seat(seat))
    }

    pub(super) fn detected_by(&self, seat: Seat) -> Option<&Round> {
        self.current_rounds
            .iter()
            .find(|round| round.detector == seat)
    }

    /// Score of a seat in the rounds that were uncovered.
    pub(super) fn total(&self, seat: Seat) -> u16 {
        self.counted
            .iter()
            .filter(|counted| counted.reveal.detector == seat)
            .map(|counted| counted.reveal.score.total())
            .sum()
    }

    /// Decisions that are awaited now, or the winners.
    pub(super) fn pending(&self) -> Pending {
        if self.current_rounds.is_empty() {
            return Pending::Over {
                winners: self.winners(),
            };
        }
        let detecting = self.is_detecting();
        let due = |round: &Round| match round.hider {
            _ if detecting => (!round.ended).then_some(Due {
                seat: round.detector,
                within: Span::Move,
            }),
            Hider::Seat(seat) if !round.sealed => Some(Due {
                seat,
                within: Span::SetUp,
            }),
            Hider::Seat(_) | Hider::GameMaster => None,
        };
        Pending::Orders(self.current_rounds.iter().filter_map(due).collect())
    }

    /// The lowest total wins; a tie is a tie (P13).
    fn winners(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seats);
        let best = seats.clone().map(|seat| self.total(seat)).min();
        seats
            .filter(|&seat| Some(self.total(seat)) == best)
            .collect()
    }

    /// Makes an event part of the state.
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Fired { detector, .. } => self.just_fired = Some(*detector),
            // Only the detector knows of it.
            Event::Noted { .. } => {}
            _ => self.just_fired = None,
        }
        match event {
            Event::Drafted { hider, sky } => self.hiding(Hider::Seat(*hider), |round| {
                round.sky = Some(sky.clone());
            }),
            Event::Sealed { hider } => self.hiding(Hider::Seat(*hider), |round| {
                round.sealed = true;
            }),
            Event::Hidden { sky } => self.hiding(Hider::GameMaster, |round| {
                round.sky = Some(sky.clone());
                round.sealed = true;
            }),
            Event::Fired {
                detector,
                margin,
                outcome,
            } => self.detecting(*detector, |round| {
                round.missed = 0;
                round.mark(*margin, *outcome);
            }),
            Event::Placed { detector, cell } | Event::Withdrawn { detector, cell } => {
                self.detecting(*detector, |round| {
                    round.missed = 0;
                    round.marbles = round.marbles.toggled(*cell);
                });
            }
            Event::Noted { detector, empties } => self.detecting(*detector, |round| {
                round.empties = Some(empties.clone());
            }),
            Event::Missed { detector } => self.detecting(*detector, |round| {
                round.missed = round.missed.saturating_add(1);
            }),
            Event::Ended { detector } => self.detecting(*detector, |round| round.ended = true),
            Event::Revealed { rounds } => {
                let current_rounds = std::mem::take(&mut self.current_rounds);
                let counted = current_rounds
                    .into_iter()
                    .zip(rounds)
                    .map(|(round, reveal)| Counted {
                        hider: round.hider,
                        shots: round.shots,
                        marbles: round.marbles,
                        reveal: reveal.clone(),
                    });
                self.counted.extend(counted);
                self.current_rounds = self.next_rounds();
            }
        }
    }

    fn hiding(&mut self, hider: Hider, change: impl FnOnce(&mut Round)) {
        if let Some(round) = self
            .current_rounds
            .iter_mut()
            .find(|round| round.hider == hider)
        {
            change(round);
        }
    }

    fn detecting(&mut self, detector: Seat, change: impl FnOnce(&mut Round)) {
        let detects = |round: &&mut Round| round.detector == detector;
        if let Some(round) = self.current_rounds.iter_mut().find(detects) {
            change(round);
        }
    }
}
