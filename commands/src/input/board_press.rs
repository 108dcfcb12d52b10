//! A press on a board that is answered with the board itself: shown at once, and at no cost of the
//! requests that all tables share. Never shows a private view.

use sessions::{Delivery, Marks, MessageId, Slot, TableId, UserId, Version};
use tokio::sync::OwnedMutexGuard;

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::app::turns::UnderWay;
use crate::requests::app::App;
use crate::ui::message::Answer;
use crate::ui::pool::Urgency;
use crate::ui::reply::{Carrier, Reply, ReplyTo};

/// A press on the current board of a table.
pub(crate) struct Press {
    table: TableId,
    /// The message with the board.
    board: MessageId,
    /// Keeps the outbox from showing the board meanwhile; `None` once the answer is for the user
    /// alone.
    under_way: Option<UnderWay<TableId>>,
    /// Board that the answer shows, while it is on its way.
    showing: Option<ShownBoard>,
}

/// A board on its way as an answer.
struct ShownBoard {
    version: Version,
    unreachable: Vec<UserId>,
    /// Delivery of the board that it replaces.
    before: Delivery,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Press {
    /// A press by this person, if the message that they used is the current board of the table.
    /// `to` then carries the board.
    pub(crate) async fn on_board(
        services: &Services,
        who: &Caller,
        to: &mut ReplyTo,
        table: TableId,
    ) -> Result<Option<Self>, ServeError> {
        let Some(board) = who.component_message else {
            return Ok(None);
        };
        let is_private = to.carrier == Carrier::Private && who.place.guild.is_some();
        if is_private || shown_on(services, table, board).await?.is_none() {
            return Ok(None);
        }
        to.carrier = Carrier::Board;
        Ok(Some(Self {
            table,
            board,
            under_way: Some(services.presses.begin(table)),
            showing: None,
        }))
    }

    /// The reply, with the board in place of a sentence that tells no more than it.
    pub(crate) async fn answer(&mut self, app: &App, reply: Reply) -> Result<Reply, ServeError> {
        let Answer::OnBoard(private) = reply.answer else {
            // An answer for the user alone leaves the board to the outbox.
            self.under_way = None;
            return Ok(reply);
        };
        let turn = match &self.under_way {
            Some(under_way) => Some(under_way.wait_for_turn().await),
            None => None,
        };
        let answer = match self.board_answer(app, turn).await? {
            Some(answer) => answer,
            None => Answer::Say(private),
        };
        Ok(Reply { answer, ..reply })
    }

    /// The board as it is now, including changes by others; `None` if it is not here any more.
    async fn board_answer(
        &mut self,
        app: &App,
        turn: Option<OwnedMutexGuard<()>>,
    ) -> Result<Option<Answer>, ServeError> {
        let services = &app.services;
        let Some(any_game) = app.game_at(self.table) else {
            return Ok(None);
        };
        let Some(before) = shown_on(services, self.table, self.board).await? else {
            return Ok(None);
        };
        let Some(board) = any_game.board(self.table, Urgency::Now).await? else {
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

    /// Notes whether the answer was delivered: the board is marked as shown, or is pending again.
    pub(crate) async fn finish(mut self, services: &Services, delivered: bool) {
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

    /// Marks the board as shown if it was delivered and nothing came between; otherwise has the
    /// outbox show it.
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
        if marks.board_post().map(|board| board.message) != Some(self.board) {
            return Ok(());
        }
        if delivered {
            let (shown, unreachable) = (showing.version, showing.unreachable.clone());
            let shows = move |marks: &mut Marks| marks.record_board(shown, unreachable.clone());
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

/// Delivery of a table's board, if this message is its current board.
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
