//! Export of an unfinished game, as the lines of a file: what the viewer was told, what they asked
//! for, and how everything until then was pledged.

use std::collections::BTreeSet;

use games::{Audience, Everyone, Seat, To};
use serde_json::json;
use sessions::{Chronicle, EventNumber, Moment, Snapshot};
use text::{Lang, say};

use crate::game::ui::GameUi;
use crate::table::names::names;
use crate::table::news::sentences;

/// Export for everyone.
pub(crate) fn for_everyone<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> To<Everyone, Vec<String>> {
    let lines = To::everyone(vec![heading(now, "public")]);
    append_moments(now, lang, lines, now.public_moments())
}

/// Export for the person in a seat: what they were told, and what they did.
pub(crate) fn for_seat<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    seat: Seat,
) -> To<Seat, Vec<String>> {
    let lines = To::everyone(vec![heading(now, "own")]).to_seat(seat);
    let lines = append_moments(now, lang, lines, now.seat_moments(seat));
    lines.gather([now.seat_actions(seat)], |lines, actions| {
        let actions = actions.into_iter();
        lines.extend(actions.map(|action| json!({"wish": action}).to_string()));
    })
}

/// The game so far to be read, a line for each thing that happened.
pub(crate) fn readable_so_far<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
) -> To<Everyone, Vec<String>> {
    let lines = To::everyone(readable_heading(now, lang));
    read_moments(now, lang, lines, now.public_moments(), |_, _| None)
}

/// The whole game to be read. What one player alone was told stands behind their name.
pub(crate) fn readable_record<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    whole: &Chronicle<D>,
) -> To<Everyone, Vec<String>> {
    let public = now.public_moments();
    let public = public.iter().flat_map(|moment| &moment.news);
    let public: BTreeSet<EventNumber> = public.map(|news| news.number).collect();
    let (actors, names) = (whole.actors(), names(now.room(), lang));
    let only_reader = |step: u64, number: EventNumber| {
        let nth = usize::try_from(step.checked_sub(1)?).ok()?;
        let seat = actors.get(nth).copied().flatten();
        let seat = seat.filter(|_| !public.contains(&number))?;
        Some(names.plain(seat).to_owned())
    };
    let mut lines = readable_heading(now, lang);
    lines.extend([say("export-alone").tr(lang), String::new()]);
    let moments = whole.open_moments();
    read_moments(now, lang, To::everyone(lines), moments, only_reader)
}

/// The game to be read, as the person in a seat was told it.
pub(crate) fn readable_for_seat<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    seat: Seat,
) -> To<Seat, Vec<String>> {
    let heading = To::everyone(readable_heading(now, lang)).to_seat(seat);
    read_moments(now, lang, heading, now.seat_moments(seat), |_, _| None)
}

/// Appends to `lines` what the audience was told at each moment, without marks. `only_reader` names
/// the one player who was told the news of a step with this number, if it was one.
fn read_moments<A: Audience, D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    lines: To<A, Vec<String>>,
    moments: Vec<Moment<A, D>>,
    only_reader: impl Fn(u64, EventNumber) -> Option<String>,
) -> To<A, Vec<String>> {
    moments.into_iter().fold(lines, |lines, moment| {
        let step = moment.step;
        let numbers = moment.news.iter().map(|news| news.number);
        let whom = numbers.map(|number| only_reader(step, number));
        let mut whom = whom.collect::<Vec<_>>().into_iter();
        let news = sentences(now, lang, None, moment.news);
        lines.gather(news, |lines, sentence| {
            let plain = sentence
                .replace(['*', '~', '`', '\\'], "")
                .replace('\n', " ");
            lines.push(match whom.next().flatten() {
                Some(name) => format!("{step}. [{name}] {plain}"),
                None => format!("{step}. {plain}"),
            });
        })
    })
}

/// First lines of what is to be read: the game and its players.
fn readable_heading<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> Vec<String> {
    let room = now.room();
    let names = names(room, lang);
    let players = Seat::all(room.seat_count()).map(|seat| names.plain(seat).to_owned());
    let players: Vec<String> = players.collect();
    let game = format!("{} #{}", D::title(lang), room.table);
    vec![game, players.join(", "), String::new()]
}

/// Appends to `lines` what the audience was told at each moment, and how everything until then was
/// pledged.
fn append_moments<A: Audience, D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    lines: To<A, Vec<String>>,
    moments: Vec<Moment<A, D>>,
) -> To<A, Vec<String>> {
    let pledges = now.pledges();
    moments.into_iter().fold(lines, |lines, moment| {
        let pledge = pledges.pledge_at(&moment).map(|pledge| pledge.to_string());
        let news = sentences(now, lang, None, moment.news);
        let lines = lines.gather(news, |lines, sentence| {
            lines.push(json!({"told": sentence}).to_string());
        });
        let pledge_for_audience = moment.view.map(|_| pledge);
        lines.gather([pledge_for_audience], |lines, pledge| {
            lines.extend(pledge.map(|pledge| json!({"pledged": pledge}).to_string()));
        })
    })
}

/// Heading that says that this is no record of a game that is over.
fn heading<D: GameUi>(now: &Snapshot<D>, eyes: &str) -> String {
    let houston = env!("CARGO_PKG_VERSION");
    let mut heading = json!({"so_far": true, "houston": houston, "game": D::ID, "as": eyes});
    if let Some(pledge) = now.pledge() {
        heading["pledged"] = pledge.to_string().into();
    }
    heading.to_string()
}
