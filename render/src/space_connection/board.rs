//! A board: its empty ground, what was discovered, and everything else the view shows. A place that
//! no one has looked at has its number, so a board empties as one searches.

use games::space_connection::{BoardView, Chart, Position, Positions, Site, SpaceRow, drawn_lines};

use super::Sight;
use super::art::Art;
use super::draft;
use super::pieces::{number, piece, sprite, world};
use super::plan::{HOLE, Plan, SMALLEST};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Point, Scene, Shape};
use crate::theme::{Ink, Weight};

/// Difference in diameter between a planet and the ring around it.
pub(super) const RING: u16 = 6;

/// Draws a board.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, plan: Plan) {
    draw_ground(scene, board, plan);
    if let Some(draft) = &board.draft {
        draw_unknown(scene, draft.planets, Positions::default(), plan);
        draft::draw(scene, draft, plan);
        return;
    }
    if plan.is_called() {
        draw_large(scene, sight, board, plan);
    } else {
        draw_small(scene, sight, board, plan);
    }
    if let Some(last) = board.chart.last {
        for at in last.launch.positions().iter() {
            let ring = sprite(Emblem::Latest, plan.full() + 2 * RING);
            scene.add(format!("latest {at}"), plan.place(at), ring);
        }
    }
}

/// Draws the board on which one plays: all that is known of it.
fn draw_large(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, plan: Plan) {
    let chart = &board.chart;
    let notes = board.notes.unwrap_or_default();
    // A note never hides what has been shown since.
    let shown = chart.found.and(chart.empty).and(chart.emitters);
    let noted = notes.planets.minus(shown);
    let crossed = notes.empty.minus(shown);
    let hidden = hidden(board);
    for beam in &chart.beams {
        let ends = (beam.from, beam.to);
        draw_line(scene, "beam", ends, Ink::Fire, plan);
    }
    draw_unknown(scene, explored(chart).and(hidden).and(crossed), noted, plan);
    for done in &chart.complete {
        draw_links(scene, done.system, Ink::Gold, plan);
    }
    let full = plan.full();
    let mut put = |name: &str, at: Position, shown: Sprite, diameter: u16| {
        let shown = sprite(shown, diameter);
        scene.add(format!("{name} {at}"), plan.place(at), shown);
    };
    for at in crossed.iter() {
        put("noted empty", at, Emblem::Nothing.into(), SMALLEST);
    }
    let colour = world(board.hider);
    for at in chart.found.iter() {
        put("planet", at, Art::Planet(colour).into(), full);
    }
    for at in hidden.iter() {
        put("hidden", at, Art::Hidden(colour).into(), full);
        if sight.over {
            put("missed", at, Emblem::Missed.into(), full + RING + 2);
        }
    }
    for lost in &chart.lost {
        put("lost", lost.at, piece(lost.piece, board.hunter), full);
    }
    for done in &chart.complete {
        for at in done.system.iter() {
            put("complete", at, Emblem::Halo.into(), full + RING);
        }
    }
    for at in chart.emitters.iter() {
        let shared = chart.found.has(at) || chart.lost.iter().any(|lost| lost.at == at);
        let diameter = if shared { full * 2 / 3 } else { full - 2 };
        put("emitter", at, Art::Emitter.into(), diameter);
    }
}

/// Draws the other board: its planets alone. One's own sky shows what is still safe, and crosses out what
/// was found.
fn draw_small(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, plan: Plan) {
    let chart = &board.chart;
    let hidden = hidden(board);
    let own = !sight.over && board.sky.is_some();
    let found = chart.found;
    for at in explored(chart).minus(found).minus(hidden).iter() {
        let pip = sprite(Art::Void, SMALLEST);
        scene.add(format!("dot {at}"), plan.place(at), pip);
    }
    let (colour, full) = (world(board.hider), plan.full());
    let mut put = |name: &str, at: Position, shown: Sprite, diameter: u16| {
        let shown = sprite(shown, diameter);
        scene.add(format!("{name} {at}"), plan.place(at), shown);
    };
    for at in found.iter() {
        let shown = if own { Art::Taken } else { Art::Planet(colour) };
        put("planet", at, shown.into(), full);
    }
    for at in hidden.iter() {
        let shown = if own {
            Art::Planet(colour)
        } else {
            Art::Hidden(colour)
        };
        put("hidden", at, shown.into(), full);
        if sight.over {
            put("missed", at, Emblem::Missed.into(), full + RING + 2);
        }
    }
    for done in chart.complete.iter().filter(|_| !own) {
        for at in done.system.iter() {
            put("complete", at, Emblem::Halo.into(), full + RING);
        }
    }
}

/// Positions that only the sky's owner knows, until all is uncovered.
fn hidden(board: &BoardView) -> Positions {
    // Only viewers who may know the sky have one in their view.
    board.sky.unwrap_or_default().minus(board.chart.found)
}

/// The positions that have been looked at.
pub(super) fn explored(chart: &Chart) -> Positions {
    let lost = Positions::new(chart.lost.iter().map(|lost| lost.at));
    chart.found.and(chart.empty).and(chart.emitters).and(lost)
}

/// Lays the ground, which never changes. It names whose hunt it is: the same place is another one
/// on another board.
fn draw_ground(scene: &mut Scene, board: &BoardView, plan: Plan) {
    let corners = plan.corners();
    let origin = Point::new(0, 0);
    let area = |ink| Shape::Area {
        points: corners.to_vec(),
        ink,
    };
    let hunt = board.hunter.index() + 1;
    scene.lay(format!("board of {hunt}"), origin, area(Ink::Window));
    for at in Position::all().filter(|at| at.site() == Site::Centre) {
        // Rows of drawn lines are three apart; a triangle that points up has its middle one row
        // above such a row.
        let up = at.row().index() % 3 == 2;
        let facet = sprite(Art::Facet { up }, plan.facet());
        scene.lay(format!("triangle {at}"), plan.place(at), facet);
    }
    for (from, to) in drawn_lines() {
        let shape = stroke(plan.place(from), plan.place(to), Ink::Line, Weight::Thin);
        scene.lay(format!("line {from}–{to}"), plan.place(from), shape);
    }
    let next = corners.iter().cycle().skip(1);
    for (from, to) in corners.iter().zip(next) {
        let edge = stroke(*from, *to, Ink::Line, Weight::Trail);
        scene.lay("edge", *from, edge);
    }
    for row in SpaceRow::all() {
        for at in plan.letters(row) {
            let letter = number(row.letter(), Plan::LETTER, Ink::Faint);
            scene.lay(format!("row {row}"), at, letter);
        }
    }
}

/// Draws a pip at the positions `unnumbered`, and at every other one its number, ringed in the middle
/// of a triangle; those in `noted` are marked as a guess.
fn draw_unknown(scene: &mut Scene, unnumbered: Positions, noted: Positions, plan: Plan) {
    for at in Position::all() {
        let place = plan.place(at);
        let mut put = |name: &str, shown: Art| {
            scene.add(format!("{name} {at}"), place, sprite(shown, HOLE));
        };
        if unnumbered.has(at) {
            put("explored", Art::Void);
            continue;
        }
        let (name, shown) = match at.site() {
            _ if noted.has(at) => ("noted", Art::Guess),
            Site::Centre => ("centre", Art::Centre),
            Site::Vertex | Site::Line => ("unknown", Art::Unknown),
        };
        put(name, shown);
        let label = number(at.number(), Plan::NUMBER, Ink::Moon);
        scene.add(format!("number {at}"), place, label);
    }
}

/// Draws a line between planets of a system that touch.
pub(super) fn draw_links(scene: &mut Scene, planets: Positions, ink: Ink, plan: Plan) {
    for at in planets.iter() {
        let beside = at.neighbours().common(planets);
        for other in beside.iter().filter(|other| *other > at) {
            draw_line(scene, "link", (at, other), ink, plan);
        }
    }
}

/// Draws a line between two positions.
pub(super) fn draw_line(
    scene: &mut Scene,
    name: &str,
    (from, to): (Position, Position),
    ink: Ink,
    plan: Plan,
) {
    let shape = stroke(plan.place(from), plan.place(to), ink, Weight::Beam);
    scene.add(format!("{name} {from}–{to}"), plan.place(from), shape);
}

/// A straight line, from its place.
fn stroke(from: Point, to: Point, ink: Ink, weight: Weight) -> Shape {
    Shape::Stroke {
        points: vec![Point::new(0, 0), Point::new(to.x - from.x, to.y - from.y)],
        ink,
        weight,
    }
}
