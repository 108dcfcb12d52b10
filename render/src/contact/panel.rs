//! The panel beside the space: the round, its signal card, transmissions, fuel, help cards, and
//! what was won.

use games::contact::{BEST, Past, Phase, ROUNDS, Stake, View};
use text::{Lang, say};

use super::art::Art;
use super::pieces::{face, help, sprite, void, words};
use super::props::{Card, Charge, Lift};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink};

const LEFT: i32 = 842;
const TOP: i32 = 58;
const WIDTH: u16 = 170;
const HEIGHT: u16 = 808;
const MIDDLE: i32 = LEFT + WIDTH as i32 / 2;
const ROOM: u16 = WIDTH - 12;
const LABEL: Face = Face::book(32);
/// How many transmissions there are before a guess.
const TRANSMISSIONS: u8 = 3;

pub(super) fn draw(scene: &mut Scene, view: &View, lang: Lang) {
    let size = Size {
        width: WIDTH,
        height: HEIGHT,
    };
    scene.lay("panel", Point::new(LEFT, TOP), Shape::Plate { size });
    round(scene, view, lang);
    signal(scene, view);
    transmissions(scene, view);
    fuel(scene, view);
    aids(scene, view);
    won(scene, view, lang);
}

fn centred(scene: &mut Scene, name: &str, down: i32, said: String, face: Face, ink: Ink) {
    let shape = words(said, face, ink, Anchor::Middle, ROOM);
    scene.put(name, Point::new(MIDDLE, TOP + down), shape);
}

fn round(scene: &mut Scene, view: &View, lang: Lang) {
    let number = match (&view.round, view.phase) {
        (Some(round), _) => round.number.to_string(),
        (None, Phase::Over) => ROUNDS.to_string(),
        (None, _) => "–".to_owned(),
    };
    let label = say("contact-picture-round").tr(lang);
    centred(scene, "round label", 26, label, LABEL, Ink::Text);
    let said = format!("{number}/{ROUNDS}");
    centred(scene, "round", 66, said, Face::bold(46), Ink::Moon);
}

/// The card that is played for.
fn signal(scene: &mut Scene, view: &View) {
    let round = view.round.as_ref();
    let card = match round.and_then(|round| Some((round.signal?, round.stake))) {
        Some((signal, Stake::InPlay | Stake::Won)) => face(signal),
        Some((signal, Stake::Forfeited)) => void(signal),
        None if view.ending.is_some() => {
            let seal = sprite(Art::Seal, 168);
            scene.put("seal", Point::new(MIDDLE, TOP + 186), seal);
            return;
        }
        None => Art::Card(Card::Back),
    };
    scene.put("signal", Point::new(MIDDLE, TOP + 160), sprite(card, 126));
}

/// A hand for each transmission that may still come before a guess is due.
fn transmissions(scene: &mut Scene, view: &View) {
    let Some(round) = view.round.as_ref().filter(|_| view.ending.is_none()) else {
        return;
    };
    for nth in 0..TRANSMISSIONS {
        let at = Point::new(MIDDLE - 46 + 53 * i32::from(nth), TOP + 254);
        if nth < round.transmissions_left {
            let shape = sprite(Art::Glove(Lift::High), 58);
            scene.put("transmission left", at, shape);
        } else {
            scene.put("transmission sent", at, sprite(Emblem::Slot, 22));
        }
    }
}

fn fuel(scene: &mut Scene, view: &View) {
    let all = view.options.level.fuel();
    for nth in 0..all {
        let (row, column) = (i32::from(nth / 3), i32::from(nth % 3));
        let at = Point::new(MIDDLE - 48 + 48 * column, TOP + 312 + 56 * row);
        let (name, charge) = if nth < view.fuel {
            ("fuel", Charge::Ready)
        } else {
            ("fuel used", Charge::Used)
        };
        scene.put(name, at, sprite(Art::Barrel(charge), 50));
    }
}

fn aids(scene: &mut Scene, view: &View) {
    for (nth, (aid, side)) in (0..).zip(&view.aids) {
        let at = Point::new(MIDDLE - 52 + 52 * nth, TOP + 438);
        scene.put(format!("{aid:?}"), at, sprite(help(*aid, *side), 70));
    }
}

/// The points, and a card for each round that was played.
fn won(scene: &mut Scene, view: &View, lang: Lang) {
    let label = say("contact-picture-points").tr(lang);
    centred(scene, "points label", 502, label, LABEL, Ink::Text);
    let said = format!("{}/{BEST}", view.score);
    centred(scene, "points", 540, said, Face::bold(44), Ink::Gold);
    for nth in 0..usize::from(ROUNDS) {
        let card = match view.past.get(nth) {
            Some(Past {
                signal: Some(signal),
                stake,
                ..
            }) => match stake {
                Stake::Won => face(*signal),
                Stake::InPlay | Stake::Forfeited => void(*signal),
            },
            Some(Past { signal: None, .. }) | None => Art::Card(Card::Place),
        };
        let (row, column) = ((nth / 3) as i32, (nth % 3) as i32);
        let at = Point::new(MIDDLE - 46 + 46 * column, TOP + 598 + 59 * row);
        scene.put(format!("card {}", nth + 1), at, sprite(card, 56));
    }
}
