//! A visit to a table: somebody finds it, sees it with his own eyes, and does something there.
//!
//! Generic over the game; its counter uses it for everything that a person does.

use games::{Seat, To};
use sessions::{
    ActError, Acted, ErrandError, Room, Sessions, Snapshot, TableId, TypedTable, UserId, Version,
};
use text::{Lang, say};

use crate::app::{Fault, House};
use crate::caller::Caller;
use crate::console;
use crate::desk::{Desk, ErrandOf, Page, Step};
use crate::easel::{Easel, Wanted};
use crate::ids::Stamp;
use crate::message::{Answer, Message, Private};
use crate::names::names;
use crate::send::{Carrier, Reply};
use crate::words;

/// A table of a game, as somebody finds it.
pub struct Visit<D: Desk> {
    /// The table.
    pub table: TypedTable<D>,
    /// How it stands.
    pub now: Snapshot<D>,
    /// His seat there.
    pub seat: Option<Seat>,
    /// What he keeps of this game.
    record: D::Record,
    sessions: Sessions,
    easel: Easel,
}

/// Visits a table; the reply says why that cannot be done.
pub async fn visit<D: Desk>(
    house: &House,
    who: &Caller,
    id: TableId,
) -> Result<Result<Visit<D>, Reply>, Fault> {
    let Some(table) = house.sessions.table_of::<D>(id).await? else {
        return Ok(Err(Reply::words(say("table-none-such").tr(who.lang))));
    };
    let now = table.snapshot().await?;
    let seat = now.room().seat_of(who.user);
    let record = record_of::<D>(&house.sessions, now.room(), who.user).await?;
    Ok(Ok(Visit {
        table,
        now,
        seat,
        record,
        sessions: house.sessions.clone(),
        easel: house.easel.clone(),
    }))
}

/// What a person keeps of the game of this table, for himself alone.
pub async fn record_of<D: Desk>(
    sessions: &Sessions,
    room: &Room,
    user: UserId,
) -> Result<D::Record, Fault> {
    let own = sessions.kept::<D>(room.place.guild, user).await?;
    Ok(own.open_as(user).unwrap_or_default())
}

impl<D: Desk> Visit<D> {
    /// The view of whoever visits, if he plays here.
    pub fn view(&self) -> Option<To<Seat, D::View>> {
        self.now.seat_view(self.seat?)
    }

    /// Reads what somebody did in the light of his own view.
    pub fn own<T>(&self, read: impl FnOnce(&D::View) -> T) -> Option<T> {
        let seat = self.seat?;
        self.view()?.map(|view| read(&view)).open_for(seat)
    }

    /// Why somebody has no board of his own here.
    pub fn no_board(&self, lang: Lang) -> Reply {
        let key = match self.seat {
            None => "table-refused-not-seated",
            Some(_) => "table-console-lobby",
        };
        Reply::words(say(key).tr(lang))
    }

    /// The console of whoever visits, with a notice above it.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub async fn console(
        &self,
        who: &Caller,
        page: &Page,
        notice: Option<To<Seat, String>>,
    ) -> Result<Reply, Fault> {
        let Some(view) = self.view() else {
            return Ok(self.no_board(who.lang));
        };
        let names = names(self.now.room(), who.lang);
        let table = self.table.table().id();
        let told = view.map(|view| (view, String::new()));
        let told = told.gather(notice, |(_, told), notice| *told = notice);
        let (lang, record, page) = (who.lang, self.record.clone(), page.clone());
        let draw = move || {
            told.map(|(view, told)| {
                console::console::<D>(lang, (&view, &record), &names, (&page, &told), table)
            })
        };
        let console = self.easel.draw(Wanted::Now, draw).await?;
        Ok(Reply {
            seat: self.seat,
            answer: Answer::Update(Private::Seat(console)),
        })
    }

    /// Carries out what somebody did.
    pub async fn step(&self, who: &Caller, step: Step<D>, shown: Shown) -> Result<Reply, Fault> {
        match step {
            Step::Act(action) => self.act(who, action, shown, &Page::default()).await,
            Step::ActOn(action, page) => self.act(who, action, shown, &page).await,
            Step::Refuse(refusal) => Ok(Reply::words(D::refusal(who.lang, &refusal))),
            Step::Ask(form) => Ok(Reply::open(Answer::Ask(form))),
            Step::Turn(page) => self.console(who, &page, None).await,
            Step::Stale => self.stale(who).await,
            Step::Errand(errand) => self.run(who, errand, shown).await,
            Step::Recall(name) => match D::recall(&self.record, &name) {
                Some(Ok(action)) => self.act(who, action, shown, &Page::default()).await,
                Some(Err(refusal)) => Ok(Reply::words(D::ran(who.lang, Err(&refusal)))),
                None => Ok(foreign(who.lang)),
            },
            Step::Unknown => Ok(foreign(who.lang)),
        }
    }

    /// Runs an errand of whoever visits on what he keeps.
    async fn run(&self, who: &Caller, errand: ErrandOf<D>, shown: Shown) -> Result<Reply, Fault> {
        let guild = self.now.room().place.guild;
        let ran = self
            .sessions
            .errand::<D>(guild, who.user, who.key, errand.clone());
        let ran = match ran.await {
            Ok(ran) => ran,
            Err(ErrandError::Refused(refusal)) => {
                return Ok(Reply::words(D::ran(who.lang, Err(&refusal))));
            }
            Err(ErrandError::Failed(failure)) => return Err(failure.into()),
        };
        let record = ran.own.open_as(who.user).unwrap_or_default();
        let told = D::ran(who.lang, Ok((&errand, &record)));
        match (shown, self.seat) {
            (Shown::Console, Some(seat)) => {
                let after = Self {
                    table: self.table.clone(),
                    now: self.now.clone(),
                    seat: Some(seat),
                    record,
                    sessions: self.sessions.clone(),
                    easel: self.easel.clone(),
                };
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
    ) -> Result<Reply, Fault> {
        match self.table.act(who.user, who.key, action).await {
            Ok(acted) => self.acted(who, acted, shown, page).await,
            Err(ActError::Refused(refusal)) => Ok(Reply::words(D::refusal(who.lang, &refusal))),
            Err(ActError::Table(refusal)) => Ok(Reply::words(words::refusal(who.lang, &refusal))),
            Err(ActError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// Tells somebody what came of his action, and shows him this page of his console.
    async fn acted(
        &self,
        who: &Caller,
        acted: Acted<D>,
        shown: Shown,
        page: &Page,
    ) -> Result<Reply, Fault> {
        let now = acted.snapshot;
        let Some(seat) = now.room().seat_of(who.user) else {
            return Ok(Reply::words(say("table-already-done").tr(who.lang)));
        };
        let names = names(now.room(), who.lang);
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
        let seen = seen.filter(|(number, _)| acted.news.contains(number));
        let seen = To::everyone(String::new()).gather(seen.map(|(_, glimpse)| glimpse), add);
        let own = now.seat_news(seat, since).into_iter();
        let own = own.filter(|(number, _)| acted.news.contains(number));
        let told = To::everyone(String::new()).to_seat(seat);
        let told = told.gather(own.map(|(_, glimpse)| glimpse), add);
        let is_public = !seen.map_ref(String::is_empty).open();
        let both = told.clone().zip(seen.to_seat(seat));
        let same = both.and_then(|both| both.map(|(told, seen)| told == seen).open_for(seat));
        let after = Self {
            table: self.table.clone(),
            now,
            seat: Some(seat),
            record: self.record.clone(),
            sessions: self.sessions.clone(),
            easel: self.easel.clone(),
        };
        match shown {
            // In his DM he is about to be asked for the next secret, with his console.
            Shown::Console if who.place.guild.is_none() && after.asks_anew(self) => Ok(Reply {
                seat: Some(seat),
                answer: Answer::Update(Private::Seat(
                    told.map(|told| Message::news(who.lang, &told)),
                )),
            }),
            Shown::Words if is_public => {
                let told = Private::Seat(told.map(|told| Message::news(who.lang, &told)));
                let answer = match same {
                    // Nobody needs to be told beside the board what stands on it.
                    Some(true) => Answer::Seen(told),
                    _ => Answer::Say(told),
                };
                Ok(Reply {
                    seat: Some(seat),
                    answer,
                })
            }
            Shown::Words | Shown::Console => after.console(who, page, Some(told)).await,
        }
    }

    /// Whether whoever visits owes a secret at another moment than before.
    fn asks_anew(&self, before: &Self) -> bool {
        let stamp = |visit: &Self| visit.now.public_view().map(|view| D::stamp(&view.open()));
        let owes = |view: &D::View| D::owes_a_secret(view).then_some(());
        stamp(self) != stamp(before) && self.own(owes).flatten().is_some()
    }

    /// Whether a component is from another moment of the game.
    pub fn is_stale(&self, stamp: Stamp) -> bool {
        let view = self.now.public_view();
        view.is_none_or(|view| D::stamp(&view.open()) != stamp)
    }

    /// The present console in the place of a stale component.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub async fn stale(&self, who: &Caller) -> Result<Reply, Fault> {
        let notice = To::everyone(say("table-stale").tr(who.lang));
        match self.seat {
            Some(seat) if self.view().is_some() => {
                let notice = notice.to_seat(seat);
                self.console(who, &Page::default(), Some(notice)).await
            }
            _ => Ok(Reply::words(say("table-stale").tr(who.lang))),
        }
    }
}

/// How an accepted move is shown to its author.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In words, when everyone sees it on the board; with his console when only he can see it.
    Words,
    /// With his console, because he plays from it.
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
