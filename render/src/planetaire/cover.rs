//! What its cover shows: rays among hidden satellites.

use super::art::Art;
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::shapes::{line, sprite};
use crate::theme::{Ink, Sign, Tint, Weight};

pub(super) fn hero(scene: &mut Scene, stage: Stage) {
    let origin = Point::new(0, 0);
    for (tint, ray) in [
        (Tint::Yellow, &[(-98, 42), (14, 42), (14, -84)][..]),
        (Tint::Red, &[(98, -6), (-52, -6), (-52, 84)][..]),
    ] {
        let ray = line(stage.line(ray), Ink::Tint(tint), Weight::Lance);
        scene.put("ray", origin, ray);
    }
    for (right, down, size) in [(54, -50, 84), (-54, -46, 60)] {
        let shape = sprite(Art::Satellite, stage.size(size));
        scene.put("satellite", stage.place(right, down), shape);
    }
    let marble = sprite(Art::Marble, stage.size(58));
    scene.put("marble", stage.place(56, 44), marble);
    let pawn = sprite(Emblem::Pawn(Tint::Yellow, Sign::Star), stage.size(36));
    scene.put("pawn", stage.place(-84, 42), pawn);
}
