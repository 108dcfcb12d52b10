//! The plain shapes that every game's pieces are made of besides its own.

use crate::piece::Sprite;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Shape, Size};
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

/// A disc around its place.
pub(crate) const fn disc(radius: u16, ink: Ink) -> Shape {
    Shape::Disc { radius, ink }
}

/// A ring around its place: its outer radius, and its thickness.
pub(crate) const fn ring((radius, width): (u16, u16), ink: Ink) -> Shape {
    Shape::Ring { radius, width, ink }
}

/// A rounded rectangle: its size, the radius of its corners, its colour.
pub(crate) const fn card((width, height): (u16, u16), corner: u8, ink: Ink) -> Shape {
    let size = Size { width, height };
    Shape::Card { size, corner, ink }
}

/// Light along a line through places from here on, of so many eighths; a single one is a disc.
pub(crate) fn glow(points: Vec<Point>, ink: Ink, width: u16, eighths: u8) -> Shape {
    Shape::Glow {
        points,
        ink,
        width,
        eighths,
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

/// A name on one line where it has room, else on two: it goes on after a space or a hyphen.
pub(crate) fn in_lines(name: &str, face: Face, room: u16) -> Vec<String> {
    let fits = |said: &str| renderer().width(face, said, u16::MAX) <= i32::from(room);
    let mut breaks = name
        .match_indices([' ', '-'])
        .map(|(at, _)| name.split_at(at + 1));
    let last = breaks.rfind(|(first, _)| fits(first.trim_end()));
    match last.filter(|_| !fits(name)) {
        Some((first, rest)) => vec![first.trim_end().to_owned(), rest.to_owned()],
        None => vec![name.to_owned()],
    }
}
