//! A moment of a finished game, from which another one can go on. Made from the record of the game,
//! so that what its players kept for themselves (notes and drafts) is not in it.

use games::{Game, Pending, RecordChanges, Seat, Spoken};

use super::Chronicle;
use crate::ids::UserId;
use crate::table::Snapshot;
use crate::table::practice::Practice;
use crate::table::room::Room;

/// A moment of a finished game, from which another one can go on.
pub struct Continuation<G: Game> {
    pub(crate) practice: Practice,
    /// The options that the game began with, and that it goes on with.
    pub(crate) options: G::Options,
    /// Number of seats.
    seats: u8,
    /// Everything that had happened by then and stood.
    pub(crate) events: Vec<G::Event>,
    /// The seats that had a decision to make.
    due: Vec<Seat>,
}

impl<G: Spoken> Continuation<G> {
    /// The moment after this step of a game that is over; `None` where it goes on, or nothing was
    /// left to decide.
    #[must_use]
    pub fn new(over: &Snapshot<G>, step: u64) -> Option<Self> {
        let record = Chronicle::from_table(over)?;
        let end = usize::try_from(step).unwrap_or(usize::MAX);
        let steps = record.steps.first_steps(end.min(record.steps.len()));
        let events = steps.standing().flat_map(|step| step.events.to_vec());
        let events: Vec<G::Event> = events.collect();
        let Pending::Orders(due) = G::pending(&steps.state_without(record.begin(), &[])) else {
            return None;
        };
        let (room, options, seats) = (over.room(), record.options, record.seats);
        Some(Self {
            practice: Practice {
                from: room.table,
                step,
                keeps: seats_of_people(room),
            },
            options: G::Record::for_practice(options),
            seats,
            events,
            due: due.iter().map(|due| due.seat).collect(),
        })
    }
}

impl<G: Game> Continuation<G> {
    /// The seat for a person who goes on from here: the one that they ask for, else where they sat,
    /// else the one whose decision is next.
    #[must_use]
    pub fn seat_for(&self, user: UserId, asked: Option<Seat>) -> Seat {
        let asked = asked.filter(|seat| seat.index() < usize::from(self.seats));
        let mut sat = self.practice.keeps.iter();
        let own = || sat.find(|(who, _)| *who == user).map(|(_, seat)| *seat);
        let next = || self.due.first().copied();
        asked.or_else(own).or_else(next).unwrap_or(Seat::new(0))
    }

    /// Number of seats.
    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.seats
    }
}

/// The people at a table with their seats, but for those who were removed or forgotten.
fn seats_of_people(room: &Room) -> Vec<(UserId, Seat)> {
    let comes = |user: UserId| !user.is_forgotten() && !room.removed.contains(&user);
    let people = room.people().map(|(seat, player)| (player.user, seat));
    people.filter(|(user, _)| comes(*user)).collect()
}
