//! The panel below the space: the round and its signal card, transmissions, fuel, help cards, and
//! the points.

use games::contact::{BEST, Phase, ROUNDS, Stake, View};
use text::{Lang, say};

use super::art::Art;
use super::pieces::{face, help, line, sprite, void, words};
use super::plan::{HEIGHT, Plan, WIDTH};
use super::props::{Card, Charge, Lift};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink, Weight};

const LEFT: i32 = 32;
const TOP: i32 = 966;
const SIZE: Size = Size {
    width: WIDTH - 64,
    height: 174,
};
const RIGHT: i32 = LEFT + SIZE.width as i32 - 18;
const MIDDLE: i32 = TOP + SIZE.height as i32 / 2;
/// The middles of two rows.
const UPPER: i32 = TOP + 50;
const LOWER: i32 = TOP + 126;
const LABEL: Face = Face::book(34);
/// Number of transmissions before a guess.
const TRANSMISSIONS: u8 = 3;

/// Place and diameter of the hand of a film, in the left of the panel.
pub(super) const HAND: (Point, u16) = (Point::new(LEFT + 184, TOP + 76), 364);

/// True for what makes room for a hand in the panel's left.
pub(super) fn makes_room(name: &str) -> bool {
    let left = [
        "signal",
        "transmission left",
        "transmission sent",
        "fuel",
        "fuel used",
    ];
    left.contains(&name)
}

/// Draws the panel.
pub(super) fn draw(scene: &mut Scene, view: &View, lang: Lang) {
    let top = Plan::BOARD.bottom();
    let size = Size {
        width: WIDTH,
        height: HEIGHT - top,
    };
    let at = Point::new(0, top.into());
    let ink = Ink::Plate;
    scene.lay("panel", at, Shape::Bar { size, ink });
    let ends = (at, at.offset(WIDTH.into(), 0));
    let edge = line(ends.0, ends.1, Ink::Line, Weight::Ray);
    scene.lay("panel's edge", at, edge);
    draw_signal(scene, view);
    draw_transmissions(scene, view);
    draw_fuel(scene, view);
    draw_aids(scene, view);
    draw_counts(scene, view, lang);
}

/// Draws the round above, and the points, large.
fn draw_counts(scene: &mut Scene, view: &View, lang: Lang) {
    let number = match (&view.round, view.phase) {
        (Some(round), _) => round.number.to_string(),
        (None, Phase::Over) => ROUNDS.to_string(),
        (None, _) => "–".to_owned(),
    };
    let label = say("contact-picture-round").tr(lang);
    let round = format!("{label} {number}/{ROUNDS}");
    let points = format!("{}/{BEST}", view.score);
    let unit = say("contact-picture-points").tr(lang);
    for (name, down, said, face, ink) in [
        ("round", TOP + 32, round, LABEL, Ink::Faint),
        ("points", TOP + 88, points, Face::title(56), Ink::Gold),
        ("points label", TOP + 142, unit, LABEL, Ink::Faint),
    ] {
        let said = words(said, face, ink, Anchor::Right, 230);
        scene.add(name, Point::new(RIGHT, down), said);
    }
}

/// Draws the card that is played for.
fn draw_signal(scene: &mut Scene, view: &View) {
    let round = view.round.as_ref();
    let card = match round.and_then(|round| Some((round.signal?, round.stake))) {
        Some((signal, Stake::InPlay | Stake::Won)) => face(signal),
        Some((signal, Stake::Forfeited)) => void(signal),
        None if view.ending.is_some() => Art::Seal,
        None => Art::Card(Card::Back),
    };
    scene.add("signal", Point::new(LEFT + 74, MIDDLE), sprite(card, 148));
}

/// Draws a hand for each transmission that may still come before a guess is due.
fn draw_transmissions(scene: &mut Scene, view: &View) {
    let Some(round) = view.round.as_ref().filter(|_| view.ending.is_none()) else {
        return;
    };
    for nth in 0..TRANSMISSIONS {
        let at = Point::new(LEFT + 186 + 96 * i32::from(nth), UPPER);
        if nth < round.transmissions_left {
            let shape = sprite(Art::Glove(Lift::High), 84);
            scene.add("transmission left", at, shape);
        } else {
            scene.add("transmission sent", at, sprite(Emblem::Slot, 36));
        }
    }
}

/// Draws the barrels of fuel.
fn draw_fuel(scene: &mut Scene, view: &View) {
    let all = view.options.level.fuel();
    for nth in 0..all {
        let at = Point::new(LEFT + 166 + 47 * i32::from(nth), LOWER);
        let (name, charge) = if nth < view.fuel {
            ("fuel", Charge::Ready)
        } else {
            ("fuel used", Charge::Used)
        };
        scene.add(name, at, sprite(Art::Barrel(charge), 58));
    }
}

/// Draws the help cards.
fn draw_aids(scene: &mut Scene, view: &View) {
    for (nth, (aid, side)) in (0..).zip(&view.aids) {
        let at = Point::new(LEFT + 490 + 84 * nth, MIDDLE);
        scene.add(format!("{aid:?}"), at, sprite(help(*aid, *side), 106));
    }
}
