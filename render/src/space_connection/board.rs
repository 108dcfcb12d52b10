//! A board: its empty ground, what was discovered, and whatever else the view shows. A place that
//! nobody has looked at has its number, so a board empties as one searches.

use games::space_connection::{BoardView, Chart, Position, Positions, Site, SpaceRow, drawn_lines};

use super::Sight;
use super::art::Art;
use super::draft;
use super::pieces::{number, piece, sprite, world};
use super::plan::{HOLE, Plan};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Point, Scene, Shape};
use crate::theme::{Ink, Tint, Weight};

/// How much larger than a planet a ring around it is.
pub(super) const RING: u16 = 6;
/// What shares its place with something larger is at least so large.
const SMALLEST: u16 = 24;

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, plan: Plan) {
    ground(scene, plan);
    if let Some(draft) = &board.draft {
        unknown(scene, draft.planets, Positions::default(), plan);
        draft::draw(scene, draft, plan);
        return;
    }
    let chart = &board.chart;
    let notes = board.notes.unwrap_or_default();
    // A note never hides what has been shown since.
    let shown = chart.found.and(chart.empty).and(chart.emitters);
    let noted = notes.planets.minus(shown);
    // Only who may know the sky has one in his view.
    let hidden = board.sky.unwrap_or_default().minus(chart.found);
    let crossed = notes.empty.minus(shown);
    unknown(scene, explored(chart).and(hidden).and(crossed), noted, plan);
    for done in &chart.complete {
        links(scene, done.system, Ink::Gold, plan);
    }
    for beam in &chart.beams {
        let ends = (beam.from, beam.to);
        line(scene, "beam", ends, Ink::Tint(Tint::Red), plan);
    }
    let full = plan.full();
    let mut put = |name: &str, at: Position, shown: Sprite, diameter: u16| {
        let shown = sprite(shown, diameter);
        scene.put(format!("{name} {at}"), plan.place(at), shown);
    };
    for at in crossed.iter() {
        put(
            "noted empty",
            at,
            Emblem::Nothing.into(),
            (full / 2).max(SMALLEST),
        );
    }
    let colour = world(board.hider);
    for at in chart.found.iter() {
        put("planet", at, Art::Planet(colour).into(), full);
    }
    for at in hidden.iter() {
        put("hidden", at, Art::Veiled(colour).into(), full);
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
        put("emitter", at, Art::Emitter.into(), diameter.max(SMALLEST));
    }
    if let Some(last) = chart.last {
        for at in last.launch.positions().iter() {
            put("latest", at, Emblem::Latest.into(), full + 2 * RING);
        }
    }
}

/// The positions that have been looked at.
fn explored(chart: &Chart) -> Positions {
    let lost = Positions::of(chart.lost.iter().map(|lost| lost.at));
    chart.found.and(chart.empty).and(chart.emitters).and(lost)
}

/// What never changes.
fn ground(scene: &mut Scene, plan: Plan) {
    for at in Position::all().filter(|at| at.site() == Site::Centre) {
        // Rows of drawn lines are three apart; a triangle that points up has its middle one row
        // above such a row.
        let up = at.row().index() % 3 == 2;
        let facet = sprite(Art::Facet { up }, plan.facet());
        scene.lay(format!("triangle {at}"), plan.place(at), facet);
    }
    for (from, to) in drawn_lines() {
        let (start, end) = (plan.place(from), plan.place(to));
        scene.lay(
            format!("line {from}–{to}"),
            start,
            Shape::Stroke {
                points: vec![
                    Point::new(0, 0),
                    Point::new(end.x - start.x, end.y - start.y),
                ],
                ink: Ink::Ghost,
                weight: Weight::Thin,
            },
        );
    }
    for row in SpaceRow::all() {
        for at in plan.letters(row) {
            let letter = number(row.letter(), plan.row_letters(), Ink::Gold);
            scene.lay(format!("row {row}"), at, letter);
        }
    }
}

/// The positions that nobody has looked at: their numbers, ringed in the middle of a triangle; and
/// a dot where something was seen to be nothing.
fn unknown(scene: &mut Scene, explored: Positions, noted: Positions, plan: Plan) {
    for at in Position::all() {
        let place = plan.place(at);
        let mut put = |name: &str, shown: Art, diameter: u16| {
            scene.put(
                format!("{name} {at}"),
                place,
                sprite(shown, plan.scaled(diameter)),
            );
        };
        let Some(face) = plan.numbers() else {
            let shown = if explored.has(at) {
                Art::Void
            } else {
                Art::Speck
            };
            put("dot", shown, HOLE);
            continue;
        };
        if explored.has(at) {
            put("explored", Art::Void, HOLE);
            continue;
        }
        let (name, shown, ink) = match at.site() {
            _ if noted.has(at) => ("noted", Art::Guess, Ink::Moon),
            Site::Centre => ("centre", Art::Centre, Ink::Text),
            Site::Vertex | Site::Line => ("unknown", Art::Unknown, Ink::Text),
        };
        put(name, shown, HOLE);
        let label = number(at.number(), face, ink);
        scene.put(format!("number {at}"), place, label);
    }
}

/// Joins the planets of a system that touch.
pub(super) fn links(scene: &mut Scene, planets: Positions, ink: Ink, plan: Plan) {
    for at in planets.iter() {
        let beside = at.neighbours().common(planets);
        for other in beside.iter().filter(|other| *other > at) {
            line(scene, "link", (at, other), ink, plan);
        }
    }
}

pub(super) fn line(
    scene: &mut Scene,
    name: &str,
    (from, to): (Position, Position),
    ink: Ink,
    plan: Plan,
) {
    let (start, end) = (plan.place(from), plan.place(to));
    scene.put(
        format!("{name} {from}–{to}"),
        start,
        Shape::Stroke {
            points: vec![
                Point::new(0, 0),
                Point::new(end.x - start.x, end.y - start.y),
            ],
            ink,
            weight: Weight::Trail,
        },
    );
}
