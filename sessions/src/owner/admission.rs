//! Admission of people by the server's settings: whom it excludes does nothing at its tables, and
//! is brought there by no one else.

use games::Spoken;

use super::TableOwner;
use crate::error::{Failure, TableError};
use crate::ids::UserId;
use crate::people::server::ServerRules;
use crate::repository::own_page::read_server_rules;
use crate::table::TableAction;
use crate::table::refusal::TableRefusal;
use crate::table::vote::Vote;

impl<G: Spoken> TableOwner<G> {
    /// The settings of the table's server.
    async fn server_rules(&mut self) -> Result<ServerRules, Failure> {
        let guild = self.live().await?.room.place.guild;
        read_server_rules(&self.shared.store, guild).await
    }

    /// The refusal for a person whom the server excludes.
    pub(super) async fn refusal_of(
        &mut self,
        user: UserId,
    ) -> Result<Option<TableRefusal>, Failure> {
        if user.is_computer() {
            return Ok(None);
        }
        let excludes = self.server_rules().await?.excludes(user);
        Ok(excludes.then_some(TableRefusal::Excluded))
    }

    /// The action with everyone whom it brings as the server admits them.
    pub(super) async fn admit(
        &mut self,
        user: UserId,
        action: &TableAction,
    ) -> Result<TableAction, TableError> {
        let leads_out = matches!(
            action,
            TableAction::Leave
                | TableAction::Decline
                | TableAction::Expel(_)
                | TableAction::Rename(_)
        );
        if leads_out {
            return Ok(action.clone());
        }
        if let Some(refusal) = self.refusal_of(user).await? {
            return Err(TableError::Refused(refusal));
        }
        let admitted = match action {
            TableAction::Join(player) => {
                let player = self.server_rules().await?.with_shown_name(player.clone());
                Ok(TableAction::Join(player))
            }
            TableAction::Invite(guest) => {
                let guest = self.server_rules().await?.admit(guest.clone());
                guest.map(TableAction::Invite)
            }
            TableAction::Agree(number) => {
                let room = &self.live().await?.room;
                let comes = match room.motion(*number).map(|open| &open.motion) {
                    Some(Vote::Welcome { player, .. }) => Some(player.clone()),
                    _ => None,
                };
                let admitted = match comes {
                    Some(player) => self.server_rules().await?.admit(player).map(drop),
                    None => Ok(()),
                };
                admitted.map(|()| action.clone())
            }
            _ => Ok(action.clone()),
        };
        admitted.map_err(TableError::Refused)
    }
}
