//! Surroundings of each station: its name, its claims below it, and on its outer side the ambushes
//! laid there, where they hide neither a way nor a word.

use games::terre_lune::{Node, Station};

use super::plan::node;
use crate::scene::{Anchor, Point};

/// Size of an ambush.
pub(super) const AMBUSH: u16 = 30;
/// From one ambush to the next.
const STEP: i32 = 32;

/// Place of a station's name, and the side of it that lies there: clear of the rockets, where it
/// can be.
pub(super) fn name_place(station: Station, rockets: &[Point]) -> (Point, Anchor) {
    /// Half of a name that is as long as they are, and how far rockets are from it.
    const HALF: (i32, i32) = (46, 12);
    const CLEAR: f32 = 40.0;
    let places: &[(i32, i32, Anchor)] = match station {
        Station::Alpha => &[(0, 94, Anchor::Middle)],
        Station::Beta => &[(40, 56, Anchor::Left), (-36, 43, Anchor::Right)],
        Station::Gamma => &[(18, -50, Anchor::Left)],
        Station::Delta => &[(-18, 100, Anchor::Middle)],
    };
    let places = places.iter().map(|&(right, down, anchor)| {
        let at = node(Node::Station(station)).offset(right, down);
        (at, anchor)
    });
    let is_clear = |(at, anchor): &(Point, Anchor)| {
        let middle = match anchor {
            Anchor::Left => at.x + HALF.0,
            Anchor::Middle => at.x,
            Anchor::Right => at.x - HALF.0,
        };
        rockets.iter().all(|rocket| {
            let right = ((rocket.x - middle).abs() - HALF.0).max(0);
            let down = ((rocket.y - at.y).abs() - HALF.1).max(0);
            (right as f32).hypot(down as f32) >= CLEAR
        })
    };
    let first = places.clone().next();
    let place = places.clone().find(is_clear).or(first);
    // Each station has one.
    place.unwrap_or((node(Node::Station(station)), Anchor::Middle))
}

/// The middle of its stack of claims.
pub(super) fn stack(station: Station) -> Point {
    let (right, down) = match station {
        Station::Alpha | Station::Beta => (0, 56),
        Station::Gamma => (84, 57),
        Station::Delta => (-26, 57),
    };
    node(Node::Station(station)).offset(right, down)
}

/// The middle of the nth ambush.
pub(super) fn ambush(station: Station, nth: i32) -> Point {
    let (first, step) = match station {
        // Upwards along the picture's edge.
        Station::Alpha => ((-38, -58), (0, -STEP)),
        // Two by two.
        Station::Beta => ((121 + nth % 2 * STEP, 59 + nth / 2 * 30), (0, 0)),
        Station::Gamma => ((80 + nth % 2 * STEP, -22 + nth / 2 * STEP), (0, 0)),
        Station::Delta => ((-34, -58), (-STEP, 0)),
    };
    let at = node(Node::Station(station));
    at.offset(first.0 + nth * step.0, first.1 + nth * step.1)
}

/// Line from the station to the first ambush.
pub(super) fn leader(station: Station) -> Vec<Point> {
    let (from, to) = (node(Node::Station(station)), ambush(station, 0));
    let (x, y) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let long = x.hypot(y).max(1.0);
    let along = |far: f32| {
        let (x, y) = (x / long * far, y / long * far);
        from.offset(x.round() as i32, y.round() as i32)
    };
    vec![along(30.0), along(long - f32::from(AMBUSH) / 2.0)]
}
