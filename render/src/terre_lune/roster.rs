//! The cosmonauts under the map: whose turn it is, where each is heading, and how much they hold.

use games::terre_lune::{RocketView, View};

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{label, rocket, sprite, words};
use crate::emblems::Emblem;
use crate::names::called;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink};

const NAME: Face = Face::title(30);
const COUNT: Face = Face::bold(30);
const PLATE: Size = Size {
    width: 388,
    height: 92,
};
/// From a plate to the next one below it.
const PITCH: i32 = 98;

/// Height of all plates together.
pub(super) fn height(view: &View) -> u16 {
    // Two cosmonauts in a row, and at most four of them.
    PITCH as u16 * view.rockets.len().div_ceil(2) as u16 + 4
}

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, top: i32) {
    for (nth, rocket) in (0..).zip(&view.rockets) {
        let at = Point::new(8 + nth % 2 * 396, top + nth / 2 * PITCH);
        scene.lay(format!("plate {nth}"), at, Shape::Plate { size: PLATE });
        cosmonaut(scene, sight, view, rocket, at);
    }
}

fn cosmonaut(scene: &mut Scene, sight: Sight<'_>, view: &View, shown: &RocketView, at: Point) {
    let nth = shown.seat.index();
    let icon = rocket(shown.colour, Bearing::new(0));
    scene.put(format!("icon {nth}"), at.by(38, 44), sprite(icon, 80));
    let is_out = shown.place.is_none();
    let turn = view.expects.is_some_and(|(seat, _)| seat == shown.seat);
    let ink = match (is_out, turn) {
        (true, _) => Ink::Faint,
        (_, true) => Ink::Gold,
        _ => Ink::Text,
    };
    let name = called(sight.names, shown.seat, sight.lang);
    let room = if turn { 206 } else { 244 };
    let end = at.by(82 + renderer().width(NAME, &name, room) + 22, 28);
    scene.put(
        format!("name {nth}"),
        at.by(82, 28),
        words(name, NAME, ink, Anchor::Left, room),
    );
    if turn {
        scene.put(format!("turn {nth}"), end, sprite(Emblem::Turn, 34));
    }
    if is_out {
        scene.put(
            format!("out {nth}"),
            at.by(38, 44),
            sprite(Emblem::Wrong, 72),
        );
        return;
    }
    let goal = if shown.homebound || shown.landed.is_some() {
        Art::Earth
    } else {
        Art::Moon
    };
    scene.put(format!("goal {nth}"), at.by(352, 26), sprite(goal, 38));
    let held = [
        ("cards", Art::CardBack, shown.cards),
        ("claims", Art::Claims, shown.claims),
        ("deposits", Art::Deposit, shown.deposits),
    ];
    for ((what, icon, count), right) in held.into_iter().zip([104, 178, 272]) {
        let place = at.by(right, 66);
        scene.put(format!("{what} of {nth}"), place, sprite(icon, 40));
        let ink = if count == 0 { Ink::Faint } else { Ink::Moon };
        let count = words(count.to_string(), COUNT, ink, Anchor::Left, 50);
        scene.put(
            format!("count of {what} of {nth}"),
            place.by(if what == "cards" { 20 } else { 28 }, 0),
            count,
        );
    }
    if let Some(prime) = shown.landed {
        let prime = words(format!("+{prime}"), COUNT, Ink::Gold, Anchor::Right, 90);
        scene.put(format!("prime {nth}"), at.by(376, 66), prime);
    } else if shown.collisions > 0 {
        // The second one is the end.
        scene.put(
            format!("collided {nth}"),
            at.by(336, 66),
            sprite(Emblem::Burst, 38),
        );
        let count = label(shown.collisions, COUNT, Ink::Wrong);
        scene.put(format!("collisions {nth}"), at.by(366, 66), count);
    }
}
