//! Board of a table for everyone: the one message in its channel, and the messages that stay.

use games::{Everyone, To};
use sessions::{
    Dm, EventNumber, Marks, Mood, News, Person, Room, Snapshot, Status, TableAction, Told, UserId,
    Version,
};
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::changes::{self, Looked};
use crate::game::ui::{GameUi, Page, Screen};
use crate::table::advice;
use crate::table::console::remembered;
use crate::table::lobby::{closed, gathering, heading};
use crate::table::names::names;
use crate::table::news::{quoted, sentences};
use crate::table::votes;
use crate::ui::buttons::{act_button, table_button};
use crate::ui::ids::TableVerb;
use crate::ui::message::{Message, Picture, Row, Style};

/// Number of sentences of news above the board.
const NEWS: usize = 3;
/// Number of versions back in which they are looked for first.
const RECENT: u64 = 12;

/// A table as its channel should see it.
pub(crate) struct TableBoard {
    /// As of which version.
    pub version: Version,
    /// The one message.
    pub message: To<Everyone, Message>,
    /// People whose closed DMs it tells of.
    pub unreachable: Vec<UserId>,
}

/// Messages that stay, with the events that they tell of.
pub(crate) type KeptPosts = Vec<(EventNumber, To<Everyone, Message>)>;

/// News of a board besides the table itself: the people at it, as far as they are known, and the
/// results of a person who played alone and of a computer in the same game.
#[derive(Clone, Copy)]
pub(crate) struct Beside<'b> {
    pub people: &'b [(UserId, Person)],
    pub par: Option<(u16, u16)>,
}

/// The one message.
fn face<D: GameUi>(now: &Snapshot<D>, beside: Beside<'_>) -> To<Everyone, Message> {
    let lang = Lang::of_locale(&now.room().place.locale.0);
    let names = names(now.room(), lang);
    match changes::by_everyone(now) {
        Some(looked) => playing(now, lang, &names, looked, beside),
        None => To::everyone(gathering::<D>(now, lang, &names)),
    }
}

/// Board for everyone in a table's channel.
pub(crate) fn board<D: GameUi>(now: &Snapshot<D>, beside: Beside<'_>) -> TableBoard {
    let closed = beside
        .people
        .iter()
        .filter(|(_, person)| person.dm == Dm::Closed);
    TableBoard {
        version: now.version(),
        message: face(now, beside),
        unreachable: closed.map(|(user, _)| *user).collect(),
    }
}

/// The messages that stay and that do not stand yet, as far as the marks tell.
pub(crate) fn kept_posts<D: GameUi>(now: &Snapshot<D>, marks: &Marks) -> KeptPosts {
    let room = now.room();
    let lang = Lang::of_locale(&room.place.locale.0);
    let names = names(room, lang);
    let message = |told: Told<Everyone, D>| {
        let number = told.number;
        let at = now.moment(number);
        let message = told.glimpse.map(|glimpse| {
            let glimpse = match at {
                Some(at) => D::dated(glimpse, at),
                None => glimpse,
            };
            keepsake::<D>(lang, &glimpse, &names)
        });
        Some((number, message.transpose()?))
    };
    let unsettled = now.public_news(marks.settled).into_iter();
    // What the last board shows need not stand there twice.
    let shown = now.public_view().filter(|_| is_past(room));
    let shown = shown.map(|view| view.map(|view| render::still(&D::scene(&view, lang, &names))));
    let shown = shown.map(To::open);
    let repeats = |message: &To<Everyone, Message>| {
        let picture = message.map_ref(|message| message.picture.clone()).open();
        picture.is_some_and(|it| Some(&it.bytes) == shown.as_ref())
    };
    unsettled
        // What was taken back needs no message that stays.
        .filter(|told| told.number >= marks.first_unkept() && told.mood == Mood::Stands)
        .filter_map(message)
        .filter(|(_, message)| !repeats(message))
        .collect()
}

/// A message that stays in the channel, for news that have a picture of their own.
fn keepsake<D: GameUi>(lang: Lang, glimpse: &D::Glimpse, names: &Names) -> Option<Message> {
    Some(Message {
        picture: Some(remembered::<D>(lang, glimpse, names)?),
        ..Message::news(lang, &D::news(lang, glimpse, names))
    })
}

/// True if nothing comes any more.
fn is_past(room: &Room) -> bool {
    matches!(room.status, Status::Over { .. } | Status::Closed)
}

/// The last board. Where it shows what would stay above it, it is that too.
fn last_board<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names, board: Picture) -> Picture {
    let is_it = |told: &Told<Everyone, D>| {
        let kept = told
            .glimpse
            .map_ref(|glimpse| remembered::<D>(lang, glimpse, names));
        let kept = kept.open().filter(|kept| kept.bytes == board.bytes);
        kept.map(|kept| kept.name)
    };
    let name = newest(now).iter().find_map(is_it);
    Picture {
        name: name.unwrap_or(board.name),
        ..board
    }
}

/// The message while a game is played or over.
fn playing<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    names: &Names,
    looked: To<Everyone, Looked<D>>,
    beside: Beside<'_>,
) -> To<Everyone, Message> {
    let room = now.room();
    let news = sentences(now, lang, None, newest(now));
    let looked = looked.map(|looked| (looked, Vec::new()));
    let looked = looked.gather(news, |(_, news), told| news.push(told));
    looked.map(|(looked, news)| {
        let view = &looked.view;
        let page = Page::default();
        let at = Screen::of(lang, view, names, &page, room.table);
        // A game that was over before it made place stays as it ended.
        let broken_off = room.status == Status::Closed && !now.is_over();
        let heading = match broken_off {
            true => closed::<D>(lang, room, names),
            false => heading::<D>(lang, room),
        };
        let mut lines = Lines::default();
        lines.put(Rank::Heading, heading);
        for told in &news {
            lines.put(Rank::News, quoted(told));
        }
        if let Some(puzzle) = room.puzzle {
            let which = say("daily-board").with("number", puzzle.number());
            lines.put(Rank::Status, which.tr(lang));
        }
        if !broken_off {
            lines.each(Rank::Status, &D::status(lang, view, names));
        }
        if let Some((own, par)) = beside.par {
            lines.put(Rank::Status, D::par(lang, own, par));
        }
        footer(&mut lines, lang, (now, names), beside.people);
        if room.status == Status::Playing {
            let goal = say("table-goal").with("goal", D::goal(lang, room.seat_count() == 1));
            lines.put(Rank::Courtesy, goal.tr(lang));
        }
        Message {
            text: lines.beside_the_board(lang),
            picture: Some(match is_past(room) {
                true => last_board(now, lang, names, looked.picture(lang, names)),
                false => looked.picture(lang, names),
            }),
            rows: rows::<D>(&at, room)
                .into_iter()
                .chain(votes::rows(lang, room, names, &at.ids))
                .take(fit::ROWS)
                .collect(),
            ..Message::default()
        }
    })
}

/// The last public news, however much happened in secret since: that must not show.
fn newest<D: GameUi>(now: &Snapshot<D>) -> News<Everyone, D> {
    let version = now.version().0;
    let mut back = RECENT;
    let mut news = now.public_news(Version(version.saturating_sub(back)));
    while news.len() < NEWS && back < version {
        back *= 4;
        news = now.public_news(Version(version.saturating_sub(back)));
    }
    news.split_off(news.len().saturating_sub(NEWS))
}

/// The clocks, the closed DMs and what else the people at the table should know.
fn footer<D: GameUi>(
    lines: &mut Lines,
    lang: Lang,
    (now, names): (&Snapshot<D>, &Names),
    people: &[(UserId, Person)],
) {
    let room = now.room();
    for due in &room.due {
        let Some(at) = due.at else { continue };
        // Discord counts it down by itself.
        let clock = format!("<t:{}:R>", at.0 / 1_000);
        let until = match room.player(due.seat) {
            // It moves when it has thought, and no one waits for its clock.
            Some(player) if player.user.is_computer() => continue,
            Some(_) => say("table-clock")
                .with("name", names.shown(due.seat).to_owned())
                .with("clock", clock)
                .tr(lang),
            None => say("table-clock-vacant").with("clock", clock).tr(lang),
        };
        lines.put(Rank::Clock, until);
    }
    if let Some(asked) = advice::asked(lang, room, names) {
        lines.put(Rank::Courtesy, asked);
    }
    for line in votes::lines(now, lang, names) {
        lines.put(Rank::Hint, line);
    }
    for (seat, player) in room.players() {
        let closed =
            |(user, person): &(UserId, Person)| *user == player.user && person.dm == Dm::Closed;
        if matches!(room.status, Status::Playing) && people.iter().any(closed) {
            let name = names.shown(seat).to_owned();
            let closed = say("table-dm-closed").with("name", name);
            lines.put(Rank::Courtesy, closed.tr(lang));
        }
        if matches!(room.status, Status::Playing) && room.asked_to_close.contains(&player.user) {
            let name = names.shown(seat).to_owned();
            let asked = say("table-close-asked").with("name", name);
            lines.put(Rank::Hint, asked.tr(lang));
        }
    }
    if now.is_over() {
        let footer = match room.puzzle {
            Some(_) => "daily-over-footer",
            None => "table-over-footer",
        };
        lines.put(Rank::Courtesy, say(footer).tr(lang));
    }
}

/// Rows under the board: what matters now in the game, then what every table has: one select at
/// most, and one row of buttons.
fn rows<D: GameUi>(at: &Screen<'_, D>, room: &Room) -> Vec<Row> {
    let (lang, ids) = (at.lang, &at.ids);
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    match room.status {
        // What can be done once it is over stands below how it ended.
        Status::Closed | Status::Over { .. } => return rows,
        Status::Lobby | Status::Playing => {
            if room.paused {
                buttons.push(act_button(lang, ids, &TableAction::Resume, Style::Main));
            } else {
                let (select, own) = D::board_rows(at);
                rows.extend(select);
                buttons.extend(own);
            }
            buttons.extend(votes::open_seat(lang, room, ids));
            let stands_out = buttons.iter().any(|button| button.style != Style::Plain);
            let style = match stands_out {
                true => Style::Plain,
                false => Style::Main,
            };
            buttons.push(table_button(lang, ids, TableVerb::Console, style));
        }
    }
    buttons.push(table_button(lang, ids, TableVerb::More, Style::Plain));
    rows.push(Row::Buttons(buttons));
    rows
}
