//! The plain shapes that every game's pieces are made of besides its own.

use crate::piece::Sprite;
use crate::scene::{Anchor, Point, Shape};
use crate::theme::{Face, Ink, Weight};

/// Any sprite.
pub(crate) fn sprite(sprite: impl Into<Sprite>, diameter: u16) -> Shape {
    Shape::Sprite {
        sprite: sprite.into(),
        diameter,
    }
}

/// A line through places of the picture.
pub(crate) fn line(points: Vec<Point>, ink: Ink, weight: Weight) -> Shape {
    Shape::Stroke {
        points,
        ink,
        weight,
    }
}

/// Words on one line.
pub(crate) fn words(
    words: impl Into<String>,
    face: Face,
    ink: Ink,
    anchor: Anchor,
    room: u16,
) -> Shape {
    Shape::Words {
        words: words.into(),
        face,
        ink,
        anchor,
        room,
    }
}
