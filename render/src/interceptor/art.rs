//! What this game alone draws: hexes, ships and asteroids, and which way they look.

use crate::nebula::{Cloud, Tone, nebula};
use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
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
    /// A rock with an arrow on it that points where it drifts.
    Asteroid(Sixth),
    /// A piece of the nebula that the board lies on.
    Hex(Cloud, Tone),
    /// A hex that fire reaches.
    Fire(Tint),
    /// A pilot's ship where it will have left: its outline alone.
    Hollow(u8, Tint, Sixth),
    /// What lies under a loss: like nothing else on a board.
    Loss,
    /// Which way a move of an order goes.
    Chevron(Sixth),
    /// What lies under the letter of a turn.
    Turn(Tint),
    /// What lies under a sign of an order, as on a keyboard.
    Key(Pressed),
}

/// Who wants a sign of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pressed {
    /// Its pilot: this speed.
    Speed,
    /// Its pilot: this letter.
    Letter,
    /// Not its pilot: it was corrected.
    Corrected,
}

/// How long a flame is.
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
            Self::Craft(pilot, tint, nose, flame) => craft(pencil, pilot, tint, nose, flame),
            Self::Asteroid(drift) => asteroid(pencil, drift),
            Self::Hex(cloud, tone) => hex(pencil, nebula(cloud, tone)),
            Self::Hollow(pilot, tint, nose) => hollow(pencil, pilot, tint, nose),
            Self::Loss => {
                pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
                pencil.disc(
                    0.0,
                    0.0,
                    0.88,
                    mix(Ink::Hollow.rgb(), Ink::Wrong.rgb(), 0.75),
                );
            }
            Self::Chevron(way) => chevron(pencil, way),
            Self::Turn(tint) => {
                pencil.disc(0.0, 0.0, 1.0, Ink::Tint(tint).rgb());
                pencil.disc(0.0, 0.0, 0.78, Ink::Night.rgb());
            }
            Self::Key(Pressed::Speed) => key(pencil, Ink::Gold.rgb(), Ink::Gold.rgb()),
            Self::Key(Pressed::Letter) => key(pencil, Ink::Moon.rgb(), Ink::Moon.rgb()),
            Self::Key(Pressed::Corrected) => key(pencil, Ink::Gold.rgb(), Ink::Night.rgb()),
            Self::Fire(tint) => hex(pencil, mix(Ink::Hollow.rgb(), Ink::Tint(tint).rgb(), 0.25)),
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

/// Half of each pilot's ship, from the nose to the tail: along it, and to its side.
const OUTLINES: [&[(f32, f32)]; 6] = [
    &[
        (1.0, 0.0),
        (0.52, 0.17),
        (0.25, 0.2),
        (-0.58, 0.92),
        (-0.8, 0.92),
        (-0.62, 0.34),
        (-0.72, 0.2),
    ],
    &[
        (1.0, 0.0),
        (0.52, 0.17),
        (-0.1, 0.24),
        (0.1, 0.95),
        (-0.34, 0.86),
        (-0.66, 0.34),
        (-0.72, 0.2),
    ],
    &[
        (1.0, 0.0),
        (0.52, 0.17),
        (0.1, 0.22),
        (-0.1, 0.6),
        (0.34, 0.6),
        (0.34, 0.78),
        (-0.7, 0.84),
        (-0.58, 0.34),
        (-0.72, 0.2),
    ],
    &[
        (1.0, 0.0),
        (0.52, 0.17),
        (0.35, 0.3),
        (-0.1, 0.74),
        (-0.86, 0.98),
        (-0.58, 0.52),
        (-0.72, 0.3),
    ],
    &[
        (1.0, 0.0),
        (0.52, 0.17),
        (0.05, 0.2),
        (-0.22, 0.66),
        (-0.86, 0.66),
        (-0.86, 0.46),
        (-0.5, 0.42),
        (-0.72, 0.2),
    ],
    &[
        (1.0, 0.0),
        (0.52, 0.17),
        (0.3, 0.34),
        (-0.2, 0.88),
        (-0.46, 0.88),
        (-0.4, 0.6),
        (-0.76, 0.62),
        (-0.72, 0.2),
    ],
];

/// A ship with its pilot's outline and upright digit: half of it in shadow, its nose white, so
/// that everybody sees at once where it looks.
fn craft(pencil: &mut Pencil, pilot: u8, tint: Tint, nose: Sixth, flame: Flame) {
    let place = placed(nose);
    let colour = Ink::Tint(tint).rgb();
    let right = OUTLINES[usize::from(pilot) % OUTLINES.len()];
    let whole = whole(pilot, nose);
    around(pencil, &whole, 0.17, Ink::Night.rgb());
    let long = match flame {
        Flame::None => 0.0,
        Flame::Short => 0.14,
        Flame::Long => 0.28,
        Flame::Longest => 0.42,
    };
    if long > 0.0 {
        for (share, wide, shown) in [
            (1.0, 0.22, Ink::Tint(Tint::Orange).rgb()),
            (0.5, 0.11, mix(Ink::Gold.rgb(), WHITE, 0.6)),
        ] {
            let tip = (-0.70 - long * share, 0.0);
            pencil.polygon(&[(-0.62, wide), tip, (-0.62, -wide)].map(place), shown);
        }
    }
    pencil.polygon(&whole, mix(colour, BLACK, 0.33));
    let tail = (-0.72, 0.0);
    let lit: Vec<_> = right.iter().copied().chain([tail]).map(place).collect();
    pencil.polygon(&lit, colour);
    let hull = [
        (1.0, 0.0),
        (0.52, 0.17),
        (-0.1, 0.32),
        (-0.62, 0.30),
        (-0.62, -0.30),
        (-0.1, -0.32),
        (0.52, -0.17),
    ];
    pencil.polygon(&hull.map(place), mix(colour, WHITE, 0.33));
    pencil.polygon(
        &[(1.0, 0.0), (0.46, 0.19), (0.36, 0.0), (0.46, -0.19)].map(place),
        WHITE,
    );
    // Upright, whatever the nose.
    let digit = char::from(b'1' + pilot.min(8));
    pencil.letter_at(digit, place((-0.14, 0.0)), 0.48, Ink::Night.rgb());
}

/// A ship's place on its sheet, whichever way its nose looks.
fn placed(nose: Sixth) -> impl Fn((f32, f32)) -> (f32, f32) + Copy {
    /// What the ship leaves of its sheet for the dark edge and the flame.
    const SIZE: f32 = 0.84;
    let turn = turned(nose);
    move |(along, across)| turn((along * SIZE + 0.06, across * SIZE))
}

/// Both halves of a pilot's ship.
fn whole(pilot: u8, nose: Sixth) -> Vec<(f32, f32)> {
    let right = OUTLINES[usize::from(pilot) % OUTLINES.len()];
    // The nose is a corner of both.
    let left = right.iter().skip(1).rev();
    let left = left.map(|&(along, across)| (along, -across));
    right
        .iter()
        .copied()
        .chain(left)
        .map(placed(nose))
        .collect()
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
    around(pencil, &whole, 0.3, Ink::Night.rgb());
    pencil.polygon(&whole, Ink::Hollow.rgb());
    around(pencil, &whole, 0.14, colour);
    let digit = char::from(b'1' + pilot.min(8));
    pencil.letter_at(digit, placed(nose)((-0.14, 0.0)), 0.6, Ink::Moon.rgb());
}

/// A grey rock: only ships are bright.
fn asteroid(pencil: &mut Pencil, drift: Sixth) {
    const RIM: [f32; 11] = [
        0.94, 0.80, 0.92, 0.98, 0.82, 0.90, 0.96, 0.78, 0.92, 0.86, 0.98,
    ];
    let rock = |size: f32| -> Vec<(f32, f32)> {
        let step = std::f32::consts::TAU / RIM.len() as f32;
        let corner = |(nth, reach): (usize, &f32)| {
            let angle = nth as f32 * step;
            (angle.cos() * reach * size, angle.sin() * reach * size)
        };
        RIM.iter().enumerate().map(corner).collect()
    };
    let stone = Ink::Tint(Tint::Grey).rgb();
    pencil.polygon(&rock(1.0), Ink::Night.rgb());
    pencil.polygon(&rock(0.90), mix(stone, BLACK, 0.33));
    pencil.inset(-0.06, -0.08, 0.84, |small| {
        small.polygon(&rock(0.88), stone)
    });
    let place = turned(drift);
    let arrow = |grown: f32| {
        [
            (0.68 + grown * 1.6, 0.0),
            (0.08 - grown, 0.48 + grown * 1.8),
            (0.08 - grown, 0.17 + grown),
            (-0.60 - grown, 0.17 + grown),
            (-0.60 - grown, -0.17 - grown),
            (0.08 - grown, -0.17 - grown),
            (0.08 - grown, -0.48 - grown * 1.8),
        ]
    };
    pencil.polygon(&arrow(0.09).map(&place), Ink::Night.rgb());
    pencil.polygon(&arrow(0.0).map(&place), Ink::Tint(Tint::Cream).rgb());
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

/// A hex to its corners, in one flat tone and with hard edges: a board of them weighs half.
fn hex(pencil: &mut Pencil, colour: Rgb) {
    pencil.harden();
    let corners = [
        (REACH, 0.0),
        (REACH / 2.0, HALF),
        (-REACH / 2.0, HALF),
        (-REACH, 0.0),
        (-REACH / 2.0, -HALF),
        (REACH / 2.0, -HALF),
    ];
    pencil.polygon(&corners, colour);
}
