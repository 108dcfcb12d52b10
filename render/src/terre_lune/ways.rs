//! The ways and pushes that are open now, and what would come of each. Public: all follow the dice.

use games::terre_lune::{Node, OrbitCell, Palier, Place, Route, Station, Stop, View};

use super::pieces::{label, line, sprite};
use super::plan::{HEIGHT, Plan, WIDTH, arc, cell, circle, node};
use super::stand;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink, Weight};

/// Diameter of the ring around a palier.
const RING: u16 = 44;
/// Around one on the orbit.
const CROSSING: u16 = 58;

/// Draws a golden ring around the end of every way, a dashed one around that of every push.
pub(super) fn draw_rings(scene: &mut Scene, view: &View, plan: &Plan) {
    let Some(turn) = &view.turn else {
        return;
    };
    for course in &turn.courses {
        let (at, shape) = match course.way.to {
            Place::At(goal) => {
                let radius = match goal {
                    Node::Moon => 92.0,
                    Node::Station(_) => 48.0,
                    Node::Earth => 34.0,
                };
                let ring = circle(Point::new(0, 0), radius);
                (node(goal), line(ring, Ink::Gold, Weight::Ray))
            }
            Place::On(palier) => {
                let (at, ring) = ringed(palier, plan);
                (at, sprite(Emblem::Halo, ring))
            }
            Place::Adrift { .. } => continue,
        };
        draw_outcome(scene, at, course.way.to.palier(), course.stop);
        scene.add(format!("way to {},{}", at.x, at.y), at, shape);
    }
    for push in &turn.pushes {
        let (at, ring) = ringed(push.to, plan);
        draw_outcome(scene, at, Some(push.to), push.stop);
        scene.add(
            format!("push to {},{}", at.x, at.y),
            at,
            sprite(Emblem::Missed, ring),
        );
    }
}

fn ringed(palier: Palier, plan: &Plan) -> (Point, u16) {
    let at = plan.palier(palier.route, palier.number);
    let is_crossing = palier.crossing().is_some();
    (at, if is_crossing { CROSSING } else { RING })
}

/// Draws a burst where the pirate waits; where it would drag a rocket, the way along the orbit.
fn draw_outcome(scene: &mut Scene, at: Point, palier: Option<Palier>, stop: Stop) {
    match stop {
        Stop::Collision { .. } => {
            scene.add(
                format!("collision at {},{}", at.x, at.y),
                at,
                sprite(Emblem::Burst, 100),
            );
        }
        Stop::Dragged { to } => {
            let Some(crossing) = palier.and_then(Palier::crossing) else {
                return;
            };
            let way = arc(crossing, crossing.until(to), -25.0);
            let shape = line(way, Ink::Gold, Weight::Ray);
            scene.add(
                format!("dragged to {}", to.number()),
                Point::new(0, 0),
                shape,
            );
            let end = sprite(Emblem::Missed, CROSSING);
            scene.add(format!("end of drag {}", to.number()), cell(to), end);
        }
        Stop::Nothing | Stop::Station { .. } | Stop::Moon | Stop::Earth { .. } => {}
    }
}

/// Draws the codes of the paliers where ways and pushes end, each where it hides least.
pub(super) fn draw_codes(scene: &mut Scene, view: &View, plan: &Plan, rockets: &[Point]) {
    let Some(turn) = &view.turn else {
        return;
    };
    let goals = turn
        .courses
        .iter()
        .filter_map(|course| match course.way.to {
            Place::On(palier) => Some(palier),
            Place::At(_) | Place::Adrift { .. } => None,
        });
    let mut paliers: Vec<Palier> = goals
        .chain(turn.pushes.iter().map(|push| push.to))
        .collect();
    paliers.sort();
    paliers.dedup_by_key(|palier| (palier.route, palier.number));
    let mut taken = obstacles(plan, rockets);
    for palier in &paliers {
        taken.push((ringed(*palier, plan).0, RING / 2));
    }
    for palier in paliers {
        let (at, ring) = ringed(palier, plan);
        let place = free_beside(at, ring, &taken);
        // So that the next code does not lie on this one.
        taken.extend([-28, 0, 28].map(|aside| (place.offset(aside, 0), 14)));
        let said = label(palier.code(), Face::bold(28), Ink::Gold);
        scene.add(format!("code {},{}", at.x, at.y), place, said);
    }
}

/// Points that a code should not hide, and the reach of each.
fn obstacles(plan: &Plan, rockets: &[Point]) -> Vec<(Point, u16)> {
    let mut taken: Vec<(Point, u16)> = rockets.iter().map(|&at| (at, 24)).collect();
    taken.extend(OrbitCell::all().map(|at| (cell(at), 20)));
    taken.extend(Node::ALL.map(|at| (node(at), if at == Node::Moon { 84 } else { 36 })));
    for route in Route::ALL {
        taken.extend((1..=route.paliers()).map(|number| (plan.palier(route, number), 8)));
    }
    let names = [stand::moon(), stand::earth()];
    taken.extend(
        names
            .into_iter()
            .flat_map(|name| [-24, 24].map(|aside| (name.offset(aside, 0), 26))),
    );
    // The names, the stacks and the ambushes around the stations.
    for station in Station::ALL {
        taken.push((stand::stack(station), 24));
        taken.extend((0..4).map(|nth| (stand::ambush(station, nth), stand::AMBUSH / 2)));
        let (name, anchor) = stand::name(station);
        let middles = match anchor {
            Anchor::Left => [20, 66],
            Anchor::Middle => [-23, 23],
            Anchor::Right => [-66, -20],
        };
        taken.extend(middles.map(|aside| (name.offset(aside, 0), 26)));
    }
    taken
}

/// The place around a ring that is farthest from everything else.
fn free_beside(at: Point, ring: u16, taken: &[(Point, u16)]) -> Point {
    let (above, aside) = (i32::from(ring) / 2 + 12, i32::from(ring) / 2 + 40);
    let around = [
        (0, -above),
        (0, above),
        (aside, 0),
        (-aside, 0),
        (aside - 12, -above + 8),
        (aside - 12, above - 8),
        (-aside + 12, -above + 8),
        (-aside + 12, above - 8),
    ];
    let free = |place: Point| {
        let parts = [-30, 0, 30].map(|aside| place.offset(aside, 0));
        let nearest = taken
            .iter()
            .filter(|(other, _)| *other != at)
            .flat_map(|&(other, reach)| parts.map(|part| away(part, other) - i32::from(reach)))
            .min();
        let inside = (36..i32::from(WIDTH) - 36).contains(&place.x)
            && (16..i32::from(HEIGHT) - 16).contains(&place.y);
        // Enough is enough: of several free places the first one.
        (inside, nearest.unwrap_or(0).min(14))
    };
    let mut best = at.offset(around[0].0, around[0].1);
    for (right, down) in around {
        let place = at.offset(right, down);
        if free(place) > free(best) {
            best = place;
        }
    }
    best
}

/// Distance between two points.
fn away(one: Point, other: Point) -> i32 {
    let (x, y) = ((one.x - other.x) as f32, (one.y - other.y) as f32);
    (x * x + y * y).sqrt() as i32
}
