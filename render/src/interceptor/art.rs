//! Art of Interceptor: hexes, ships and asteroids, and the way they look.

use super::palette::{self, BLAST, HEART};
use crate::palette::{Rgb, SHADE, SHADING, mix};
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
/// Half the height of a hex whose corners are one away from its middle, and a little of the next
/// one's: no two are ever apart.
const HALF: f32 = 0.9;
/// From its middle to its corners, likewise.
const REACH: f32 = 1.04;

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A pilot's ship, its nose turned by so much.
    Craft(u8, Tint, Sixth),
    /// A pilot's digit, upright and haloed.
    Digit(u8),
    /// The flame behind such a ship, for so many moves.
    Flame(u8, Sixth, u8),
    /// A ship on a cover: a window in place of its digit.
    Portrait(u8, Tint, Sixth),
    /// A rock with an arrow on it that points where it drifts.
    Asteroid(Sixth),
    /// A rock alone.
    Rock,
    /// A hex of a board in a step of light.
    Hex(u8),
    /// A hex that fire reaches, with so much damage there.
    Fire(u8),
    /// A pilot's ship where it will have left: its outline alone.
    Hollow(u8, Tint, Sixth),
    /// A star of fire under a loss: like nothing else on a board.
    Loss,
    /// A spark where something was met.
    Spark,
    /// An explosion, in one of its steps from 1 on: it flares up, and from the fifth on flies apart.
    Blast(u8),
    /// The place where a ship began its turn.
    Start(Tint),
    /// The direction of a move of an order.
    Chevron(Sixth),
    /// The bed of a turn's letter.
    Turn(Tint),
    /// The key under a sign of an order, as on a keyboard.
    Key(Pressed),
    /// A hex at which this colour's ship has fired.
    Fired(Tint),
    /// A rock where it will have drifted: its outline alone.
    Drift,
    /// The end of the way that a ship goes if it flies straight on.
    Onward(Tint),
    /// Golden light around a ship that has won.
    Glory,
}

/// Author of a sign of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pressed {
    /// A speed that the pilot chose.
    Speed,
    /// A letter that the pilot chose.
    Letter,
    /// Not its pilot: it was corrected.
    Corrected,
    /// No one yet.
    Open,
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Craft(pilot, tint, nose) => craft(pencil, pilot, tint, nose),
            Self::Digit(pilot) => {
                let digit = char::from(b'1' + pilot.min(8));
                pencil.haloed(digit, (0.0, 0.0), DIGIT_HIGH, Ink::Moon.rgb());
            }
            Self::Portrait(pilot, tint, nose) => {
                flame(pencil, pilot, nose, 3);
                craft(pencil, pilot, tint, nose);
                window(pencil, sheet_to_drawing(nose));
            }
            Self::Flame(pilot, nose, moves) => {
                let smaller = 1.0 / f32::from(FLAME) * 2.0;
                pencil.inset(0.0, 0.0, smaller, |pencil| {
                    flame(pencil, pilot, nose, moves)
                });
            }
            Self::Asteroid(drift) => {
                rock(pencil);
                arrow(pencil, drift);
            }
            Self::Rock => rock(pencil),
            Self::Hex(step) => tile(pencil, step),
            Self::Hollow(pilot, tint, nose) => hollow(pencil, pilot, tint, nose),
            Self::Loss => {
                let (blast, heart) = (pencil.rgb(BLAST), pencil.rgb(HEART));
                for (far, colour) in [(1.0, Ink::Night.rgb()), (0.9, blast), (0.72, heart)] {
                    pencil.polygon(&star(12, far, 0.74 * far), colour);
                }
            }
            Self::Spark => {
                for (far, colour) in [(1.0, Ink::Night.rgb()), (0.76, Ink::Gold.rgb())] {
                    pencil.polygon(&star(8, far, 0.58 * far), colour);
                }
                pencil.disc(0.0, 0.0, 0.26, mix(Ink::Gold.rgb(), WHITE, 0.8));
            }
            Self::Blast(step) => blast(pencil, step),
            Self::Start(tint) => {
                pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
                pencil.disc(0.0, 0.0, 0.78, Ink::Tint(tint).rgb());
                pencil.disc(0.0, 0.0, 0.44, Ink::Night.rgb());
            }
            Self::Chevron(way) => chevron(pencil, way),
            Self::Turn(tint) => {
                pencil.disc(0.0, 0.0, 1.0, Ink::Tint(tint).rgb());
                pencil.disc(0.0, 0.0, 0.78, Ink::Night.rgb());
            }
            Self::Key(Pressed::Speed) => key(pencil, Ink::Gold.rgb(), Ink::Gold.rgb()),
            Self::Key(Pressed::Letter) => key(pencil, Ink::Moon.rgb(), Ink::Moon.rgb()),
            Self::Key(Pressed::Corrected) => key(pencil, Ink::Gold.rgb(), Ink::Night.rgb()),
            Self::Key(Pressed::Open) => {
                let (edge, dark) = (pencil.rgb(palette::edge(5)), pencil.rgb(palette::GONE));
                key(pencil, edge, dark);
            }
            Self::Fired(tint) => hex(pencil, 0.97, Ink::Tint(tint).rgb()),
            Self::Drift => {
                let stone = Ink::Tint(Tint::Grey).rgb();
                let dark = pencil.rgb(palette::tile(2));
                let rock = scaled(ROCK);
                pencil.polygon(&rock, mix(dark, stone, 0.3));
                for (nth, from) in rock.iter().enumerate() {
                    let to = rock[(nth + 1) % rock.len()];
                    // Broken: it is not there yet.
                    let half = (
                        from.0 + (to.0 - from.0) * 0.6,
                        from.1 + (to.1 - from.1) * 0.6,
                    );
                    pencil.line(*from, half, 0.14, mix(stone, WHITE, 0.33));
                }
            }
            Self::Onward(tint) => {
                pencil.ring(0.88, 0.32, Ink::Night.rgb(), 1.0);
                pencil.ring(0.82, 0.2, Ink::Tint(tint).rgb(), 1.0);
            }
            Self::Glory => {
                let gold = Ink::Gold.rgb();
                pencil.shade(|x, y| {
                    let far = x.hypot(y);
                    // Sixteen rays, of which every other one is golden.
                    let ray = (y.atan2(x) * 8.0 / std::f32::consts::PI).rem_euclid(2.0) < 1.0;
                    ((0.40..=0.62).contains(&far) && ray).then_some((gold, 1.0))
                });
            }
            Self::Fire(damage) => {
                let hot = match damage {
                    0 | 1 => 0.4,
                    2 => 0.6,
                    _ => 1.0,
                };
                let fill = pencil.mix(Ink::TileB, Ink::Fire, hot);
                hex(pencil, 0.84, mix(fill, WHITE, 0.33));
                hex(pencil, 0.77, fill);
            }
        }
    }
}

/// Sixths of a turn, clockwise from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Sixth(u8);

impl Sixth {
    /// Turn of so many sixths; six are none.
    pub(super) const fn new(sixths: u8) -> Self {
        Self(sixths % 6)
    }

    /// The direction: to the right and down, of length 1.
    fn direction(self) -> (f32, f32) {
        let angle = f32::from(self.0) * std::f32::consts::FRAC_PI_3;
        (angle.sin(), -angle.cos())
    }
}

/// Places along a direction and across it, to its right.
fn turned(nose: Sixth) -> impl Fn((f32, f32)) -> (f32, f32) + Copy {
    let (x, y) = nose.direction();
    move |(along, across)| (along * x - across * y, along * y + across * x)
}

/// Half of each pilot's ship, its nose up, from the nose to the tail's middle, in fiftieths of its
/// reach: dart, crane, fork, manta, aeroplane, kite.
const OUTLINES: [&[(i8, i8)]; 6] = [
    &[(0, -48), (9, -12), (42, 38), (14, 28), (0, 35)],
    &[
        (0, -48),
        (8, -22),
        (14, -4),
        (47, -22),
        (43, 17),
        (16, 25),
        (10, 36),
        (0, 36),
    ],
    &[
        (0, -4),
        (10, -8),
        (19, -48),
        (31, -18),
        (43, 36),
        (22, 26),
        (12, 38),
        (0, 32),
    ],
    &[
        (0, -48),
        (10, -24),
        (24, -3),
        (49, 30),
        (20, 20),
        (8, 38),
        (0, 34),
    ],
    &[
        (0, -48),
        (10, -30),
        (11, -16),
        (45, -6),
        (47, 11),
        (12, 5),
        (9, 18),
        (29, 34),
        (27, 43),
        (7, 36),
        (0, 40),
    ],
    &[
        (0, -48),
        (16, -11),
        (42, 2),
        (18, 14),
        (26, 36),
        (8, 32),
        (0, 40),
    ],
];
/// Halves of a ship's diameter that the sheet of its flame has.
pub(super) const FLAME: u16 = 3;
/// Share of a ship from its nose on that is white: its heading is seen before its shape.
const WHITE_NOSE: f32 = 0.36;
/// Share of a ship from its nose on that has its pilot's full colour.
const DARK_TAIL: f32 = 0.66;
/// Distance of a ship's digit below its middle.
const DIGIT: f32 = 9.0;
/// Height of a digit on its sheet.
const DIGIT_HIGH: f32 = 1.2;

/// A ship with its pilot's outline, a white nose and a dark tail.
fn craft(pencil: &mut Pencil, pilot: u8, tint: Tint, nose: Sixth) {
    let place = sheet_to_drawing(nose);
    let colour = Ink::Tint(tint).rgb();
    let right = half(pilot);
    let left: Vec<_> = right.iter().map(|&(x, y)| (-x, y)).collect();
    around(pencil, &whole(pilot, nose), 0.22, Ink::Night.rgb());
    let ends = right.iter().map(|at| at.1);
    let (top, tail) = (
        ends.clone().fold(f32::MAX, f32::min),
        ends.fold(f32::MIN, f32::max),
    );
    let along = |share: f32| top + (tail - top) * share;
    // The same on both sides, and the darker the farther from the nose: where it looks is the
    // brightest of a ship, wherever light comes from.
    let dark = mix(colour, SHADE, 1.5 * SHADING);
    for side in [right, left] {
        let front = before(&side, along(DARK_TAIL));
        let tip = before(&side, along(WHITE_NOSE));
        for (corners, shown) in [(side, dark), (front, colour), (tip, WHITE)] {
            let corners: Vec<_> = corners.into_iter().map(place).collect();
            pencil.polygon(&corners, shown);
        }
    }
}

/// The part of an area that lies above a line.
fn before(corners: &Corners, line: f32) -> Vec<(f32, f32)> {
    let next = corners.iter().cycle().skip(1);
    let mut kept = Vec::new();
    for (from, to) in corners.iter().zip(next) {
        if from.1 <= line {
            kept.push(*from);
        }
        if (from.1 <= line) != (to.1 <= line) {
            let share = (line - from.1) / (to.1 - from.1);
            kept.push((from.0 + (to.0 - from.0) * share, line));
        }
    }
    kept
}

/// A flame at a ship's tail, the longer the more it moves.
fn flame(pencil: &mut Pencil, pilot: u8, nose: Sixth, moves: u8) {
    let place = sheet_to_drawing(nose);
    let half = half(pilot);
    let tail = half[half.len() - 1].1;
    let long = 8.0 + 5.0 * f32::from(moves.min(5));
    for (wide, long, shown) in [
        (14.0, long + 6.0, Ink::Night.rgb()),
        (10.0, long, Ink::Tint(Tint::Orange).rgb()),
        (5.0, long * 0.6, mix(Ink::Gold.rgb(), WHITE, 0.33)),
    ] {
        let flame = [(-wide, tail - 6.0), (wide, tail - 6.0), (0.0, tail + long)];
        pencil.polygon(&flame.map(place), shown);
    }
}

/// A star with so many points, from its points to its notches.
fn star(points: u8, far: f32, near: f32) -> Vec<(f32, f32)> {
    let corner = |nth: u8| {
        let reach = if nth.is_multiple_of(2) { far } else { near };
        let angle = f32::from(nth) * std::f32::consts::PI / f32::from(points);
        (angle.sin() * reach, -angle.cos() * reach)
    };
    (0..2 * points).map(corner).collect()
}

/// An explosion that flares up, and then is a ring of pieces that fly apart and grow smaller.
fn blast(pencil: &mut Pencil, step: u8) {
    let (rim, heart) = (pencil.rgb(BLAST), pencil.rgb(HEART));
    if let Some(apart @ 1..) = step.checked_sub(4) {
        let small = 0.26 - 0.05 * f32::from(apart);
        for nth in 0..9_u8 {
            let angle = f32::from(nth) * std::f32::consts::TAU / 9.0 + 0.3;
            let far = if nth.is_multiple_of(2) { 0.8 } else { 0.5 };
            let (x, y) = (angle.sin() * far, -angle.cos() * far);
            let shown = if nth.is_multiple_of(3) { heart } else { rim };
            pencil.disc(x, y, small, shown);
        }
        return;
    }
    for (far, colour) in [(1.0, rim), (0.78, heart)] {
        pencil.polygon(&star(12, far, 0.62 * far), colour);
    }
    pencil.disc(0.0, 0.0, 0.6 - 0.12 * f32::from(step), WHITE);
}

/// The window over a cockpit, half of it in shadow.
fn window(pencil: &mut Pencil, place: impl Fn((f32, f32)) -> (f32, f32) + Copy) {
    let glass = [(0.0, -20.0), (7.0, -4.0), (6.0, 12.0), (0.0, 18.0)];
    let other = glass.iter().rev().map(|(right, down)| (-right, *down));
    let whole: Vec<_> = glass.iter().copied().chain(other).map(place).collect();
    around(pencil, &whole, 0.12, Ink::Night.rgb());
    pencil.polygon(&whole, mix(Ink::Earth.rgb(), WHITE, 0.8));
    pencil.polygon(&glass.map(place), mix(Ink::Earth.rgb(), WHITE, 0.33));
}

/// Place of a ship's digit on the ship's sheet, whichever way its nose looks.
pub(super) fn digit_place(nose: Sixth) -> (f32, f32) {
    sheet_to_drawing(nose)((0.0, DIGIT))
}

/// A ship's place on its sheet, whichever way its nose looks.
fn sheet_to_drawing(nose: Sixth) -> impl Fn((f32, f32)) -> (f32, f32) + Copy {
    /// Scale from a ship's sheet to the drawing, in fiftieths: the rest is for the dark edge and
    /// the flame.
    const SIZE: f32 = 0.88 / 50.0;
    let turn = turned(nose);
    move |(right, down)| turn((-down * SIZE, right * SIZE))
}

fn half(pilot: u8) -> Vec<(f32, f32)> {
    let half = OUTLINES[usize::from(pilot) % OUTLINES.len()].iter();
    half.map(|&(right, down)| (right.into(), down.into()))
        .collect()
}

/// Both halves of a pilot's ship.
fn whole(pilot: u8, nose: Sixth) -> Vec<(f32, f32)> {
    let right = half(pilot);
    // The nose and the tail's middle are corners of both.
    let left = right[1..right.len() - 1].iter().rev();
    let left = left.map(|&(right, down)| (-right, down));
    let corners = right.iter().copied().chain(left);
    corners.map(sheet_to_drawing(nose)).collect()
}

fn around(pencil: &mut Pencil, corners: &[(f32, f32)], width: f32, colour: Rgb) {
    for (nth, from) in corners.iter().enumerate() {
        pencil.line(*from, corners[(nth + 1) % corners.len()], width, colour);
    }
}

/// Draws a ship at a place that it leaves: dark, with its outline.
fn hollow(pencil: &mut Pencil, pilot: u8, tint: Tint, nose: Sixth) {
    let whole = whole(pilot, nose);
    let colour = Ink::Tint(tint).rgb();
    around(pencil, &whole, 0.26, Ink::Night.rgb());
    let dark = pencil.rgb(Ink::Hollow);
    pencil.polygon(&whole, mix(dark, colour, 0.25));
    around(pencil, &whole, 0.1, colour);
}

type Corners = [(f32, f32)];

/// Corners of a rock on its sheet.
fn scaled(corners: &Corners) -> Vec<(f32, f32)> {
    corners.iter().map(|&(x, y)| (x / 44.0, y / 44.0)).collect()
}

/// Outline of a rock.
const ROCK: &Corners = &[
    (-38.0, -10.0),
    (-24.0, -34.0),
    (8.0, -41.0),
    (34.0, -22.0),
    (41.0, 10.0),
    (22.0, 36.0),
    (-12.0, 39.0),
    (-36.0, 18.0),
];

/// A grey rock that is lit from above on the left: only ships are bright.
fn rock(pencil: &mut Pencil) {
    const SHADED: &Corners = &[
        (34.0, -22.0),
        (41.0, 10.0),
        (22.0, 36.0),
        (-12.0, 39.0),
        (-36.0, 18.0),
        (-10.0, 24.0),
        (14.0, 14.0),
        (24.0, -8.0),
    ];
    const LIT: &Corners = &[
        (-38.0, -10.0),
        (-24.0, -34.0),
        (8.0, -41.0),
        (4.0, -30.0),
        (-18.0, -24.0),
        (-28.0, -6.0),
    ];
    let stone = Ink::Tint(Tint::Grey).rgb();
    around(pencil, &scaled(ROCK), 0.2, Ink::Night.rgb());
    for (corners, colour) in [
        (ROCK, mix(stone, SHADE, 0.1)),
        (SHADED, mix(stone, SHADE, 0.45)),
        (LIT, mix(stone, WHITE, 0.33)),
    ] {
        pencil.polygon(&scaled(corners), colour);
    }
}

/// A rock's arrow, darker than any ship.
const ARROW_INK: Rgb = [174, 179, 200];

/// Draws the arrow that shows a rock's drift.
fn arrow(pencil: &mut Pencil, drift: Sixth) {
    const ARROW: &Corners = &[
        (0.0, -31.0),
        (24.0, -4.0),
        (10.0, -4.0),
        (10.0, 27.0),
        (-10.0, 27.0),
        (-10.0, -4.0),
        (-24.0, -4.0),
    ];
    let turn = turned(drift);
    let arrow: Vec<_> = scaled(ARROW).iter().map(|&(x, y)| turn((-y, x))).collect();
    around(pencil, &arrow, 0.2, Ink::Night.rgb());
    pencil.polygon(&arrow, ARROW_INK);
}

/// A white arrowhead on a line that leads this way.
fn chevron(pencil: &mut Pencil, way: Sixth) {
    let place = turned(way);
    let head = |grown: f32| {
        [
            (0.7 + grown, 0.0),
            (-0.6 - grown, 0.66 + grown),
            (-0.25, 0.0),
            (-0.6 - grown, -0.66 - grown),
        ]
    };
    pencil.polygon(&head(0.25).map(place), Ink::Night.rgb());
    pencil.polygon(&head(0.0).map(place), WHITE);
}

/// Draws a key of a keyboard, with an edge.
fn key(pencil: &mut Pencil, edge: Rgb, top: Rgb) {
    let cut = |size: f32| {
        let (side, corner) = (size, size - 0.18);
        [
            (side, corner),
            (corner, side),
            (-corner, side),
            (-side, corner),
            (-side, -corner),
            (-corner, -side),
            (corner, -side),
            (side, -corner),
        ]
    };
    pencil.polygon(&cut(0.98), edge);
    pencil.polygon(&cut(0.82), top);
}

/// A hex to its corners or within them, in one flat tone.
fn hex(pencil: &mut Pencil, share: f32, colour: Rgb) {
    pencil.polygon(&corners(share), colour);
}

/// Corners of a hex from the right on, clockwise.
fn corners(share: f32) -> [(f32, f32); 6] {
    let (reach, half) = (REACH * share, HALF * share);
    [
        (reach, 0.0),
        (reach / 2.0, half),
        (-reach / 2.0, half),
        (-reach, 0.0),
        (-reach / 2.0, -half),
        (reach / 2.0, -half),
    ]
}

/// A hex of the board, a gap around it, and light on its edge above on the left.
fn tile(pencil: &mut Pencil, step: u8) {
    let (tone, light) = (palette::tile(step), palette::edge(step));
    let (tone, light) = (pencil.rgb(tone), pencil.rgb(light));
    hex(pencil, 0.925, tone);
    let lit = corners(0.885);
    for side in [3, 4] {
        pencil.line(lit[side], lit[side + 1], 0.075, light);
    }
}
