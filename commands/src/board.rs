//! What a table shows: the one message in its channel, and the console of each seat.

use games::{Everyone, Seat, To};
use sessions::{
    Dm, EventNumber, Marks, News, Person, Room, Snapshot, Status, TableId, UserId, Version,
};
use text::{Lang, Names, escape, say};

use crate::desk::{Console, Desk, Page};
use crate::ids::{Ids, Stamp, TableVerb};
use crate::message::{Button, Enabled, Message, Picture, Row, Style};

/// How many sentences of news stand above the board.
const NEWS: usize = 3;
/// How many versions back they are looked for first.
const RECENT: u64 = 12;
/// The most buttons that Discord puts in a row.
const ROW: usize = 5;
/// What a message may hold, with room to spare.
const LONGEST: usize = 1_950;

/// What a channel should see of a table.
pub struct Board {
    /// As of which version.
    pub version: Version,
    /// The one message.
    pub message: To<Everyone, Message>,
    /// Messages that stay: the reveals since the last one that was posted.
    pub keepsakes: Vec<(EventNumber, To<Everyone, Message>)>,
    /// How many events there are.
    pub events: EventNumber,
}

/// What the people at a table are called in this language. Several empty seats have numbers.
pub fn names(room: &Room, lang: Lang) -> Names {
    let empty = room.seats.iter().filter(|seat| seat.is_none()).count();
    let vacant = |nth: usize| {
        say("table-seat-vacant")
            .with("empty", empty)
            .with("seat", nth + 1)
            .tr(lang)
    };
    let seats = || room.seats.iter().enumerate();
    let plain = seats().map(|(nth, player)| match player {
        Some(player) => player.name.clone(),
        None => vacant(nth).replace('*', ""),
    });
    let shown = seats().map(|(nth, player)| match player {
        Some(player) => escape(&player.name),
        None => vacant(nth),
    });
    Names::new(plain.collect(), shown.collect())
}

/// A seat's console: his own board as a picture, and what he is offered.
pub fn console<D: Desk>(
    lang: Lang,
    (view, record): (&D::View, &D::Record),
    names: &Names,
    page: &Page,
    table: TableId,
) -> Message {
    let ids = Ids::new(table, D::stamp(view));
    let console = offers::<D>(lang, (view, record), names, page, &ids);
    Message {
        text: clipped(&console.text),
        picture: Some(picture::<D>(lang, view, names)),
        rows: console.rows,
        ..Message::default()
    }
}

/// What a seat can do now, with the shelf of what its person keeps.
pub fn offers<D: Desk>(
    lang: Lang,
    (view, record): (&D::View, &D::Record),
    names: &Names,
    page: &Page,
    ids: &Ids,
) -> Console {
    let mut console = D::console(lang, view, names, page, ids);
    let shelf = D::shelf(lang, view, record, page, ids);
    console.rows.extend(shelf);
    console
}

/// Text as one message can hold it.
pub fn clipped(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    let kept: String = text.chars().take(LONGEST - 1).collect();
    format!("{kept}…")
}

/// A text beneath a notice, of which the latest lines stay where one message cannot hold all.
pub fn beneath(notice: &str, text: &str) -> String {
    let mut room = LONGEST.saturating_sub(text.chars().count() + 2);
    let mut kept: Vec<&str> = Vec::new();
    for line in notice.lines().rev() {
        let Some(left) = room.checked_sub(line.chars().count() + 1) else {
            break;
        };
        room = left;
        kept.insert(0, line);
    }
    if kept.is_empty() {
        text.to_owned()
    } else {
        format!("{}\n\n{text}", kept.join("\n"))
    }
}

/// The board once more, as large as the game draws it, and where the game stands.
pub fn zoomed<D: Desk>(lang: Lang, view: &D::View, names: &Names) -> Option<Message> {
    let scene = D::scene_large(view, lang, names)?;
    Some(Message {
        text: clipped(&D::status(lang, view, names)),
        picture: Some(Picture {
            name: "board.png",
            bytes: render::png(&scene),
            alt: D::alt(lang, view, names),
        }),
        ..Message::default()
    })
}

fn picture<D: Desk>(lang: Lang, view: &D::View, names: &Names) -> Picture {
    Picture {
        name: "board.png",
        bytes: render::png(&D::scene(view, lang, names)),
        alt: D::alt(lang, view, names),
    }
}

/// What everyone in a table's channel should see. `people` are those at the table, as far as they
/// are known; `marks` tell what was shown before.
pub fn board<D: Desk>(now: &Snapshot<D>, people: &[(UserId, Person)], marks: &Marks) -> Board {
    let room = now.room();
    let lang = Lang::of_locale(&room.place.locale.0);
    let names = names(room, lang);
    let message = match now.public_view() {
        Some(view) => playing(now, lang, &names, view, people),
        _ => To::everyone(gathering::<D>(now, lang, &names)),
    };
    let keepsake = |(number, glimpse): (EventNumber, To<Everyone, D::Glimpse>)| {
        let message = glimpse.map(|glimpse| keepsake::<D>(lang, &glimpse, &names));
        Some((number, message.transpose()?))
    };
    let unsettled = now.public_news(marks.settled).into_iter();
    Board {
        version: now.version(),
        message,
        keepsakes: unsettled
            .filter(|(number, _)| *number >= marks.keepsakes)
            .filter_map(keepsake)
            .collect(),
        events: room.events,
    }
}

/// A message that stays in the channel, for news that have a picture of their own.
fn keepsake<D: Desk>(lang: Lang, glimpse: &D::Glimpse, names: &Names) -> Option<Message> {
    let (name, bytes) = match D::reel_of_news(glimpse, lang, names) {
        Some(reel) => ("replay.gif", render::gif(&reel)),
        None => {
            let scene = D::scene_of_news(glimpse, lang, names)?;
            ("reveal.png", render::png(&scene))
        }
    };
    Some(Message {
        text: clipped(&D::news(lang, glimpse, names)),
        picture: Some(Picture {
            name,
            bytes,
            alt: D::alt_news(lang, glimpse, names).unwrap_or_default(),
        }),
        ..Message::default()
    })
}

fn closed<D: Desk>(lang: Lang, room: &Room) -> String {
    say("table-closed")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .with("command", D::ID)
        .tr(lang)
}

fn heading<D: Desk>(lang: Lang, room: &Room) -> String {
    say("table-heading")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .tr(lang)
}

/// The message while people gather, and when the table is closed.
fn gathering<D: Desk>(now: &Snapshot<D>, lang: Lang, names: &Names) -> Message {
    let room = now.room();
    if room.status == Status::Closed {
        return Message::words(closed::<D>(lang, room));
    }
    let seats = *room.takes.end();
    let mut lines = vec![
        heading::<D>(lang, room),
        D::options(lang, now.options(), room.seat_count()),
        String::new(),
    ];
    lines.extend(Seat::all(seats).map(|seat| seat_line(lang, room, names, seat)));
    lines.push(String::new());
    lines.push(match room.seat_count() {
        1 if *room.takes.start() == 1 => say("table-lobby-solo").tr(lang),
        count if room.takes.contains(&count) => say("table-lobby-ready").tr(lang),
        _ => say("table-refused-too-few")
            .with("needed", *room.takes.start())
            .tr(lang),
    });
    let ids = Ids::new(room.table, Stamp(0));
    Message {
        text: lines.join("\n"),
        rows: vec![Row::Buttons(vec![
            verb(lang, &ids, TableVerb::Join, Style::Main),
            verb(lang, &ids, TableVerb::Start, Style::Final),
            verb(lang, &ids, TableVerb::Leave, Style::Plain),
            verb(lang, &ids, TableVerb::Rules, Style::Plain),
            verb(lang, &ids, TableVerb::Close, Style::Plain),
        ])],
        ..Message::default()
    }
}

fn seat_line(lang: Lang, room: &Room, names: &Names, seat: Seat) -> String {
    let number = seat.index() + 1;
    match room.player(seat) {
        None => say("table-seat-free").with("seat", number).tr(lang),
        Some(player) => {
            let key = if player.user == room.host {
                "table-seat-host"
            } else {
                "table-seat"
            };
            say(key)
                .with("seat", number)
                .with("name", names.shown(seat).to_owned())
                .tr(lang)
        }
    }
}

/// The message while a game is played or over.
fn playing<D: Desk>(
    now: &Snapshot<D>,
    lang: Lang,
    names: &Names,
    view: To<Everyone, D::View>,
    people: &[(UserId, Person)],
) -> To<Everyone, Message> {
    let room = now.room();
    let base = view.map(|view| {
        let ids = Ids::new(room.table, D::stamp(&view));
        let buttons = buttons::<D>(lang, room, &view, names, &ids);
        let heading = match room.status {
            Status::Closed => closed::<D>(lang, room),
            _ => heading::<D>(lang, room),
        };
        let mut lines = vec![heading, D::status(lang, &view, names)];
        lines.extend(footer(lang, room, names, people));
        Message {
            text: lines.join("\n"),
            picture: Some(picture::<D>(lang, &view, names)),
            rows: rows(buttons),
            pings: owing(room),
            ..Message::default()
        }
    });
    let told = newest(now).into_iter().map(|(_, glimpse)| glimpse);
    base.gather(told, |message, glimpse| {
        let line = D::news(lang, &glimpse, names).replace('\n', "\n> ");
        if message.text.chars().count() + line.chars().count() < LONGEST {
            message.text.push_str("\n> ");
            message.text.push_str(&line);
        }
    })
}

/// The last public news, however much happened in secret since: that must not show.
fn newest<D: Desk>(now: &Snapshot<D>) -> News<Everyone, D> {
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
fn footer(lang: Lang, room: &Room, names: &Names, people: &[(UserId, Person)]) -> Vec<String> {
    let mut lines = Vec::new();
    for due in &room.due {
        let Some(at) = due.at else { continue };
        // Discord counts it down by itself.
        let clock = format!("<t:{}:R>", at.0 / 1_000);
        lines.push(match room.player(due.seat) {
            Some(_) => say("table-clock")
                .with("name", names.shown(due.seat).to_owned())
                .with("clock", clock)
                .tr(lang),
            None => say("table-clock-vacant").with("clock", clock).tr(lang),
        });
    }
    for (seat, player) in room.players() {
        let closed =
            |(user, person): &(UserId, Person)| *user == player.user && person.dm == Dm::Closed;
        if matches!(room.status, Status::Playing) && people.iter().any(closed) {
            let name = names.shown(seat).to_owned();
            lines.push(say("table-dm-closed").with("name", name).tr(lang));
        }
        if matches!(room.status, Status::Playing) && room.asked_to_close.contains(&player.user) {
            let name = names.shown(seat).to_owned();
            lines.push(say("table-close-asked").with("name", name).tr(lang));
        }
    }
    if matches!(room.status, Status::Over { .. }) {
        lines.push(say("table-over-footer").tr(lang));
    }
    lines
}

/// One row; a second one in the rare moment when there is more to offer than it holds.
fn rows(buttons: Vec<Button>) -> Vec<Row> {
    let rows = buttons.chunks(ROW);
    rows.map(|row| Row::Buttons(row.to_vec())).collect()
}

/// What matters now in the game, then what every table has.
fn buttons<D: Desk>(
    lang: Lang,
    room: &Room,
    view: &D::View,
    names: &Names,
    ids: &Ids,
) -> Vec<Button> {
    let mut buttons = Vec::new();
    match room.status {
        Status::Closed => return buttons,
        Status::Over { .. } => buttons.push(verb(lang, ids, TableVerb::Again, Style::Main)),
        Status::Lobby | Status::Playing => {
            buttons.extend(D::board_buttons(lang, view, ids));
            if room.vacant().is_some() {
                buttons.push(verb(lang, ids, TableVerb::Join, Style::Main));
            }
            buttons.push(verb(lang, ids, TableVerb::Console, Style::Main));
        }
    }
    if D::scene_large(view, lang, names).is_some() {
        buttons.push(verb(lang, ids, TableVerb::Zoom, Style::Plain));
    }
    buttons.push(verb(lang, ids, TableVerb::Rules, Style::Plain));
    buttons
}

fn verb(lang: Lang, ids: &Ids, verb: TableVerb, style: Style) -> Button {
    let key = match verb {
        TableVerb::Join => "table-button-join",
        TableVerb::Leave => "table-button-leave",
        TableVerb::Start => "table-button-start",
        TableVerb::Console => "table-button-console",
        TableVerb::Rules => "table-button-rules",
        TableVerb::Describe => "table-button-describe",
        TableVerb::Zoom => "table-button-zoom",
        TableVerb::Again => "table-button-again",
        TableVerb::Close => "table-button-close",
    };
    Button {
        id: ids.table_verb(verb),
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}

/// The people whose turn it is: the only ones whom a message pings.
fn owing(room: &Room) -> Vec<UserId> {
    let seats = room.due.iter().map(|due| due.seat);
    seats
        .filter_map(|seat| Some(room.player(seat)?.user))
        .collect()
}
