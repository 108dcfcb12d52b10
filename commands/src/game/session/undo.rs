//! A player undoes what they did last, or asks the others for it.

use games::To;
use sessions::TableAction;

use super::{PlayerSession, Shown};
use crate::game::ui::{GameUi, Page};
use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::input::refused::refused;
use crate::table::names::names_for;
use crate::table::undo;
use crate::table::votes::noted;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::Reply;

impl<D: GameUi> PlayerSession<'_, D> {
    /// Undoes what the caller did last, or that one of their actions if they say which; or asks the
    /// others for it.
    ///
    /// # Errors
    /// It is unknown whether it is undone.
    pub(crate) async fn undo_last(
        &self,
        who: &Caller,
        nth: Option<u64>,
        shown: Shown,
    ) -> Result<Reply, ServeError> {
        let table = self.table.table();
        let done = match table
            .act(who.user, who.key, TableAction::TakeBack(nth))
            .await
        {
            Ok(done) => done,
            Err(error) => return refused(who.lang, error),
        };
        let now = self.table.snapshot().await?;
        let Some(seat) = now.room().seat_of(who.user) else {
            return Ok(self.no_board(who.lang));
        };
        let names = names_for(now.room(), who.lang, who.user);
        let taken = undo::notice(&now, seat, done.version);
        if taken.is_empty() {
            let open = now.room().motion(done.version);
            return Ok(Reply::words(
                noted(
                    who.lang,
                    now.room(),
                    open.map_or(done.version, |it| it.number),
                )
                .tr(who.lang),
            ));
        }
        let told = To::everyone(String::new()).to_seat(seat);
        let taken = taken
            .into_iter()
            .map(|told| undo::heard(who.lang, told, &names));
        let told = told.gather(taken, |told, line| {
            if !told.is_empty() {
                told.push('\n');
            }
            told.push_str(&line);
        });
        match shown {
            Shown::Words => {
                let told = told.map(|told| Message::news(who.lang, &told));
                Ok(Reply::of(Some(seat), Answer::Say(Private::Seat(told))))
            }
            Shown::Console => {
                let after = self.after(now, seat, self.record.clone());
                after.console(who, &Page::default(), Some(told)).await
            }
        }
    }
}
