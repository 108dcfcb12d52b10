//! An astronaut's hand on a table, seen from the side: it lies flat, or rises from the wrist.
//! The sleeve comes in from the left edge of its sheet.

use crate::contour::{Spot, limb, melt, slab, turned_back};
use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::props::Lift;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
/// How wide the dark outline is.
const OUTLINE: f32 = 0.022;
/// Where the table's surface is under the hand.
const TABLE: f32 = 0.44;
/// From where the light comes.
const LIGHT: Spot = (-0.45, -0.89);
/// How deep the light and the shadow at an edge go.
const SOFT: f32 = 0.11;

/// One part of the picture; later ones lie over earlier ones.
struct Part {
    /// How far a place is from its outline.
    distance: f32,
    /// The same a little nearer to the light.
    lit: f32,
    colour: Rgb,
}

pub(crate) fn draw(pencil: &mut Pencil, lift: Lift) {
    let lift = match lift {
        Lift::Flat => 0.0,
        Lift::Half => 0.55,
        Lift::High => 1.0,
    };
    shadow(pencil, lift);
    let pose = Pose::of(lift);
    pencil.shade(|x, y| {
        let parts = pose.parts((x, y));
        let seen = parts.iter().rev().find(|part| part.distance < OUTLINE)?;
        Some((seen.tone(), 1.0))
    });
}

/// What a hand that is up takes with it: its shadow shrinks and fades.
fn shadow(pencil: &mut Pencil, lift: f32) {
    let (wide, high) = (0.62 - 0.10 * lift, 0.050 + 0.012 * lift);
    let strength = 0.75 - 0.35 * lift;
    pencil.shade(|x, y| {
        let far = ((x - 0.26) / wide).hypot((y - TABLE - 0.015) / high);
        let sleeve = ((x + 0.85) / 0.62).hypot((y - TABLE - 0.01) / 0.055);
        let inside = far < 1.0 || sleeve < 1.0;
        let strength = if sleeve < 1.0 { 0.75 } else { strength };
        inside.then_some((Ink::Night.rgb(), strength))
    });
}

/// Where everything is.
struct Pose {
    lift: f32,
    wrist: Spot,
    /// How far the hand is turned up.
    angle: f32,
}

/// A finger: how far behind it stands, how long it is.
const FINGERS: [(f32, f32); 4] = [(3.0, 0.40), (2.0, 0.50), (1.0, 0.54), (0.0, 0.48)];

impl Pose {
    fn of(lift: f32) -> Self {
        Self {
            lift,
            // It stays where it is, so that the sleeve is the same in every pose.
            wrist: (-0.36, 0.18),
            angle: -0.58 * lift,
        }
    }

    /// From the back to the front.
    fn parts(&self, at: Spot) -> [Part; 8] {
        let suit = mix(Ink::Steel.rgb(), WHITE, 0.66);
        let far = mix(Ink::Steel.rgb(), WHITE, 0.33);
        let pad = mix(Ink::Earth.rgb(), Ink::Steel.rgb(), 0.35);
        let [back, third, second] = [0, 1, 2].map(|nth| {
            let colour = if nth == 0 { Ink::Steel.rgb() } else { far };
            self.finger(at, nth, self.tipped(at, nth, colour, pad))
        });
        let front = self.part(at, |at| self.palm(at), self.tipped(at, 3, suit, pad));
        let thumb = self.part(at, |at| self.thumb(at), suit);
        let sleeve = self.part(at, |at| self.sleeve(at), self.cloth(at, suit));
        let cuff = self.part(at, |at| self.cuff(at, 0.085), Ink::Earth.rgb());
        let band = self.part(at, |at| self.cuff(at, 0.030), suit);
        [back, third, second, sleeve, front, thumb, cuff, band]
    }

    fn part(&self, at: Spot, distance: impl Fn(Spot) -> f32, colour: Rgb) -> Part {
        let near = (at.0 + LIGHT.0 * 0.01, at.1 + LIGHT.1 * 0.01);
        Part {
            distance: distance(at),
            lit: (distance(near) - distance(at)) / 0.01,
            colour,
        }
    }

    /// A place as the hand has it: from the wrist on, along the hand.
    fn on_hand(&self, at: Spot, extra: f32) -> Spot {
        let from = (at.0 - self.wrist.0, at.1 - self.wrist.1);
        turned_back(from, self.angle + extra)
    }

    /// A finger's own place: from its knuckle on.
    fn on_finger(&self, at: Spot, nth: usize) -> Spot {
        let (behind, _) = FINGERS[nth];
        let (x, y) = self.on_hand(at, 0.0);
        // On the table, seen a little from above, they lie one behind the other.
        let depth = 0.050 - 0.024 * self.lift;
        let from = (x - 0.42 + 0.03 * behind, y - 0.148 + depth * behind);
        // Raised fingers spread like a fan, the front one least.
        turned_back(from, -self.lift * (0.10 + 0.13 * behind) - 0.035 * behind)
    }

    fn finger_distance(&self, at: Spot, nth: usize) -> f32 {
        let (_, length) = FINGERS[nth];
        limb(
            self.on_finger(at, nth),
            (-0.10, -0.01),
            (length, 0.024),
            (0.086, 0.060),
        )
    }

    fn finger(&self, at: Spot, nth: usize, colour: Rgb) -> Part {
        self.part(at, |at| self.finger_distance(at, nth), colour)
    }

    /// Fingertips have a pad in another colour.
    fn tipped(&self, at: Spot, nth: usize, colour: Rgb, pad: Rgb) -> Rgb {
        let (_, length) = FINGERS[nth];
        let (x, _) = self.on_finger(at, nth);
        if x > length - 0.10 {
            pad
        } else if (x - length * 0.52).abs() < 0.012 {
            mix(colour, Ink::Night.rgb(), 0.35)
        } else {
            colour
        }
    }

    fn palm(&self, at: Spot) -> f32 {
        let back = limb(
            self.on_hand(at, 0.0),
            (0.02, 0.05),
            (0.38, 0.095),
            (0.17, 0.14),
        );
        melt(back, self.finger_distance(at, 3), 0.07)
    }

    fn thumb(&self, at: Spot) -> f32 {
        let (x, y) = self.on_hand(at, 0.0);
        let from = turned_back((x - 0.11, y - 0.15), self.lift * 0.34 + 0.04);
        limb(from, (0.0, 0.0), (0.27, 0.008), (0.086, 0.058))
    }

    fn cuff(&self, at: Spot, half: f32) -> f32 {
        let from = (at.0 - self.wrist.0, at.1 - self.wrist.1);
        let (x, y) = turned_back(from, self.angle * 0.45);
        slab((x, y), (-0.05, 0.015), (half, 0.225), 0.03)
    }

    fn sleeve(&self, at: Spot) -> f32 {
        let elbow = (-1.5, 0.16);
        limb(
            at,
            elbow,
            (self.wrist.0 - 0.10, self.wrist.1 + 0.015),
            (0.255, 0.205),
        )
    }

    /// The sleeve has folds, and a stripe.
    fn cloth(&self, at: Spot, suit: Rgb) -> Rgb {
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
}

impl Part {
    /// Dark at the outline, light where the light falls on an edge, shadow on the other side.
    fn tone(&self) -> Rgb {
        if self.distance > -0.002 {
            return Ink::Night.rgb();
        }
        let edge = (1.0 + self.distance / SOFT).clamp(0.0, 1.0);
        let lit = self.lit * edge;
        match lit {
            l if l > 0.45 => mix(self.colour, WHITE, 0.65),
            l if l < -0.62 => mix(self.colour, Ink::Night.rgb(), 0.42),
            l if l < -0.25 => mix(self.colour, Ink::Night.rgb(), 0.22),
            _ => self.colour,
        }
    }
}
