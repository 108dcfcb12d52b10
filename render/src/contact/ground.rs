//! The space behind the tiles: a night with lights that overlap as they happen to. No two have one
//! middle or one distance between their edges, so that none of them measures anything.

use super::palette::{SPACE, STAR, WAVES};
use crate::scene::{Point, Scene, Shape, Size};
use crate::shapes::disc;

/// Middles and radii of the lights, in thousandths of the picture's width.
const LIGHTS: [(i32, i32, i32); 5] = [
    (180, 1_420, 1_085),
    (-310, 1_010, 815),
    (-200, 1_100, 680),
    (-70, 1_260, 540),
    (-60, 1_230, 400),
];
/// Stars, likewise, where chance put them.
const STARS: [(i32, i32); 22] = [
    (43, 141),
    (97, 88),
    (131, 620),
    (166, 437),
    (214, 905),
    (243, 193),
    (287, 715),
    (331, 121),
    (352, 391),
    (418, 866),
    (447, 268),
    (489, 661),
    (532, 98),
    (571, 474),
    (613, 803),
    (640, 179),
    (702, 391),
    (735, 914),
    (788, 133),
    (842, 561),
    (901, 289),
    (957, 744),
];

/// Lays the ground of a space from the top of the picture to here.
pub(super) fn lay(scene: &mut Scene, bottom: u16) {
    let width = scene.size().width;
    let origin = Point::new(0, 0);
    let size = Size {
        width,
        height: bottom,
    };
    scene.lay("space", origin, Shape::Bar { size, ink: SPACE });
    let far = |share: i32| share * i32::from(width) / 1_000;
    for ((right, down, radius), ink) in LIGHTS.into_iter().zip(WAVES) {
        let at = Point::new(far(right), far(down));
        // Within 16 bits, as a picture's width is.
        scene.lay("light", at, disc(far(radius) as u16, ink));
    }
    let seen = |(_, (_, down)): &(usize, (i32, i32))| far(*down) + 10 < bottom.into();
    for (nth, (right, down)) in STARS.into_iter().enumerate().filter(seen) {
        // Every fourth one sparkles.
        let star = match nth % 4 {
            0 => sparkle(),
            1 => disc(2, STAR),
            _ => disc(1, STAR),
        };
        scene.lay("star", Point::new(far(right), far(down)), star);
    }
}

/// A star with four points.
fn sparkle() -> Shape {
    let corner = |(x, y)| Point::new(x, y);
    let corners = [
        (0, -8),
        (2, -2),
        (8, 0),
        (2, 2),
        (0, 8),
        (-2, 2),
        (-8, 0),
        (-2, -2),
    ];
    Shape::Area {
        points: corners.map(corner).to_vec(),
        ink: STAR,
    }
}
