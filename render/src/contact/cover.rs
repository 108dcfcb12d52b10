//! What its cover shows: a call, and the rocket that answers.

use games::contact::Tile;

use super::art::Art;
use super::pieces::world;
use super::props::Light;
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::shapes::{line, sprite};
use crate::theme::{Ink, Tint, Weight};

pub(super) fn hero(scene: &mut Scene, stage: Stage) {
    let stops = [(-50, 12, 92), (52, -48, 62), (66, 46, 48)];
    let route: Vec<(i16, i16)> = stops.iter().map(|(x, y, _)| (*x, *y)).collect();
    let origin = Point::new(0, 0);
    let route = line(stage.line(&route), Ink::Gold, Weight::Lance);
    scene.put("route", origin, route);
    let mut planets = Tile::planets();
    for (right, down, size) in stops {
        if let Some(tile) = planets.next() {
            let shown = Art::Coin(world(tile), Light::Full);
            scene.put(
                "planet",
                stage.place(right, down),
                sprite(shown, stage.size(size)),
            );
        }
    }
    scene.put(
        "call",
        stage.place(-50, 12),
        sprite(Art::Beacon, stage.size(132)),
    );
    let rocket = sprite(Emblem::Flying(Tint::Red, 60), stage.size(72));
    scene.put("rocket", stage.place(8, -20), rocket);
}
