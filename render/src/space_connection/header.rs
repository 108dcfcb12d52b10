//! The line over the large board, who hunts whom, and its four corners: systems and planets found
//! above, pieces in hand below.

use games::space_connection::{Balance, BoardView, Draft, Hider, PLANETS, Piece, SYSTEMS};
use text::say;

use super::Sight;
use super::art::Art;
use super::pieces::{piece, sprite, words, world};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink};

const NAME: Face = Face::title(38);
const LABEL: Face = Face::book(33);
const VALUE: Face = Face::title(46);
const HAND: Face = Face::bold(38);
/// The middle of its line.
const LINE: i32 = 32;
/// Free space at the edges.
const EDGE: i32 = 22;
const RIGHT: i32 = WIDTH as i32 - EDGE;
const HALF: i32 = WIDTH as i32 / 2;

/// Draws the header of a board.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    draw_people(scene, sight, board);
    match &board.draft {
        Some(draft) => draw_balance(scene, sight, draft),
        None if sight.hunted => {
            draw_found(scene, sight, board);
            draw_hand(scene, board);
        }
        None => {}
    }
}

/// Draws `rocket Ada → planet Bob`; the player who launches now is golden and pointed at.
fn draw_people(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    let at = |left: i32| Point::new(left, LINE);
    let hunts = HALF - 8;
    let (sign, ink) = standing(sight, board);
    let icon = sprite(piece(Piece::Scout, board.hunter), 48);
    scene.add("hunter's icon", at(EDGE + 22), icon);
    let left = EDGE + 52;
    let taken = if sign.is_some() { 46 } else { 0 };
    // A picture is less than a thousand pixels wide.
    let room = (hunts - 34 - left - taken) as u16;
    let hunter = player_name(sight.names, board.hunter, sight.lang);
    let width = renderer().width(NAME, &hunter, room);
    let name = words(hunter, NAME, ink, Anchor::Left, room);
    scene.add("hunter", at(left), name);
    if let Some((sign, emblem)) = sign {
        scene.add(sign, at(left + width + 28), sprite(emblem, 40));
    }
    scene.add("hunts", at(hunts), sprite(Emblem::Arrow, 36));
    let left = hunts + 32;
    let icon = sprite(Art::Planet(world(board.hider)), 42);
    scene.add("hider's icon", at(left + 22), icon);
    let left = left + 54;
    let sealed = is_ready(sight, board);
    let room = (RIGHT - left - if sealed { 40 } else { 0 }) as u16;
    let name = hider(sight, board);
    let width = renderer().width(NAME, &name, room);
    let name = words(name, NAME, Ink::Text, Anchor::Left, room);
    scene.add("hider", at(left), name);
    if sealed {
        scene.add("sealed", at(left + width + 24), sprite(Emblem::Lock, 34));
    }
}

/// Words after a hunter's name, and the name's colour.
pub(super) fn standing(
    sight: Sight<'_>,
    board: &BoardView,
) -> (Option<(&'static str, Emblem)>, Ink) {
    if sight.winners.contains(&board.hunter) {
        (Some(("hunter wins", Emblem::Cup)), Ink::Gold)
    } else if sight.turn == Some(board.hunter) {
        (Some(("turn", Emblem::Turn)), Ink::Gold)
    } else {
        (None, Ink::Moon)
    }
}

/// Name of the hider.
pub(super) fn hider(sight: Sight<'_>, board: &BoardView) -> String {
    match board.hider {
        Hider::GameMaster => say("space_connection-picture-master").tr(sight.lang),
        Hider::Seat(seat) => player_name(sight.names, seat, sight.lang),
    }
}

/// A sealed sky shows its lock while the other is still awaited.
pub(super) fn is_ready(sight: Sight<'_>, board: &BoardView) -> bool {
    !sight.hunted && board.sealed && board.hider != Hider::GameMaster
}

/// Draws what was found, above.
fn draw_found(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
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
        ink: Ink::Moon,
    };
    draw_gauge(scene, sight, systems);
    draw_gauge(scene, sight, planets);
}

/// Draws the number of launches: in a picture of one board, below it.
pub(super) fn draw_launches(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    let said = say("space_connection-picture-turn").with("turn", board.chart.launches);
    let said = words(said.tr(sight.lang), LABEL, Ink::Faint, Anchor::Middle, 400);
    scene.add("turns", Point::new(HALF, 810), said);
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

/// Draws a count out of its maximum, with its icon.
fn draw_gauge(scene: &mut Scene, sight: Sight<'_>, gauge: Gauge) {
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
    let label = words(say(key).tr(sight.lang), LABEL, Ink::Faint, anchor, 180);
    scene.add(key, Point::new(x, 94), label);
    let value = words(format!("{count}/{all}"), VALUE, ink, anchor, 160);
    scene.add(format!("{key} count"), Point::new(x, 142), value);
}

/// Draws the pieces in the hunter's hand, below.
fn draw_hand(scene: &mut Scene, board: &BoardView) {
    let stock = board.chart.stock;
    let corners = [
        (Piece::Scout, Side::Left, 752),
        (Piece::Ship, Side::Left, 694),
        (Piece::Laser, Side::Right, 752),
        (Piece::SuperShip, Side::Right, 694),
    ];
    for (kind, side, down) in corners {
        let left = stock.number_left(kind);
        let ink = if left == 0 { Ink::Faint } else { Ink::Moon };
        let (icon, at, anchor) = match side {
            Side::Left => (EDGE + 24, EDGE + 56, Anchor::Left),
            Side::Right => (RIGHT - 24, RIGHT - 56, Anchor::Right),
        };
        let shown = sprite(piece(kind, board.hunter), 50);
        scene.add(format!("{kind:?} in hand"), Point::new(icon, down), shown);
        let left = words(left.to_string(), HAND, ink, anchor, 60);
        scene.add(format!("{kind:?} left"), Point::new(at, down), left);
    }
}

/// Draws whether a sky in the making is right or wrong, in words and signs.
fn draw_balance(scene: &mut Scene, sight: Sight<'_>, draft: &Draft) {
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
            Balance::TooFew(_) => (Ink::Moon, None),
        };
        let x = match side {
            Side::Left => EDGE + 20,
            Side::Right => RIGHT - 20,
        };
        if let Some(sign) = sign {
            scene.add(
                format!("{key} judged"),
                Point::new(x, 194),
                sprite(sign, 36),
            );
        }
        let judged = Gauge {
            side,
            key,
            count,
            all,
            ink,
        };
        draw_gauge(scene, sight, judged);
    }
}
