//! What a table's channel sees before its game: who sits where and what is missing; and that it is
//! closed. Holds nothing of any game but what was agreed on.

use games::Seat;
use sessions::{Pace, Room, Snapshot, Status};
use text::{Lang, Lines, Names, Phrase, Rank, say};

use crate::desk::Desk;
use crate::ids::{Ids, Stamp, TableVerb};
use crate::message::{Message, Row, Style};
use crate::table_buttons::table_button;

/// The heading of a table that is closed.
pub fn closed<D: Desk>(lang: Lang, room: &Room) -> String {
    say("table-closed")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .with("command", D::ID)
        .tr(lang)
}

/// The heading of a table.
pub fn heading<D: Desk>(lang: Lang, room: &Room) -> String {
    say("table-heading")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .tr(lang)
}

/// The message while people gather, and when the table is closed.
pub fn gathering<D: Desk>(now: &Snapshot<D>, lang: Lang, names: &Names) -> Message {
    let room = now.room();
    if room.status == Status::Closed {
        return Message::words(closed::<D>(lang, room));
    }
    let mut lines = Lines::default();
    lines.put(Rank::Heading, heading::<D>(lang, room));
    let options = D::options(lang, now.options(), room.seat_count());
    lines.each(Rank::Clock, &options);
    lines.put(Rank::Clock, pace(room.pace).tr(lang));
    lines.put(Rank::Status, "");
    for seat in Seat::all(*room.takes.end()) {
        lines.put(Rank::Status, seat_line(lang, room, names, seat));
    }
    lines.put(Rank::Status, "");
    let next = match room.seat_count() {
        1 if *room.takes.start() == 1 => say("table-lobby-solo").tr(lang),
        count if room.takes.contains(&count) => say("table-lobby-ready").tr(lang),
        _ => say("table-refused-too-few")
            .with("needed", *room.takes.start())
            .tr(lang),
    };
    lines.put(Rank::Hint, next);
    let ids = Ids::new(room.table, Stamp(0));
    let mut start = table_button(lang, &ids, TableVerb::Start, Style::Final);
    if room.seat_count() == 1 && *room.takes.start() == 1 {
        // Nobody shall find himself alone in a game for which he waited for others.
        start.label = say("table-button-start-alone").tr(lang);
    }
    Message {
        text: lines.beside_the_board(lang),
        rows: vec![Row::Buttons(vec![
            table_button(lang, &ids, TableVerb::Join, Style::Main),
            start,
            table_button(lang, &ids, TableVerb::Leave, Style::Plain),
            table_button(lang, &ids, TableVerb::Rules, Style::Plain),
            table_button(lang, &ids, TableVerb::Close, Style::Plain),
        ])],
        ..Message::default()
    }
}

/// How much time a decision has.
fn pace(pace: Pace) -> Phrase {
    say(match pace {
        Pace::Live => "table-pace-live",
        Pace::Days => "table-pace-days",
        Pace::Unhurried => "table-pace-unhurried",
    })
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
