//! The space: the tiles where they lie, what each is to the crew, and the rocket.

use games::contact::{Phase, Standing, Tile, TileView, View};

use super::art::Art;
use super::palette::{DOTS, HALOS};
use super::pieces::{between, draw_dashes, draw_letter, light, sprite, world};
use super::plan::Plan;
use super::props::Light;
use super::{console, ending, ground, route};
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::shapes::disc;
use crate::theme::{Ink, Tint, Weight};

/// The rocket's height, and the discs of light under a tile, in hundredths of a tile.
const ROCKET: i32 = 108;
const LIGHTS: [i32; 2] = [138, 116];

/// Draws the space.
pub(super) fn draw(scene: &mut Scene, view: &View, plan: Plan) {
    ground::lay(scene, plan.bottom());
    draw_practice(scene, view, plan);
    draw_voyage(scene, view, plan);
    route::draw(scene, view, plan);
    ending::draw_under_tiles(scene, view, plan);
    if let Some(console) = &view.console {
        console::draw_under_tiles(scene, view, console, plan);
    }
    draw_shown_leg(scene, view, plan);
    let rocket = rocket(view);
    let tiles: Vec<(&TileView, Light)> =
        view.tiles.iter().map(|it| (it, shine(view, it))).collect();
    // Light lies under every tile.
    let bright = tiles.iter().filter(|(_, light)| *light == Light::Bright);
    for (seen, _) in bright {
        for (share, ink) in LIGHTS.into_iter().zip(HALOS) {
            let halo = disc(plan.share(share) / 2, ink);
            scene.add(format!("glow {}", seen.tile), plan.place(seen.at), halo);
        }
    }
    for (seen, light) in tiles {
        draw_tile(scene, seen, light, plan);
    }
    let start = place(view, view.rocket, plan);
    if let (Some(start), true) = (start, rocket != view.rocket) {
        // It has only left in thought: the route still counts from here (C19).
        scene.add("start", start, sprite(Emblem::Latest, plan.share(118)));
    }
    if let Some(at) = place(view, rocket, plan) {
        let shown = marker(view).filter(|_| rocket != view.rocket);
        draw_rocket(scene, view, at, plan);
        if let Some((_, number)) = shown {
            draw_flag(scene, at, plan, number);
        }
    }
    if let Some(console) = &view.console {
        console::draw_over_tiles(scene, view, console, plan);
    }
    ending::draw_over_tiles(scene, view, plan);
}

/// Light of a tile in this view. In practice those shine to which a button flies.
fn shine(view: &View, seen: &TileView) -> Light {
    if let Phase::Practising { .. } = view.phase {
        return match light(seen) {
            _ if view.practice_targets().contains(&seen.tile) => Light::Bright,
            Light::Bright => Light::Full,
            light => light,
        };
    }
    match seen.standing {
        // They shine again when the voyage is complete.
        Standing::Reached if ending::is_won(view) => Light::Bright,
        Standing::Possible if ending::is_won(view) => Light::Full,
        _ => match (&view.console, light(seen)) {
            // Where its own route can go on is what a source looks for.
            (Some(console), Light::Bright | Light::Full) => {
                if console::reach(console, seen.tile) {
                    Light::Full
                } else {
                    Light::Half
                }
            }
            (_, light) => light,
        },
    }
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
fn draw_tile(scene: &mut Scene, seen: &TileView, light: Light, plan: Plan) {
    let (tile, at, diameter) = (seen.tile, plan.place(seen.at), plan.tile());
    let whole = Art::Coin(world(tile), light);
    scene.add(format!("tile {tile}"), at, sprite(whole, diameter));
    match (seen.standing, light) {
        (Standing::RuledOut, _) => {
            let cross = sprite(Emblem::Wrong, diameter);
            scene.add(format!("ruled out {tile}"), at, cross);
        }
        (Standing::Reached, Light::Spent) => {
            let corner = at.offset(-plan.reach(34), plan.reach(34));
            let tick = sprite(Art::Found, plan.share(46));
            scene.add(format!("reached {tile}"), corner, tick);
        }
        _ => {}
    }
    draw_letter(scene, tile, light, at, diameter);
}

/// Draws the rocket beside a tile, at the corner where it covers least.
fn draw_rocket(scene: &mut Scene, view: &View, tile: Point, plan: Plan) {
    /// Farther away than this nothing is covered.
    const AWAY: i32 = 92;
    let diameter = plan.share(ROCKET);
    let half = i32::from(diameter) / 2;
    // Other planets, with their ticks, and the own tick and flag.
    let mut taken = Vec::new();
    for seen in &view.tiles {
        let at = plan.place(seen.at);
        if at != tile {
            taken.push(at);
        }
        if light(seen) == Light::Spent {
            taken.push(at.offset(-plan.reach(44), plan.reach(44)));
        }
    }
    if rocket(view) != view.rocket {
        taken.push(flag(tile, plan));
    }
    let (corner, size) = plan.window();
    let within =
        |at: i32, from: i32, size: u16| (from + half..from + i32::from(size) - half).contains(&at);
    let free = |at: &Point| {
        let inside = within(at.x, corner.x, size.width) && within(at.y, corner.y, size.height);
        let far = |other: &Point| ((other.x - at.x) as f32).hypot((other.y - at.y) as f32) as i32;
        let nearest = taken.iter().map(far).min().unwrap_or(i32::MAX);
        (inside, nearest.min(plan.reach(AWAY)))
    };
    let (right, down) = (plan.reach(60), plan.reach(66));
    let corners = [
        (right, -down),
        (-right, -down),
        (right, down),
        (-right, down),
    ];
    let mut best = tile.offset(right, -down);
    for (right, down) in corners {
        let at = tile.offset(right, down);
        if free(&at) > free(&best) {
            best = at;
        }
    }
    scene.add("rocket", best, sprite(Emblem::Rocket(Tint::Red), diameter));
}

/// Place of the flag beside a first stop that was shown.
fn flag(tile: Point, plan: Plan) -> Point {
    tile.offset(side(tile, plan) * plan.reach(78), plan.reach(34))
}

/// The side of a tile on which the space goes on.
fn side(tile: Point, plan: Plan) -> i32 {
    if tile.x + plan.reach(150) < plan.width() {
        1
    } else {
        -1
    }
}

/// Draws a flag and the transmission's number where the rocket has only left in thought.
fn draw_flag(scene: &mut Scene, tile: Point, plan: Plan, number: u8) {
    let flag = flag(tile, plan);
    scene.add("first stop", flag, sprite(Art::Flag, plan.share(52)));
    if let Some(digit) = char::from_digit(number.into(), 10) {
        let label = sprite(Art::Label(digit, Ink::Gold), plan.share(48));
        let beside = flag.offset(side(tile, plan) * plan.reach(42), 0);
        scene.add("first stop of", beside, label);
    }
}

/// Draws the leg from the start to the first stop that was shown.
fn draw_shown_leg(scene: &mut Scene, view: &View, plan: Plan) {
    let stop = marker(view).and_then(|(stop, _)| place(view, stop, plan));
    if let Some(ends) = place(view, view.rocket, plan).zip(stop) {
        let look = (Ink::Gold, Weight::Trail);
        draw_dashes(scene, "first leg", ends, look);
    }
}

/// Draws the flights that are being practised: everyone knows where they lead.
fn draw_practice(scene: &mut Scene, view: &View, plan: Plan) {
    for flight in &view.practising {
        let ends = place(view, flight.from, plan).zip(place(view, flight.to, plan));
        if let Some(ends) = ends {
            let look = (Ink::Faint, Weight::Thin);
            draw_dashes(scene, "practice", ends, look);
        }
    }
}

/// Draws the last legs of the voyage so far, from planet to planet that was found: as many dots for
/// each, so that none measures how long it is.
fn draw_voyage(scene: &mut Scene, view: &View, plan: Plan) {
    const LEGS: usize = 4;
    const DOTTED: u8 = 14;
    if ending::is_won(view) {
        return;
    }
    let found = view.past.iter().map(|past| past.target);
    let stops = std::iter::once(Tile::EARTH).chain(found);
    let stops: Vec<Point> = stops.filter_map(|tile| place(view, tile, plan)).collect();
    // The last of them is the route that was flown, where everyone knows it.
    let is_known = view.ending.is_none() && !view.last_route().is_empty();
    let known = usize::from(is_known);
    for leg in stops.windows(2).rev().take(LEGS).skip(known) {
        for nth in 1..DOTTED {
            let share = f32::from(nth) / f32::from(DOTTED);
            let dot = disc(plan.share(10) / 2, DOTS);
            scene.add("way", between(leg[0], leg[1], share), dot);
        }
    }
}
