//! The cosmonauts under the map: whose turn it is, where each is heading, and how much they hold.

use games::terre_lune::{RocketView, View};

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{Frame, draw_frame, label, rocket, sprite, words};
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink};

const NAME: Face = Face::title(30);
const COUNT: Face = Face::bold(30);
const PLATE: (u16, u16) = (388, 92);
/// From a plate to the next one below it.
const PITCH: i32 = 98;

/// Height of all plates together.
pub(super) fn height(view: &View) -> u16 {
    // Two cosmonauts in a row, and at most four of them.
    PITCH as u16 * view.rockets.len().div_ceil(2) as u16 + 4
}

/// Draws the list of cosmonauts.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, top: i32) {
    for (nth, rocket) in (0..).zip(&view.rockets) {
        let at = Point::new(8 + nth % 2 * 396, top + nth / 2 * PITCH);
        let name = format!("plate {nth}");
        draw_frame(scene, &name, (at, PLATE), Frame::Plain);
        if view.expects.is_some_and(|(seat, _)| seat == rocket.seat) {
            draw_frame(scene, &name, (at, PLATE), Frame::Golden);
        }
        draw_cosmonaut(scene, sight, view, rocket, at);
    }
}

/// Draws one cosmonaut's line.
fn draw_cosmonaut(scene: &mut Scene, sight: Sight<'_>, view: &View, shown: &RocketView, at: Point) {
    let nth = shown.seat.index();
    let icon = rocket(shown.colour, Bearing::new(0));
    scene.add(format!("icon {nth}"), at.offset(38, 44), sprite(icon, 80));
    let is_out = shown.place.is_none();
    let turn = view.expects.is_some_and(|(seat, _)| seat == shown.seat);
    let ink = match (is_out, turn) {
        (true, _) => Ink::Faint,
        (_, true) => Ink::Gold,
        _ => Ink::Text,
    };
    let name = player_name(sight.names, shown.seat, sight.lang);
    let room = if turn { 206 } else { 244 };
    let end = at.offset(82 + renderer().width(NAME, &name, room) + 22, 28);
    scene.add(
        format!("name {nth}"),
        at.offset(82, 28),
        words(name, NAME, ink, Anchor::Left, room),
    );
    if turn {
        scene.add(format!("turn {nth}"), end, sprite(Emblem::Turn, 34));
    }
    if is_out {
        scene.add(
            format!("out {nth}"),
            at.offset(38, 44),
            sprite(Emblem::Wrong, 72),
        );
        return;
    }
    if let Some(prime) = shown.landed {
        let prime = words(format!("+{prime}"), COUNT, Ink::Gold, Anchor::Right, 90);
        scene.add(format!("prime {nth}"), at.offset(376, 26), prime);
    } else {
        let goal = if shown.homebound {
            Art::Earth
        } else {
            Art::Moon
        };
        scene.add(format!("goal {nth}"), at.offset(352, 26), sprite(goal, 38));
    }
    let held = [
        ("cards", Art::Hand, shown.cards),
        ("claims", Art::Claims, shown.claims),
        ("deposits", Art::Deposit, shown.deposits),
    ];
    for ((what, icon, count), right) in held.into_iter().zip([104, 184, 268]) {
        let place = at.offset(right, 66);
        scene.add(format!("{what} of {nth}"), place, sprite(icon, 40));
        let ink = if count == 0 { Ink::Faint } else { Ink::Moon };
        let count = words(count.to_string(), COUNT, ink, Anchor::Left, 50);
        scene.add(
            format!("count of {what} of {nth}"),
            place.offset(if what == "cards" { 24 } else { 28 }, 0),
            count,
        );
    }
    if shown.collisions > 0 {
        // The second one is the end.
        scene.add(
            format!("collided {nth}"),
            at.offset(336, 66),
            sprite(Emblem::Burst, 38),
        );
        let count = label(shown.collisions, COUNT, Ink::Wrong);
        scene.add(format!("collisions {nth}"), at.offset(366, 66), count);
    }
}
