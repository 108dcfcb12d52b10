//! Who was asked to a table and is to be told so, where he wishes to be called, and which messages
//! that told somebody are of no use any more. Computed from the journal and the marks, so that each
//! person is told once at a table, whatever happens. It sends nothing.

use sessions::{Calls, Dm, Invitation, Marks, Millis, Posted, Room, Status, UserId};

use crate::fault::Fault;
use crate::house::House;

/// What a table owes to those who were asked to it.
#[derive(Debug, Default)]
pub(crate) struct Invited {
    /// Whom it tells in its channel.
    pub here: Vec<UserId>,
    /// Whom it tells by DM, or not at all.
    pub aside: Vec<UserId>,
    /// When somebody can be told who rests and takes no DMs.
    pub later: Option<Millis>,
    /// Whose messages go.
    pub spent: Vec<(UserId, Posted)>,
}

impl Invited {
    /// Whether anything is owed in the table's channel.
    pub(crate) const fn owes_channel(&self) -> bool {
        !self.here.is_empty() || !self.spent.is_empty()
    }
}

/// What a table owes to those who were asked to it.
pub(crate) async fn due(house: &House, room: &Room, marks: &Marks) -> Result<Invited, Fault> {
    let mut due = Invited::default();
    for invitation in &room.invited {
        let user = invitation.player.user;
        match marks.invited(user) {
            Some(told) => {
                let spent = told.posted.filter(|_| !is_open(room, invitation));
                due.spent.extend(spent.map(|posted| (user, posted)));
            }
            None if is_open(room, invitation) => {
                let person = house.sessions.person(user).await?.unwrap_or_default();
                let takes_dms = person.dm != Dm::Closed;
                let rests = person.rests_until(house.sessions.now());
                let aside = match person.calls {
                    // Noted at once, and told to nobody: that is his own business.
                    Calls::Never => true,
                    // He finds it in his DMs, where it came without a sound.
                    _ if rests.is_some() && takes_dms => true,
                    _ if let Some(until) = rests => {
                        due.later = Some(due.later.map_or(until, |later| later.min(until)));
                        continue;
                    }
                    Calls::Dm | Calls::Digest => takes_dms,
                    Calls::Mention => false,
                };
                match aside {
                    // The way there leads to the board.
                    true if person.calls != Calls::Never && marks.board.is_none() => {}
                    true => due.aside.push(user),
                    false => due.here.push(user),
                }
            }
            None => {}
        }
    }
    Ok(due)
}

/// Whether somebody is still asked.
pub(crate) fn is_open(room: &Room, invitation: &Invitation) -> bool {
    room.status == Status::Lobby && invitation.is_open()
}
