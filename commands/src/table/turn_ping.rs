//! Turn ping for those whom a table waits for: whose move it is, what happened since their last
//! one, until when, and where. It contains only what everyone may see.

use games::{Everyone, Seat, To};
use sessions::{Called, OpenVote, Posted, Room, Snapshot, UserId, Version};
use text::{Lang, Lines, Names, Rank, say};

use crate::game::ui::GameUi;
use crate::table::names::names;
use crate::table::news::{quoted, sentences};
use crate::table::votes;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links::{self, mention};
use crate::ui::message::{Message, Row, Style};

/// Most sentences of news: all of them stand in the console.
const TOLD: usize = 12;

/// People to call, and where.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    /// In the table's channel: those who are called now, and those who were called before.
    Here(Vec<Called>, Vec<Called>),
    /// A call of one person, in their DMs and in their language.
    Aside(Called, Lang),
}

impl Call {
    fn whom(&self) -> impl Iterator<Item = Called> {
        let (now, before) = match self {
            Self::Here(now, before) => (now.as_slice(), before.as_slice()),
            Self::Aside(called, _) => (std::slice::from_ref(called), &[][..]),
        };
        now.iter().chain(before).copied()
    }

    /// Only reader of the call, if it has one.
    const fn reader(&self) -> Option<UserId> {
        match self {
            Self::Here(..) => None,
            Self::Aside(called, _) => Some(called.user),
        }
    }
}

/// The message that calls.
pub(crate) fn message<D: GameUi>(
    now: &Snapshot<D>,
    board: Option<Posted>,
    call: &Call,
) -> To<Everyone, Message> {
    let room = now.room();
    let lang = match call {
        Call::Here(..) => Lang::of_locale(&room.place.locale.0),
        Call::Aside(_, lang) => *lang,
    };
    let names = names(room, lang);
    let mut lines = Lines::default();
    lines.put(Rank::Heading, heading::<D>(lang, room, call));
    let since = call.whom().map(|called| room.last_act(called.seat)).min();
    let mut news = now.public_news(since.unwrap_or(Version(0)));
    let earlier = news.len().saturating_sub(TOLD);
    if !news.is_empty() {
        // Several people have no last move in common.
        let moved = call.whom().count() == 1 && since > Some(Version(0));
        let moved = if moved { "yes" } else { "no" };
        let since = say("table-call-since").with("moved", moved).tr(lang);
        lines.put(Rank::Courtesy, since);
    }
    if earlier > 0 {
        let earlier = say("table-call-earlier").with("lines", earlier);
        lines.put(Rank::Courtesy, earlier.tr(lang));
    }
    let news = sentences(now, lang, call.reader(), news.split_off(earlier));
    let seats: Vec<Seat> = call.whom().map(|called| called.seat).collect();
    let table = room.table;
    let ids = Ids::new(
        table,
        now.public_view()
            .map_or(Stamp(0), |view| D::stamp(&view.open())),
    );
    let pings = match call {
        Call::Here(now, _) => now.iter().map(|called| called.user).collect(),
        Call::Aside(..) => Vec::new(),
    };
    let asked = asked(now, lang, &names, &seats);
    let footer = footer(lang, room, board, &seats);
    let lines = To::everyone(lines).gather(news, |lines, told| {
        lines.put(Rank::News, quoted(&told));
    });
    lines.map(|mut lines| {
        for line in asked {
            lines.put(Rank::Status, line);
        }
        for line in footer {
            lines.put(Rank::Clock, line);
        }
        Message {
            text: lines.beside_the_board(lang),
            rows: vec![Row::Buttons(vec![table_button(
                lang,
                &ids,
                TableVerb::Console,
                Style::Main,
            )])],
            pings,
            ..Message::default()
        }
    })
}

fn heading<D: GameUi>(lang: Lang, room: &Room, call: &Call) -> String {
    let table = room.table.to_string();
    let say = match call {
        Call::Here(..) => {
            // In the order of their seats: who rings is another matter than who is named.
            let mut whom: Vec<Called> = call.whom().collect();
            whom.sort_by_key(|called| called.seat);
            let whom: Vec<String> = whom
                .iter()
                .map(|called| mention(lang, called.user))
                .collect();
            say("table-call")
                .with("count", whom.len())
                .with("why", why(room, call))
                .with("names", whom.join(", "))
        }
        Call::Aside(..) => {
            let channel = format!("<#{}>", room.place.channel);
            say("table-call-aside")
                .with("why", why(room, call))
                .with("channel", channel)
        }
    };
    say.with("game", D::title(lang))
        .with("table", table)
        .tr(lang)
}

/// The main reason for the call: their move, their vote, or that a seat is theirs.
fn why(room: &Room, call: &Call) -> &'static str {
    let moves = |seat: Seat| room.due.iter().any(|due| due.seat == seat);
    if call.whom().any(|called| moves(called.seat)) {
        "move"
    } else if call
        .whom()
        .any(|called| !answers(room, called.seat).is_empty())
    {
        "word"
    } else {
        "seat"
    }
}

/// The motions about which the person in a seat is asked.
fn answers(room: &Room, seat: Seat) -> Vec<&OpenVote> {
    let user = room.player(seat).map(|player| player.user);
    let open = room.motions.iter();
    open.filter(|open| user.is_some_and(|user| room.missing(open).contains(&user)))
        .collect()
}

/// Request to those who are called beside their moves, and that a seat is theirs.
fn asked<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names, seats: &[Seat]) -> Vec<String> {
    let room = now.room();
    let welcomed = seats.iter().filter(|seat| room.welcomed.contains(seat));
    let welcomed = welcomed.map(|seat| {
        let name = names.shown(*seat).to_owned();
        say("table-call-welcome").with("name", name).tr(lang)
    });
    let open = room.motions.iter();
    let open = open.filter(|open| {
        let missing = room.missing(open);
        let mut seats = seats.iter().filter_map(|seat| room.player(*seat));
        seats.any(|player| missing.contains(&player.user))
    });
    let open = open.map(|open| votes::wish(now, lang, names, open));
    welcomed.chain(open).collect()
}

/// Until when, and where the board is.
fn footer(lang: Lang, room: &Room, board: Option<Posted>, seats: &[Seat]) -> Vec<String> {
    let mut footer = Vec::new();
    let due = room.due.iter().filter(|due| seats.contains(&due.seat));
    if let Some(at) = due.filter_map(|due| due.at).min() {
        let clock = format!("<t:{}:R>", at.0 / 1_000);
        footer.push(say("table-call-clock").with("clock", clock).tr(lang));
    }
    if let Some(board) = board {
        let link = links::link(room, board);
        footer.push(say("table-call-board").with("link", link).tr(lang));
    }
    footer
}
