//! Screens of a player in a session: their console, the board in words, the board larger. It
//! changes nothing at the table.

use games::{Seat, To};
use sessions::Coaching;
use text::{Names, say};

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::changes::{self, Looked};
use crate::game::ui::{GameUi, Page};
use crate::lessons::coach;
use crate::table::advice;
use crate::table::console::{self, MORE, More};
use crate::table::names::{names, names_for};
use crate::table::undo::{self, UndoOffer};
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Answer, Message, Private, Row};
use crate::ui::pool::Wanted;
use crate::ui::reply::{DmConsole, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// The caller's console, with a notice above it.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn console(
        &self,
        page: &Page,
        notice: Option<To<Seat, String>>,
    ) -> Result<Reply, ServeError> {
        self.drawn(page, notice, Wanted::Now).await
    }

    /// Console, drawn for a caller who waits for it or does not.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn drawn(
        &self,
        page: &Page,
        notice: Option<To<Seat, String>>,
        wanted: Wanted,
    ) -> Result<Reply, ServeError> {
        let itself = *page == Page::default();
        let is_more = page.word == MORE;
        let looked = self.seat.and_then(|seat| changes::by_seat(&self.now, seat));
        let Some(looked) = looked else {
            return Ok(self.no_board());
        };
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        let table = self.table.table().id();
        let undo_consent = self.undo_consent(&names).filter(|_| is_more);
        let advice = self.stamp().filter(|_| is_more).and_then(|stamp| {
            let ids = Ids::new(table, stamp);
            advice::button::<D>(&self.now, self.seat?, (self.who.lang, &ids))
        });
        let more = More::of(advice);
        let told = looked.map(|looked| (looked, String::new(), more));
        let told = told.gather(notice, |(_, told, _), notice| *told = notice);
        let told = told.gather(undo_consent, |(_, _, more), undo_consent| {
            more.regrets(undo_consent)
        });
        let coaching = self.coaching(itself || is_more).await;
        let (lang, record, page) = (self.who.lang, self.record.clone(), page.clone());
        let alone = self.now.room().seat_count() == 1;
        let draw = move || {
            told.map(|(looked, told, mut more)| {
                let coaching = coaching.as_ref().map(|coaching| (coaching, table));
                if let Some(coaching) = coaching {
                    more.and(coach::ends::<D>(lang, &looked.view, coaching));
                }
                let told = (&page, told.as_str(), more);
                let console = console::console::<D>(lang, (&looked, &record), &names, told, table);
                match coaching.filter(|_| itself) {
                    Some(coaching) => {
                        coach::coached::<D>(lang, console, (&looked.view, alone), coaching)
                    }
                    None => console,
                }
            })
        };
        let console = self.services.pool.draw(wanted, draw).await?;
        let living = DmConsole {
            table,
            public: self.now.room().public,
        };
        Ok(Reply {
            living: itself.then_some(living),
            ..Reply::of(self.seat, Answer::Update(Private::Seat(console)))
        })
    }

    /// Page under ⋯: for a player, in their console; for others, what tells about the game.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn more(&self) -> Result<Reply, ServeError> {
        if self.view().is_some() {
            return self.console(&console::more_page(), None).await;
        }
        let ids = Ids::new(self.table.table().id(), self.stamp().unwrap_or(Stamp(0)));
        let message = Message {
            rows: vec![Row::Buttons(console::about(self.who.lang, &ids).to_vec())],
            ..Message::words(say("table-more").tr(self.who.lang))
        };
        Ok(Reply::say(message))
    }

    /// Coaching of the user, on the first page of their console and under ⋯.
    async fn coaching(&self, coached: bool) -> Option<Coaching> {
        if !coached {
            return None;
        }
        let table = self.table.table().id();
        let coaching = async {
            coach::plays(self.services, self.who.user, D::ID, table).await?;
            coach::of(self.services, self.who.user).await
        };
        match coaching.await {
            Ok(coaching) => Some(coaching),
            Err(fault) => {
                // Coaching is optional: the caller is answered even if the disk is full.
                tracing::warn!(%fault, "the player's first games could not be read");
                None
            }
        }
    }

    /// Undo that the caller can ask for.
    fn undo_consent(&self, names: &Names) -> Option<To<Seat, UndoOffer>> {
        let ids = Ids::new(self.table.table().id(), self.stamp()?);
        undo::offer::<D>(
            &self.now,
            (self.who.user, self.seat?),
            (self.who.lang, names, &ids),
        )
    }

    /// The present console in the place of a stale component.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn stale(&self) -> Result<Reply, ServeError> {
        let notice = To::everyone(say("table-stale").tr(self.who.lang));
        match self.seat {
            Some(seat) if self.view().is_some() => {
                let notice = notice.to_seat(seat);
                self.console(&Page::default(), Some(notice)).await
            }
            _ => Ok(Reply::words(say("table-stale").tr(self.who.lang))),
        }
    }

    /// The page of the rules about this moment, as the caller sees it; the first page before the
    /// game.
    pub(crate) fn page_of_the_rules(&self) -> usize {
        let own = self.own(|view| D::moment(view).page);
        let open = || {
            self.now
                .public_view()
                .map(|view| D::moment(&view.open()).page)
        };
        let page = own.or_else(open);
        let mut pages = D::help(self.who.lang).into_iter();
        let found = page.and_then(|page| pages.position(|chapter| chapter.key == page));
        found.unwrap_or_default()
    }

    /// The board in words, which names people as the picture does.
    pub(crate) fn describe(&self) -> Reply {
        let names = names(self.now.room(), self.who.lang);
        let describe = |view: D::View| {
            Message::twin(self.who.lang, &D::describe(self.who.lang, &view, &names))
        };
        match (self.view(), self.now.public_view()) {
            (Some(view), _) => Reply::of(self.seat, Answer::Say(Private::Seat(view.map(describe)))),
            (None, Some(view)) => Reply::open(Answer::Say(Private::Open(view.map(describe)))),
            (None, None) => Reply::words(say("describe-none").tr(self.who.lang)),
        }
    }

    /// The board once more, larger.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn zoom(&self) -> Result<Reply, ServeError> {
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        let own = self.seat.and_then(|seat| changes::by_seat(&self.now, seat));
        let (lang, open) = (self.who.lang, changes::by_everyone(&self.now));
        let draw = move || {
            let large = |looked: Looked<D>| console::zoomed::<D>(lang, &looked, &names);
            let own = own.map(|looked| looked.map(large));
            let open = open.filter(|_| own.is_none());
            (own, open.map(|looked| looked.map(large)))
        };
        Ok(match self.services.pool.draw(Wanted::Now, draw).await? {
            (Some(message), _) => Reply::of(self.seat, Answer::Say(Private::Seat(message))),
            (None, Some(message)) => Reply::open(Answer::Say(Private::Open(message))),
            (None, None) => Reply::words(say("describe-none").tr(self.who.lang)),
        })
    }
}
