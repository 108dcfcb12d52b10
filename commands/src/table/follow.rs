//! Following a game that one does not play: what the follower is told by DM, at each round or at
//! the end. Made from the view of everyone.

use games::{Everyone, To};
use sessions::{Posted, Snapshot, Status};
use text::{Lang, Lines, Rank, say};

use crate::game::changes;
use crate::game::ui::GameUi;
use crate::table::board::latest_news;
use crate::table::console::info_buttons;
use crate::table::lobby::heading;
use crate::table::names::names;
use crate::table::news::{quoted, sentences};
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Message, Row, Style};

/// DMs that a follower of a game gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Following {
    /// A DM at each round, and at the end.
    Rounds,
    /// A DM at the end.
    End,
    /// None.
    Not,
}

/// Most people who follow a game.
pub(crate) const MOST: usize = 25;

/// Page under ⋯ for those who do not play, with this text.
pub(crate) fn page<D: GameUi>(
    now: &Snapshot<D>,
    (lang, text): (Lang, String),
    following: Following,
) -> Message {
    let room = now.room();
    let stamp = now.public_view().map(|view| D::stamp(&view.open()));
    let ids = Ids::new(room.table, stamp.unwrap_or(Stamp(0)));
    let mut rows = vec![Row::Buttons(info_buttons(lang, &ids).to_vec())];
    if room.status == Status::Playing && room.place.guild.is_some() {
        let button = |verb| table_button(lang, &ids, verb, Style::Plain);
        let verbs = match following {
            Following::Not => vec![TableVerb::FollowRounds, TableVerb::FollowEnd],
            Following::Rounds => vec![TableVerb::FollowEnd, TableVerb::Unfollow],
            Following::End => vec![TableVerb::FollowRounds, TableVerb::Unfollow],
        };
        rows.push(Row::Buttons(verbs.into_iter().map(button).collect()));
    }
    Message {
        rows,
        ..Message::words(text)
    }
}

/// DM to a follower while the game goes on.
pub(crate) fn news<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    board: Option<Posted>,
) -> Option<To<Everyone, Message>> {
    let room = now.room();
    let names = names(room, lang);
    let views = changes::for_everyone(now)?;
    let ids = Ids::new(room.table, Stamp(0));
    let button = |verb| table_button(lang, &ids, verb, Style::Plain);
    let watch = Button {
        label: say("follow-button-watch").tr(lang),
        ..button(TableVerb::More)
    };
    let heading = heading::<D>(lang, room);
    let mut lines = Lines::default();
    lines.push(Rank::Heading, with_board(lang, now, heading, board));
    let news = sentences(now, lang, None, latest_news(now));
    let lines = To::everyone(lines).gather(news, |lines, sentence| {
        lines.push(Rank::News, quoted(&sentence));
    });
    let both = views.map(|views| (views, lines.open()));
    Some(both.map(|(views, mut lines)| {
        lines.push_lines(Rank::Status, &D::status(lang, &views.now, &names));
        Message {
            text: lines.beside_the_board(lang),
            picture: Some(views.still(lang, &names)),
            rows: vec![Row::Buttons(vec![watch, button(TableVerb::Unfollow)])],
            ..Message::default()
        }
    }))
}

/// DM to a follower once the game is over, with these last words.
pub(crate) fn end<D: GameUi>(
    now: &Snapshot<D>,
    (lang, words): (Lang, String),
    board: Option<Posted>,
) -> To<Everyone, Message> {
    let room = now.room();
    let ids = Ids::new(room.table, Stamp(0));
    let replay = table_button(lang, &ids, TableVerb::Replay, Style::Main);
    let rows = match now.is_over() {
        true => vec![Row::Buttons(vec![replay])],
        false => Vec::new(),
    };
    To::everyone(Message {
        rows,
        ..Message::words(with_board(lang, now, words, board))
    })
}

/// Words with a link to the board.
fn with_board<D: GameUi>(
    lang: Lang,
    now: &Snapshot<D>,
    words: String,
    board: Option<Posted>,
) -> String {
    match board {
        Some(board) => {
            let link = links::board_link(now.room(), board);
            format!(
                "{words} · {}",
                say("tables-board").with("link", link).tr(lang)
            )
        }
        None => words,
    }
}
