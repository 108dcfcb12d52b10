//! What the source alone sees over the space: its target, its route so far, where the route can go
//! on, and what blocks it elsewhere.

use games::contact::{Next, SourceView, Space, Tile, View};

use super::art::Art;
use super::board::place;
use super::pieces::{between, dashes, line, sprite, words};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink, Weight};

/// Under the tiles: legs, flown and possible.
pub(super) fn under(scene: &mut Scene, view: &View, console: &SourceView, plan: Plan) {
    let Some(end) = place(view, console.end, plan) else {
        return;
    };
    for next in console.next.iter().filter(|it| !it.blocked_by.is_empty()) {
        blocked(scene, view, console.end, next, plan);
    }
    for next in console.next.iter().filter(|it| it.blocked_by.is_empty()) {
        if let Some(to) = place(view, next.tile, plan) {
            let shape = line(end, to, Ink::Earth, Weight::Thin);
            scene.put(format!("free {}", next.tile), end, shape);
        }
    }
    for (from, to) in legs(view, console, plan) {
        scene.put("leg", from, line(from, to, Ink::Gold, Weight::Beam));
    }
}

/// Over the tiles: the target, the stops by number, and what is in the way.
pub(super) fn over(scene: &mut Scene, view: &View, console: &SourceView, plan: Plan) {
    for next in &console.next {
        for contact in contacts(view, console.end, next, plan).into_iter().take(1) {
            let shape = sprite(Emblem::Wrong, plan.share(34));
            scene.put(format!("stopped to {}", next.tile), contact, shape);
        }
    }
    if let Some(at) = place(view, console.target, plan) {
        scene.put(
            format!("target {}", console.target),
            at,
            sprite(Art::Beacon, plan.share(150)),
        );
    }
    numbers(scene, view, console, plan);
}

/// The stops by number, each in the corner of its tile that is farthest from the legs.
fn numbers(scene: &mut Scene, view: &View, console: &SourceView, plan: Plan) {
    let legs = legs(view, console, plan);
    // Stops lie close to each other.
    let mut taken: Vec<Point> = Vec::new();
    for (nth, (from, at)) in legs.iter().enumerate() {
        let after = legs.get(nth + 1).map(|(_, to)| *to);
        let neighbours = || std::iter::once(*from).chain(after);
        let towards = |(right, down): (i32, i32)| {
            let along = neighbours().map(|other| {
                let (dx, dy) = ((other.x - at.x) as f32, (other.y - at.y) as f32);
                (dx * right as f32 + dy * down as f32) / dx.hypot(dy).max(1.0)
            });
            along.fold(f32::MIN, f32::max)
        };
        let away = |one: &(i32, i32), other: &(i32, i32)| towards(*one).total_cmp(&towards(*other));
        let aside = plan.reach(44);
        let place = |(right, down): (i32, i32)| at.by(right * aside, down * aside);
        let free = |corner: &(i32, i32)| {
            let at = place(*corner);
            let near = |other: &Point| {
                (other.x - at.x).abs().max((other.y - at.y).abs()) < i32::from(plan.share(60))
            };
            !taken.iter().any(near)
        };
        let corner = CORNERS.into_iter().filter(free).min_by(away);
        let corner = corner.or_else(|| CORNERS.into_iter().min_by(away));
        let at = place(corner.unwrap_or(CORNERS[0]));
        taken.push(at);
        let hole = sprite(Emblem::Alveolus, plan.share(60));
        scene.put(format!("stop {}", nth + 1), at, hole);
        // A tile is at most 133 pixels wide.
        let face = Face::bold(plan.share(46) as u8);
        let number = words((nth + 1).to_string(), face, Ink::Gold, Anchor::Middle, 90);
        scene.put(format!("number {}", nth + 1), at, number);
    }
}

/// Right and down from a tile's middle.
const CORNERS: [(i32, i32); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

/// The legs of the route so far.
fn legs(view: &View, console: &SourceView, plan: Plan) -> Vec<(Point, Point)> {
    let stops = std::iter::once(&console.start).chain(console.route.tiles());
    let places: Vec<Point> = stops.filter_map(|tile| place(view, *tile, plan)).collect();
    places.windows(2).map(|leg| (leg[0], leg[1])).collect()
}

/// A leg that cannot be flown: as far as what blocks it, and a trace of the rest.
fn blocked(scene: &mut Scene, view: &View, end: Tile, next: &Next, plan: Plan) {
    let Some((from, to)) = place(view, end, plan).zip(place(view, next.tile, plan)) else {
        return;
    };
    let Some(contact) = contacts(view, end, next, plan).first().copied() else {
        return;
    };
    let name = format!("blocked {}", next.tile);
    let look = (Ink::Wrong, Weight::Thin);
    dashes(scene, &name, (from, contact), (9.0, 7.0), look);
    let look = (Ink::Ghost, Weight::Hair);
    dashes(scene, &name, (contact, to), (4.0, 10.0), look);
}

/// Where a leg meets the tiles that block it, the nearest first.
fn contacts(view: &View, end: Tile, next: &Next, plan: Plan) -> Vec<Point> {
    let at = |tile: Tile| view.tiles.iter().find(|seen| seen.tile == tile);
    let Some((from, to)) = at(end).zip(at(next.tile)) else {
        return Vec::new();
    };
    let along = ((to.at.x - from.at.x) as f32, (to.at.y - from.at.y) as f32);
    let length = along.0.hypot(along.1).max(1.0);
    let mut shares: Vec<f32> = next
        .blocked_by
        .iter()
        .filter_map(|tile| at(*tile))
        .map(|third| {
            let aside = (
                (third.at.x - from.at.x) as f32,
                (third.at.y - from.at.y) as f32,
            );
            let nearest = (aside.0 * along.0 + aside.1 * along.1) / length;
            let off = (aside.0 * along.1 - aside.1 * along.0) / length;
            let radius = Space::RADIUS as f32;
            let chord = (radius * radius - off * off).max(0.0).sqrt();
            (nearest - chord) / length
        })
        .collect();
    shares.sort_by(f32::total_cmp);
    let (from, to) = (plan.place(from.at), plan.place(to.at));
    shares
        .into_iter()
        .map(|share| between(from, to, share))
        .collect()
}
