//! Places on a board of hexes.

use games::interceptor::{Board, Hex};

use crate::scene::{Point, Size};

/// Room of the hexes, and its beginning.
const LEFT: i32 = 60;
const TOP: i32 = 106;
const WIDTH: i32 = 690;
const HEIGHT: i32 = 808;

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

/// The measures of a board, or of a square part of it.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    board: Board,
    /// The hex at its top left, and the number of its columns and rows.
    first: Hex,
    side: u8,
    /// From one column to the next.
    column: i32,
    /// From one row to half of the next, by which every other column is lower.
    half: i32,
}

impl Measures {
    /// Measures of a whole board.
    pub(super) fn new(board: Board) -> Self {
        Self::of_part(board, Hex::new(0, 0), board.side())
    }

    /// Measures of the part of a board around these hexes, if it saves enough; else of all of it.
    pub(super) fn around(board: Board, hexes: impl IntoIterator<Item = Hex>) -> Self {
        /// Hexes around them that are shown as well, the least columns of a part, and how many it
        /// saves at least.
        const MARGIN: i8 = 1;
        const LEAST: i8 = 6;
        const SAVED: i8 = 2;
        // At most 15.
        let whole = board.side() as i8;
        let hexes: Vec<Hex> = hexes.into_iter().filter(|hex| board.has(*hex)).collect();
        let span = |along: fn(Hex) -> i8| {
            let places = hexes.iter().map(|hex| along(*hex));
            let first = places.clone().min().map_or(0, |first| first - MARGIN);
            let last = places.max().map_or(whole, |last| last + MARGIN);
            (first.max(0), last.min(whole - 1))
        };
        let spans = [span(Hex::column), span(Hex::row)];
        let wide = spans.map(|(first, last)| last - first + 1);
        let side = wide[0].max(wide[1]).max(LEAST);
        if whole - side < SAVED {
            return Self::new(board);
        }
        let [column, row] = spans.map(|(first, last)| {
            let middle = (first + last + 1) / 2;
            (middle - side / 2).clamp(0, whole - side)
        });
        // Between the least and the whole.
        Self::of_part(board, Hex::new(column, row), side as u8)
    }

    /// Measures of the largest picture of a part that has room. Its steps are whole pixels: every
    /// hex is the same, which weighs less, and may be a hundredth higher or lower than it should
    /// be.
    fn of_part(board: Board, first: Hex, side: u8) -> Self {
        let count = i32::from(side);
        // From one side to the other it is half a hex wider than its columns, and half a row
        // higher.
        let column = WIDTH * 3 / (3 * count + 1);
        let half = HEIGHT / (2 * count + 1);
        Self {
            board,
            first,
            side,
            column,
            half,
        }
    }

    /// The hexes that are shown.
    pub(super) fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.board.hexes().filter(|hex| self.shows(*hex))
    }

    pub(super) fn shows(&self, hex: Hex) -> bool {
        let shown = |at: i8, first: i8| (first..first + self.side as i8).contains(&at);
        self.board.has(hex)
            && shown(hex.column(), self.first.column())
            && shown(hex.row(), self.first.row())
    }

    /// The columns that are shown, and the rows.
    pub(super) fn columns(&self) -> std::ops::Range<u8> {
        // None is below 0.
        let first = self.first.column() as u8;
        first..first + self.side
    }

    pub(super) fn rows(&self) -> std::ops::Range<u8> {
        let first = self.first.row() as u8;
        first..first + self.side
    }

    /// Distance from a hex's middle to its corners on the left and right.
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

    /// Length of so many hex corners' distances, in pixels.
    pub(super) fn size(&self, share: f32) -> u16 {
        // A hex is far smaller than the picture.
        (self.reach() * share).round() as u16
    }

    /// The middle of a hex.
    pub(super) fn hex(&self, hex: Hex) -> Point {
        let low = i32::from(hex.is_low());
        let left = LEFT + self.reach().round() as i32;
        let (column, row) = (
            hex.column() - self.first.column(),
            hex.row() - self.first.row(),
        );
        Point::new(
            left + self.column * i32::from(column),
            TOP + self.half * (1 + 2 * i32::from(row) + low),
        )
    }

    /// A place on the way from one hex to another.
    pub(super) fn between(&self, from: Hex, to: Hex, share: f32) -> Point {
        let (from, to) = (self.hex(from), self.hex(to));
        let on = |from: i32, to: i32| from + ((to - from) as f32 * share).round() as i32;
        Point::new(on(from.x, to.x), on(from.y, to.y))
    }

    /// Place of a column's letter.
    pub(super) fn letter(&self, column: u8) -> Point {
        // At most 15 columns.
        let middle = self.hex(Hex::new(column as i8, self.first.row()));
        Point::new(middle.x, TOP - 30)
    }

    /// Place of a row's number.
    pub(super) fn number(&self, row: u8) -> Point {
        let middle = self.hex(Hex::new(self.first.column(), row as i8));
        Point::new(LEFT - 32, middle.y)
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

    #[test]
    fn a_part_holds_what_it_is_drawn_around() {
        let board = Board::LARGE;
        for (one, other) in [((0, 0), (3, 1)), ((14, 14), (14, 12)), ((4, 9), (9, 7))] {
            let hexes = [one, other].map(|(column, row)| Hex::new(column, row));
            let plan = Measures::around(board, hexes);
            assert!(plan.column > Measures::new(board).column);
            assert!(hexes.iter().all(|hex| plan.shows(*hex)));
            let reach = i32::from(plan.size(1.0));
            assert!(plan.hexes().map(|hex| plan.hex(hex)).all(|at| {
                at.x >= LEFT + reach - 1
                    && at.x + reach <= 752
                    && at.y >= TOP
                    && at.y + plan.half <= 920
            }));
        }
        let corners = [Hex::new(0, 0), Hex::new(14, 14)];
        assert_eq!(Measures::around(board, corners).side, board.side());
        assert_eq!(Measures::around(board, []).side, board.side());
    }
}
