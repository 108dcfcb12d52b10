//! The other board, small below the large one: for everyone the hunt that waits for its turn, for a
//! player their own sky. Beside it whose it is, what was found, and what its hunter has in hand.

use games::space_connection::{BoardView, PLANETS, Piece, SYSTEMS};
use text::say;

use super::art::Art;
use super::gauges::{draw_bar, draw_systems};
use super::header::{hider, is_ready, standing};
use super::palette::CROSS;
use super::pieces::{piece, sprite, words, world};
use super::plan::{BELOW, BESIDE, SMALL};
use super::{Sight, board};
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::theme::{Face, Ink};

const NAME: Face = Face::title(38);
const ALL: Face = Face::title(36);
const VALUE: Face = Face::title(48);
const HAND: Face = Face::bold(36);
const LEFT: i32 = 34;
/// Beginning of names, after their icons.
const INDENT: i32 = 56;

/// Draws the smaller board at the foot: its people, counts and pieces.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, shown: &BoardView, own: bool) {
    let (corner, size) = BELOW;
    scene.lay("below", corner, Shape::Plate { size });
    board::draw(scene, sight, shown, SMALL);
    let at = Point::new(LEFT, corner.y + 40);
    draw_hunter(scene, sight, shown, at);
    draw_owner(scene, sight, shown, own, at.offset(0, 54));
    if !sight.hunted {
        return;
    }
    let chart = &shown.chart;
    // At most nine.
    let complete = chart.complete.len() as u8;
    let (tint, found) = (Ink::Tint(world(shown.hider)), chart.found.count());
    draw_systems(scene, at.offset(18, 124), (complete, tint), (SYSTEMS, 34));
    // What is found of one's own sky is lost.
    let filled = if own { CROSS } else { tint };
    draw_bar(scene, at.offset(6, 179), (found, filled));
    let counts = [
        ("systems", complete, SYSTEMS, Ink::Gold),
        ("planets", found, PLANETS, Ink::Moon),
    ];
    for (down, (name, count, all, ink)) in [124, 190].into_iter().zip(counts) {
        let at = at.offset(330, down);
        let count = count.to_string();
        let width = renderer().width(VALUE, &count, 100);
        let count = words(count, VALUE, ink, Anchor::Left, 100);
        scene.add(format!("other {name} count"), at, count);
        let all = words(format!("/{all}"), ALL, Ink::Faint, Anchor::Left, 100);
        scene.add(format!("other {name} in all"), at.offset(width + 4, 5), all);
    }
    draw_hand(scene, shown, at.offset(22, 260));
}

/// Draws the hunter of the small board.
fn draw_hunter(scene: &mut Scene, sight: Sight<'_>, shown: &BoardView, at: Point) {
    let icon = sprite(piece(Piece::Scout, shown.hunter), 46);
    scene.add("other hunter's icon", at.offset(22, 0), icon);
    let (sign, ink) = standing(sight, shown);
    let name = player_name(sight.names, shown.hunter, sight.lang);
    // Less than a picture.
    let room = (BESIDE - LEFT - INDENT - if sign.is_some() { 44 } else { 0 }) as u16;
    let width = renderer().width(NAME, &name, room);
    let name = words(name, NAME, ink, Anchor::Left, room);
    scene.add("other hunter", at.offset(INDENT, 0), name);
    if let Some((sign, emblem)) = sign {
        let at = at.offset(INDENT + width + 26, 0);
        scene.add(sign, at, sprite(emblem, 38));
    }
}

/// Draws whose sky it is.
fn draw_owner(scene: &mut Scene, sight: Sight<'_>, shown: &BoardView, own: bool, at: Point) {
    scene.add("other hunts", at.offset(20, 0), sprite(Emblem::Arrow, 34));
    let icon = sprite(Art::Planet(world(shown.hider)), 38);
    scene.add("other hider's icon", at.offset(INDENT + 16, 0), icon);
    let said = if own {
        say("space_connection-picture-sky").tr(sight.lang)
    } else {
        hider(sight, shown)
    };
    let left = INDENT + 46;
    let sealed = is_ready(sight, shown);
    let room = (BESIDE - LEFT - left - if sealed { 40 } else { 0 }) as u16;
    let width = renderer().width(NAME, &said, room);
    let said = words(said, NAME, Ink::Text, Anchor::Left, room);
    scene.add("other hider", at.offset(left, 0), said);
    if sealed {
        let at = at.offset(left + width + 24, 0);
        scene.add("other sealed", at, sprite(Emblem::Lock, 34));
    }
}

/// Draws the pieces that its hunter has in hand.
fn draw_hand(scene: &mut Scene, shown: &BoardView, at: Point) {
    // Of the first two there may be two digits.
    for (right, kind) in [0, 128, 250, 354].into_iter().zip(Piece::ALL) {
        let left = shown.chart.stock.number_left(kind);
        let ink = if left == 0 { Ink::Faint } else { Ink::Moon };
        let at = at.offset(right, 0);
        let icon = sprite(piece(kind, shown.hunter), 46);
        scene.add(format!("other {kind:?} in hand"), at, icon);
        let left = words(left.to_string(), HAND, ink, Anchor::Left, 60);
        scene.add(format!("other {kind:?} left"), at.offset(30, 0), left);
    }
}
