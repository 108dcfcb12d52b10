//! Actions of a player in a session, and the answers to them.

use games::{Record, RecordChangeOf, RecordCommand, Said, To};
use sessions::{ActError, Acted, FoundError, Mood, TableAction, TableError, TableRefusal, Version};
use text::{Lang, say};

use super::{PlayerSession, run_record_change};
use crate::app::fault::ServeError;
use crate::game::reading::{self, Kept};
use crate::game::ui::{GameUi, Page, RecordUi, Step};
use crate::history::finale;
use crate::table::names::names_for;
use crate::ui::links;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Carries out a step of the player's; `None` where they have no board to take it from. They
    /// play from their console if it stands on this, and get it in return; others are told in words
    /// what everyone sees on the board.
    pub(crate) async fn step(
        &self,
        step: Option<Step<D>>,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let Some(step) = step else {
            return Ok(self.no_board());
        };
        match step {
            Step::Act(action) => self.act(action, from, &Page::default()).await,
            Step::ActOn(action, page) => self.act(action, from, &page).await,
            Step::Refuse(refusal) => Ok(Reply::words(self.refused(&refusal))),
            Step::Ask(form) => Ok(Reply::open(Answer::Ask(form))),
            Step::Turn(page) => self.console(&page, None).await,
            Step::Stale => self.stale().await,
            Step::Keeps(chore, said) => self.keeps(chore, &said, from).await,
            Step::Unknown => Ok(foreign(self.who.lang)),
        }
    }

    /// Tells why the rules refuse, with the names of those at the table.
    fn refused(&self, refusal: &D::Refusal) -> String {
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        D::refusal(self.who.lang, refusal, &names)
    }

    /// Carries out what the player does with their record.
    async fn keeps(
        &self,
        chore: &RecordCommand<D>,
        said: &Said,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let record = &self.record;
        let Some(kept) = self.own(|view| reading::kept(view, record, chore, said)) else {
            return Ok(self.no_board());
        };
        let told = match kept {
            Kept::Runs(record_change) => return self.run(record_change, from).await,
            Kept::Acts(action) => return self.act(action, from, &Page::default()).await,
            Kept::RecordRefusal(refusal) => D::Record::ran(self.who.lang, Err(&refusal)),
            Kept::Refused(refusal) => self.refused(&refusal),
            Kept::Lists => D::Record::listed(self.who.lang, record),
            Kept::Shows => D::Record::seen(
                self.who.lang,
                &text::escape(&self.who.name),
                &record.shown(),
            ),
        };
        Ok(Reply::words(told))
    }

    /// Applies a change to the player's record.
    async fn run(
        &self,
        record_change: RecordChangeOf<D>,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let guild = self.now.room().place.guild;
        let (told, record) =
            run_record_change::<D>(self.services, self.who, guild, record_change).await?;
        match (from, self.seat, record) {
            (Carrier::Private, Some(seat), Some(record)) => {
                let after = self.after(self.now.clone(), seat, record);
                let notice = To::everyone(told).to_seat(seat);
                after.console(&Page::default(), Some(notice)).await
            }
            _ => Ok(Reply::words(told)),
        }
    }

    async fn act(
        &self,
        action: D::Action,
        from: Carrier,
        page: &Page,
    ) -> Result<Reply, ServeError> {
        match self.table.act(self.who.user, self.who.key, action).await {
            Ok(acted) => self.acted(acted, from, page).await,
            Err(ActError::Refused(refusal)) => Ok(Reply::words(self.refused(&refusal))),
            Err(ActError::Table(refusal)) => Err(refusal.into()),
            Err(ActError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// Tells the player the result of their action, and shows them this page of their console.
    async fn acted(
        &self,
        acted: Acted<D>,
        from: Carrier,
        page: &Page,
    ) -> Result<Reply, ServeError> {
        let now = acted.snapshot;
        let Some(seat) = now.room().seat_of(self.who.user) else {
            return Ok(Reply::words(say("table-already-done").tr(self.who.lang)));
        };
        let names = names_for(now.room(), self.who.lang, self.who.user);
        // A repeated action is told again: its first answer may have been lost.
        let since = if acted.repeated {
            Version(0)
        } else {
            Version(now.version().0.saturating_sub(1))
        };
        let add = |told: &mut String, glimpse: D::Glimpse| {
            if !told.is_empty() {
                told.push('\n');
            }
            told.push_str(&D::news(self.who.lang, &glimpse, &names));
        };
        let seen = now.public_news(since).into_iter();
        let seen =
            seen.filter(|told| told.mood != Mood::Undoing && acted.news.contains(&told.number));
        let seen = To::everyone(String::new()).gather(seen.map(|told| told.glimpse), add);
        let own = now.seat_news(seat, since).into_iter();
        let own =
            own.filter(|told| told.mood != Mood::Undoing && acted.news.contains(&told.number));
        let told = To::everyone(String::new()).to_seat(seat);
        let told = told.gather(own.map(|told| told.glimpse), add);
        let is_public = !seen.map_ref(String::is_empty).open();
        let both = told.clone().zip(seen.to_seat(seat));
        let same = both.and_then(|both| both.map(|(told, seen)| told == seen).open_for(seat));
        let after = self.after(now, seat, self.record.clone());
        if from == Carrier::Private || !is_public {
            return after.console(page, Some(told)).await;
        }
        let told = Private::Seat(told.map(|told| Message::news(self.who.lang, &told)));
        let answer = match same {
            // What stands on the board does not need to be said beside it.
            Some(true) => Answer::Seen(told),
            _ => Answer::Say(told),
        };
        Ok(Reply::of(Some(seat), answer))
    }

    /// Opens another table with the same people.
    ///
    /// # Errors
    /// It is unknown whether it was opened.
    pub(crate) async fn again(&self) -> Result<Reply, ServeError> {
        let services = self.services;
        let table_seed = services.chance.table_seed()?;
        let options = D::again(self.now.options(), self.who.at());
        let again = services
            .sessions
            .again(
                &self.table,
                self.who.user,
                options,
                table_seed,
                self.who.key,
            )
            .await;
        again?;
        Ok(Reply::words(say("table-again").tr(self.who.lang)))
    }
}

impl<D: GameUi> PlayerSession<'_, D> {
    /// Wants a rematch. It begins when all who played want it, and only once.
    ///
    /// # Errors
    /// When it is unknown whether it began.
    pub(crate) async fn rematch(&self) -> Result<Reply, ServeError> {
        let (services, table) = (self.services, self.table.table());
        match table
            .act(self.who.user, self.who.key, TableAction::Rematch)
            .await
        {
            // A press whose game could not begin is made good by the next one.
            Ok(_) | Err(TableError::Refused(TableRefusal::AlreadySo)) => {}
            Err(error) => return Err(error.into()),
        }
        let missing = table.room().await?.missing_to_rematch();
        if !missing.is_empty() {
            let names = links::mentions(self.who.lang, &missing);
            let noted = say("finale-rematch-noted").with("names", names);
            return Ok(Reply::words(noted.tr(self.who.lang)));
        }
        let table_seed = services.chance.table_seed()?;
        let options = D::again(self.now.options(), self.who.at());
        let begun = services
            .sessions
            .rematch(&self.table, self.who.user, options, table_seed);
        match begun.await {
            Ok(_) => Ok(Reply::words(say("finale-rematch").tr(self.who.lang))),
            // A player has left since: the others meet in a lobby first.
            Err(FoundError::Refused(TableRefusal::TooFew { .. })) => self.again().await,
            Err(error) => Err(error.into()),
        }
    }

    /// Page with the rest of a game that is over.
    pub(crate) fn afterwards(&self) -> Reply {
        if !self.now.is_over() {
            return Reply::words(say("table-refused-not-over").tr(self.who.lang));
        }
        let more = finale::more::<D>(&self.now, self.who.lang);
        Reply::say(more)
    }
}

/// For a component from another time.
fn foreign(lang: Lang) -> Reply {
    Reply::words(say("table-foreign-button").tr(lang))
}
