//! Art of Interceptor: hexes, ships and asteroids, and the way they look.

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
    Craft(u8, Tint, Sixth, Flame),
    /// A ship on a cover: a window in place of its digit.
    Portrait(u8, Tint, Sixth),
    /// A rock with an arrow on it that points where it drifts.
    Asteroid(Sixth),
    /// A rock alone.
    Rock,
    /// A hex of a board, in one of its two tones.
    Hex(Ink),
    /// A hex that fire reaches, with so much damage there.
    Fire(u8),
    /// A pilot's ship where it will have left: its outline alone.
    Hollow(u8, Tint, Sixth),
    /// The bed of a loss: like nothing else on a board.
    Loss,
    /// The place where a ship began its turn.
    Start(Tint),
    /// The direction of a move of an order.
    Chevron(Sixth),
    /// The bed of a turn's letter.
    Turn(Tint),
    /// The key under a sign of an order, as on a keyboard.
    Key(Pressed),
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
}

/// Length of a flame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Flame {
    None,
    Short,
    Long,
    Longest,
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Craft(pilot, tint, nose, flame) => {
                craft(pencil, pilot, tint, nose, flame);
                digit(pencil, pilot, sheet_to_drawing(nose)((0.0, DIGIT)));
            }
            Self::Portrait(pilot, tint, nose) => {
                craft(pencil, pilot, tint, nose, Flame::Long);
                window(pencil, sheet_to_drawing(nose));
            }
            Self::Asteroid(drift) => {
                rock(pencil);
                arrow(pencil, drift);
            }
            Self::Rock => rock(pencil),
            Self::Hex(tone) => {
                hex(pencil, 1.0, Ink::Night.rgb());
                hex(pencil, 0.93, tone.rgb());
            }
            Self::Hollow(pilot, tint, nose) => hollow(pencil, pilot, tint, nose),
            Self::Loss => {
                pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
                pencil.disc(0.0, 0.0, 0.88, [214, 36, 74]);
            }
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
            Self::Fire(damage) => {
                let hot = match damage {
                    0 | 1 => 0.4,
                    2 => 0.6,
                    _ => 1.0,
                };
                let fill = mix(Ink::TileB.rgb(), Ink::Fire.rgb(), hot);
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
    /// So many sixths; six are none.
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
/// reach: dart, crane, fork, manta, hammer, kite.
const OUTLINES: [&[(i8, i8)]; 6] = [
    &[(0, -46), (15, -8), (40, 34), (14, 28), (0, 20)],
    &[(0, -34), (13, -6), (46, -26), (42, 10), (17, 36), (0, 27)],
    &[(0, -8), (8, -46), (24, -38), (38, 30), (15, 38), (0, 24)],
    &[(0, -42), (13, -14), (47, 10), (25, 18), (11, 40), (0, 30)],
    &[
        (0, -44),
        (25, -44),
        (28, -24),
        (15, -18),
        (16, 8),
        (36, 24),
        (32, 38),
        (0, 32),
    ],
    &[(0, -46), (21, -14), (21, 6), (43, 30), (18, 30), (0, 42)],
];
/// Distance of a ship's digit below its middle.
const DIGIT: f32 = 4.0;

/// A ship with its pilot's outline, the half that lies in shadow darker.
fn craft(pencil: &mut Pencil, pilot: u8, tint: Tint, nose: Sixth, flame: Flame) {
    let place = sheet_to_drawing(nose);
    let colour = Ink::Tint(tint).rgb();
    let half = half(pilot);
    let whole = whole(pilot, nose);
    let (first, tail) = (half[0], half[half.len() - 1]);
    around(pencil, &whole, 0.2, Ink::Night.rgb());
    let long = match flame {
        Flame::None => 0.0,
        Flame::Short => 10.0,
        Flame::Long => 18.0,
        Flame::Longest => 26.0,
    };
    if long > 0.0 {
        let from = tail.1 - 3.0;
        for (wide, long, shown) in [
            (12.0, long + 5.0, Ink::Night.rgb()),
            (9.0, long, Ink::Tint(Tint::Orange).rgb()),
            (5.0, long * 0.55, mix(Ink::Gold.rgb(), WHITE, 0.33)),
        ] {
            let tip = (0.0, tail.1 + long);
            pencil.polygon(&[(-wide, from), (wide, from), tip].map(place), shown);
        }
    }
    pencil.polygon(&whole, colour);
    let shaded: Vec<_> = half.iter().copied().map(place).collect();
    pencil.polygon(&shaded, mix(colour, SHADE, SHADING));
    let top = first.1 + 4.0;
    let glint = [
        (0.0, top),
        (-4.0, top + 18.0),
        (-4.0, top + 30.0),
        (0.0, top + 32.0),
    ];
    pencil.polygon(&glint.map(place), mix(colour, WHITE, 0.66));
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

/// Upright whichever way the nose points, and haloed.
fn digit(pencil: &mut Pencil, pilot: u8, at: (f32, f32)) {
    let digit = char::from(b'1' + pilot.min(8));
    pencil.haloed(digit, at, 0.56, Ink::Moon.rgb());
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

/// A ship that will have left, with its digit.
fn hollow(pencil: &mut Pencil, pilot: u8, tint: Tint, nose: Sixth) {
    let whole = whole(pilot, nose);
    let colour = Ink::Tint(tint).rgb();
    around(pencil, &whole, 0.26, Ink::Night.rgb());
    pencil.polygon(&whole, mix(Ink::Hollow.rgb(), colour, 0.25));
    around(pencil, &whole, 0.1, colour);
    digit(pencil, pilot, sheet_to_drawing(nose)((0.0, DIGIT)));
}

type Corners = [(f32, f32)];

/// Corners of a rock on its sheet.
fn scaled(corners: &Corners) -> Vec<(f32, f32)> {
    corners.iter().map(|&(x, y)| (x / 44.0, y / 44.0)).collect()
}

/// A grey rock: only ships are bright.
fn rock(pencil: &mut Pencil) {
    const ROCK: &Corners = &[
        (-38.0, -10.0),
        (-22.0, -36.0),
        (10.0, -40.0),
        (36.0, -20.0),
        (40.0, 12.0),
        (20.0, 36.0),
        (-14.0, 38.0),
        (-36.0, 18.0),
    ];
    const SHADED: &Corners = &[
        (36.0, -20.0),
        (40.0, 12.0),
        (20.0, 36.0),
        (-14.0, 38.0),
        (4.0, 14.0),
        (18.0, 0.0),
    ];
    const LIT: &Corners = &[(-22.0, -36.0), (10.0, -40.0), (2.0, -28.0), (-18.0, -26.0)];
    let stone = Ink::Tint(Tint::Grey).rgb();
    around(pencil, &scaled(ROCK), 0.14, Ink::Night.rgb());
    for (corners, colour) in [
        (ROCK, mix(stone, WHITE, 0.33)),
        (SHADED, mix(stone, SHADE, SHADING)),
        (LIT, mix(stone, WHITE, 0.66)),
    ] {
        pencil.polygon(&scaled(corners), colour);
    }
}

/// Draws the arrow that shows a rock's drift.
fn arrow(pencil: &mut Pencil, drift: Sixth) {
    const ARROW: &Corners = &[
        (0.0, -27.0),
        (20.0, -3.0),
        (9.0, -3.0),
        (9.0, 24.0),
        (-9.0, 24.0),
        (-9.0, -3.0),
        (-20.0, -3.0),
    ];
    let turn = turned(drift);
    let arrow: Vec<_> = scaled(ARROW).iter().map(|&(x, y)| turn((-y, x))).collect();
    around(pencil, &arrow, 0.14, Ink::Night.rgb());
    pencil.polygon(&arrow, Ink::Tint(Tint::Cream).rgb());
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

/// A key with an edge.
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
    pencil.harden();
    let (reach, half) = (REACH * share, HALF * share);
    let corners = [
        (reach, 0.0),
        (reach / 2.0, half),
        (-reach / 2.0, half),
        (-reach, 0.0),
        (-reach / 2.0, -half),
        (reach / 2.0, -half),
    ];
    pencil.polygon(&corners, colour);
}
