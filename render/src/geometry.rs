//! Where things are in a picture, and how large. It holds no pixel.

/// A place in a picture, from its top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The place this far to the right and down.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The place this far from here.
    #[must_use]
    pub const fn by(self, right: i32, down: i32) -> Self {
        Self::new(self.x + right, self.y + down)
    }
}

/// How large something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u16,
    /// From top to bottom.
    pub height: u16,
}

/// Which part of the words stands at their place. Vertically it is always the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Their beginning.
    Left,
    /// Their middle.
    Middle,
    /// Their end.
    Right,
}
