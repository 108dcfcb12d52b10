//! The panel beside a board: marbles in hand, the score, one's own sky, and the shots in order.

use games::planetaire::{BoardView, Phase, Reveal, Score, Sky, Stage};
use text::say;

use super::art::Art;
use super::pieces::{label, number, sprite, words};
use super::plan::Plan;
use super::{Sight, board, legend};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink, Sign, Tint};

const LEFT: i32 = 660;
const TOP: i32 = 98;
const WIDTH: i32 = 292;
const BOTTOM: i32 = 712;
/// Free space at the panel's edges.
const EDGE: i32 = 14;

pub(super) fn draw(
    scene: &mut Scene,
    sight: Sight<'_>,
    shown: &BoardView,
    own: Option<&BoardView>,
) {
    if matches!(shown.stage, Stage::Hiding | Stage::Sealed) && shown.sky.is_none() {
        // There is nothing to say yet.
        return;
    }
    // A panel is smaller than the picture.
    let size = Size {
        width: WIDTH as u16,
        height: (BOTTOM - TOP) as u16,
    };
    scene.lay("panel", Point::new(LEFT, TOP), Shape::Plate { size });
    let mut at = Point::new(LEFT + EDGE, TOP + EDGE);
    match &shown.reveal {
        Some(reveal) => at = score(scene, sight, reveal, at),
        None if is_draft(sight, shown) => {
            draft(scene, sight, shown.sky.unwrap_or_default(), at);
            return;
        }
        None if shown.stage == Stage::Detecting || shown.stage == Stage::Ended => {
            at = tray(scene, sight, shown.marbles, Art::Marble, at);
        }
        None => {}
    }
    if let Some(own) = own {
        at = own_sky(scene, sight, own, at);
    }
    let room = BOTTOM - 8 - at.y;
    legend::draw(scene, &shown.shots, at, WIDTH - EDGE, room);
}

/// Whether the picture is a hider's while he hides.
fn is_draft(sight: Sight<'_>, shown: &BoardView) -> bool {
    let hiding = sight.view.is_some_and(|view| view.phase == Phase::Hiding);
    hiding && shown.sky.is_some()
}

/// How many satellites a sky of this match has.
fn satellites(sight: Sight<'_>) -> u8 {
    sight.view.map_or(0, |view| view.options.satellites.count())
}

/// What is still in hand, of as many as there are; the others left their slots empty.
fn tray(scene: &mut Scene, sight: Sight<'_>, placed: Sky, piece: Art, at: Point) -> Point {
    let all = satellites(sight);
    let left = all.saturating_sub(placed.count());
    for nth in 0..all {
        let at = at.by(20 + 54 * i32::from(nth), 20);
        let (name, shown, diameter) = if nth < left {
            ("in hand", Sprite::from(piece), 40)
        } else {
            ("placed", Emblem::Slot.into(), 36)
        };
        scene.put(format!("{name} {}", nth + 1), at, sprite(shown, diameter));
    }
    at.by(0, 56)
}

/// A hider's sky in the making: what is left to place, and the cells by name.
fn draft(scene: &mut Scene, sight: Sight<'_>, sky: Sky, at: Point) {
    let at = tray(scene, sight, sky, Art::Satellite, at);
    for (nth, cell) in (0..).zip(sky.cells()) {
        let at = at.by(0, 40 + 56 * nth);
        scene.put(
            format!("hidden {cell}"),
            at.by(22, 0),
            sprite(Art::Satellite, 40),
        );
        scene.put(
            format!("named {cell}"),
            at.by(90, 0),
            number(cell, Face::bold(34), Ink::Moon),
        );
    }
}

/// What a round was counted, line by line.
fn score(scene: &mut Scene, sight: Sight<'_>, reveal: &Reveal, at: Point) -> Point {
    const LINE: i32 = 36;
    let Score {
        pawns,
        withheld,
        misplaced,
    } = reveal.score;
    let withheld_points = Score::WITHHELD * u16::from(withheld);
    let misplaced_points = Score::MISPLACED * u16::from(misplaced);
    let lines = [
        (
            "picture-pawns",
            Emblem::Pawn(Tint::Black, Sign::Ring),
            0,
            pawns,
        ),
        (
            "picture-withheld",
            Emblem::Slot,
            u16::from(withheld),
            withheld_points,
        ),
        (
            "picture-misplaced",
            Emblem::Wrong,
            u16::from(misplaced),
            misplaced_points,
        ),
    ];
    let mut at = at.by(0, LINE / 2);
    let right = WIDTH - 2 * EDGE;
    for (key, icon, count, points) in lines {
        scene.put(format!("{key} icon"), at.by(14, 0), sprite(icon, 24));
        let said = say(key).with("count", count).tr(sight.lang);
        // A panel is a few hundred pixels wide.
        let room = (right - 36 - 60) as u16;
        scene.put(
            key,
            at.by(36, 0),
            label(said, Face::book(20), Ink::Text, room),
        );
        let value = words(
            points.to_string(),
            Face::bold(24),
            Ink::Moon,
            Anchor::Right,
            60,
        );
        scene.put(format!("{key} points"), at.by(right, 0), value);
        at = at.by(0, LINE);
    }
    let twins = say("picture-twins").with("count", reveal.twins);
    scene.put(
        "twins",
        at,
        label(twins.tr(sight.lang), Face::book(18), Ink::Faint, 264),
    );
    at.by(0, LINE * 3 / 4)
}

/// One's own sky while one searches the other's, with what the other has found.
fn own_sky(scene: &mut Scene, sight: Sight<'_>, own: &BoardView, at: Point) -> Point {
    let line = at.by(0, 14);
    scene.put("rival's icon", line.by(14, 0), sprite(Emblem::Dish, 28));
    let name = sight.names.plain(own.detector);
    scene.put(
        "rival",
        line.by(36, 0),
        label(name, Face::bold(20), Ink::Text, 160),
    );
    scene.put(
        "rival's points",
        line.by(WIDTH - 2 * EDGE, 0),
        words(
            own.pawns.to_string(),
            Face::bold(22),
            Ink::Earth,
            Anchor::Right,
            90,
        ),
    );
    let centre = Point::new(LEFT + WIDTH / 2, line.y + 18 + 142);
    board::draw(scene, own, &Plan::small(centre));
    at.by(0, 14 + 18 + 284 + 10)
}
