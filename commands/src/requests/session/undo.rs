//! A player's undo of their last action, or their request to the others for it.

use games::To;
use sessions::TableAction;

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::ui::{GameUi, Page};
use crate::table::names::names_for;
use crate::table::undo;
use crate::table::votes::vote_outcome;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Undoes the last action of the caller, or their action number `nth`; or asks the others for
    /// it.
    ///
    /// # Errors
    /// It is unknown whether it is undone.
    pub(crate) async fn undo_last(
        &self,
        nth: Option<u64>,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let table = self.table.table();
        let asked = TableAction::TakeBack(nth);
        let done = table.act(self.who.user, self.who.key, asked).await?;
        let now = self.table.snapshot().await?;
        let Some(seat) = now.room().seat_of(self.who.user) else {
            return Ok(self.no_board());
        };
        let names = names_for(now.room(), self.who.lang, self.who.user);
        let taken = undo::undone_news(&now, seat, done.version);
        if taken.is_empty() {
            let open = now.room().motion(done.version);
            return Ok(Reply::words(
                vote_outcome(
                    self.who.lang,
                    now.room(),
                    open.map_or(done.version, |it| it.number),
                )
                .tr(self.who.lang),
            ));
        }
        let text = To::everyone(String::new()).to_seat(seat);
        let taken = taken
            .into_iter()
            .map(|text| undo::news_text_for(self.who.lang, text, &names));
        let text = text.gather(taken, |text, line| {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&line);
        });
        if from == Carrier::Private {
            let after = self.with_state(now, seat, self.record.clone());
            return after.console(&Page::default(), Some(text)).await;
        }
        let text = text.map(|text| Message::news(self.who.lang, &text));
        Ok(Reply::for_seat(
            Some(seat),
            Answer::Say(Private::Seat(text)),
        ))
    }
}
