//! Hint in the race: the way of a rocket as an arrow, a spot or a rocket in a ring, cards and
//! packets in a frame.

use games::Advice;
use games::terre_lune::{Action, Card, Node, Palier, Place, TerreLune, View};

use super::palette::DIM_GOLD;
use super::plan::{Plan, circle, node, spot};
use super::track::{beside, edge, ends_alike};
use super::ways::{golden_way, pieces};
use super::{above, own, spoils, traffic};
use crate::hint::{draw_arrow, draw_cross, draw_dashed_line, draw_ring, draw_solid_way};
use crate::scene::{Point, Scene, Shape};
use crate::theme::Ink;

/// A ring around a palier: its code stands beside it. One around a spot or a rocket, and one around
/// a deposit that is looked at.
const GOAL: u16 = 58;
const RING: u16 = 70;
const PEEK: u16 = 106;
/// From a node to the circle around it.
const AWAY: f32 = 20.0;
/// Half of a frame around a card.
const CARD: (i32, i32) = (36, 50);

/// Draws a hint over the picture.
pub(super) fn draw(scene: &mut Scene, view: &View, advice: &Advice<TerreLune>) {
    if view.tallies.is_some() {
        return;
    }
    match &advice.action {
        Action::Exchange(given) => {
            for card in given {
                frame_own_card(scene, view, *card);
            }
        }
        Action::Play(card) => frame_own_card(scene, view, *card),
        Action::Seize(packets) => {
            let laid = view.spoils.as_ref().and_then(|laid| laid.packets.as_ref());
            for &nth in laid.iter().flat_map(|_| packets) {
                let count = laid.map_or(0, Vec::len);
                let (at, half) = spoils::packet(count, usize::from(nth));
                draw_frame(scene, &format!("packet {}", nth + 1), at, half);
            }
        }
        _ if view.fight.is_none() && view.spoils.is_none() => {
            draw_on_map(scene, view, &advice.action)
        }
        _ => {}
    }
}

/// Draws an advised action on the map.
fn draw_on_map(scene: &mut Scene, view: &View, action: &Action) {
    let plan = Plan::new();
    let turn = view.turn.as_ref();
    let at = |seat| traffic::place_of(view, seat, &plan);
    match action {
        Action::Go(to) => {
            let mut courses = turn.into_iter().flat_map(|turn| &turn.courses);
            let course = courses.find(|course| ends_alike(course.way.to, *to));
            let mine = view.rockets.iter().find(|it| Some(it.seat) == view.me);
            let Some((course, mine)) = course.zip(mine) else {
                return;
            };
            let way = mine.place.map(|from| golden_way(from, &course.way, &plan));
            let mut way = pieces(&way.unwrap_or_default());
            // It ends at the ring around its goal.
            let ring_around = match course.way.to {
                // The way itself ends at its edge.
                Place::At(_) => AWAY,
                Place::On(_) | Place::Adrift { .. } => f32::from(GOAL) / 2.0,
            };
            if let Some([.., before, end]) = way.last_mut().map(Vec::as_mut_slice) {
                *end = beside(*end, *before, ring_around);
            }
            single_out(scene, course.way.to.palier(), &plan);
            // No rocket, and no count of claims beside a station, is hidden by it.
            let is_rocket = |name: &str| name.starts_with("rocket ");
            scene.beneath(is_rocket, |scene| {
                draw_solid_way(scene, "way", &way);
                match course.way.to {
                    Place::At(goal) => draw_around(scene, goal),
                    Place::On(palier) => {
                        let at = plan.palier(palier.route, palier.number);
                        draw_ring(scene, "goal", at, GOAL);
                    }
                    Place::Adrift { .. } => {}
                }
            });
        }
        Action::Prospect(seen) => draw_ring(scene, "spot", spot(*seen), RING),
        Action::Keep => {
            if let Some(seen) = turn.and_then(|turn| turn.peeking) {
                draw_ring(scene, "kept", spot(seen), PEEK);
            }
        }
        Action::PutBack => {
            if let Some(seen) = turn.and_then(|turn| turn.peeking) {
                draw_cross(scene, "kept", spot(seen), RING);
            }
        }
        Action::Push { target, shove } => {
            let mut pushes = turn.into_iter().flat_map(|turn| &turn.pushes);
            let push = pushes.find(|push| (push.target, push.shove) == (*target, *shove));
            if let Some((push, from)) = push.zip(at(*target)) {
                let to = plan.palier(push.to.route, push.to.number);
                single_out(scene, Some(push.to), &plan);
                draw_arrow(scene, "push", &[from, to]);
                draw_ring(scene, "goal", to, GOAL);
            }
        }
        Action::Challenge { .. } => {
            if let Some(from) = view.me.and_then(at) {
                draw_ring(scene, "challenge", from, RING + 20);
            }
        }
        Action::Ambush { target, .. } => {
            if let Some(target) = at(*target) {
                draw_ring(scene, "ambush", target, RING + 20);
            }
        }
        _ => {}
    }
}

/// Makes the tag of what is advised the hint's, and all other ways and tags quieter.
fn single_out(scene: &mut Scene, advised: Option<Palier>, plan: &Plan) {
    let advised = advised.map(|to| plan.palier(to.route, to.number));
    let advised = advised.map(|at| format!(" {},{}", at.x, at.y));
    let is_advised = |name: &str| advised.as_ref().is_some_and(|at| name.ends_with(at));
    let is_open = |name: &str| {
        let mut open = ["golden way", "string ", "tag ", "way to ", "push to "].iter();
        open.any(|of| name.starts_with(of))
    };
    scene.change(|thing| {
        if let Shape::Stroke { ink, .. } | Shape::Card { ink, .. } | Shape::Ring { ink, .. } =
            &mut thing.shape
            && *ink == Ink::Gold
            && is_open(&thing.name)
        {
            *ink = match is_advised(&thing.name) {
                true => Ink::Hint,
                false => DIM_GOLD,
            };
        }
        true
    });
}

/// Draws a dashed circle around a node.
fn draw_around(scene: &mut Scene, goal: Node) {
    draw_dashed_line(scene, "goal", &circle(node(goal), radius(goal)));
}

/// Radius of the circle around a node.
fn radius(goal: Node) -> f32 {
    edge(goal) + AWAY
}

/// A dashed frame around a card in the own hand.
fn frame_own_card(scene: &mut Scene, view: &View, card: Card) {
    let own = view.own.as_ref();
    let at = own.and_then(|own| own::card_at(view, own, card, above(view).into()));
    if let Some(at) = at {
        draw_frame(scene, "card", at, CARD);
    }
}

fn draw_frame(scene: &mut Scene, what: &str, at: Point, (wide, high): (i32, i32)) {
    let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)];
    let line = corners.map(|(x, y)| at.offset(x * wide, y * high));
    draw_dashed_line(scene, what, &line);
}
