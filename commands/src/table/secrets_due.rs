//! What the person in a seat has in their DMs: one message for a table, which asks for the secret
//! that is owed, if one is. It tells that one is owed, never what.

use games::{Seat, To};
use sessions::{Snapshot, UserId, Version};

use crate::game::ui::GameUi;
use crate::ui::ids::Stamp;
use crate::ui::message::Message;

/// Whether a person at a running table owes a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SecretDue {
    /// Who it is.
    pub user: UserId,
    /// In which seat.
    pub seat: Seat,
    /// At which moment of the game, so that it is asked for once.
    pub stamp: Stamp,
    /// Whether they do.
    pub owes: bool,
}

impl SecretDue {
    /// The moment, as it is marked.
    pub(crate) fn moment(&self) -> Version {
        Version(u64::from(self.stamp.0) + 1)
    }
}

/// What stands in a person's DMs.
pub(crate) struct Prompt {
    /// Whose it is, and whether it asks.
    pub owing: SecretDue,
    /// As of which version of the table.
    pub version: Version,
    /// Their console.
    pub console: To<Seat, Message>,
}

/// The people at a table whose game has begun. Everyone may know whether they owe a secret.
pub(crate) fn all<D: GameUi>(now: &Snapshot<D>) -> Vec<SecretDue> {
    let Some(stamp) = now.public_view().map(|view| D::stamp(&view.open())) else {
        return Vec::new();
    };
    let people = now.room().people();
    let owing = people.filter_map(|(seat, player)| {
        let owes = |view: D::View| D::owes_a_secret(&view).then_some(());
        let owes = now.seat_view(seat)?.map(owes).transpose().is_some();
        let user = player.user;
        Some(SecretDue {
            user,
            seat,
            stamp,
            owes,
        })
    });
    owing.collect()
}
