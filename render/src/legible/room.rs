//! How a picture uses its room: what matters is large, and no plate lies there empty.

use std::collections::BTreeMap;

use text::Lang;

use super::{Area, CAPITAL, area, check, pictures, things};
use crate::scene::{Scene, Shape, Size, Thing};

/// The share of a plate, in hundredths, that may hold nothing.
const EMPTY: usize = 34;
/// What is looked at, in pixels: something lies there, or near it.
const STEP: i32 = 24;
/// What is smaller than this share of the picture is no plate but a label.
const LABEL: i32 = 12;
/// Plates that may be emptier: their game, how their name begins, and why.
const AIRY: &[(&str, &str, &str)] = &[];

/// A plate or a window: whether more can lie on it.
fn plate(thing: &Thing) -> Option<Size> {
    match thing.shape {
        Shape::Plate { size } | Shape::Window { size } => Some(size),
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
        Shape::Plate { size } | Shape::Window { size } | Shape::Bar { size, .. } => {
            vec![around(at.x, at.y, size.width.into(), size.height.into())]
        }
        Shape::Sprite { diameter, .. } => {
            let whole = i32::from(*diameter);
            vec![around(at.x - whole / 2, at.y - whole / 2, whole, whole)]
        }
        Shape::Stroke { points, .. } => {
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

/// The share of each plate that holds nothing, in hundredths.
fn empty(scene: &Scene) -> Vec<(&Thing, usize)> {
    let whole = i32::from(scene.size().width) * i32::from(scene.size().height);
    let plates = things(scene).filter_map(|thing| Some((thing, plate(thing)?)));
    let large =
        plates.filter(|(_, size)| i32::from(size.width) * i32::from(size.height) * LABEL > whole);
    let share = |(on, size): (&Thing, Size)| {
        let others = things(scene).filter(|thing| !std::ptr::eq(*thing, on));
        // What holds this plate does not lie on it.
        let lies = |part: &Area| {
            part.right - part.left < size.width.into()
                || part.bottom - part.top < size.height.into()
        };
        let parts: Vec<Area> = others.flat_map(parts).filter(lies).collect();
        let (wide, high) = (i32::from(size.width) / STEP, i32::from(size.height) / STEP);
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
        let share = free.count() * 100 / ((wide * high).max(1) as usize);
        (on, share)
    };
    large.map(share).collect()
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
fn no_plate_lies_there_empty() {
    check(pictures, airy);
}

/// The share of a picture that its largest plate takes, or what lies beneath all, in hundredths.
const BOARD: i32 = 60;
/// Pictures whose boards take less: their game, which plate, how much, and why.
const SMALLER: &[(&str, &str, i32, &str)] = &[];

#[test]
fn boards_take_most_of_their_pictures() {
    let mut smallest: BTreeMap<(&str, String), i32> = BTreeMap::new();
    for (game, scene) in pictures(Lang::Fr) {
        let whole = i32::from(scene.size().width) * i32::from(scene.size().height);
        let plates = things(&scene).filter_map(|thing| Some((thing, plate(thing)?)));
        let shares = plates.map(|(thing, size)| {
            let share = i32::from(size.width) * i32::from(size.height) * 100 / whole;
            (share, thing.name.clone())
        });
        if let Some((share, name)) = shares.max() {
            let known = smallest.entry((game, name)).or_insert(share);
            *known = share.min(*known);
        }
    }
    let small = smallest.iter().filter(|((game, name), share)| {
        let known = SMALLER
            .iter()
            .find(|(of, plate, ..)| of == game && name.starts_with(plate));
        **share < known.map_or(BOARD, |(_, _, least, _)| *least)
    });
    let small: Vec<_> = small.collect();
    assert!(small.is_empty(), "{small:#?}");
}
