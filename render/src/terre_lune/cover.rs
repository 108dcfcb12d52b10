//! What its cover shows: the Moon, a rocket on its way, the pirate, and cards.

use games::terre_lune::{Card, Colour};

use super::art::Art;
use super::pieces::{Light, card};
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::Scene;
use crate::shapes::sprite;
use crate::theme::Tint;

pub(super) fn hero(scene: &mut Scene, stage: Stage) {
    scene.put(
        "moon",
        stage.place(-38, 0),
        sprite(Art::Moon, stage.size(124)),
    );
    let pirate = sprite(Art::Pirate, stage.size(62));
    scene.put("pirate", stage.place(28, -52), pirate);
    let rocket = sprite(Emblem::Flying(Tint::Red, 285), stage.size(84));
    scene.put("rocket", stage.place(24, 14), rocket);
    for (right, down, colour) in [(54, 50, Colour::Yellow), (74, 42, Colour::Blue)] {
        let at = stage.place(right, down);
        card(
            scene,
            "card",
            at,
            Card::molab(colour),
            stage.size(60),
            Light::Bright,
        );
    }
}
