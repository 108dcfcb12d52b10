//! Where everything on a board is: positions, row letters, and the four corners that the hexagon
//! leaves free.

use games::space_connection::{Position, Row};

use crate::scene::Point;

/// From a position to the next in its row.
const STEP: i32 = 56;
/// From a row to the next.
const PITCH: i32 = 48;
/// From the top of a board to its middle.
const MIDDLE: i32 = 394;
/// From a row's end to its letter.
const BESIDE: i32 = 45;

/// How wide a picture is.
pub(super) const WIDTH: u16 = 800;
/// How high each board of it is.
pub(super) const HEIGHT: u16 = 728;
/// What lies on a position.
pub(super) const HOLE: u16 = 46;

/// A board's place in the picture.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// The board's top left.
    corner: Point,
}

impl Plan {
    /// The nth board from the top.
    pub fn nth(number: usize) -> Self {
        // One or two boards.
        let down = number as i32 * i32::from(HEIGHT);
        Self {
            corner: Point::new(0, down),
        }
    }

    /// Somewhere in this board.
    pub const fn at(&self, right: i32, down: i32) -> Point {
        self.corner.by(right, down)
    }

    /// The middle of a position.
    pub fn place(&self, position: Position) -> Point {
        let right = i32::from(WIDTH) / 2 + i32::from(position.halves()) * STEP / 2;
        self.at(right, Self::down(position.row()))
    }

    /// The middles of a row's two letters.
    pub fn letters(&self, row: Row) -> Vec<Point> {
        let ends = [row.positions().next(), row.positions().next_back()];
        let beside = [-BESIDE, BESIDE];
        let placed = ends.into_iter().flatten().zip(beside);
        placed
            .map(|(end, aside)| self.place(end).by(aside, 0))
            .collect()
    }

    fn down(row: Row) -> i32 {
        MIDDLE + (i32::from(row.index()) - 6) * PITCH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_a_place_of_its_own() {
        let plan = Plan::nth(1);
        let mut places: Vec<Point> = Position::all().map(|at| plan.place(at)).collect();
        places.extend(Row::all().flat_map(|row| plan.letters(row)));
        assert_eq!(places.len(), 127 + 26);
        for (nth, one) in places.iter().enumerate() {
            assert!((12..=i32::from(WIDTH) - 12).contains(&one.x), "{one:?}");
            let top = i32::from(HEIGHT);
            assert!((top + 80..2 * top - 24).contains(&one.y), "{one:?}");
            for other in &places[..nth] {
                let (x, y) = (one.x - other.x, one.y - other.y);
                assert!(x * x + y * y >= 44 * 44, "{one:?} {other:?}");
            }
        }
    }
}
