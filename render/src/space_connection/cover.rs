//! What its cover shows: a rocket that finds a system.

use super::art::Art;
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::Scene;
use crate::shapes::sprite;
use crate::theme::Tint;

pub(super) fn hero(scene: &mut Scene, stage: Stage) {
    for (right, down) in [(-36, -28), (26, -28), (-67, 26), (-5, 26)] {
        let at = stage.place(right, down);
        scene.put(
            "planet",
            at,
            sprite(Art::Planet(Tint::Blue), stage.size(58)),
        );
        scene.put("halo", at, sprite(Emblem::Halo, stage.size(64)));
    }
    let at = stage.place(60, -34);
    scene.put(
        "rocket",
        at,
        sprite(Emblem::Flying(Tint::Orange, 40), stage.size(104)),
    );
    scene.put(
        "saucer",
        stage.place(68, 50),
        sprite(Art::Saucer, stage.size(58)),
    );
}
