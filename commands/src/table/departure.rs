//! Departures from a running game: the message that tells those who stay, and the question to the
//! one who leaves. Decides nothing.

use games::{Everyone, To};
use sessions::{Departure, Room, Snapshot, Status, TableAction, UserId};
use text::{Lang, say};

use crate::game::ui::GameUi;
use crate::table::lobby::closed_heading;
use crate::table::names::{formatted_name, names};
use crate::ui::buttons::{act_button, table_button};
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links::timestamp;
use crate::ui::message::{Button, Message, Row, Style};

/// Message about those who left, or about the moderator who closed the game; `None` when all seats
/// are taken again.
pub(crate) fn message<D: GameUi>(now: &Snapshot<D>) -> Option<To<Everyone, Message>> {
    let room = now.room();
    let lang = Lang::of_locale(&room.place.locale.0);
    let lines: Vec<String> = match room.dissolved_at {
        Some(_) => vec![closed_heading::<D>(lang, room, &names(room, lang))],
        None => room
            .departures
            .iter()
            .map(|it| line(now, lang, it))
            .collect(),
    };
    (!lines.is_empty()).then(|| To::everyone(Message::words(lines.join("\n"))))
}

/// Line about a departure, and what becomes of the seat.
fn line<D: GameUi>(now: &Snapshot<D>, lang: Lang, departure: &Departure) -> String {
    let room = now.room();
    let seat = departure.seat;
    let due = room.due.iter().find(|due| due.seat == seat);
    let fate = match (room.player(seat), due.and_then(|due| due.at)) {
        (Some(_), _) => say("departure-taken").with_player("name", &names(room, lang), seat),
        (None, _) if !now.takes_computers() => say("departure-rules"),
        (None, Some(at)) => say("departure-until").with("clock", timestamp(at, 'R')),
        (None, None) => say("departure-free"),
    };
    say("departure-line")
        .with("name", formatted_name(&room.seats, &departure.player, lang))
        .with("fate", fate.tr(lang))
        .tr(lang)
}

/// Question to a person who wants to leave: what becomes of their seat. `None` for those who have
/// none, or whose game is over.
pub(crate) fn question<D: GameUi>(
    now: &Snapshot<D>,
    (user, lang): (UserId, Lang),
) -> Option<Message> {
    let room = now.room();
    room.seat_of(user)?;
    let ids = Ids::new(room.table, Stamp(0));
    let stays = match room.status {
        Status::Lobby => TableVerb::Lobby,
        Status::Playing => TableVerb::Console,
        Status::Over { .. } | Status::Closed => return None,
    };
    let stay = Button {
        label: say("leave-button-stay").tr(lang),
        ..table_button(lang, &ids, stays, Style::Plain)
    };
    let leave = act_button(lang, &ids, &TableAction::Leave, Style::Final);
    let asked = say("leave-asked")
        .with("game", D::title(lang))
        .with("fate", fate(now))
        .with("minutes", minutes(room));
    Some(Message {
        rows: vec![Row::Buttons(vec![leave, stay])],
        ..Message::words(asked.tr(lang))
    })
}

/// Word for what becomes of a seat that is left.
pub(crate) fn fate<D: GameUi>(now: &Snapshot<D>) -> &'static str {
    let room = now.room();
    match (&room.status, room.people().count()) {
        (_, 0 | 1) => "closed",
        (Status::Lobby, _) => "free",
        _ if now.takes_computers() => "computer",
        _ => "rules",
    }
}

/// Minutes for which a seat that is left stays free.
fn minutes(room: &Room) -> u64 {
    room.pace.vacant_seat_patience().as_secs() / 60
}
