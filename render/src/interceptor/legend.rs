//! What the signs on a board mean, where the ships beside it leave room.

use games::interceptor::Facing;
use text::{Lang, say};

use super::art::{Art, Flame, Sixth};
use super::pieces::{asteroid, label, sprite, words};
use super::plan::RAIL;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::theme::{Face, Ink, Tint};

/// How large a sign is, and how far below it the next one stands.
const SIGN: u16 = 44;
const STEP: i32 = 56;
const FACE: u8 = 24;

/// With fewer nothing is explained.
const FEWEST: usize = 3;

/// As many signs as have room at the bottom of a free space, those first that one meets first.
pub(super) fn explain(scene: &mut Scene, lang: Lang, (corner, free): (Point, i32)) {
    let wreck = Art::Craft(0, Tint::Grey, Sixth::new(0), Flame::None);
    let mut signs: Vec<(_, Shape, Option<&str>)> = vec![
        (
            "interceptor-picture-sign-drift",
            asteroid(Facing::SouthEast, SIGN),
            None,
        ),
        (
            "interceptor-picture-sign-damage",
            sprite(Art::Fire(Tint::Citron), SIGN),
            Some("3"),
        ),
        (
            "interceptor-picture-sign-loss",
            sprite(Art::Loss, SIGN),
            Some("−1"),
        ),
        (
            "interceptor-picture-sign-sealed",
            sprite(Emblem::Lock, SIGN),
            None,
        ),
        ("interceptor-picture-sign-wreck", sprite(wreck, SIGN), None),
        (
            "interceptor-picture-sign-fled",
            sprite(Emblem::Back, SIGN),
            None,
        ),
    ];
    signs.truncate(usize::try_from((free - STEP / 2) / STEP).unwrap_or(0));
    if signs.len() < FEWEST {
        return;
    }
    let high = STEP * signs.len() as i32;
    let half = i32::from(SIGN) / 2;
    for (nth, (key, shape, digit)) in (0..).zip(signs) {
        let at = corner.by(half, free - high + STEP * nth + half);
        scene.put(format!("sign {nth}"), at, shape);
        if let Some(digit) = digit {
            let digit = label(digit, Face::bold(FACE), Ink::Moon);
            scene.put(format!("digit of sign {nth}"), at, digit);
        }
        let means = say(key).tr(lang);
        let room = RAIL.1.width - SIGN - 20;
        let means = words(means, Face::book(FACE), Ink::Text, Anchor::Left, room);
        scene.put(format!("meaning of sign {nth}"), at.by(half + 8, 0), means);
    }
}
