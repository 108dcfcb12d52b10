//! The space: the tiles where they lie, what each is to the crew, and the rocket.

use games::contact::{Standing, Tile, TileView, View};

use super::art::Art;
use super::pieces::{dashes, letter, light, sprite, world};
use super::plan::Plan;
use super::props::Light;
use super::{console, ending};
use crate::emblems::Emblem;
use crate::scene::{Point, Scene, Shape};
use crate::theme::{Ink, Tint, Weight};

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
            _ => light(seen),
        };
        tile(scene, seen, light, plan, seen.tile == rocket);
    }
    let start = place(view, view.rocket, plan);
    if let (Some(start), true) = (start, rocket != view.rocket) {
        // It has only left in thought: the route still counts from here (C19).
        scene.put("start", start, sprite(Emblem::Latest, plan.share(118)));
    }
    if let Some(at) = place(view, rocket, plan) {
        stand(scene, at, plan, rocket != view.rocket);
    }
    if let Some(console) = &view.console {
        console::over(scene, view, console, plan);
    }
    ending::over(scene, view, plan);
}

/// Where a tile lies in the picture.
pub(super) fn place(view: &View, tile: Tile, plan: Plan) -> Option<Point> {
    let seen = view.tiles.iter().find(|seen| seen.tile == tile)?;
    Some(plan.place(seen.at))
}

/// Where the rocket stands: on a first stop that was shown, until the round ends (C19).
fn rocket(view: &View) -> Tile {
    let marker = view.round.as_ref().and_then(|round| round.marker);
    marker.unwrap_or(view.rocket)
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
        let aside = at.by(-plan.reach(24), plan.reach(18));
        letter(scene, tile, Light::Full, aside, plan.share(92));
    } else {
        letter(scene, tile, light, at, diameter);
    }
}

fn stand(scene: &mut Scene, at: Point, plan: Plan, is_marker: bool) {
    let shape = sprite(Emblem::Rocket(Tint::Red), plan.share(80));
    let up = at.by(plan.reach(13), -plan.reach(12));
    scene.put("rocket", up, shape);
    if is_marker {
        let shape = sprite(Art::Flag, plan.share(52));
        scene.put("first stop", at.by(plan.reach(44), -plan.reach(48)), shape);
    }
}

/// From the start to the first stop that was shown.
fn shown_leg(scene: &mut Scene, view: &View, plan: Plan) {
    let marker = view.round.as_ref().and_then(|round| round.marker);
    let stop = marker.and_then(|marker| place(view, marker, plan));
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
