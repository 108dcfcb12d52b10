//! Places on a board: cells, margin numbers, pawns and replaced pawns. One board fills its picture;
//! two stand one above the other, each with its words beside it.

use games::planetaire::{Cell, Edge, Margin};

use crate::Board;
use crate::scene::{Point, Size};
use crate::theme::{Face, Weight};

/// Width and height of the picture of one board: no higher, for a desktop shows it within a low
/// box.
pub(super) const WIDTH: u16 = 960;
pub(super) const HEIGHT: u16 = 1120;
/// Height of that picture with the legend below it: what satellites do to rays.
pub(super) const HEIGHT_WITH_BENDS: u16 = 1164;
/// The picture of two boards: smaller, for it holds twice as much, and each is read as well.
pub(super) const WIDTH_OF_TWO: u16 = 800;
/// Height of each of two boards, and the beginning of the words beside it.
pub(super) const HALF: i32 = 480;
pub(super) const BESIDE: i32 = 508;
/// The only board of a picture with its margins' numbers.
pub(super) const BOARD: Board = Board {
    corner: Point::new(0, 97),
    size: Size {
        width: WIDTH,
        height: 909,
    },
    quarters: true,
};
/// Number of cells in a row or column.
const SIDE: i32 = 8;

/// The places of a board, and how large things are on it.
pub(super) struct Plan {
    corner: Point,
    cell: i32,
    /// Breadth of the frame in which the margins' numbers and pawns lie, beside the grid and above
    /// it, and radius of its corners.
    pub(super) frame: (i32, i32),
    pub(super) round: u8,
    /// Diameter of a piece in a cell, and of the ring around it that says it is right, or missing.
    pub(super) piece: u16,
    pub(super) around: u16,
    /// A cross on what is known to be empty.
    pub(super) cross: u16,
    /// The latest pawn in its margin's place; one that replaced others, and these.
    pub(super) pawn: u16,
    pub(super) replacing: u16,
    pub(super) older: u16,
    /// The pawn on a ray's way.
    pub(super) sign: u16,
    pub(super) ray: Weight,
    /// The end of one at a margin.
    pub(super) end: Weight,
    /// Visible part of a ray where it goes in and comes out, in hundredths of a cell: at most half
    /// of it, for in its middle it may turn.
    pub(super) stub: i32,
    /// So many rays have each a lane of its own.
    pub(super) rays: usize,
    /// Breadth of the light around a ray; none where there is no room.
    pub(super) light: u16,
    /// The margins' numbers, and the columns' letters.
    pub(super) numbers: Face,
    /// Distances from the grid's edge, beside it and above it, to the middle of a margin's place,
    /// and to the replaced pawns; a pawn that replaced them lies so far aside.
    slot: (i32, i32),
    older_beyond: (i32, i32),
    aside: i32,
    /// Distances to the number of one where a pawn lies: to the left, to the right, above and below.
    outside: [i32; 3],
}

impl Plan {
    /// Plan of the only board of a picture.
    pub(super) const fn alone() -> Self {
        Self {
            corner: Point::new(144, 216),
            cell: 84,
            frame: (76, 76),
            round: 30,
            piece: 68,
            around: 82,
            cross: 36,
            pawn: 64,
            replacing: 64,
            older: 36,
            sign: 40,
            ray: Weight::Path,
            end: Weight::Lance,
            stub: 50,
            rays: 16,
            light: 24,
            numbers: Face::bold(35),
            slot: (38, 38),
            older_beyond: (78, 72),
            aside: 0,
            outside: [114, 114, 104],
        }
    }

    /// The upper one of two boards, or the lower one.
    pub(super) const fn of_two(nth: i32) -> Self {
        Self {
            corner: Point::new(66, 62 + HALF * nth),
            cell: 44,
            frame: (42, 38),
            round: 16,
            piece: 38,
            around: 42,
            cross: 27,
            pawn: 34,
            replacing: 27,
            older: 25,
            sign: 25,
            ray: Weight::Trail,
            end: Weight::Beam,
            stub: 42,
            rays: 10,
            light: 0,
            numbers: Face::bold(28),
            slot: (22, 19),
            older_beyond: (24, 24),
            aside: 9,
            outside: [54, 62, 49],
        }
    }

    /// The grid's top left.
    pub(super) const fn corner(&self) -> Point {
        self.corner
    }

    /// Length of so many hundredths of a cell.
    pub(super) const fn share(&self, hundredths: i32) -> i32 {
        self.cell * hundredths / 100
    }

    /// Top left and size of what is this much larger than the grid beside it and above it.
    pub(super) const fn around_grid(&self, (across, down): (i32, i32)) -> (Point, Size) {
        // At most a few hundred.
        let grid = self.cell * SIDE;
        let size = Size {
            width: (grid + 2 * across) as u16,
            height: (grid + 2 * down) as u16,
        };
        (self.corner.offset(-across, -down), size)
    }

    /// The middle of a row or column of cells, from the grid's corner; -1 and 8 are its edges.
    pub(super) fn along(&self, index: i32) -> i32 {
        match index {
            ..0 => 0,
            SIDE.. => self.cell * SIDE,
            _ => self.cell * index + self.cell / 2,
        }
    }

    /// The top left of a cell and its size.
    pub(super) fn tile(&self, cell: Cell) -> (Point, Size) {
        let side = self.cell as u16;
        let size = Size {
            width: side,
            height: side,
        };
        (self.cell(cell).offset(-self.cell / 2, -self.cell / 2), size)
    }

    /// The middle of a cell.
    pub(super) fn cell(&self, cell: Cell) -> Point {
        let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
        self.corner.offset(self.along(column), self.along(row))
    }

    /// Place of a column's letter in its lowest cell: above the rays' ends there.
    pub(super) fn letter(&self, cell: Cell) -> Point {
        self.cell(cell).offset(0, -self.letter_aside())
    }

    /// Place of a column's letter beside the rays that go through its lowest cell.
    pub(super) fn letter_beside_rays(&self, cell: Cell) -> Point {
        self.cell(cell)
            .offset(-self.letter_aside(), -self.letter_aside())
    }

    /// Distance of a letter from the middle of its cell.
    fn letter_aside(&self) -> i32 {
        self.cell / 2 - i32::from(self.numbers.size) * 2 / 5
    }

    /// The middle of a margin's place: of its number, or of the pawn that lies on it.
    pub(super) fn slot(&self, margin: Margin) -> Point {
        self.beyond(margin, self.slot, 0)
    }

    /// The middle of a pawn that replaced others.
    pub(super) fn replacing(&self, margin: Margin) -> Point {
        self.beyond(margin, self.slot, self.aside)
    }

    /// The middle of the number of a margin on which a pawn lies, outside the frame.
    pub(super) fn outside(&self, margin: Margin) -> Point {
        let [left, right, down] = self.outside;
        let across = match margin.place().0 {
            Edge::Left => left,
            _ => right,
        };
        self.beyond(margin, (across, down), 0)
    }

    /// The middle of what a hint tells of a margin without a pawn, in the cell beside it: clear of
    /// what it tells of its neighbours, and of the columns' letters.
    pub(super) fn odds(&self, margin: Margin) -> Point {
        let deep = match margin.place() {
            (Edge::Left | Edge::Right, _) => 50,
            (Edge::Top, along) if along % 2 == 1 => 75,
            (Edge::Top | Edge::Bottom, _) => 25,
        };
        let deep = -self.share(deep);
        self.beyond(margin, (deep, deep), 0)
    }

    /// The middle of the `nth` of `count` replaced pawns on a margin: beside each other, and over
    /// each other where they are many.
    pub(super) fn older_on(&self, margin: Margin, nth: usize, count: usize) -> Point {
        // At most 32 shots in a round.
        let (nth, count) = (nth as i32, count as i32);
        let room = self.cell - i32::from(self.older);
        let step = room / (count - 1).max(1);
        let aside = nth * step - room / 2;
        self.beyond(margin, self.older_beyond, aside)
    }

    /// Place where a ray from a margin enters the grid.
    pub(super) fn edge(&self, margin: Margin) -> Point {
        self.beyond(margin, (0, 0), 0)
    }

    /// Point so far beyond a margin's edge, and so far aside of its middle.
    fn beyond(&self, margin: Margin, (across, down): (i32, i32), aside: i32) -> Point {
        let (edge, along) = margin.place();
        let along = self.along(i32::from(along)) + aside;
        let far = self.cell * SIDE;
        let (x, y) = match edge {
            Edge::Left => (-across, along),
            Edge::Right => (far + across, along),
            Edge::Top => (along, -down),
            Edge::Bottom => (along, far + down),
        };
        self.corner.offset(x, y)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::planetaire::header;

    #[test]
    fn board_elements_do_not_overlap() {
        let whole = (header::BOTTOM, i32::from(HEIGHT), i32::from(WIDTH));
        for (plan, (top, bottom, right)) in [
            (Plan::alone(), whole),
            (Plan::of_two(0), (0, HALF, BESIDE)),
            (Plan::of_two(1), (HALF, 2 * HALF, BESIDE)),
        ] {
            let mut places = BTreeSet::new();
            let mut put = |at: Point, diameter: u16| {
                let reach = i32::from(diameter) / 2;
                assert!(at.x >= reach && at.x + reach <= right, "{at:?}");
                assert!(at.y >= top + reach && at.y + reach <= bottom, "{at:?}");
                assert!(places.insert(at), "{at:?} twice");
            };
            for cell in Cell::all() {
                put(plan.cell(cell), plan.cell as u16);
            }
            for margin in Margin::all() {
                put(plan.outside(margin), 16);
                put(plan.slot(margin), plan.pawn);
                for nth in 0..3 {
                    put(plan.older_on(margin, nth, 3), plan.older);
                }
            }
        }
    }
}
