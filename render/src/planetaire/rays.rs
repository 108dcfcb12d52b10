//! The rays of an uncovered round: each one's path, in a lane of its own wherever several share a
//! row or a column.

use std::collections::BTreeSet;

use games::planetaire::{
    BoardView, Cell, Heading, Margin, Outcome, Passage, Pawn, RayLaw, Shot, Sky, path,
};

use super::palette::WAY;
use super::pieces;
use super::plan::Plan;
use crate::scene::{Point, Scene, Shape};
use crate::shapes::{glow, line};
use crate::theme::{Ink, Weight};

/// Least distance between lanes, in pixels, and greatest, in hundredths of a cell.
const LEAST: i32 = 3;
const APART: i32 = 17;
/// Greatest width of all lanes of a row together.
const LANES: i32 = 73;
/// Distance from a satellite's middle to the end of an absorbed ray.
const BEFORE: i32 = 58;
/// Distance from the middle to the end of a ray that goes back.
const TURNS: i32 = 16;
/// Distance from its middle to either side of a ray that turns back at its margin.
const TURN: i32 = 18;
/// Length of an arrow's head, and half of its width: on a whole ray, and on an end alone.
const HEAD: (i32, i32) = (26, 20);
const LARGE: (i32, i32) = (32, 26);
/// From the grid's edge to the pawn beyond it.
const BEFORE_GRID: i32 = -8;
/// So many rays shine at most.
const LIT: usize = 12;
/// Breadth of the heart of a ray that shines, and of any other.
const HEART: u16 = 3;
const THIN: u16 = 2;
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

/// Draws the paths of a board's rays: first their light, that it lies under all of them.
pub(super) fn draw(scene: &mut Scene, board: &BoardView, sky: Sky, plan: &Plan) {
    let (law, shots) = (board.law, &board.shots[..]);
    if shots.len() > plan.rays {
        draw_web(scene, law, sky, shots, plan);
        return draw_ends(scene, board, plan);
    }
    let mut rays: Vec<Vec<Run>> = shots.iter().map(|shot| runs(law, sky, shot)).collect();
    let lanes = spread(&mut rays);
    let apart = (plan.share(LANES) / lanes.max(1)).clamp(LEAST, plan.share(APART));
    let at = plan.corner();
    let rays: Vec<(&Shot, &Vec<Run>, Vec<Point>)> = shots
        .iter()
        .zip(&rays)
        .map(|(shot, runs)| (shot, runs, points(runs, shot.outcome, apart, plan)))
        .collect();
    let lit = is_lit(board, plan);
    let ray = if lit { plan.ray } else { Weight::Trail };
    for (shot, _, points) in &rays {
        if lit {
            let light = glow(points.clone(), pieces::ray(shot.pawn), plan.light, 2);
            scene.add(format!("ray {}", shot.margin), at, light);
        }
    }
    let signs = signs(&rays, plan);
    for (shot, runs, points) in rays {
        let Some(&end) = points.last() else {
            continue;
        };
        let name = |what: &str| format!("{what} {}", shot.margin);
        draw_beam(
            scene,
            &name("ray"),
            at,
            within_head(points, shot, plan),
            (shot.pawn, Some(heart(shot.pawn, lit)), ray),
        );
        // It begins at its margin, where its pawn stands.
        let end = at.offset(end.x, end.y);
        match (shot.outcome, runs.last()) {
            (Outcome::Exit(_) | Outcome::Reflected, Some(run)) => {
                let look = (run.heading, shot.pawn, HEAD);
                draw_head(scene, &name("exit"), end, look, plan);
            }
            (Outcome::Absorbed, Some(run)) => {
                let look = (run.heading, shot.pawn, ray);
                draw_bar(scene, &name("end"), end, look, plan);
            }
            _ => {
                let pawn = pieces::pawn(shot.pawn, plan.share(MARK) as u16);
                scene.add(name("orbit"), end, pawn);
            }
        }
    }
    for (shot, place) in signs {
        let pawn = pieces::pawn(shot.pawn, plan.sign);
        scene.add(
            format!("sign of {}", shot.margin),
            at.offset(place.x, place.y),
            pawn,
        );
    }
}

/// Draws the ways of rays that are too many to have each a lane of its own: as one web.
fn draw_web(scene: &mut Scene, law: RayLaw, sky: Sky, shots: &[Shot], plan: &Plan) {
    let runs = shots.iter().flat_map(|shot| runs(law, sky, shot));
    let ends = |run: Run| (run.from.min(run.to), run.from.max(run.to));
    let mut pieces: Vec<_> = runs
        .map(|run| (run.is_level(), run.line, ends(run)))
        .collect();
    pieces.sort_unstable();
    pieces.dedup_by(|next, last| {
        let meets = (next.0, next.1) == (last.0, last.1) && next.2.0 <= last.2.1;
        if meets {
            last.2.1 = last.2.1.max(next.2.1);
        }
        meets
    });
    let edge = plan.share(6) as u16 + 5;
    for (wide, ink) in [(edge, Ink::Night), (edge.div_ceil(2), WAY)] {
        for &(is_level, line, (from, to)) in &pieces {
            let across = plan.along(line.into());
            let points = [from, to].map(|end| match is_level {
                true => Point::new(plan.along(end), across),
                false => Point::new(across, plan.along(end)),
            });
            let way = glow(points.to_vec(), ink, wide, 8);
            scene.add(format!("way {line}"), plan.corner(), way);
        }
    }
}

/// Places of the pawns on the rays, by which they are told apart where they cross: on a long piece,
/// away from each other, and from other rays where that can be.
fn signs<'a>(rays: &[(&'a Shot, &Vec<Run>, Vec<Point>)], plan: &Plan) -> Vec<(&'a Shot, Point)> {
    const PLACES: [i32; 7] = [50, 38, 62, 28, 72, 20, 80];
    let (sign, cell) = (i32::from(plan.sign), plan.share(100));
    let mut taken: Vec<(&Shot, Point)> = Vec::new();
    let corner = plan.corner();
    let letters = Cell::all().filter(|cell| cell.row() == 7);
    let letters: Vec<Point> = letters
        .map(|cell| plan.letter_beside_rays(cell).offset(-corner.x, -corner.y))
        .collect();
    for (nth, (shot, _, points)) in rays.iter().enumerate() {
        let long = |(from, to): (Point, Point)| (to.x - from.x).abs() + (to.y - from.y).abs();
        let mut pieces: Vec<_> = points.windows(2).map(|ends| (ends[0], ends[1])).collect();
        // The pawn at a margin tells what goes no farther than a cell from it.
        pieces.retain(|ends| long(*ends) > cell);
        pieces.sort_by_key(|ends| -long(*ends));
        let places = pieces.iter().flat_map(|(from, to)| {
            PLACES.map(|share| {
                let on = |from: i32, to: i32| from + (to - from) * share / 100;
                Point::new(on(from.x, to.x), on(from.y, to.y))
            })
        });
        let apart = |place: &Point| {
            let far = |other: &Point| (other.x - place.x).abs().max((other.y - place.y).abs());
            let others = taken.iter().map(|(_, other)| other);
            others.chain(&letters).all(|other| far(other) > sign + 4)
        };
        let alone = |place: &Point| {
            let mut others = rays.iter().enumerate().filter(|(other, _)| *other != nth);
            others.all(|(_, (.., points))| {
                let mut pieces = points.windows(2).map(|ends| (ends[0], ends[1]));
                pieces.all(|(from, to)| {
                    let away = |at: i32, one: i32, other: i32| {
                        at.clamp(one.min(other), one.max(other)) - at
                    };
                    let right = away(place.x, from.x, to.x).abs();
                    right.max(away(place.y, from.y, to.y).abs()) > sign / 2 + 4
                })
            })
        };
        let free: Vec<Point> = places.filter(apart).collect();
        let place = free.iter().find(|place| alone(place)).or(free.first());
        taken.extend(place.map(|place| (*shot, *place)));
    }
    taken
}

/// True if rays shine: where they are many, none would be seen for the others' light.
pub(super) const fn is_lit(board: &BoardView, plan: &Plan) -> bool {
    plan.light > 0 && board.shots.len() <= LIT
}

/// The corners of a ray that ends within its arrow's head.
fn within_head(mut points: Vec<Point>, shot: &Shot, plan: &Plan) -> Vec<Point> {
    let has_head = matches!(shot.outcome, Outcome::Exit(_) | Outcome::Reflected);
    if let ([.., before, end], true) = (&mut points[..], has_head) {
        let short = plan.share(HEAD.0) / 2;
        let back = |end: i32, before: i32| end + (before - end).clamp(-short, short);
        *end = Point::new(back(end.x, before.x), back(end.y, before.y));
    }
    points
}

/// Draws what everyone may know of the rays' paths: where each went in, and where or how it ended.
/// Where several began or ended in one margin, it shows the latest. Only the last shot is bright.
pub(super) fn draw_ends(scene: &mut Scene, board: &BoardView, plan: &Plan) {
    let mut drawn = BTreeSet::new();
    for (nth, shot) in board.shots.iter().rev().enumerate() {
        let heart = (nth == 0).then_some((HEART, Ink::Moon));
        // What reflects Solomon's ray may keep it out of the grid.
        if (board.law, shot.outcome) == (RayLaw::BlackBox, Outcome::Reflected) {
            drawn.insert(shot.margin);
            continue;
        }
        if drawn.insert(shot.margin) {
            draw_end(scene, shot, shot.margin, (heart, plan));
        }
        if let Outcome::Exit(exit) = shot.outcome
            && drawn.insert(exit)
        {
            draw_end(scene, shot, exit, (heart, plan));
        }
    }
}

/// Draws a ray's end at a margin: an arrow inwards or outwards, one that turns back, a bar where it
/// was absorbed, a ring where it goes on for ever.
fn draw_end(scene: &mut Scene, shot: &Shot, margin: Margin, (heart, plan): (Option<Heart>, &Plan)) {
    let heading = margin.entry().1;
    let (inwards, aside) = (step(heading), step(heading.clockwise()));
    let edge = plan.edge(margin);
    let inside = |deep: i32, beside: i32| {
        let (deep, beside) = (plan.share(deep), plan.share(beside));
        Point::new(
            inwards.x * deep + aside.x * beside,
            inwards.y * deep + aside.y * beside,
        )
    };
    let tip = inside(plan.stub, 0);
    let end = edge.offset(tip.x, tip.y);
    let name = |what: &str| format!("{what} {margin}");
    let out = matches!(shot.outcome, Outcome::Exit(exit) if exit == margin);
    let mut beam = |points: Vec<Point>| {
        draw_beam(
            scene,
            &name("end of"),
            edge,
            points,
            (shot.pawn, heart, plan.end),
        );
    };
    match shot.outcome {
        Outcome::Reflected => {
            let corners = [
                (BEFORE_GRID, TURN),
                (plan.stub, TURN),
                (plan.stub, -TURN),
                (LARGE.0, -TURN),
            ];
            beam(corners.map(|(deep, beside)| inside(deep, beside)).to_vec());
            let back = inside(0, -TURN);
            let (at, back_out) = (edge.offset(back.x, back.y), heading.back());
            draw_head(
                scene,
                &name("turned"),
                at,
                (back_out, shot.pawn, LARGE),
                plan,
            );
        }
        _ if out => {
            beam(vec![tip, inside(LARGE.0, 0)]);
            let look = (heading.back(), shot.pawn, LARGE);
            draw_head(scene, &name("out"), edge, look, plan);
        }
        Outcome::Exit(_) => {
            beam(vec![inside(BEFORE_GRID, 0), inside(plan.stub - LARGE.0, 0)]);
            let look = (heading, shot.pawn, LARGE);
            draw_head(scene, &name("in"), end, look, plan);
        }
        Outcome::Absorbed => {
            beam(vec![inside(BEFORE_GRID, 0), tip]);
            let look = (heading, shot.pawn, plan.end);
            draw_bar(scene, &name("absorbed"), end, look, plan);
        }
        Outcome::Satellised => {
            beam(vec![inside(BEFORE_GRID, 0), inside(plan.stub - LARGE.0, 0)]);
            let at = inside(plan.stub - LARGE.0 / 2, 0);
            let pawn = pieces::pawn(shot.pawn, plan.older);
            scene.add(name("orbit of"), edge.offset(at.x, at.y), pawn);
        }
    }
}

/// Breadth and colour of the line in the middle of a ray.
type Heart = (u16, Ink);

/// Heart of a ray: bright where rays shine, else one by which colours that are alike to some eyes
/// are told apart.
fn heart(pawn: Pawn, lit: bool) -> Heart {
    match lit {
        true => (HEART, Ink::Moon),
        false => (THIN, pieces::heart(pawn)),
    }
}

/// Draws a beam with its heart.
fn draw_beam(
    scene: &mut Scene,
    name: &str,
    at: Point,
    points: Vec<Point>,
    (pawn, heart, weight): (Pawn, Option<Heart>, Weight),
) {
    let heart = heart.map(|(wide, ink)| glow(points.clone(), ink, wide, 6));
    scene.add(name, at, line(points, pieces::ray(pawn), weight));
    if let Some(heart) = heart {
        scene.add(name, at, heart);
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

/// Draws an arrow's head that points this way and ends at its place.
fn draw_head(
    scene: &mut Scene,
    name: &str,
    at: Point,
    (heading, pawn, (long, wide)): (Heading, Pawn, (i32, i32)),
    plan: &Plan,
) {
    let (back, side) = (step(heading.back()), step(heading.clockwise()));
    let corners = |more: i32| {
        let (long, wide) = (plan.share(long) + more, plan.share(wide) + more);
        let barb = |sign: i32| {
            Point::new(
                back.x * long + sign * side.x * wide,
                back.y * long + sign * side.y * wide,
            )
        };
        let tip = Point::new(-back.x * more, -back.y * more);
        vec![barb(1), tip, barb(-1)]
    };
    // A small one has no room for an edge.
    let edge = (plan.light > 0).then(|| (plan.share(5), Ink::Night));
    for (more, ink) in edge.into_iter().chain([(0, pieces::ray(pawn))]) {
        let points = corners(more);
        scene.add(name, at, Shape::Area { points, ink });
    }
}

/// Draws a bar across this way: here it ends.
fn draw_bar(
    scene: &mut Scene,
    name: &str,
    at: Point,
    (heading, pawn, weight): (Heading, Pawn, Weight),
    plan: &Plan,
) {
    let half = plan.share(22);
    let side = step(heading.clockwise());
    let end = |sign: i32| Point::new(sign * side.x * half, sign * side.y * half);
    let bar = line(vec![end(1), end(-1)], pieces::ray(pawn), weight);
    scene.add(name, at, bar);
}

/// Step of one cell in a heading.
pub(super) const fn step(heading: Heading) -> Point {
    match heading {
        Heading::Up => Point::new(0, -1),
        Heading::Right => Point::new(1, 0),
        Heading::Down => Point::new(0, 1),
        Heading::Left => Point::new(-1, 0),
    }
}

/// The corners of a ray's whole way, in the picture.
pub(super) fn way(law: RayLaw, sky: Sky, shot: &Shot, plan: &Plan) -> Vec<Point> {
    let corner = plan.corner();
    let points = points(&runs(law, sky, shot), shot.outcome, 0, plan);
    let points = points.into_iter();
    points.map(|at| corner.offset(at.x, at.y)).collect()
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
