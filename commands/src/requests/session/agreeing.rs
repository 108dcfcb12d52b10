//! The pages on which a host sees and changes the table's options before the game.

use sessions::{Room, Status, TableRefusal};

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::app::refused::foreign_component;
use crate::game::ui::GameUi;
use crate::requests::moderation::may_moderate;
use crate::table::lobby;
use crate::table::options::{self, Topic};
use crate::ui::reply::Reply;

impl<D: GameUi> PlayerSession<'_, D> {
    /// A page of the table's options, for the host.
    ///
    /// # Errors
    /// The table refuses it.
    pub(crate) fn options(&self, page: usize) -> Result<Reply, ServeError> {
        let host = self.lobby()?.host;
        if host != self.who.user {
            return Err(TableRefusal::NotHost { host }.into());
        }
        Ok(Reply::update(options::page::<D>(
            &self.now,
            self.who.lang,
            page,
        )))
    }

    /// Page with what else the asker can do before the game.
    ///
    /// # Errors
    /// The table refuses it, or the server's rules cannot be read.
    pub(crate) async fn lobby_more(&self) -> Result<Reply, ServeError> {
        let (who, table) = (self.who, self.table.table());
        self.lobby()?;
        let closes = may_moderate(self.services, who, table).await?;
        let more = lobby::more_page::<D>(&self.now, (who.user, closes), who.lang);
        Ok(Reply::say(more))
    }

    /// The room, if the game has not begun.
    fn lobby(&self) -> Result<&Room, TableRefusal> {
        let room = self.now.room();
        match room.status {
            Status::Lobby => Ok(room),
            Status::Playing => Err(TableRefusal::AlreadyStarted),
            Status::Over { .. } => Err(TableRefusal::Over),
            Status::Closed => Err(TableRefusal::Closed),
        }
    }

    /// Sets the option with this word to a value.
    ///
    /// # Errors
    /// It is unknown whether the option was set.
    pub(crate) async fn choose(
        mut self,
        page: usize,
        (word, said): (&str, &str),
    ) -> Result<Reply, ServeError> {
        let Some(topic) = Topic::<D>::by_word(word) else {
            return Ok(foreign_component(self.who.lang));
        };
        if let Some(agreement) = topic.choose(&self.now, said, self.who) {
            self.now = self
                .table
                .agree(self.who.user, self.who.key, agreement)
                .await?;
        }
        self.options(page)
    }
}
