//! Places on a board of hexes.

use games::interceptor::{Board, Facing, Hex};

use crate::scene::{Point, Size};

/// Room of the hexes, and its beginning.
const LEFT: i32 = 52;
const TOP: i32 = 96;
const WIDTH: i32 = 694;
const HEIGHT: i32 = 816;

/// The board and the ships' cards beside it: the top left, and how large it is.
pub(super) const BOARD: (Point, Size) = (
    Point::new(4, 56),
    Size {
        width: 748,
        height: 864,
    },
);
pub(super) const RAIL: (Point, Size) = (
    Point::new(762, 8),
    Size {
        width: 190,
        height: 910,
    },
);

/// The measures of a board.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    board: Board,
    /// From one column to the next.
    column: i32,
    /// From one row to half of the next, by which every other column is lower.
    half: i32,
}

impl Measures {
    /// Measures of the largest picture of a board that has room. Its steps are whole pixels: every hex is the same, which
    /// weighs less, and may be a hundredth higher or lower than it should be.
    pub(super) fn new(board: Board) -> Self {
        let side = i32::from(board.side());
        // From one side to the other it is half a hex wider than its columns, and half a row
        // higher.
        let column = WIDTH * 3 / (3 * side + 1);
        let half = HEIGHT / (2 * side + 1);
        Self {
            board,
            column,
            half,
        }
    }

    pub(super) const fn board(&self) -> Board {
        self.board
    }

    /// From a hex's middle to its corners on the left and right.
    fn reach(&self) -> f32 {
        self.column as f32 / 1.5
    }

    /// Step of light of a hex: the middle of the board is lightest.
    pub(super) fn light(&self, hex: Hex) -> u8 {
        const DARKEST: f32 = 5.0;
        let at = self.hex(hex);
        let (right, down) = (at.x - LEFT - WIDTH / 2, at.y - TOP - HEIGHT / 2);
        let far = (right as f32).hypot(down as f32) / (HEIGHT as f32 / 2.0);
        // Between 0 and four.
        (DARKEST - 1.0 - far * DARKEST * 0.72)
            .round()
            .clamp(0.0, DARKEST - 1.0) as u8
    }

    /// So many hex corners' distances, in pixels.
    pub(super) fn size(&self, share: f32) -> u16 {
        // A hex is far smaller than the picture.
        (self.reach() * share).round() as u16
    }

    /// The middle of a hex.
    pub(super) fn hex(&self, hex: Hex) -> Point {
        let low = i32::from(hex.is_low());
        let left = LEFT + self.reach().round() as i32;
        Point::new(
            left + self.column * i32::from(hex.column()),
            TOP + self.half * (1 + 2 * i32::from(hex.row()) + low),
        )
    }

    /// A place on the way from one hex to another.
    pub(super) fn between(&self, from: Hex, to: Hex, share: f32) -> Point {
        let (from, to) = (self.hex(from), self.hex(to));
        let on = |from: i32, to: i32| from + ((to - from) as f32 * share).round() as i32;
        Point::new(on(from.x, to.x), on(from.y, to.y))
    }

    /// The middle of the next hex from a place, so many sixths of a turn from where a nose looks.
    pub(super) fn beside(&self, at: Point, nose: Facing, sixths: u8) -> Point {
        // They are counted clockwise from above.
        let (columns, halves) = match (nose as u8 + sixths) % 6 {
            0 => (0, -2),
            1 => (1, -1),
            2 => (1, 1),
            3 => (0, 2),
            4 => (-1, 1),
            _ => (-1, -1),
        };
        at.offset(columns * self.column, halves * self.half)
    }

    /// Place of a column's letter.
    pub(super) fn letter(&self, column: u8) -> Point {
        // At most 15 columns.
        let middle = self.hex(Hex::new(column as i8, 0));
        Point::new(middle.x, TOP - 18)
    }

    /// Place of a row's number.
    pub(super) fn number(&self, row: u8) -> Point {
        let middle = self.hex(Hex::new(0, row as i8));
        Point::new(LEFT - 22, middle.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_has_its_own_place_in_the_picture() {
        for board in [Board::SMALL, Board::MEDIUM, Board::LARGE] {
            let plan = Measures::new(board);
            let mut places: Vec<Point> = board.hexes().map(|hex| plan.hex(hex)).collect();
            let reach = i32::from(plan.size(1.0));
            assert!(
                places
                    .iter()
                    .all(|at| at.x >= LEFT + reach - 1 && at.x + reach <= 752)
            );
            assert!(
                places
                    .iter()
                    .all(|at| at.y >= TOP && at.y + plan.half <= 920)
            );
            places.sort();
            places.dedup();
            assert_eq!(places.len(), board.hexes().count());
        }
    }
}
