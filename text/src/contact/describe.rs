//! The picture's text twin, for people who read rather than look. It says where tiles lie, as the
//! picture shows it, and never how far apart: to judge that is the game.

use games::contact::{
    Next, Phase, RoundView, Showing, SourceView, Stake, Standing, Tile, TileKind, TileSide,
    TileView, View,
};

use super::lie::positions;
use super::shown::{cards, flight, signal, strip, tile};
use super::status::{standing, status};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Number of transmissions that are repeated as bars.
const HEARD: usize = 3;

/// Description of the whole view.
pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    let mut space = vec![say("contact-describe-places").tr(lang)];
    space.extend(positions(lang, view));
    space.extend(places(lang, view));
    space.push(
        say("contact-describe-rocket")
            .with("tile", tile(lang, view.rocket))
            .tr(lang),
    );
    let mut blocks = vec![status(lang, view, names)];
    if view.me.is_some() && view.round.is_some() && view.options.mission.is_whole() {
        blocks.push(standing(lang, view));
    }
    blocks.push(space.join("\n"));
    match &view.console {
        Some(console) => blocks.push(console_lines(lang, console).join("\n")),
        None => blocks.extend(blocked(lang, view)),
    }
    blocks.extend(
        view.round
            .as_ref()
            .and_then(|round| last_transmissions(lang, view, round)),
    );
    let is_whole = view.options.mission.is_whole();
    if is_whole && !matches!(view.phase, Phase::Practising { .. }) {
        blocks.push(history(lang, view, names).join("\n"));
    }
    blocks.join("\n\n")
}

/// Lines about the tiles, by what they are to the crew.
pub(super) fn places(lang: Lang, view: &View) -> Vec<String> {
    let is = |standing: Standing| {
        move |seen: &TileView| seen.standing == standing && seen.tile.kind() == TileKind::Planet
    };
    let kind = |kind: TileKind| move |seen: &TileView| seen.tile.kind() == kind;
    let down = |seen: &TileView| seen.face == TileSide::Down;
    [
        (
            tile_names(lang, view, is(Standing::Possible)),
            "contact-describe-possible",
        ),
        (
            tile_names(lang, view, is(Standing::RuledOut)),
            "contact-describe-ruled-out",
        ),
        (
            tile_names(lang, view, is(Standing::Reached)),
            "contact-describe-reached",
        ),
        (tile_names(lang, view, down), "contact-describe-down"),
        (
            tile_names(lang, view, kind(TileKind::Asteroid)),
            "contact-describe-asteroids",
        ),
    ]
    .into_iter()
    .filter(|(list, _)| !list.is_empty())
    .map(|(list, key)| say(key).with("tiles", list.join(", ")).tr(lang))
    .collect()
}

fn tile_names(lang: Lang, view: &View, wanted: impl Fn(&TileView) -> bool) -> Vec<String> {
    let tiles = view.tiles.iter().filter(|seen| wanted(seen));
    tiles.map(|seen| tile(lang, seen.tile)).collect()
}

/// Lines about the source's console: the target, the route, the recorded rhythm, and the tiles that
/// it cannot fly to.
fn console_lines(lang: Lang, console: &SourceView) -> Vec<String> {
    let mut lines = vec![
        say("contact-describe-target")
            .with("tile", tile(lang, console.target))
            .tr(lang),
    ];
    if console.route.legs() > 0 {
        let way = flight(lang, console.start, console.route.tiles());
        lines.push(say("contact-describe-route").with("route", way).tr(lang));
    }
    if console.take.landings() > 0 {
        let strip = format!("`{}`", strip(&console.take.rhythm()));
        lines.push(say("contact-describe-take").with("strip", strip).tr(lang));
    }
    lines.extend(blocked_from(lang, console.end, &console.next));
    lines
}

/// Lists the planets that no flight reaches from the rocket, and what is in the way: the tiles lie
/// in the open, but a line that passes near one is hard to judge.
fn blocked(lang: Lang, view: &View) -> Option<String> {
    blocked_from(lang, view.rocket, &view.flights_from(view.rocket))
}

/// Line for the tiles that cannot be flown to from a tile; `None` without any.
fn blocked_from(lang: Lang, from: Tile, flights: &[Next]) -> Option<String> {
    let blocked = flights.iter().filter(|next| !next.blocked_by.is_empty());
    let blocked: Vec<String> = blocked.map(|next| blocked_tile(lang, next)).collect();
    let phrase = say("contact-describe-blocked")
        .with("tile", tile(lang, from))
        .with("blocked", blocked.join(", "));
    (!blocked.is_empty()).then(|| phrase.tr(lang))
}

/// Phrase for a tile that cannot be flown to, and what is in the way.
fn blocked_tile(lang: Lang, next: &Next) -> String {
    let by: Vec<String> = next.blocked_by.iter().map(|by| tile(lang, *by)).collect();
    say("contact-describe-blocked-one")
        .with("tile", tile(lang, next.tile))
        .with("by", by.join("+"))
        .tr(lang)
}

/// Line with the last transmissions as bars; `None` where the table chose to see the hand move.
fn last_transmissions(lang: Lang, view: &View, round: &RoundView) -> Option<String> {
    if view.options.showing == Showing::Hand || round.sent.is_empty() {
        return None;
    }
    let last = round.sent.len().saturating_sub(HEARD);
    let strips = round.sent.iter().skip(last);
    let strips: Vec<String> = strips.map(|sent| format!("`{}`", strip(sent))).collect();
    let phrase = say("contact-describe-heard").with("strips", strips.join(" "));
    Some(phrase.tr(lang))
}

/// Lines for the cards that were won and are left, and for each round that is over.
fn history(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let mut lines = vec![
        say("contact-describe-won")
            .with("cards", cards(lang, &view.won))
            .tr(lang),
        say("contact-describe-left")
            .with("cards", cards(lang, &view.signals))
            .tr(lang),
    ];
    lines.extend(view.past.iter().enumerate().map(|(nth, past)| {
        let won = past.signal.filter(|_| past.stake == Stake::Won);
        match won {
            Some(card) => say("contact-describe-past").with("signal", signal(lang, card)),
            None => say("contact-describe-past-lost"),
        }
        .with("number", nth + 1)
        .with("tile", tile(lang, past.target))
        .with(
            "name",
            match past.finder {
                Some(finder) => names.in_message(finder).to_owned(),
                None => say("contact-game-master").tr(lang),
            },
        )
        .tr(lang)
    }));
    lines
}
