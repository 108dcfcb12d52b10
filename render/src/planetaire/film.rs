//! The last ray as a film over the board: it goes in, the sky holds its breath, and then it shows
//! where it ends. Who knows the sky sees all of its way, and what it meets there; who does not sees
//! no more of it than the margins tell, and so does their film.

use std::f32::consts::TAU;

use games::planetaire::{BoardView, Cell, Margin, Outcome, Shot, satellites_met};

use super::pieces::ray;
use super::plan::Plan;
use super::rays;
use crate::motion;
use crate::reel::{Plays, Reel};
use crate::scene::{Point, Scene, Shape};
use crate::shapes::{disc, glow, line};
use crate::theme::{Ink, Weight};

/// Time of a frame while something moves, in hundredths of a second.
const STEP: u16 = 6;
/// Number of frames in which a ray goes in, or comes out.
const STEPS: i32 = 3;
/// Radii of the waves that run through a sky of which nothing is known, their strength, of eight,
/// and the time of each.
const WAVES: [(i32, u8); 4] = [(90, 5), (200, 4), (330, 3), (480, 2)];
const WAVE: u16 = 9;
/// Corners of a wave.
const CORNERS: i32 = 40;
/// Time in which nothing is to be seen of a ray before it ends.
const BREATH: u16 = 22;
/// Breadths of a burst of light, and the time of each.
const BURST: [(u16, u8); 2] = [(70, 7), (130, 5)];
const FLASH: u16 = 7;
/// Least and greatest number of frames of a whole way.
const WAY: (i32, i32) = (8, 18);
/// Time for which the end stands.
const END: u16 = 200;
const LIGHT: Ink = Ink::Moon;

/// Film of a board's last ray, from a picture without it to one with it.
pub(super) fn reel(
    (before, after): (&Scene, Scene),
    board: &BoardView,
    plan: &Plan,
) -> Option<Reel> {
    let shot = board.shots.last()?;
    let mut reel = Reel::new(Plays::Once);
    let mut add = |hundredths: u16, draw: &dyn Fn(&mut Scene)| {
        let mut scene = before.clone();
        draw(&mut scene);
        reel.show(scene, hundredths);
    };
    let (start, tip) = (plan.slot(shot.margin), inside(shot.margin, plan));
    for nth in 1..=STEPS {
        let part = cut(&[start, tip], nth, STEPS);
        add(STEP, &|scene| draw_beam(scene, &part, LIGHT));
    }
    let end = match board.sky {
        Some(sky) => {
            let way = rays::way(board.law, sky, shot, plan);
            let way = [vec![start], way].concat();
            let met: Vec<Cell> = satellites_met(board.law, sky, shot.margin)
                .cells()
                .collect();
            let many = (long(&way) / plan.share(70)).clamp(WAY.0, WAY.1);
            for nth in 1..=many {
                let way = cut(&way, nth, many);
                add(STEP, &|scene| {
                    draw_met(scene, &way, &met, plan);
                    draw_beam(scene, &way, LIGHT);
                });
            }
            way.last().copied().unwrap_or(tip)
        }
        None => {
            for (radius, eighths) in WAVES {
                let points = (0..=CORNERS).map(|nth| around((tip, shot.margin), nth, radius));
                let points: Vec<Point> = points.collect();
                let arcs = points
                    .split(|at| !is_in_sky(*at, plan))
                    .filter(|arc| arc.len() > 1);
                let arcs: Vec<Shape> = arcs
                    .map(|arc| glow(arc.to_vec(), LIGHT, 14, eighths))
                    .collect();
                add(WAVE, &|scene| {
                    for arc in &arcs {
                        scene.add("wave", Point::new(0, 0), arc.clone());
                    }
                });
            }
            add(BREATH, &|_| {});
            ends_unseen(shot, plan, &mut add)
        }
    };
    for (wide, eighths) in BURST {
        add(FLASH, &|scene| {
            let colour = ray(shot.pawn);
            scene.add(
                "burst",
                end,
                glow(vec![Point::new(0, 0)], colour, 2 * wide, eighths),
            );
            scene.add(
                "burst",
                end,
                glow(vec![Point::new(0, 0)], LIGHT, wide, eighths),
            );
        });
    }
    reel.show(after, END);
    Some(reel)
}

/// Adds how a ray comes out of a sky of which nothing is known, and gives the place where it ends.
fn ends_unseen(shot: &Shot, plan: &Plan, add: &mut impl FnMut(u16, &dyn Fn(&mut Scene))) -> Point {
    let out = match shot.outcome {
        Outcome::Exit(exit) => exit,
        Outcome::Reflected => shot.margin,
        Outcome::Absorbed | Outcome::Satellised => return inside(shot.margin, plan),
    };
    let way = [inside(out, plan), plan.slot(out)];
    for nth in 1..=STEPS {
        let part = cut(&way, nth, STEPS);
        add(STEP, &|scene| draw_beam(scene, &part, ray(shot.pawn)));
    }
    way[1]
}

/// Draws light along a way, with a head.
fn draw_beam(scene: &mut Scene, way: &[Point], ink: Ink) {
    let origin = Point::new(0, 0);
    scene.add("beam's light", origin, glow(way.to_vec(), ink, 34, 3));
    scene.add("beam", origin, line(way.to_vec(), ink, Weight::Path));
    if let Some(&head) = way.last() {
        scene.add("head's light", head, glow(vec![origin], ink, 70, 4));
        scene.add("head", head, disc(13, LIGHT));
    }
}

/// Lights the satellites beside which a way has come.
fn draw_met(scene: &mut Scene, way: &[Point], met: &[Cell], plan: &Plan) {
    let near = plan.share(112);
    let is_near = |at: Point| {
        let mut pieces = way.windows(2);
        pieces.any(|ends| {
            let aside = |at: i32, one: i32, other: i32| {
                (at.clamp(one.min(other), one.max(other)) - at).abs()
            };
            let (x, y) = (
                aside(at.x, ends[0].x, ends[1].x),
                aside(at.y, ends[0].y, ends[1].y),
            );
            x.max(y) <= near && x.min(y) <= near / 4
        })
    };
    for cell in met.iter().filter(|cell| is_near(plan.cell(**cell))) {
        let at = plan.cell(*cell);
        let width = plan.around + 34;
        scene.beneath(
            |name| name == format!("satellite {cell}"),
            |scene| {
                let light = glow(vec![Point::new(0, 0)], Ink::Gold, width, 6);
                scene.add(format!("met {cell}"), at, light);
            },
        );
        let ring = Shape::Ring {
            radius: plan.around / 2 + 6,
            width: 6,
            ink: Ink::Gold,
        };
        scene.add(format!("met {cell}"), at, ring);
    }
}

/// Place inside the grid as far as a ray may be known.
fn inside(margin: Margin, plan: &Plan) -> Point {
    let edge = plan.edge(margin);
    let step = rays::step(margin.entry().1);
    let deep = plan.share(plan.stub);
    edge.offset(step.x * deep, step.y * deep)
}

/// True if a place is inside the grid.
fn is_in_sky(at: Point, plan: &Plan) -> bool {
    let (corner, side) = (plan.corner(), plan.share(800));
    let is_within = |at: i32, low: i32| (low..=low + side).contains(&at);
    is_within(at.x, corner.x) && is_within(at.y, corner.y)
}

/// Corner of a wave around this place, from the side of its margin on.
fn around((middle, margin): (Point, Margin), nth: i32, radius: i32) -> Point {
    let step = rays::step(margin.entry().1);
    let first = (-step.y as f32).atan2(-step.x as f32);
    let turn = first + nth as f32 / CORNERS as f32 * TAU;
    let far = radius as f32;
    middle.offset(
        (turn.cos() * far).round() as i32,
        (turn.sin() * far).round() as i32,
    )
}

/// Beginning of a way.
fn cut(way: &[Point], nth: i32, many: i32) -> Vec<Point> {
    let mut way = way.to_vec();
    if nth < many {
        motion::cut(&mut way, nth as f32 / many as f32);
    }
    way
}

/// Length of a way whose pieces are level or upright.
fn long(way: &[Point]) -> i32 {
    let pieces = way.windows(2);
    pieces
        .map(|ends| (ends[1].x - ends[0].x).abs() + (ends[1].y - ends[0].y).abs())
        .sum()
}
