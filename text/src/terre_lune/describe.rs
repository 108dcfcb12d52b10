//! The picture's text twin, for people who read rather than look.

use games::terre_lune::{Course, OwnView, Place, RocketView, Station, View};

use super::places::{place, station, stop, with_preposition};
use super::result::holdings;
use super::status::{standing, status};
use super::things::{cards, claims, mineral, minerals, or_none, rocket, symbol};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;
use crate::terre_lune::refusal::why_not;

/// Description of the whole view.
pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    let mut blocks = vec![status(lang, view, names)];
    if let Some(tallies) = &view.tallies {
        blocks.push(holdings(lang, tallies, |seat| names.in_message(seat)).join("\n"));
        return blocks.join("\n\n");
    }
    let rockets = view.rockets.iter();
    let rockets = rockets.map(|it| rocket_line(lang, it, names.in_message(it.seat)));
    blocks.push(rockets.collect::<Vec<_>>().join("\n"));
    let mut lying = board(lang, view);
    let talon = say("terre_lune-describe-talon").with("count", view.talon);
    lying.push(talon.tr(lang));
    blocks.push(lying.join("\n"));
    blocks.extend(ways(lang, view));
    blocks.extend(
        view.own
            .as_ref()
            .map(|own| own_holdings(lang, view, own, names).join("\n")),
    );
    blocks.join("\n\n")
}

/// A rocket and what its cosmonaut holds.
fn rocket_line(lang: Lang, it: &RocketView, name: &str) -> String {
    let rocket = rocket(lang, it.colour);
    let Some(place) = it.place else {
        return say("terre_lune-describe-out")
            .with("name", name.to_owned())
            .with("rocket", rocket)
            .tr(lang);
    };
    let said = say("terre_lune-describe-rocket")
        .with("name", name.to_owned())
        .with("rocket", rocket)
        .with("at", whereabouts(lang, place))
        .with("claims", it.claims)
        .with("deposits", it.deposits)
        .tr(lang);
    said + &marks(lang, it)
}

/// A place, with the code by which it may be typed.
fn whereabouts(lang: Lang, at: Place) -> String {
    let said = with_preposition(lang, at);
    match at {
        Place::On(palier) => format!("{said} ({})", palier.code()),
        Place::At(_) | Place::Adrift { .. } => said,
    }
}

/// Words for the marks on a rocket in the picture, each after a space.
pub(super) fn marks(lang: Lang, it: &RocketView) -> String {
    let mut said = String::new();
    let marks = [
        (it.homebound, "terre_lune-describe-homebound"),
        (it.immune, "terre_lune-describe-immune"),
        (it.collisions > 0, "terre_lune-describe-collided"),
    ];
    for (_, key) in marks.into_iter().filter(|(holds, _)| *holds) {
        said.push(' ');
        said.push_str(&say(key).tr(lang));
    }
    if !it.ambushes.is_empty() {
        let laid = it.ambushes.iter().map(|&at| station(lang, at)).collect();
        let phrase = say("terre_lune-describe-ambushes").with("stations", all_of(lang, laid));
        said.push(' ');
        said.push_str(&phrase.tr(lang));
    }
    said
}

/// Describes what lies on the stations and on the Moon.
pub(super) fn board(lang: Lang, view: &View) -> Vec<String> {
    let stacks = Station::ALL.into_iter().zip(view.stacks);
    let stacks = stacks.map(|(at, count)| format!("{}\u{a0}{count}", station(lang, at)));
    let spots = view.spots.iter().map(|spot| spot.number().to_string());
    let mut lines = vec![
        say("terre_lune-describe-stacks")
            .with("stacks", or_none(lang, stacks))
            .tr(lang),
        say("terre_lune-describe-spots")
            .with("spots", or_none(lang, spots))
            .tr(lang),
    ];
    if let Some(pirate) = view.pirate {
        let phrase = say("terre_lune-describe-pirate").with("cell", pirate.number());
        lines.push(phrase.tr(lang));
    }
    lines
}

/// The ways that are open, with what each leads to.
fn ways(lang: Lang, view: &View) -> Option<String> {
    let courses = &view.turn.as_ref()?.courses;
    let one = |course: &Course| {
        let to = place(lang, course.way.to);
        match stop(lang, course.stop) {
            Some(leads) => format!("{to} ({leads})"),
            None => to,
        }
    };
    let all: Vec<String> = courses.iter().map(one).collect();
    (!all.is_empty()).then(|| {
        say("terre_lune-describe-ways")
            .with("ways", all.join(", "))
            .tr(lang)
    })
}

/// Describes what the viewer holds and no picture shows: cards that may not be played, and what
/// lies face up for the viewer alone.
pub fn own_secrets(lang: Lang, own: &OwnView) -> Vec<String> {
    let lines = unplayable_cards(lang, own).into_iter();
    lines.chain(packets(lang, own)).collect()
}

/// Describes what the viewer holds, for the viewer alone.
fn own_holdings(lang: Lang, view: &View, own: &OwnView, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    if !own.hand.is_empty() {
        let hand = cards(lang, own.hand.iter().map(|held| held.card));
        lines.push(
            say("terre_lune-describe-cards")
                .with("cards", hand)
                .tr(lang),
        );
    }
    lines.extend(unplayable_cards(lang, own));
    lines.extend(riches(lang, view, own));
    lines.extend(standing(lang, view, names));
    lines
}

/// The cards that may not be played now, and why: the reason is the same for all of a hand.
fn unplayable_cards(lang: Lang, own: &OwnView) -> Option<String> {
    let barred = own.hand.iter().filter(|held| held.why_not.is_some());
    let why = barred.clone().find_map(|held| held.why_not)?;
    let phrase = say("terre_lune-describe-barred")
        .with("why", why_not(lang, why))
        .with("cards", cards(lang, barred.map(|held| held.card)));
    Some(phrase.tr(lang))
}

/// Lines about the viewer's claims, deposits and packets.
pub(super) fn riches(lang: Lang, view: &View, own: &OwnView) -> Vec<String> {
    let held = [
        say("terre_lune-describe-claims")
            .with("claims", claims(lang, &own.claims))
            .tr(lang),
        say("terre_lune-describe-deposits")
            .with("deposits", minerals(lang, &own.deposits))
            .with("points", own.points)
            .tr(lang),
    ];
    held.into_iter().chain(uncovered(lang, view, own)).collect()
}

/// Lines about the deposit that the viewer looks at, and the packets.
fn uncovered(lang: Lang, view: &View, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    let peeking = view.turn.as_ref().and_then(|turn| turn.peeking);
    if let (Some((deposit, _)), Some(spot)) = (own.peek, peeking) {
        let phrase = say("terre_lune-describe-peek")
            .with("spot", spot.number())
            .with("mineral", mineral(lang, deposit));
        lines.push(phrase.tr(lang));
    }
    if !own.seen.is_empty() {
        let seen = own.seen.iter();
        let seen = seen.map(|(spot, mineral)| format!("{} {}", spot.number(), symbol(*mineral)));
        let seen: Vec<String> = seen.collect();
        lines.push(
            say("terre_lune-describe-seen")
                .with("seen", seen.join(", "))
                .tr(lang),
        );
    }
    lines.extend(packets(lang, own));
    lines
}

/// The packets that the viewer has laid.
fn packets(lang: Lang, own: &OwnView) -> Option<String> {
    let each = own.packets.iter().map(|(deposit, with)| {
        say("terre_lune-packet-open")
            .with("deposit", symbol(*deposit))
            .with("claims", claims(lang, with))
            .tr(lang)
    });
    let packets: Vec<String> = each.collect();
    let phrase = say("terre_lune-describe-packets").with("packets", packets.join(" · "));
    (!packets.is_empty()).then(|| phrase.tr(lang))
}
