//! A player's own picture while both hunt: the sky that he hunts, large, and his own small below,
//! without numbers, for he never calls its places.

use games::Seat;
use games::space_connection::{BoardView, PLANETS, Piece, SYSTEMS};
use text::say;

use super::art::Art;
use super::header::hider;
use super::pieces::{piece, sprite, words, world};
use super::plan::{GLANCE, HUNTED, OWN_SIZE};
use super::{Sight, board};
use crate::emblems::Emblem;
use crate::names::called;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::studio::studio;
use crate::theme::{Face, Ink};

const EDGE: i32 = 22;
const RIGHT: i32 = OWN_SIZE.0 as i32 - EDGE;
const LABEL: Face = Face::bold(29);
const NAME: Face = Face::bold(38);
const VALUE: Face = Face::bold(46);
const HAND: Face = Face::bold(32);
/// The plate of one's own sky.
const BELOW: i32 = 880;
/// Where its words end and its sky begins.
const MARGIN: i32 = 446;

pub(super) fn draw(sight: Sight<'_>, hunted: &BoardView, own: &BoardView) -> Scene {
    let mut scene = Scene::new(OWN_SIZE.0, OWN_SIZE.1);
    let size = Size {
        width: OWN_SIZE.0 - 24,
        height: OWN_SIZE.1 - BELOW as u16 - 12,
    };
    scene.lay("own sky", Point::new(12, BELOW), Shape::Plate { size });
    board::draw(&mut scene, sight, hunted, HUNTED);
    above(&mut scene, sight, hunted);
    board::draw(&mut scene, sight, own, GLANCE);
    below(&mut scene, sight, own);
    scene
}

/// Whose sky it is, what was found in it, and what is left in hand.
fn above(scene: &mut Scene, sight: Sight<'_>, hunted: &BoardView) {
    let at = Point::new(EDGE, 38);
    let left = title(
        scene,
        sight,
        ("space_connection-picture-hunt", hunted.hunter),
        at,
    ) + 24;
    let planet = sprite(Art::Planet(world(hunted.hider)), 42);
    scene.put("hider's icon", Point::new(left + 21, at.y), planet);
    let left = left + 56;
    // Less than a picture.
    let room = (RIGHT - left) as u16;
    let name = words(hider(sight, hunted), NAME, Ink::Text, Anchor::Left, room);
    scene.put("hider", Point::new(left, at.y), name);

    let down = 96;
    let (systems, planets) = counts(hunted);
    let right = count(scene, sight, systems, Point::new(EDGE, down));
    count(scene, sight, planets, Point::new(right + 26, down));
    hand(scene, hunted, Point::new(594, down), 100);
}

/// How one's own sky stands against its hunter.
fn below(scene: &mut Scene, sight: Sight<'_>, own: &BoardView) {
    let left = EDGE + 12;
    let mut at = Point::new(left, BELOW + 42);
    title(
        scene,
        sight,
        ("space_connection-picture-sky", own.hunter),
        at,
    );
    at = at.by(0, 54);
    let rocket = sprite(piece(Piece::Scout, own.hunter), 40);
    scene.put("hunter's icon", at.by(18, 0), rocket);
    // A panel is a few hundred pixels wide.
    let room = (MARGIN - left - 48) as u16;
    let name = called(sight.names, own.hunter, sight.lang);
    let name = words(name, LABEL, Ink::Text, Anchor::Left, room);
    scene.put("hunter", at.by(48, 0), name);
    let (systems, planets) = counts(own);
    for counted in [systems, planets] {
        at = at.by(0, 58);
        count(scene, sight, counted, at);
    }
    let colour = world(own.hider);
    for (key, shown) in [
        ("space_connection-picture-found", Art::Planet(colour)),
        ("space_connection-picture-hidden", Art::Veiled(colour)),
    ] {
        at = at.by(0, 50);
        scene.put(format!("{key} icon"), at.by(17, 0), sprite(shown, 34));
        let said = words(say(key).tr(sight.lang), LABEL, Ink::Text, Anchor::Left, 330);
        scene.put(key, at.by(48, 0), said);
    }
    hand(scene, own, at.by(18, 56), 104);
}

/// A heading, golden with a star where it is this hunter's turn; says where it ends.
fn title(scene: &mut Scene, sight: Sight<'_>, of: (&'static str, Seat), at: Point) -> i32 {
    let (key, hunter) = of;
    let turn = sight.turn == Some(hunter);
    let (left, ink) = if turn {
        scene.put(format!("{key} now"), at.by(17, 0), sprite(Emblem::Star, 38));
        (44, Ink::Gold)
    } else {
        (0, Ink::Faint)
    };
    let said = say(key).tr(sight.lang);
    let width = studio().width(LABEL, &said, 330);
    scene.put(
        key,
        at.by(left, 0),
        words(said, LABEL, ink, Anchor::Left, 330),
    );
    at.x + left + width
}

/// A count, its unit's key, of how many there are, and its colour.
type Count = (usize, &'static str, u8, Ink);

fn counts(board: &BoardView) -> (Count, Count) {
    let chart = &board.chart;
    let planets = usize::from(chart.found.count());
    (
        (
            chart.complete.len(),
            "space_connection-picture-of-systems",
            SYSTEMS,
            Ink::Gold,
        ),
        (
            planets,
            "space_connection-picture-of-planets",
            PLANETS,
            Ink::Moon,
        ),
    )
}

/// Says where it ends.
fn count(scene: &mut Scene, sight: Sight<'_>, counted: Count, at: Point) -> i32 {
    let (count, key, all, ink) = counted;
    let value = count.to_string();
    let width = studio().width(VALUE, &value, 100);
    let shown = words(value, VALUE, ink, Anchor::Left, 100);
    scene.put(format!("{key} count"), at, shown);
    let unit = say(key).with("all", all).tr(sight.lang);
    let end = at.x + width + 4 + studio().width(LABEL, &unit, 330);
    let unit = words(unit, LABEL, Ink::Faint, Anchor::Left, 330);
    scene.put(key, at.by(width + 4, 5), unit);
    end
}

/// What a hunter has in hand.
fn hand(scene: &mut Scene, board: &BoardView, at: Point, apart: i32) {
    for (nth, kind) in (0..).zip(Piece::ALL) {
        let left = board.chart.stock.left(kind);
        let ink = if left == 0 { Ink::Faint } else { Ink::Moon };
        // Of the first two there may be two digits.
        let at = at.by(nth * apart - nth / 2 * 10, 0);
        let shown = sprite(piece(kind, board.hunter), 40);
        scene.put(format!("{kind:?} in hand"), at, shown);
        let left = words(left.to_string(), HAND, ink, Anchor::Left, 60);
        scene.put(format!("{kind:?} left"), at.by(25, 0), left);
    }
}
