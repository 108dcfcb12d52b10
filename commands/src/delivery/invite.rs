//! The messages that tell people that they are asked to a table: one each, gone when they answered.

use sessions::{InvitePost, MarkChange, Room, Target, UserId};

use super::Post;
use crate::claim::Kind;
use crate::counter::Counter;
use crate::fault::Fault;
use crate::invited;
use crate::inviting::{self, Where};
use crate::standing::StandingMessage;

impl Post<'_> {
    /// Tells whoever was asked and does not know, and takes away what is answered.
    pub(super) async fn invitations(
        &self,
        counter: &dyn Counter,
        room: &Room,
    ) -> Result<(), Fault> {
        let marks = self.table.marks().await?;
        let due = invited::due(self.house, room, &marks).await?;
        for (user, posted) in due.spent {
            self.remove(posted).await?;
            self.table.mark(MarkChange::InviteGone(user)).await?;
        }
        for user in due.here {
            self.invitation(counter, user).await?;
        }
        Ok(())
    }

    async fn invitation(&self, counter: &dyn Counter, user: UserId) -> Result<(), Fault> {
        // Those before him may have waited for Discord: he may have answered, or been told, meanwhile.
        let (room, marks) = (self.table.room().await?, self.table.marks().await?);
        let invitation = room
            .invitation(user)
            .filter(|it| invited::is_open(&room, it));
        let Some(invitation) = invitation.filter(|_| marks.invited(user).is_none()) else {
            return Ok(());
        };
        let id = self.table.id();
        let board = marks.board.as_ref();
        let message = inviting::message(counter, &room, invitation, board, &Where::Here);
        let target = Target::Invitation(user);
        // He is told once at this table, so his place among those who were asked is enough.
        let nonce = format!("i{id}-{}", nth(&room, user));
        let is_it = |it: &StandingMessage| it.invites_to(id, Some(user));
        let claim = self.claim(target, nonce, &marks).await?;
        let posted = self.bring(&claim, message, &is_it).await?;
        let invited = MarkChange::Invited(InvitePost {
            user,
            posted: Some(posted),
        });
        claim.note_post(invited, posted, Kind::Passes).await
    }
}

/// The how-manieth he was to be asked.
pub(crate) fn nth(room: &Room, user: UserId) -> usize {
    let mut invited = room.invited.iter();
    invited.position(|it| it.player.user == user).unwrap_or(0)
}
