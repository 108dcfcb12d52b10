//! Where everything on a board is: cells, margin numbers, pawns and replaced pawns.

use games::planetaire::{Cell, Edge, Margin};

use crate::scene::{Point, Size};
use crate::theme::Face;

/// How many cells a side has.
const SIDE: i32 = 8;

/// The measures of a board. Distances of a row of margins are from the grid's edge to its middle.
pub(super) struct Plan {
    centre: Point,
    cell: i32,
    /// What lies in a cell.
    pub alveolus: u16,
    /// The numbers' face.
    pub numbers: Face,
    /// The cells' names' face, where there is room for them.
    pub names: Option<Face>,
    /// The latest pawn on a number.
    pub pawn: u16,
    /// The replaced pawns.
    pub older: u16,
    number_beside: i32,
    number_above: i32,
    pawn_beside: i32,
    pawn_above: i32,
    older_beyond: i32,
}

impl Plan {
    /// A board to play on.
    pub const fn large(centre: Point) -> Self {
        Self {
            centre,
            cell: 52,
            alveolus: 46,
            numbers: Face::bold(27),
            names: Some(Face::book(19)),
            pawn: 40,
            older: 24,
            number_beside: 25,
            number_above: 19,
            pawn_beside: 67,
            pawn_above: 59,
            older_beyond: 31,
        }
    }

    /// A board to glance at.
    pub const fn small(centre: Point) -> Self {
        Self {
            centre,
            cell: 22,
            alveolus: 20,
            numbers: Face::bold(14),
            names: None,
            pawn: 18,
            older: 12,
            number_beside: 11,
            number_above: 10,
            pawn_beside: 31,
            pawn_above: 28,
            older_beyond: 16,
        }
    }

    /// Half the grid's side.
    const fn half(&self) -> i32 {
        self.cell * SIDE / 2
    }

    /// The grid's top left.
    pub const fn corner(&self) -> Point {
        self.centre.by(-self.half(), -self.half())
    }

    /// The plate under the grid: its top left and size.
    pub const fn plate(&self) -> (Point, Size) {
        const RIM: i32 = 4;
        // At most a few hundred.
        let side = (self.cell * SIDE + 2 * RIM) as u16;
        let size = Size {
            width: side,
            height: side,
        };
        (self.corner().by(-RIM, -RIM), size)
    }

    /// The middle of a row or column of cells, from the grid's corner; -1 and 8 are its edges.
    pub fn along(&self, index: i32) -> i32 {
        match index {
            ..0 => 0,
            SIDE.. => self.cell * SIDE,
            _ => self.cell * index + self.cell / 2,
        }
    }

    /// The middle of a cell.
    pub fn cell(&self, cell: Cell) -> Point {
        let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
        self.corner().by(self.along(column), self.along(row))
    }

    /// The middle of a margin's number.
    pub fn number(&self, margin: Margin) -> Point {
        self.beyond(margin, self.number_beside, self.number_above, 0)
    }

    /// The middle of the latest pawn on a margin.
    pub fn pawn(&self, margin: Margin) -> Point {
        self.beyond(margin, self.pawn_beside, self.pawn_above, 0)
    }

    /// The middle of the `nth` of `count` replaced pawns on a margin: beside each other, and over
    /// each other where they are many.
    pub fn older(&self, margin: Margin, nth: usize, count: usize) -> Point {
        // At most 32 shots in a round.
        let (nth, count) = (nth as i32, count as i32);
        let room = self.cell - i32::from(self.older);
        let step = (room / (count - 1).max(1)).min(i32::from(self.older) + 2);
        let aside = nth * step - step * (count - 1) / 2;
        let beyond = self.older_beyond;
        self.beyond(
            margin,
            self.pawn_beside + beyond,
            self.pawn_above + beyond,
            aside,
        )
    }

    fn beyond(&self, margin: Margin, beside: i32, above: i32, aside: i32) -> Point {
        let (edge, along) = margin.place();
        let along = self.along(i32::from(along)) + aside;
        let far = self.cell * SIDE;
        let (x, y) = match edge {
            Edge::Left => (-beside, along),
            Edge::Right => (far + beside, along),
            Edge::Top => (along, -above),
            Edge::Bottom => (along, far + above),
        };
        self.corner().by(x, y)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::planetaire::{ONE, RIGHT, TWO};

    /// Everything on the board has a place of its own, whole within the picture.
    #[track_caller]
    fn check(plan: &Plan, (width, height): (u16, u16)) {
        let mut places = BTreeSet::new();
        let mut put = |at: Point, diameter: u16| {
            let reach = i32::from(diameter) / 2;
            let (right, bottom) = (i32::from(width), i32::from(height));
            assert!(at.x >= reach && at.x + reach <= right, "{at:?}");
            assert!(at.y >= reach && at.y + reach <= bottom, "{at:?}");
            assert!(places.insert(at), "{at:?} twice");
        };
        for cell in Cell::all() {
            put(plan.cell(cell), plan.alveolus);
        }
        for margin in Margin::all() {
            put(plan.number(margin), 16);
            put(plan.pawn(margin), plan.pawn);
            for nth in 0..3 {
                put(plan.older(margin, nth, 3), plan.older);
            }
        }
    }

    #[test]
    fn everything_has_a_place_of_its_own() {
        check(&Plan::large(Point::new(320, 408)), ONE);
        check(&Plan::large(Point::new(RIGHT, 408)), TWO);
        check(&Plan::small(Point::new(806, 310)), ONE);
    }
}
