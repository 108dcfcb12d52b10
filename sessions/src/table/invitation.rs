//! A person who was invited to a table. Each person is invited once, no matter what they answer.

use crate::ids::{Millis, UserId};
use crate::table::player::Player;

/// A person who was invited to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The invited person.
    pub player: Player,
    /// The player who invited them.
    pub by: UserId,
    /// Until when a seat is reserved for them, if one is.
    pub keeps: Option<Millis>,
    /// Their answer.
    pub answer: Rsvp,
}

/// The answer of a person who was invited to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rsvp {
    /// Not answered yet.
    Awaited,
    /// Accepted: they sat down.
    Came,
    /// Declined.
    Declined,
}

impl Invitation {
    /// Tells whether they may still answer.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.answer == Rsvp::Awaited
    }

    /// Until when a seat is reserved for them, where one is at this moment.
    #[must_use]
    pub fn reserved_until(&self, now: Millis) -> Option<Millis> {
        self.keeps.filter(|until| self.is_open() && *until > now)
    }
}
