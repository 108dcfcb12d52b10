//! A board: its empty ground, what was discovered, and whatever else the view shows.

use games::space_connection::{BoardView, Draft, Position, Positions, Row, Site, drawn_lines};

use super::Sight;
use super::art::Art;
use super::pieces::{number, piece, sprite, system, world};
use super::plan::{HOLE, Plan};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Point, Scene, Shape};
use crate::theme::{Face, Ink, Tint, Weight};

/// A found planet, a lost piece.
const FULL: u16 = 46;
/// A ring around one.
const RING: u16 = 56;
/// How many places are pointed at where a planet would help.
const EXAMPLES: u8 = 3;

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, plan: Plan) {
    ground(scene, plan);
    if let Some(draft) = &board.draft {
        in_the_making(scene, draft, plan);
        return;
    }
    let mut put = |name: &str, at: Position, shown: Sprite, diameter: u16| {
        scene.put(
            format!("{name} {at}"),
            plan.place(at),
            sprite(shown, plan.scaled(diameter)),
        );
    };
    let chart = &board.chart;
    for at in chart.empty.iter() {
        put("empty", at, Art::Void.into(), HOLE);
    }
    for beam in &chart.beams {
        line(
            scene,
            "beam",
            (beam.from, beam.to),
            Ink::Tint(Tint::Red),
            plan,
        );
    }
    for done in &chart.complete {
        links(scene, done.system, Ink::Gold, plan);
    }
    let mut put = |name: &str, at: Position, shown: Sprite, diameter: u16| {
        scene.put(
            format!("{name} {at}"),
            plan.place(at),
            sprite(shown, plan.scaled(diameter)),
        );
    };
    let colour = world(board.hider);
    for at in chart.found.iter() {
        put("planet", at, Art::Planet(colour).into(), FULL);
    }
    // Only who may know the sky has one in his view.
    let hidden = board.sky.unwrap_or_default().minus(chart.found);
    for at in hidden.iter() {
        put("hidden", at, Art::Veiled(colour).into(), FULL);
        if sight.over {
            put("missed", at, Emblem::Missed.into(), RING);
        }
    }
    for lost in &chart.lost {
        put("lost", lost.at, piece(lost.piece, board.hunter), FULL - 4);
    }
    for at in chart.emitters.iter() {
        let small = chart.found.has(at) || chart.lost.iter().any(|lost| lost.at == at);
        let diameter = if small { 28 } else { 40 };
        put("emitter", at, Art::Emitter.into(), diameter);
    }
    for done in &chart.complete {
        for at in done.system.iter() {
            put("complete", at, Emblem::Halo.into(), RING - 2);
        }
    }
    if let Some(notes) = board.notes {
        // A note never hides what has been shown since.
        let shown = chart.found.and(chart.empty).and(chart.emitters);
        for at in notes.planets.minus(shown).iter() {
            put("noted", at, Art::Guess.into(), HOLE);
        }
        for at in notes.empty.minus(shown).iter() {
            put("under note", at, Emblem::Alveolus.into(), HOLE);
            put("noted empty", at, Emblem::Nothing.into(), 24);
        }
    }
    if let Some(last) = chart.last {
        for at in last.launch.positions().iter() {
            put("latest", at, Emblem::Latest.into(), RING + 6);
        }
    }
}

/// What never changes.
fn ground(scene: &mut Scene, plan: Plan) {
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
                ink: Ink::Line,
                weight: Weight::Thin,
            },
        );
    }
    for at in Position::all() {
        let hole = match at.site() {
            Site::Centre => Sprite::from(Art::Centre),
            Site::Vertex | Site::Line => Emblem::Alveolus.into(),
        };
        scene.lay(
            format!("hole {at}"),
            plan.place(at),
            sprite(hole, plan.scaled(HOLE)),
        );
        let label = number(at.number(), plan.numbers(), Ink::Faint);
        scene.lay(format!("number {at}"), plan.place(at), label);
    }
    for row in Row::all() {
        for at in plan.letters(row) {
            let letter = number(row.letter(), plan.row_letters(), Ink::Moon);
            scene.lay(format!("row {row}"), at, letter);
        }
    }
}

/// A sky in the making: each system in its colour with its number, where a planet would help, and
/// the move that mends it.
fn in_the_making(scene: &mut Scene, draft: &Draft, plan: Plan) {
    for (nth, planets) in draft.systems.iter().enumerate() {
        links(scene, *planets, Ink::Tint(system(nth)), plan);
    }
    if let Some(remedy) = draft.remedy {
        line(scene, "remedy", (remedy.from, remedy.to), Ink::Gold, plan);
    }
    for (nth, planets) in draft.systems.iter().enumerate() {
        let tint = system(nth);
        for at in planets.iter() {
            scene.put(
                format!("planet {at}"),
                plan.place(at),
                sprite(Art::Planet(tint), plan.scaled(FULL)),
            );
            let label = number(nth + 1, Face::bold(26), tint.contrast());
            scene.put(format!("system {at}"), plan.place(at), label);
        }
    }
    if draft.is_ready() || draft.planets.is_empty() {
        return;
    }
    if let Some(remedy) = draft.remedy {
        let at = plan.place(remedy.to);
        scene.put(
            format!("remedy to {}", remedy.to),
            at,
            sprite(Emblem::Halo, plan.scaled(RING)),
        );
        let at = plan.place(remedy.from);
        let cross = sprite(Emblem::Wrong, plan.scaled(FULL));
        scene.put(format!("remedy from {}", remedy.from), at, cross);
        return;
    }
    let helpful = draft.bridge().and(draft.founding_places(EXAMPLES));
    for at in helpful.iter() {
        let ring = sprite(Emblem::Missed, plan.scaled(RING));
        scene.put(format!("helpful {at}"), plan.place(at), ring);
    }
}

/// Joins the planets of a system that touch.
fn links(scene: &mut Scene, planets: Positions, ink: Ink, plan: Plan) {
    for at in planets.iter() {
        for other in at
            .neighbours()
            .common(planets)
            .iter()
            .filter(|other| *other > at)
        {
            line(scene, "link", (at, other), ink, plan);
        }
    }
}

fn line(scene: &mut Scene, name: &str, (from, to): (Position, Position), ink: Ink, plan: Plan) {
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
            weight: Weight::Ray,
        },
    );
}
