//! The picture's text twin, for people who read rather than look.

use games::interceptor::{Asteroid, Fate, Pilot, ShipId, ShipView, View};

use super::craft::{Crafts, craft, facing, placement};
use super::news::{homecomings, short_order, turn_lines};
use super::status::{sealed_rival, status};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Description of the whole view.
pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    let shown = |id: ShipId| craft(id, |seat| names.in_message(seat));
    let mut blocks = vec![status(lang, view, names)];
    blocks.extend(sealed_rival(view).map(|rival| {
        // The padlock of the picture.
        let sealed = say("interceptor-news-sealed").with_player("name", names, rival);
        sealed.tr(lang)
    }));
    let ships = view.ships.iter();
    let ships: Vec<String> = ships
        .map(|ship| ship_line(lang, ship, &shown(ship.id)))
        .collect();
    blocks.push(ships.join("\n"));
    blocks.push(asteroids(lang, &view.asteroids));
    let mut own = Vec::new();
    for ship in view.mine() {
        if let Some(flight) = &ship.order {
            own.push(short_order(
                lang,
                flight,
                view.outlook(flight),
                &shown(ship.id),
            ));
        } else if let Some(at) = &ship.placement {
            let placed = say("interceptor-news-placed")
                .with("ship", shown(ship.id))
                .with("place", placement(lang, at));
            own.push(placed.tr(lang));
        }
    }
    if !own.is_empty() {
        blocks.push(own.join("\n"));
    }
    blocks.extend(homecomings(lang, &view.home, Crafts::new(lang, names)));
    if let Some(report) = &view.last {
        blocks.push(turn_lines(lang, report, names).join("\n"));
    }
    blocks.join("\n\n")
}

/// Describes a ship: its place, and what is left of it.
pub(super) fn ship_line(lang: Lang, ship: &ShipView, name: &str) -> String {
    let phrase = match (ship.fate, &ship.spot) {
        (Fate::Destroyed(Pilot::Saved), _) => say("interceptor-lost-saved"),
        (Fate::Destroyed(Pilot::Lost), _) => say("interceptor-lost-lost"),
        (Fate::Fled, _) => say("interceptor-fired-fled"),
        (Fate::Flying, None) => say("interceptor-ship-waiting"),
        (Fate::Flying, Some(at)) => say("interceptor-ship")
            .with("hex", at.hex.to_string())
            .with("nose", facing(lang, at.nose))
            .with("speed", at.speed.to_string())
            .with("hull", ship.hull)
            .with("structure", ship.build.structure()),
    };
    let mut line = phrase.with("ship", name.to_owned()).tr(lang);
    if !line.ends_with('.') {
        line.push('.');
    }
    if ship.stars > 0 {
        line.push(' ');
        line.push_str(
            &say("interceptor-ship-stars")
                .with("stars", ship.stars)
                .tr(lang),
        );
    }
    line
}

/// Describes the asteroids: their places and their drift.
pub(super) fn asteroids(lang: Lang, asteroids: &[Asteroid]) -> String {
    let each = asteroids
        .iter()
        .map(|one| format!("{} {}", one.hex, facing(lang, one.drift)));
    let list: Vec<String> = each.collect();
    if list.is_empty() {
        return say("interceptor-no-asteroids").tr(lang);
    }
    say("interceptor-asteroids")
        .with("list", list.join(", "))
        .tr(lang)
}
