//! The source's own marks over the space: its target, its route so far, and where it can go on.

use games::contact::{Next, SourceView, Tile, View};

use super::art::Art;
use super::board::place;
use super::palette::WAYS;
use super::pieces::{between, line, sprite, words};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::theme::{Face, Ink, Weight};

/// Draws under the tiles: the route so far, and lines to where it can go on.
pub(super) fn draw_under_tiles(scene: &mut Scene, view: &View, console: &SourceView, plan: Plan) {
    let Some(end) = place(view, console.end, plan) else {
        return;
    };
    for next in console.next.iter().filter(|it| it.blocked_by.is_empty()) {
        if let Some(to) = place(view, next.tile, plan) {
            // The nearer ones lie over the farther ones.
            for (nth, ink) in WAYS.into_iter().enumerate().rev() {
                let [from, to] = [nth, nth + 1].map(|nth| between(end, to, nth as f32 / 3.0));
                let way = line(from, to, ink, Weight::Trail);
                scene.add(format!("free {}", next.tile), from, way);
            }
        }
    }
    for (from, to) in legs(view, console, plan) {
        scene.add("leg", from, line(from, to, Ink::Gold, Weight::Path));
        for share in [0.45, 0.62] {
            draw_head(scene, (from, to), share, (Ink::Gold, plan));
        }
    }
}

/// Draws an arrowhead on a leg.
pub(super) fn draw_head(
    scene: &mut Scene,
    (from, to): (Point, Point),
    share: f32,
    (ink, plan): (Ink, Plan),
) {
    let (right, down) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let length = right.hypot(down).max(1.0);
    let (right, down) = (right / length, down / length);
    let size = plan.reach(24) as f32;
    let head = |grown: f32, ink| {
        let corner = |(along, aside): (f32, f32)| {
            let (along, aside) = (
                (along + along.signum() * grown) * size,
                aside * (1.0 + grown) * size,
            );
            let x = along * right - aside * down;
            let y = along * down + aside * right;
            Point::new(x.round() as i32, y.round() as i32)
        };
        let points = [(0.9, 0.0), (-0.7, 0.8), (-0.3, 0.0), (-0.7, -0.8)].map(corner);
        Shape::Area {
            points: points.to_vec(),
            ink,
        }
    };
    let at = between(from, to, share);
    scene.add("leg's head", at, head(0.3, Ink::Night));
    scene.add("leg's head", at, head(0.0, ink));
}

/// True if a tile can be reached now; where no route can go on, all tiles look alike.
pub(super) fn reach(console: &SourceView, tile: Tile) -> bool {
    let known = |stop: &Tile| *stop == tile;
    let on_route = tile == console.start || tile == console.target;
    let on_route = on_route || console.route.tiles().iter().any(known);
    let free = |next: &Next| next.tile == tile && next.blocked_by.is_empty();
    on_route || console.next.is_empty() || console.next.iter().any(free)
}

/// Draws over the tiles: the target, and the stops by number.
pub(super) fn draw_over_tiles(scene: &mut Scene, view: &View, console: &SourceView, plan: Plan) {
    if let Some(at) = place(view, console.target, plan) {
        scene.add(
            format!("target {}", console.target),
            at,
            sprite(Art::Beacon, plan.share(150)),
        );
    }
    for (_, at) in legs(view, console, plan) {
        scene.add("stop's ring", at, sprite(Emblem::Halo, plan.share(116)));
    }
    draw_numbers(scene, view, console, plan);
}

/// Draws the stops by number, each in the corner of its tile that is farthest from the legs.
fn draw_numbers(scene: &mut Scene, view: &View, console: &SourceView, plan: Plan) {
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
        let place = |(right, down): (i32, i32)| at.offset(right * aside, down * aside);
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
        let hole = sprite(Art::Badge, plan.share(60));
        scene.add(format!("stop {}", nth + 1), at, hole);
        // A tile is at most 133 pixels wide.
        let face = Face::bold(plan.share(46) as u8);
        let number = words((nth + 1).to_string(), face, Ink::Night, Anchor::Middle, 90);
        scene.add(format!("number {}", nth + 1), at, number);
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
