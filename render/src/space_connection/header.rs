//! The line over a board alone, who hunts whom, and its four corners: systems and planets found above,
//! pieces in hand below.

use games::space_connection::{Balance, BoardView, Draft, Hider, PLANETS, Piece, SYSTEMS};
use text::say;

use super::Sight;
use super::art::Art;
use super::pieces::{piece, sprite, words, world};
use super::plan::ALONE_SIZE;
use crate::emblems::Emblem;
use crate::names::called;
use crate::scene::{Anchor, Point, Scene};
use crate::studio::studio;
use crate::theme::{Face, Ink};

const NAME: Face = Face::bold(28);
const LABEL: Face = Face::book(23);
const VALUE: Face = Face::bold(42);
const HAND: Face = Face::bold(32);
/// Free space at the edges.
const EDGE: i32 = 14;
const RIGHT: i32 = ALONE_SIZE.0 as i32 - EDGE;

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    people(scene, sight, board);
    match &board.draft {
        Some(draft) => balance(scene, sight, draft),
        None if sight.hunted => {
            found(scene, sight, board);
            hand(scene, board);
        }
        None => {}
    }
}

/// `rocket Ada → planet Bob`; whoever launches now is golden and pointed at.
fn people(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    let line = 32;
    let half = i32::from(ALONE_SIZE.0) / 2;
    let turn = sight.turn == Some(board.hunter);
    let mut left = EDGE;
    if turn {
        scene.put(
            "turn",
            Point::new(left + 14, line),
            sprite(Emblem::Star, 34),
        );
        left += 38;
    }
    let hunter = called(sight.names, board.hunter, sight.lang);
    let ink = if turn { Ink::Gold } else { Ink::Moon };
    let icon = sprite(piece(Piece::Scout, board.hunter), 40);
    scene.put("hunter's icon", Point::new(left + 20, line), icon);
    left += 46;
    // A picture is less than a thousand pixels wide.
    let room = (half - 60 - left) as u16;
    let width = studio().width(NAME, &hunter, room);
    let name = words(hunter, NAME, ink, Anchor::Left, room);
    scene.put("hunter", Point::new(left, line), name);
    if sight.winners.contains(&board.hunter) {
        let at = Point::new(left + width + 22, line);
        scene.put("hunter wins", at, sprite(Emblem::Star, 38));
    }
    scene.put("hunts", Point::new(half, line), sprite(Emblem::Arrow, 36));
    let name = hider(sight, board);
    let icon = sprite(Art::Planet(world(board.hider)), 36);
    scene.put("hider's icon", Point::new(half + 50, line), icon);
    let room = (RIGHT - half - 76 - 40) as u16;
    let width = studio().width(NAME, &name, room);
    let name = words(name, NAME, Ink::Text, Anchor::Left, room);
    scene.put("hider", Point::new(half + 76, line), name);
    if is_ready(sight, board) {
        let at = Point::new(half + 76 + width + 22, line);
        scene.put("sealed", at, sprite(Emblem::Lock, 28));
    }
}

/// What the hider is called.
pub(super) fn hider(sight: Sight<'_>, board: &BoardView) -> String {
    match board.hider {
        Hider::GameMaster => say("space_connection-picture-master").tr(sight.lang),
        Hider::Seat(seat) => called(sight.names, seat, sight.lang),
    }
}

/// A sealed sky shows its lock while the other is still awaited.
pub(super) fn is_ready(sight: Sight<'_>, board: &BoardView) -> bool {
    !sight.hunted && board.sealed && board.hider != Hider::GameMaster
}

/// What was found, above; each complete system's marker under it.
fn found(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    let chart = &board.chart;
    let systems = Gauge {
        side: Side::Left,
        key: "space_connection-picture-systems",
        count: chart.complete.len(),
        all: SYSTEMS,
        ink: Ink::Gold,
    };
    let planets = Gauge {
        side: Side::Right,
        key: "space_connection-picture-planets",
        count: usize::from(chart.found.count()),
        all: PLANETS,
        ink: Ink::Earth,
    };
    gauge(scene, sight, systems);
    gauge(scene, sight, planets);
    // The marker board: five, three and one, as the corner narrows.
    let slots = [(5, 168), (3, 198), (1, 228)];
    let places = slots
        .into_iter()
        .flat_map(|(count, down)| (0..count).map(move |nth| (nth, down)));
    let places = places.map(|(nth, down)| Point::new(EDGE + 12 + 28 * nth, down));
    markers(scene, board, places);
    let turns = say("space_connection-picture-turn")
        .with("turn", chart.launches)
        .tr(sight.lang);
    let turns = words(turns, LABEL, Ink::Text, Anchor::Right, 140);
    // Between the letters of two rows.
    scene.put("turns", Point::new(RIGHT, 178), turns);
}

/// A marker for each complete system, and a slot for each other.
pub(super) fn markers(scene: &mut Scene, board: &BoardView, places: impl Iterator<Item = Point>) {
    for (number, at) in (0..usize::from(SYSTEMS)).zip(places) {
        match board.chart.complete.get(number) {
            Some(done) => {
                let shown = done
                    .paid
                    .map_or(Emblem::Star.into(), |paid| piece(paid, board.hunter));
                scene.put(format!("marker {}", number + 1), at, sprite(shown, 26));
            }
            None => scene.put(format!("slot {}", number + 1), at, sprite(Emblem::Slot, 22)),
        }
    }
}

enum Side {
    Left,
    Right,
}

/// A count of as many as there are, in an upper corner.
struct Gauge {
    side: Side,
    key: &'static str,
    count: usize,
    all: u8,
    ink: Ink,
}

fn gauge(scene: &mut Scene, sight: Sight<'_>, gauge: Gauge) {
    let Gauge {
        side,
        key,
        count,
        all,
        ink,
    } = gauge;
    let (x, anchor) = match side {
        Side::Left => (EDGE, Anchor::Left),
        Side::Right => (RIGHT, Anchor::Right),
    };
    let label = words(say(key).tr(sight.lang), LABEL, Ink::Text, anchor, 150);
    scene.put(key, Point::new(x, 88), label);
    let value = words(format!("{count}/{all}"), VALUE, ink, anchor, 150);
    scene.put(format!("{key} count"), Point::new(x, 126), value);
}

/// What the hunter has in hand, below.
fn hand(scene: &mut Scene, board: &BoardView) {
    let stock = board.chart.stock;
    let corners = [
        (Piece::Scout, Side::Left, 690),
        (Piece::Ship, Side::Left, 640),
        (Piece::Laser, Side::Right, 690),
        (Piece::SuperShip, Side::Right, 640),
    ];
    for (kind, side, down) in corners {
        let left = stock.left(kind);
        let ink = if left == 0 { Ink::Faint } else { Ink::Moon };
        let (icon, at, anchor) = match side {
            Side::Left => (EDGE + 20, EDGE + 46, Anchor::Left),
            Side::Right => (RIGHT - 20, RIGHT - 46, Anchor::Right),
        };
        let shown = sprite(piece(kind, board.hunter), 40);
        scene.put(format!("{kind:?} in hand"), Point::new(icon, down), shown);
        let left = words(left.to_string(), HAND, ink, anchor, 60);
        scene.put(format!("{kind:?} left"), Point::new(at, down), left);
    }
}

/// How a sky in the making stands: right or wrong, in words and signs.
fn balance(scene: &mut Scene, sight: Sight<'_>, draft: &Draft) {
    let judged = [
        (
            Side::Left,
            "space_connection-picture-systems",
            draft.systems.len(),
            SYSTEMS,
            draft.systems_balance(),
        ),
        (
            Side::Right,
            "space_connection-picture-planets",
            usize::from(draft.planets.count()),
            PLANETS,
            draft.planets_balance(),
        ),
    ];
    for (side, key, count, all, balance) in judged {
        let (ink, sign) = match balance {
            Balance::Right => (Ink::Right, Some(Emblem::Right)),
            Balance::TooMany(_) => (Ink::Wrong, Some(Emblem::Wrong)),
            Balance::TooFew(_) => (Ink::Text, None),
        };
        let x = match side {
            Side::Left => EDGE + 18,
            Side::Right => RIGHT - 18,
        };
        if let Some(sign) = sign {
            scene.put(
                format!("{key} judged"),
                Point::new(x, 172),
                sprite(sign, 32),
            );
        }
        let judged = Gauge {
            side,
            key,
            count,
            all,
            ink,
        };
        gauge(scene, sight, judged);
    }
}
