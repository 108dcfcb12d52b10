//! The two lines over a board: who searches and what it has cost him, whose sky it is and what is
//! still in hand.

use games::Seat;
use games::planetaire::{BoardView, Hider, Score, Stage};
use text::say;

use super::Sight;
use super::art::Art;
use super::pieces::{label, sprite, words};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::names::called;
use crate::piece::Sprite;
use crate::scene::{Anchor, Point, Scene};
use crate::studio::studio;
use crate::theme::{Face, Ink};

const DETECTOR: Face = Face::bold(36);
const HIDER: Face = Face::bold(31);
const POINTS: Face = Face::bold(46);
const ROUNDS: Face = Face::book(31);
const UNIT: Face = Face::bold(31);
/// The middles of the two lines, and where they end.
const FIRST: i32 = 36;
const SECOND: i32 = 80;
#[cfg(test)]
pub(super) const BOTTOM: i32 = SECOND + MARBLE as i32 / 2;
/// From a board's left to its lines, and to their end.
const LEFT: i32 = 16;
const RIGHT: i32 = WIDTH as i32 - 18;
const ROUND: i32 = WIDTH as i32 - 6;
const ROUND_ROOM: u16 = 122;
const ICON: u16 = 38;
const MARBLE: u16 = 32;
const MARBLES: i32 = 38;
/// The most that stands at the end of a line: three digits with their unit, five marbles or the
/// sum of a reveal, and a total beside either.
const POINTS_ROOM: i32 = 176;
const HAND_ROOM: i32 = 240;
const TOTAL_ROOM: i32 = 190;

/// Draws it over the board that begins here; `alone` where no panel says the rest.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, left: i32, alone: bool) {
    let at = Point::new(left + LEFT, FIRST);
    let width = RIGHT - LEFT;
    let detector = PersonLine {
        icon: Emblem::Dish.into(),
        name: name_of(sight, board.detector),
        face: DETECTOR,
        lock: matches!(board.stage, Stage::Ended),
        star: is_winner(sight, board.detector),
    };
    detector.draw(scene, "detector", at, width - POINTS_ROOM);
    let hider = PersonLine {
        icon: Art::Satellite.into(),
        name: match board.hider {
            Hider::GameMaster => say("picture-master").tr(sight.lang),
            Hider::Seat(seat) => name_of(sight, seat),
        },
        face: HIDER,
        lock: matches!(board.stage, Stage::Sealed),
        star: false,
    };
    let total = total(sight, board.detector).filter(|_| alone);
    // Before anything is fired a name has the whole line.
    let hidden = matches!(board.stage, Stage::Hiding | Stage::Sealed);
    let beside = hand_room(sight, board);
    let taken = beside + total.map_or(0, |_| TOTAL_ROOM);
    let taken = if hidden { 0 } else { taken };
    let second = Point::new(left + LEFT, SECOND);
    hider.draw(scene, "hider", second, width - taken);
    if alone {
        round(scene, sight, board, left + ROUND);
    }
    if hidden {
        return;
    }
    points(scene, sight, board, Point::new(left + RIGHT, FIRST));
    let end = Point::new(left + RIGHT, SECOND);
    match &board.reveal {
        Some(reveal) if alone => sum(scene, sight, reveal.score, end),
        Some(_) => {}
        None => hand(scene, sight, board, end),
    }
    if let Some(total) = total {
        let said = say("picture-total").with("points", total).tr(sight.lang);
        let at = end.by(-beside, 0);
        // A board is a few hundred pixels wide.
        let said = words(said, HIDER, Ink::Gold, Anchor::Right, TOTAL_ROOM as u16);
        scene.put("total", at, said);
    }
}

/// Which round it is, where no panel says it: beside the upper numbers, out of the pawns' way.
fn round(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, right: i32) {
    let number = match sight.view {
        Some(view) if view.rounds > 1 => format!("{}/{}", board.number, view.rounds),
        Some(_) => return,
        None => board.number.to_string(),
    };
    let word = say("picture-round-word").tr(sight.lang);
    for (name, said, down) in [("round", word, 147), ("round number", number, 184)] {
        let said = words(said, ROUNDS, Ink::Text, Anchor::Right, ROUND_ROOM);
        scene.put(name, Point::new(right, down), said);
    }
}

/// What the round has cost.
fn points(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, at: Point) {
    let reveal = board.reveal.as_ref();
    let points = reveal.map_or(board.pawns, |reveal| reveal.score.total());
    let unit = say("picture-points").with("count", points).tr(sight.lang);
    let wide = studio().width(UNIT, &unit, 100);
    let unit = words(unit, UNIT, Ink::Text, Anchor::Right, 100);
    scene.put("unit", at.by(0, 3), unit);
    let points = words(points.to_string(), POINTS, Ink::Gold, Anchor::Right, 110);
    scene.put("points", at.by(-wide - 12, 0), points);
}

/// How a round's points come about: pawns, withheld marbles, wrong marbles.
fn sum(scene: &mut Scene, sight: Sight<'_>, score: Score, at: Point) {
    let said = say("picture-sum")
        .with("pawns", score.pawns)
        .with("withheld", Score::WITHHELD * u16::from(score.withheld))
        .with("misplaced", Score::MISPLACED * u16::from(score.misplaced));
    // A board is a few hundred pixels wide.
    let room = HAND_ROOM as u16;
    let said = words(said.tr(sight.lang), HIDER, Ink::Text, Anchor::Right, room);
    scene.put("sum", at, said);
}

/// What stands at the end of the second line takes so much of it.
fn hand_room(sight: Sight<'_>, board: &BoardView) -> i32 {
    match board.reveal {
        Some(_) => HAND_ROOM,
        None => MARBLES * i32::from(super::satellites(sight)) + 14,
    }
}

/// The marbles that are still in hand, and the slots of those that are not.
fn hand(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, at: Point) {
    let all = super::satellites(sight);
    let left = all.saturating_sub(board.marbles.count());
    for nth in 0..all {
        let at = at.by(-i32::from(MARBLE) / 2 - MARBLES * i32::from(nth), 0);
        let (name, piece) = if nth < left {
            ("in hand", Sprite::from(Art::Marble))
        } else {
            ("placed", Emblem::Slot.into())
        };
        scene.put(format!("{name} {}", nth + 1), at, sprite(piece, MARBLE));
    }
}

/// A person, and what there is to say of him.
struct PersonLine {
    icon: Sprite,
    name: String,
    face: Face,
    lock: bool,
    star: bool,
}

impl PersonLine {
    fn draw(self, scene: &mut Scene, what: &str, at: Point, room: i32) {
        let icon = i32::from(ICON);
        scene.put(
            format!("{what}'s icon"),
            at.by(icon / 2, 0),
            sprite(self.icon, ICON),
        );
        let sign = if self.lock || self.star { 48 } else { 0 };
        // A header is less than a thousand pixels wide.
        let room = (room - icon - 12 - sign).max(40) as u16;
        let at = at.by(icon + 12, 0);
        let end = at.by(studio().width(self.face, &self.name, room) + 24, 0);
        scene.put(what, at, label(self.name, self.face, Ink::Moon, room));
        if self.lock {
            scene.put(format!("{what} is ready"), end, sprite(Emblem::Lock, 34));
        }
        if self.star {
            scene.put(format!("{what} wins"), end, sprite(Emblem::Star, 42));
        }
    }
}

fn name_of(sight: Sight<'_>, seat: Seat) -> String {
    called(sight.names, seat, sight.lang)
}

/// A seat's total over the match, where it tells more than the round's points: whoever detects
/// for the first time has no other.
pub(super) fn total(sight: Sight<'_>, seat: Seat) -> Option<u16> {
    let view = sight.view?;
    let telling = view.rounds > 2 && !view.uncovered.is_empty();
    telling.then(|| view.totals.get(seat.index()).copied())?
}

fn is_winner(sight: Sight<'_>, seat: Seat) -> bool {
    sight
        .view
        .is_some_and(|view| view.rounds > 1 && view.winners.contains(&seat))
}
