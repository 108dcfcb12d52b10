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
/// Cells in a row or column of each sky.
const SIDE: i32 = 3;
/// Beginning of the names of what is drawn.
pub(super) const BEND: &str = "bend ";

/// The places of the skies.
struct Places {
    /// The middle of the first sky's first cell.
    first: Point,
    /// Size of a cell.
    cell: i32,
    /// From one sky to the next.
    next: i32,
    satellite: u16,
    caption: Face,
    /// Length of an arrow's head, and half of its width.
    head: (i32, i32),
    ray: Weight,
    /// True if each caption stands beside its sky.
    beside: bool,
}

/// Places in a picture of their own.
const ALONE: Places = Places {
    first: Point::new(60, 108),
    cell: 76,
    next: SIDE * 76 + 34,
    satellite: 64,
    caption: Face::title(32),
    head: HEAD,
    ray: Weight::Beam,
    beside: false,
};
/// Places in the middle of a sky without a ray, and the card under them.
const IN_SKY: Places = Places {
    first: Point::new(208, 504),
    cell: 58,
    next: SIDE * 58 + 42,
    satellite: 50,
    caption: Face::title(34),
    head: HEAD,
    ray: Weight::Beam,
    beside: false,
};
/// Places below a board.
const BELOW: Places = Places {
    first: Point::new(40, 1082),
    cell: 32,
    next: 316,
    satellite: 30,
    caption: Face::title(36),
    head: (18, 13),
    ray: Weight::Trail,
    beside: true,
};
const CARD: (Point, (u16, u16)) = (Point::new(152, 404), (656, 262));
/// Length of an arrow's head, and half of its width.
const HEAD: (i32, i32) = (26, 18);
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
    let mut scene = Scene::new(WIDTH, HEIGHT).in_world(&palette::WORLD);
    draw_all(&mut scene, lang, &ALONE);
    scene
}

/// Draws the three bends over a sky into which no ray was fired yet.
pub(super) fn draw_in_sky(scene: &mut Scene, lang: Lang) {
    let (corner, size) = CARD;
    scene.add(format!("{BEND}card"), corner, card(size, 24, Ink::Window));
    draw_all(scene, lang, &IN_SKY);
}

/// Draws the three bends below a board.
pub(super) fn draw_below(scene: &mut Scene, lang: Lang) {
    draw_all(scene, lang, &BELOW);
}

/// Draws the three bends at these places.
fn draw_all(scene: &mut Scene, lang: Lang, places: &Places) {
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
    for ((nth, bend), caption) in (0..).zip(&bends).zip(captions) {
        let first = places.first.offset(nth * places.next, 0);
        draw(scene, (first, places), bend, &caption, lang);
    }
}

/// Draws a small sky with what happens in it.
fn draw(
    scene: &mut Scene,
    (first, places): (Point, &Places),
    bend: &Bend,
    caption: &Phrase,
    lang: Lang,
) {
    let cell = places.cell;
    let name = |what: &str| format!("{BEND}{what} {}", first.x);
    let middle = |(column, row): (i32, i32)| first.offset(column * cell, row * cell);
    let (half, side) = (cell / 2, (SIDE * cell + 12) as u16);
    let corner = first.offset(-half - 6, -half - 6);
    scene.add(name("grid"), corner, card((side, side), 10, Ink::Night));
    for (column, row) in (0..SIDE * SIDE).map(|nth| (nth % SIDE, nth / SIDE)) {
        let size = Size {
            width: cell as u16 - 3,
            height: cell as u16 - 3,
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
        .map(|(x, y)| first.offset(x * cell / 100, y * cell / 100))
        .collect();
    let origin = Point::new(0, 0);
    scene.add(name("light"), origin, glow(ray.clone(), RAY, 22, 2));
    scene.add(name("ray"), origin, line(ray.clone(), RAY, places.ray));
    let (head, half_head) = places.head;
    if let Some(&end) = ray.last() {
        match bend.out {
            Some((x, y)) => {
                let barb = |sign: i32| Point::new(-y * sign * half_head, x * sign * half_head);
                let points = vec![barb(1), Point::new(x * head, y * head), barb(-1)];
                scene.add(name("head"), end, Shape::Area { points, ink: RAY });
            }
            None => {
                let bar = [-half_head, half_head]
                    .map(|aside| end.offset(0, aside))
                    .to_vec();
                scene.add(name("bar"), origin, line(bar, RAY, places.ray));
            }
        }
    }
    for &satellite in bend.satellites {
        let shown = sprite(Art::Satellite, places.satellite);
        scene.add(name("satellite"), middle(satellite), shown);
    }
    let (at, anchor, room) = match places.beside {
        true => (
            middle((SIDE, 1)).offset(4 - half / 2, 0),
            Anchor::Left,
            places.next - SIDE * cell - 20,
        ),
        false => (
            middle((1, 0)).offset(0, -half - 30),
            Anchor::Middle,
            places.next - 8,
        ),
    };
    let said = words(
        caption.tr(lang),
        places.caption,
        Ink::Moon,
        anchor,
        room as u16,
    );
    scene.add(name("told"), at, said);
}
