//! The space: the tiles where they lie, what each is to the crew, and the rocket.

use games::contact::{Standing, Tile, TileView, View};

use super::art::Art;
use super::pieces::{dashes, letter, light, sprite, words, world};
use super::plan::Plan;
use super::props::Light;
use super::{console, ending};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::theme::{Face, Ink, Tint, Weight};

pub(super) fn draw(scene: &mut Scene, view: &View, plan: Plan) {
    let (at, size) = plan.window();
    scene.lay("space", at, Shape::Window { size });
    practice(scene, view, plan);
    ending::under(scene, view, plan);
    if let Some(console) = &view.console {
        console::under(scene, view, console, plan);
    }
    shown_leg(scene, view, plan);
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
                        (true, Standing::Bystander) => Light::Full,
                        (true, _) => Light::Bright,
                    }
                }
                (_, light) => light,
            },
        };
        tile(scene, seen, light, plan, seen.tile == rocket);
    }
    let start = place(view, view.rocket, plan);
    if let (Some(start), true) = (start, rocket != view.rocket) {
        // It has only left in thought: the route still counts from here (C19).
        scene.put("start", start, sprite(Emblem::Latest, plan.share(118)));
    }
    if let Some(at) = place(view, rocket, plan) {
        let shown = marker(view).filter(|_| rocket != view.rocket);
        stand(scene, at, plan, shown.map(|(_, number)| number));
    }
    if let Some(console) = &view.console {
        console::over(scene, view, console, plan);
    }
    ending::over(scene, view, plan);
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

fn tile(scene: &mut Scene, seen: &TileView, light: Light, plan: Plan, under_rocket: bool) {
    let (tile, at, diameter) = (seen.tile, plan.place(seen.at), plan.tile());
    let whole = Art::Coin(world(tile), light);
    scene.put(format!("tile {tile}"), at, sprite(whole, diameter));
    // A sign that is no larger than the tile.
    let sign = match (seen.standing, light) {
        (Standing::RuledOut, _) => Some(("ruled out", Emblem::Wrong)),
        (Standing::Reached, Light::Spent) => Some(("reached", Emblem::Right)),
        _ => None,
    };
    if let Some((what, sign)) = sign {
        scene.put(format!("{what} {tile}"), at, sprite(sign, diameter));
    }
    if under_rocket {
        // The rocket leaves its letter room at the lower left.
        let aside = at.by(-plan.reach(12), plan.reach(10));
        letter(scene, tile, Light::Full, aside, diameter);
    } else {
        letter(scene, tile, light, at, diameter);
    }
}

/// The rocket; with a flag and the transmission's number where it has only left in thought.
fn stand(scene: &mut Scene, at: Point, plan: Plan, shown: Option<u8>) {
    let shape = sprite(Emblem::Rocket(Tint::Red), plan.share(76));
    let up = at.by(plan.reach(32), -plan.reach(36));
    scene.put("rocket", up, shape);
    if let Some(number) = shown {
        let flag = at.by(plan.reach(72), -plan.reach(66));
        scene.put("first stop", flag, sprite(Art::Flag, plan.share(52)));
        // A tile is seventy pixels wide, or more.
        let face = Face::bold(plan.share(48) as u8);
        let number = words(number.to_string(), face, Ink::Gold, Anchor::Left, 60);
        scene.put("first stop of", flag.by(plan.reach(24), 0), number);
    }
}

/// From the start to the first stop that was shown.
fn shown_leg(scene: &mut Scene, view: &View, plan: Plan) {
    let stop = marker(view).and_then(|(stop, _)| place(view, stop, plan));
    if let Some(ends) = place(view, view.rocket, plan).zip(stop) {
        let look = (Ink::Gold, Weight::Thin);
        dashes(scene, "first leg", ends, (14.0, 12.0), look);
    }
}

/// The flights that are being practised: everyone knows where they lead.
fn practice(scene: &mut Scene, view: &View, plan: Plan) {
    for flight in &view.practising {
        let ends = place(view, flight.from, plan).zip(place(view, flight.to, plan));
        if let Some(ends) = ends {
            let look = (Ink::Faint, Weight::Thin);
            dashes(scene, "practice", ends, (14.0, 12.0), look);
        }
    }
}
