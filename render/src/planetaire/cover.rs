//! Cover of Planétaire: rays that bend around satellites, on their board.

use super::art::Art;
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::Scene;
use crate::scenery::Patch;
use crate::shapes::sprite;
use crate::theme::{Ink, Sign, Tint};

/// A chequered board, askew, and rays that go on beyond it.
pub(super) fn scenery(stage: Stage) -> Vec<Patch> {
    const SIDE: i16 = 46;
    let place = |column: i16, row: i16| {
        let (right, down) = (column * SIDE, row * SIDE);
        (right + down / 4 - 12, down - right / 4 - 14)
    };
    let squares = (-9..5_i16).flat_map(|column| (-5..5_i16).map(move |row| (column, row)));
    let light = squares.filter(|(column, row)| (column + row) % 2 == 0);
    let square = |(column, row)| {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
        let corners = corners.map(|(right, down)| place(column + right, row + down));
        Patch::new(stage, &corners, Ink::Shade(Tint::Aqua, 3))
    };
    let mut patches: Vec<Patch> = light.map(square).collect();
    for (tint, ray) in [
        (Tint::Yellow, [(-76, 36), (6, 16), (-36, -150)]),
        (Tint::Red, [(200, -58), (-46, 4), (-10, 150)]),
    ] {
        for (half, ink) in [(9.0, Ink::Night), (6.5, Ink::Tint(tint))] {
            let pieces = ray.windows(2);
            patches.extend(pieces.map(|it| Patch::line(stage, (it[0], it[1]), half, ink)));
        }
    }
    patches
}

/// Draws the action of the cover.
pub(super) fn draw_hero(scene: &mut Scene, stage: Stage) {
    for (right, down, size) in [(50, -44, 96), (-62, -44, 62)] {
        let shape = sprite(Art::Satellite, stage.size(size));
        scene.add("satellite", stage.place(right, down), shape);
    }
    let marble = sprite(Art::Marble, stage.size(62));
    scene.add("marble", stage.place(54, 42), marble);
    let pawn = sprite(Emblem::Pawn(Tint::Yellow, Sign::Star), stage.size(44));
    scene.add("pawn", stage.place(-76, 36), pawn);
}
