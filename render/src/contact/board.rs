//! The space: the tiles where they lie, what each is to the crew, and the rocket.

use games::contact::{Standing, Tile, TileView, View};

use super::art::Art;
use super::pieces::{draw_dashes, draw_letter, light, sprite, words, world};
use super::plan::Plan;
use super::props::Light;
use super::{console, ending, ground};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink, Tint, Weight};

/// Draws the space.
pub(super) fn draw(scene: &mut Scene, view: &View, plan: Plan) {
    ground::lay(scene, plan.bottom());
    draw_practice(scene, view, plan);
    ending::draw_under_tiles(scene, view, plan);
    if let Some(console) = &view.console {
        console::draw_under_tiles(scene, view, console, plan);
    }
    draw_shown_leg(scene, view, plan);
    let rocket = rocket(view);
    for seen in &view.tiles {
        let light = match seen.standing {
            // They shine again when the voyage is complete.
            Standing::Reached if ending::is_won(view) => Light::Bright,
            Standing::Possible if ending::is_won(view) => Light::Full,
            standing => match (&view.console, light(seen)) {
                // Where its own route can go on is what a source looks for.
                (Some(console), Light::Bright | Light::Full) => {
                    match (console::reach(console, seen.tile), standing) {
                        (false, _) => Light::Half,
                        (true, _) => Light::Full,
                    }
                }
                (_, light) => light,
            },
        };
        draw_tile(scene, seen, light, plan, seen.tile == rocket);
    }
    let start = place(view, view.rocket, plan);
    if let (Some(start), true) = (start, rocket != view.rocket) {
        // It has only left in thought: the route still counts from here (C19).
        scene.add("start", start, sprite(Emblem::Latest, plan.share(118)));
    }
    if let Some(at) = place(view, rocket, plan) {
        let shown = marker(view).filter(|_| rocket != view.rocket);
        draw_rocket(scene, at, plan, shown.map(|(_, number)| number));
    }
    if let Some(console) = &view.console {
        console::draw_over_tiles(scene, view, console, plan);
    }
    ending::draw_over_tiles(scene, view, plan);
}

/// Place of a tile in the picture.
pub(super) fn place(view: &View, tile: Tile, plan: Plan) -> Option<Point> {
    let seen = view.tiles.iter().find(|seen| seen.tile == tile)?;
    Some(plan.place(seen.at))
}

/// Tile at which the rocket stands: on a first stop that was shown, until the round ends (C19).
fn rocket(view: &View) -> Tile {
    marker(view).map_or(view.rocket, |(stop, _)| stop)
}

/// The first stop that was shown, and of which transmission.
fn marker(view: &View) -> Option<(Tile, u8)> {
    view.round.as_ref().and_then(|round| round.marker)
}

/// Draws a tile, its sign and its letter.
fn draw_tile(scene: &mut Scene, seen: &TileView, light: Light, plan: Plan, under_rocket: bool) {
    let (tile, at, diameter) = (seen.tile, plan.place(seen.at), plan.tile());
    if light == Light::Bright {
        scene.add(
            format!("glow {tile}"),
            at,
            sprite(Art::Glow, plan.share(150)),
        );
    }
    let whole = Art::Coin(world(tile), light);
    scene.add(format!("tile {tile}"), at, sprite(whole, diameter));
    // A sign that is no larger than the tile.
    let sign = match (seen.standing, light) {
        (Standing::RuledOut, _) => Some(("ruled out", Emblem::Wrong)),
        (Standing::Reached, Light::Spent) => Some(("reached", Emblem::Right)),
        _ => None,
    };
    if let Some((what, sign)) = sign {
        scene.add(format!("{what} {tile}"), at, sprite(sign, diameter));
    }
    if under_rocket {
        // The rocket leaves its letter room at the lower left.
        let aside = at.offset(-plan.reach(12), plan.reach(10));
        draw_letter(scene, tile, Light::Full, aside, diameter);
    } else {
        draw_letter(scene, tile, light, at, diameter);
    }
}

/// Draws the rocket; with a flag and the transmission's number where it has only left in thought.
fn draw_rocket(scene: &mut Scene, at: Point, plan: Plan, shown: Option<u8>) {
    let shape = sprite(Emblem::Rocket(Tint::Red), plan.share(76));
    let up = at.offset(plan.reach(32), -plan.reach(36));
    scene.add("rocket", up, shape);
    if let Some(number) = shown {
        let flag = at.offset(plan.reach(72), -plan.reach(66));
        scene.add("first stop", flag, sprite(Art::Flag, plan.share(52)));
        // A tile is seventy pixels wide, or more.
        let face = Face::bold(plan.share(48) as u8);
        let number = words(number.to_string(), face, Ink::Gold, Anchor::Left, 60);
        scene.add("first stop of", flag.offset(plan.reach(24), 0), number);
    }
}

/// Draws the leg from the start to the first stop that was shown.
fn draw_shown_leg(scene: &mut Scene, view: &View, plan: Plan) {
    let stop = marker(view).and_then(|(stop, _)| place(view, stop, plan));
    if let Some(ends) = place(view, view.rocket, plan).zip(stop) {
        let look = (Ink::Gold, Weight::Thin);
        draw_dashes(scene, "first leg", ends, (14.0, 12.0), look);
    }
}

/// Draws the flights that are being practised: everyone knows where they lead.
fn draw_practice(scene: &mut Scene, view: &View, plan: Plan) {
    for flight in &view.practising {
        let ends = place(view, flight.from, plan).zip(place(view, flight.to, plan));
        if let Some(ends) = ends {
            let look = (Ink::Faint, Weight::Thin);
            draw_dashes(scene, "practice", ends, (14.0, 12.0), look);
        }
    }
}
