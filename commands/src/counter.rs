//! A game's counter: its desk, served. It finds out what a person may do, asks the session, and
//! makes the reply. Generic over the game; the rest of the crate knows counters only.

use std::marker::PhantomData;

use serenity::async_trait;
use sessions::{Marks, Person, Room, TableId, UserId};
use text::{Lang, Page as HelpPage, say};

use crate::app::{Command, Fault, House};
use crate::board;
use crate::caller::Caller;
use crate::console;
use crate::desk::{Desk, Page, Tapped};
use crate::doors;
use crate::easel::Wanted;
use crate::ids::{Ids, Stamp};
use crate::message::{Answer, Message, Private};
use crate::names::names;
use crate::owing::{self, Owing, Prompt};
use crate::send::{Carrier, Reply};
use crate::verbs::spoken;
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

    /// What the channel should see.
    async fn board(
        &self,
        house: &House,
        table: TableId,
        wanted: Wanted,
    ) -> Result<Option<board::Board>, Fault>;

    /// The messages that stay, given those that stand.
    async fn keepsakes(
        &self,
        house: &House,
        table: TableId,
        marks: &Marks,
    ) -> Result<board::Keepsakes, Fault>;

    /// Who owes a secret.
    async fn owing(&self, house: &House, table: TableId) -> Result<Vec<Owing>, Fault>;

    /// The console that asks for the secret that this person owes, if he does.
    async fn prompt(
        &self,
        house: &House,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Prompt>, Fault>;
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
        spoken::commands::<D>(D::besides())
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
            return visit.stale(who).await;
        }
        let ids = Ids::new(at.table, at.stamp);
        match visit.own(|view| doors::tap::<D>(who.lang, view, &ids, &tapped)) {
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
            return visit.stale(who).await;
        }
        match visit.own(|view| doors::submit::<D>(view, form.word, form.said)) {
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
        match visit.own(|view| doors::typed::<D>(view, said)) {
            Some(Some(step)) => Ok(Some(visit.step(who, step, Shown::Console).await?)),
            Some(None) => Ok(None),
            None => Ok(Some(visit.no_board(who.lang))),
        }
    }

    async fn console(&self, house: &House, who: &Caller, table: TableId) -> Result<Reply, Fault> {
        match visit::<D>(house, who, table).await? {
            Ok(visit) => visit.console(who, &Page::default(), None).await,
            Err(reply) => Ok(reply),
        }
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
        let (lang, own, open) = (who.lang, visit.view(), visit.now.public_view());
        let draw = move || {
            let large = |view: D::View| console::zoomed::<D>(lang, &view, &names);
            let own = own.and_then(|view| view.map(large).transpose());
            let open = open.filter(|_| own.is_none());
            (own, open.and_then(|view| view.map(large).transpose()))
        };
        Ok(match house.easel.draw(Wanted::Now, draw).await? {
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
        wanted: Wanted,
    ) -> Result<Option<board::Board>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let people = people(house, now.room()).await?;
        let draw = move || board::board::<D>(&now, &people);
        Ok(Some(house.easel.draw(wanted, draw).await?))
    }

    async fn keepsakes(
        &self,
        house: &House,
        table: TableId,
        marks: &Marks,
    ) -> Result<board::Keepsakes, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        let (now, marks) = (table.snapshot().await?, marks.clone());
        let draw = move || board::keepsakes::<D>(&now, &marks);
        house.easel.draw(Wanted::Soon, draw).await
    }

    async fn owing(&self, house: &House, table: TableId) -> Result<Vec<Owing>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        Ok(owing::all::<D>(&table.snapshot().await?))
    }

    async fn prompt(
        &self,
        house: &House,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Prompt>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let room = now.room();
        let mut owing = owing::all::<D>(&now).into_iter();
        let Some(owing) = owing.find(|owing| owing.user == user) else {
            return Ok(None);
        };
        let (Some(player), Some(view)) = (room.player(owing.seat), now.seat_view(owing.seat))
        else {
            return Ok(None);
        };
        let lang = Lang::of_locale(&player.locale.0);
        let names = names(room, lang);
        let record = record_of::<D>(&house.sessions, room, user).await?;
        let table = room.table;
        let draw = move || {
            let plain = (&Page::default(), "");
            view.map(|view| console::console::<D>(lang, (&view, &record), &names, plain, table))
        };
        let console = house.easel.draw(Wanted::Soon, draw).await?;
        Ok(Some(Prompt {
            owing,
            version: now.version(),
            console,
        }))
    }
}
