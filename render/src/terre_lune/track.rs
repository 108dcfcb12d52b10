//! The track of a way on the map: its places one after the other.

use games::terre_lune::{Node, Palier, Place, Route, Way};

use super::plan::{Plan, node};
use crate::scene::Point;

/// Points of a way from a place, palier by palier.
pub(super) fn track(from: Place, way: &Way, plan: &Plan) -> Vec<Point> {
    let passes = way.passes.iter().map(|node| Place::At(*node));
    let stops: Vec<Place> = [from].into_iter().chain(passes).chain([way.to]).collect();
    let mut points = Vec::new();
    for pair in stops.windows(2) {
        let Some(route) = joining(pair[0], pair[1]) else {
            continue;
        };
        let (from, to) = (along(route, pair[0]), along(route, pair[1]));
        let between: Vec<u8> = if from < to {
            (from + 1..=to).collect()
        } else {
            (to..from).rev().collect()
        };
        let place = |number| {
            let (first, last) = route.ends();
            match number {
                0 => node(first),
                number if number > route.paliers() => node(last),
                number => plan.palier(route, number),
            }
        };
        points.extend(between.into_iter().map(place));
    }
    points
}

/// The route on which both places are.
fn joining(one: Place, other: Place) -> Option<Route> {
    match (one, other) {
        (Place::On(palier), _) | (_, Place::On(palier)) => Some(palier.route),
        (Place::At(one), Place::At(other)) => Route::ALL.into_iter().find(|route| {
            let ends = route.ends();
            ends == (one, other) || ends == (other, one)
        }),
        _ => None,
    }
}

/// Position of a place along a route: its palier's number, 0 or one more at the ends.
fn along(route: Route, place: Place) -> u8 {
    match place {
        Place::On(palier) => palier.number,
        Place::At(node) if node == route.ends().0 => 0,
        _ => route.paliers() + 1,
    }
}

/// A place so far from another, on the way from there to a third.
pub(super) fn beside(at: Point, other: Point, away: f32) -> Point {
    let (right, down) = ((other.x - at.x) as f32, (other.y - at.y) as f32);
    let share = (away / right.hypot(down).max(1.0)).min(0.9);
    // Within a picture.
    at.offset((right * share) as i32, (down * share) as i32)
}

/// True if two places are one, whichever way one heads there.
pub(super) fn ends_alike(one: Place, other: Place) -> bool {
    match (one, other) {
        (Place::On(one), Place::On(other)) => is_same(one, other),
        _ => one == other,
    }
}

/// True if two paliers are one.
pub(super) fn is_same(one: Palier, other: Palier) -> bool {
    (one.route, one.number) == (other.route, other.number)
}

/// Distance from a node's middle to its edge.
pub(super) fn edge(at: Node) -> f32 {
    match at {
        Node::Moon => 94.0,
        Node::Station(_) => 34.0,
        Node::Earth => 132.0,
    }
}
