//! The panel beside a board: which round it is, the score or one's own sky, and the shots in their
//! order. A board is never drawn small in it: what is smaller than a phone shows is told in words.

use games::planetaire::{BoardView, Cell, Phase, Reveal, Score, Sky, Stage};
use text::say;

use super::art::Art;
use super::header::total;
use super::pieces::{label, number, sprite, words};
use super::{Sight, legend, plan};
use crate::emblems::Emblem;
use crate::names::called;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::studio::studio;
use crate::theme::{Face, Ink, Sign, Tint};

/// How wide a picture with a panel is.
pub(super) const PICTURE: u16 = plan::WIDTH + WIDTH as u16 + 16;
const LEFT: i32 = plan::WIDTH as i32 + 8;
const TOP: i32 = 8;
const WIDTH: i32 = 292;
const BOTTOM: i32 = plan::HEIGHT as i32 - 8;
/// Free space at the panel's edges.
const EDGE: i32 = 14;
/// From the panel's left to where its lines end.
const RIGHT: i32 = WIDTH - 2 * EDGE;
const TITLE: Face = Face::bold(27);
const WORDS: Face = Face::book(24);
const NUMBERS: Face = Face::bold(26);

/// Whether there is anything to say beside this board yet.
pub(super) fn is_needed(shown: &BoardView) -> bool {
    shown.sky.is_some() || !matches!(shown.stage, Stage::Hiding | Stage::Sealed)
}

pub(super) fn draw(
    scene: &mut Scene,
    sight: Sight<'_>,
    shown: &BoardView,
    own: Option<&BoardView>,
) {
    // A panel is smaller than the picture.
    let size = Size {
        width: WIDTH as u16,
        height: (BOTTOM - TOP) as u16,
    };
    scene.lay("panel", Point::new(LEFT, TOP), Shape::Plate { size });
    let mut at = title(scene, sight, shown, Point::new(LEFT + EDGE, TOP + 30));
    match &shown.reveal {
        Some(reveal) => at = score(scene, sight, reveal, at),
        None if is_draft(sight, shown) => {
            return draft(scene, sight, shown.sky.unwrap_or_default(), at);
        }
        None => {}
    }
    if let Some(own) = own {
        at = own_sky(scene, sight, own, at);
    }
    legend::draw(scene, &shown.shots, at, WIDTH - EDGE, BOTTOM - 8 - at.y);
}

/// Which round it is, and what the match has cost so far where that tells more.
fn title(scene: &mut Scene, sight: Sight<'_>, shown: &BoardView, at: Point) -> Point {
    let said = match sight.view {
        Some(view) if view.rounds > 1 => say("picture-round-of")
            .with("number", shown.number)
            .with("rounds", view.rounds),
        Some(_) => say("picture-solo"),
        None => say("picture-round").with("number", shown.number),
    };
    // A panel is a few hundred pixels wide.
    let room = RIGHT as u16;
    let said = label(said.tr(sight.lang), TITLE, Ink::Moon, room);
    scene.put("round", at, said);
    let Some(total) = total(sight, shown.detector) else {
        return at.by(0, 24);
    };
    let said = say("picture-total").with("points", total).tr(sight.lang);
    let at = at.by(0, 38);
    scene.put("total", at, label(said, NUMBERS, Ink::Gold, room));
    at.by(0, 24)
}

/// Whether the picture is a hider's while he hides.
fn is_draft(sight: Sight<'_>, shown: &BoardView) -> bool {
    let hiding = sight.view.is_some_and(|view| view.phase == Phase::Hiding);
    hiding && shown.sky.is_some()
}

/// A hider's sky in the making: the cells by name, and a slot for each satellite to come.
fn draft(scene: &mut Scene, sight: Sight<'_>, sky: Sky, at: Point) {
    let all = i32::from(super::satellites(sight)).max(1);
    let step = ((BOTTOM - 8 - at.y) / all).min(170);
    let mut cells = sky.cells();
    for nth in 0..all {
        let at = at.by(72, step * nth + step / 2);
        match cells.next() {
            Some(cell) => {
                scene.put(format!("hidden {cell}"), at, sprite(Art::Satellite, 92));
                let name = number(cell, Face::bold(68), Ink::Moon);
                scene.put(format!("named {cell}"), at.by(122, 0), name);
            }
            None => scene.put(format!("to hide {nth}"), at, sprite(Emblem::Slot, 92)),
        }
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
    for (key, icon, count, points) in lines {
        scene.put(format!("{key} icon"), at.by(14, 0), sprite(icon, 28));
        let said = say(key).with("count", count).tr(sight.lang);
        // A panel is a few hundred pixels wide.
        let room = (RIGHT - 36 - 44) as u16;
        scene.put(key, at.by(36, 0), label(said, WORDS, Ink::Text, room));
        let value = words(points.to_string(), NUMBERS, Ink::Moon, Anchor::Right, 60);
        scene.put(format!("{key} points"), at.by(RIGHT, 0), value);
        at = at.by(0, LINE);
    }
    let twins = say("picture-twins").with("count", reveal.twins);
    let twins = label(twins.tr(sight.lang), WORDS, Ink::Faint, RIGHT as u16);
    scene.put("twins", at, twins);
    at.by(0, LINE * 3 / 4)
}

/// One's own sky while one searches the other's: its cells by name, and what the other has found
/// of it. Its board stands in the channel.
fn own_sky(scene: &mut Scene, sight: Sight<'_>, own: &BoardView, at: Point) -> Point {
    const LINE: i32 = 46;
    const COLUMN: i32 = 92;
    let line = at.by(0, 22);
    scene.put("rival's icon", line.by(15, 0), sprite(Emblem::Dish, 30));
    let points = own.pawns.to_string();
    // The panel's line is a few hundred pixels wide.
    let room = (RIGHT - 38 - 12 - studio().width(NUMBERS, &points, 60)) as u16;
    let name = called(sight.names, own.detector, sight.lang);
    let name = label(name, NUMBERS, Ink::Text, room);
    scene.put("rival", line.by(38, 0), name);
    let points = words(points, NUMBERS, Ink::Gold, Anchor::Right, 60);
    scene.put("rival's points", line.by(RIGHT, 0), points);
    let sky = own.sky.unwrap_or_default();
    let wrong = own.marbles.cells().filter(|cell| !sky.has(*cell));
    let told: Vec<Cell> = sky.cells().chain(wrong).collect();
    for (nth, &cell) in (0..).zip(&told) {
        let at = line.by(COLUMN * (nth % 3) + 18, 44 + LINE * (nth / 3));
        let (piece, mark) = match (sky.has(cell), own.marbles.has(cell)) {
            (true, true) => (Art::Satellite, Some((Emblem::Right, 38))),
            (true, false) => (Art::Satellite, None),
            (false, _) => (Art::Marble, Some((Emblem::Wrong, 32))),
        };
        scene.put(format!("own {cell}"), at, sprite(piece, 34));
        if let Some((mark, size)) = mark {
            scene.put(format!("own {cell} is"), at, sprite(mark, size));
        }
        let named = label(cell.to_string(), NUMBERS, Ink::Moon, 50);
        scene.put(format!("own {cell} named"), at.by(22, 0), named);
    }
    // At most ten cells.
    line.by(0, 44 + LINE * told.len().div_ceil(3) as i32 - 12)
}
