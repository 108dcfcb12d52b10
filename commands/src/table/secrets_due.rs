//! Message of a person in a seat in their DMs: one for a table, which asks for the secret that they
//! have to make, if there is one. It tells that there is one, never what.

use games::{Seat, To};
use sessions::{Snapshot, UserId, Version};

use crate::game::ui::GameUi;
use crate::ui::ids::Stamp;
use crate::ui::message::Message;

/// State of a person at a running table: a secret to make, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SecretDue {
    /// Id of the person.
    pub user: UserId,
    /// In which seat.
    pub seat: Seat,
    /// At which moment of the game, so that it is asked for once.
    pub stamp: Stamp,
    /// True if they have a secret to make.
    pub owes: bool,
}

impl SecretDue {
    /// The moment, as it is marked.
    pub(crate) fn moment(&self) -> Version {
        Version(u64::from(self.stamp.0) + 1)
    }
}

/// Message in a person's DMs.
pub(crate) struct Prompt {
    /// Person whose message it is, and whether it asks.
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
