//! A board: its empty ground, the pawns in its margins, and whatever the view shows in its sky.

use games::planetaire::{BoardView, Cell, Margin};

use super::art::Art;
use super::pieces::{number, pawn, sprite};
use super::plan::{AROUND, CROSS, NUMBERS, OLDER, PAWN, PIECE, Plan, TILE};
use super::rays;
use crate::emblems::Emblem;
use crate::nebula::{Cloud, Tone};
use crate::piece::Sprite;
use crate::scene::{Scene, Shape, Size};
use crate::theme::Ink;

/// The frame around the grid.
const RIM: i32 = 7;
/// What a letter lies on where rays go behind it.
const LABEL: u16 = 28;

pub(super) fn draw(scene: &mut Scene, board: &BoardView, plan: &Plan) {
    // The skies of a match have their hues in turn: whose is whose is seen beside each other.
    let hue = if board.number.is_multiple_of(2) {
        Cloud::Violet
    } else {
        Cloud::Teal
    };
    ground(scene, plan, hue);
    let naming = Cell::all().filter(|cell| matches!(cell.row(), 0 | 7));
    if let (Some(_), Some(sky)) = (&board.reveal, board.sky) {
        rays::draw(scene, board.law, sky, &board.shots, plan);
        let passed = rays::passed(board.law, sky, &board.shots);
        for cell in naming {
            over_rays(scene, cell, passed.contains(&cell), plan);
        }
    } else {
        for cell in naming {
            let (name, letter) = column(cell);
            scene.lay(name, plan.cell(cell), letter);
        }
    }
    for cell in Cell::all() {
        in_cell(scene, board, cell, plan);
    }
    for margin in Margin::all() {
        in_margin(scene, board, margin, plan);
    }
}

/// What never changes. A cell's name is its column's letter and its row's number, which is the
/// margin's on the left.
fn ground(scene: &mut Scene, plan: &Plan, hue: Cloud) {
    let (corner, size) = plan.around(RIM);
    scene.lay("frame", corner, Shape::Plate { size });
    let (corner, size) = plan.around(1);
    let ink = Ink::Night;
    scene.lay("grid", corner, Shape::Bar { size, ink });
    for cell in Cell::all() {
        let (cloud, tone) = nebula(cell, hue);
        let tile = sprite(Art::Tile(cloud, tone), TILE);
        scene.lay(format!("cell {cell}"), plan.cell(cell), tile);
    }
}

/// A column's letter.
fn column(cell: Cell) -> (String, Shape) {
    let letter = char::from(b'A' + cell.column());
    (
        format!("column {cell}"),
        number(letter, NUMBERS, Ink::Faint),
    )
}

/// A column's letter over the rays: one that goes through it goes on behind it.
fn over_rays(scene: &mut Scene, cell: Cell, passed: bool, plan: &Plan) {
    let at = plan.cell(cell);
    if passed {
        let size = Size {
            width: LABEL,
            height: LABEL,
        };
        let half = i32::from(LABEL) / 2;
        let ink = Ink::Night;
        let under = Shape::Bar { size, ink };
        scene.put(format!("under {cell}"), at.by(-half, -half), under);
    }
    let (name, letter) = column(cell);
    scene.put(name, at, letter);
}

/// A cloud that comes in from above on the left and goes on below, in tones that let every cell
/// be counted.
fn nebula(cell: Cell, hue: Cloud) -> (Cloud, Tone) {
    let (column, row) = (u32::from(cell.column()), u32::from(cell.row()));
    let tone = match (column * 5 + row * 7 + column * row) % 3 {
        0 => Tone::Dark,
        1 => Tone::Middle,
        _ => Tone::Light,
    };
    let across = column + row;
    let cloud = if across < 6 || (across > 9 && column > 2) {
        hue
    } else {
        Cloud::Night
    };
    (cloud, tone)
}

fn in_cell(scene: &mut Scene, board: &BoardView, cell: Cell, plan: &Plan) {
    let marble = board.marbles.has(cell);
    let satellite = board.sky.is_some_and(|sky| sky.has(cell));
    let noted = board.empties.is_some_and(|empties| empties.has(cell));
    let at = plan.cell(cell);
    let mut put = |name: &str, piece: Sprite, diameter: u16| {
        scene.put(format!("{name} {cell}"), at, sprite(piece, diameter));
    };
    if noted && !marble && !satellite {
        put("empty", Emblem::Nothing.into(), CROSS);
    }
    if satellite {
        put("satellite", Art::Satellite.into(), PIECE);
    } else if marble {
        put("marble", Art::Marble.into(), PIECE);
    }
    // Only someone who sees the sky sees who is right.
    match (board.sky, marble, satellite) {
        (Some(_), true, true) => put("found", Emblem::Right.into(), AROUND),
        (Some(_), true, false) => put("wrong", Emblem::Wrong.into(), PIECE),
        (Some(_), false, true) if board.reveal.is_some() => {
            put("missed", Emblem::Missed.into(), AROUND);
        }
        _ => {}
    }
}

/// The latest pawn by its number, which is bright then; the ones that it replaced outside (P9).
fn in_margin(scene: &mut Scene, board: &BoardView, margin: Margin, plan: &Plan) {
    let pawns = board.pawns_on(margin);
    let ink = if pawns.is_empty() {
        Ink::Faint
    } else {
        Ink::Moon
    };
    let said = number(margin, NUMBERS, ink);
    scene.put(format!("number {margin}"), plan.number(margin), said);
    let Some((&latest, older)) = pawns.split_first() else {
        return;
    };
    // The oldest first, so that the younger ones lie over it.
    for (nth, &replaced) in older.iter().enumerate().rev() {
        let at = plan.older(margin, nth, older.len());
        scene.put(format!("replaced {margin}"), at, pawn(replaced, OLDER));
    }
    scene.put(
        format!("pawn {margin}"),
        plan.pawn(margin),
        pawn(latest, PAWN),
    );
}
