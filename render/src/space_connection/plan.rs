//! Places on a board: positions, row letters, and the free corners beside the hexagon.
//!
//! Every picture has one large board, on which one plays. Where there are two, the other one lies
//! small below it, without numbers: its places are not called now.

use games::space_connection::{Position, SpaceRow};

use crate::scene::{Point, Size};
use crate::theme::{Face, Weight};

/// Diameter of a position on a large board.
pub(super) const HOLE: u16 = 52;
/// Diameter of the pip that is left of a position.
pub(super) const PIP: u16 = 40;
/// The least that anything is that carries a meaning.
pub(super) const SMALLEST: u16 = 30;

/// A board's place in the picture, and its scale. Its lines slant so that a few rows of pixels are
/// repeated all along them, which takes fewer bytes.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Place of the middle position.
    middle: Point,
    /// From a position to the next in its row.
    step: i32,
    /// From a row to the next.
    pitch: i32,
    /// From the outermost positions to the board's edge.
    rim: i32,
    /// From there to where its edge begins.
    inner: i32,
    /// True if positions are numbered and rows lettered.
    is_called: bool,
}

/// Width of every picture, and the height of that of one board and that of two.
pub(super) const WIDTH: u16 = 960;
pub(super) const ALONE_HEIGHT: u16 = 848;
pub(super) const PAIR_HEIGHT: u16 = 1152;

/// The board on which one plays.
pub(super) const LARGE: Plan = Plan {
    middle: Point::new(480, 428),
    step: 64,
    pitch: 56,
    rim: 28,
    inner: 21,
    is_called: true,
};
/// The other one, below.
pub(super) const SMALL: Plan = Plan {
    middle: Point::new(736, 972),
    step: 30,
    pitch: 25,
    rim: 15,
    inner: 10,
    is_called: false,
};
/// The plate on which it lies, beside its words.
pub(super) const BELOW: (Point, Size) = (
    Point::new(12, 800),
    Size {
        width: WIDTH - 24,
        height: PAIR_HEIGHT - 800 - 8,
    },
);
/// Right end of the words beside the small board.
pub(super) const BESIDE: i32 = 516;

impl Plan {
    /// The middle of a position.
    pub(super) fn place(&self, position: Position) -> Point {
        let down = i32::from(position.row().index()) - 6;
        let right = i32::from(position.halves()) * self.step / 2;
        self.middle.offset(right, down * self.pitch)
    }

    /// The corners of the whole board, around its edge.
    pub(super) fn corners(&self) -> [Point; 6] {
        let apothem = 6 * self.pitch;
        let grown = |measure: i32| measure * (apothem + self.rim) / apothem;
        let (near, far, high) = (
            grown(3 * self.step),
            grown(6 * self.step),
            apothem + self.rim,
        );
        [
            (-near, -high),
            (near, -high),
            (far, 0),
            (near, high),
            (-near, high),
            (-far, 0),
        ]
        .map(|(x, y)| self.middle.offset(x, y))
    }

    /// The corners within its edge.
    pub(super) fn inside(&self) -> [Point; 6] {
        let rim = self.inner;
        Self { rim, ..*self }.corners()
    }

    /// The corners of what is divided into triangles.
    pub(super) fn sky(&self) -> [Point; 6] {
        Self { rim: 0, ..*self }.corners()
    }

    /// Thickness of the board's edge.
    pub(super) const fn edge(&self) -> Weight {
        if self.is_called {
            Weight::Beam
        } else {
            Weight::Trail
        }
    }

    /// True if one calls this board's positions.
    pub(super) const fn is_called(&self) -> bool {
        self.is_called
    }

    /// Diameter of a found planet or a lost piece.
    pub(super) const fn full(&self) -> u16 {
        if self.is_called { 62 } else { SMALLEST }
    }

    /// Face of the positions' numbers, and of those where nothing is looked for.
    pub(super) const NUMBER: Face = Face::bold(34);
    pub(super) const CLOSED: Face = Face::book(34);
    /// Face of what is written beside the rows.
    pub(super) const LETTER: Face = Face::title(34);

    /// Middles of what is written beside a row: its letter, and the number of its last position.
    pub(super) fn rims(&self, row: SpaceRow) -> Vec<(String, Point)> {
        const BESIDE: i32 = 57;
        if !self.is_called {
            return Vec::new();
        }
        let [first, last] = [row.positions().next(), row.positions().next_back()];
        let letter = first.map(|at| (row.to_string(), self.place(at).offset(-BESIDE, 0)));
        let number = last.map(|at| (at.number().to_string(), self.place(at).offset(BESIDE, 0)));
        letter.into_iter().chain(number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(plan: Plan, height: u16, letters: usize) {
        // Pieces of the small board just touch.
        let apart = i32::from(plan.full()) - 1;
        let from_letters = i32::from(plan.full()).midpoint(Plan::LETTER.size.into());
        let places = Position::all().map(|at| (plan.place(at), apart));
        let called = SpaceRow::all().flat_map(|row| plan.rims(row));
        let called = called.map(|(_, at)| (at, from_letters));
        let places: Vec<(Point, i32)> = places.chain(called).collect();
        assert_eq!(places.len(), 127 + letters);
        for (nth, (one, apart)) in places.iter().enumerate() {
            assert!((20..=i32::from(WIDTH) - 20).contains(&one.x), "{one:?}");
            assert!((20..=i32::from(height) - 20).contains(&one.y), "{one:?}");
            for (other, _) in &places[..nth] {
                let (x, y) = (one.x - other.x, one.y - other.y);
                assert!(x * x + y * y >= apart * apart, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn board_elements_do_not_overlap() {
        check(LARGE, ALONE_HEIGHT, 26);
        check(SMALL, PAIR_HEIGHT, 0);
    }
}
