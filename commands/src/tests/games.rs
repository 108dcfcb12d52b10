//! Every game of the catalogue played at random, by people with the worst possible names, whose DMs
//! are closed and of whom all but one want the table closed: everything that can be sent fits.

use std::sync::Arc;

use games::laws::{Rehearsed, Script, rehearse};
use games::{Cause, Seed};
use sessions::store::{Memory, Store};
use sessions::{
    ChannelId, Clock, Coaching, Dm, Founding, GuildId, Key, Locale, Marks, Millis, Pace, Person,
    Player, Sessions, Snapshot, Status, TableAction, TableSeed, TypedTable, UserId, Venue,
};
use text::{Lang, Lines, Rank, fit};

use super::{check_form, check_message, within};
use crate::app::refusals;
use crate::game::catalogue::Visitor;
use crate::game::changes;
use crate::game::reading;
use crate::game::reading::RecordStep;
use crate::game::ui::{GameUi, Page, RecordUi, Screen, Step, Tapped};
use crate::lessons::coach;
use crate::table::console::More;
use crate::table::names::names;
use crate::table::undo::{self, UndoOffer};
use crate::table::{board, console};
use crate::ui::existing_messages::ExistingMessage;
use crate::ui::ids::{self, Ids, Request, TableVerb, Tap};
use crate::ui::message::{Enabled, Message, Row};

/// The longest names that Discord takes: all that markdown could do, the widest letters, and
/// letters beyond the first plane.
const NAMES: [&str; 3] = [
    "**_~0~_**[x](y)!!==++--##>>||::",
    "漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢漢",
    "🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐🪐",
];
/// Every so many steps, everything that has a picture is looked at as well.
const PICTURED: usize = 24;

/// Plays every game at this pace, in each third language: each language has a pace of its own.
async fn fits(pace: Pace) {
    for lang in Lang::ALL.into_iter().skip(pace as usize).step_by(3) {
        crate::game::catalogue::each_game(&Manner { pace, lang }).await;
    }
}

#[tokio::test]
async fn every_message_fits_live() {
    fits(Pace::Live).await;
}

#[tokio::test]
async fn every_message_fits_by_days() {
    fits(Pace::Days).await;
}

#[tokio::test]
async fn every_message_fits_unhurried() {
    fits(Pace::Unhurried).await;
}

/// How a table plays.
struct Manner {
    pace: Pace,
    lang: Lang,
}

impl Visitor for Manner {
    /// A game of as many as can play, and one of any number.
    async fn game<D: GameUi + Rehearsed>(&self) {
        let languages = Lang::ALL.len() as u64;
        let nth = Lang::ALL.iter().take_while(|lang| **lang != self.lang);
        let first = self.pace as u64 * languages + nth.count() as u64;
        let most = *D::SEATS.end();
        let all = (first..).map(rehearse::<D>);
        let full = all.take(200).find(|script| script.seats == most);
        let full = full.unwrap_or_else(|| panic!("{}: never {most} at a table", D::ID));
        self.play(&full).await;
        self.play(&rehearse::<D>(first)).await;
    }
}

impl Manner {
    async fn play<D: GameUi + Rehearsed>(&self, script: &Script<D>) {
        let player = |seat: u8| Player {
            user: UserId((1 << 63) - 1 - u64::from(seat)),
            // At every other table, all have the first.
            name: NAMES[usize::from(seat) * (script.number as usize % 2) % NAMES.len()].to_owned(),
            locale: Locale(self.lang.code().to_owned()),
        };
        let options = script.options.clone();
        let seed = Seed::new([script.number as u8; 32]);
        let (_sessions, table) = founded::<D>(options, script.seats, seed, self.pace, player).await;
        let mut looks = Looks {
            people: (0..script.seats)
                .map(|seat| unreachable(&player(seat)))
                .collect(),
            marks: Marks::default(),
            record: D::Record::fullest(),
            taken: 0,
        };
        looks.at::<D>(&table.snapshot().await.unwrap());
        table
            .table()
            .act(player(0).user, Key(2), TableAction::Start)
            .await
            .unwrap();
        let mut key = 3;
        for seat in 1..script.seats {
            let asked = table
                .table()
                .act(player(seat).user, Key(key), TableAction::Close)
                .await;
            asked.unwrap_or_else(|error| panic!("{error:?}"));
            key += 1;
        }
        for step in &script.steps {
            if let Cause::Act(seat, action) = &step.cause {
                // Dice differ here, so some actions of the script are refused: that is as good.
                let user = player(seat.index() as u8).user;
                key += 1;
                match table.act(user, Key(key), action.clone()).await {
                    Ok(_) => looks.at::<D>(&table.snapshot().await.unwrap()),
                    Err(sessions::ActError::Refused(refusal)) => {
                        let room = table.snapshot().await.unwrap();
                        let names = names(room.room(), self.lang);
                        let refusal_text = D::refusal(self.lang, &refusal, &names);
                        check_message(&Message::words(refusal_text));
                    }
                    Err(sessions::ActError::Table(refusal)) => {
                        check_message(&Message::words(refusals::refusal_text(self.lang, &refusal)));
                    }
                    Err(error) => panic!("{error:?}"),
                }
            }
        }
    }
}

/// A table for so many such people.
pub(super) async fn founded<D: GameUi>(
    options: D::Options,
    seats: u8,
    seed: Seed,
    pace: Pace,
    player: impl Fn(u8) -> Player,
) -> (Sessions, TypedTable<D>) {
    let table_seed = TableSeed::pledged(seed);
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    founded_in(&store, (options, table_seed), seats, pace, player).await
}

/// The same, in this store.
pub(super) async fn founded_in<D: GameUi>(
    store: &Arc<dyn Store>,
    (options, table_seed): (D::Options, TableSeed),
    seats: u8,
    pace: Pace,
    player: impl Fn(u8) -> Player,
) -> (Sessions, TypedTable<D>) {
    let clock = Arc::new(Clock::stopped_at(Millis(1_700_000_000_000)));
    let opened = Sessions::open(
        Arc::clone(store),
        clock,
        crate::game::catalogue::catalogue(),
    )
    .await;
    let (sessions, _) = opened.unwrap();
    let founding = Founding::<D> {
        host: player(0),
        guests: (1..seats).map(&player).collect(),
        place: Venue {
            guild: Some(GuildId(1)),
            channel: ChannelId(2),
            locale: player(0).locale,
            is_own_thread: false,
        },
        options,
        pace,
        table_seed,
        key: Key(1),
    };
    let found = sessions.found_table(founding).await.unwrap();
    let table = sessions.table_of::<D>(found.table).await.unwrap().unwrap();
    (sessions, table)
}

/// A person who takes no DM.
fn unreachable(player: &Player) -> (UserId, Person) {
    let person = Person {
        locale: player.locale.clone(),
        name: player.name.clone(),
        dm: Dm::Closed,
        ..Person::default()
    };
    (player.user, person)
}

/// What a table's people are shown, looked at step by step.
struct Looks<R> {
    people: Vec<(UserId, Person)>,
    marks: Marks,
    record: R,
    taken: usize,
}

impl<R> Looks<R> {
    fn at<D: GameUi<Record = R>>(&mut self, now: &Snapshot<D>) {
        let shown = board::board::<D>(
            now,
            board::BoardContext {
                people: &self.people,
                par: Some((u16::MAX, u16::MAX)),
            },
        );
        let message = shown.message.open();
        check_message(&message);
        let table = now.room().table;
        let is_board = |message: &Message| ExistingMessage::showing(message).is_board_of(table);
        assert_eq!(is_board(&message), !message.rows.is_empty());
        let existing = ExistingMessage::showing(&message);
        assert!(!existing.is_of_another_table(table), "{}", &*message.text);
        let first = message.text.lines().next().unwrap_or_default();
        // A lobby is called by its game alone.
        let is_lobby = now.room().status == Status::Lobby;
        let titles = Lang::ALL.map(D::title);
        let is_named = match is_lobby {
            true => titles.iter().any(|title| first.contains(title)),
            false => first.contains(&now.room().table.to_string()),
        };
        assert!(is_named, "{}", &*message.text);
        for (_, keepsake) in board::kept_posts::<D>(now, &self.marks) {
            check_message(&keepsake.open());
        }
        // What stays is looked at once.
        self.marks.settled = shown.version;
        let is_pictured = self.taken.is_multiple_of(PICTURED);
        self.taken += 1;
        for (seat, _) in now.room().players() {
            for lang in Lang::ALL {
                let Some(view) = now.seat_view(seat) else {
                    continue;
                };
                let names = names(now.room(), lang);
                let table = now.room().table;
                let view = view.open_for(seat).unwrap();
                // Looking back over the whole game is dear.
                let all_news = if is_pictured {
                    all_news(now, seat, lang, &names)
                } else {
                    String::new()
                };
                let record = &self.record;
                let page = Page::default();
                let at = Screen::new(lang, &view, &names, &page, table);
                let offers = console::console_of_page::<D>(&at, record, More::default());
                let first = console::console_message(lang, &all_news, offers);
                let moment = D::moment(&view);
                let help = D::help(lang);
                assert!(
                    help.iter().any(|page| page.key == moment.page),
                    "{moment:?}"
                );
                let has_words = moment.coach.is_none_or(|key| text::has(lang, key));
                assert!(has_words, "{moment:?}");
                check_message(&first);
                assert!(!is_board(&first));
                if let Some(regrets) = Self::regrets::<D>(now, seat, (lang, &names, &at.ids)) {
                    within("a button", &regrets.button.label, 1..=fit::SHOWN);
                    assert_eq!(regrets.button.enabled, Enabled::Yes);
                }
                let coaching = (&Coaching::default(), table);
                let alone = now.room().seat_count() == 1;
                let coached = [false, true].map(|is_more| {
                    let console = (first.clone(), is_more);
                    let coached =
                        coach::with_tips::<D>(lang, console, (&view, alone, false), coaching);
                    check_message(&coached);
                    coached
                });
                // Where a screen has no room for it, it stands under ⋯.
                let (goal, [_, under_more]) = (D::goal(lang, alone), coached);
                assert!(
                    under_more.text.contains(&goal) || under_more.text.contains("… "),
                    "{goal}"
                );
                check_message(&Message::from_long_text(
                    lang,
                    &D::describe(lang, &view, &names),
                ));
                within("an alt text", &D::alt(lang, &view, &names), 1..=fit::ALT);
                follow(&at, record, &first);
                if is_pictured {
                    check_message(&Message::news(lang, &all_news));
                    let mut more = More::default();
                    if let Some(regrets) = Self::regrets::<D>(now, seat, (lang, &names, &at.ids)) {
                        more.add_undo(regrets);
                    }
                    more.add(coach::stop_buttons::<D>(
                        lang,
                        &view,
                        (&Coaching::default(), table),
                    ));
                    let page = console::more_page();
                    let plain = (&page, "", more);
                    let views = changes::for_seat(now, seat)
                        .unwrap()
                        .open_for(seat)
                        .unwrap();
                    let page = console::console::<D>(lang, (&views, record), &names, plain, table);
                    check_message(&page);
                    assert!(!is_board(&page));
                    check_message(&console::large_board::<D>(lang, &views, &names));
                }
            }
        }
    }
}

impl<R> Looks<R> {
    /// What the player in a seat can undo.
    fn regrets<D: GameUi<Record = R>>(
        now: &Snapshot<D>,
        seat: games::Seat,
        said: (Lang, &text::Names, &Ids),
    ) -> Option<UndoOffer> {
        let user = now.room().player(seat)?.user;
        undo::offer::<D>(now, (user, seat), said)?.open_for(seat)
    }
}

/// All that a seat was ever told: more than any notice.
fn all_news<D: GameUi>(
    now: &Snapshot<D>,
    seat: games::Seat,
    lang: Lang,
    names: &text::Names,
) -> String {
    let news = now.seat_news(seat, sessions::Version(0)).into_iter();
    let news = news.filter_map(|item| item.glimpse.open_for(seat));
    let news: Vec<String> = news.map(|glimpse| D::news(lang, &glimpse, names)).collect();
    match news.len() {
        // A game in which the player learnt nothing yet still has something to say.
        0 => D::title(lang),
        _ => news.join("\n"),
    }
}

#[test]
fn least_important_lines_are_dropped_first() {
    let mut lines = Lines::default();
    lines.push(Rank::Courtesy, "x".repeat(fit::MESSAGE));
    lines.push(Rank::Heading, "heading");
    let message = Message::from_text(lines.beside_the_board(Lang::En));
    check_message(&message);
    assert!(
        message.text.starts_with("heading\n… 1 more line"),
        "{}",
        &*message.text
    );
}

/// Uses every component of a console once, and looks at the forms and pages behind them.
fn follow<D: GameUi>(at: &Screen<'_, D>, record: &D::Record, shown: &Message) {
    let (lang, view) = (at.lang, at.view);
    for row in &shown.rows {
        let uses: Vec<(&str, Option<&str>)> = match row {
            Row::Buttons(buttons) => buttons.iter().map(|b| ids::pressed(&b.id)).collect(),
            Row::Select(select) => {
                let values = select.choices.iter().map(|choice| choice.value.as_str());
                values
                    .map(|value| (select.id.as_str(), Some(value)))
                    .collect()
            }
            Row::Listed(people) => panic!("{people:?} is no game's"),
        };
        for (id, chosen) in uses {
            let (word, argument) = match Tap::read(id).map(|tap| tap.request) {
                Some(Request::Game { word, argument }) => (word, argument),
                // A console may lead to itself again.
                Some(Request::Table(TableVerb::Refresh | TableVerb::More)) => continue,
                _ => panic!("{id} is in a console and none of its game's"),
            };
            let tapped = Tapped {
                word: &word,
                argument: &argument,
                chosen,
                at: Millis(1_700_000_000_000),
            };
            match reading::component_step::<D>(lang, view, &at.ids, &tapped) {
                Step::Ask(form) => check_form(&form),
                Step::Turn(page) => {
                    // Its picture is the first page's.
                    let at = Screen { page: &page, ..*at };
                    let offers = console::console_of_page::<D>(&at, record, More::default());
                    check_message(&console::console_message(lang, "", offers));
                }
                Step::Act(_) | Step::ActAndTurn(..) => {}
                Step::UseRecord(record_command, said) => {
                    match reading::read_record_command::<D>(view, record, record_command, &said) {
                        RecordStep::Runs(record_change) => {
                            let ran =
                                D::Record::describe_change(lang, Ok((&record_change, record)));
                            within("what came of it", &ran, 1..=fit::MESSAGE);
                        }
                        RecordStep::Acts(_) | RecordStep::Lists | RecordStep::Shows => {}
                        RecordStep::RecordRefusal(refusal) => {
                            panic!("{id} {chosen:?} is offered and not there: {refusal:?}")
                        }
                        RecordStep::Refused(refusal) => {
                            panic!("{id} {chosen:?} is offered and refused: {refusal:?}")
                        }
                    }
                }
                Step::Refuse(refusal) => {
                    panic!("{id} {chosen:?} is offered and refused: {refusal:?}")
                }
                Step::Stale => panic!("{id} is offered and stale"),
                Step::Unknown => panic!("{id} is offered and unknown"),
            }
        }
    }
}
