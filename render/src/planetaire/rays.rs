//! The rays of an uncovered round: each one's path, in a lane of its own wherever several share a
//! row or a column.

use std::collections::BTreeSet;

use games::planetaire::{Cell, Heading, Margin, Outcome, Passage, RayLaw, Shot, Sky, path};

use super::pieces;
use super::plan::Plan;
use crate::scene::{Point, Scene, Shape};

/// Least distance between lanes, in pixels, and greatest, in hundredths of a cell.
const LEAST: i32 = 3;
const APART: i32 = 14;
/// Greatest width of all lanes of a row together.
const LANES: i32 = 73;
/// Distance from a satellite's middle to the end of an absorbed ray.
const BEFORE: i32 = 38;
/// Distance from the middle to the end of a ray that goes back.
const TURNS: i32 = 16;
/// Visible part of the last ray, where it goes in and comes out: less than half a cell, for in its
/// middle it may turn.
const STUB: i32 = 44;
/// The pawn on a ray that never ends.
const MARK: i32 = 66;

/// A straight piece of a ray.
struct Run {
    heading: Heading,
    /// The row or column that it follows.
    line: u8,
    /// The columns or rows where it begins and ends; -1 and 8 are the grid's edges.
    from: i32,
    to: i32,
    lane: i32,
}

impl Run {
    const fn is_level(&self) -> bool {
        matches!(self.heading, Heading::Left | Heading::Right)
    }

    /// True if both runs share a piece of a row or column.
    fn meets(&self, other: &Self) -> bool {
        let (low, high) = (self.from.min(self.to), self.from.max(self.to));
        let (other_low, other_high) = (other.from.min(other.to), other.from.max(other.to));
        self.is_level() == other.is_level()
            && self.line == other.line
            && low <= other_high
            && other_low <= high
    }
}

/// Draws the paths of these rays.
pub(super) fn draw(scene: &mut Scene, law: RayLaw, sky: Sky, shots: &[Shot], plan: &Plan) {
    let mut rays: Vec<Vec<Run>> = shots.iter().map(|shot| runs(law, sky, shot)).collect();
    let lanes = spread(&mut rays);
    let apart = (plan.share(LANES) / lanes.max(1)).clamp(LEAST, plan.share(APART));
    for (shot, runs) in shots.iter().zip(&rays) {
        let points = points(runs, shot.outcome, apart, plan);
        let Some(&end) = points.last() else {
            continue;
        };
        let at = plan.corner();
        let ink = pieces::ray(shot.pawn);
        let mut put = |name: &str, at: Point, shape: Shape| {
            scene.add(format!("{name} {}", shot.margin), at, shape);
        };
        let stroke = |points: Vec<Point>| Shape::Stroke {
            points,
            ink,
            weight: plan.ray,
        };
        put("ray", at, stroke(points));
        // It begins at its margin, where its pawn stands.
        let end = at.offset(end.x, end.y);
        match (shot.outcome, runs.last()) {
            (Outcome::Exit(_) | Outcome::Reflected, Some(run)) => {
                put("exit", end, stroke(head(run.heading, plan)));
            }
            (Outcome::Absorbed, Some(run)) => put("end", end, stroke(bar(run.heading, plan))),
            _ => put(
                "orbit",
                end,
                pieces::pawn(shot.pawn, plan.share(MARK) as u16),
            ),
        }
    }
}

/// Draws what everyone may know of the last ray's path: where it went in, and where it came out.
pub(super) fn draw_last(scene: &mut Scene, law: RayLaw, shot: &Shot, plan: &Plan) {
    // What reflects Solomon's ray may keep it out of the grid.
    if (law, shot.outcome) == (RayLaw::BlackBox, Outcome::Reflected) {
        return;
    }
    let stroke = |points: Vec<Point>| Shape::Stroke {
        points,
        ink: pieces::ray(shot.pawn),
        weight: plan.ray,
    };
    let mut stub = |name: &str, (margin, from, to): (Margin, i32, i32)| {
        let heading = margin.entry().1;
        let inwards = step(heading);
        let inside = |share: i32| {
            let far = plan.share(share);
            plan.edge(margin).offset(inwards.x * far, inwards.y * far)
        };
        let (start, end) = (inside(from), inside(to));
        let line = vec![
            Point::new(0, 0),
            Point::new(end.x - start.x, end.y - start.y),
        ];
        let heading = if from < to { heading } else { heading.back() };
        scene.add(format!("last {name} {margin}"), start, stroke(line));
        scene.add(
            format!("last {name} {margin} head"),
            end,
            stroke(head(heading, plan)),
        );
    };
    stub("in", (shot.margin, 0, STUB));
    match shot.outcome {
        Outcome::Exit(exit) => stub("out", (exit, STUB, 0)),
        Outcome::Reflected => stub("out", (shot.margin, STUB, 0)),
        Outcome::Absorbed | Outcome::Satellised => {}
    }
}

/// The cells that rays go through.
pub(super) fn passed(law: RayLaw, sky: Sky, shots: &[Shot]) -> BTreeSet<Cell> {
    let paths = shots.iter().map(|shot| path(law, sky, shot.margin));
    paths
        .flat_map(|path| path.steps)
        .map(|(cell, _)| cell)
        .collect()
}

/// An arrow's head that points this way and ends at its place.
fn head(heading: Heading, plan: &Plan) -> Vec<Point> {
    let (long, wide) = (plan.share(18), plan.share(12));
    let back = step(heading.back());
    let side = step(heading.clockwise());
    let barb = |sign: i32| {
        Point::new(
            back.x * long + sign * side.x * wide,
            back.y * long + sign * side.y * wide,
        )
    };
    vec![barb(1), Point::new(0, 0), barb(-1)]
}

/// A bar across this way: here it ends.
fn bar(heading: Heading, plan: &Plan) -> Vec<Point> {
    let half = plan.share(19);
    let side = step(heading.clockwise());
    let end = |sign: i32| Point::new(sign * side.x * half, sign * side.y * half);
    vec![end(1), end(-1)]
}

/// Step of one cell in a heading.
const fn step(heading: Heading) -> Point {
    match heading {
        Heading::Up => Point::new(0, -1),
        Heading::Right => Point::new(1, 0),
        Heading::Down => Point::new(0, 1),
        Heading::Left => Point::new(-1, 0),
    }
}

/// The straight pieces of a ray, without lanes yet.
fn runs(law: RayLaw, sky: Sky, shot: &Shot) -> Vec<Run> {
    let path = path(law, sky, shot.margin);
    let mut steps = path.steps;
    // A satellised ray comes back to a step that it has made before: close the circle.
    if let (Outcome::Satellised, Some(&(last, _))) = (path.outcome, steps.last()) {
        let comes_back = |&&(cell, heading): &&Passage| last.next(heading) == Some(cell);
        steps.extend(steps.iter().find(comes_back).copied());
    }
    let mut runs: Vec<Run> = Vec::new();
    let mut go = |heading: Heading, cell: Option<Cell>, from: (i32, i32)| {
        let delta = step(heading);
        let to = cell.map_or((from.0 + delta.x, from.1 + delta.y), place);
        match runs.last_mut() {
            Some(run) if run.heading == heading => {
                run.to = if run.is_level() { to.0 } else { to.1 };
            }
            _ => {
                let level = matches!(heading, Heading::Left | Heading::Right);
                // Rows and columns are below 8.
                let line = if level { from.1 } else { from.0 } as u8;
                let (from, to) = if level {
                    (from.0, to.0)
                } else {
                    (from.1, to.1)
                };
                runs.push(Run {
                    heading,
                    line,
                    from,
                    to,
                    lane: 0,
                });
            }
        }
    };
    let Some(&(first, heading)) = steps.first() else {
        return runs;
    };
    let delta = step(heading);
    let mut here = place(first);
    here = (here.0 - delta.x, here.1 - delta.y);
    for &(cell, heading) in &steps {
        go(heading, Some(cell), here);
        here = place(cell);
    }
    if let Outcome::Exit(margin) = path.outcome {
        go(margin.entry().1.back(), None, here);
    }
    runs
}

fn place(cell: Cell) -> (i32, i32) {
    (i32::from(cell.column()), i32::from(cell.row()))
}

/// Gives every run the lane nearest the middle that is free along all of it; says how many lanes
/// the fullest row or column has.
fn spread(rays: &mut [Vec<Run>]) -> i32 {
    let mut done: Vec<Run> = Vec::new();
    let mut most = 1;
    for run in rays.iter_mut().flatten() {
        let mut nth = 0;
        // 0, 1, -1, 2, -2 …
        let lane = |nth: i32| (nth + 1) / 2 * if nth % 2 == 0 { -1 } else { 1 };
        while done
            .iter()
            .any(|other| other.lane == lane(nth) && other.meets(run))
        {
            nth += 1;
        }
        most = most.max(nth + 1);
        run.lane = lane(nth);
        done.push(Run { ..*run });
    }
    most
}

/// The corners of a ray, from the grid's corner.
fn points(runs: &[Run], outcome: Outcome, apart: i32, plan: &Plan) -> Vec<Point> {
    let across = |run: &Run| plan.along(i32::from(run.line)) + run.lane * apart;
    let on = |run: &Run, along: i32| {
        if run.is_level() {
            Point::new(along, across(run))
        } else {
            Point::new(across(run), along)
        }
    };
    let (Some(first), Some(last)) = (runs.first(), runs.last()) else {
        return Vec::new();
    };
    let mut points = vec![on(first, plan.along(first.from))];
    for pair in runs.windows(2) {
        points.push(on(&pair[0], across(&pair[1])));
    }
    let forwards = step(last.heading);
    let before = match outcome {
        Outcome::Absorbed => plan.share(BEFORE),
        // Two that come from opposite sides do not touch.
        Outcome::Reflected => plan.share(TURNS),
        Outcome::Satellised | Outcome::Exit(_) => 0,
    };
    let end = plan.along(last.to) - (forwards.x + forwards.y) * before;
    points.push(on(last, end));
    points
}
