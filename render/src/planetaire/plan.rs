//! Where everything on a board is: cells, margin numbers, pawns and replaced pawns. One layout
//! for every picture, large enough that two boards side by side are read on a phone.

use games::planetaire::{Cell, Edge, Margin};

use crate::scene::{Point, Size};
use crate::theme::Face;

/// How wide a board is with its margins.
pub(super) const WIDTH: u16 = 640;
/// How high a board is with its header and its margins.
pub(super) const HEIGHT: u16 = 736;
/// How many cells a side has.
const SIDE: i32 = 8;
/// From a cell to the next.
const CELL: i32 = 52;
/// What is seen of a cell: even, so that its edges lie between pixels.
pub(super) const TILE: u16 = 50;
/// What lies in a cell.
pub(super) const PIECE: u16 = 44;
/// What says of it that it is right, or missing.
pub(super) const AROUND: u16 = 48;
/// A cross on what is known to be empty.
pub(super) const CROSS: u16 = 23;
/// The latest pawn on a number.
pub(super) const PAWN: u16 = 40;
/// The replaced pawns: they look out from under it.
pub(super) const OLDER: u16 = 29;
/// The margins' numbers, and the columns' letters.
pub(super) const NUMBERS: Face = Face::bold(31);
/// From a board's left and from the top to its grid.
const BEFORE: Point = Point::new(102, 205);

/// How far beyond the grid's edge the middles of a margin's things are.
struct Beyond {
    number: i32,
    pawn: i32,
    older: i32,
}

/// On the left the numbers have one digit; on the right they have two, and the room that is left.
const fn beyond(edge: Edge) -> Beyond {
    let (number, pawn, older) = match edge {
        Edge::Left => (20, 60, 86),
        Edge::Right => (31, 80, 106),
        Edge::Top | Edge::Bottom => (28, 65, 93),
    };
    Beyond {
        number,
        pawn,
        older,
    }
}

/// The places of a board.
pub(super) struct Plan {
    corner: Point,
}

impl Plan {
    /// A board that begins here from the left.
    pub(super) const fn new(left: i32) -> Self {
        Self {
            corner: BEFORE.by(left, 0),
        }
    }

    /// The grid's top left.
    pub(super) const fn corner(&self) -> Point {
        self.corner
    }

    /// What is around the grid by so much: its top left and size.
    pub(super) const fn around(&self, rim: i32) -> (Point, Size) {
        // At most a few hundred.
        let side = (CELL * SIDE + 2 * rim) as u16;
        let size = Size {
            width: side,
            height: side,
        };
        (self.corner.by(-rim, -rim), size)
    }

    /// The middle of a row or column of cells, from the grid's corner; -1 and 8 are its edges.
    pub(super) fn along(&self, index: i32) -> i32 {
        match index {
            ..0 => 0,
            SIDE.. => CELL * SIDE,
            _ => CELL * index + CELL / 2,
        }
    }

    /// The middle of a cell.
    pub(super) fn cell(&self, cell: Cell) -> Point {
        let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
        self.corner.by(self.along(column), self.along(row))
    }

    /// The middle of a margin's number.
    pub(super) fn number(&self, margin: Margin) -> Point {
        self.beyond(margin, beyond(margin.place().0).number, 0)
    }

    /// The middle of the latest pawn on a margin.
    pub(super) fn pawn(&self, margin: Margin) -> Point {
        self.beyond(margin, beyond(margin.place().0).pawn, 0)
    }

    /// The middle of the `nth` of `count` replaced pawns on a margin: beside each other, and over
    /// each other where they are many.
    pub(super) fn older(&self, margin: Margin, nth: usize, count: usize) -> Point {
        // At most 32 shots in a round.
        let (nth, count) = (nth as i32, count as i32);
        let room = CELL - i32::from(OLDER);
        let step = room / (count - 1).max(1);
        let aside = nth * step - step * (count - 1) / 2;
        self.beyond(margin, beyond(margin.place().0).older, aside)
    }

    fn beyond(&self, margin: Margin, away: i32, aside: i32) -> Point {
        let (edge, along) = margin.place();
        let along = self.along(i32::from(along)) + aside;
        let far = CELL * SIDE;
        let (x, y) = match edge {
            Edge::Left => (-away, along),
            Edge::Right => (far + away, along),
            Edge::Top => (along, -away),
            Edge::Bottom => (along, far + away),
        };
        self.corner.by(x, y)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::planetaire::header;

    #[test]
    fn everything_has_a_place_of_its_own() {
        for left in [0, i32::from(WIDTH)] {
            let plan = Plan::new(left);
            let mut places = BTreeSet::new();
            let mut put = |at: Point, diameter: u16, top: i32| {
                let reach = i32::from(diameter) / 2;
                let right = left + i32::from(WIDTH);
                assert!(at.x >= left + reach && at.x + reach <= right, "{at:?}");
                let bottom = i32::from(HEIGHT);
                assert!(at.y >= top + reach && at.y + reach <= bottom, "{at:?}");
                assert!(places.insert(at), "{at:?} twice");
            };
            for cell in Cell::all() {
                put(plan.cell(cell), TILE, header::BOTTOM);
            }
            for margin in Margin::all() {
                put(plan.number(margin), 16, header::BOTTOM);
                put(plan.pawn(margin), PAWN, header::BOTTOM);
                for nth in 0..3 {
                    put(plan.older(margin, nth, 3), OLDER, header::BOTTOM);
                }
            }
        }
    }
}
