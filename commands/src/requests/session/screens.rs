//! Screens of a player in a session: their console, the board in words, the board larger. It
//! changes nothing at the table.

use games::{Seat, To};
use sessions::{Coaching, Status, TableRefusal, Version};
use text::{Names, say};

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::changes::{self, RecentViews};
use crate::game::ui::{GameUi, Page};
use crate::history::finale;
use crate::lessons::coach;
use crate::table::advice;
use crate::table::console::{self, MORE, More};
use crate::table::departure;
use crate::table::lobby::closed_heading;
use crate::table::names::{names, names_for};
use crate::table::undo::{self, UndoOffer};
use crate::ui::ids::Ids;
use crate::ui::message::{Answer, Message, Private, Row};
use crate::ui::pool::Urgency;
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// A page of the caller's console, with a notice above it.
    pub(crate) async fn console(
        &self,
        page: &Page,
        notice: Option<To<Seat, String>>,
    ) -> Result<Reply, ServeError> {
        self.draw_console(page, notice, Urgency::Now).await
    }

    /// A page of the caller's console, drawn with this urgency.
    pub(crate) async fn draw_console(
        &self,
        page: &Page,
        notice: Option<To<Seat, String>>,
        urgency: Urgency,
    ) -> Result<Reply, ServeError> {
        if self.now.room().status == Status::Closed && !self.now.is_over() {
            return Ok(self.closed_console());
        }
        let is_first_page = *page == Page::default();
        let is_more = page.word == MORE;
        let views = self
            .seat
            .and_then(|seat| changes::for_seat(&self.now, seat));
        let (table, public) = (self.table.table().id(), self.now.room().public);
        let Some(views) = views else {
            return match (self.seat, &self.now.room().status) {
                (None, Status::Playing) => self.console_of_spectator().await,
                (Some(_), Status::Lobby) => Ok(self.no_board().with_console(table, public)),
                _ => Ok(self.no_board()),
            };
        };
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        let undo_offer = self.undo_offer(&names).filter(|_| is_more);
        let advice = self.stamp().filter(|_| is_more).and_then(|stamp| {
            let ids = Ids::new(table, stamp);
            advice::button::<D>(&self.now, self.seat?, (self.who.lang, &ids))
        });
        let mut more = More::new(advice);
        let room = self.now.room();
        more.leaves = room.status == Status::Playing;
        let is_computer = |seat| room.computers().any(|(computer, _)| computer == seat);
        more.awaits_computers =
            !room.due.is_empty() && room.due.iter().all(|due| is_computer(due.seat));
        if matches!(self.now.room().status, Status::Over { .. }) {
            more.afterwards = Some(finale::all_games_button(self.who.lang));
        }
        let shown = views.map(|views| (views, String::new(), more));
        let shown = shown.gather(notice, |(_, above, _), notice| *above = notice);
        let shown = shown.gather(undo_offer, |(_, _, more), undo_offer| {
            more.add_undo(undo_offer)
        });
        let shows_tips = is_first_page || is_more;
        let coaching = self.coaching(shows_tips || D::PROOFS.is_some()).await;
        let proofs = coaching.as_ref().map(|coaching| {
            let shown = coach::shown_proofs::<D>(self.now.room(), coaching);
            let view = self.now.public_view().map(|view| view.open());
            let button = view.filter(|_| is_more).and_then(|view| {
                coach::proofs_button::<D>(self.who.lang, &view, (self.now.room(), coaching))
            });
            (shown, button)
        });
        let (shown_proofs, proofs_button) = proofs.unwrap_or_default();
        let coaching = coaching.filter(|_| shows_tips);
        let (lang, record, page) = (self.who.lang, self.record.clone(), page.clone());
        let alone = self.now.room().seat_count() == 1;
        let has_moved = self
            .seat
            .is_some_and(|seat| self.now.room().last_move(seat) > Version(0));
        let draw = move || {
            shown.map(|(mut views, notice, mut more)| {
                views.proofs = shown_proofs;
                more.add(proofs_button);
                let coaching = coaching.as_ref().map(|coaching| (coaching, table));
                if let Some(coaching) = coaching {
                    more.add(coach::stop_buttons::<D>(lang, &views.now, coaching));
                }
                let page = (&page, notice.as_str(), more);
                let console = console::console::<D>(lang, (&views, &record), &names, page, table);
                match coaching {
                    Some(coaching) => {
                        let seen = (&views.now, alone, has_moved);
                        coach::with_tips::<D>(lang, (console, is_more), seen, coaching)
                    }
                    None => console,
                }
            })
        };
        let console = self.services.pool.draw(urgency, draw).await?;
        let reply = Reply::for_seat(self.seat, Answer::Update(Private::Seat(console)));
        Ok(match is_first_page {
            true => reply.with_console(table, public),
            false => reply,
        })
    }

    /// The console of a game that was closed before its end: who closed it, and nothing to press.
    fn closed_console(&self) -> Reply {
        let (lang, room) = (self.who.lang, self.now.room());
        let names = names_for(room, lang, self.who.user);
        let closed = Message::words(closed_heading::<D>(lang, room, &names));
        Reply::update(closed).with_console(self.table.table().id(), room.public)
    }

    /// Page under ⋯: for a player, in their console; for others, buttons that tell about the
    /// game, and those that follow it.
    pub(crate) async fn more(&self) -> Result<Reply, ServeError> {
        if self.view().is_some() {
            return self.console(&console::more_page(), None).await;
        }
        self.spectator_page(say("table-more").tr(self.who.lang))
            .await
    }

    /// Question to a caller who wants to leave, in the place of the private message they pressed.
    pub(crate) fn leaving(&self, from: Carrier) -> Result<Reply, ServeError> {
        match departure::question::<D>(&self.now, (self.who.user, self.who.lang)) {
            Some(question) => Ok(Reply::say(question).replacing().for_carrier(from)),
            None => Err(match self.now.room().status {
                Status::Over { .. } => TableRefusal::Over,
                Status::Closed => TableRefusal::Closed,
                Status::Lobby | Status::Playing => TableRefusal::NotSeated,
            }
            .into()),
        }
    }

    /// The user's coaching, if the page shows tips; notes that they play this game.
    async fn coaching(&self, shows_tips: bool) -> Option<Coaching> {
        if !shows_tips {
            return None;
        }
        let table = self.table.table().id();
        let coaching = async {
            coach::note_first_game(self.services, self.who.user, D::ID, table).await?;
            coach::coaching(self.services, self.who.user).await
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
    fn undo_offer(&self, names: &Names) -> Option<To<Seat, UndoOffer>> {
        let ids = Ids::new(self.table.table().id(), self.stamp()?);
        undo::offer::<D>(
            &self.now,
            (self.who.user, self.seat?),
            (self.who.lang, names, &ids),
        )
    }

    /// The current console in answer to a stale component.
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

    /// A page in the place of the console whose component was used, with a way back to it; a reply
    /// of its own for others.
    pub(crate) fn page_of_console(&self, page: Reply, from: Carrier) -> Reply {
        let used = from == Carrier::Private && self.who.component_message.is_some();
        let stamp = self.stamp().filter(|_| used && self.view().is_some());
        let Some(stamp) = stamp else {
            return page;
        };
        let ids = Ids::new(self.table.table().id(), stamp);
        let back = console::back_button(self.who.lang, &ids);
        page.replacing().with_row(Row::Buttons(vec![back]))
    }

    /// Index of the page of the rules about this moment; 0 before the game.
    pub(crate) fn page_of_the_rules(&self) -> usize {
        let own = self.read_view(|view| D::moment(view).page);
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

    /// The board in words, with the names that the picture has.
    pub(crate) fn describe(&self) -> Reply {
        let names = names(self.now.room(), self.who.lang);
        let describe = |view: D::View| {
            Message::from_long_text(self.who.lang, &D::describe(self.who.lang, &view, &names))
        };
        match (self.view(), self.now.public_view()) {
            (Some(view), _) => {
                Reply::for_seat(self.seat, Answer::Say(Private::Seat(view.map(describe))))
            }
            (None, Some(view)) => Reply::open(Answer::Say(Private::Open(view.map(describe)))),
            (None, None) => Reply::words(say("describe-none").tr(self.who.lang)),
        }
    }

    /// The board as large as it can be.
    pub(crate) async fn zoom(&self) -> Result<Reply, ServeError> {
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        let own = self
            .seat
            .and_then(|seat| changes::for_seat(&self.now, seat));
        let (lang, open) = (self.who.lang, changes::for_everyone(&self.now));
        let draw = move || {
            let large = |views: RecentViews<D>| console::large_board::<D>(lang, &views, &names);
            let own = own.map(|views| views.map(large));
            let open = open.filter(|_| own.is_none());
            (own, open.map(|views| views.map(large)))
        };
        Ok(match self.services.pool.draw(Urgency::Now, draw).await? {
            (Some(message), _) => Reply::for_seat(self.seat, Answer::Say(Private::Seat(message))),
            (None, Some(message)) => Reply::open(Answer::Say(Private::Open(message))),
            (None, None) => Reply::words(say("describe-none").tr(self.who.lang)),
        })
    }
}
