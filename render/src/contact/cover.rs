//! Cover of Contact: a call, and the rocket that answers.

use games::contact::Tile;

use super::art::Art;
use super::pieces::world;
use super::props::Light;
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::scenery::Patch;
use crate::shapes::{line, sprite};
use crate::theme::{Ink, Tint, Weight};

/// The middle of the planet that calls, in units of a stage.
const CALLING: (i16, i16) = (-40, 8);

/// Waves of a call.
pub(super) fn scenery(stage: Stage) -> Vec<Patch> {
    let waves = [(300, 3), (246, 3), (192, 3), (142, 4), (98, 4)];
    let wave = |(radius, eighths)| {
        let tone = |eighths| Ink::Shade(Tint::Green, eighths);
        [
            Patch::disc(stage, CALLING, radius, tone(eighths)),
            Patch::disc(stage, CALLING, radius - 7, tone(2)),
        ]
    };
    waves.into_iter().flat_map(wave).collect()
}

/// Draws the action of the cover.
pub(super) fn draw_hero(scene: &mut Scene, stage: Stage) {
    let stops = [(CALLING.0, CALLING.1, 104), (54, -40, 68), (68, 48, 52)];
    let route: Vec<(i16, i16)> = stops.iter().map(|(x, y, _)| (*x, *y)).collect();
    let origin = Point::new(0, 0);
    let route = line(stage.line(&route), Ink::Gold, Weight::Lance);
    scene.add("route", origin, route);
    let mut planets = Tile::planets();
    for (right, down, size) in stops {
        if let Some(tile) = planets.next() {
            let shown = Art::Coin(world(tile), Light::Full);
            scene.add(
                "planet",
                stage.place(right, down),
                sprite(shown, stage.size(size)),
            );
        }
    }
    scene.add(
        "call",
        stage.place(CALLING.0, CALLING.1),
        sprite(Art::Beacon, stage.size(138)),
    );
    let rocket = sprite(Emblem::Flying(Tint::Red, 60), stage.size(84));
    scene.add("rocket", stage.place(8, -18), rocket);
}
