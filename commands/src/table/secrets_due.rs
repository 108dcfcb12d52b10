//! Secrets that seats owe, and are asked for in their DMs. It tells that one is owed, never what.

use games::{Seat, To};
use sessions::{Snapshot, UserId, Version};

use crate::game::ui::GameUi;
use crate::ui::ids::Stamp;
use crate::ui::message::Message;

/// A secret that a seat owes, to be asked for in the DM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owing {
    /// Who owes it.
    pub user: UserId,
    /// In which seat.
    pub seat: Seat,
    /// For which moment of the game, so that it is asked for once.
    pub stamp: Stamp,
}

impl Owing {
    /// The moment, as it is marked.
    pub(crate) fn moment(&self) -> Version {
        Version(u64::from(self.stamp.0) + 1)
    }
}

/// A secret that a seat owes, with the console that asks for it.
pub(crate) struct Prompt {
    /// Who owes it, and when.
    pub owing: Owing,
    /// As of which version of the table.
    pub version: Version,
    /// The player's console.
    pub console: To<Seat, Message>,
    /// What it will say once it is past.
    pub past: String,
}

/// The seats that owe a secret. Everyone may know that they do.
pub(crate) fn all<D: GameUi>(now: &Snapshot<D>) -> Vec<Owing> {
    let Some(stamp) = now.public_view().map(|view| D::stamp(&view.open())) else {
        return Vec::new();
    };
    let people = now.room().people();
    let owing = people.filter_map(|(seat, player)| {
        let owes = |view: D::View| D::owes_a_secret(&view).then_some(());
        now.seat_view(seat)?.map(owes).transpose()?;
        let user = player.user;
        Some(Owing { user, seat, stamp })
    });
    owing.collect()
}
