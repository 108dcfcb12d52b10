//! The panel below the space: the track of the rounds, and below it the signal card, transmissions,
//! fuel, help cards, and the points.

use games::contact::{BEST, Past, ROUNDS, Stake, View};

use super::art::Art;
use super::palette::{BED, CARD, DAY};
use super::pieces::{face, help, line, sprite, void, words, world};
use super::plan::{HEIGHT, Plan, WIDTH};
use super::props::{Card, Charge, Lift, Light};
use crate::emblems::Emblem;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::shapes::{disc, ring};
use crate::theme::{Face, Ink, Weight};

/// The middles of two rows.
const UPPER: i32 = 1_008;
const LOWER: i32 = 1_096;
const RIGHT: i32 = WIDTH as i32 - 34;
/// The middle of the track's first round, and from one round to the next.
const FIRST: i32 = 60;
const APART: i32 = 76;
/// Diameter of a planet on the track.
const STOP: u16 = 58;
/// Number of transmissions before a guess.
const TRANSMISSIONS: u8 = 3;
const POINTS: Face = Face::title(76);
const BEST_POINTS: Face = Face::title(40);

/// Place and diameter of the hand of a film, in the left of the panel.
pub(super) const HAND: (Point, u16) = (Point::new(176, 1_042), 364);

/// Place of the first of the dots that count beside it, from one to the next, and from row to row.
pub(super) const BEATS: (Point, i32, i32) = (Point::new(390, 984), 35, 30);

/// Place of the digit of a count-down, under the dots.
pub(super) const COUNT: Point = Point::new(340, 1_086);

/// Makes room for a hand and its dots in the panel. The fuel stays where help cards leave a place
/// for it.
pub(super) fn make_room(scene: &mut Scene, view: &View) {
    let left = ["signal", "transmission ", "round", "guess "];
    let leaves = |name: &str| left.iter().any(|of| name.starts_with(of));
    scene.remove(|name| leaves(name) || !view.aids.is_empty() && name.starts_with("fuel"));
}

/// Places of what stands in the lower row: where the first one is, and how far apart they are.
struct Row {
    hands: (i32, i32),
    barrels: (i32, i32),
    /// Diameters of a hand and of a barrel.
    sizes: (u16, u16),
}

/// Alone, or with help cards beside.
const WIDE: Row = Row {
    hands: (164, 92),
    barrels: (432, 51),
    sizes: (90, 66),
};
const NARROW: Row = Row {
    hands: (140, 72),
    barrels: (346, 44),
    sizes: (74, 60),
};
/// Place of the first help card, and from one to the next.
const AIDS: (i32, i32) = (600, 66);

/// Draws the panel.
pub(super) fn draw(scene: &mut Scene, view: &View) {
    let top = Plan::BOARD.bottom();
    let size = Size {
        width: WIDTH,
        height: HEIGHT - top,
    };
    let at = Point::new(0, top.into());
    let ink = Ink::Plate;
    scene.add("panel", at, Shape::Bar { size, ink });
    let ends = (at, at.offset(WIDTH.into(), 0));
    let edge = line(ends.0, ends.1, Ink::Line, Weight::Ray);
    scene.add("panel's edge", at, edge);
    if !view.options.mission.is_whole() {
        return draw_guesses(scene, view);
    }
    draw_track(scene, view);
    let row = if view.aids.is_empty() { WIDE } else { NARROW };
    draw_signal(scene, view);
    draw_transmissions(scene, view, &row);
    draw_fuel(scene, view, &row);
    draw_aids(scene, view);
    draw_points(scene, view);
}

/// Draws a barrel for each guess at the one signal, in the right half: a hand flies in the left.
fn draw_guesses(scene: &mut Scene, view: &View) {
    const MIDDLE: i32 = 1_052;
    const BARREL: u16 = 120;
    for nth in 0..view.options.fuel() {
        let at = Point::new(560 + 150 * i32::from(nth), MIDDLE);
        let (name, charge) = if nth < view.fuel {
            ("guess left", Charge::Ready)
        } else {
            ("guess used", Charge::Used)
        };
        scene.add(name, at, sprite(Art::Barrel(charge), BARREL));
    }
}

/// Draws the track: each planet that was found with its points, the round now, and those to come.
fn draw_track(scene: &mut Scene, view: &View) {
    let at = |nth: usize| Point::new(FIRST + APART * nth as i32, UPPER);
    let rounds = usize::from(ROUNDS);
    let now = view.past.len().min(rounds - 1);
    for (from, to, ink) in [(now, rounds - 1, Ink::Line), (0, now, DAY)] {
        let way = line(at(from), at(to), ink, Weight::Ray);
        scene.add("round's way", at(from), way);
    }
    for nth in 0..rounds {
        match view.past.get(nth) {
            Some(past) => draw_found(scene, past, at(nth)),
            None if nth == view.past.len() && view.round.is_some() => {
                draw_now(scene, view.ending.is_some(), at(nth));
            }
            None => {
                scene.add("round to come", at(nth), disc(22, Ink::Line));
                scene.add("round to come", at(nth), disc(19, CARD));
            }
        }
    }
}

/// Draws a planet that was found, with the points that it brought.
fn draw_found(scene: &mut Scene, past: &Past, at: Point) {
    let won = past.signal.filter(|_| past.stake == Stake::Won);
    let (light, said, ink) = match won {
        Some(signal) => (Light::Full, signal.points(), Ink::Moon),
        None => (Light::Half, 0, Ink::Faint),
    };
    let coin = Art::Coin(world(past.target), light);
    scene.add("round", at, sprite(coin, STOP));
    let digit = char::from_digit(said.into(), 10).unwrap_or('0');
    let label = sprite(Art::Label(digit, ink), 36);
    scene.add("round's points", at, label);
}

/// Draws the round that is played, or was lost.
fn draw_now(scene: &mut Scene, is_lost: bool, at: Point) {
    scene.add("round now", at, disc(29, BED));
    scene.add("round now", at, ring((29, 5), Ink::Gold));
    let sign = match is_lost {
        true => sprite(Emblem::Wrong, 50),
        false => sprite(Art::Label('?', Ink::Gold), 36),
    };
    scene.add("round now", at, sign);
}

/// Draws the points, large, of all that can be won.
fn draw_points(scene: &mut Scene, view: &View) {
    let best = format!("/{BEST}");
    let aside = renderer().width(BEST_POINTS, &best, u16::MAX) + 6;
    let points = words(
        view.score.to_string(),
        POINTS,
        Ink::Gold,
        Anchor::Right,
        120,
    );
    scene.add("points", Point::new(RIGHT - aside, LOWER), points);
    let best = words(best, BEST_POINTS, Ink::Faint, Anchor::Right, 100);
    scene.add("best", Point::new(RIGHT, LOWER + 12), best);
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
    scene.add("signal", Point::new(62, LOWER), sprite(card, 94));
}

/// Draws a hand for each transmission that may still come before a guess is due.
fn draw_transmissions(scene: &mut Scene, view: &View, row: &Row) {
    let Some(round) = view.round.as_ref().filter(|_| view.ending.is_none()) else {
        return;
    };
    let (first, apart) = row.hands;
    for nth in 0..TRANSMISSIONS {
        let at = Point::new(first + apart * i32::from(nth), LOWER);
        if nth < round.transmissions_left {
            let shape = sprite(Art::Glove(Lift::High), row.sizes.0);
            scene.add("transmission left", at, shape);
        } else {
            scene.add("transmission sent", at, sprite(Emblem::Slot, 36));
        }
    }
}

/// Draws the barrels of fuel.
fn draw_fuel(scene: &mut Scene, view: &View, row: &Row) {
    let all = view.options.fuel();
    let (first, apart) = row.barrels;
    for nth in 0..all {
        let at = Point::new(first + apart * i32::from(nth), LOWER);
        let (name, charge) = if nth < view.fuel {
            ("fuel", Charge::Ready)
        } else {
            ("fuel used", Charge::Used)
        };
        scene.add(name, at, sprite(Art::Barrel(charge), row.sizes.1));
    }
}

/// Draws the help cards.
fn draw_aids(scene: &mut Scene, view: &View) {
    let (first, apart) = AIDS;
    for (nth, (aid, side)) in (0..).zip(&view.aids) {
        let at = Point::new(first + apart * nth, LOWER);
        scene.add(format!("{aid:?}"), at, sprite(help(*aid, *side), 78));
    }
}
