//! The counter of any game: its desk, served. One visit for whatever somebody comes with.

use std::marker::PhantomData;

use games::{Better, Everyone, To};
use serenity::async_trait;
use sessions::{Marks, Person, Posted, Puzzle, Room, TableId, UserId};
use text::{Chapter, Lang, escape, say};

use crate::bot::context::House;
use crate::commands::rules;
use crate::daily::{self, Solving};
use crate::game::any::{Counter, Request};
use crate::game::ui::{Desk, Page};
use crate::game::visit::{Shown, record_of, review, since_the_last_move, visit};
use crate::history::par;
use crate::history::thoughts::Soundness;
use crate::input;
use crate::input::caller::Caller;
use crate::input::fault::Fault;
use crate::lessons::coach;
use crate::lessons::{self, LessonAt};
use crate::outbox::places;
use crate::outbox::send_error::SendError;
use crate::table::advice;
use crate::table::board::{self, Beside, Keepsakes, TableBoard};
use crate::table::console::{self, More};
use crate::table::lobby::heading;
use crate::table::names::names_for;
use crate::table::refusals;
use crate::table::secrets_due::{self, Owing, Prompt};
use crate::table::turn_ping::{self, Call};
use crate::table::undo;
use crate::ui::changes;
use crate::ui::ids::Ids;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::pool::Wanted;
use crate::ui::reply::Reply;

/// The counter of one game.
pub(crate) struct CounterOf<D>(PhantomData<fn() -> D>);

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

    fn title(&self, lang: Lang) -> String {
        D::title(lang)
    }

    fn pitch(&self, lang: Lang) -> String {
        D::pitch(lang)
    }

    fn help(&self, lang: Lang) -> Vec<Chapter> {
        D::help(lang)
    }

    fn feats(&self) -> Vec<(&'static str, Better)> {
        let feats = D::honours().feats.iter();
        feats.map(|feat| (feat.name, feat.better)).collect()
    }

    fn feat(&self, lang: Lang, name: &str, value: u32) -> String {
        text::feat::<D>(lang, name, value)
    }

    async fn soundness(
        &self,
        house: &House,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Soundness>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let over = table.snapshot().await?;
        let seat = over.room().seat_of(user).filter(|_| over.is_over());
        Ok(match seat {
            Some(seat) => Some(review(house, &over, (seat, user)).await.soundness),
            None => None,
        })
    }

    fn has_puzzle(&self, puzzle: Puzzle) -> bool {
        D::puzzle(puzzle.day()).is_some()
    }

    fn puzzle(&self, lang: Lang, puzzle: Puzzle) -> String {
        let options = D::puzzle(puzzle.day());
        options.map_or_else(String::new, |options| D::options(lang, &options, 1))
    }

    async fn solving(
        &self,
        house: &House,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Solving, Fault> {
        daily::solving::<D>(house, whose, puzzle).await
    }

    async fn begin_puzzle(
        &self,
        house: &House,
        who: &Caller,
        puzzle: Puzzle,
    ) -> Result<Option<Reply>, Fault> {
        daily::begin::<D>(house, who, puzzle).await
    }

    async fn lesson(&self, house: &House, who: &Caller, at: LessonAt) -> Result<Reply, Fault> {
        let (lang, name) = (who.lang, who.name.clone());
        let draw = move || lessons::page::<D>(lang, &name, at);
        let page = house.easel.draw(Wanted::Now, draw).await?;
        let page = page.ok_or(Fault::Missing("a page of a lesson"))?;
        let answer = Answer::Update(Private::Seat(page));
        Ok(Reply::of(Some(D::lesson().pupil), answer))
    }

    async fn serve(
        &self,
        house: &House,
        who: &Caller,
        table: TableId,
        request: Request<'_>,
    ) -> Result<Reply, Fault> {
        let visit = match visit::<D>(house, who, table).await? {
            Ok(visit) => visit,
            // They can be read wherever there was a table.
            Err(_) if matches!(request, Request::Rules) => {
                return rules::page(self, who.lang, 0);
            }
            Err(reply) => return Ok(reply),
        };
        let (step, shown) = match request {
            Request::Tap(at, _) | Request::Submit(at, _) if visit.is_stale(at.stamp) => {
                return visit.stale(who).await;
            }
            Request::Tap(at, tapped) => {
                let ids = Ids::new(table, at.stamp);
                let tap = |view: &D::View| input::tap::<D>(who.lang, view, &ids, &tapped);
                (visit.own(tap), at.carrier.into())
            }
            Request::Submit(at, form) => {
                let submit = |view: &D::View| input::submit::<D>(view, form.word, form.said);
                (visit.own(submit), at.carrier.into())
            }
            Request::Typed(said) => match visit.own(|view| input::typed::<D>(view, said)) {
                Some(None) => return Ok(unheard::<D>(who.lang)),
                step => (step.flatten(), Shown::Console),
            },
            Request::Console(wanted) => {
                let since = visit.since_the_last_move(who.lang);
                return visit.drawn(who, &Page::default(), since, wanted).await;
            }
            Request::History(page) => return Ok(visit.history(who, page)),
            Request::Options(page) => return visit.options(who, page),
            Request::Choose(page, word, said) => {
                return visit.choose(who, page, (word, said)).await;
            }
            Request::TakeBack(nth, carrier) => {
                return visit.take_back(who, nth, carrier.into()).await;
            }
            Request::Describe => return Ok(visit.describe(who)),
            Request::Rules => {
                let page = visit.page_of_the_rules(who.lang);
                return rules::page(self, who.lang, page);
            }
            Request::Help => return rules::written(self, who.lang),
            Request::Zoom => return visit.zoom(who).await,
            Request::Replay(look, chosen) => return visit.replay(who, look, chosen).await,
            Request::Card => return visit.card(who).await,
            Request::Share => return visit.share(who).await,
            Request::Export => return visit.export(who).await,
            Request::Verify => return visit.verify(who).await,
            Request::Again => return visit.again(who).await,
            Request::Advice => return visit.advice(who).await,
            Request::LookBack(page) => return visit.look_back(who, page).await,
        };
        match step {
            Some(step) => visit.step(who, step, shown).await,
            None => Ok(visit.no_board(who.lang)),
        }
    }

    async fn board(
        &self,
        house: &House,
        table: TableId,
        wanted: Wanted,
    ) -> Result<Option<TableBoard>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let people = people(house, now.room()).await?;
        let par = par::par::<D>(house, &now).await;
        let draw = move || {
            let people = people.as_slice();
            board::board::<D>(&now, Beside { people, par })
        };
        Ok(Some(house.easel.draw(wanted, draw).await?))
    }

    async fn keepsakes(
        &self,
        house: &House,
        table: TableId,
        marks: &Marks,
    ) -> Result<Keepsakes, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        let (now, marks) = (table.snapshot().await?, marks.clone());
        let draw = move || board::keepsakes::<D>(&now, &marks);
        house.easel.draw(Wanted::Soon, draw).await
    }

    async fn call(
        &self,
        house: &House,
        table: TableId,
        (marks, call): (&Marks, Call),
    ) -> Result<Option<To<Everyone, Message>>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        Ok(Some(turn_ping::message::<D>(
            &now,
            marks.board_post(),
            &call,
        )))
    }

    async fn owing(&self, house: &House, table: TableId) -> Result<Vec<Owing>, Fault> {
        let Some(table) = house.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        Ok(secrets_due::all::<D>(&table.snapshot().await?))
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
        let mut owing = secrets_due::all::<D>(&now).into_iter();
        let Some(owing) = owing.find(|owing| owing.user == user) else {
            return Ok(None);
        };
        let looked = changes::by_seat(&now, owing.seat);
        let (Some(player), Some(looked)) = (room.player(owing.seat), looked) else {
            return Ok(None);
        };
        let lang = Lang::of_locale(&player.locale.0);
        let names = names_for(room, lang, user);
        let record = record_of::<D>(&house.sessions, room, user).await?;
        let table = room.table;
        let board = house.sessions.table(table).await?;
        let board = match board {
            Some(table) => table.marks().await?.board_post(),
            None => None,
        };
        let server = places::server(house, room).await?;
        let head = where_from::<D>(lang, room, server, board);
        let head = To::everyone(head).to_seat(owing.seat);
        let since = since_the_last_move::<D>(&now, owing.seat, lang);
        let told = looked.zip(head).ok_or(Fault::from(SendError::OtherSeat))?;
        let told = told.gather(since, |(_, head), since| {
            head.push('\n');
            head.push_str(&since);
        });
        let ids = Ids::new(table, owing.stamp);
        let regret = undo::offer::<D>(&now, (user, owing.seat), (lang, &names, &ids));
        let advice = advice::button::<D>(&now, (lang, &ids));
        let more = More::of(advice);
        let told = told.map(|(looked, told)| (looked, told, more));
        let told = told.gather(regret, |(_, _, more), regret| more.regrets(regret));
        let coaching = coach::of(house, user).await?;
        let draw = move || {
            told.map(|(looked, told, more)| {
                let page = (&Page::default(), told.as_str(), more);
                let console = console::console::<D>(lang, (&looked, &record), &names, page, table);
                coach::coached::<D>(lang, console, &looked.view, (&coaching, table))
            })
        };
        let console = house.easel.draw(Wanted::Soon, draw).await?;
        Ok(Some(Prompt {
            owing,
            version: now.version(),
            console,
            past: say("letter-past")
                .with("game", D::title(lang))
                .with("table", table.to_string())
                .tr(lang),
        }))
    }
}

/// Those at a table, as far as they are known.
async fn people(house: &House, room: &Room) -> Result<Vec<(UserId, Person)>, Fault> {
    let mut people = Vec::new();
    for (_, player) in room.people() {
        if let Some(person) = house.sessions.person(player.user).await? {
            people.push((player.user, person));
        }
    }
    Ok(people)
}

/// Which table this is about, where it stands, and the way there.
fn where_from<D: Desk>(
    lang: Lang,
    room: &Room,
    server: Option<String>,
    board: Option<Posted>,
) -> String {
    // Where the table stands in his DMs, its board is beside this.
    if room.place.guild.is_none() {
        return String::new();
    }
    let heading = heading::<D>(lang, room);
    let place = match server {
        Some(server) => say("table-place-server").with("server", escape(&server)),
        None => say("table-place"),
    };
    let place = place.with("channel", format!("<#{}>", room.place.channel));
    let place = place.tr(lang);
    match board {
        Some(board) => format!("{heading} · {place} · {}", refusals::link(room, board)),
        None => format!("{heading} · {place}"),
    }
}

/// For words that mean nothing in this game.
fn unheard<D: Desk>(lang: Lang) -> Reply {
    let unknown = say("table-typed-unknown").with("words", D::typable(lang));
    Reply::words(unknown.tr(lang))
}
