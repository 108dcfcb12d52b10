//! The message that invites a person to a table: by whom, to which game, until when a seat is kept,
//! and where. It contains only what everyone may see.

use games::{Everyone, To};
use sessions::{Invitation, Posted, Room, TableAction};
use text::{Lang, Lines, Rank, escape, say};

use crate::requests::any::AnyGame;
use crate::table::lobby::pace_phrase;
use crate::table::names::formatted_name;
use crate::ui::buttons::{act_button, table_button};
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links::{self, mention, timestamp};
use crate::ui::message::{Message, Row, Style};

/// Destination of an invitation.
pub(crate) enum Where {
    /// To the table's channel, where their name pings them.
    Here,
    /// To the person's DMs, in their language; with the server's name, if it is known.
    Aside(Lang, Option<String>),
}

/// The message that invites the person.
pub(crate) fn message(
    any_game: &dyn AnyGame,
    room: &Room,
    invitation: &Invitation,
    board: Option<Posted>,
    place: &Where,
) -> To<Everyone, Message> {
    let lang = match place {
        Where::Here => Lang::of_locale(&room.place.locale.0),
        Where::Aside(lang, _) => *lang,
    };
    let mut lines = Lines::default();
    let heading = match place {
        Where::Here => say("invite-here").with("guest", mention(lang, invitation.player.user)),
        Where::Aside(_, server) => {
            let place = match server {
                Some(server) => say("table-place-server").with("server", escape(server)),
                None => say("table-place"),
            };
            let place = place.with("channel", format!("<#{}>", room.place.channel));
            say("invite-aside").with("place", place.tr(lang))
        }
    };
    let heading = heading
        .with("name", host_name(lang, room, invitation))
        .with("game", any_game.title(lang))
        .with("table", room.table.to_string());
    lines.push(Rank::Heading, heading.tr(lang));
    lines.push(Rank::Hint, any_game.pitch(lang));
    lines.push(Rank::Clock, pace_phrase(room.pace).tr(lang));
    if let Some(until) = invitation.keeps {
        let kept = say("invite-kept").with("until", timestamp(until, 'f'));
        lines.push(Rank::Status, kept.tr(lang));
    }
    if let Some(board) = board {
        let link = links::board_link(room, board);
        let board = say("invite-board").with("link", link);
        lines.push(Rank::Status, board.tr(lang));
    }
    let ids = Ids::new(room.table, Stamp(0));
    let buttons = vec![
        table_button(lang, &ids, TableVerb::Join, Style::Main),
        act_button(lang, &ids, &TableAction::Decline, Style::Plain),
    ];
    To::everyone(Message {
        text: lines.beside_the_board(lang),
        rows: vec![Row::Buttons(buttons)],
        pings: match place {
            Where::Here => vec![invitation.player.user],
            Where::Aside(..) => Vec::new(),
        },
        ..Message::default()
    })
}

/// The name of the person who invited, who may have left since.
fn host_name(lang: Lang, room: &Room, invitation: &Invitation) -> String {
    let by = room.seat_of(invitation.by);
    let player = by.and_then(|seat| room.player(seat));
    player.map_or_else(
        || mention(lang, invitation.by),
        |player| formatted_name(&room.seats, player, lang),
    )
}
