//! Board of a table for everyone: the one message in its channel, and the messages that stay there.

use games::{Everyone, To};
use sessions::{
    Dm, EventNumber, Marks, Mood, News, NewsItem, Person, Room, Snapshot, Status, TableAction,
    UserId, Version,
};
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::changes::{self, RecentViews};
use crate::game::ui::{GameUi, Page, Screen};
use crate::table::advice;
use crate::table::console::news_picture;
use crate::table::lobby::{closed_heading, heading, lobby_message};
use crate::table::names::names;
use crate::table::news::{quoted, sentences};
use crate::table::votes;
use crate::ui::buttons::{act_button, table_button};
use crate::ui::ids::TableVerb;
use crate::ui::links::timestamp;
use crate::ui::message::{Message, Picture, Row, Style};

/// Number of sentences of news above the board.
const MAX_NEWS: usize = 3;
/// Number of versions back in which news are looked for first.
const RECENT_VERSIONS: u64 = 12;

/// Board of a table as its channel should see it.
pub(crate) struct TableBoard {
    /// Version of the table that it shows.
    pub version: Version,
    /// The message.
    pub message: To<Everyone, Message>,
    /// People whose closed DMs it mentions.
    pub unreachable: Vec<UserId>,
}

/// Messages that stay in the channel, with the events that they tell of.
pub(crate) type KeptPosts = Vec<(EventNumber, To<Everyone, Message>)>;

/// Needs of a board besides the table.
#[derive(Clone, Copy)]
pub(crate) struct BoardContext<'b> {
    /// People at the table, as far as they are known.
    pub people: &'b [(UserId, Person)],
    /// Results of a person who played alone and of a computer in the same game.
    pub par: Option<(u16, u16)>,
}

/// The board's message.
fn board_message<D: GameUi>(now: &Snapshot<D>, context: BoardContext<'_>) -> To<Everyone, Message> {
    let lang = Lang::of_locale(&now.room().place.locale.0);
    let names = names(now.room(), lang);
    match changes::for_everyone(now) {
        Some(views) => playing(now, lang, &names, views, context),
        None => To::everyone(lobby_message::<D>(now, lang, &names)),
    }
}

/// Board for everyone in a table's channel.
pub(crate) fn board<D: GameUi>(now: &Snapshot<D>, context: BoardContext<'_>) -> TableBoard {
    let closed = context
        .people
        .iter()
        .filter(|(_, person)| person.dm == Dm::Closed);
    TableBoard {
        version: now.version(),
        message: board_message(now, context),
        unreachable: closed.map(|(user, _)| *user).collect(),
    }
}

/// Messages that shall stay in the channel and by the marks are not there yet. While a game is
/// played there are none: they would push the players' consoles out of view, and the board shows
/// the same.
pub(crate) fn kept_posts<D: GameUi>(now: &Snapshot<D>, marks: &Marks) -> KeptPosts {
    let room = now.room();
    if !is_finished(room) {
        return KeptPosts::new();
    }
    let lang = Lang::of_locale(&room.place.locale.0);
    let names = names(room, lang);
    let message = |news: NewsItem<Everyone, D>| {
        let number = news.number;
        let at = now.moment(number);
        let message = news.glimpse.map(|glimpse| {
            let glimpse = match at {
                Some(at) => D::with_date(glimpse, at),
                None => glimpse,
            };
            kept_post::<D>(lang, &glimpse, &names)
        });
        Some((number, message.transpose()?))
    };
    let unsettled = now.public_news(marks.settled);
    // What came before the end was shown on the board.
    let end = unsettled.last().map(|news| now.entry(news.number));
    let unsettled = unsettled.into_iter();
    let unsettled = unsettled.filter(|news| Some(now.entry(news.number)) == end);
    // What the last board shows need not stand there twice.
    let shown = now.public_view().filter(|_| is_finished(room));
    let shown = shown.map(|view| view.map(|view| render::still(&D::scene(&view, lang, &names))));
    let shown = shown.map(To::open);
    let repeats = |message: &To<Everyone, Message>| {
        let picture = message.map_ref(|message| message.picture.clone()).open();
        picture.is_some_and(|it| Some(&it.bytes) == shown.as_ref())
    };
    unsettled
        // What was taken back needs no message that stays.
        .filter(|news| news.number >= marks.first_unkept() && news.mood == Mood::Stands)
        .filter_map(message)
        .filter(|(_, message)| !repeats(message))
        .collect()
}

/// Message that stays in the channel, for news with a picture of their own. A film of the last turn
/// is part of the finale.
fn kept_post<D: GameUi>(lang: Lang, glimpse: &D::Glimpse, names: &Names) -> Option<Message> {
    if D::reel_of_news(glimpse, lang, names).is_some() {
        return None;
    }
    let caption = D::caption(lang, glimpse);
    Some(Message {
        picture: Some(news_picture::<D>(lang, glimpse, names)?),
        ..Message::news(
            lang,
            &caption.unwrap_or_else(|| D::news(lang, glimpse, names)),
        )
    })
}

/// True if nothing happens at the table any more.
fn is_finished(room: &Room) -> bool {
    matches!(room.status, Status::Over { .. } | Status::Closed)
}

/// True if one person plays, whose console is the board, and no one else can sit down. Others look
/// on in a console of their own.
pub(crate) fn is_alone(room: &Room) -> bool {
    let can_come = room.place.guild.is_some() && room.vacant_seat().is_some();
    room.people().count() == 1 && !can_come
}

/// Picture of the last board. It is named like the picture of the last news if it shows the same,
/// so that it is not posted twice.
fn last_board<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names, board: Picture) -> Picture {
    let is_it = |news: &NewsItem<Everyone, D>| {
        let kept = news
            .glimpse
            .map_ref(|glimpse| news_picture::<D>(lang, glimpse, names));
        let kept = kept.open().filter(|kept| kept.bytes == board.bytes);
        kept.map(|kept| kept.name)
    };
    let name = latest_news(now).iter().find_map(is_it);
    Picture {
        name: name.unwrap_or(board.name),
        ..board
    }
}

/// Message of a table whose game is played or over.
fn playing<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    names: &Names,
    views: To<Everyone, RecentViews<D>>,
    context: BoardContext<'_>,
) -> To<Everyone, Message> {
    let room = now.room();
    let news = sentences(now, lang, None, latest_news(now));
    let views = views.map(|views| (views, Vec::new()));
    let views = views.gather(news, |(_, news), sentence| news.push(sentence));
    views.map(|(views, news)| {
        let view = &views.now;
        let page = Page::default();
        let at = Screen::new(lang, view, names, &page, room.table);
        // A game that was over before it made place stays as it ended.
        let broken_off = room.status == Status::Closed && !now.is_over();
        let heading = match broken_off {
            true => closed_heading::<D>(lang, room, names),
            false => heading::<D>(lang, room),
        };
        // The console of who plays alone tells the rest.
        let elsewhere = !is_finished(room) && is_alone(room);
        let news = match elsewhere {
            true => &news[news.len().saturating_sub(1)..],
            false => &news[..],
        };
        let mut lines = Lines::default();
        lines.push(Rank::Heading, heading);
        for sentence in news {
            lines.push(Rank::News, quoted(sentence));
        }
        if let Some(puzzle) = room.puzzle {
            let which = say("daily-board").with("number", puzzle.number());
            lines.push(Rank::Status, which.tr(lang));
        }
        if let Some(practice) = &room.practice {
            let from = say("practice-board").with("table", practice.from.to_string());
            lines.push(Rank::Status, from.tr(lang));
        }
        if !broken_off {
            lines.push_lines(Rank::Status, &D::status(lang, view, names));
        }
        if let Some((own, par)) = context.par {
            lines.push(Rank::Status, D::par(lang, own, par));
        }
        footer(&mut lines, lang, (now, names), context.people);
        if room.status == Status::Playing && !elsewhere {
            let goal = say("table-goal").with("goal", D::goal(lang, room.seat_count() == 1));
            lines.push(Rank::Courtesy, goal.tr(lang));
        }
        Message {
            text: match is_finished(room) {
                true => lines.beside_the_board(lang),
                false => lines.on_one_screen(lang),
            },
            picture: match is_finished(room) {
                true => Some(last_board(now, lang, names, views.picture(lang, names))),
                false if elsewhere => None,
                false => Some(views.picture(lang, names)),
            },
            rows: rows::<D>(&at, room)
                .into_iter()
                .chain(votes::dismissal_row(lang, room, names, &at.ids))
                .take(fit::ROWS)
                .collect(),
            ..Message::default()
        }
    })
}

/// Latest public news, found however much happened in secret since: that must not show.
pub(super) fn latest_news<D: GameUi>(now: &Snapshot<D>) -> News<Everyone, D> {
    let version = now.version().0;
    let mut back = RECENT_VERSIONS;
    let mut news = now.public_news(Version(version.saturating_sub(back)));
    while news.len() < MAX_NEWS && back < version {
        back *= 4;
        news = now.public_news(Version(version.saturating_sub(back)));
    }
    news.split_off(news.len().saturating_sub(MAX_NEWS))
}

/// Adds the clocks, the closed DMs and what else the people at the table should know.
fn footer<D: GameUi>(
    lines: &mut Lines,
    lang: Lang,
    (now, names): (&Snapshot<D>, &Names),
    people: &[(UserId, Person)],
) {
    let room = now.room();
    let mut clocks = Vec::new();
    let mut vacant = None;
    for due in &room.due {
        let Some(at) = due.at else { continue };
        match room.player(due.seat) {
            // It moves when it has thought, and no one waits for its clock.
            Some(player) if player.user.is_computer() => {}
            Some(_) => {
                // Discord counts it down by itself.
                let clock = say("table-clock-of")
                    .with("name", names.in_message(due.seat).to_owned())
                    .with("clock", timestamp(at, 'R'));
                clocks.push(clock.tr(lang));
            }
            None => vacant = vacant.or(Some(at)),
        }
    }
    if !clocks.is_empty() {
        let all = say("table-clock").with("clocks", clocks.join(" · "));
        lines.push(Rank::Clock, all.tr(lang));
    }
    if let Some(at) = vacant {
        let plays = if now.takes_computers() { "yes" } else { "no" };
        let until = say("table-clock-vacant")
            .with("plays", plays)
            .with("clock", timestamp(at, 'R'));
        lines.push(Rank::Clock, until.tr(lang));
    }
    if let Some(asked) = advice::hint_counts(lang, room, names) {
        lines.push(Rank::Hint, asked);
    }
    for line in votes::lines(room, lang, names) {
        lines.push(Rank::Hint, line);
    }
    for (seat, player) in room.players() {
        let closed =
            |(user, person): &(UserId, Person)| *user == player.user && person.dm == Dm::Closed;
        if matches!(room.status, Status::Playing) && people.iter().any(closed) {
            let name = names.in_message(seat).to_owned();
            let closed = say("table-dm-closed").with("name", name);
            lines.push(Rank::Hint, closed.tr(lang));
        }
    }
    if now.is_over() {
        let footer = match room.puzzle {
            Some(_) => "daily-over-footer",
            None => "table-over-footer",
        };
        lines.push(Rank::Hint, say(footer).tr(lang));
    }
}

/// Rows under the board: those of the game, then those of every table; at most one select and one
/// row of buttons.
fn rows<D: GameUi>(at: &Screen<'_, D>, room: &Room) -> Vec<Row> {
    let (lang, ids) = (at.lang, &at.ids);
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    match room.status {
        // What can be done once it is over stands below how it ended.
        Status::Closed | Status::Over { .. } => return rows,
        // The console stands below it.
        Status::Playing if room.place.guild.is_none() && is_alone(room) && !room.paused => {
            return rows;
        }
        Status::Lobby | Status::Playing => {
            if room.paused {
                buttons.push(act_button(lang, ids, &TableAction::Resume, Style::Main));
            } else if !is_alone(room) {
                let (select, own) = D::board_rows(at);
                rows.extend(select);
                buttons.extend(own);
            }
            if room.place.guild.is_some() {
                buttons.extend(votes::take_seat_button(lang, room, ids));
            }
            let stands_out = buttons.iter().any(|button| button.style != Style::Plain);
            // The first button is the one that stands out.
            let (place, style) = match stands_out {
                true => (buttons.len(), Style::Plain),
                false => (0, Style::Main),
            };
            buttons.insert(place, table_button(lang, ids, TableVerb::Console, style));
        }
    }
    buttons.push(table_button(lang, ids, TableVerb::More, Style::Plain));
    rows.push(Row::Buttons(buttons));
    rows
}
