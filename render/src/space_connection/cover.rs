//! Cover of Space Connection: a system that is found, and the ship that found it.

use super::art::Art;
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::Scene;
use crate::scenery::Patch;
use crate::shapes::sprite;
use crate::theme::{Ink, Tint};

/// The facets of a sky.
pub(super) fn scenery(stage: Stage) -> Vec<Patch> {
    const SIDE: i16 = 60;
    const HIGH: i16 = 52;
    let rows = -3..3_i16;
    let facets = rows.flat_map(|row| {
        (-7..4_i16).map(move |column| {
            let left = column * SIDE + if row % 2 == 0 { 0 } else { SIDE / 2 };
            (left, row * HIGH)
        })
    });
    let facet = |(left, top): (i16, i16)| {
        let corners = [
            (left, top + HIGH),
            (left + SIDE / 2, top),
            (left + SIDE, top + HIGH),
        ];
        Patch::new(stage, &corners, Ink::Shade(Tint::Blue, 3))
    };
    facets.map(facet).collect()
}

/// Draws the action of the cover.
pub(super) fn draw_hero(scene: &mut Scene, stage: Stage) {
    for (right, down) in [(-40, -28), (22, -28), (-71, 26), (-9, 26)] {
        let at = stage.place(right, down);
        scene.add(
            "planet",
            at,
            sprite(Art::Planet(Tint::Blue), stage.size(58)),
        );
        scene.add("halo", at, sprite(Emblem::Halo, stage.size(64)));
    }
    let at = stage.place(54, -36);
    scene.add(
        "rocket",
        at,
        sprite(Emblem::Flying(Tint::Orange, 40), stage.size(116)),
    );
    scene.add(
        "saucer",
        stage.place(62, 50),
        sprite(Art::Saucer, stage.size(64)),
    );
}
