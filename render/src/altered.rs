//! Where a scene differs from the one before it: what a film draws again. Draws nothing.

use crate::geometry::{Anchor, Corners, Point, Size};
use crate::scene::{Scene, Shape, Thing};
use crate::theme::Face;

/// How wide words are that have so much room.
type Width<'w> = &'w dyn Fn(Face, &str, u16) -> i32;

/// Parts within which everything lies that differs; no two of them meet.
pub(crate) fn parts(before: &Scene, now: &Scene, width: Width<'_>) -> Vec<Corners> {
    let (mut old, mut parts) = (before.things(), Vec::new());
    let mut differs = |thing: &Thing, other: &Scene| add(&mut parts, exact(thing, other, width));
    // What is in both, in the same order, lies over the same and under the same.
    for thing in now.things() {
        match old.iter().position(|other| other == thing) {
            Some(at) => {
                old[..at].iter().for_each(|gone| differs(gone, now));
                old = &old[at + 1..];
            }
            None => differs(thing, before),
        }
    }
    old.iter().for_each(|gone| differs(gone, now));
    parts
}

/// Every part that meets the new one becomes one with it.
fn add(parts: &mut Vec<Corners>, new: Corners) {
    let mut new = new;
    while let Some(at) = parts.iter().position(|part| part.meets(new)) {
        new = new.and(parts.swap_remove(at));
    }
    parts.push(new);
}

/// Where a thing lies that is not so in the other scene, as exactly as is known without drawing it.
fn exact(thing: &Thing, other: &Scene, width: Width<'_>) -> Corners {
    match &thing.shape {
        Shape::Words {
            words, face, room, ..
        } => {
            // A width that is drawn is no wider than the room and an ellipsis.
            let width = width(*face, words, *room) as u16;
            around(thing, width)
        }
        Shape::Stroke { .. } => around(&end(thing, other), 0),
        _ => around(thing, 0),
    }
}

/// What a line adds to how far it went in the other scene.
fn end(thing: &Thing, other: &Scene) -> Thing {
    let mut end = thing.clone();
    let mut others = other.things().iter();
    let before = others.find(|it| it.name == thing.name && it.at == thing.at);
    if let (
        Shape::Stroke {
            points,
            ink,
            weight,
        },
        Some(Shape::Stroke {
            points: gone,
            ink: in_ink,
            weight: in_weight,
        }),
    ) = (&mut end.shape, before.map(|before| &before.shape))
        && (ink, weight) == (&mut in_ink.clone(), &mut in_weight.clone())
    {
        let common = points.iter().zip(gone).take_while(|(one, two)| one == two);
        let common = common.count().saturating_sub(1);
        points.drain(..common);
    }
    end
}

/// Where a thing may lie.
pub(crate) fn roughly(thing: &Thing) -> Corners {
    match &thing.shape {
        Shape::Words { room, .. } => around(thing, *room),
        _ => around(thing, 0),
    }
}

/// Where a thing lies, or a little more; words that are so wide.
fn around(thing: &Thing, wide: u16) -> Corners {
    let at = thing.at;
    let corners = |from: Point, to: Point| Corners { from, to };
    let sized = |size: &Size| corners(at, at.by(size.width.into(), size.height.into()));
    match &thing.shape {
        Shape::Plate { size } | Shape::Window { size } | Shape::Bar { size, .. } => sized(size),
        Shape::Sprite { diameter, .. } => {
            let half = i32::from(diameter / 2) + 3;
            corners(at.by(-half, -half), at.by(half, half))
        }
        Shape::Area { points, .. } => {
            let places = points.iter().map(|it| at.by(it.x, it.y));
            let places = places.map(|it| corners(it.by(-2, -2), it.by(2, 2)));
            places.reduce(Corners::and).unwrap_or(corners(at, at))
        }
        Shape::Stroke { points, weight, .. } => {
            // A line is far thinner than a picture.
            let half = (weight.width() / 2.0 + weight.casing()).ceil() as i32 + 1;
            let places = points.iter().map(|it| at.by(it.x, it.y));
            let places = places.map(|it| corners(it.by(-half, -half), it.by(half, half)));
            places.reduce(Corners::and).unwrap_or(corners(at, at))
        }
        Shape::Words { face, anchor, .. } => {
            let width = i32::from(wide);
            let left = match anchor {
                Anchor::Left => 0,
                Anchor::Middle => -width / 2 - 1,
                Anchor::Right => -width - 1,
            };
            // Letters lean out of their line, and an ellipsis out of its room.
            let high = i32::from(face.size);
            corners(at.by(left - high, -high), at.by(left + width + high, high))
        }
    }
}
