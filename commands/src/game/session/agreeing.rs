//! The host looks at the table's options, before the game, and changes them.

use games::To;
use sessions::{Status, TableError, TableRefusal};
use text::say;

use super::PlayerSession;
use crate::game::ui::GameUi;
use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::input::refused::refused;
use crate::input::table_actions::may_dissolve;
use crate::table::lobby;
use crate::table::options::{self, Topic};
use crate::ui::message::{Answer, Private};
use crate::ui::reply::Reply;

impl<D: GameUi> PlayerSession<'_, D> {
    /// A page of what is agreed on, for the host.
    ///
    /// # Errors
    /// None but what a refusal tells.
    pub(crate) fn options(&self, who: &Caller, page: usize) -> Result<Reply, ServeError> {
        let room = self.now.room();
        let refusal = match room.status {
            Status::Lobby if room.host == who.user => None,
            Status::Lobby => Some(TableRefusal::NotHost { host: room.host }),
            Status::Playing => Some(TableRefusal::AlreadyStarted),
            Status::Over { .. } => Some(TableRefusal::Over),
            Status::Closed => Some(TableRefusal::Closed),
        };
        match refusal {
            Some(refusal) => refused(who.lang, TableError::Refused(refusal)),
            None => Ok(self.terms(who, page)),
        }
    }

    /// What else can be done before the game, for the asker alone.
    ///
    /// # Errors
    /// The server's rules cannot be read.
    pub(crate) async fn lobby_more(&self, who: &Caller) -> Result<Reply, ServeError> {
        let refusal = match self.now.room().status {
            Status::Lobby => {
                let closes = may_dissolve(self.services, who, self.table.table()).await?;
                let more = lobby::more::<D>(&self.now, (who.user, closes), who.lang);
                let more = To::everyone(more);
                return Ok(Reply::open(Answer::Say(Private::Open(more))));
            }
            Status::Playing => TableRefusal::AlreadyStarted,
            Status::Over { .. } => TableRefusal::Over,
            Status::Closed => TableRefusal::Closed,
        };
        refused(who.lang, TableError::Refused(refusal))
    }

    fn terms(&self, who: &Caller, page: usize) -> Reply {
        let page = options::page::<D>(&self.now, who.lang, page);
        let page = Private::Open(To::everyone(page));
        Reply::open(Answer::Update(page))
    }

    /// The host sets one of the table's options.
    ///
    /// # Errors
    /// It is unknown whether the option was set.
    pub(crate) async fn choose(
        mut self,
        who: &Caller,
        page: usize,
        (word, said): (&str, &str),
    ) -> Result<Reply, ServeError> {
        let Some(term) = Topic::<D>::of(word) else {
            return Ok(Reply::words(say("table-foreign-button").tr(who.lang)));
        };
        if let Some(agreement) = term.choose(&self.now, said, who) {
            match self.table.agree(who.user, who.key, agreement).await {
                Ok(now) => self.now = now,
                Err(error) => return refused(who.lang, error),
            }
        }
        self.options(who, page)
    }
}
