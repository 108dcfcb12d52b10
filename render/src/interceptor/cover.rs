//! Cover of Interceptor: one ship hits another, before a sun.

use super::art::{Art, Sixth};
use crate::cover::Stage;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::scenery::Patch;
use crate::shapes::{line, sprite};
use crate::theme::{Ink, Tint, Weight};

/// Landscape behind the action.
pub(super) fn scenery(stage: Stage) -> Vec<Patch> {
    let mut patches = hexes(stage);
    let sun = [
        (158, Ink::Shade(Tint::Violet, 3)),
        (124, Ink::Shade(Tint::Red, 3)),
        (90, Ink::Shade(Tint::Red, 5)),
        (56, Ink::Tint(Tint::Orange)),
    ];
    patches.extend(sun.map(|(radius, ink)| Patch::disc(stage, (84, -12), radius, ink)));
    patches
}

/// The edges of a board's hexes.
fn hexes(stage: Stage) -> Vec<Patch> {
    const SIDE: i16 = 34;
    let hex = |(right, down): (i16, i16), size: i16, eighths| {
        let (half, high) = (size / 2, size * 13 / 15);
        let corners = [
            (right - half, down - high),
            (right + half, down - high),
            (right + size, down),
            (right + half, down + high),
            (right - half, down + high),
            (right - size, down),
        ];
        Patch::new(stage, &corners, Ink::Shade(Tint::Violet, eighths))
    };
    let columns = -7..2_i16;
    let middles = columns.flat_map(|column| {
        let down = if column % 2 == 0 { 0 } else { SIDE * 13 / 15 };
        (-2..3_i16).map(move |row| (column * SIDE * 3 / 2, down + row * SIDE * 26 / 15))
    });
    let edged = |at| [hex(at, SIDE - 2, 3), hex(at, SIDE - 4, 2)];
    middles.flat_map(edged).collect()
}

/// Draws the action of the cover.
pub(super) fn draw_hero(scene: &mut Scene, stage: Stage) {
    for (right, down, size) in [(64, 56, 50), (-78, 58, 26), (24, 68, 20)] {
        let rock = sprite(Art::Rock, stage.size(size));
        scene.add("asteroid", stage.place(right, down), rock);
    }
    let crane = Art::Portrait(1, Tint::Sky, Sixth::new(4));
    scene.add("hit", stage.place(58, -44), sprite(crane, stage.size(96)));
    let shot = stage.line(&[(0, 4), (38, -27)]);
    let origin = Point::new(0, 0);
    scene.add("shot", origin, line(shot.clone(), Ink::Fire, Weight::Lance));
    scene.add("core", origin, line(shot, Ink::Moon, Weight::Trail));
    let burst = sprite(Emblem::Burst, stage.size(54));
    scene.add("burst", stage.place(38, -27), burst);
    let dart = Art::Portrait(0, Tint::Citron, Sixth::new(1));
    scene.add("ship", stage.place(-40, 20), sprite(dart, stage.size(116)));
}
