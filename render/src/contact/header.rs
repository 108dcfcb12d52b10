//! The line over the space: whose hand flies, who guesses, and for the source its target.

use games::contact::{Ending, Phase, Source, Talk, Tile, View};
use text::{Lang, Names, say};

use super::art::Art;
use super::palette::{BED, PALE};
use super::pieces::{draw_coin, sprite, words};
use super::plan::WIDTH;
use super::props::{Lift, Light};
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink};

const LINE: i32 = 32;
const NAME: Face = Face::title(36);
const LEFT: i32 = 28;
const HALF: i32 = WIDTH as i32 / 2;
const RIGHT: i32 = WIDTH as i32 - 32;

/// Draws the line over the space.
pub(super) fn draw(scene: &mut Scene, view: &View, lang: Lang, names: &Names) {
    match (&view.ending, &view.round, view.phase) {
        (Some(Ending::Won { .. }), _, _) => {
            draw_title(scene, &say("contact-picture-won").tr(lang), Ink::Gold)
        }
        (Some(Ending::Lost { .. }), _, _) => {
            draw_title(scene, &say("contact-picture-lost").tr(lang), Ink::Wrong);
        }
        (None, Some(round), phase) => {
            let hand = match round.source {
                Source::GameMaster => say("contact-picture-master").tr(lang),
                Source::Seat(seat) => player_name(names, seat, lang),
            };
            let turn = phase == Phase::Transmitting;
            draw_source(scene, &hand, turn);
            let right = match round.talk {
                Talk::Silence => RIGHT,
                Talk::Briefing => draw_briefing(scene),
            };
            match (&view.console, round.guesser) {
                (Some(console), _) => {
                    let said = say("contact-picture-target").tr(lang);
                    draw_target(scene, &said, console.target, right);
                }
                (None, Some(seat)) => {
                    draw_guesser(scene, player_name(names, seat, lang), !turn, right)
                }
                (None, None) => {}
            }
        }
        (None, None, _) => draw_title(scene, &say("contact-picture-practice").tr(lang), Ink::Earth),
    }
}

/// Draws the title.
fn draw_title(scene: &mut Scene, said: &str, ink: Ink) {
    let (face, room) = (Face::title(44), WIDTH - 260);
    let shape = words(said, face, ink, Anchor::Middle, room);
    scene.add("title", Point::new(HALF, LINE), shape);
    if ink == Ink::Gold {
        let half = renderer().width(face, said, room) / 2;
        for (away, diameter) in [(42, 46), (84, 34)] {
            for side in [-1, 1] {
                let at = Point::new(HALF + side * (half + away), LINE);
                scene.add("star", at, sprite(Emblem::Star, diameter));
            }
        }
    }
}

/// The player who must act now is golden and has an hourglass.
const fn ink(turn: bool) -> Ink {
    if turn { Ink::Gold } else { PALE }
}

/// Draws a golden pill from here to there, behind the player who must act now.
fn draw_pill(scene: &mut Scene, (left, right): (i32, i32)) {
    const HIGH: u16 = 56;
    let top = LINE - i32::from(HIGH) / 2;
    for (edge, ink) in [(0, Ink::Gold), (3, BED)] {
        let size = Size {
            // Within a picture.
            width: (right - left - 2 * edge) as u16,
            height: HIGH - 2 * edge as u16,
        };
        let corner = (HIGH / 2) as u8;
        let pill = Shape::Card { size, corner, ink };
        scene.add("pill", Point::new(left + edge, top + edge), pill);
    }
}

/// Draws the name of the player whose hand flies.
fn draw_source(scene: &mut Scene, name: &str, turn: bool) {
    let mut left = LEFT + 98;
    let room = (HALF - 24 - left) as u16;
    if turn {
        let wide = renderer().width(NAME, name, room - 42) + 42 + 98;
        draw_pill(scene, (LEFT - 6, LEFT + wide + 22));
    }
    let hand = sprite(Art::Glove(Lift::High), 76);
    scene.add("hand", Point::new(LEFT + 50, LINE + 2), hand);
    if turn {
        scene.add(
            "turn",
            Point::new(left + 18, LINE),
            sprite(Emblem::Turn, 36),
        );
        left += 42;
    }
    // Within half the picture.
    let room = (HALF - 24 - left) as u16;
    let name = words(name, NAME, ink(turn), Anchor::Left, room);
    scene.add("source", Point::new(left, LINE), name);
}

/// Draws the name of the player who guesses.
fn draw_guesser(scene: &mut Scene, called: String, turn: bool, right: i32) {
    let before = if turn { 42 + 56 } else { 56 };
    let room = (right - HALF - 24 - before) as u16;
    let right = if turn { right - 14 } else { right };
    let mut left = right - before - renderer().width(NAME, &called, room);
    if turn {
        draw_pill(scene, (left - 14, right + 22));
        scene.add(
            "turn",
            Point::new(left + 18, LINE),
            sprite(Emblem::Turn, 36),
        );
        left += 42;
    }
    scene.add(
        "dish",
        Point::new(left + 22, LINE),
        sprite(Emblem::Dish, 42),
    );
    left += 56;
    let name = words(called, NAME, ink(turn), Anchor::Left, room);
    scene.add("guesser", Point::new(left, LINE), name);
}

/// Draws the sign that the crew may talk, and returns where the room for others ends.
fn draw_briefing(scene: &mut Scene) -> i32 {
    let at = Point::new(RIGHT - 22, LINE);
    scene.add("briefing", at, sprite(Art::Talk, 52));
    RIGHT - 58
}

/// Draws the target as it looks.
fn draw_target(scene: &mut Scene, said: &str, target: Tile, right: i32) {
    const COIN: u16 = 60;
    let at = Point::new(right - i32::from(COIN) / 2, LINE);
    let room = (right - HALF - 24 - 72) as u16;
    let shape = words(said, NAME, PALE, Anchor::Right, room);
    scene.add("target", at.offset(-46, 0), shape);
    draw_coin(scene, target, Light::Full, at, COIN);
}
