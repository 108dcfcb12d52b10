//! Where everything on a board of hexes is.

use games::interceptor::{Board, Facing, Hex};

use crate::scene::{Point, Size};

/// How much room the hexes have, and where it begins.
const LEFT: f32 = 44.0;
const TOP: f32 = 80.0;
const WIDTH: f32 = 738.0;
const HEIGHT: f32 = 862.0;
/// Half the height of a hex whose corners are one away from its middle.
const HALF: f32 = 0.866_025_4;

/// The board's plate and the ships' beside it: its top left, and how large it is.
pub(super) const BOARD: (Point, Size) = (
    Point::new(4, 46),
    Size {
        width: 782,
        height: 902,
    },
);
pub(super) const RAIL: (Point, Size) = (
    Point::new(790, 46),
    Size {
        width: 166,
        height: 902,
    },
);

/// The measures of a board.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    board: Board,
    /// From a hex's middle to its corners.
    reach: f32,
}

impl Plan {
    /// The largest board that has room.
    pub(super) fn of(board: Board) -> Self {
        let side = f32::from(board.side());
        let wide = WIDTH / (1.5 * side + 0.5);
        let high = HEIGHT / (HALF * (2.0 * side + 1.0));
        Self {
            board,
            reach: wide.min(high),
        }
    }

    pub(super) const fn board(&self) -> Board {
        self.board
    }

    /// So many hex corners' distances, in pixels.
    pub(super) fn size(&self, share: f32) -> u16 {
        // A hex is far smaller than the picture.
        (self.reach * share).round() as u16
    }

    fn exact(&self, hex: Hex) -> (f32, f32) {
        let (column, row) = (f32::from(hex.column()), f32::from(hex.row()));
        let low = if hex.is_low() { 1.0 } else { 0.0 };
        (
            LEFT + self.reach * (1.0 + 1.5 * column),
            TOP + self.reach * HALF * (1.0 + 2.0 * row + low),
        )
    }

    /// The middle of a hex.
    pub(super) fn hex(&self, hex: Hex) -> Point {
        self.between(hex, hex, 0.0)
    }

    /// A place on the way from one hex to another.
    pub(super) fn between(&self, from: Hex, to: Hex, share: f32) -> Point {
        let (from, to) = (self.exact(from), self.exact(to));
        let on = |from: f32, to: f32| (from + (to - from) * share).round() as i32;
        Point::new(on(from.0, to.0), on(from.1, to.1))
    }

    /// The corners of a hex, relative to its middle, closed.
    pub(super) fn outline(&self, share: f32) -> Vec<Point> {
        let reach = self.reach * share;
        let corner = |x: f32, y: f32| {
            Point::new(
                (x * reach).round() as i32,
                (y * reach * HALF).round() as i32,
            )
        };
        vec![
            corner(1.0, 0.0),
            corner(0.5, 1.0),
            corner(-0.5, 1.0),
            corner(-1.0, 0.0),
            corner(-0.5, -1.0),
            corner(0.5, -1.0),
            corner(1.0, 0.0),
        ]
    }

    /// The sides of a hex, relative to its middle, and the hex beyond each.
    pub(super) fn sides(&self, hex: Hex) -> impl Iterator<Item = (Vec<Point>, Hex)> {
        let corners = self.outline(1.0);
        // The outline goes clockwise from the right: its first side looks down to the right.
        let beyond = [
            Facing::SouthEast,
            Facing::South,
            Facing::SouthWest,
            Facing::NorthWest,
            Facing::North,
            Facing::NorthEast,
        ];
        let sides = beyond.into_iter().enumerate();
        sides.map(move |(nth, facing)| (corners[nth..nth + 2].to_vec(), hex.step(facing)))
    }

    /// The middle of the next hex from a place, so many sixths of a turn from where a nose looks.
    pub(super) fn beside(&self, at: Point, nose: Facing, sixths: u8) -> Point {
        // They are counted clockwise from above.
        let angle = f32::from((nose as u8 + sixths) % 6) * std::f32::consts::FRAC_PI_3;
        let apart = self.reach * HALF * 2.0;
        let (right, up) = (angle.sin() * apart, angle.cos() * apart);
        at.by(right.round() as i32, -up.round() as i32)
    }

    /// Where a column's letter stands.
    pub(super) fn letter(&self, column: u8) -> Point {
        // At most 15 columns.
        let (x, _) = self.exact(Hex::at(column as i8, 0));
        Point::new(x.round() as i32, TOP as i32 - 16)
    }

    /// Where a row's number stands.
    pub(super) fn number(&self, row: u8) -> Point {
        let (_, y) = self.exact(Hex::at(0, row as i8));
        Point::new(LEFT as i32 - 20, y.round() as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_has_a_place_of_its_own_within_the_picture() {
        for board in [Board::SMALL, Board::MEDIUM, Board::LARGE] {
            let plan = Plan::of(board);
            let mut places: Vec<Point> = board.hexes().map(|hex| plan.hex(hex)).collect();
            let reach = i32::from(plan.size(1.0));
            assert!(
                places
                    .iter()
                    .all(|at| at.x >= 44 + reach - 1 && at.x + reach <= 784)
            );
            assert!(
                places
                    .iter()
                    .all(|at| at.y >= 80 && at.y + reach * 7 / 8 <= 946)
            );
            places.sort();
            places.dedup();
            assert_eq!(places.len(), board.hexes().count());
        }
    }
}
