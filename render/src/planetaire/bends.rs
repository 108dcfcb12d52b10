//! What satellites do to rays, in three small skies: one straight ahead absorbs, one beside the way
//! turns, two on either side reflect.

use text::{Lang, Phrase, say};

use super::art::Art;
use super::palette;
use super::pieces::sprite;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::shapes::{card, glow, line, words};
use crate::theme::{Face, Ink, Tint, Weight};

const WIDTH: u16 = 800;
const HEIGHT: u16 = 316;
/// Cells in a row or column of each sky, their size, and the middle of the first one.
const SIDE: i32 = 3;
const CELL: i32 = 76;
const FIRST: Point = Point::new(60, 108);
/// From one sky to the next.
const NEXT: i32 = SIDE * CELL + 34;
/// Length of an arrow's head, and half of its width.
const HEAD: i32 = 26;
const HALF: i32 = 18;
const RAY: Ink = Ink::Tint(Tint::Yellow);

/// A small sky: its satellites, and a ray in hundredths of a cell from the middle of the first one.
struct Bend {
    satellites: &'static [(i32, i32)],
    ray: &'static [(i32, i32)],
    /// Step to the arrow's tip; none where the ray ends.
    out: Option<(i32, i32)>,
}

/// Picture of the three bends, each with its caption.
pub(super) fn scene(lang: Lang) -> Scene {
    let bends = [
        Bend {
            satellites: &[(2, 1)],
            ray: &[(-75, 100), (148, 100)],
            out: None,
        },
        Bend {
            satellites: &[(1, 0)],
            ray: &[(-75, 100), (100, 100), (100, 235)],
            out: Some((0, 1)),
        },
        Bend {
            satellites: &[(1, 0), (1, 2)],
            ray: &[(-75, 86), (88, 86), (88, 114), (-40, 114)],
            out: Some((-1, 0)),
        },
    ];
    let captions = [
        say("planetaire-bend-absorbed"),
        say("planetaire-bend-turned"),
        say("planetaire-bend-reflected"),
    ];
    let mut scene = Scene::new(WIDTH, HEIGHT).in_world(&palette::WORLD);
    for ((nth, bend), caption) in (0..).zip(&bends).zip(captions) {
        draw(
            &mut scene,
            FIRST.offset(nth * NEXT, 0),
            bend,
            &caption,
            lang,
        );
    }
    scene
}

/// Draws a small sky with what happens in it.
fn draw(scene: &mut Scene, first: Point, bend: &Bend, caption: &Phrase, lang: Lang) {
    let name = |what: &str| format!("{what} {}", first.x);
    let middle = |(column, row): (i32, i32)| first.offset(column * CELL, row * CELL);
    let (half, side) = (CELL / 2, (SIDE * CELL + 12) as u16);
    let corner = first.offset(-half - 6, -half - 6);
    scene.add(name("grid"), corner, card((side, side), 10, Ink::Night));
    for (column, row) in (0..SIDE * SIDE).map(|nth| (nth % SIDE, nth / SIDE)) {
        let size = Size {
            width: CELL as u16 - 3,
            height: CELL as u16 - 3,
        };
        let ink = match (column + row) % 2 {
            0 => Ink::TileB,
            _ => Ink::TileA,
        };
        let at = middle((column, row)).offset(1 - half, 1 - half);
        scene.add(name("cell"), at, Shape::Bar { size, ink });
    }
    let ray = bend.ray.iter();
    let ray: Vec<Point> = ray
        .map(|(x, y)| first.offset(x * CELL / 100, y * CELL / 100))
        .collect();
    let origin = Point::new(0, 0);
    scene.add(name("light"), origin, glow(ray.clone(), RAY, 22, 2));
    scene.add(name("ray"), origin, line(ray.clone(), RAY, Weight::Beam));
    if let Some(&end) = ray.last() {
        match bend.out {
            Some((x, y)) => {
                let barb = |sign: i32| Point::new(-y * sign * HALF, x * sign * HALF);
                let points = vec![barb(1), Point::new(x * HEAD, y * HEAD), barb(-1)];
                scene.add(name("head"), end, Shape::Area { points, ink: RAY });
            }
            None => {
                let bar = [-HALF, HALF].map(|aside| end.offset(0, aside)).to_vec();
                scene.add(name("bar"), origin, line(bar, RAY, Weight::Beam));
            }
        }
    }
    for &satellite in bend.satellites {
        let shown = sprite(Art::Satellite, 64);
        scene.add(name("satellite"), middle(satellite), shown);
    }
    let above = middle((1, 0)).offset(0, -half - 30);
    let said = words(
        caption.tr(lang),
        Face::title(32),
        Ink::Moon,
        Anchor::Middle,
        (NEXT - 8) as u16,
    );
    scene.add(name("told"), above, said);
}
