//! What a player does in a session, and what they are told of it.

use games::{Record, RecordChangeOf, RecordCommand, Said, To};
use sessions::{ActError, Acted, FoundError, Mood, TableAction, TableError, TableRefusal, Version};
use text::{Lang, say};

use super::{PlayerSession, run_record_change};
use crate::game::ui::{GameUi, Page, RecordUi, Step};
use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::input::refused::{not_founded, refused};
use crate::input::{self, Kept};
use crate::table::finale;
use crate::table::names::names_for;
use crate::table::{links, refusals};
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Carries out a step of the player's.
    pub(crate) async fn step(
        &self,
        who: &Caller,
        step: Step<D>,
        shown: Shown,
    ) -> Result<Reply, ServeError> {
        match step {
            Step::Act(action) => self.act(who, action, shown, &Page::default()).await,
            Step::ActOn(action, page) => self.act(who, action, shown, &page).await,
            Step::Refuse(refusal) => Ok(Reply::words(D::refusal(who.lang, &refusal))),
            Step::Ask(form) => Ok(Reply::open(Answer::Ask(form))),
            Step::Turn(page) => self.console(who, &page, None).await,
            Step::Stale => self.stale(who).await,
            Step::Keeps(chore, said) => self.keeps(who, chore, &said, shown).await,
            Step::Unknown => Ok(foreign(who.lang)),
        }
    }

    /// Carries out what the player does with their record.
    async fn keeps(
        &self,
        who: &Caller,
        chore: &RecordCommand<D>,
        said: &Said,
        shown: Shown,
    ) -> Result<Reply, ServeError> {
        let record = &self.record;
        let Some(kept) = self.own(|view| input::kept(view, record, chore, said)) else {
            return Ok(self.no_board(who.lang));
        };
        let told = match kept {
            Kept::Runs(record_change) => return self.run(who, record_change, shown).await,
            Kept::Acts(action) => return self.act(who, action, shown, &Page::default()).await,
            Kept::RecordRefusal(refusal) => D::Record::ran(who.lang, Err(&refusal)),
            Kept::Refused(refusal) => D::refusal(who.lang, &refusal),
            Kept::Lists => D::Record::listed(who.lang, record),
            Kept::Shows => D::Record::seen(who.lang, &text::escape(&who.name), &record.shown()),
        };
        Ok(Reply::words(told))
    }

    /// Applies a change to the player's record.
    async fn run(
        &self,
        who: &Caller,
        record_change: RecordChangeOf<D>,
        shown: Shown,
    ) -> Result<Reply, ServeError> {
        let guild = self.now.room().place.guild;
        let (told, record) =
            run_record_change::<D>(self.services, who, guild, record_change).await?;
        match (shown, self.seat, record) {
            (Shown::Console, Some(seat), Some(record)) => {
                let after = self.after(self.now.clone(), seat, record);
                let notice = To::everyone(told).to_seat(seat);
                after.console(who, &Page::default(), Some(notice)).await
            }
            _ => Ok(Reply::words(told)),
        }
    }

    async fn act(
        &self,
        who: &Caller,
        action: D::Action,
        shown: Shown,
        page: &Page,
    ) -> Result<Reply, ServeError> {
        match self.table.act(who.user, who.key, action).await {
            Ok(acted) => self.acted(who, acted, shown, page).await,
            Err(ActError::Refused(refusal)) => Ok(Reply::words(D::refusal(who.lang, &refusal))),
            Err(ActError::Table(refusal)) => {
                Ok(Reply::words(refusals::refusal(who.lang, &refusal)))
            }
            Err(ActError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// Tells the player the result of their action, and shows them this page of their console.
    async fn acted(
        &self,
        who: &Caller,
        acted: Acted<D>,
        shown: Shown,
        page: &Page,
    ) -> Result<Reply, ServeError> {
        let now = acted.snapshot;
        let Some(seat) = now.room().seat_of(who.user) else {
            return Ok(Reply::words(say("table-already-done").tr(who.lang)));
        };
        let names = names_for(now.room(), who.lang, who.user);
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
            told.push_str(&D::news(who.lang, &glimpse, &names));
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
        match shown {
            Shown::Words if is_public => {
                let told = Private::Seat(told.map(|told| Message::news(who.lang, &told)));
                let answer = match same {
                    // What stands on the board does not need to be said beside it.
                    Some(true) => Answer::Seen(told),
                    _ => Answer::Say(told),
                };
                Ok(Reply::of(Some(seat), answer))
            }
            Shown::Words | Shown::Console => after.console(who, page, Some(told)).await,
        }
    }

    /// Opens another table with the same people.
    ///
    /// # Errors
    /// It is unknown whether it was opened.
    pub(crate) async fn again(&self, who: &Caller) -> Result<Reply, ServeError> {
        let services = self.services;
        let table_seed = services.chance.table_seed()?;
        let options = D::again(self.now.options(), who.at());
        let again = services
            .sessions
            .again(&self.table, who.user, options, table_seed, who.key)
            .await;
        match again {
            Ok(_) => Ok(Reply::words(say("table-again").tr(who.lang))),
            Err(error) => not_founded(who, error),
        }
    }
}

impl<D: GameUi> PlayerSession<'_, D> {
    /// Wants a rematch. It begins when all who played want it, and only once.
    ///
    /// # Errors
    /// When it is unknown whether it began.
    pub(crate) async fn rematch(&self, who: &Caller) -> Result<Reply, ServeError> {
        let (services, table) = (self.services, self.table.table());
        match table.act(who.user, who.key, TableAction::Rematch).await {
            // A press whose game could not begin is made good by the next one.
            Ok(_) | Err(TableError::Refused(TableRefusal::AlreadySo)) => {}
            Err(error) => return refused(who.lang, error),
        }
        let missing = table.room().await?.missing_to_rematch();
        if !missing.is_empty() {
            let names = links::mentions(who.lang, &missing);
            let noted = say("finale-rematch-noted").with("names", names);
            return Ok(Reply::words(noted.tr(who.lang)));
        }
        let table_seed = services.chance.table_seed()?;
        let options = D::again(self.now.options(), who.at());
        let begun = services
            .sessions
            .rematch(&self.table, who.user, options, table_seed);
        match begun.await {
            Ok(_) => Ok(Reply::words(say("finale-rematch").tr(who.lang))),
            // A player has left since: the others meet in a lobby first.
            Err(FoundError::Refused(TableRefusal::TooFew { .. })) => self.again(who).await,
            Err(error) => not_founded(who, error),
        }
    }

    /// What else there is to a game that is over.
    pub(crate) fn afterwards(&self, who: &Caller) -> Reply {
        if !self.now.is_over() {
            return Reply::words(say("table-refused-not-over").tr(who.lang));
        }
        let more = finale::more::<D>(&self.now, who.lang);
        Reply::open(Answer::Say(Private::Open(To::everyone(more))))
    }
}

/// How an accepted move is shown to its author.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// In words if everyone sees it on the board; with the player's console if only they can see
    /// it.
    Words,
    /// With their console, because they play from it.
    Console,
}

impl From<Carrier> for Shown {
    fn from(carrier: Carrier) -> Self {
        match carrier {
            Carrier::Private => Self::Console,
            Carrier::Public | Carrier::Board => Self::Words,
        }
    }
}

/// For a component from another time.
fn foreign(lang: Lang) -> Reply {
    Reply::words(say("table-foreign-button").tr(lang))
}
