//! A game's counter: its desk, served. It finds out what a person may do, asks the session, and
//! makes the reply. Generic over the game; the rest of the crate knows counters only.

use std::marker::PhantomData;

use games::{Everyone, Seat, To};
use serenity::async_trait;
use sessions::{Marks, Person, Room, TableId, UserId};
use text::{Lang, Page as HelpPage, say};

use crate::app::{Command, Fault, House};
use crate::board;
use crate::caller::Caller;
use crate::console;
use crate::desk::{Desk, Page, Tapped};
use crate::ids::{Ids, Stamp};
use crate::message::{Answer, Message, Private};
use crate::names::names;
use crate::send::{Carrier, Reply};
use crate::visit::{Shown, record_of, visit};

/// A game, as the rest of the crate sees it.
#[async_trait]
pub trait Counter: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// Its slash commands.
    fn commands(&self) -> Vec<Command>;
    /// Its name.
    fn title(&self, lang: Lang) -> String;
    /// What it is, in one line.
    fn pitch(&self, lang: Lang) -> String;
    /// Its rules.
    fn help(&self, lang: Lang) -> Vec<HelpPage>;
    /// What can be typed in the DM.
    fn typable(&self, lang: Lang) -> String;

    /// Someone used one of the game's components.
    async fn tap(
        &self,
        house: &House,
        who: &Caller,
        at: At,
        tapped: Tapped<'_>,
    ) -> Result<Reply, Fault>;

    /// Someone submitted one of the game's forms.
    async fn submit(
        &self,
        house: &House,
        who: &Caller,
        at: At,
        form: Filled<'_>,
    ) -> Result<Reply, Fault>;

    /// Someone wrote to us; `None` when the words mean nothing in this game.
    async fn typed(
        &self,
        house: &House,
        who: &Caller,
        table: TableId,
        said: &str,
    ) -> Result<Option<Reply>, Fault>;

    /// Someone wants to see his own board and what he can do.
    async fn console(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault>;

    /// Someone wants the board in words.
    async fn describe(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault>;

    /// Someone wants the board larger.
    async fn zoom(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault>;

    /// Someone wants to play again with the same people.
    async fn again(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault>;

    /// What the channel should see, given what it was shown.
    async fn board(
        &self,
        house: &House,
        table: TableId,
        marks: &Marks,
    ) -> Result<Option<board::Board>, Fault>;

    /// The one board message as it should be now.
    async fn face(
        &self,
        house: &House,
        table: TableId,
    ) -> Result<Option<To<Everyone, Message>>, Fault>;

    /// The secrets that seats owe, as consoles for their DMs.
    async fn prompts(&self, house: &House, table: TableId) -> Result<Vec<Prompt>, Fault>;
}

/// Which moment of which table a component belongs to.
#[derive(Clone, Copy, Debug)]
pub struct At {
    /// The table.
    pub table: TableId,
    /// The moment.
    pub stamp: Stamp,
    /// What it stood on.
    pub carrier: Carrier,
}

/// A form that came back.
#[derive(Clone, Copy, Debug)]
pub struct Filled<'f> {
    /// The desk's own word.
    pub word: &'f str,
    /// What stands in its field.
    pub said: &'f str,
}

/// A secret that a seat owes, to be asked for in the DM.
pub struct Prompt {
    /// Who owes it.
    pub user: UserId,
    /// In which seat.
    pub seat: Seat,
    /// For which moment of the game, so that it is asked for once.
    pub stamp: Stamp,
    /// His console.
    pub console: To<Seat, Message>,
}

/// Those at a table, as far as they are known.
async fn people(house: &House, room: &Room) -> Result<Vec<(UserId, Person)>, Fault> {
    let mut people = Vec::new();
    for (_, player) in room.players() {
        if let Some(person) = house.sessions.person(player.user).await? {
            people.push((player.user, person));
        }
    }
    Ok(people)
}

/// The counter of one game.
pub struct CounterOf<D>(PhantomData<fn() -> D>);

impl<D> Default for CounterOf<D> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

#[async_trait]
impl<D: Desk> Counter for CounterOf<D> {
    fn id(&self) -> &'static str {
        D::ID
    }

    fn commands(&self) -> Vec<Command> {
        D::commands()
    }

    fn title(&self, lang: Lang) -> String {
        D::title(lang)
    }

    fn pitch(&self, lang: Lang) -> String {
        D::pitch(lang)
    }

    fn help(&self, lang: Lang) -> Vec<HelpPage> {
        D::help(lang)
    }

    fn typable(&self, lang: Lang) -> String {
        D::typable(lang)
    }

    async fn tap(
        &self,
        house: &House,
        who: &Caller,
        at: At,
        tapped: Tapped<'_>,
    ) -> Result<Reply, Fault> {
        let visit = match visit::<D>(house, who, at.table).await? {
            Ok(visit) => visit,
            Err(reply) => return Ok(reply),
        };
        if visit.is_stale(at.stamp) {
            return Ok(visit.stale(who));
        }
        let ids = Ids::new(at.table, at.stamp);
        match visit.own(|view| D::tap(who.lang, view, &ids, &tapped)) {
            Some(step) => visit.step(who, step, at.carrier.into()).await,
            None => Ok(visit.no_board(who.lang)),
        }
    }

    async fn submit(
        &self,
        house: &House,
        who: &Caller,
        at: At,
        form: Filled<'_>,
    ) -> Result<Reply, Fault> {
        let visit = match visit::<D>(house, who, at.table).await? {
            Ok(visit) => visit,
            Err(reply) => return Ok(reply),
        };
        if visit.is_stale(at.stamp) {
            return Ok(visit.stale(who));
        }
        match visit.own(|view| D::submit(view, form.word, form.said)) {
            Some(step) => visit.step(who, step, at.carrier.into()).await,
            None => Ok(visit.no_board(who.lang)),
        }
    }

    async fn typed(
        &self,
        house: &House,
        who: &Caller,
        table: TableId,
        said: &str,
    ) -> Result<Option<Reply>, Fault> {
        let visit = match visit::<D>(house, who, table).await? {
            Ok(visit) => visit,
            Err(reply) => return Ok(Some(reply)),
        };
        match visit.own(|view| D::typed(view, said)) {
            Some(Some(step)) => Ok(Some(visit.step(who, step, Shown::Console).await?)),
            Some(None) => Ok(None),
            None => Ok(Some(visit.no_board(who.lang))),
        }
    }

    async fn console(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault> {
        Ok(match visit::<D>(house, who, table).await? {
            Ok(visit) => visit.console(who, &Page::default(), None),
            Err(reply) => reply,
        })
    }

    async fn describe(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault> {
        let visit = match visit::<D>(house, who, table).await? {
            Ok(visit) => visit,
            Err(reply) => return Ok(reply),
        };
        let names = names(visit.now.room(), who.lang);
        let describe =
            |view: D::View| Message::twin(who.lang, &D::describe(who.lang, &view, &names));
        Ok(match (visit.view(), visit.now.public_view()) {
            (Some(view), _) => Reply {
                seat: visit.seat,
                answer: Answer::Say(Private::Seat(view.map(describe))),
            },
            (None, Some(view)) => Reply::open(Answer::Say(Private::Open(view.map(describe)))),
            (None, None) => Reply::words(say("describe-none").tr(who.lang)),
        })
    }

    async fn zoom(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault> {
        let visit = match visit::<D>(house, who, table).await? {
            Ok(visit) => visit,
            Err(reply) => return Ok(reply),
        };
        let names = names(visit.now.room(), who.lang);
        let large = |view: D::View| console::zoomed::<D>(who.lang, &view, &names);
        let own = visit.view().and_then(|view| view.map(large).transpose());
        let open = || visit.now.public_view()?.map(large).transpose();
        Ok(match (own, open()) {
            (Some(message), _) => Reply {
                seat: visit.seat,
                answer: Answer::Say(Private::Seat(message)),
            },
            (None, Some(message)) => Reply::open(Answer::Say(Private::Open(message))),
            (None, None) => Reply::words(say("describe-none").tr(who.lang)),
        })
    }

    async fn again(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault> {
        let visit = match visit::<D>(house, who, table).await? {
            Ok(visit) => visit,
            Err(reply) => return Ok(reply),
        };
        let seed = house.chance.seed()?;
        let options = D::again(visit.now.options(), who.at());
        let again = house
            .sessions
            .again(&visit.table, who.user, options, seed, who.key)
            .await;
        Ok(Reply::words(match again {
            Ok(_) => say("table-again").tr(who.lang),
            Err(error) => return crate::verbs::open::not_founded(who, error),
        }))
    }

    async fn board(
        &self,
        house: &House,
        table: TableId,
        marks: &Marks,
    ) -> Result<Option<board::Board>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let people = people(house, now.room()).await?;
        Ok(Some(board::board::<D>(&now, &people, marks)))
    }

    async fn face(
        &self,
        house: &House,
        table: TableId,
    ) -> Result<Option<To<Everyone, Message>>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let people = people(house, now.room()).await?;
        // A picture may take longer than Discord waits for a word: it must not stop the clock.
        let drawn = tokio::task::spawn_blocking(move || board::face::<D>(&now, &people));
        // It is not cancelled by anybody: it can only have panicked.
        drawn.await.map(Some).map_err(|_| Fault::Picture)
    }

    async fn prompts(&self, house: &House, table: TableId) -> Result<Vec<Prompt>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        let now = table.snapshot().await?;
        let room = now.room();
        let mut prompts = Vec::new();
        let Some(stamp) = now.public_view().map(|view| D::stamp(&view.open())) else {
            return Ok(prompts);
        };
        for (seat, player) in room.players() {
            let lang = Lang::of_locale(&player.locale.0);
            let names = names(room, lang);
            let Some(view) = now.seat_view(seat) else {
                continue;
            };
            let record = record_of::<D>(&house.sessions, room, player.user).await?;
            let owed = view.map(|view| {
                let page = Page::default();
                D::owes_a_secret(&view).then(|| {
                    let plain = (&page, "");
                    console::console::<D>(lang, (&view, &record), &names, plain, room.table)
                })
            });
            if let Some(console) = owed.transpose() {
                prompts.push(Prompt {
                    user: player.user,
                    seat,
                    stamp,
                    console,
                });
            }
        }
        Ok(prompts)
    }
}
