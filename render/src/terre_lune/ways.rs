//! The ways and pushes that are open now, and what would come of each. Public: all follow the dice.

use games::terre_lune::{Node, OrbitCell, Palier, Place, Route, Station, Stop, View, Way};

use super::art::Art;
use super::map::{CELL, STEP};
use super::pieces::{label, line, sprite};
use super::plan::{self, HEIGHT, Plan, WIDTH, arc, cell, node};
use super::stand;
use super::track::{beside, edge, track};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::shapes::{card, ring};
use crate::theme::{Face, Ink, Weight};

const ORIGIN: Point = Point::new(0, 0);
/// The end of a way.
const GOAL: u16 = 40;

/// Diameter of the ring around a palier.
const RING: u16 = 44;
/// Around one on the orbit.
const CROSSING: u16 = 58;

/// Draws a golden way from the rocket to the end of every course, and the steps on it.
pub(super) fn draw_ways(scene: &mut Scene, view: &View, plan: &Plan) {
    let Some(turn) = &view.turn else {
        return;
    };
    let rocket = view.rockets.iter().find(|it| it.seat == turn.seat);
    if let Some(from) = rocket.and_then(|rocket| rocket.place) {
        let mut steps: Vec<Point> = Vec::new();
        for course in &turn.courses {
            let way = golden_way(from, &course.way, plan);
            for piece in pieces(&way) {
                scene.add("golden way", ORIGIN, line(piece, Ink::Gold, Weight::Beam));
            }
            steps.extend(way);
        }
        draw_steps(scene, plan, &steps);
    }
}

/// Draws what comes of every course and push, and a golden ring around its end.
pub(super) fn draw_goals(scene: &mut Scene, view: &View, plan: &Plan) {
    let Some(turn) = &view.turn else {
        return;
    };
    for course in &turn.courses {
        let (at, shape) = match course.way.to {
            // Only so much of it is on the map.
            Place::At(Node::Earth) => {
                let at = node(Node::Earth);
                (
                    at,
                    line(plan::over_the_earth(13.0), Ink::Gold, Weight::Beam),
                )
            }
            Place::At(goal) => {
                // Between two pixels.
                let radius = edge(goal) as u16 + 13;
                (node(goal), ring((radius, 6), Ink::Gold))
            }
            Place::On(palier) => {
                let at = plan.palier(palier.route, palier.number);
                (at, target(palier))
            }
            Place::Adrift { .. } => continue,
        };
        draw_outcome(scene, at, course.way.to.palier(), course.stop);
        scene.add(format!("way to {},{}", at.x, at.y), at, shape);
    }
    for push in view.pushes_of_use() {
        let (at, around) = ringed(push.to, plan);
        draw_outcome(scene, at, Some(push.to), push.stop);
        let shape = ring((around / 2 + 2, 6), Ink::Gold);
        scene.add(format!("push to {},{}", at.x, at.y), at, shape);
    }
}

/// The sign of a palier where a way ends: around a crossing's number, over an ordinary step.
fn target(palier: Palier) -> Shape {
    match palier.crossing() {
        Some(_) => ring((CROSSING / 2 + 2, 6), Ink::Gold),
        None => sprite(Art::Goal, GOAL),
    }
}

/// The points of a way, from the edge of the node where it begins to that of the one where it ends.
pub(super) fn golden_way(from: Place, way: &Way, plan: &Plan) -> Vec<Point> {
    let mut points = track(from, way, plan);
    let start = match from {
        Place::At(from) => node(from),
        Place::On(palier) => plan.palier(palier.route, palier.number),
        Place::Adrift { .. } => return points,
    };
    let first = points.first().copied().unwrap_or(start);
    let start = match from {
        Place::At(from) => beside(start, first, edge(from)),
        _ => start,
    };
    points.insert(0, start);
    if let (Place::At(goal), [.., before, end]) = (way.to, &mut points[..]) {
        *end = beside(*end, *before, edge(goal));
    }
    points
}

/// Pieces of a way between the stations and crossings on it, whose letters and numbers are read.
pub(super) fn pieces(way: &[Point]) -> Vec<Vec<Point>> {
    let mut stops: Vec<(Point, f32)> = Station::ALL
        .map(|at| (node(Node::Station(at)), edge(Node::Station(at))))
        .to_vec();
    stops.extend(OrbitCell::all().map(|at| (cell(at), f32::from(CELL) / 2.0)));
    let reach = |at: Point| stops.iter().find(|(stop, _)| *stop == at);
    let mut pieces = vec![Vec::new()];
    for (nth, at) in way.iter().enumerate() {
        let Some((_, away)) = reach(*at) else {
            pieces.last_mut().into_iter().for_each(|it| it.push(*at));
            continue;
        };
        let before = nth.checked_sub(1).map(|before| way[before]);
        if let (Some(before), Some(piece)) = (before, pieces.last_mut()) {
            piece.push(beside(*at, before, *away));
        }
        let next = way.get(nth + 1);
        pieces.push(
            next.map(|next| beside(*at, *next, *away))
                .into_iter()
                .collect(),
        );
    }
    pieces.retain(|piece| piece.len() > 1);
    pieces
}

/// Draws the steps on golden ways over them.
fn draw_steps(scene: &mut Scene, plan: &Plan, steps: &[Point]) {
    for route in Route::ALL {
        for number in 1..=route.paliers() {
            let at = plan.palier(route, number);
            let is_crossing = route.crossing().is_some_and(|(over, _)| over == number);
            if steps.contains(&at) && !is_crossing {
                let name = format!("step {route:?} {number} on a way");
                scene.add(name, at, sprite(Art::Step, STEP));
            }
        }
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
            if let Some(over) = palier.and_then(Palier::crossing) {
                let number = label(over.number(), Face::bold(30), Ink::Night);
                scene.add(format!("collision on {}", over.number()), at, number);
            }
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

/// Draws the numbers of the ways at their ends, and the codes of the paliers where pushes end, each
/// where it hides least.
pub(super) fn draw_codes(scene: &mut Scene, view: &View, plan: &Plan, rockets: &[Point]) {
    let Some(turn) = &view.turn else {
        return;
    };
    // On the Moon the spots have the numbers.
    let courses = match turn.prospects.is_empty() {
        true => view.numbered_courses(),
        false => Vec::new(),
    };
    let goal = |to: Place| match to {
        Place::At(goal) => Some((node(goal), 2 * edge(goal) as u16 + 26)),
        Place::On(palier) => Some(ringed(palier, plan)),
        Place::Adrift { .. } => None,
    };
    let numbers = (1..).zip(courses).filter_map(|(number, course)| {
        let (at, ring) = goal(course.way.to)?;
        Some((at, ring, format!("{number}")))
    });
    let pushes = view.pushes_of_use().iter();
    let codes = pushes.map(|push| {
        let (at, ring) = ringed(push.to, plan);
        (at, ring, push.to.code())
    });
    let mut goals: Vec<(Point, u16, String)> = numbers.chain(codes).collect();
    goals.dedup();
    let mut taken = obstacles(plan, rockets);
    taken.extend(goals.iter().map(|(at, ring, _)| (*at, ring / 2 + 2)));
    let mut tags = Vec::new();
    for (at, ring, said) in goals {
        let place = free_beside(at, ring, &taken);
        // So that the next one does not lie on this one.
        taken.extend([-22, 0, 22].map(|aside| (place.offset(aside, 0), 22)));
        // One beside a node is near enough.
        if ring <= CROSSING {
            let from = beside(at, place, f32::from(ring) / 2.0);
            let string = line(vec![from, place], Ink::Gold, Weight::Trail);
            scene.add(format!("string {},{}", at.x, at.y), ORIGIN, string);
        }
        tags.push((format!("{},{}", at.x, at.y), place, said));
    }
    for (name, place, said) in tags {
        draw_tag(scene, &name, place, &said);
    }
}

/// Draws a golden tag, as wide as what is written on it.
fn draw_tag(scene: &mut Scene, name: &str, at: Point, said: &str) {
    let size: (u16, u16) = match said.len() {
        1 => (44, 44),
        _ => (80, 40),
    };
    let face = match said.len() {
        1 => Face::title(34),
        _ => Face::title(30),
    };
    for (by, ink) in [(3, Ink::Night), (0, Ink::Gold)] {
        let (width, height) = (size.0 + 2 * by, size.1 + 2 * by);
        let corner = at.offset(-i32::from(width) / 2, -i32::from(height) / 2);
        // By so much larger all around.
        let shape = card((width, height), 11 + by as u8, ink);
        scene.add(format!("tag {name}"), corner, shape);
    }
    let said = label(said, face, Ink::Night);
    scene.add(format!("code {name}"), at, said);
}

/// Points that a code should not hide, and the reach of each.
fn obstacles(plan: &Plan, rockets: &[Point]) -> Vec<(Point, u16)> {
    let mut taken: Vec<(Point, u16)> = rockets.iter().map(|&at| (at, 30)).collect();
    taken.extend(OrbitCell::all().map(|at| (cell(at), 20)));
    taken.extend(Node::ALL.map(|at| (node(at), edge(at) as u16)));
    for route in Route::ALL {
        taken.extend((1..=route.paliers()).map(|number| (plan.palier(route, number), 8)));
    }
    // The turn, the dice, and what is awaited.
    taken.extend([20, 60, 100].map(|x| (Point::new(x, 24), 24)));
    taken.extend((0..8).map(|nth| (Point::new(570 + 30 * nth, 40), 34)));
    taken.extend((0..8).map(|nth| (Point::new(570 + 30 * nth, 98), 24)));
    // The names, the stacks and the ambushes around the stations.
    for station in Station::ALL {
        taken.push((stand::stack(station), 32));
        taken.extend((0..4).map(|nth| (stand::ambush(station, nth), stand::AMBUSH / 2)));
        let (name, anchor) = stand::name_place(station, rockets);
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
    let (above, aside) = (i32::from(ring) / 2 + 24, i32::from(ring) / 2 + 46);
    let (far, wide) = (above + 28, aside + 34);
    let around = [
        (0, -above),
        (0, above),
        (aside, 0),
        (-aside, 0),
        (aside - 12, -above + 8),
        (aside - 12, above - 8),
        (-aside + 12, -above + 8),
        (-aside + 12, above - 8),
        (0, -far),
        (0, far),
        (wide, -above),
        (wide, above),
        (-wide, -above),
        (-wide, above),
    ];
    let free = |place: Point| {
        let parts = [-22, 0, 22].map(|aside| place.offset(aside, 0));
        let nearest = taken
            .iter()
            .filter(|(other, _)| *other != at)
            .flat_map(|&(other, reach)| parts.map(|part| away(part, other) - i32::from(reach)))
            .min();
        let inside = (44..i32::from(WIDTH) - 44).contains(&place.x)
            && (24..i32::from(HEIGHT) - 24).contains(&place.y);
        // Enough is enough: of several free places the first one.
        (inside, nearest.unwrap_or(0).min(23))
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
