//! Distances to simple outlines, from which sprites are shaped: negative inside, positive outside.
//! Draws nothing.

/// A place in a sprite.
pub(super) type Spot = (f32, f32);

/// A straight limb with round ends of these radii.
pub(super) fn limb(at: Spot, from: Spot, to: Spot, radii: (f32, f32)) -> f32 {
    let along = (to.0 - from.0, to.1 - from.1);
    let aside = (at.0 - from.0, at.1 - from.1);
    let length2 = along.0 * along.0 + along.1 * along.1;
    let share = if length2 > 0.0 {
        ((aside.0 * along.0 + aside.1 * along.1) / length2).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let (dx, dy) = (aside.0 - share * along.0, aside.1 - share * along.1);
    (dx * dx + dy * dy).sqrt() - (radii.0 + (radii.1 - radii.0) * share)
}

/// An upright box around a middle, with half its sides and rounded corners.
pub(super) fn slab(at: Spot, middle: Spot, half: Spot, corner: f32) -> f32 {
    let dx = (at.0 - middle.0).abs() - half.0 + corner;
    let dy = (at.1 - middle.1).abs() - half.1 + corner;
    let (right, down) = (dx.max(0.0), dy.max(0.0));
    let outside = (right * right + down * down).sqrt();
    outside + dx.max(dy).min(0.0) - corner
}

/// Two outlines that flow into each other where they are nearer than `reach`.
pub(super) fn melt(one: f32, other: f32, reach: f32) -> f32 {
    let near = (reach - (one - other).abs()).max(0.0) / reach;
    one.min(other) - near * near * reach / 4.0
}

/// An angle, measured once for many places.
#[derive(Clone, Copy)]
pub(super) struct MeasuredAngle {
    sin: f32,
    cos: f32,
}

impl MeasuredAngle {
    pub(super) fn new(angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { sin, cos }
    }

    /// A place turned back around the middle.
    pub(super) fn back(self, (x, y): Spot) -> Spot {
        (x * self.cos + y * self.sin, y * self.cos - x * self.sin)
    }
}
