//! Places and straight lines, in whole hundredths of a unit: no fractions, so that every machine
//! measures the same. Knows no tile's name.

use serde::{Deserialize, Serialize};

/// A place in space: hundredths of a unit from the left and from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SpacePoint {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl SpacePoint {
    /// Number of hundredths in a unit.
    pub const UNIT: i32 = 100;

    /// The square of the distance to another place.
    pub(super) fn apart(self, other: Self) -> i64 {
        self.arrow_to(other).dot(self.arrow_to(other))
    }

    /// True if the straight line to `end` passes nearer than `radius` to `third`. A line that only
    /// touches the circle around it does not (C26).
    pub(super) fn passes(self, end: Self, third: Self, radius: i32) -> bool {
        let line = self.arrow_to(end);
        let aside = self.arrow_to(third);
        let (along, length) = (line.dot(aside), line.dot(line));
        let radius = i64::from(radius) * i64::from(radius);
        if along <= 0 {
            self.apart(third) < radius
        } else if along >= length {
            end.apart(third) < radius
        } else {
            // The height of the triangle, squared and times the line's squared length. At most
            // 2·4000² is squared here, far below 64 bits.
            let area = line.cross(aside);
            area * area < radius * length
        }
    }

    /// The way from here to another point.
    fn arrow_to(self, other: Self) -> Arrow {
        Arrow {
            x: i64::from(other.x - self.x),
            y: i64::from(other.y - self.y),
        }
    }
}

/// From one place to another.
#[derive(Clone, Copy)]
struct Arrow {
    x: i64,
    y: i64,
}

impl Arrow {
    const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(third: (i32, i32), blocks: bool) {
        let at = |(x, y)| SpacePoint { x, y };
        let (start, end) = (at((1_000, 1_000)), at((2_000, 1_000)));
        assert_eq!(start.passes(end, at(third), 175), blocks, "{third:?}");
        assert_eq!(end.passes(start, at(third), 175), blocks, "{third:?} back");
    }

    #[test]
    fn lines_are_blocked_within_one_radius() {
        check((1_500, 1_000), true);
        check((1_500, 1_174), true);
        // C26: it only touches the edge.
        check((1_500, 1_175), false);
        check((1_500, 825), false);
        check((1_500, 826), true);
        // Behind the ends, the ends themselves count.
        check((2_174, 1_000), true);
        check((2_175, 1_000), false);
        check((400, 1_000), false);
    }
}
