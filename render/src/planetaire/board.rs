//! A board: its empty ground, the pawns in its margins, and everything the view shows in its sky.

use games::planetaire::{BoardView, Cell, Margin};

use super::art::Art;
use super::pieces::{number, pawn, sprite};
use super::plan::Plan;
use super::rays;
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Scene, Shape, Size};
use crate::theme::Ink;

/// The frame around the grid.
const RIM: i32 = 6;
/// Bed of a letter where rays go behind it.
const LABEL: u16 = 34;

/// Draws a board.
pub(super) fn draw(scene: &mut Scene, board: &BoardView, plan: &Plan) {
    draw_ground(scene, plan);
    let naming = Cell::all().filter(|cell| cell.row() == 7);
    if let (Some(_), Some(sky)) = (&board.reveal, board.sky) {
        rays::draw(scene, board.law, sky, &board.shots, plan);
        let passed = rays::passed(board.law, sky, &board.shots);
        for cell in naming {
            draw_letter_over_rays(scene, cell, passed.contains(&cell), plan);
        }
    } else {
        for cell in naming {
            let (name, letter) = column_letter(cell, plan);
            scene.lay(name, plan.letter(cell), letter);
        }
        if let Some(last) = board.shots.last() {
            rays::draw_last(scene, board.law, last, plan);
        }
    }
    for cell in Cell::all() {
        draw_in_cell(scene, board, cell, plan);
    }
    for margin in Margin::all() {
        draw_in_margin(scene, board, margin, plan);
    }
}

/// Lays the ground, which never changes. A cell's name is its column's letter and its row's number,
/// which is the margin's on the left.
fn draw_ground(scene: &mut Scene, plan: &Plan) {
    if let Some((corner, size)) = plan.window {
        scene.lay("window", corner, Shape::Window { size });
    }
    for (rim, ink) in [(RIM + 4, Ink::Night), (RIM, Ink::Line)] {
        let (corner, size) = plan.around_grid(rim);
        scene.lay("frame", corner, Shape::Bar { size, ink });
    }
    for cell in Cell::all() {
        let (corner, size) = plan.tile(cell);
        let ink = tone(cell);
        scene.lay(format!("cell {cell}"), corner, Shape::Bar { size, ink });
    }
}

/// Name and shape of a column's letter.
fn column_letter(cell: Cell, plan: &Plan) -> (String, Shape) {
    let letter = char::from(b'A' + cell.column());
    (
        format!("column {cell}"),
        number(letter, plan.numbers, Ink::Faint),
    )
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
    let at = plan.letter(cell);
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

/// Draws the latest pawn by its number, which is bright then; the ones that it replaced outside (P9).
fn draw_in_margin(scene: &mut Scene, board: &BoardView, margin: Margin, plan: &Plan) {
    let pawns = board.pawns_on(margin);
    let ink = if pawns.is_empty() {
        Ink::Faint
    } else {
        Ink::Moon
    };
    let said = number(margin, plan.numbers, ink);
    scene.add(format!("number {margin}"), plan.number(margin), said);
    let Some((&latest, older)) = pawns.split_first() else {
        return;
    };
    // The oldest first, so that the younger ones lie over it.
    for (nth, &replaced) in older.iter().enumerate().rev() {
        let at = plan.older_on(margin, nth, older.len());
        scene.add(format!("replaced {margin}"), at, pawn(replaced, plan.older));
    }
    scene.add(
        format!("pawn {margin}"),
        plan.pawn_on(margin),
        pawn(latest, plan.pawn),
    );
}
