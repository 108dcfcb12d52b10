//! What its cover shows: a shot that hits.

use super::art::{Art, Flame, Sixth};
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::shapes::{line, sprite};
use crate::theme::{Ink, Tint, Weight};

pub(super) fn hero(scene: &mut Scene, stage: Stage) {
    for (right, down, size, drift) in [(66, 52, 52, 2), (-76, 72, 34, 5)] {
        let rock = sprite(Art::Asteroid(Sixth::new(drift)), stage.size(size));
        scene.put("asteroid", stage.place(right, down), rock);
    }
    let crane = Art::Craft(1, Tint::Sky, Sixth::new(4), Flame::Short);
    scene.put("hit", stage.place(64, -44), sprite(crane, stage.size(84)));
    let shot = stage.line(&[(-20, 4), (48, -36)]);
    let origin = Point::new(0, 0);
    scene.put("shot", origin, line(shot.clone(), Ink::Fire, Weight::Lance));
    scene.put("core", origin, line(shot, Ink::Moon, Weight::Ray));
    scene.put(
        "burst",
        stage.place(48, -36),
        sprite(Emblem::Burst, stage.size(48)),
    );
    let dart = Art::Craft(0, Tint::Citron, Sixth::new(1), Flame::Longest);
    scene.put("ship", stage.place(-36, 14), sprite(dart, stage.size(116)));
}
