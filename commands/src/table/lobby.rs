//! Lobby of a table in its channel: who sits where and who is missing; and that it is closed. Shows
//! nothing of any game but its options.

use games::{RecordChanges, Seat, Winning};
use sessions::{
    Invitation, Millis, Pace, Player, Room, Rsvp, Snapshot, Status, TableAction, UserId, Venue,
};
use text::{Lang, Lines, Names, Phrase, Rank, fit, say};

use crate::game::ui::GameUi;
use crate::table::names::guest_name;
use crate::table::options;
use crate::ui::buttons::{act_button, table_button};
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links::{mention, timestamp};
use crate::ui::message::{Button, Message, Picture, Row, Style};

/// Heading of a closed table: by whom it was closed, and how to play again.
pub(crate) fn closed_heading<D: GameUi>(lang: Lang, room: &Room, names: &Names) -> String {
    let name = |user: &UserId| match room.seat_of(*user) {
        Some(seat) => format!("**{}**", names.in_message(seat)),
        None => mention(lang, *user),
    };
    let by: Vec<String> = room.closed_by.iter().map(name).collect();
    let key = match (room.dissolved_at, room.closed_by.as_slice()) {
        (Some(_), _) => "table-closed-by-moderator",
        // Only a game that makes way for theirs is closed by people who do not play it.
        (None, [user]) if room.seat_of(*user).is_none() => "table-made-way",
        _ => "table-closed",
    };
    say(key)
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .with("many", by.len())
        .with("names", by.join(", "))
        .tr(lang)
}

/// Heading of a table.
pub(crate) fn heading<D: GameUi>(lang: Lang, room: &Room) -> String {
    say("table-heading")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .tr(lang)
}

/// Cover of a game with `taken` of `most` seats taken.
pub(crate) fn cover<D: GameUi>(lang: Lang, taken: u8, most: u8) -> Picture {
    let alt = say("lobby-alt")
        .with("game", D::title(lang))
        .with("taken", taken)
        .with("most", most);
    Picture::still(
        "cover.png",
        &render::cover::<D>(lang, taken, most),
        fit::words(&alt.tr(lang), fit::ALT),
    )
}

/// Message of a table whose game has not begun, or that was closed before.
pub(crate) fn lobby_message<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names) -> Message {
    let room = now.room();
    if room.status == Status::Closed {
        return Message::words(closed_heading::<D>(lang, room, names));
    }
    let mut lines = Lines::default();
    let title = say("lobby-heading").with("game", D::title(lang));
    lines.push(Rank::Heading, title.tr(lang));
    lines.push(Rank::Status, D::pitch(lang));
    lines.push(Rank::Status, D::goal(lang, false));
    lines.push(Rank::Status, "");
    let players = say("lobby-players")
        .with("taken", room.seat_count())
        .with("most", *room.takes.end());
    lines.push(Rank::Status, players.tr(lang));
    for line in Seat::all(*room.takes.end()).filter_map(|it| seat_line(lang, room, names, it)) {
        lines.push(Rank::Status, line);
    }
    if let Some(changed) = options::changed_line::<D>(now, lang) {
        lines.push(Rank::News, changed);
    }
    for line in invited_lines(lang, room) {
        lines.push(Rank::Courtesy, line);
    }
    if let Some(hint) = hint_line::<D>(now) {
        lines.push(Rank::Hint, hint.tr(lang));
    }
    lines.push(Rank::Clock, format!("-# {}", terms_line::<D>(now, lang)));
    Message {
        text: lines.beside_the_board(lang),
        picture: Some(cover::<D>(lang, room.seat_count(), *room.takes.end())),
        rows: vec![Row::Buttons(buttons::<D>(lang, room))],
        ..Message::default()
    }
}

/// A phrase with the names of a lobby's buttons, in the language in which they stand in its place.
pub(crate) fn with_lobby_buttons(phrase: Phrase, place: &Venue) -> Phrase {
    let lang = Lang::of_locale(&place.locale.0);
    let named = |key| say(key).tr(lang);
    phrase
        .with("join", named("table-button-join"))
        .with("start", named("table-button-start"))
        .with("open", named("table-button-unkeep"))
}

/// The table's options, pace and hints in one line.
fn terms_line<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> String {
    let room = now.room();
    // A player who starts alone plays against a computer.
    let seats = room.seat_count().max(2).min(*room.takes.end());
    let options = D::options(lang, now.options(), seats);
    let options = options.lines().map(str::to_owned);
    let others = [pace_phrase(room.pace).tr(lang)].into_iter();
    let all: Vec<String> = options
        .chain(others)
        .chain(options::hints_line(room, lang))
        .collect();
    all.join(" · ")
}

/// Hint that all are here, or that no one needs to come, but for a campaign, for which no computer
/// plays.
fn hint_line<D: GameUi>(now: &Snapshot<D>) -> Option<Phrase> {
    let room = now.room();
    let counts = D::Record::counts(now.options());
    match room.free() {
        0 => Some(say("lobby-full")),
        _ if room.seat_count() == 1 && !counts && kept_seats(room).next().is_none() => {
            Some(say(match D::HONOURS.winning {
                Winning::Apart => "lobby-alone",
                Winning::Together => "lobby-alone-together",
            }))
        }
        _ => None,
    }
}

/// Lines with the names of invited people who have no seat.
fn invited_lines(lang: Lang, room: &Room) -> Vec<String> {
    let named = |answer: Rsvp| {
        let invited = room.invited.iter().filter(move |it| it.answer == answer);
        let names: Vec<String> = invited.map(|it| guest_name(lang, &it.player)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let asked = named(Rsvp::Awaited).map(|names| say("lobby-invited").with("names", names));
    let declined = named(Rsvp::Declined).map(|names| say("lobby-declined").with("names", names));
    let lines = asked.into_iter().chain(declined);
    lines.map(|line| line.tr(lang)).collect()
}

/// Names of the people for whom seats are kept, and until when.
fn kept_seats(room: &Room) -> impl Iterator<Item = (&Player, Millis)> {
    let open = room.invited.iter().filter(|it| it.is_open());
    open.filter_map(|it| Some((&it.player, it.keeps?)))
}

/// Buttons of the lobby: the host's first, then the one of people who come, which stands out as long
/// as there is room.
fn buttons<D: GameUi>(lang: Lang, room: &Room) -> Vec<Button> {
    let ids = Ids::new(room.table, Stamp(0));
    let button = |verb, style| table_button(lang, &ids, verb, style);
    // No one else comes to a DM.
    let is_free = room.has_room() && room.place.guild.is_some();
    let join = is_free.then(|| button(TableVerb::Join, Style::Final));
    let learn = D::LESSON.is_some().then(|| Button {
        label: say("lobby-learn").tr(lang),
        ..button(TableVerb::Learn, Style::Plain)
    });
    let style = if is_free { Style::Main } else { Style::Final };
    let begin = button(TableVerb::Begin, style);
    let more = button(TableVerb::Lobby, Style::Plain);
    let all = [Some(begin), join, learn, Some(more)];
    all.into_iter().flatten().collect()
}

/// Page with what else the asker can do before the game; `closes` if they may moderate the table.
/// Where results go into a campaign, no computer is offered.
pub(crate) fn more_page<D: GameUi>(
    now: &Snapshot<D>,
    (user, closes): (UserId, bool),
    lang: Lang,
) -> Message {
    let room = now.room();
    let ids = Ids::new(room.table, Stamp(0));
    let button = |verb| table_button(lang, &ids, verb, Style::Plain);
    let act = |action| act_button(lang, &ids, &action, Style::Plain);
    let (hosts, sits) = (room.host == user, room.seat_of(user).is_some());
    let has_computers = now.takes_computers();
    let mut buttons = Vec::new();
    if hosts {
        buttons.push(Button::new(
            ids.options(0),
            say("table-button-options").tr(lang),
            Style::Plain,
        ));
    }
    if sits && room.has_room() && room.place.guild.is_some() {
        buttons.push(button(TableVerb::Invite));
    }
    if hosts && has_computers {
        buttons.push(button(TableVerb::Computers));
    }
    buttons.push(button(TableVerb::Rules));
    if hosts && room.seat_count() == 1 && *room.takes.start() == 1 {
        buttons.push(Button {
            label: say("lobby-solo").tr(lang),
            ..act(TableAction::Start)
        });
    }
    if sits {
        buttons.push(button(TableVerb::Leaving));
    }
    if hosts || closes {
        buttons.push(act(TableAction::Close));
    }
    if (hosts || closes) && room.people().any(|(_, player)| player.user != user) {
        buttons.push(button(TableVerb::Remove));
    }
    if !sits && room.invitation(user).is_some_and(Invitation::is_open) {
        buttons.push(act(TableAction::Decline));
    }
    if hosts && kept_seats(room).next().is_some() {
        buttons.push(act(TableAction::Unkeep));
    }
    let code = now.pledge().map(|seed| {
        let code = say("lobby-code").with("seed", seed.short());
        code.tr(lang)
    });
    let lines = [Some(say("lobby-more").tr(lang)), code];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    let rows = buttons.chunks(fit::ROW);
    Message {
        rows: rows.map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Message::words(lines.join("\n"))
    }
}

/// Pace of a table in words.
pub(crate) fn pace_phrase(pace: Pace) -> Phrase {
    say(match pace {
        Pace::Live => "table-pace-live",
        Pace::Days => "table-pace-days",
        Pace::Unhurried => "table-pace-unhurried",
    })
}

/// Line of a seat: who sits there, or for whom it is kept; none for a free seat.
fn seat_line(lang: Lang, room: &Room, names: &Names, seat: Seat) -> Option<String> {
    let number = seat.index() + 1;
    let Some(player) = room.player(seat) else {
        let nth = seat.index() - usize::from(room.seat_count());
        let (player, until) = kept_seats(room).nth(nth)?;
        let line = say("lobby-seat-kept")
            .with("seat", number)
            .with("name", guest_name(lang, player))
            .with("until", timestamp(until, 'f'));
        return Some(line.tr(lang));
    };
    let key = if player.user == room.host {
        "table-seat-host"
    } else {
        "table-seat"
    };
    let line = say(key)
        .with("seat", number)
        .with("name", names.in_message(seat).to_owned());
    Some(line.tr(lang))
}

#[cfg(test)]
mod tests {
    use games::Span;

    use super::*;

    #[test]
    fn pace_lengths_match_their_words() {
        const MINUTE: u64 = 60;
        for (of, span, unit) in [
            (Pace::Live, Span::Move, MINUTE),
            (Pace::Live, Span::SetUp, MINUTE),
            (Pace::Days, Span::Move, 24 * 60 * MINUTE),
            (Pace::Days, Span::SetUp, 24 * 60 * MINUTE),
        ] {
            let allowed = of.time_limit(span).unwrap().as_secs();
            assert_eq!(allowed % unit, 0, "{of:?}");
            let number = format!(" {} ", allowed / unit);
            for lang in Lang::ALL {
                let words = pace_phrase(of).tr(lang);
                assert!(words.contains(&number), "{words}: {number}");
            }
        }
        assert_eq!(Pace::Unhurried.time_limit(Span::Move), None);
    }
}
