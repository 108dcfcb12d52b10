//! Votes at a running table, as the board shows them: who would like what, who has not answered
//! yet, and the buttons that answer. Decides nothing.

use games::{Seat, To};
use sessions::{OpenVote, Pace, Room, Snapshot, Status, TableAction, UserId, Version, Vote};
use text::{Lang, Names, Phrase, fit, say};

use crate::game::ui::GameUi;
use crate::table::lobby::pace_phrase;
use crate::table::names;
use crate::table::news::sentences;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Row, Style};

/// Number of votes with buttons on the board: as many as fit in a row.
const ON_THE_BOARD: usize = fit::ROW / 2;

/// Lines about a pause, absences and open votes.
pub(crate) fn lines<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names) -> Vec<String> {
    let room = now.room();
    if room.status != Status::Playing {
        return Vec::new();
    }
    let paused = room.paused.then(|| say("table-paused").tr(lang));
    let away = room.players().filter_map(|(seat, player)| {
        let back = room.away(player.user, room.changed_at)?;
        let away = say("table-away").with("name", names.in_message(seat).to_owned());
        let back = links::timestamp(back, 'D');
        Some(away.with("back", back).tr(lang))
    });
    let gone = room.players().filter(|(seat, _)| room.is_gone(*seat));
    let gone = gone.map(|(seat, _)| {
        let name = names.in_message(seat).to_owned();
        let gone = say("table-gone").with("name", name);
        gone.with("why", gone_reason(room)).tr(lang)
    });
    let open = room.motions.iter().map(|open| {
        let proposal = proposal(now, lang, names, open);
        format!("{proposal} {}", awaited_line(lang, room, names, open))
    });
    let lines = paused.into_iter().chain(away).chain(gone);
    lines.chain(open).collect()
}

/// Sentence about a vote after an answer: it is carried, or who has to agree.
pub(crate) fn vote_outcome(lang: Lang, room: &Room, number: Version) -> Phrase {
    match room.motion(number) {
        None if room.people().count() < 2 => say("table-motion-alone"),
        None => say("table-motion-carried"),
        Some(open) => {
            let missing = links::mentions(lang, &room.missing(open));
            say("table-motion-noted").with("names", missing)
        }
    }
}

/// Sentence about who proposes what.
pub(crate) fn proposal<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    names: &Names,
    open: &OpenVote,
) -> String {
    let room = now.room();
    let by = name_of(room, names, open.by);
    let phrase = match &open.motion {
        Vote::Welcome { seat, player } => match room.player(*seat) {
            Some(_) => say("table-motion-replace")
                .with("by", names::formatted_name(&room.seats, player, lang))
                .with("name", names.in_message(*seat).to_owned()),
            None => say("table-motion-seat")
                .with("by", names::formatted_name(&room.seats, player, lang)),
        },
        Vote::Dismiss { seat, .. } => say("table-motion-dismiss")
            .with("by", by)
            .with("why", gone_reason(room))
            .with("name", names.in_message(*seat).to_owned()),
        Vote::Pause => say("table-motion-pause").with("by", by),
        Vote::Pace(pace) => say("table-motion-pace")
            .with("by", by)
            .with("pace", pace_phrase(*pace).tr(lang)),
        Vote::TakeBack { from, to } => {
            let undone = sentences(now, lang, None, now.news_of_entry(*from)).into_iter();
            let undone: Vec<String> = undone.map(To::open).collect();
            let key = match from == to {
                true => "table-motion-back",
                false => "table-motion-back-all",
            };
            let undone = undone.join(" ").replace('\n', " ");
            say(key).with("by", by).with("deed", undone)
        }
    };
    phrase.tr(lang)
}

/// Word for the reason why a player is taken for gone: missed deadlines, if there are any.
const fn gone_reason(room: &Room) -> &'static str {
    match room.pace {
        Pace::Unhurried => "unseen",
        Pace::Live | Pace::Days => "missed",
    }
}

/// Sentence about who has not answered yet.
fn awaited_line(lang: Lang, room: &Room, names: &Names, open: &OpenVote) -> String {
    let missing = room.missing(open);
    let name = |user: &UserId| format!("**{}**", name_of(room, names, *user));
    let missing: Vec<String> = missing.iter().map(name).collect();
    let phrase = say("table-motion-awaits").with("names", missing.join(", "));
    phrase.tr(lang)
}

/// Name of a person at the table.
fn name_of(room: &Room, names: &Names, user: UserId) -> String {
    let seat = room.seat_of(user);
    seat.map_or_else(String::new, |seat| names.in_message(seat).to_owned())
}

/// Rows with the buttons that answer votes, and those that ask a gone player to give up their seat.
pub(crate) fn rows(lang: Lang, room: &Room, names: &Names, ids: &Ids) -> Vec<Row> {
    if room.status != Status::Playing {
        return Vec::new();
    }
    let open = room.motions.iter().take(ON_THE_BOARD);
    let answers: Vec<Button> = open
        .flat_map(|open| answer_buttons(lang, room, names, ids, open))
        .collect();
    let asks: Vec<Button> = Seat::all(room.seat_count())
        .filter(|seat| room.is_gone(*seat) && !is_dismissal_open(room, *seat))
        .map(|seat| {
            let label = say("table-button-dismiss").with("name", names.plain(seat).to_owned());
            Button::new(ids.dismiss(seat), label.tr(lang), Style::Plain)
        })
        .collect();
    let rows = [answers, asks].into_iter();
    let rows = rows.filter(|row| !row.is_empty());
    rows.map(|mut row| {
        row.truncate(fit::ROW);
        Row::Buttons(row)
    })
    .collect()
}

/// True if a vote on the seat of this player is open.
fn is_dismissal_open(room: &Room, about: Seat) -> bool {
    let mut open = room.motions.iter();
    open.any(|open| matches!(open.motion, Vote::Dismiss { seat, .. } if seat == about))
}

/// Buttons that agree and oppose.
fn answer_buttons(
    lang: Lang,
    room: &Room,
    names: &Names,
    ids: &Ids,
    open: &OpenVote,
) -> [Button; 2] {
    let yes = match &open.motion {
        Vote::Welcome { player, .. } => {
            say("table-button-welcome").with("name", names::plain_name(&room.seats, player, lang))
        }
        Vote::Dismiss { seat, .. } => {
            say("table-button-dismiss").with("name", names.plain(*seat).to_owned())
        }
        Vote::Pause => say("table-button-pause"),
        Vote::Pace(_) => say("table-button-pace"),
        Vote::TakeBack { .. } => say("table-button-back"),
    };
    [
        Button::new(
            ids.act(&TableAction::Agree(open.number)),
            yes.tr(lang),
            Style::Main,
        ),
        Button::new(
            ids.act(&TableAction::Oppose(open.number)),
            say("table-button-no").tr(lang),
            Style::Plain,
        ),
    ]
}

/// Button for a person without a seat: into an empty one, or into that of a player who is gone.
pub(crate) fn take_seat_button(lang: Lang, room: &Room, ids: &Ids) -> Option<Button> {
    let seat = room.seat_for_people()?;
    let mut join = table_button(lang, ids, TableVerb::Join, Style::Plain);
    if room.player(seat).is_some() {
        join.label = say("table-button-take-over").tr(lang);
    }
    Some(join)
}
