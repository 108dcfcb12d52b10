//! The line over the large board, who hunts whom, and its four corners: systems and planets found
//! above, pieces in hand below.

use games::space_connection::{Balance, BoardView, Draft, Hider, PLANETS, Piece, SYSTEMS};
use text::say;

use super::Sight;
use super::art::Art;
use super::gauges::{draw_planets, draw_systems};
use super::pieces::{piece, sprite, words, world};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink};

const NAME: Face = Face::title(38);
const LABEL: Face = Face::book(33);
const VALUE: Face = Face::title(66);
const ALL: Face = Face::title(38);
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
        Some(draft) => draw_balance(scene, board, draft),
        None if sight.hunted => {
            draw_found(scene, board);
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
    let sealed = is_ready(sight, board);
    let right = RIGHT - if sealed { 40 } else { 0 };
    let room = (right - hunts - 86) as u16;
    let name = hider(sight, board);
    let left = right - renderer().width(NAME, &name, room);
    let name = words(name, NAME, Ink::Text, Anchor::Right, room);
    scene.add("hunts", at(left - 76), sprite(Emblem::Arrow, 36));
    let icon = sprite(Art::Planet(world(board.hider)), 44);
    scene.add("hider's icon", at(left - 30), icon);
    scene.add("hider", at(right), name);
    if sealed {
        scene.add("sealed", at(RIGHT - 16), sprite(Emblem::Lock, 34));
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
fn draw_found(scene: &mut Scene, board: &BoardView) {
    let chart = &board.chart;
    // At most nine.
    let complete = chart.complete.len() as u8;
    draw_counts(
        scene,
        board,
        (complete, Ink::Gold),
        (chart.found.count(), Ink::Moon),
    );
}

/// Draws both counts in the upper corners: as numbers, and below them as shapes.
fn draw_counts(scene: &mut Scene, board: &BoardView, systems: (u8, Ink), planets: (u8, Ink)) {
    let tint = Ink::Tint(world(board.hider));
    let counts = [
        (Side::Left, "systems", systems, SYSTEMS),
        (Side::Right, "planets", planets, PLANETS),
    ];
    for (side, name, (count, ink), all) in counts {
        let (count, all) = (count.to_string(), format!("/{all}"));
        let wide = |face, said: &str| renderer().width(face, said, 160);
        let (at, beside) = match side {
            Side::Left => (EDGE, EDGE + wide(VALUE, &count)),
            Side::Right => {
                let beside = RIGHT - wide(ALL, &all);
                (beside - wide(VALUE, &count), beside)
            }
        };
        let count = words(count, VALUE, ink, Anchor::Left, 160);
        scene.add(format!("{name} count"), Point::new(at, 112), count);
        let all = words(all, ALL, Ink::Faint, Anchor::Left, 160);
        scene.add(format!("{name} in all"), Point::new(beside, 121), all);
    }
    draw_systems(
        scene,
        Point::new(EDGE + 16, 168),
        (systems.0, tint),
        (3, 34),
    );
    draw_planets(scene, Point::new(RIGHT - 102, 166), (planets.0, tint));
}

/// Draws the number of launches: in a picture of one board, below it.
pub(super) fn draw_launches(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    let said = say("space_connection-picture-turn").with("turn", board.chart.launches);
    let said = words(said.tr(sight.lang), LABEL, Ink::Faint, Anchor::Middle, 400);
    scene.add("turns", Point::new(HALF, 820), said);
}

enum Side {
    Left,
    Right,
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

/// Draws a sky in the making, its counts right or wrong in their colours and signs.
fn draw_balance(scene: &mut Scene, board: &BoardView, draft: &Draft) {
    let judged = |balance| match balance {
        Balance::Right => (Ink::Right, Some(Emblem::Right)),
        Balance::TooMany(_) => (Ink::Wrong, Some(Emblem::Wrong)),
        Balance::TooFew(_) => (Ink::Moon, None),
    };
    let (systems, systems_sign) = judged(draft.systems_balance());
    let (planets, planets_sign) = judged(draft.planets_balance());
    // At most as many as there are planets.
    let many = draft.systems.len() as u8;
    draw_counts(
        scene,
        board,
        (many, systems),
        (draft.planets.count(), planets),
    );
    for (name, x, sign) in [
        ("systems", EDGE + 150, systems_sign),
        ("planets", RIGHT - 182, planets_sign),
    ] {
        if let Some(sign) = sign {
            let sign = sprite(sign, 38);
            scene.add(format!("{name} judged"), Point::new(x, 110), sign);
        }
    }
}
