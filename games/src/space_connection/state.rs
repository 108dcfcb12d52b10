//! State of a game: its spaces, whose turn it is, and how it ended.

use super::event::{End, Event};
use super::options::{Opening, Options, ReplyTurn};
use super::space::{Hider, Space};
use crate::core::game::{Due, Pending, Span};
use crate::core::seat::Seat;

/// Number of turns in a row that a hunter may let pass before they are taken to have left (our own
/// rule).
pub const PATIENCE: u8 = 3;

/// A game.
#[derive(Clone)]
pub struct State {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// Spaces, one for each hider, in seat order; in a solo game the game master's.
    pub(super) spaces: Vec<Space>,
    /// Player who launched first, once the hunt has begun.
    pub(super) first: Option<Seat>,
    /// Player whose turn it is, once the hunt has begun.
    pub(super) turn: Option<Seat>,
    pub(super) end: Option<End>,
}

impl State {
    pub(super) fn new(options: Options, seats: u8) -> Self {
        let (green, blue) = (Seat::new(0), Seat::new(1));
        let spaces = if seats == 1 {
            vec![Space::new(Hider::GameMaster, green)]
        } else {
            vec![
                Space::new(Hider::Seat(green), blue),
                Space::new(Hider::Seat(blue), green),
            ]
        };
        Self {
            options,
            seats,
            spaces,
            first: None,
            turn: None,
            end: None,
        }
    }

    pub(super) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// True if chance had to say who launches first.
    pub(super) fn was_tossed(&self) -> bool {
        !self.is_solo() && self.options.opening == Opening::Toss
    }

    pub(super) fn hidden_by(&self, seat: Seat) -> Option<&Space> {
        let hides = |space: &&Space| space.hider == Hider::Seat(seat);
        self.spaces.iter().find(hides)
    }

    pub(super) fn hunted_by(&self, seat: Seat) -> Option<&Space> {
        self.spaces.iter().find(|space| space.hunter == seat)
    }

    /// True if the player who began has their nine systems and the other's answer is awaited (S3).
    pub(super) fn waits_for_reply(&self) -> bool {
        let ready = |space: &Space| space.chart.is_complete();
        self.end.is_none() && self.spaces.iter().any(ready)
    }

    /// Reason why the game ends here, after a turn of this hunter; `None` while it goes on.
    pub(super) fn end_after(&self, hunter: Seat) -> Option<End> {
        let complete = |space: &Space| space.chart.is_complete();
        let spaces = &self.spaces;
        if spaces.iter().any(complete) {
            let began = self.first == Some(hunter);
            let may_reply = |space: &Space| space.hunter != hunter && !space.out;
            let open =
                self.options.reply == ReplyTurn::Last && began && spaces.iter().any(may_reply);
            return (!open).then_some(End::Discovered);
        }
        let out = spaces.iter().all(|space| space.out);
        out.then_some(End::Exhausted)
    }

    /// Player who launches after this hunter: the other, unless they have nothing left.
    fn next_after(&self, hunter: Seat) -> Option<Seat> {
        let ready = |space: &&Space| !space.out;
        let others = self.spaces.iter().filter(|space| space.hunter != hunter);
        let other = others.clone().find(ready);
        other
            .or_else(|| self.hunted_by(hunter).filter(ready))
            .map(|space| space.hunter)
    }

    /// Decisions that are awaited now, or the winners.
    pub(super) fn pending(&self) -> Pending {
        if self.end.is_some() {
            return Pending::Over {
                winners: self.winners(),
            };
        }
        if let Some(seat) = self.turn {
            let within = Span::Move;
            return Pending::Orders(vec![Due { seat, within }]);
        }
        let due = |space: &Space| match space.hider {
            Hider::Seat(seat) if !space.sealed => Some(Due {
                seat,
                within: Span::SetUp,
            }),
            Hider::Seat(_) | Hider::GameMaster => None,
        };
        Pending::Orders(self.spaces.iter().filter_map(due).collect())
    }

    /// The winners: more complete systems win, then more planets, else it is a draw (S13). A player
    /// who leaves loses. A solo player wins with nine systems only.
    fn winners(&self) -> Vec<Seat> {
        let hunters = || self.spaces.iter().map(|space| space.hunter);
        if let Some(End::Conceded(gone) | End::Deserted(gone)) = self.end {
            return hunters().filter(|&hunter| hunter != gone).collect();
        }
        if self.is_solo() {
            let complete = |hunter: &Seat| self.score(*hunter).0 == usize::from(super::SYSTEMS);
            return hunters().filter(complete).collect();
        }
        let best = hunters().map(|hunter| self.score(hunter)).max();
        let mut winners: Vec<Seat> = hunters()
            .filter(|&hunter| Some(self.score(hunter)) == best)
            .collect();
        winners.sort();
        winners
    }

    fn score(&self, hunter: Seat) -> (usize, u8) {
        self.hunted_by(hunter).map_or((0, 0), |space| {
            (space.chart.complete.len(), space.chart.found.count())
        })
    }

    /// Makes an event part of the state.
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Drafted { hider, planets } => self.hiding(Hider::Seat(*hider), |space| {
                space.sky = Some(planets.clone());
            }),
            Event::Sealed { hider } => self.hiding(Hider::Seat(*hider), |space| {
                space.sealed = true;
            }),
            Event::Hidden { sky } => self.hiding(Hider::GameMaster, |space| {
                space.sky = Some(sky.clone());
                space.sealed = true;
            }),
            Event::Began { first } => {
                self.first = Some(*first);
                self.turn = Some(*first);
            }
            Event::Launched {
                hunter,
                launch,
                found,
                complete,
            } => {
                self.hunting(*hunter, |space| {
                    space.missed = 0;
                    space.chart.record(*launch, *found, complete);
                });
                self.turn = self.next_after(*hunter);
            }
            Event::Missed { hunter } => {
                self.hunting(*hunter, |space| {
                    space.missed = space.missed.saturating_add(1);
                });
                self.turn = self.next_after(*hunter);
            }
            Event::RanOut { hunter } => {
                self.hunting(*hunter, |space| space.out = true);
                self.turn = self.next_after(*hunter);
            }
            Event::Noted { hunter, notes } => self.hunting(*hunter, |space| {
                space.notes = Some(notes.clone());
            }),
            Event::Uncovered { end, skies } => {
                self.end = Some(*end);
                self.turn = None;
                for (space, sky) in self.spaces.iter_mut().zip(skies) {
                    space.uncovered = Some(*sky);
                }
            }
        }
    }

    fn hiding(&mut self, hider: Hider, change: impl FnOnce(&mut Space)) {
        if let Some(space) = self.spaces.iter_mut().find(|space| space.hider == hider) {
            change(space);
        }
    }

    fn hunting(&mut self, hunter: Seat, change: impl FnOnce(&mut Space)) {
        if let Some(space) = self.spaces.iter_mut().find(|space| space.hunter == hunter) {
            change(space);
        }
    }
}
