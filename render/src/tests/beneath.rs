//! What lies beneath words, and over them: read off what is painted, for every eye.

use super::sight::{SIGHTS, contrast, seen};
use super::{CAPITAL, check, pictures, shrunk, things, written};
use crate::font::{self, Appearance};
use crate::renderer::renderer;
use crate::scene::{Scene, Shape, Thing};
use crate::theme::Ink;

/// Words stand out by so much from what they lie on; large ones by less (WCAG 2, 1.4.3).
const CONTRAST: f64 = 4.5;
const LARGE: (f64, f64) = (13.0, 3.0);
/// What is left of it for eyes that see fewer colours.
const FEWER: f64 = 3.0;
/// The share of what lies beneath a word that may be nearer to its colour: edges and stars.
const EDGES: usize = 8;
/// The share of a word's strokes, in hundredths, that nothing may hide.
const SEEN: usize = 88;

/// Words that something covers, or that lie on something of their brightness: their game, how
/// their name begins, and why.
const COVERED: &[(&str, &str, &str)] = &[
    (
        "planetaire",
        "column ",
        "a piece lies on the cell whose letter it is",
    ),
    ("lune", "cell ", "a rocket or the pirate is on that cell"),
    ("lune", "name ", "rockets that share a place reach over it"),
    (
        "lune",
        "peeked ",
        "a tick over the mineral that may be kept",
    ),
    (
        "planetaire",
        "number ",
        "the Earth's thin rim passes behind, lighter than its strokes are thick",
    ),
    (
        "lune",
        "code ",
        "between the bright steps of ways that lie close together",
    ),
    (
        "lune",
        "deposit number ",
        "rockets that stand on the Moon together",
    ),
    (
        "interceptor",
        "numeral",
        "ships of fleets that share a hex; beside the board each has a row of its own",
    ),
    (
        "interceptor",
        "damage ",
        "ships that share a hex reach into the next one",
    ),
    ("interceptor", "loss ", "losses of ships that share a hex"),
    (
        "interceptor",
        "turns ",
        "ships and losses in a crowd; the keys below the board tell the same",
    ),
    ("interceptor", "column ", "what bursts at the wall"),
    ("connection", "number ", "a laser's line passes over it"),
];

/// The scene with only those of its things.
fn only(scene: &Scene, kept: impl Fn(&Thing) -> bool) -> Scene {
    let size = scene.size();
    let mut some = Scene::new(size.width, size.height).in_world(scene.world());
    for thing in things(scene).filter(|thing| kept(thing)) {
        some.lay(thing.name.clone(), thing.at, thing.shape.clone());
    }
    some
}

fn is_words(thing: &Thing) -> bool {
    matches!(thing.shape, Shape::Words { .. })
}

/// Words that are not read where they stand.
pub(super) fn unread(game: &str, scene: &Scene) -> Vec<String> {
    let paint = |scene: &Scene| renderer().paint(scene).indices();
    let beneath = paint(&only(scene, |thing| !is_words(thing)));
    let alone = paint(&only(scene, is_words));
    let empty = paint(&only(scene, |_| false));
    let whole = paint(scene);
    let width = usize::from(scene.size().width);
    let height = usize::from(scene.size().height);
    let palette = renderer().colours(scene.world());
    let mut faults = Vec::new();
    for (thing, _, face, _, area) in written(scene) {
        let known =
            |(of, name, _): &&(&str, &str, &str)| *of == game && thing.name.starts_with(name);
        if COVERED.iter().any(|line| known(&line)) {
            continue;
        }
        let Shape::Words { ink, .. } = &thing.shape else {
            continue;
        };
        let inside = |value: i32, most: usize| usize::try_from(value).unwrap_or(0).min(most);
        let across = inside(area.left, width)..inside(area.right, width);
        let (mut strokes, mut shown) = (0, 0);
        let mut under = [0_usize; 256];
        for y in inside(area.top, height)..inside(area.bottom, height) {
            for at in across.clone().map(|x| y * width + x) {
                strokes += usize::from(alone[at] != empty[at]);
                shown += usize::from(alone[at] != empty[at] && whole[at] != beneath[at]);
                under[usize::from(beneath[at])] += 1;
            }
        }
        if shown * 100 < strokes * SEEN {
            faults.push(format!("{} is covered", named(thing)));
            continue;
        }
        let high = f64::from(face.size) * CAPITAL * shrunk(scene);
        let all: usize = under.iter().sum();
        for (sight, matrix) in &SIGHTS {
            let ink = seen(scene.world().rgb(*ink), matrix);
            let least = match (high >= LARGE.0, *sight) {
                (true, _) => LARGE.1,
                (false, "normal") => CONTRAST,
                (false, _) => FEWER,
            };
            let far = |index: usize| contrast(ink, seen(palette[index], matrix)) >= least;
            let near: usize = (0..256)
                .filter(|nth| under[*nth] > 0 && !far(*nth))
                .map(|nth| under[nth])
                .sum();
            if near * EDGES > all {
                faults.push(format!("{} under {sight} sight", named(thing)));
            }
        }
    }
    faults
}

/// Without the place that each of many has: one line tells of all.
fn named(thing: &Thing) -> String {
    let name = thing.name.split(' ').next().unwrap_or_default();
    match &thing.shape {
        Shape::Words { ink, face, .. } => format!("{name} in {ink:?}, {face}"),
        _ => name.to_owned(),
    }
}

#[test]
fn words_contrast_with_the_background_and_are_uncovered() {
    check(pictures, unread);
}

/// Letters that no font has: people's names are asked elsewhere.
fn unwritten(_: &str, scene: &Scene) -> Vec<String> {
    let missing = |c: char| matches!(font::appearance(c), Appearance::Missing);
    let written = written(scene).into_iter();
    let boxes = written.filter(|(_, words, ..)| words.chars().any(missing));
    boxes.map(|(thing, ..)| named(thing)).collect()
}

#[test]
fn every_letter_has_a_font() {
    check(pictures, unwritten);
}

#[test]
fn covered_or_low_contrast_words_are_detected() {
    use crate::emblems::Emblem;
    use crate::scene::{Anchor, Point};
    use crate::shapes::{sprite, words};
    use crate::theme::Face;
    let said = |ink| words("4 / 9", Face::bold(40), ink, Anchor::Middle, 200);
    let at = Point::new(100, 50);
    let mut scene = Scene::new(200, 100);
    scene.add("count", at, said(Ink::Moon));
    assert!(unread("", &scene).is_empty());
    scene.add("star", at, sprite(Emblem::Star, 70));
    assert!(!unread("", &scene).is_empty());
    let mut scene = Scene::new(200, 100);
    scene.add("star", at, sprite(Emblem::Slot, 90));
    scene.add("count", at, said(Ink::Ghost));
    assert!(!unread("", &scene).is_empty());
}
