//! Somebody who was asked to a table. Each person is asked once, whatever he answers.

use crate::ids::{Millis, UserId};
use crate::table::player::Player;

/// Somebody who was asked to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Who.
    pub player: Player,
    /// Who asked him.
    pub by: UserId,
    /// Until when a seat is kept for him, if one is.
    pub keeps: Option<Millis>,
    /// What he answered.
    pub answer: Rsvp,
}

/// What somebody answered who was asked to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rsvp {
    /// Nothing yet.
    Awaited,
    /// He sat down.
    Came,
    /// He does not come.
    Declined,
}

impl Invitation {
    /// Whether he may still answer.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.answer == Rsvp::Awaited
    }

    /// Until when a seat is kept for him, where one is at this moment.
    #[must_use]
    pub fn kept(&self, now: Millis) -> Option<Millis> {
        self.keeps.filter(|until| self.is_open() && *until > now)
    }
}
