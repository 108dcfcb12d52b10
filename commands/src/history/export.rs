//! Export of an unfinished game, as the lines of a file: what the viewer was told, what they asked
//! for, and how everything until then was pledged.

use games::{Audience, Everyone, Seat, To};
use serde_json::json;
use sessions::{Moment, Snapshot};
use text::Lang;

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

/// The game to be read, a line for each thing that happened.
pub(crate) fn readable_record<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    moments: Vec<Moment<Everyone, D>>,
) -> To<Everyone, Vec<String>> {
    read_moments(
        now,
        lang,
        To::everyone(readable_heading(now, lang)),
        moments,
    )
}

/// The game to be read, as the person in a seat was told it.
pub(crate) fn readable_for_seat<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    seat: Seat,
) -> To<Seat, Vec<String>> {
    let heading = To::everyone(readable_heading(now, lang)).to_seat(seat);
    read_moments(now, lang, heading, now.seat_moments(seat))
}

/// Appends to `lines` what the audience was told at each moment, without marks.
fn read_moments<A: Audience, D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    lines: To<A, Vec<String>>,
    moments: Vec<Moment<A, D>>,
) -> To<A, Vec<String>> {
    moments.into_iter().fold(lines, |lines, moment| {
        let step = moment.step;
        let news = sentences(now, lang, None, moment.news);
        lines.gather(news, |lines, sentence| {
            let plain = sentence
                .replace(['*', '~', '`', '\\'], "")
                .replace('\n', " ");
            lines.push(format!("{step}. {plain}"));
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
