//! How a picture uses its room: what matters is large, and no plate lies there empty.

use super::{Area, CAPITAL, area, check, pictures, things};
use crate::scene::{Scene, Shape, Size, Thing};

/// The share of a plate, in hundredths, that may hold nothing.
const EMPTY: usize = 34;
/// What is looked at, in pixels: something lies there, or near it.
const STEP: i32 = 24;
/// What is smaller than this share of the picture is no plate but a label.
const LABEL: i32 = 12;
/// Plates that may be emptier: their game, how their name begins, and why.
const AIRY: &[(&str, &str, &str)] = &[
    (
        "contact",
        "line",
        "the time in which a hand rests is told by what is empty",
    ),
    (
        "contact",
        "space",
        "distances between planets are what one hears",
    ),
    ("contact", "table", "cards come to lie there, one a round"),
    ("lune", "table", "the ways between two worlds lie on it"),
    (
        "planetaire",
        "panel",
        "it fills with rays, up to the last one of a long round",
    ),
];

/// A plate or a window: whether more can lie on it.
fn plate(thing: &Thing) -> Option<Size> {
    match thing.shape {
        Shape::Plate { size } | Shape::Window { size } | Shape::Card { size, .. } => Some(size),
        _ => None,
    }
}

/// Where a thing is: each part of it.
fn parts(thing: &Thing) -> Vec<Area> {
    let at = thing.at;
    let around = |x: i32, y: i32, right: i32, down: i32| Area {
        left: x,
        right: x + right,
        top: y,
        bottom: y + down,
    };
    match &thing.shape {
        Shape::Plate { size }
        | Shape::Window { size }
        | Shape::Bar { size, .. }
        | Shape::Card { size, .. } => {
            vec![around(at.x, at.y, size.width.into(), size.height.into())]
        }
        Shape::Sprite { diameter, .. } => {
            let whole = i32::from(*diameter);
            vec![around(at.x - whole / 2, at.y - whole / 2, whole, whole)]
        }
        Shape::Disc { radius, .. } | Shape::Ring { radius, .. } => {
            let radius = i32::from(*radius);
            vec![around(at.x - radius, at.y - radius, 2 * radius, 2 * radius)]
        }
        Shape::Area { points, .. } | Shape::Stroke { points, .. } | Shape::Glow { points, .. } => {
            let sides = points.windows(2).map(|side| {
                let (from, to) = (side[0], side[1]);
                let (left, top) = (from.x.min(to.x), from.y.min(to.y));
                let (wide, high) = ((from.x - to.x).abs(), (from.y - to.y).abs());
                around(at.x + left, at.y + top, wide.max(1), high.max(1))
            });
            sides.collect()
        }
        Shape::Words {
            words,
            face,
            anchor,
            room,
            ..
        } => {
            let mut lines = vec![area(at, words, *face, *anchor, *room)];
            // Words have room above and below them as lines have.
            let lead = (f64::from(face.size) * (1.0 - CAPITAL)) as i32;
            for line in &mut lines {
                line.top -= lead;
                line.bottom += lead;
            }
            lines
        }
    }
}

/// Each large plate, and its share that holds nothing, in hundredths.
fn empty(scene: &Scene) -> Vec<(&Thing, usize)> {
    let whole = i32::from(scene.size().width) * i32::from(scene.size().height);
    let plates = things(scene).filter_map(|thing| Some((thing, plate(thing)?)));
    let large =
        plates.filter(|(_, size)| i32::from(size.width) * i32::from(size.height) * LABEL > whole);
    large
        .map(|(on, size)| (on, free(scene, on, size)))
        .collect()
}

/// The share of a plate that holds nothing.
fn free(scene: &Scene, on: &Thing, size: Size) -> usize {
    let (width, height) = (i32::from(size.width), i32::from(size.height));
    let others = things(scene).filter(|thing| !std::ptr::eq(*thing, on));
    // What holds this plate does not lie on it.
    let lies = |part: &Area| part.right - part.left < width || part.bottom - part.top < height;
    let parts: Vec<Area> = others.flat_map(parts).filter(lies).collect();
    let (wide, high) = (width / STEP, height / STEP);
    let cells = (0..wide).flat_map(|x| (0..high).map(move |y| (x, y)));
    let free = cells.filter(|(x, y)| {
        let (left, top) = (on.at.x + x * STEP, on.at.y + y * STEP);
        let cell = Area {
            left: left - STEP / 2,
            right: left + STEP * 3 / 2,
            top: top - STEP / 2,
            bottom: top + STEP * 3 / 2,
        };
        !parts.iter().any(|part| part.meets(cell))
    });
    free.count() * 100 / ((wide * high).max(1) as usize)
}

fn airy(game: &str, scene: &Scene) -> Vec<String> {
    let known = |thing: &Thing| {
        AIRY.iter()
            .any(|(of, name, _)| *of == game && thing.name.starts_with(name))
    };
    let faults = empty(scene).into_iter();
    let faults = faults.filter(|(thing, share)| *share > EMPTY && !known(thing));
    faults
        .map(|(thing, share)| format!("{} is empty by {share} %", thing.name))
        .collect()
}

#[test]
fn no_plate_is_mostly_empty() {
    check(pictures, airy);
}
