//! Secrets that players have to make, and the message that asks for one in a player's DMs. It tells
//! that there is one, never which.

use games::{Seat, To};
use sessions::{Snapshot, UserId, Version};

use crate::game::ui::GameUi;
use crate::ui::ids::Stamp;
use crate::ui::message::Message;

/// A player at a running table, and whether they have a secret to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SecretDue {
    /// The player.
    pub user: UserId,
    /// Seat of the player.
    pub seat: Seat,
    /// Moment of the game, so that the secret is asked for once.
    pub stamp: Stamp,
    /// True if they have a secret to make.
    pub is_due: bool,
}

impl SecretDue {
    /// Moment of the game as the marks of deliveries note it.
    pub(crate) fn moment(&self) -> Version {
        Version(u64::from(self.stamp.0) + 1)
    }
}

/// Message in a player's DMs.
pub(crate) struct Prompt {
    /// The player, and whether the message asks for a secret.
    pub due: SecretDue,
    /// Version of the table that it shows.
    pub version: Version,
    /// Console of the player.
    pub console: To<Seat, Message>,
}

/// The people at a table whose game has begun, and whether each has a secret to make: everyone may
/// know that.
pub(crate) fn secrets_due<D: GameUi>(now: &Snapshot<D>) -> Vec<SecretDue> {
    let Some(stamp) = now.public_view().map(|view| D::stamp(&view.open())) else {
        return Vec::new();
    };
    let people = now.room().people();
    let due = people.filter_map(|(seat, player)| {
        let secret = |view: D::View| D::has_secret_due(&view).then_some(());
        let is_due = now.seat_view(seat)?.map(secret).transpose().is_some();
        let user = player.user;
        Some(SecretDue {
            user,
            seat,
            stamp,
            is_due,
        })
    });
    due.collect()
}
