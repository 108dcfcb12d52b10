//! Where everything on a board is: positions, row letters, and the free space beside the hexagon.
//!
//! One board alone fills a picture. Two lie askew, like cells of a honeycomb: so each is as large
//! as a landscape picture lets it be, and each has a free corner of its own, for its panel.

use games::space_connection::{Position, Row};

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
    /// How numbers are written.
    number: u8,
    /// How rows are lettered.
    letter: u8,
}

/// A picture of one board.
pub(super) const ALONE: Plan = Plan {
    middle: Point::new(400, 394),
    step: STEP,
    pitch: 48,
    beside: [Some(-45), Some(45)],
    number: 23,
    letter: 30,
};
/// How large it is.
pub(super) const ALONE_SIZE: (u16, u16) = (800, 728);

/// The two boards of a picture, above and below.
pub(super) const PAIR: [Plan; 2] = [
    Plan {
        middle: Point::new(288, 232),
        beside: [Some(-35), None],
        ..HALF
    },
    Plan {
        middle: Point::new(672, 504),
        beside: [None, Some(35)],
        ..HALF
    },
];
/// How large that picture is.
pub(super) const PAIR_SIZE: (u16, u16) = (960, 736);
/// The top left of each board's panel.
pub(super) const PANELS: [Point; 2] = [Point::new(16, 484), Point::new(580, 14)];
/// How wide a panel is.
pub(super) const PANEL: i32 = 364;
/// What keeps the two boards apart: a line through these places.
pub(super) const BORDER: [Point; 4] = [
    Point::new(436, 0),
    Point::new(566, 226),
    Point::new(394, 510),
    Point::new(524, 736),
];

const HALF: Plan = Plan {
    middle: Point::new(0, 0),
    step: 40,
    pitch: 34,
    beside: [None, None],
    number: 19,
    letter: 25,
};

impl Plan {
    /// The middle of a position.
    pub fn place(&self, position: Position) -> Point {
        let down = i32::from(position.row().index()) - 6;
        let right = i32::from(position.halves()) * self.step / 2;
        self.middle.by(right, down * self.pitch)
    }

    /// A measure of a board alone, on this one.
    pub const fn scaled(&self, measure: u16) -> u16 {
        // No measure is larger than a picture.
        (measure as i32 * self.step / STEP) as u16
    }

    /// How numbers of positions are written.
    pub const fn numbers(&self) -> Face {
        Face::bold(self.number)
    }

    /// How letters of rows are written.
    pub const fn row_letters(&self) -> Face {
        Face::bold(self.letter)
    }

    /// The middles of a row's letters.
    pub fn letters(&self, row: Row) -> Vec<Point> {
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
        let apart = i32::from(plans[0].scaled(44));
        let half = apart / 2;
        let mut places = Vec::new();
        for plan in plans {
            places.extend(Position::all().map(|at| plan.place(at)));
            places.extend(Row::all().flat_map(|row| plan.letters(row)));
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
    }
}
