//! Hint in Planétaire: an arrow where a ray goes in and rings where it may come out, or rings where
//! marbles or satellites go; with what is certain of the sky.

use games::planetaire::{
    Action, BoardView, Edge, Insight, Margin, Outcome, Planetaire, Proof, Sky,
};
use games::{Advice, Evidence};
use text::Lang;

use super::plan::Plan;
use crate::Proofs;
use crate::hint::{draw_arrow, draw_cross, draw_glow, draw_odds, draw_ring, permille};
use crate::scene::Scene;
use crate::shapes::card;
use crate::theme::Ink;

/// Reach of a ray's arrow into the grid, in cells' hundredths.
const INTO: i32 = 150;
/// A ring around the number of a margin.
const AROUND: u16 = 82;
/// A cross over a number or a pawn.
const CROSS: u16 = 44;
/// Between a cell's edge and the night in it.
const GAP: u16 = 2;

/// Draws a hint over a board.
pub(super) fn draw(
    scene: &mut Scene,
    board: &BoardView,
    (advice, lang): (&Advice<Planetaire>, Lang),
    plan: &Plan,
) {
    for evidence in &advice.why {
        draw_evidence(scene, board, (evidence, lang), plan);
    }
    match &advice.action {
        Action::Fire(margin) => draw_fire(scene, *margin, plan),
        Action::PlaceAll(marbles) => {
            draw_rings(scene, *marbles, plan);
            for cell in board.marbles.cells().filter(|cell| !marbles.has(*cell)) {
                draw_cross(scene, &cell.to_string(), plan.cell(cell), plan.around);
            }
        }
        Action::End => draw_rings(scene, board.marbles, plan),
        Action::Draft(sky) => draw_rings(scene, *sky, plan),
        _ => {}
    }
}

/// Draws what rays prove: night where the sky is empty, with a cross on a marble there, a glow and
/// a ring where a satellite is.
pub(super) fn draw_proof(
    scene: &mut Scene,
    board: &BoardView,
    (proof, proofs): (Proof, Proofs),
    plan: &Plan,
) {
    scene.beneath(
        |_| true,
        |scene| {
            for cell in proof.empty.cells() {
                let (corner, size) = plan.tile(cell);
                let dark = card(
                    (size.width - 2 * GAP, size.height - 2 * GAP),
                    6,
                    Ink::Window,
                );
                let corner = corner.offset(GAP.into(), GAP.into());
                scene.add(format!("hint not {cell}"), corner, dark);
            }
        },
    );
    for cell in proof.empty.cells().filter(|it| board.marbles.has(*it)) {
        draw_cross(scene, &cell.to_string(), plan.cell(cell), plan.around);
    }
    let full = match proofs {
        Proofs::EachRay | Proofs::RuledOut => Sky::default(),
        Proofs::All => proof.full,
    };
    for cell in full.cells() {
        let name = format!("column {cell}");
        let place = (plan.cell(cell), plan.around, name.as_str());
        draw_glow(scene, &cell.to_string(), place, 1_000);
        draw_ring(scene, &cell.to_string(), plan.cell(cell), plan.around);
    }
}

/// Draws the arrow at the margin where a ray goes in.
fn draw_fire(scene: &mut Scene, margin: Margin, plan: &Plan) {
    let (right, down) = match margin.place().0 {
        Edge::Left => (1, 0),
        Edge::Right => (-1, 0),
        Edge::Top => (0, 1),
        Edge::Bottom => (0, -1),
    };
    let edge = plan.edge(margin);
    let into = plan.share(INTO);
    let tip = edge.offset(right * into, down * into);
    let name = format!("fire {margin}");
    draw_arrow(scene, &name, &[edge, tip]);
    draw_ring(scene, &name, plan.slot(margin), AROUND);
}

/// Draws rings where something is to lie.
fn draw_rings(scene: &mut Scene, cells: Sky, plan: &Plan) {
    for cell in cells.cells() {
        draw_ring(scene, &cell.to_string(), plan.cell(cell), plan.around);
    }
}

/// Draws one reason of a hint.
fn draw_evidence(
    scene: &mut Scene,
    board: &BoardView,
    (evidence, lang): (&Evidence<Insight>, Lang),
    plan: &Plan,
) {
    let likely = permille(evidence);
    match *evidence.what() {
        Insight::Full(cell) if !board.marbles.has(cell) => {
            let name = format!("column {cell}");
            let place = (plan.cell(cell), plan.around, name.as_str());
            draw_glow(scene, &cell.to_string(), place, likely);
        }
        Insight::Empty(cell) => {
            if !board.empties.is_some_and(|noted| noted.has(cell)) {
                draw_cross(scene, &cell.to_string(), plan.cell(cell), plan.cross);
            }
        }
        Insight::TellsNothing(margin) => {
            draw_cross(scene, &margin.to_string(), plan.slot(margin), CROSS);
        }
        // No pawn lies where a ray may still come out.
        Insight::Ends(_, Outcome::Exit(exit)) => {
            draw_odds(
                scene,
                &format!("exit {exit}"),
                plan.odds(exit),
                (likely, lang),
            );
        }
        Insight::Full(_) | Insight::Ends(..) => {}
    }
}
