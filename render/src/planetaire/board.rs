//! A board: its empty ground, the pawns in its margins, and whatever the view shows in its sky.

use games::planetaire::{BoardView, Cell, Margin};

use super::art::Art;
use super::pieces::{number, pawn, sprite};
use super::plan::Plan;
use super::rays;
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Scene, Shape};
use crate::theme::Ink;

pub(super) fn draw(scene: &mut Scene, board: &BoardView, plan: &Plan) {
    // Under rays the cells' names step back.
    let names = if board.reveal.is_some() {
        Ink::Ghost
    } else {
        Ink::Faint
    };
    ground(scene, plan, names);
    if let (Some(_), Some(sky)) = (&board.reveal, board.sky) {
        rays::draw(scene, board.law, sky, &board.shots, plan);
    }
    for cell in Cell::all() {
        in_cell(scene, board, cell, plan);
    }
    for margin in Margin::all() {
        in_margin(scene, board, margin, plan);
    }
}

/// What never changes.
fn ground(scene: &mut Scene, plan: &Plan, names: Ink) {
    let (corner, size) = plan.plate();
    scene.lay("grid", corner, Shape::Plate { size });
    for cell in Cell::all() {
        let at = plan.cell(cell);
        scene.lay(
            format!("alveolus {cell}"),
            at,
            sprite(Emblem::Alveolus, plan.alveolus),
        );
        if let Some(face) = plan.names {
            scene.lay(format!("name {cell}"), at, number(cell, face, names));
        }
    }
    for margin in Margin::all() {
        scene.lay(
            format!("number {margin}"),
            plan.number(margin),
            number(margin, plan.numbers, Ink::Moon),
        );
        scene.lay(
            format!("socket {margin}"),
            plan.pawn(margin),
            sprite(Art::Socket, plan.pawn),
        );
    }
}

fn in_cell(scene: &mut Scene, board: &BoardView, cell: Cell, plan: &Plan) {
    let marble = board.marbles.has(cell);
    let satellite = board.sky.is_some_and(|sky| sky.has(cell));
    let noted = board.empties.is_some_and(|empties| empties.has(cell));
    let at = plan.cell(cell);
    let full = plan.alveolus - plan.alveolus / 12;
    let mut put = |name: &str, piece: Sprite, diameter: u16| {
        scene.put(format!("{name} {cell}"), at, sprite(piece, diameter));
    };
    if noted && !marble && !satellite {
        put("empty", Emblem::Nothing.into(), plan.alveolus / 2);
    }
    if satellite {
        put("satellite", Art::Satellite.into(), full);
    } else if marble {
        put("marble", Art::Marble.into(), full);
    }
    // Only someone who sees the sky sees who is right.
    match (board.sky, marble, satellite) {
        (Some(_), true, true) => put("found", Emblem::Right.into(), plan.alveolus),
        (Some(_), true, false) => put("wrong", Emblem::Wrong.into(), full),
        (Some(_), false, true) if board.reveal.is_some() => {
            put("missed", Emblem::Missed.into(), plan.alveolus);
        }
        _ => {}
    }
}

/// The latest pawn in the socket, the ones that it replaced outside of it (P9).
fn in_margin(scene: &mut Scene, board: &BoardView, margin: Margin, plan: &Plan) {
    let pawns = board.pawns_on(margin);
    let Some((&latest, older)) = pawns.split_first() else {
        return;
    };
    // The oldest first, so that the younger ones lie over it.
    for (nth, &replaced) in older.iter().enumerate().rev() {
        let at = plan.older(margin, nth, older.len());
        scene.put(format!("replaced {margin}"), at, pawn(replaced, plan.older));
    }
    scene.put(
        format!("pawn {margin}"),
        plan.pawn(margin),
        pawn(latest, plan.pawn),
    );
}
