//! Votes of people at a running table, as the board shows them: who would like what, who has not
//! answered yet, and the buttons that answer. It decides nothing.

use games::{Seat, To};
use sessions::{OpenVote, Pace, Room, Snapshot, Status, TableAction, UserId, Version, Vote};
use text::{Lang, Names, Phrase, fit, say};

use crate::game::ui::GameUi;
use crate::table::lobby::pace;
use crate::table::names;
use crate::table::news::sentences;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Row, Style};

/// Number of motions with buttons on the board: as many as fit in a row.
const ON_THE_BOARD: usize = fit::ROW / 2;

/// The lines about it.
pub(crate) fn lines<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names) -> Vec<String> {
    let room = now.room();
    if room.status != Status::Playing {
        return Vec::new();
    }
    let paused = room.paused.then(|| say("table-paused").tr(lang));
    let away = room.players().filter_map(|(seat, player)| {
        let back = room.away(player.user, room.changed_at)?;
        let away = say("table-away").with("name", names.shown(seat).to_owned());
        Some(
            away.with("back", format!("<t:{}:D>", back.0 / 1_000))
                .tr(lang),
        )
    });
    let gone = room.players().filter(|(seat, _)| room.is_gone(*seat));
    let gone = gone.map(|(seat, _)| {
        let name = names.shown(seat).to_owned();
        let gone = say("table-gone").with("name", name);
        gone.with("why", why(room)).tr(lang)
    });
    let open = room.motions.iter().map(|open| {
        let wish = wish(now, lang, names, open);
        format!("{wish} {}", awaited(lang, room, names, open))
    });
    let lines = paused.into_iter().chain(away).chain(gone);
    lines.chain(open).collect()
}

/// Says that it is so already, or who has to agree.
pub(crate) fn noted(lang: Lang, room: &Room, number: Version) -> Phrase {
    match room.motion(number) {
        None if room.people().count() < 2 => say("table-motion-alone"),
        None => say("table-motion-carried"),
        Some(open) => {
            let missing = links::mentions(lang, &room.missing(open));
            say("table-motion-noted").with("names", missing)
        }
    }
}

/// Says who would like what.
pub(crate) fn wish<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    names: &Names,
    open: &OpenVote,
) -> String {
    let room = now.room();
    let by = shown(room, names, open.by);
    let phrase = match &open.motion {
        Vote::Welcome { seat, player } => match room.player(*seat) {
            Some(_) => say("table-motion-replace")
                .with("by", names::shown(&room.seats, player, lang))
                .with("name", names.shown(*seat).to_owned()),
            None => say("table-motion-seat").with("by", names::shown(&room.seats, player, lang)),
        },
        Vote::Dismiss { seat, .. } => say("table-motion-dismiss")
            .with("by", by)
            .with("why", why(room))
            .with("name", names.shown(*seat).to_owned()),
        Vote::Pause => say("table-motion-pause").with("by", by),
        Vote::Pace(wished) => say("table-motion-pace")
            .with("by", by)
            .with("pace", pace(*wished).tr(lang)),
        Vote::TakeBack { from, to } => {
            let deed = sentences(now, lang, None, now.deed(*from)).into_iter();
            let deed: Vec<String> = deed.map(To::open).collect();
            let key = match from == to {
                true => "table-motion-back",
                false => "table-motion-back-all",
            };
            let deed = deed.join(" ").replace('\n', " ");
            say(key).with("by", by).with("deed", deed)
        }
    };
    phrase.tr(lang)
}

/// Reason to take a player for gone: missed decisions, if decisions have a time limit.
const fn why(room: &Room) -> &'static str {
    match room.pace {
        Pace::Unhurried => "unseen",
        Pace::Live | Pace::Days => "missed",
    }
}

fn awaited(lang: Lang, room: &Room, names: &Names, open: &OpenVote) -> String {
    let missing = room.missing(open);
    let shown = |user: &UserId| format!("**{}**", shown(room, names, *user));
    let missing: Vec<String> = missing.iter().map(shown).collect();
    let phrase = say("table-motion-awaits").with("names", missing.join(", "));
    phrase.tr(lang)
}

fn shown(room: &Room, names: &Names, user: UserId) -> String {
    let seat = room.seat_of(user);
    seat.map_or_else(String::new, |seat| names.shown(seat).to_owned())
}

/// The buttons that answer, and those that ask what can be asked now.
pub(crate) fn rows(lang: Lang, room: &Room, names: &Names, ids: &Ids) -> Vec<Row> {
    if room.status != Status::Playing {
        return Vec::new();
    }
    let open = room.motions.iter().take(ON_THE_BOARD);
    let answers: Vec<Button> = open
        .flat_map(|open| answers(lang, room, names, ids, open))
        .collect();
    let asks: Vec<Button> = Seat::all(room.seat_count())
        .filter(|seat| room.is_gone(*seat) && !is_asked(room, *seat))
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

fn is_asked(room: &Room, about: Seat) -> bool {
    let mut open = room.motions.iter();
    open.any(|open| matches!(open.motion, Vote::Dismiss { seat, .. } if seat == about))
}

fn answers(lang: Lang, room: &Room, names: &Names, ids: &Ids, open: &OpenVote) -> [Button; 2] {
    let yes = match &open.motion {
        Vote::Welcome { player, .. } => {
            say("table-button-welcome").with("name", names::called(&room.seats, player, lang))
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

/// The button with which a person who does not sit there can: in an empty seat, or in that of a
/// player who is gone.
pub(crate) fn open_seat(lang: Lang, room: &Room, ids: &Ids) -> Option<Button> {
    let seat = room.seat_for_people()?;
    let mut join = table_button(lang, ids, TableVerb::Join, Style::Plain);
    if room.player(seat).is_some() {
        join.label = say("table-button-take-over").tr(lang);
    }
    Some(join)
}
