//! Where everything on a board is: positions, row letters, and the free space beside the hexagon.
//!
//! One board alone fills a picture. For everyone two lie askew, like cells of a honeycomb: so each
//! is as large as a landscape picture lets it be, and each has a free corner of its own, for its
//! panel. A player's own picture is of the sky that he hunts, with his own sky small below.

use games::space_connection::{Position, SpaceRow};

use crate::scene::Point;
use crate::theme::Face;

/// From a position to the next in its row, on a board alone; other measures are for this one.
const STEP: i32 = 56;
/// What lies on a position.
pub(super) const HOLE: u16 = 46;

/// A board's place in the picture, and its scale.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Where its middle position is.
    middle: Point,
    /// From a position to the next in its row.
    step: i32,
    /// From a row to the next.
    pitch: i32,
    /// From a row's ends to its letters: on the left, on the right.
    beside: [Option<i32>; 2],
    /// How unknown positions are numbered; where nobody calls them they are dots.
    number: Option<u8>,
    /// How rows are lettered.
    letter: u8,
}

/// A picture of one board.
pub(super) const ALONE: Plan = Plan {
    middle: Point::new(400, 394),
    step: STEP,
    pitch: 48,
    beside: [Some(-45), Some(45)],
    number: Some(23),
    letter: 30,
};
/// How large it is.
pub(super) const ALONE_SIZE: (u16, u16) = (800, 728);

/// The two boards of everyone's picture, above and below.
pub(super) const PAIR: [Plan; 2] = [
    Plan {
        middle: Point::new(289, 232),
        beside: [Some(-37), None],
        ..HALF
    },
    Plan {
        middle: Point::new(627, 565),
        beside: [None, Some(37)],
        ..HALF
    },
];
/// How large that picture is.
pub(super) const PAIR_SIZE: (u16, u16) = (916, 797);
/// The top left of each board's panel.
pub(super) const PANELS: [Point; 2] = [Point::new(16, 522), Point::new(566, 18)];
/// How wide a panel is.
pub(super) const PANEL: i32 = 340;
/// What keeps the two boards apart: a line through these places.
pub(super) const BORDER: [Point; 4] = [
    Point::new(418, 0),
    Point::new(554, 232),
    Point::new(362, 565),
    Point::new(498, 797),
];

const HALF: Plan = Plan {
    middle: Point::new(0, 0),
    step: 40,
    pitch: 34,
    beside: [None, None],
    number: Some(22),
    letter: 25,
};

/// The sky that a player hunts, large, in his own picture.
pub(super) const HUNTED: Plan = Plan {
    middle: Point::new(480, 510),
    step: 66,
    pitch: 57,
    beside: [Some(-56), Some(56)],
    number: Some(25),
    letter: 31,
};
/// His own sky below it.
pub(super) const GLANCE: Plan = Plan {
    middle: Point::new(708, 1078),
    step: 33,
    pitch: 28,
    beside: [Some(-34), None],
    number: None,
    letter: 24,
};
/// How large that picture is.
pub(super) const OWN_SIZE: (u16, u16) = (960, 1284);

impl Plan {
    /// The middle of a position.
    pub(super) fn place(&self, position: Position) -> Point {
        let down = i32::from(position.row().index()) - 6;
        let right = i32::from(position.halves()) * self.step / 2;
        self.middle.by(right, down * self.pitch)
    }

    /// A measure of a board alone, on this one.
    pub(super) const fn scaled(&self, measure: u16) -> u16 {
        // No measure is larger than a picture.
        (measure as i32 * self.step / STEP) as u16
    }

    /// A found planet, a lost piece.
    pub(super) const fn full(&self) -> u16 {
        match self.number {
            Some(_) => self.scaled(HOLE),
            // Dots leave the room to a piece.
            None => self.step as u16 - 2,
        }
    }

    /// How large a drawn triangle is, as a sprite whose middle is the triangle's.
    pub(super) const fn facet(&self) -> u16 {
        // A triangle is three rows high, and its middle two rows from its top.
        (4 * self.pitch) as u16
    }

    /// How numbers of positions are written.
    pub(super) fn numbers(&self) -> Option<Face> {
        self.number.map(Face::bold)
    }

    /// How letters of rows are written.
    pub(super) const fn row_letters(&self) -> Face {
        Face::bold(self.letter)
    }

    /// The middles of a row's letters; a board of dots names the drawn lines alone.
    pub(super) fn letters(&self, row: SpaceRow) -> Vec<Point> {
        if self.number.is_none() && !row.index().is_multiple_of(3) {
            return Vec::new();
        }
        let ends = [row.positions().next(), row.positions().next_back()];
        let beside = ends.into_iter().zip(self.beside);
        beside
            .filter_map(|(end, aside)| Some(self.place(end?).by(aside?, 0)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(plans: &[Plan], (width, height): (u16, u16), letters: usize) {
        let apart = plans.iter().map(|plan| i32::from(plan.scaled(44)));
        let apart = apart.min().unwrap();
        let half = apart / 2;
        let mut places = Vec::new();
        for plan in plans {
            places.extend(Position::all().map(|at| plan.place(at)));
            places.extend(SpaceRow::all().flat_map(|row| plan.letters(row)));
        }
        assert_eq!(places.len(), plans.len() * 127 + letters);
        for (nth, one) in places.iter().enumerate() {
            assert!((12..=i32::from(width) - 12).contains(&one.x), "{one:?}");
            assert!(
                (half..=i32::from(height) - half).contains(&one.y),
                "{one:?}"
            );
            for other in &places[..nth] {
                let (x, y) = (one.x - other.x, one.y - other.y);
                assert!(x * x + y * y >= apart * apart, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn everything_has_a_place_of_its_own() {
        check(&[ALONE], ALONE_SIZE, 26);
        check(&PAIR, PAIR_SIZE, 26);
        check(&[HUNTED, GLANCE], OWN_SIZE, 26 + 5);
    }
}
