//! Place of the space in a picture, and the size of a unit of it: the same in all directions.

use games::contact::{Space, SpacePoint as Place};

use crate::scene::{Point, Size};

/// Width and height of the picture of the space with its panel.
pub(super) const WIDTH: u16 = 960;
pub(super) const HEIGHT: u16 = 1_150;
/// The sides of the picture that shows the space alone.
pub(super) const LARGE: u16 = 1_440;

/// The measures of a space in a picture.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    left: i32,
    top: i32,
    /// Pixels to a unit.
    unit: i32,
    /// From the space to its window's edge.
    frame: i32,
}

impl Plan {
    /// Between the header and the panel.
    pub(super) const BOARD: Self = Self {
        left: 40,
        top: 72,
        unit: 22,
        frame: 8,
    };

    /// Alone, as large as the screen.
    pub(super) const LARGE: Self = Self {
        left: 40,
        top: 40,
        unit: 34,
        frame: 22,
    };

    /// A place in space, in the picture.
    pub(super) fn place(self, at: Place) -> Point {
        let pixels = |hundredths: i32| (hundredths * self.unit + Place::UNIT / 2) / Place::UNIT;
        Point::new(self.left + pixels(at.x), self.top + pixels(at.y))
    }

    /// A tile's diameter, to scale.
    pub(super) fn tile(self) -> u16 {
        self.share(100)
    }

    /// Length of so many hundredths of a tile's diameter.
    pub(super) fn share(self, hundredths: i32) -> u16 {
        let tile = 2 * Space::RADIUS * self.unit / Place::UNIT;
        // A tile is far smaller than the picture.
        (tile * hundredths / 100) as u16
    }

    /// Like [`Self::share`], as a distance.
    pub(super) fn reach(self, hundredths: i32) -> i32 {
        i32::from(self.share(hundredths))
    }

    /// Length of so many hundredths of a unit, in pixels.
    pub(super) fn length(self, hundredths: i32) -> i32 {
        hundredths * self.unit / Place::UNIT
    }

    /// Column at which the picture of the space ends.
    pub(super) fn width(self) -> i32 {
        let (corner, size) = self.window();
        corner.x + i32::from(size.width)
    }

    /// Row at which the picture of the space ends.
    pub(super) fn bottom(self) -> u16 {
        let (corner, size) = self.window();
        // Within a picture.
        corner.y as u16 + size.height
    }

    /// The window's top left, and how large it is.
    pub(super) fn window(self) -> (Point, Size) {
        let side = Space::SIDE / Place::UNIT * self.unit + 2 * self.frame;
        let size = Size {
            // Within the picture.
            width: side as u16,
            height: side as u16,
        };
        let at = Point::new(self.left - self.frame, self.top - self.frame);
        (at, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_is_drawn_to_scale() {
        for plan in [Plan::BOARD, Plan::LARGE] {
            assert_eq!(i32::from(plan.tile()) * 2, 7 * plan.unit, "3.5 units");
            for (x, y) in [(175, 175), (3_825, 3_825), (2_000, 1_999), (1_234, 3_210)] {
                let shown = plan.place(Place { x, y });
                // Within half a pixel of where it is.
                let apart = |shown: i32, origin: i32, exact: i32| {
                    ((shown - origin) * Place::UNIT - exact * plan.unit).abs()
                };
                assert!(apart(shown.x, plan.left, x) <= Place::UNIT / 2);
                assert!(apart(shown.y, plan.top, y) <= Place::UNIT / 2);
            }
        }
    }

    #[test]
    fn space_lies_within_its_picture() {
        let (at, size) = Plan::BOARD.window();
        assert!(at.x >= 0 && at.y + i32::from(size.height) <= i32::from(HEIGHT));
        let (at, size) = Plan::LARGE.window();
        assert!(at.x >= 0 && at.x + i32::from(size.width) <= i32::from(LARGE));
    }
}
