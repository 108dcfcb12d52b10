//! A picture as named things at places. Never holds a pixel, and knows no game.

use std::fmt;

pub use crate::geometry::{Anchor, Point, Size};

use crate::piece::Sprite;
use crate::theme::{Face, Ink, Weight};
use crate::world::{HOUSE, World};

/// A visible shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A plate with rounded corners; its place is its top left.
    Plate {
        /// Size of the plate.
        size: Size,
    },
    /// A window with rounded corners on the deep sky; its place is its top left.
    Window {
        /// Size of the window.
        size: Size,
    },
    /// A bar of one colour, as exact as pixels are; its place is its top left.
    Bar {
        /// Size of the bar.
        size: Size,
        /// Colour of the bar.
        ink: Ink,
    },
    /// A rounded rectangle of one colour; its place is its top left. Half as high at its corners as
    /// it is, it is a pill.
    Card {
        /// Size of the card.
        size: Size,
        /// Radius of its corners.
        corner: u8,
        /// Colour of the card.
        ink: Ink,
    },
    /// A disc; its place is its centre.
    Disc {
        /// Radius in pixels.
        radius: u16,
        /// Colour.
        ink: Ink,
    },
    /// A ring; its place is its centre.
    Ring {
        /// Outer radius.
        radius: u16,
        /// Thickness.
        width: u16,
        /// Colour.
        ink: Ink,
    },
    /// An area of one colour between corners, which are relative to its place.
    Area {
        /// The corners.
        points: Vec<Point>,
        /// Colour of the area.
        ink: Ink,
    },
    /// A sprite; its place is its centre.
    Sprite {
        /// The sprite.
        sprite: Sprite,
        /// Diameter.
        diameter: u16,
    },
    /// A line through points, which are relative to its place.
    Stroke {
        /// The corners.
        points: Vec<Point>,
        /// Colour of the line.
        ink: Ink,
        /// Thickness of the line.
        weight: Weight,
    },
    /// Light over what lies there, along a line through points that are relative to its place; a
    /// single point is a disc.
    Glow {
        /// The corners.
        points: Vec<Point>,
        /// Colour of the light.
        ink: Ink,
        /// Breadth of the light.
        width: u16,
        /// Strength of the light, of eight.
        eighths: u8,
    },
    /// Words on one line, cut with an ellipsis where they have no room.
    Words {
        /// The words.
        words: String,
        /// Face of the words.
        face: Face,
        /// Their colour.
        ink: Ink,
        /// Part of the words that stands at their place.
        anchor: Anchor,
        /// Widest that they may be.
        room: u16,
    },
}

/// Something in a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// Name of the thing, for tests and readers.
    pub name: String,
    /// Place of the thing.
    pub at: Point,
    /// Shape of the thing.
    pub shape: Shape,
}

/// A picture as named things at places, the later ones over the earlier ones.
///
/// The *ground* is what all pictures of one layout share, such as an empty board: it is painted
/// once and remembered, so nothing in it may come from a game's state or from a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    size: Size,
    world: &'static World,
    ground: Vec<Thing>,
    things: Vec<Thing>,
}

impl Scene {
    /// An empty picture.
    pub fn new(width: u16, height: u16) -> Self {
        Self {
            size: Size { width, height },
            world: &HOUSE,
            ground: Vec::new(),
            things: Vec::new(),
        }
    }

    /// Scene in this world's colours.
    #[must_use]
    pub(crate) fn in_world(self, world: &'static World) -> Self {
        Self { world, ..self }
    }

    /// World whose colours the picture has.
    pub(crate) const fn world(&self) -> &'static World {
        self.world
    }

    /// Size of the picture.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Things that all pictures of this layout share.
    pub fn ground(&self) -> &[Thing] {
        &self.ground
    }

    /// Things over the ground.
    pub fn things(&self) -> &[Thing] {
        &self.things
    }

    /// Scene in the middle of a larger picture.
    #[must_use]
    pub(crate) fn within(mut self, size: Size) -> Self {
        let aside = |whole: u16, part: u16| i32::from(whole.saturating_sub(part) / 2);
        let right = aside(size.width, self.size.width);
        let down = aside(size.height, self.size.height);
        if (right, down) != (0, 0) {
            for thing in self.ground.iter_mut().chain(&mut self.things) {
                thing.at = thing.at.offset(right, down);
            }
        }
        self.size = size;
        self
    }

    /// The scene as text, a line for each thing; the ground is only counted.
    pub fn to_text(&self) -> String {
        self.to_string()
    }

    /// Adds to the ground.
    pub fn lay(&mut self, name: impl Into<String>, at: Point, shape: Shape) {
        self.ground.push(Thing {
            name: name.into(),
            at,
            shape,
        });
    }

    /// Draws directly under the first thing with such a name; over everything where none has it.
    pub(crate) fn beneath(&mut self, named: impl Fn(&str) -> bool, draw: impl FnOnce(&mut Self)) {
        let place = self.things.iter().position(|thing| named(&thing.name));
        let over = self.things.split_off(place.unwrap_or(self.things.len()));
        draw(self);
        self.things.extend(over);
    }

    /// Changes each thing over the ground; those for which it says so stay.
    pub(crate) fn change(&mut self, stays: impl FnMut(&mut Thing) -> bool) {
        self.things.retain_mut(stays);
    }

    /// Takes away what has such a name.
    pub(crate) fn remove(&mut self, named: impl Fn(&str) -> bool) {
        self.things.retain(|thing| !named(&thing.name));
    }

    /// Takes away what of the ground has such a name.
    pub(crate) fn remove_ground(&mut self, named: impl Fn(&str) -> bool) {
        self.ground.retain(|thing| !named(&thing.name));
    }

    /// Adds over everything that is there.
    pub fn add(&mut self, name: impl Into<String>, at: Point, shape: Shape) {
        self.things.push(Thing {
            name: name.into(),
            at,
            shape,
        });
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Size { width, height } = self.size;
        writeln!(f, "scene {width}x{height}, ground of {}", self.ground.len())?;
        self.things
            .iter()
            .try_for_each(|thing| writeln!(f, "{thing}"))
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, at, shape } = self;
        write!(f, "{name} @{},{} ", at.x, at.y)?;
        match shape {
            Shape::Plate { size } => write!(f, "plate {}x{}", size.width, size.height),
            Shape::Window { size } => write!(f, "window {}x{}", size.width, size.height),
            Shape::Bar { size, ink } => write!(f, "bar {ink:?} {}x{}", size.width, size.height),
            Shape::Card { size, corner, ink } => {
                write!(f, "card {ink:?} {}x{} {corner}", size.width, size.height)
            }
            Shape::Disc { radius, ink } => write!(f, "disc {ink:?} {radius}"),
            Shape::Ring { radius, width, ink } => write!(f, "ring {ink:?} {radius}, {width}"),
            Shape::Sprite { sprite, diameter } => write!(f, "{sprite:?} {diameter}"),
            Shape::Area { points, ink } => {
                write!(f, "area {ink:?}")?;
                points
                    .iter()
                    .try_for_each(|point| write!(f, " {},{}", point.x, point.y))
            }
            Shape::Stroke {
                points,
                ink,
                weight,
            } => {
                write!(f, "stroke {ink:?} {weight:?}")?;
                points
                    .iter()
                    .try_for_each(|point| write!(f, " {},{}", point.x, point.y))
            }
            Shape::Glow {
                points,
                ink,
                width,
                eighths,
            } => {
                write!(f, "glow {ink:?} {width} {eighths}/8")?;
                points
                    .iter()
                    .try_for_each(|point| write!(f, " {},{}", point.x, point.y))
            }
            Shape::Words {
                words, face, ink, ..
            } => write!(f, "{words:?} {face} {ink:?}"),
        }
    }
}
