//! What a table's channel sees before its game: who sits where and what is missing; and that it is
//! closed. Holds nothing of any game but what was agreed on.

use games::{Brings, Seat};
use sessions::{Millis, Pace, Room, Rsvp, Snapshot, Status, TableAction};
use text::{Lang, Lines, Names, Phrase, Rank, escape, fit, say};

use crate::game::ui::GameUi;
use crate::table::buttons::{act_button, table_button};
use crate::table::options;
use crate::table::refusals::moment;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Button, Enabled, Message, Row, Style};

/// The heading of a table that is closed.
pub(crate) fn closed<D: GameUi>(lang: Lang, room: &Room) -> String {
    say("table-closed")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .with("command", D::ID)
        .tr(lang)
}

/// The heading of a table.
pub(crate) fn heading<D: GameUi>(lang: Lang, room: &Room) -> String {
    say("table-heading")
        .with("game", D::title(lang))
        .with("table", room.table.to_string())
        .tr(lang)
}

/// The message while people gather, and when the table is closed.
pub(crate) fn gathering<D: GameUi>(now: &Snapshot<D>, lang: Lang, names: &Names) -> Message {
    let room = now.room();
    if room.status == Status::Closed {
        return Message::words(closed::<D>(lang, room));
    }
    let mut lines = Lines::default();
    lines.put(Rank::Heading, heading::<D>(lang, room));
    let options = D::options(lang, now.options(), room.seat_count());
    lines.each(Rank::Clock, &options);
    lines.put(Rank::Clock, pace(room.pace).tr(lang));
    if let Some(hints) = options::hints(room, lang) {
        lines.put(Rank::Clock, hints);
    }
    lines.put(Rank::Clock, say("lobby-speaks").tr(lang));
    if let Some(seed) = now.pledge() {
        let pledged = say("lobby-pledged").with("seed", seed.short());
        lines.put(Rank::Status, pledged.tr(lang));
    }
    lines.put(Rank::Status, "");
    lines.put(Rank::Status, taken(room).tr(lang));
    for seat in Seat::all(*room.takes.end()) {
        lines.put(Rank::Status, seat_line(lang, room, names, seat));
    }
    if let Some(changed) = options::changed::<D>(now, lang) {
        lines.put(Rank::News, changed);
    }
    for line in guests(lang, room) {
        lines.put(Rank::Courtesy, line);
    }
    lines.put(Rank::Status, "");
    lines.put(Rank::Hint, next(room).tr(lang));
    Message {
        text: lines.beside_the_board(lang),
        rows: buttons::<D>(lang, room, now.options()),
        ..Message::default()
    }
}

/// How many sit there, and how many more may come.
fn taken(room: &Room) -> Phrase {
    let (least, most) = (*room.takes.start(), *room.takes.end());
    let key = match least == most {
        true => "lobby-seats-all",
        false => "lobby-seats",
    };
    say(key)
        .with("taken", room.seat_count())
        .with("least", least)
        .with("most", most)
        .with("free", room.free())
}

/// What the table waits for.
fn next(room: &Room) -> Phrase {
    let (count, needed) = (room.seat_count(), *room.takes.start());
    match room.free() {
        _ if count < needed => say("lobby-waits").with("missing", needed - count),
        0 => say("lobby-full"),
        _ if count == 1 => say("lobby-solo"),
        free => say("lobby-ready").with("free", free),
    }
}

/// Those who were asked and have no seat.
fn guests(lang: Lang, room: &Room) -> Vec<String> {
    let named = |answer: Rsvp| {
        let invited = room.invited.iter().filter(move |it| it.answer == answer);
        let names: Vec<String> = invited.map(|it| escape(&it.player.name)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let asked = named(Rsvp::Awaited).map(|names| say("lobby-invited").with("names", names));
    let declined = named(Rsvp::Declined).map(|names| say("lobby-declined").with("names", names));
    let lines = asked.into_iter().chain(declined);
    lines.map(|line| line.tr(lang)).collect()
}

/// Those for whom seats are kept, as far as it is not over.
fn kept(room: &Room) -> impl Iterator<Item = (&str, Millis)> {
    let open = room.invited.iter().filter(|it| it.is_open());
    open.filter_map(|it| Some((it.player.name.as_str(), it.keeps?)))
}

/// The most probable press stands out: taking a seat while one is free, then starting. Where something
/// is taken home no computer sits down, and none is offered; nor where none can play.
fn buttons<D: GameUi>(lang: Lang, room: &Room, options: &D::Options) -> Vec<Row> {
    let ids = Ids::new(room.table, Stamp(0));
    let button = |verb, style| table_button(lang, &ids, verb, style);
    let act = |action, style| act_button(lang, &ids, &action, style);
    let has_computers = D::COMPUTER && !D::Record::counts(options);
    let is_free = room.has_room();
    let (join, start) = match is_free {
        true => (Style::Main, Style::Plain),
        false => (Style::Plain, Style::Final),
    };
    let mut start = act(TableAction::Start, start);
    if room.seat_count() == 1 && *room.takes.start() == 1 {
        // Players who waited for others shall not find themselves alone in a game by surprise.
        start.label = say("table-button-start-alone").tr(lang);
    }
    let options = Button {
        id: ids.options(0),
        label: say("table-button-options").tr(lang),
        style: Style::Plain,
        enabled: Enabled::Yes,
    };
    let first = vec![
        button(TableVerb::Join, join).when(is_free),
        start,
        button(TableVerb::Invite, Style::Plain).when(is_free && room.place.guild.is_some()),
        options,
        act(TableAction::Leave, Style::Plain),
    ];
    let mut second = Vec::new();
    if has_computers {
        second.push(button(TableVerb::Computers, Style::Plain));
    }
    if D::lesson().is_some() {
        second.push(button(TableVerb::Learn, Style::Plain));
    }
    second.extend([
        button(TableVerb::Rules, Style::Plain),
        act(TableAction::Close, Style::Plain),
    ]);
    if kept(room).next().is_some() {
        second.push(act(TableAction::Decline, Style::Plain));
        second.push(act(TableAction::Unkeep, Style::Plain));
    }
    let rest = second.chunks(fit::ROW);
    let rest = rest.map(|row| Row::Buttons(row.to_vec()));
    std::iter::once(Row::Buttons(first)).chain(rest).collect()
}

/// How much time a decision has.
pub(crate) fn pace(pace: Pace) -> Phrase {
    say(match pace {
        Pace::Live => "table-pace-live",
        Pace::Days => "table-pace-days",
        Pace::Unhurried => "table-pace-unhurried",
    })
}

fn seat_line(lang: Lang, room: &Room, names: &Names, seat: Seat) -> String {
    let number = seat.index() + 1;
    match room.player(seat) {
        None => match kept(room).nth(seat.index() - usize::from(room.seat_count())) {
            Some((name, until)) => say("lobby-seat-kept")
                .with("seat", number)
                .with("name", escape(name))
                .with("until", moment(until))
                .tr(lang),
            None => say("table-seat-free").with("seat", number).tr(lang),
        },
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

#[cfg(test)]
mod tests {
    use games::Span;

    use super::*;

    #[test]
    fn pace_lengths_match_their_words() {
        const MINUTE: u64 = 60;
        for (of, unit) in [(Pace::Live, MINUTE), (Pace::Days, 24 * 60 * MINUTE)] {
            let allowed = of.allows(Span::Move).unwrap().as_secs();
            assert_eq!(allowed % unit, 0, "{of:?}");
            let number = format!(" {} ", allowed / unit);
            for lang in Lang::ALL {
                let words = pace(of).tr(lang);
                assert!(words.contains(&number), "{words}: {number}");
            }
        }
        assert_eq!(Pace::Unhurried.allows(Span::Move), None);
    }
}
