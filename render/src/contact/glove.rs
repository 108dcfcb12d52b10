//! An astronaut's hand on a table, seen from the side: it lies flat, or rises from the wrist.
//! The sleeve comes in from the left edge of its sheet, or ends before it.

use super::contour::{MeasuredAngle, Spot, limb, melt, slab};
use super::props::Lift;
use crate::palette::{Rgb, SHADE, mix};
use crate::pencil::Pencil;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
/// Width of the dark outline.
const OUTLINE: f32 = 0.022;
/// Height of the table's surface under the hand.
const TABLE: f32 = 0.44;
/// From where the light comes.
const LIGHT: Spot = (-0.45, -0.89);
/// Depth of the light and the shadow at an edge.
const SOFT: f32 = 0.11;

/// A part of the picture.
#[derive(Clone, Copy)]
enum GlovePart {
    /// A finger, the last one in front.
    Finger(usize),
    Sleeve,
    /// The hand's back, with the front finger.
    Palm,
    Thumb,
    Cuff,
    /// The middle of the cuff.
    Band,
}

const FRONT_TO_BACK: [GlovePart; 8] = [
    GlovePart::Band,
    GlovePart::Cuff,
    GlovePart::Thumb,
    GlovePart::Palm,
    GlovePart::Sleeve,
    GlovePart::Finger(2),
    GlovePart::Finger(1),
    GlovePart::Finger(0),
];

/// A finger: how far behind the front one it stands, how long it is.
const FINGERS: [(f32, f32); 4] = [(3.0, 0.40), (2.0, 0.50), (1.0, 0.54), (0.0, 0.48)];
const FRONT: usize = 3;

/// Draws the hand on a table, with its shadow. `hem` is where the sleeve ends.
pub(super) fn on_table(pencil: &mut Pencil, lift: Lift, hem: f32) {
    shadow(pencil, height(lift), hem);
    draw(pencil, lift, hem);
}

/// Height of a hand in shares of the highest.
const fn height(lift: Lift) -> f32 {
    match lift {
        Lift::Flat => 0.0,
        Lift::High => 1.0,
    }
}

/// Draws the hand. `hem` is where the sleeve ends.
pub(super) fn draw(pencil: &mut Pencil, lift: Lift, hem: f32) {
    let lift = height(lift);
    let pose = GlovePose::new(lift, hem);
    pencil.shade(|x, y| {
        let mut parts = FRONT_TO_BACK.into_iter();
        let seen = parts.find_map(|part| {
            let distance = pose.distance(part, (x, y));
            (distance < OUTLINE).then_some((part, distance))
        });
        seen.map(|(part, distance)| (pose.tone(part, distance, (x, y)), 1.0))
    });
}

/// Draws the shadow of a raised hand: it shrinks and fades.
fn shadow(pencil: &mut Pencil, lift: f32, hem: f32) {
    let (wide, high) = (0.62 - 0.10 * lift, 0.050 + 0.012 * lift);
    let strength = 0.75 - 0.35 * lift;
    pencil.shade(|x, y| {
        let far = ((x - 0.26) / wide).hypot((y - TABLE - 0.015) / high);
        let sleeve = ((x + 0.85) / 0.62).hypot((y - TABLE - 0.01) / 0.055);
        let inside = x > hem && (far < 1.0 || sleeve < 1.0);
        let strength = if sleeve < 1.0 { 0.75 } else { strength };
        inside.then_some((Ink::Night.rgb(), strength))
    });
}

/// Places of the glove's parts.
struct GlovePose {
    lift: f32,
    hem: f32,
    hand: MeasuredAngle,
    thumb: MeasuredAngle,
    cuff: MeasuredAngle,
    fingers: [MeasuredAngle; 4],
}

/// Place of the wrist, which stays, so that the sleeve is the same in every pose.
const WRIST: Spot = (-0.36, 0.18);

impl GlovePose {
    /// Pose of a glove that is lifted so far, with its hem so far down.
    fn new(lift: f32, hem: f32) -> Self {
        let angle = -0.58 * lift;
        Self {
            lift,
            hem,
            hand: MeasuredAngle::new(angle),
            thumb: MeasuredAngle::new(lift * 0.34 + 0.04),
            cuff: MeasuredAngle::new(angle * 0.45),
            // Raised fingers spread like a fan, the front one least.
            fingers: FINGERS.map(|(behind, _)| {
                MeasuredAngle::new(-lift * (0.10 + 0.13 * behind) - 0.035 * behind)
            }),
        }
    }

    /// Distance of a place from a part's outline.
    fn distance(&self, part: GlovePart, at: Spot) -> f32 {
        match part {
            GlovePart::Finger(nth) => {
                let (_, length) = FINGERS[nth];
                let on = self.on_finger(at, nth);
                limb(on, (-0.10, -0.01), (length, 0.024), (0.086, 0.060))
            }
            GlovePart::Sleeve => {
                let end = (WRIST.0 - 0.10, WRIST.1 + 0.015);
                limb(at, (-1.5, 0.16), end, (0.255, 0.205)).max(self.hem - at.0)
            }
            GlovePart::Palm => {
                let back = limb(self.on_hand(at), (0.02, 0.05), (0.38, 0.095), (0.17, 0.14));
                melt(back, self.distance(GlovePart::Finger(FRONT), at), 0.07)
            }
            GlovePart::Thumb => {
                let (x, y) = self.on_hand(at);
                let on = self.thumb.back((x - 0.11, y - 0.15));
                limb(on, (0.0, 0.0), (0.27, 0.008), (0.086, 0.058))
            }
            GlovePart::Cuff => self.ring(at, 0.085),
            GlovePart::Band => self.ring(at, 0.030),
        }
    }

    /// A place as the hand has it: from the wrist on, along the hand.
    fn on_hand(&self, at: Spot) -> Spot {
        self.hand.back((at.0 - WRIST.0, at.1 - WRIST.1))
    }

    /// A finger's own place: from its knuckle on.
    fn on_finger(&self, at: Spot, nth: usize) -> Spot {
        let (behind, _) = FINGERS[nth];
        let (x, y) = self.on_hand(at);
        // On the table, seen a little from above, they lie one behind the other.
        let depth = 0.050 - 0.024 * self.lift;
        self.fingers[nth].back((x - 0.42 + 0.03 * behind, y - 0.148 + depth * behind))
    }

    fn ring(&self, at: Spot, half: f32) -> f32 {
        let on = self.cuff.back((at.0 - WRIST.0, at.1 - WRIST.1));
        slab(on, (-0.05, 0.015), (half, 0.225), 0.03)
    }

    /// Colour of a spot so far from its part's outline: dark there, light where the light falls on
    /// an edge, in shadow on the other side.
    fn tone(&self, part: GlovePart, distance: f32, at: Spot) -> Rgb {
        const STEP: f32 = 0.01;
        if distance > -0.002 {
            return Ink::Night.rgb();
        }
        let near = (at.0 + LIGHT.0 * STEP, at.1 + LIGHT.1 * STEP);
        let lit = (self.distance(part, near) - distance) / STEP;
        let edge = (1.0 + distance / SOFT).clamp(0.0, 1.0);
        let colour = self.colour(part, at);
        match lit * edge {
            // Steps that the palette has.
            l if l > 0.45 => mix(colour, WHITE, 0.66),
            l if l < -0.42 => mix(colour, SHADE, 0.33),
            _ => colour,
        }
    }

    /// Colour of a spot on a part of the glove.
    fn colour(&self, part: GlovePart, at: Spot) -> Rgb {
        let steel = Ink::Steel.rgb();
        let suit = mix(steel, WHITE, 0.66);
        match part {
            GlovePart::Finger(0) => self.finger(at, 0, steel),
            GlovePart::Finger(nth) => self.finger(at, nth, mix(steel, WHITE, 0.33)),
            GlovePart::Palm => self.finger(at, FRONT, suit),
            GlovePart::Sleeve => cloth(at, suit),
            GlovePart::Thumb | GlovePart::Band => suit,
            GlovePart::Cuff => Ink::Earth.rgb(),
        }
    }

    /// Colour of a spot on a finger: fingertips have a pad in another colour, and fingers a fold.
    fn finger(&self, at: Spot, nth: usize, colour: Rgb) -> Rgb {
        let (_, length) = FINGERS[nth];
        let (x, _) = self.on_finger(at, nth);
        if x > length - 0.10 {
            Ink::Earth.rgb()
        } else if (x - length * 0.52).abs() < 0.012 {
            mix(colour, Ink::Night.rgb(), 0.35)
        } else {
            colour
        }
    }
}

/// Colour of a spot on the sleeve, which has folds and a stripe.
fn cloth(at: Spot, suit: Rgb) -> Rgb {
    let lean = at.0 + 0.10 * (at.1 - 0.2).powi(2);
    if (-0.84..-0.76).contains(&lean) {
        Ink::Tint(Tint::Orange).rgb()
    } else if [-0.60, -0.685]
        .iter()
        .any(|fold: &f32| (lean - fold).abs() < 0.010)
    {
        mix(suit, Ink::Night.rgb(), 0.30)
    } else {
        suit
    }
}
