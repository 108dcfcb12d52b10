//! A board: its empty ground, what was discovered, and everything else the view shows. A place that
//! no one has looked at is a dark hole, so a board empties as one searches; one where nothing can be
//! found is faint. Numbers stand where a place is called: around what is aimed, and in a sky in the
//! making.

use games::space_connection::{
    BoardView, Chart, Piece, Position, Positions, Site, SpaceRow, drawn_lines,
};

use super::Sight;
use super::art::Art;
use super::draft;
use super::palette::{CLOSED, CORE, LETTER, PLACE, RIM};
use super::pieces::{number, piece, sprite, used, world};
use super::plan::{HOLE, PIP, Plan, SMALLEST};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Point, Scene, Shape};
use crate::shapes::{disc, glow};
use crate::theme::{Ink, Weight};

/// Difference in diameter between a planet and the ring around it.
pub(super) const RING: u16 = 6;
/// Size of a piece that was used before the last one, in hundredths of a planet.
const USED: u16 = 70;
/// Radius of the pip where a system may go on.
const DUE: u16 = 9;

/// Draws a board.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, plan: Plan) {
    draw_ground(scene, board, plan);
    if let Some(draft) = &board.draft {
        let marked = draft.planets;
        draw_unknown(scene, marked, Places::all(), plan);
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
    let own = !sight.over && board.sky.is_some();
    for beam in &chart.beams {
        draw_beam(scene, (beam.from, beam.to), plan);
    }
    let searched = explored(chart).and(hidden);
    if sight.over {
        // No one calls a place any more.
        draw_searched(scene, explored(chart), plan);
    } else {
        let places = Places {
            open: open(chart, sight.piece),
            noted,
            unchecked: if own {
                Positions::default()
            } else {
                chart.unchecked()
            },
            numbers: sight.numbers,
        };
        draw_unknown(scene, searched.and(crossed), places, plan);
    }
    let full = plan.full();
    let marked = || chart.complete.iter().filter(|_| !own);
    for done in marked() {
        draw_light(scene, done.system, plan);
        draw_links(scene, done.system, Ink::Gold, plan);
    }
    let mut put = |name: &str, at: Position, shown: Sprite, diameter: u16| {
        let shown = sprite(shown, diameter);
        scene.add(format!("{name} {at}"), plan.place(at), shown);
    };
    for at in crossed.iter() {
        put("noted empty", at, Emblem::Nothing.into(), SMALLEST);
    }
    let colour = world(board.hider);
    let (found, safe) = if own {
        (Art::Taken, Art::Planet(colour))
    } else {
        (Art::Planet(colour), Art::Hidden(colour))
    };
    for at in chart.found.iter() {
        put("planet", at, found.into(), full);
    }
    for at in hidden.iter() {
        put("hidden", at, safe.into(), full);
        if sight.over {
            put("missed", at, Emblem::Missed.into(), full + RING + 2);
        }
    }
    let latest = chart.last.map(|last| last.launch.positions());
    for lost in &chart.lost {
        let shown = piece(lost.piece, board.hunter);
        if latest.is_some_and(|latest| latest.has(lost.at)) {
            put("lost", lost.at, shown, full);
        } else {
            let shown = used(lost.piece, board.hunter);
            put("used", lost.at, shown, full * USED / 100);
        }
    }
    for done in marked() {
        for at in done.system.iter() {
            put("complete", at, Art::Whole.into(), full + RING);
        }
    }
    if !own && !sight.over {
        for at in chart.unfinished().iter() {
            put("open", at, Art::Begun.into(), full + RING);
        }
    }
    for at in chart.emitters.iter() {
        let shared = chart.found.has(at) || chart.lost.iter().any(|lost| lost.at == at);
        let diameter = if shared { full * 2 / 3 } else { full - 2 };
        put("emitter", at, Art::Emitter.into(), diameter);
    }
}

/// Draws the other board: its planets alone. One's own sky shows what is still safe, and crosses
/// out what was found.
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
            put("complete", at, Art::Whole.into(), full + RING);
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

/// Places where a piece in hand, or the one that is advised, may still find something: neither
/// beside a whole system nor out of reach of what is left.
fn open(chart: &Chart, piece: Option<Piece>) -> Positions {
    let beside = |system: Positions| {
        let around = system.iter().map(Position::neighbours);
        around.fold(Positions::default(), Positions::and)
    };
    let systems = chart.complete.iter().map(|done| beside(done.system));
    let empty = systems.fold(Positions::default(), Positions::and);
    let reached = |piece: &Piece| chart.targets(*piece);
    let reached = match piece {
        Some(piece) => reached(&piece),
        None => Piece::ALL
            .iter()
            .map(reached)
            .fold(Positions::default(), Positions::and),
    };
    reached.minus(empty)
}

/// Lays the ground, which never changes. It names whose hunt it is: the same place is another one
/// on another board.
fn draw_ground(scene: &mut Scene, board: &BoardView, plan: Plan) {
    let corners = plan.corners();
    let origin = Point::new(0, 0);
    let area = |points: Vec<Point>, ink| Shape::Area { points, ink };
    let hunt = board.hunter.index() + 1;
    scene.lay(
        format!("board of {hunt}"),
        origin,
        area(corners.to_vec(), Ink::Night),
    );
    scene.lay("rim", origin, area(plan.inside().to_vec(), Ink::Window));
    scene.lay("sky", origin, area(plan.sky().to_vec(), Ink::TileA));
    for at in Position::all().filter(|at| at.site() == Site::Centre) {
        // Rows of drawn lines are three apart; a triangle that points up has its middle one row
        // above such a row.
        if at.row().index() % 3 == 2 {
            let corners = at.triangle().unwrap_or_default();
            let corners = corners.iter().filter(|at| at.site() == Site::Vertex);
            let corners = corners.map(|at| plan.place(at)).collect();
            scene.lay(format!("triangle {at}"), origin, area(corners, Ink::TileB));
        }
    }
    for (from, to) in drawn_lines() {
        let shape = stroke(plan.place(from), plan.place(to), Ink::Line, Weight::Thin);
        scene.lay(format!("line {from}–{to}"), plan.place(from), shape);
    }
    let next = corners.iter().cycle().skip(1);
    for (from, to) in corners.iter().zip(next) {
        let edge = stroke(*from, *to, RIM, plan.edge());
        scene.lay("edge", *from, edge);
    }
    for row in SpaceRow::all() {
        for (end, at) in plan.rims(row) {
            scene.lay(format!("row {row}"), at, number(end, Plan::LETTER, LETTER));
        }
    }
}

/// Places without a piece: those where something may be found, those that are guessed at, those
/// around a system that is not complete, and those with a number.
#[derive(Clone, Copy)]
struct Places {
    open: Positions,
    noted: Positions,
    unchecked: Positions,
    numbers: Positions,
}

impl Places {
    /// Every place is open.
    fn all() -> Self {
        let all = Positions::new(Position::all());
        Self {
            open: all,
            noted: Positions::default(),
            unchecked: Positions::default(),
            numbers: all,
        }
    }
}

/// Draws a pip where one has searched.
fn draw_searched(scene: &mut Scene, searched: Positions, plan: Plan) {
    for at in searched.iter() {
        let pip = sprite(Art::Void, PIP);
        scene.add(format!("explored {at}"), plan.place(at), pip);
    }
}

/// Draws a pip at the positions `searched`, and at every other one a hole, ringed in the middle of
/// a triangle, with its number where it is called; a guess is marked, and so is what must be looked
/// at to complete a system.
fn draw_unknown(scene: &mut Scene, searched: Positions, places: Places, plan: Plan) {
    draw_searched(scene, searched, plan);
    for at in Position::all() {
        let place = plan.place(at);
        if searched.has(at) {
            continue;
        }
        let open = places.open.has(at);
        let hole = |shown| sprite(shown, HOLE);
        let (name, shown, (face, ink)) = match at.site() {
            _ if places.noted.has(at) => ("noted", hole(Art::Guess), (Plan::NUMBER, Ink::Moon)),
            // It weighs less than those that are still open.
            _ if !open => ("closed", shade(), (Plan::CLOSED, CLOSED)),
            Site::Centre => ("centre", hole(Art::Centre), (Plan::NUMBER, PLACE)),
            Site::Vertex | Site::Line => ("unknown", hole(Art::Unknown), (Plan::NUMBER, PLACE)),
        };
        scene.add(format!("{name} {at}"), place, shown);
        if places.unchecked.has(at) {
            let due = sprite(Art::Due, HOLE);
            scene.add(format!("due {at}"), place, due);
        }
        if places.numbers.has(at) {
            let label = number(at.number(), face, ink);
            scene.add(format!("number {at}"), place, label);
        } else if places.unchecked.has(at) {
            let pip = disc(DUE, Ink::Gold);
            scene.add(format!("due pip {at}"), place, pip);
        }
    }
}

/// Half a hole: so much that no line runs through a number.
fn shade() -> Shape {
    glow(vec![Point::new(0, 0)], Ink::Hollow, HOLE - 4, 4)
}

/// Draws golden light around the planets of a system.
fn draw_light(scene: &mut Scene, planets: Positions, plan: Plan) {
    for (more, eighths) in [(28, 1), (18, 1)] {
        for at in planets.iter() {
            let light = glow(
                vec![Point::new(0, 0)],
                Ink::Gold,
                plan.full() + more,
                eighths,
            );
            scene.add(format!("light {at}"), plan.place(at), light);
        }
    }
}

/// Draws a beam: its light, its casing and its heart.
fn draw_beam(scene: &mut Scene, (from, to): (Position, Position), plan: Plan) {
    let (start, end) = (plan.place(from), plan.place(to));
    let ends = vec![Point::new(0, 0), end.offset(-start.x, -start.y)];
    let mut light = |ink, width, eighths| {
        let light = glow(ends.clone(), ink, width, eighths);
        scene.add(format!("beam {from}–{to}"), start, light);
    };
    for (width, eighths) in [(30, 1), (21, 1)] {
        light(Ink::Fire, width, eighths);
    }
    light(Ink::Night, 14, 8);
    light(Ink::Fire, 9, 8);
    light(CORE, 3, 8);
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
