//! Places and sizes in a picture. Holds no pixel.

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
    pub const fn offset(self, right: i32, down: i32) -> Self {
        Self::new(self.x + right, self.y + down)
    }
}

/// Width and height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u16,
    /// From top to bottom.
    pub height: u16,
}

/// Size of a picture as shown, in relation to its size as laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scale {
    shown: u16,
    laid: u16,
}

impl Scale {
    /// As it was laid out.
    pub(crate) const WHOLE: Self = Self { shown: 1, laid: 1 };

    /// Scale at which a picture is at most so wide.
    pub(crate) fn within(laid: u16, most: u16) -> Self {
        match laid {
            0 => Self::WHOLE,
            _ => Self {
                shown: laid.min(most),
                laid,
            },
        }
    }

    fn length(self, length: i32) -> i32 {
        let (shown, laid) = (i32::from(self.shown), i32::from(self.laid));
        (2 * length * shown + laid).div_euclid(2 * laid)
    }

    /// Length of a side at this scale; never nothing of one that is there.
    pub(crate) fn side(self, side: u16) -> u16 {
        // It is never longer than it was.
        let shown = self.length(side.into()) as u16;
        shown.max(u16::from(side > 0))
    }

    /// Size of something at this scale.
    pub(crate) fn size(self, size: Size) -> Size {
        Size {
            width: self.side(size.width),
            height: self.side(size.height),
        }
    }

    pub(crate) fn point(self, at: Point) -> Point {
        Point::new(self.length(at.x), self.length(at.y))
    }

    /// A place at this scale, without rounding.
    pub(crate) fn exact(self, at: Point) -> (f32, f32) {
        (at.x as f32 * self.share(), at.y as f32 * self.share())
    }

    pub(crate) fn share(self) -> f32 {
        f32::from(self.shown) / f32::from(self.laid)
    }
}

/// The part of a span of `length` from `start` that lies between two places, relative to its start.
fn clip(start: i32, length: i32, first: usize, end: usize) -> std::ops::Range<usize> {
    // No picture is as wide or high as 65,536.
    let (first, end) = (first as i32, end as i32);
    let from = (first - start).clamp(0, length);
    let to = (end - start).clamp(from, length);
    // Both are within 0..=length.
    from as usize..to as usize
}

/// A part of a picture: its first column and row, and those after its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    pub left: usize,
    pub top: usize,
    pub right: usize,
    pub bottom: usize,
}

impl Region {
    /// All of a picture.
    pub(crate) fn whole(size: Size) -> Self {
        Self {
            left: 0,
            top: 0,
            right: size.width.into(),
            bottom: size.height.into(),
        }
    }

    /// The smallest region that holds both.
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// True if this pixel is in the region.
    pub(crate) const fn holds(&self, column: usize, row: usize) -> bool {
        self.left <= column && column < self.right && self.top <= row && row < self.bottom
    }

    pub(crate) const fn width(&self) -> usize {
        self.right - self.left
    }

    pub(crate) const fn height(&self) -> usize {
        self.bottom - self.top
    }

    /// Columns of the region within a span of `length` from `start`, relative to its start.
    pub(crate) fn across(&self, start: i32, length: i32) -> std::ops::Range<usize> {
        clip(start, length, self.left, self.right)
    }

    /// Rows of the region within a span, likewise.
    pub(crate) fn down(&self, start: i32, length: i32) -> std::ops::Range<usize> {
        clip(start, length, self.top, self.bottom)
    }
}

/// The part of the words that stands at their place. Vertically it is always the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Their beginning.
    Left,
    /// Their middle.
    Middle,
    /// Their end.
    Right,
}
