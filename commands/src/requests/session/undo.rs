//! A player undoes what they did last, or asks the others for it.

use games::To;
use sessions::TableAction;

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::ui::{GameUi, Page};
use crate::table::names::names_for;
use crate::table::undo;
use crate::table::votes::noted;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Undoes what the caller did last, or that one of their actions if they say which; or asks the
    /// others for it.
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
        let taken = undo::notice(&now, seat, done.version);
        if taken.is_empty() {
            let open = now.room().motion(done.version);
            return Ok(Reply::words(
                noted(
                    self.who.lang,
                    now.room(),
                    open.map_or(done.version, |it| it.number),
                )
                .tr(self.who.lang),
            ));
        }
        let told = To::everyone(String::new()).to_seat(seat);
        let taken = taken
            .into_iter()
            .map(|told| undo::heard(self.who.lang, told, &names));
        let told = told.gather(taken, |told, line| {
            if !told.is_empty() {
                told.push('\n');
            }
            told.push_str(&line);
        });
        if from == Carrier::Private {
            let after = self.after(now, seat, self.record.clone());
            return after.console(&Page::default(), Some(told)).await;
        }
        let told = told.map(|told| Message::news(self.who.lang, &told));
        Ok(Reply::of(Some(seat), Answer::Say(Private::Seat(told))))
    }
}
