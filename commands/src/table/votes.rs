//! Votes at a running table: the message of each, which says who would like what and who has not
//! answered yet, with the buttons that answer; and what the board shows of pauses and absences.
//! Decides nothing.

use games::{Everyone, Seat, To};
use sessions::{
    Millis, OpenVote, Pace, Room, SettledVote, Snapshot, Status, TableAction, UserId, Version,
    Vote, VoteOutcome,
};
use text::{Lang, Lines, Names, Phrase, Rank, fit, say};

use crate::game::ui::GameUi;
use crate::table::lobby::pace_phrase;
use crate::table::names;
use crate::table::news::sentences;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Message, Row, Style};

/// Lines about a pause and absences.
pub(crate) fn lines(room: &Room, lang: Lang, names: &Names) -> Vec<String> {
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
    paused.into_iter().chain(away).chain(gone).collect()
}

/// The message of a vote: open, it asks those who have not answered and pings these people; later
/// it says how the vote ended. `shown` is when it was posted.
pub(crate) fn message<D: GameUi>(
    now: &Snapshot<D>,
    number: Version,
    (pings, shown): (Vec<UserId>, Millis),
) -> To<Everyone, Message> {
    let room = now.room();
    let lang = Lang::of_locale(&room.place.locale.0);
    let ids = Ids::new(room.table, Stamp(0));
    let mut lines = Lines::default();
    let mut rows = Vec::new();
    match (room.motion(number), room.settled(number)) {
        (Some(open), _) => {
            let names = names::names(room, lang);
            lines.push(Rank::Heading, proposal(now, room, lang, &names, open));
            lines.push(Rank::Status, answers_line(lang, room, &names, open, &pings));
            lines.push(Rank::Hint, silence_line(lang, room, open, shown));
            let buttons = answer_buttons(lang, room, &names, &ids, open);
            rows.push(Row::Buttons(buttons.into()));
        }
        (None, Some(settled)) => {
            // As the people sat when it was decided.
            let mut room = room.clone();
            room.seats.clone_from(&settled.seats);
            let names = names::names(&room, lang);
            let proposal = proposal(now, &room, lang, &names, &settled.vote);
            lines.push(Rank::Heading, proposal);
            lines.push(Rank::Status, outcome_line(lang, &room, &names, settled));
        }
        // Later votes took its place in memory.
        (None, None) => lines.push(Rank::Status, say("table-motion-ended-over").tr(lang)),
    }
    To::everyone(Message {
        text: lines.beside_the_board(lang),
        rows,
        pings,
        ..Message::default()
    })
}

/// Line about who is against a vote and who has not answered; it mentions those whom it pings.
fn answers_line(
    lang: Lang,
    room: &Room,
    names: &Names,
    open: &OpenVote,
    pings: &[UserId],
) -> String {
    let name = |user: &UserId| match pings.contains(user) {
        true => links::mention(lang, *user),
        false => format!("**{}**", name_of(room, names, *user)),
    };
    let all = |users: &[UserId]| users.iter().map(name).collect::<Vec<_>>().join(", ");
    let awaited = say("table-motion-awaits").with("names", all(&room.missing(open)));
    match open.opposed.is_empty() {
        true => awaited.tr(lang),
        false => {
            let against = say("table-motion-against").with("names", all(&open.opposed));
            format!("{} {}", against.tr(lang), awaited.tr(lang))
        }
    }
}

/// Line about what it means to say nothing.
fn silence_line(lang: Lang, room: &Room, open: &OpenVote, shown: Millis) -> String {
    let about_a_seat = matches!(open.motion, Vote::Welcome { .. } | Vote::Dismiss { .. });
    let phrase = match room.vote_until(open, shown) {
        Some(until) => say("table-motion-silence")
            .with("seat", if about_a_seat { "yes" } else { "no" })
            .with("clock", links::timestamp(until, 'R')),
        None if about_a_seat => say("table-motion-majority"),
        None => say("table-motion-needs-all"),
    };
    phrase.tr(lang)
}

/// Line about how a vote ended.
fn outcome_line(lang: Lang, room: &Room, names: &Names, settled: &SettledVote) -> String {
    let against = settled.vote.opposed.iter();
    let against = against.map(|user| format!("**{}**", name_of(room, names, *user)));
    let against: Vec<String> = against.collect();
    let phrase = match settled.outcome {
        VoteOutcome::Carried => say("table-motion-ended-yes"),
        VoteOutcome::Dropped => say("table-motion-ended-no")
            .with("many", against.len())
            .with("names", against.join(", ")),
        VoteOutcome::Impossible => say("table-motion-ended-over"),
    };
    phrase.tr(lang)
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
    room: &Room,
    lang: Lang,
    names: &Names,
    open: &OpenVote,
) -> String {
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
        Vote::Close => say("table-motion-close").with("by", by),
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

/// Name of a person at the table.
fn name_of(room: &Room, names: &Names, user: UserId) -> String {
    let seat = room.seat_of(user);
    seat.map_or_else(String::new, |seat| names.in_message(seat).to_owned())
}

/// Row with the buttons that ask for the seats of players who are gone, if there are any.
pub(crate) fn dismissal_row(lang: Lang, room: &Room, names: &Names, ids: &Ids) -> Option<Row> {
    if room.status != Status::Playing {
        return None;
    }
    let asks: Vec<Button> = Seat::all(room.seat_count())
        .filter(|seat| room.is_gone(*seat) && !is_dismissal_open(room, *seat))
        .map(|seat| {
            let label = say("table-button-dismiss").with("name", names.plain(seat).to_owned());
            Button::new(ids.dismiss(seat), label.tr(lang), Style::Plain)
        })
        .take(fit::ROW)
        .collect();
    (!asks.is_empty()).then_some(Row::Buttons(asks))
}

/// True if a vote on the seat of this player is open.
fn is_dismissal_open(room: &Room, about: Seat) -> bool {
    let mut open = room.motions.iter();
    open.any(|open| matches!(open.motion, Vote::Dismiss { seat, .. } if seat == about))
}

/// Buttons that agree and oppose.
pub(crate) fn answer_buttons(
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
        Vote::Close => say("table-button-close"),
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
