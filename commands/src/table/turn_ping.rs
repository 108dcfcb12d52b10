//! Turn ping for those whom a table waits for: whose move it is, what happened since their last
//! one, until when, and where. Contains only what everyone may see.

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

/// Greatest number of sentences of news; the console has them all.
const MAX_NEWS: usize = 12;

/// People to ping, and where.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    /// In the table's channel: those who are pinged now, and those who were pinged before.
    InChannel(Vec<Called>, Vec<Called>),
    /// In the DMs of one person, and in their language.
    ByDm(Called, Lang),
}

impl Call {
    /// All people who are pinged.
    fn people(&self) -> impl Iterator<Item = Called> {
        let (now, before) = match self {
            Self::InChannel(now, before) => (now.as_slice(), before.as_slice()),
            Self::ByDm(called, _) => (std::slice::from_ref(called), &[][..]),
        };
        now.iter().chain(before).copied()
    }

    /// Only reader of the ping, if it has one.
    const fn reader(&self) -> Option<UserId> {
        match self {
            Self::InChannel(..) => None,
            Self::ByDm(called, _) => Some(called.user),
        }
    }
}

/// Message of the ping.
pub(crate) fn message<D: GameUi>(
    now: &Snapshot<D>,
    board: Option<Posted>,
    call: &Call,
) -> To<Everyone, Message> {
    let room = now.room();
    let lang = match call {
        Call::InChannel(..) => Lang::of_locale(&room.place.locale.0),
        Call::ByDm(_, lang) => *lang,
    };
    let names = names(room, lang);
    let mut lines = Lines::default();
    lines.push(Rank::Heading, heading::<D>(lang, room, call));
    let since = call.people().map(|called| room.last_act(called.seat)).min();
    let mut news = now.public_news(since.unwrap_or(Version(0)));
    let earlier = news.len().saturating_sub(MAX_NEWS);
    if !news.is_empty() {
        // Several people have no last move in common.
        let moved = call.people().count() == 1 && since > Some(Version(0));
        let moved = if moved { "yes" } else { "no" };
        let since = say("table-call-since").with("moved", moved).tr(lang);
        lines.push(Rank::Courtesy, since);
    }
    if earlier > 0 {
        let earlier = say("table-call-earlier").with("lines", earlier);
        lines.push(Rank::Courtesy, earlier.tr(lang));
    }
    let news = sentences(now, lang, call.reader(), news.split_off(earlier));
    let seats: Vec<Seat> = call.people().map(|called| called.seat).collect();
    let table = room.table;
    let ids = Ids::new(
        table,
        now.public_view()
            .map_or(Stamp(0), |view| D::stamp(&view.open())),
    );
    let pings = match call {
        Call::InChannel(now, _) => now.iter().map(|called| called.user).collect(),
        Call::ByDm(..) => Vec::new(),
    };
    let requests = other_requests(now, lang, &names, call);
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let mut rows = vec![Row::Buttons(vec![console])];
    if let Call::ByDm(called, _) = call {
        // In the channel, the vote's own message asks.
        let open = votes_asked_of(room, called.seat).into_iter();
        let open = open.map(|open| votes::answer_buttons(lang, room, &names, &ids, open));
        rows.extend(open.map(|buttons| Row::Buttons(buttons.into())));
    }
    let footer = footer(lang, room, board, &seats);
    let lines = To::everyone(lines).gather(news, |lines, news| {
        lines.push(Rank::News, quoted(&news));
    });
    lines.map(|mut lines| {
        for line in requests {
            lines.push(Rank::Status, line);
        }
        for line in footer {
            lines.push(Rank::Clock, line);
        }
        Message {
            text: lines.beside_the_board(lang),
            rows,
            pings,
            ..Message::default()
        }
    })
}

/// First line: who is called, why, and to which game.
fn heading<D: GameUi>(lang: Lang, room: &Room, call: &Call) -> String {
    let table = room.table.to_string();
    let say = match call {
        Call::InChannel(..) => {
            // In the order of their seats: who rings is another matter than who is named.
            let mut whom: Vec<Called> = call.people().collect();
            whom.sort_by_key(|called| called.seat);
            let whom: Vec<String> = whom
                .iter()
                .map(|called| mention(lang, called.user))
                .collect();
            say("table-call")
                .with("count", whom.len())
                .with("why", reason(room, call))
                .with("names", whom.join(", "))
        }
        Call::ByDm(..) => {
            let channel = format!("<#{}>", room.place.channel);
            say("table-call-aside")
                .with("why", reason(room, call))
                .with("channel", channel)
        }
    };
    say.with("game", D::title(lang))
        .with("table", table)
        .tr(lang)
}

/// Word for the main reason of the ping: a move, a vote, or a new seat.
fn reason(room: &Room, call: &Call) -> &'static str {
    let moves = |seat: Seat| room.due.iter().any(|due| due.seat == seat);
    if call.people().any(|called| moves(called.seat)) {
        "move"
    } else if call
        .people()
        .any(|called| !votes_asked_of(room, called.seat).is_empty())
    {
        "word"
    } else {
        "seat"
    }
}

/// Open votes that wait for the person in a seat.
fn votes_asked_of(room: &Room, seat: Seat) -> Vec<&OpenVote> {
    let user = room.player(seat).map(|player| player.user);
    let open = room.motions.iter();
    open.filter(|open| user.is_some_and(|user| room.missing(open).contains(&user)))
        .collect()
}

/// Lines about what is asked of the people called besides their moves: that a seat is theirs, and
/// in a DM votes. In the channel, each vote has a message of its own.
fn other_requests<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    names: &Names,
    call: &Call,
) -> Vec<String> {
    let room = now.room();
    let welcomed = call
        .people()
        .filter(|called| room.welcomed.contains(&called.seat));
    let welcomed = welcomed.map(|called| {
        let name = names.in_message(called.seat).to_owned();
        say("table-call-welcome").with("name", name).tr(lang)
    });
    let open = match call {
        Call::InChannel(..) => Vec::new(),
        Call::ByDm(called, _) => votes_asked_of(room, called.seat),
    };
    let open = open.into_iter();
    let open = open.map(|open| votes::proposal(now, room, lang, names, open));
    welcomed.chain(open).collect()
}

/// Lines with the deadline and the link to the board.
fn footer(lang: Lang, room: &Room, board: Option<Posted>, seats: &[Seat]) -> Vec<String> {
    let mut footer = Vec::new();
    let due = room.due.iter().filter(|due| seats.contains(&due.seat));
    if let Some(at) = due.filter_map(|due| due.at).min() {
        let clock = links::timestamp(at, 'R');
        footer.push(say("table-call-clock").with("clock", clock).tr(lang));
    }
    if let Some(board) = board {
        let link = links::board_link(room, board);
        footer.push(say("table-call-board").with("link", link).tr(lang));
    }
    footer
}
