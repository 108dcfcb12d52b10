//! The panel of one of two boards: who hunts whom, what was found, what is in hand.

use games::space_connection::{BoardView, PLANETS, Piece, SYSTEMS};
use text::say;

use super::Sight;
use super::art::Art;
use super::header::{hider, is_ready, markers};
use super::pieces::{piece, sprite, words, world};
use super::plan::PANEL;
use crate::emblems::Emblem;
use crate::names::called;
use crate::scene::{Anchor, Point, Scene};
use crate::studio::studio;
use crate::theme::{Face, Ink};

const NAME: Face = Face::bold(28);
const LABEL: Face = Face::book(22);
const VALUE: Face = Face::bold(36);
const HAND: Face = Face::bold(30);
/// Where names begin.
const INDENT: i32 = 46;
/// The room of a sign after a name.
const SIGN: i32 = 42;

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, corner: Point) {
    people(scene, sight, board, corner);
    if sight.hunted {
        found(scene, sight, board, corner);
        hand(scene, board, corner);
    }
}

/// The hunter, golden where it is his turn, and under him who hides.
fn people(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, corner: Point) {
    let turn = sight.turn == Some(board.hunter);
    let ink = if turn { Ink::Gold } else { Ink::Moon };
    let icon = sprite(piece(Piece::Scout, board.hunter), 40);
    scene.put("hunter's icon", corner.by(20, 20), icon);
    let hunter = called(sight.names, board.hunter, sight.lang);
    let won = sight.winners.contains(&board.hunter);
    let sign = (turn || won).then_some(("hunter's star", Emblem::Star));
    let room = PANEL - INDENT - SIGN;
    name(scene, corner.by(INDENT, 20), (hunter, ink, room), sign);

    scene.put("hunts", corner.by(18, 62), sprite(Emblem::Arrow, 32));
    let icon = sprite(Art::Planet(world(board.hider)), 34);
    scene.put("hider's icon", corner.by(INDENT + 12, 62), icon);
    let lock = is_ready(sight, board).then_some(("sealed", Emblem::Lock));
    let hidden = (hider(sight, board), Ink::Text, room - 38);
    name(scene, corner.by(INDENT + 38, 62), hidden, lock);
}

/// A name, and a sign after it.
fn name(
    scene: &mut Scene,
    at: Point,
    (name, ink, room): (String, Ink, i32),
    sign: Option<(&'static str, Emblem)>,
) {
    // Less than a panel is wide.
    let room = room as u16;
    let width = studio().width(NAME, &name, room);
    scene.put("name", at, words(name, NAME, ink, Anchor::Left, room));
    if let Some((called, sign)) = sign {
        scene.put(called, at.by(width + 24, 0), sprite(sign, 32));
    }
}

/// What was found, and each complete system's marker.
fn found(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, corner: Point) {
    let chart = &board.chart;
    let gauges = [
        (
            0,
            "space_connection-picture-systems",
            format!("{}/{SYSTEMS}", chart.complete.len()),
            Ink::Gold,
        ),
        (
            120,
            "space_connection-picture-planets",
            format!("{}/{PLANETS}", chart.found.count()),
            Ink::Earth,
        ),
        (
            242,
            "space_connection-picture-launches",
            chart.launches.to_string(),
            Ink::Text,
        ),
    ];
    for (right, key, value, ink) in gauges {
        let label = words(say(key).tr(sight.lang), LABEL, Ink::Text, Anchor::Left, 115);
        scene.put(key, corner.by(right, 106), label);
        let value = words(value, VALUE, ink, Anchor::Left, 130);
        scene.put(format!("{key} count"), corner.by(right, 142), value);
    }
    let places = (0..i32::from(SYSTEMS)).map(|nth| corner.by(14 + 32 * nth, 186));
    markers(scene, board, places);
}

/// What the hunter has in hand.
fn hand(scene: &mut Scene, board: &BoardView, corner: Point) {
    let stock = board.chart.stock;
    // Of the first two there may be two digits.
    for (right, kind) in [20, 116, 202, 280].into_iter().zip(Piece::ALL) {
        let left = stock.left(kind);
        let ink = if left == 0 { Ink::Faint } else { Ink::Moon };
        let at = corner.by(right, 228);
        let shown = sprite(piece(kind, board.hunter), 40);
        scene.put(format!("{kind:?} in hand"), at, shown);
        let left = words(left.to_string(), HAND, ink, Anchor::Left, 60);
        scene.put(format!("{kind:?} left"), at.by(24, 0), left);
    }
}
