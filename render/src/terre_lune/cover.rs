//! Cover of the race: the Moon, a rocket on its way, the pirate, and cards.

use games::terre_lune::{Card, Colour};

use super::art::Art;
use super::pieces::{Light, draw_card};
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::Scene;
use crate::scenery::Patch;
use crate::shapes::sprite;
use crate::theme::{Ink, Tint};

/// The middle of the Moon, in units of a stage.
const MOON: (i16, i16) = (-44, 2);

/// The pirate's way around the Moon, and stars.
pub(super) fn scenery(stage: Stage) -> Vec<Patch> {
    let tone = |eighths| Ink::Shade(Tint::Lilac, eighths);
    let way = [(118, 3), (98, 2)];
    let way = way.map(|(radius, eighths)| Patch::disc(stage, MOON, radius, tone(eighths)));
    let stars = [
        (-160, -76),
        (-176, 58),
        (-132, 84),
        (-222, -20),
        (-262, 92),
        (-300, -88),
        (-318, 30),
    ];
    let stars = stars.map(|at| Patch::disc(stage, at, 1, tone(6)));
    way.into_iter().chain(stars).collect()
}

/// Draws the action of the cover.
pub(super) fn draw_hero(scene: &mut Scene, stage: Stage) {
    let moon = sprite(Art::Moon, stage.size(138));
    scene.add("moon", stage.place(MOON.0, MOON.1), moon);
    let pirate = sprite(Art::Pirate, stage.size(72));
    scene.add("pirate", stage.place(26, -50), pirate);
    let cards = [(46, 22, Colour::Yellow, 1), (74, 14, Colour::Blue, 4)];
    for (right, down, colour, rank) in cards {
        let at = stage.place(right, down);
        if let Some(shown) = Card::new(colour, rank) {
            draw_card(scene, "card", at, shown, stage.size(70), Light::Bright);
        }
    }
    let rocket = sprite(Emblem::Flying(Tint::Red, 285), stage.size(96));
    scene.add("rocket", stage.place(-8, 36), rocket);
}
