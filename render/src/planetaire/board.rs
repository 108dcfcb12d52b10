//! A board: its empty ground, the pawns in its margins, and everything the view shows in its sky.

use games::planetaire::{BoardView, Cell, Margin, Outcome, Pawn};

use super::art::Art;
use super::palette::{FOUND, INNER, LETTER, MISSED, OUTER};
use super::pieces::{number, pawn, ray, sprite};
use super::plan::Plan;
use super::rays;
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Point, Scene, Shape, Size};
use crate::shapes::{card, disc, glow};
use crate::theme::Ink;

/// The dark edge around the grid.
const RIM: i32 = 8;
/// The frame's edge.
const EDGE: i32 = 4;
/// Bed of a letter where rays go behind it.
const LABEL: u16 = 30;
/// Radii of the discs of light around the last shot's pawns, in eighths of a pawn.
const LIGHTS: [(u16, Ink); 2] = [(6, OUTER), (5, INNER)];

/// Draws a board.
pub(super) fn draw(scene: &mut Scene, board: &BoardView, plan: &Plan) {
    draw_ground(scene, plan);
    let naming = Cell::all().filter(|cell| cell.row() == 7);
    let is_covered =
        |cell: &Cell| board.marbles.has(*cell) || board.sky.is_some_and(|sky| sky.has(*cell));
    // Its hider follows each ray, too.
    let sky_of_rays = board.sky.filter(|_| !board.shots.is_empty());
    if let Some(sky) = sky_of_rays {
        rays::draw(scene, board, sky, plan);
        let passed = rays::passed(board.law, sky, &board.shots);
        for cell in naming.clone() {
            draw_letter_over_rays(scene, cell, passed.contains(&cell), plan);
        }
    } else {
        rays::draw_ends(scene, board, plan);
        for cell in naming.clone().filter(|cell| !is_covered(cell)) {
            let (name, letter) = column_letter(cell, plan);
            scene.add(name, plan.letter(cell), letter);
        }
    }
    for cell in Cell::all() {
        draw_in_cell(scene, board, cell, plan);
    }
    // What would hide a letter is under it: it stands in the middle of a marble.
    let covered = naming.filter(|cell| sky_of_rays.is_none() && is_covered(cell));
    for cell in covered {
        let (at, ink) = match board.marbles.has(cell) {
            true => (plan.cell(cell), Ink::Night),
            false => (plan.letter(cell), LETTER),
        };
        let letter = number(letter_of(cell), plan.numbers, ink);
        scene.add(format!("column {cell}"), at, letter);
    }
    for margin in Margin::all() {
        draw_in_margin(scene, board, margin, plan);
    }
}

/// Lays the ground, which never changes. A cell's name is its column's letter and its row's number,
/// which is the margin's on the left.
fn draw_ground(scene: &mut Scene, plan: &Plan) {
    let around = |rim: (i32, i32)| {
        let (corner, Size { width, height }) = plan.around_grid(rim);
        (corner, (width, height))
    };
    let (across, down) = plan.frame;
    let face = (across - EDGE, down - EDGE);
    for (name, rim, round, ink) in [
        ("edge", plan.frame, plan.round, Ink::Line),
        ("frame", face, plan.round - EDGE as u8, Ink::Window),
        ("grid", (RIM, RIM), RIM as u8, Ink::Night),
    ] {
        let (corner, size) = around(rim);
        scene.lay(name, corner, card(size, round, ink));
    }
    for cell in Cell::all() {
        let (corner, size) = plan.tile(cell);
        let ink = tone(cell);
        scene.lay(format!("cell {cell}"), corner, Shape::Bar { size, ink });
    }
}

/// Name and shape of a column's letter.
fn column_letter(cell: Cell, plan: &Plan) -> (String, Shape) {
    (
        format!("column {cell}"),
        number(letter_of(cell), plan.numbers, LETTER),
    )
}

/// Letter of a cell's column.
const fn letter_of(cell: Cell) -> char {
    (b'A' + cell.column()) as char
}

/// Tone of a cell, one of a board's two.
const fn tone(cell: Cell) -> Ink {
    match (cell.column() + cell.row()) % 2 {
        0 => Ink::TileB,
        _ => Ink::TileA,
    }
}

/// Beginning of the name of the bed that hides a ray under a letter.
pub(super) const UNDER_LETTER: &str = "under ";

/// Draws a column's letter over the rays: one that goes through it goes on behind it.
fn draw_letter_over_rays(scene: &mut Scene, cell: Cell, passed: bool, plan: &Plan) {
    let at = plan.letter_beside_rays(cell);
    if passed {
        let size = Size {
            width: LABEL,
            height: LABEL,
        };
        let half = i32::from(LABEL) / 2;
        let ink = tone(cell);
        let under = Shape::Bar { size, ink };
        scene.add(
            format!("{UNDER_LETTER}{cell}"),
            at.offset(-half, -half),
            under,
        );
    }
    let (name, letter) = column_letter(cell, plan);
    scene.add(name, at, letter);
}

/// Draws what lies in a cell.
fn draw_in_cell(scene: &mut Scene, board: &BoardView, cell: Cell, plan: &Plan) {
    let marble = board.marbles.has(cell);
    let satellite = board.sky.is_some_and(|sky| sky.has(cell));
    let noted = board.empties.is_some_and(|empties| empties.has(cell));
    let at = plan.cell(cell);
    let mut put = |name: &str, piece: Sprite, diameter: u16| {
        scene.add(format!("{name} {cell}"), at, sprite(piece, diameter));
    };
    if noted && !marble && !satellite {
        put("empty", Emblem::Nothing.into(), plan.cross);
    }
    let found = match (board.sky, marble) {
        (Some(_), true) => Some(FOUND),
        (Some(_), false) if board.reveal.is_some() => Some(MISSED),
        _ => None,
    };
    if let Some(ink) = found.filter(|_| satellite) {
        scene.add(format!("bed {cell}"), at, disc(plan.around / 2, ink));
    }
    let mut put = |name: &str, piece: Sprite, diameter: u16| {
        scene.add(format!("{name} {cell}"), at, sprite(piece, diameter));
    };
    if satellite {
        put("satellite", Art::Satellite.into(), plan.piece);
    } else if marble {
        put("marble", Art::Marble.into(), plan.piece);
    }
    // Only someone who sees the sky sees who is right.
    match (board.sky, marble, satellite) {
        (Some(_), true, true) => put("found", Emblem::Right.into(), plan.around),
        (Some(_), true, false) => put("wrong", Emblem::Wrong.into(), plan.piece),
        (Some(_), false, true) if board.reveal.is_some() => {
            put("missed", Emblem::Missed.into(), plan.around);
        }
        _ => {}
    }
}

/// Draws a margin's number in its place, or outside it, bright, where a pawn lies; the pawns that
/// the latest one replaced look out from under it (P9).
fn draw_in_margin(scene: &mut Scene, board: &BoardView, margin: Margin, plan: &Plan) {
    let pawns = board.pawns_on(margin);
    let (at, ink) = match pawns[..] {
        [] => (plan.slot(margin), Ink::Faint),
        _ => (plan.outside(margin), Ink::Moon),
    };
    let last = board.shots.last().filter(|_| board.reveal.is_none());
    let is_last = last.is_some_and(|it| it.margin == margin || it.outcome == Outcome::Exit(margin));
    if is_last {
        // Two boards have no room for it.
        for (eighths, ink) in LIGHTS.into_iter().filter(|_| plan.light > 0) {
            let light = disc(plan.pawn * eighths / 8, ink);
            scene.add(format!("light {margin}"), plan.slot(margin), light);
        }
    }
    let shines = |pawn: &&Pawn| !is_last && rays::is_lit(board, plan) && **pawn != Pawn::Black;
    if let Some(&latest) = pawns.first().filter(shines) {
        let light = glow(vec![Point::new(0, 0)], ray(latest), plan.pawn * 4 / 3, 2);
        scene.add(format!("shine {margin}"), plan.slot(margin), light);
    }
    let said = number(margin, plan.numbers, ink);
    scene.add(format!("number {margin}"), at, said);
    let Some((&latest, older)) = pawns.split_first() else {
        return;
    };
    // The oldest first, so that the younger ones lie over it.
    for (nth, &replaced) in older.iter().enumerate().rev() {
        let at = plan.older_on(margin, nth, older.len());
        scene.add(format!("replaced {margin}"), at, pawn(replaced, plan.older));
    }
    let (at, diameter) = match older {
        [] => (plan.slot(margin), plan.pawn),
        _ => (plan.replacing(margin), plan.replacing),
    };
    if is_last {
        let halo = sprite(Emblem::Halo, diameter * 6 / 5);
        scene.add(format!("last shot {margin}"), at, halo);
    }
    scene.add(format!("pawn {margin}"), at, pawn(latest, diameter));
}
