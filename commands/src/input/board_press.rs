//! A press on a board that is answered with the board itself: shown at once, and at no cost of the
//! requests that all tables share. It must never show a private view.

use sessions::{Delivery, Marks, MessageId, Slot, TableId, UserId, Version};
use tokio::sync::OwnedMutexGuard;

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::app::turns::UnderWay;
use crate::requests::app::App;
use crate::ui::message::Answer;
use crate::ui::pool::Wanted;
use crate::ui::reply::{Carrier, Reply, ReplyTo};

/// A press on the board that a table has now.
pub(crate) struct Press {
    table: TableId,
    /// The board.
    on: MessageId,
    held: Option<UnderWay<TableId>>,
    /// Board that the answer shows, while it is on its way.
    showing: Option<ShownBoard>,
}

struct ShownBoard {
    version: Version,
    unreachable: Vec<UserId>,
    /// Delivery of the board before.
    before: Delivery,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Press {
    /// A press by this person, if the message that they used is the present board of their table.
    pub(crate) async fn of(
        services: &Services,
        who: &Caller,
        to: &mut ReplyTo,
        table: TableId,
    ) -> Result<Option<Self>, ServeError> {
        let Some(on) = who.on else {
            return Ok(None);
        };
        let is_private = to.carrier == Carrier::Private && who.place.guild.is_some();
        if is_private || shown_on(services, table, on).await?.is_none() {
            return Ok(None);
        }
        to.carrier = Carrier::Board;
        Ok(Some(Self {
            table,
            on,
            held: Some(services.presses.begin(table)),
            showing: None,
        }))
    }

    /// The board in the place of an answer that tells no more than it.
    pub(crate) async fn answer(&mut self, app: &App, reply: Reply) -> Result<Reply, ServeError> {
        let Answer::Seen(told) = reply.answer else {
            // An answer for the user alone leaves the board to the outbox.
            self.held = None;
            return Ok(reply);
        };
        let turn = match &self.held {
            Some(held) => Some(held.turn().await),
            None => None,
        };
        let answer = match self.face(app, turn).await? {
            Some(answer) => answer,
            None => Answer::Say(told),
        };
        Ok(Reply { answer, ..reply })
    }

    /// The board as it is now, including changes by others; `None` if it is not here any more.
    async fn face(
        &mut self,
        app: &App,
        turn: Option<OwnedMutexGuard<()>>,
    ) -> Result<Option<Answer>, ServeError> {
        let services = &app.services;
        let Some(any_game) = app.game_at(self.table) else {
            return Ok(None);
        };
        let Some(before) = shown_on(services, self.table, self.on).await? else {
            return Ok(None);
        };
        let Some(board) = any_game.board(self.table, Wanted::Now).await? else {
            return Ok(None);
        };
        self.showing = Some(ShownBoard {
            version: board.version,
            unreachable: board.unreachable,
            before,
            _turn: turn,
        });
        Ok(Some(Answer::Board(board.message)))
    }

    /// The answer arrived, or it did not: what the board shows is marked, or is pending again.
    pub(crate) async fn done(mut self, services: &Services, delivered: bool) {
        if let Some(showing) = self.showing.take()
            && let Err(fault) = self.note(services, &showing, delivered).await
        {
            // The outbox shows the board once more.
            tracing::warn!(
                table = self.table.0,
                %fault,
                "the state of a board was not saved; it is shown again"
            );
        }
    }

    async fn note(
        &self,
        services: &Services,
        showing: &ShownBoard,
        delivered: bool,
    ) -> Result<(), ServeError> {
        let Some(table) = services.sessions.table(self.table).await? else {
            return Ok(());
        };
        let marks = table.marks().await?;
        if marks.intent(Slot::Board).is_some() {
            // Another one is about to take its place.
            return Ok(());
        }
        if marks.board_post().map(|board| board.message) != Some(self.on) {
            return Ok(());
        }
        if delivered {
            let (shown, unreachable) = (showing.version, showing.unreachable.clone());
            let shows = move |marks: &mut Marks| marks.show(shown, unreachable.clone());
            let seen = (Slot::Board, showing.before.clone());
            if table.note_over(seen, shows).await?.is_some() {
                return Ok(());
            }
            // The outbox showed it meanwhile: it is not known which of the two stands there.
        }
        table.note(Marks::distrust_board).await?;
        services.sessions.touch(self.table);
        Ok(())
    }
}

/// Delivery of a table's board, if this message is the board that it has now.
async fn shown_on(
    services: &Services,
    table: TableId,
    message: MessageId,
) -> Result<Option<Delivery>, ServeError> {
    let Some(table) = services.sessions.table(table).await? else {
        return Ok(None);
    };
    let marks = table.marks().await?;
    let is_board = match marks.board_post() {
        Some(board) => board.message == message,
        // The first one is there before we have heard that it is.
        None => marks.intent(Slot::Board).is_some(),
    };
    Ok(is_board.then(|| marks.slot(Slot::Board)))
}
