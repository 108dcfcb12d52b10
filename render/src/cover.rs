//! Covers: what a game looks like before anyone plays it. A lobby's, with who has come, and the
//! front page with all games. One action each, in the game's own colours. Knows no game.

use text::Lang;

use crate::Draws;
use crate::emblems::Emblem;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::shapes::{self, sprite, words};
use crate::theme::{Face, Ink, Sign, Tint};

/// A lobby's.
const LOBBY: Size = Size {
    width: 960,
    height: 480,
};
/// The room of a title: it is made to fit before.
const WHOLE: u16 = 1_000;
/// The front door.
const DOOR: Size = Size {
    width: 1_200,
    height: 840,
};

/// The smallest letters of a door's title.
const DOOR_TITLE: Face = Face::cover(42);

/// The cover of a game for which people gather: so many of so many have come.
pub fn cover<G: Draws>(lang: Lang, taken: u8, most: u8) -> Scene {
    let (_, accent) = G::COLOURS;
    let mut scene = Scene::new(LOBBY.width, LOBBY.height).in_world(G::WORLD);
    let all = [(0, 0), (960, 0), (960, 480), (0, 480)];
    let stage = Stage {
        at: Point::new(742, 240),
        unit: 2.15,
    };
    draw_landscape::<G>(&mut scene, stage, &all, Edge::Picture);
    G::draw_hero(&mut scene, stage);
    let title = G::title(lang);
    let lines = in_lines(&title, Face::cover(104), 470);
    let size = if lines.len() > 1 { 76 } else { 96 };
    let mut down = 74;
    for (nth, line) in lines.iter().enumerate() {
        let face = fitting(line, Face::cover(size), 40, 500);
        let at = Point::new(44, down);
        draw_shadowed(
            &mut scene,
            &format!("title {nth}"),
            at,
            Anchor::Left,
            line,
            face,
        );
        down += i32::from(size) * 11 / 10;
    }
    for (nth, said) in G::cover(lang).into_iter().enumerate() {
        let said = words(said, Face::title(42), Ink::Tint(accent), Anchor::Left, 500);
        scene.add(format!("line {nth}"), Point::new(46, down), said);
        down += 50;
    }
    draw_seats(&mut scene, accent, taken, most);
    scene
}

/// Edge of a landscape.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    /// Where the picture ends.
    Picture,
    /// Within a picture: what lies beyond is cut away.
    Cut,
}

/// Draws the landscape behind a game's action, within corners that go around clockwise.
fn draw_landscape<G: Draws>(scene: &mut Scene, stage: Stage, corners: &[(i32, i32)], edge: Edge) {
    let (ground, _) = G::COLOURS;
    let origin = Point::new(0, 0);
    scene.lay("ground", origin, area(corners, Ink::Shade(ground, 2)));
    let cover: Vec<Point> = corners.iter().map(|(x, y)| Point::new(*x, *y)).collect();
    for patch in G::scenery(stage) {
        if let (Edge::Picture, Some((at, shape))) = (edge, patch.disc_shape()) {
            scene.lay("scenery", at, shape);
            continue;
        }
        let (points, ink) = patch.within(&cover);
        if !points.is_empty() {
            scene.lay("scenery", origin, Shape::Area { points, ink });
        }
    }
}

/// Draws a row of seats: those taken, and those free.
fn draw_seats(scene: &mut Scene, accent: Tint, taken: u8, most: u8) {
    let at = Point::new(44, 414);
    let long = 52 * i32::from(most);
    let size = Size {
        // At most six.
        width: (long + 126) as u16,
        height: 56,
    };
    scene.add("gathered", at.offset(-8, -28), Shape::Plate { size });
    for nth in 0..most {
        let here = at.offset(24 + 52 * i32::from(nth), 0);
        let (name, shape) = if nth < taken {
            ("taken", sprite(Emblem::Pawn(accent, Sign::Dot), 42))
        } else {
            ("free", sprite(Emblem::Slot, 40))
        };
        scene.add(format!("{name} {}", nth + 1), here, shape);
    }
    let said = format!("{taken}/{most}");
    let said = words(said, Face::title(38), Ink::Moon, Anchor::Left, 90);
    scene.add("count", at.offset(long + 14, 0), said);
}

/// All games: the front door.
pub fn front_door(lang: Lang) -> Scene {
    let mut scene = Scene::new(DOOR.width, DOOR.height);
    macro_rules! titles {
        ($($name:ident: $game:ty,)+) => {
            [$(<$game as text::Words>::title(lang)),+]
        };
    }
    let titles: [String; games::IDS.len()] = games::each_game!(titles);
    let places = doors(&titles);
    // All bands are as high as the one with most lines.
    let lines = titles.iter().zip(&places);
    let lines = lines
        .map(|(title, at)| door_title(title, *at).0.len())
        .max();
    let mut places = places.into_iter();
    macro_rules! each {
        ($($name:ident: $game:ty,)+) => {$(
            if let Some(at) = places.next() {
                draw_door::<$game>(&mut scene, at, lines.unwrap_or(1), lang);
            }
        )+};
    }
    games::each_game!(each);
    scene
}

/// The bot's own picture: read when it is as small as a name.
pub fn avatar() -> Scene {
    let (side, middle) = (512, Point::new(256, 256));
    let mut scene = Scene::new(side, side);
    let all = [(0, 0), (512, 0), (512, 512), (0, 512)];
    scene.lay(
        "ground",
        Point::new(0, 0),
        area(&all, Ink::Shade(Tint::Violet, 2)),
    );
    scene.lay(
        "glow",
        middle,
        shapes::disc(236, Ink::Shade(Tint::Violet, 4)),
    );
    let planet = sprite(Emblem::Ringed(Tint::Violet), 470);
    scene.lay("planet", middle, planet);
    let rocket = sprite(Emblem::Flying(Tint::Citron, 45), 196);
    scene.lay("rocket", Point::new(366, 146), rocket);
    scene
}

/// The banner of its profile.
pub fn banner() -> Scene {
    let mut scene = Scene::new(1_360, 480);
    let all = [(0, 0), (1_360, 0), (1_360, 480), (0, 480)];
    scene.lay(
        "ground",
        Point::new(0, 0),
        area(&all, Ink::Shade(Tint::Violet, 2)),
    );
    let at = Point::new(1_030, 240);
    for (radius, ink) in [
        (420, Ink::Shade(Tint::Violet, 4)),
        (320, Ink::Shade(Tint::Violet, 2)),
        (220, Ink::Shade(Tint::Violet, 4)),
    ] {
        scene.lay("glow", at, shapes::disc(radius, ink));
    }
    scene.lay("planet", at, sprite(Emblem::Ringed(Tint::Violet), 420));
    let rocket = sprite(Emblem::Flying(Tint::Citron, 45), 200);
    scene.lay("rocket", at.offset(196, -146), rocket);
    let at = Point::new(70, 240);
    draw_shadowed(
        &mut scene,
        "name",
        at,
        Anchor::Left,
        "Houston",
        Face::cover(150),
    );
    scene
}

/// Places of the doors: left side, right side and top of each. Half of them stand above, and one
/// more if their number is odd. One with a longer title is wider.
fn doors(titles: &[String]) -> Vec<(i32, i32, i32)> {
    let above = titles.len().div_ceil(2);
    let row = |titles: &[String], top: i32| -> Vec<(i32, i32, i32)> {
        let long = |title: &String| renderer().width(DOOR_TITLE, title, u16::MAX);
        let all: i32 = titles.iter().map(long).sum();
        // A few doors.
        let many = titles.len().max(1) as i32;
        let even = i32::from(DOOR.width) / many;
        let mut left = 0;
        let sides = titles.iter().enumerate().map(|(nth, title)| {
            let more = (long(title) - all / many) / 2;
            let right = if nth + 1 == titles.len() {
                DOOR.width.into()
            } else {
                left + even + more
            };
            let door = (left, right, top);
            left = right;
            door
        });
        sides.collect()
    };
    let mut doors = row(&titles[..above], 0);
    doors.extend(row(&titles[above..], 424));
    doors
}

/// Lines of a title on a door, and their face: one where it has room.
fn door_title(title: &str, (left, right, _): (i32, i32, i32)) -> (Vec<String>, Face) {
    // Between the sides of a door.
    let room = (right - left - 62).max(0) as u16;
    let face = fitting(title, Face::cover(50), DOOR_TITLE.size, room);
    if renderer().width(face, title, u16::MAX) <= i32::from(room) {
        return (vec![title.to_owned()], face);
    }
    (in_lines(title, DOOR_TITLE, room), DOOR_TITLE)
}

/// Draws a door whose sides lean, with room for so many lines below it.
fn draw_door<G: Draws>(scene: &mut Scene, place: (i32, i32, i32), lines: usize, lang: Lang) {
    const LEAN: i32 = 40;
    const GAP: i32 = 8;
    let high = 416;
    let (left, right, top) = place;
    let (_, accent) = G::COLOURS;
    // The outermost sides are straight.
    let lean = |x: i32| {
        if x == 0 || x == i32::from(DOOR.width) {
            0
        } else {
            LEAN
        }
    };
    let side = |x: i32, down: i32| {
        let inner = if x == left && x > 0 { GAP } else { 0 };
        x + inner + lean(x) / 2 - lean(x) * down / high
    };
    let quad = |from: i32, to: i32| {
        [
            (side(left, from), top + from),
            (side(right, from), top + from),
            (side(right, to), top + to),
            (side(left, to), top + to),
        ]
    };
    let origin = Point::new(0, 0);
    let title = G::title(lang);
    let (said, face) = door_title(&title, place);
    // A line or two.
    let from = high - 30 - 56 * lines as i32;
    let stage = Stage {
        at: Point::new((left + right) / 2, top + from / 2),
        unit: (from as f32 / 164.0).min((right - left) as f32 / 200.0),
    };
    draw_landscape::<G>(scene, stage, &quad(0, from), Edge::Cut);
    G::draw_hero(scene, stage);
    scene.add("band", origin, area(&quad(from, high), Ink::Sky));
    let edge = area(&quad(from - 3, from + 3), Ink::Tint(accent));
    scene.add("edge", origin, edge);
    let spare = 28 * (lines - said.len()) as i32;
    for (nth, line) in (0..).zip(said) {
        let at = Point::new(side(left, high) + 28, top + from + spare + 44 + 56 * nth);
        let said = words(line, face, Ink::Moon, Anchor::Left, WHOLE);
        scene.add(format!("title {title} {nth}"), at, said);
    }
}

/// Draws a title's words with a dark edge.
pub(crate) fn draw_shadowed(
    scene: &mut Scene,
    name: &str,
    at: Point,
    anchor: Anchor,
    line: &str,
    face: Face,
) {
    for (right, down) in [(-4, 0), (4, 0), (0, -4), (0, 4), (4, 6), (-3, 5)] {
        let dark = words(line, face, Ink::Night, anchor, WHOLE);
        scene.add("shadow", at.offset(right, down), dark);
    }
    scene.add(name, at, words(line, face, Ink::Moon, anchor, WHOLE));
}

/// The largest face in which a line has room, from `most` down to the size `least`.
pub(crate) fn fitting(line: &str, most: Face, least: u8, room: u16) -> Face {
    let mut faces = (least..=most.size).rev().map(|size| Face { size, ..most });
    let fits = |face: &Face| renderer().width(*face, line, u16::MAX) <= i32::from(room);
    faces.find(fits).unwrap_or(Face {
        size: least,
        ..most
    })
}

/// A title in one line where it has room, else in two that are about as long as each other.
fn in_lines(title: &str, face: Face, room: u16) -> Vec<String> {
    let width = |line: &str| renderer().width(face, line, u16::MAX);
    let breaks = title.match_indices(' ').map(|(at, _)| title.split_at(at));
    let halves = breaks.min_by_key(|(one, other)| width(one).max(width(other)));
    match halves.filter(|_| width(title) > i32::from(room)) {
        Some((one, other)) => vec![one.to_owned(), other.trim_start().to_owned()],
        None => vec![title.to_owned()],
    }
}

/// An area between places.
pub(crate) fn area(corners: &[(i32, i32)], ink: Ink) -> Shape {
    Shape::Area {
        points: corners.iter().map(|(x, y)| Point::new(*x, *y)).collect(),
        ink,
    }
}

/// The corners of a disc. More would make its edge wobble between whole pixels, fewer would show.
pub(crate) fn round(middle: Point, radius: i32) -> Vec<Point> {
    let radius = radius as f32;
    let corners = (3.2 * radius.sqrt()).ceil().max(8.0);
    // A few dozen.
    let corner = |nth: u16| {
        let angle = f32::from(nth) / corners * std::f32::consts::TAU;
        let far = |share: f32| (share * radius).round() as i32;
        middle.offset(far(angle.sin()), far(-angle.cos()))
    };
    (0..corners as u16).map(corner).collect()
}

/// Place of a hero: measures in units around its middle.
#[derive(Clone, Copy)]
pub struct Stage {
    /// Middle of the hero.
    pub(crate) at: Point,
    /// Pixels to a unit: everything lies within 100 to the sides, and 80 up and down.
    pub(crate) unit: f32,
}

impl Stage {
    /// A place so far to the right and down.
    pub(crate) fn place(self, right: i16, down: i16) -> Point {
        let far = |units: i16| (f32::from(units) * self.unit).round() as i32;
        self.at.offset(far(right), far(down))
    }

    /// A measure.
    pub(crate) fn size(self, units: u16) -> u16 {
        // Covers are smaller than a thousand pixels.
        (f32::from(units) * self.unit).round() as u16
    }

    /// A line through places.
    pub(crate) fn line(self, places: &[(i16, i16)]) -> Vec<Point> {
        places.iter().map(|(x, y)| self.place(*x, *y)).collect()
    }
}
