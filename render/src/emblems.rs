//! The small pictures that several games use: pawns, marks, icons. What one game alone has stands
//! in its folder; what an emblem stands for is its user's.

use crate::palette::{Rgb, SHADE, SHADING, mix};
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/// A small picture of several games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Emblem {
    /// A piece with a colour and a sign.
    Pawn(Tint, Sign),
    /// A rocket in a player's colour.
    Rocket(Tint),
    /// A rocket on its way, turned by so many degrees clockwise.
    Flying(Tint, u16),
    /// A planet within a ring: Houston's own sign.
    Ringed(Tint),
    /// A place where something may still come to lie.
    Slot,
    /// A small cross: nothing here.
    Nothing,
    /// A halo and a tick: this is right.
    Right,
    /// A broken ring: this was not found.
    Missed,
    /// A cross over something: this is wrong.
    Wrong,
    /// A burst: something was hit.
    Burst,
    /// An antenna's dish, for a player who searches.
    Dish,
    /// A padlock: this is decided.
    Lock,
    /// A star: honours.
    Star,
    /// A cup: this player or this card has won.
    Cup,
    /// A crown: trump.
    Crown,
    /// An hourglass: this player's turn.
    Turn,
    /// An arrow to the right.
    Arrow,
    /// An arrow that comes back.
    Back,
    /// A golden ring around something that is whole.
    Halo,
    /// A broken ring around what a hint means.
    Advised,
    /// A thin ring around what a hint's move would show.
    Reached,
    /// A glow over what a hint holds for likely, the stronger the likelier: 1 to 3.
    Warm(u8),
    /// A small cross: a hint rules this out.
    RuledOut,
    /// A ring around what happened last, or since the viewer last looked.
    Latest,
}

impl Figure for Emblem {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Pawn(tint, sign) => pawn(pencil, tint, sign),
            Self::Rocket(tint) => rocket(pencil, tint),
            Self::Flying(tint, degrees) => {
                rocket(pencil, tint);
                pencil.turn(f32::from(degrees).to_radians());
            }
            Self::Ringed(tint) => ringed(pencil, Ink::Tint(tint).rgb()),
            Self::Slot => slot(pencil),
            Self::Nothing => nothing(pencil),
            Self::Right => right(pencil),
            Self::Missed => missed(pencil),
            Self::Wrong => wrong(pencil),
            Self::Burst => burst(pencil),
            Self::Dish => dish(pencil),
            Self::Lock => lock(pencil),
            Self::Star => signs::draw(pencil, Sign::Star, Ink::Gold.rgb(), BLACK),
            Self::Cup => cup(pencil),
            Self::Crown => {
                pencil.inked(CROWN, 0.1);
                pencil.fill(CROWN, Ink::Gold.rgb());
            }
            // It always stands on something dark.
            Self::Turn => pencil.fill(HOURGLASS, Ink::Gold.rgb()),
            Self::Arrow => arrow(pencil),
            Self::Back => back(pencil),
            Self::Halo => halo(pencil),
            Self::Advised => advised(pencil),
            Self::Reached => pencil.ring(0.98, 0.11, Ink::Hint.rgb(), 1.0),
            Self::Warm(level) => warm(pencil, level),
            Self::RuledOut => ruled_out(pencil),
            Self::Latest => latest(pencil),
        }
    }
}

/// A pawn in a player's colour, with their sign.
fn pawn(pencil: &mut Pencil, tint: Tint, sign: Sign) {
    let colour = Ink::Tint(tint).rgb();
    let rim = match tint {
        Tint::Black | Tint::White => Ink::Steel.rgb(),
        _ => mix(colour, WHITE, 0.45),
    };
    pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
    pencil.disc(0.0, 0.0, 0.95, rim);
    // Flat faces: their signs read best, and they compress well.
    pencil.disc(0.0, 0.0, 0.82, colour);
    signs::draw(pencil, sign, tint.contrast().rgb(), colour);
}

fn slot(pencil: &mut Pencil) {
    let colour = pencil.rgb(Ink::Faint);
    pencil.ring(0.92, 0.14, colour, 0.8);
    pencil.disc(0.0, 0.0, 0.12, colour);
}

const HOURGLASS: &str = "M-32 -44H32V-36C32 -16 12 -8 8 0C12 8 32 16 32 36V44H-32V36\
                         C-32 16 -12 8 -8 0C-12 -8 -32 -16 -32 -36Z";

const CROWN: &str = "M-42 34L-46 -26L-20 0L0 -40L20 0L46 -26L42 34Z";

/// A trophy cup.
fn cup(pencil: &mut Pencil) {
    const HANDLES: &str = "M-26 -38H-46C-48 -8 -36 6 -14 8L-16 -4C-28 -6 -34 -14 -34 -28H-26Z\
                           M26 -38H46C48 -8 36 6 14 8L16 -4C28 -6 34 -14 34 -28H26Z";
    const BOWL: &str =
        "M-30 -44H30V-22C30 4 16 14 7 18V28H22V42H-22V28H-7V18C-16 14 -30 4 -30 -22Z";
    pencil.inked(HANDLES, 0.1);
    pencil.inked(BOWL, 0.1);
    pencil.fill(HANDLES, Ink::Gold.rgb());
    pencil.fill(BOWL, Ink::Gold.rgb());
}

fn nothing(pencil: &mut Pencil) {
    let colour = Ink::Earth.rgb();
    pencil.line((-0.62, -0.62), (0.62, 0.62), 0.26, colour);
    pencil.line((0.62, -0.62), (-0.62, 0.62), 0.26, colour);
}

/// A green ring with a tick.
fn right(pencil: &mut Pencil) {
    let colour = Ink::Right.rgb();
    pencil.ring(0.98, 0.12, colour, 1.0);
    pencil.disc(0.66, 0.66, 0.36, Ink::Night.rgb());
    pencil.line((0.46, 0.66), (0.60, 0.82), 0.15, colour);
    pencil.line((0.60, 0.82), (0.90, 0.46), 0.15, colour);
}

/// A golden ring with four gaps.
fn missed(pencil: &mut Pencil) {
    let colour = Ink::Gold.rgb();
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let gap = (x.abs() - y.abs()).abs() < 0.42;
        (distance <= 0.98 && distance > 0.84 && !gap).then_some((colour, 1.0))
    });
}

/// A red cross with a dark edge.
fn wrong(pencil: &mut Pencil) {
    for (width, colour) in [(0.36, Ink::Night.rgb()), (0.22, Ink::Wrong.rgb())] {
        pencil.line((-0.72, -0.72), (0.72, 0.72), width, colour);
        pencil.line((0.72, -0.72), (-0.72, 0.72), width, colour);
    }
}

/// A radio dish.
fn dish(pencil: &mut Pencil) {
    let colour = Ink::Earth.rgb();
    // A bowl that looks to the upper right, its feed, its foot.
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        (distance < 0.84 && x < y + 0.1).then_some((colour, 1.0))
    });
    pencil.line((-0.05, 0.05), (0.52, -0.52), 0.15, WHITE);
    pencil.disc(0.58, -0.58, 0.18, Ink::Gold.rgb());
    pencil.line((-0.1, 0.62), (-0.34, 0.92), 0.16, WHITE);
    pencil.line((0.12, 0.6), (0.36, 0.92), 0.16, WHITE);
}

/// A padlock.
fn lock(pencil: &mut Pencil) {
    let colour = Ink::Gold.rgb();
    pencil.shade(|x, y| {
        let (dx, dy) = (x, y + 0.22);
        let distance = (dx * dx + dy * dy).sqrt();
        (y < 0.0 && distance < 0.56 && distance > 0.36).then_some((Ink::Steel.rgb(), 1.0))
    });
    let body = [(-0.7, -0.08), (0.7, -0.08), (0.7, 0.86), (-0.7, 0.86)];
    pencil.polygon(&body, colour);
    pencil.disc(0.0, 0.28, 0.16, Ink::Night.rgb());
    pencil.line((0.0, 0.3), (0.0, 0.58), 0.14, Ink::Night.rgb());
}

/// An arrow to the right.
fn arrow(pencil: &mut Pencil) {
    let colour = pencil.rgb(Ink::Faint);
    pencil.line((-0.8, 0.0), (0.7, 0.0), 0.2, colour);
    pencil.line((0.24, -0.46), (0.76, 0.0), 0.2, colour);
    pencil.line((0.24, 0.46), (0.76, 0.0), 0.2, colour);
}

/// An arrow that turns back.
fn back(pencil: &mut Pencil) {
    let colour = pencil.rgb(Ink::Faint);
    pencil.shade(|x, y| {
        let distance = ((x - 0.3).powi(2) + y * y).sqrt();
        (x > 0.3 && distance < 0.5 && distance > 0.3).then_some((colour, 1.0))
    });
    pencil.line((-0.6, -0.4), (0.3, -0.4), 0.2, colour);
    pencil.line((-0.6, 0.4), (0.3, 0.4), 0.2, colour);
    pencil.line((-0.72, 0.4), (-0.36, 0.08), 0.2, colour);
    pencil.line((-0.72, 0.4), (-0.36, 0.74), 0.2, colour);
}

/// An upright rocket with fins, its right side in shadow.
pub(crate) fn rocket(pencil: &mut Pencil, tint: Tint) {
    const HULL: &str = "M0 -48C18 -30 22 -8 18 18H-18C-22 -8 -18 -30 0 -48Z";
    const SHADOW: &str = "M0 -48C18 -30 22 -8 18 18H4C12 -8 8 -30 0 -48Z";
    const FINS: &str = "M-17 0L-34 24V34L-16 24ZM17 0L34 24V34L16 24Z";
    const FLAME: &str = "M-11 20L11 20L0 46Z";
    let colour = Ink::Tint(tint).rgb();
    let shadow = mix(colour, SHADE, SHADING);
    for part in [HULL, FINS, FLAME] {
        pencil.inked(part, 0.08);
    }
    pencil.fill(FLAME, Ink::Tint(Tint::Orange).rgb());
    pencil.fill("M-6 20L6 20L0 34Z", mix(Ink::Gold.rgb(), WHITE, 0.4));
    pencil.fill(FINS, shadow);
    pencil.fill(HULL, colour);
    pencil.fill(SHADOW, shadow);
    pencil.fill("M-18 16H18V23H-18Z", mix(colour, SHADE, 0.6));
    pencil.disc(0.0, -0.2, 0.25, Ink::Night.rgb());
    pencil.disc(0.0, -0.2, 0.18, WHITE);
}

/// A planet within a ring that passes behind it and before it.
pub(crate) fn ringed(pencil: &mut Pencil, colour: Rgb) {
    const RING: &str = "M-42 14C-84 30 -60 46 0 22C60 -2 84 -32 42 -16\
                        C70 -28 52 -8 -2 14C-56 36 -66 26 -42 14Z";
    pencil.inset(0.0, 0.0, 0.76, |pencil| {
        pencil.ball(colour, |_| {});
        pencil.inset(0.0, 0.0, 0.94, |pencil| {
            pencil.inked(RING, 0.05);
            pencil.fill(RING, mix(colour, WHITE, 0.6));
        });
    });
}

fn halo(pencil: &mut Pencil) {
    pencil.ring(1.0, 0.05, Ink::Night.rgb(), 1.0);
    pencil.ring(0.96, 0.14, Ink::Gold.rgb(), 1.0);
}

/// A dashed ring in the hint's colour.
fn advised(pencil: &mut Pencil) {
    const DASHES: f32 = 8.0;
    pencil.ring(1.0, 0.26, Ink::Night.rgb(), 1.0);
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let turn = (y.atan2(x) / std::f32::consts::TAU + 1.0) * DASHES;
        let gap = turn.fract() > 0.7;
        (distance <= 0.96 && distance > 0.78 && !gap).then_some((Ink::Hint.rgb(), 1.0))
    });
}

fn warm(pencil: &mut Pencil, level: u8) {
    let level = f32::from(level.clamp(1, 3)) - 1.0;
    let strength = 0.125 + 0.25 * level;
    pencil.shade(|x, y| (x * x + y * y <= 1.0).then_some((Ink::Hint.rgb(), strength)));
    // By its edge the strength is told without its colour.
    pencil.ring(1.0, 0.1 * level, Ink::Hint.rgb(), 1.0);
}

/// A cross in the hint's colour.
fn ruled_out(pencil: &mut Pencil) {
    for (width, colour) in [(0.46, Ink::Night.rgb()), (0.24, Ink::Hint.rgb())] {
        pencil.line((-0.62, -0.62), (0.62, 0.62), width, colour);
        pencil.line((0.62, -0.62), (-0.62, 0.62), width, colour);
    }
}

/// Four corners around what happened last.
fn latest(pencil: &mut Pencil) {
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let gap = x.abs() < 0.3 || y.abs() < 0.3;
        (distance <= 1.0 && distance > 0.86 && !gap).then_some((WHITE, 1.0))
    });
}

/// A star of fire.
fn burst(pencil: &mut Pencil) {
    const RAYS: usize = 9;
    let star = |far: f32, near: f32| -> Vec<(f32, f32)> {
        let step = std::f32::consts::PI / RAYS as f32;
        let corner = |nth: usize| {
            let reach = if nth.is_multiple_of(2) { far } else { near };
            let angle = nth as f32 * step;
            (angle.sin() * reach, -angle.cos() * reach)
        };
        (0..2 * RAYS).map(corner).collect()
    };
    pencil.polygon(&star(1.0, 0.58), Ink::Wrong.rgb());
    pencil.polygon(&star(0.74, 0.46), Ink::Gold.rgb());
}
