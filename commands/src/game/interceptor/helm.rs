//! Placements, orders and announcements put together from buttons and selects, one at a time.

use games::Spoken;
use games::interceptor::{
    Action, Announcement, Board, Change, Code, Facing, FirstTurn, Flying, Hex, Interceptor, Order,
    Placement, Plan, ShipView, Speed, Trigger, View, facing, hex,
};

use super::{page, word};
use crate::game::ui::{Step, Tapped};

/// Step of a choice in a select of a ship: its placement or the speed of its order, changed.
pub(super) fn select_step(view: &View, tapped: &Tapped<'_>) -> Step<Interceptor> {
    let (number, _) = ship_and_rest(view, tapped.argument);
    let (word, chosen) = (tapped.word, tapped.chosen.unwrap_or_default());
    let Some(ship) = view.own(number) else {
        return Step::Unknown;
    };
    if ship.spot.is_some() {
        return match (word, chosen.parse().map(Speed::new)) {
            (word::SPEED, Ok(speed)) => draft_step(number, at_speed(written_order(ship), speed)),
            _ => Step::Unknown,
        };
    }
    let now = ship.placement;
    let placed = match word {
        word::HEX => hex(chosen).map(|hex| Placement {
            hex,
            nose: now.map_or_else(|| inwards(view.board, hex), |now| now.nose),
            speed: now.map_or(Speed::new(2), |now| now.speed),
        }),
        word::NOSE => now
            .zip(facing(chosen))
            .map(|(now, nose)| Placement { nose, ..now }),
        _ => now
            .zip(chosen.parse().ok().map(Speed::new))
            .map(|(now, speed)| Placement { speed, ..now }),
    };
    placed.map_or(Step::Unknown, |placement| {
        let place = Action::Place {
            ship: number,
            placement,
        };
        Step::ActAndTurn(place, page(word::SHIP, number, ""))
    })
}

/// Step of a press of an edge: the ship enters in its middle, where it can be moved along. Without
/// an edge, the page of edges.
pub(super) fn edge_step(view: &View, tapped: &Tapped<'_>) -> Step<Interceptor> {
    let (number, _) = ship_and_rest(view, tapped.argument);
    let Some(edge) = tapped.chosen else {
        return Step::Turn(page(word::EDGE, number, ""));
    };
    let hexes = hexes_of_edge(view.board, edge);
    let Some(hex) = hexes.get(hexes.len() / 2) else {
        return Step::Unknown;
    };
    place_step(view, number, *hex)
}

/// Step that lets a ship enter on this hex: with the nose inwards, at the speed that it had.
fn place_step(view: &View, number: u8, hex: Hex) -> Step<Interceptor> {
    let speed = view.own(number).and_then(|own| own.placement);
    let placement = Placement {
        hex,
        nose: inwards(view.board, hex),
        speed: speed.map_or(Speed::new(2), |now| now.speed),
    };
    let place = Action::Place {
        ship: number,
        placement,
    };
    Step::ActAndTurn(place, page(word::SHIP, number, ""))
}

/// The hexes of an edge of the board, by its word.
pub(super) fn hexes_of_edge(board: Board, edge: &str) -> Vec<Hex> {
    let last = board.side() as i8 - 1;
    let on_edge = |hex: &Hex| match edge {
        "top" => hex.row() == 0,
        "bottom" => hex.row() == last,
        "left" => hex.column() == 0,
        "right" => hex.column() == last,
        _ => false,
    };
    board.border().filter(on_edge).collect()
}

/// True if a ship's order, as it is written, does something with one more letter.
pub(super) fn takes(ship: &ShipView, code: Code) -> bool {
    let written = written_order(ship);
    let last = ship.spot.map(|spot| spot.speed).unwrap_or_default();
    written.codes.len() < games::interceptor::LONGEST
        && Plan::takes(&ship.build, last, &written, code)
        && ship.may_keep(&with_letter(written, code))
}

/// An order with one more letter.
fn with_letter(mut flying: Flying, code: Code) -> Flying {
    flying.codes.push(code);
    flying
}

/// Direction of the nose with most board before it.
pub(super) fn inwards(board: Board, hex: Hex) -> Facing {
    let before = |nose: Facing| {
        let mut ahead = hex;
        let mut count = 0;
        while board.has(ahead) {
            ahead = ahead.step(nose);
            count += 1;
        }
        count
    };
    let best = Facing::ALL.into_iter().max_by_key(|nose| before(*nose));
    best.unwrap_or(Facing::North)
}

/// A ship's order as its pilot has written it so far; straight on if not at all.
pub(super) fn written_order(ship: &ShipView) -> Flying {
    match ship.order.as_ref().map(|flight| &flight.written) {
        Some(Order::Fly(flying)) => flying.clone(),
        Some(Order::Retreat) | None => Flying {
            speed: ship.speed_at_first(),
            ..Flying::default()
        },
    }
}

/// Step of a press of a button of a ship: its order with a letter more or less, or with the other
/// trigger.
pub(super) fn button_step(view: &View, tapped: &Tapped<'_>) -> Step<Interceptor> {
    let (number, rest) = ship_and_rest(view, tapped.argument);
    let Some(ship) = view.own(number) else {
        return Step::Unknown;
    };
    let mut flying = written_order(ship);
    match tapped.word {
        word::LETTER => {
            let Some(code) = rest.chars().next().and_then(Code::from_letter) else {
                return Step::Unknown;
            };
            // A ship at rest that is told to fly on stays.
            let stays = code == Code::Ahead && flying.speed.moves() == 0;
            // As many as can be typed.
            if flying.codes.len() < games::interceptor::LONGEST && !stays {
                flying.codes.push(code);
            }
        }
        word::UNDO => {
            flying.codes.pop();
        }
        _ => {
            flying.trigger = match flying.trigger {
                Trigger::Fire => Trigger::Hold,
                Trigger::Hold => Trigger::Fire,
            };
        }
    }
    draft_step(number, flying)
}

/// An order at another speed, without the moves that it has no more.
fn at_speed(mut flying: Flying, speed: Speed) -> Flying {
    let mut left = speed.moves();
    flying.codes.retain(|code| {
        let moves = code.moves();
        let fits = moves <= left;
        left -= if fits { moves } else { 0 };
        fits
    });
    Flying { speed, ..flying }
}

/// Step that saves a draft of a ship's order; the console stays with this ship. A draft need not
/// keep an announcement before it is sealed.
fn draft_step(ship: u8, flying: Flying) -> Step<Interceptor> {
    let draft = Action::Draft {
        ship,
        order: Order::Fly(flying),
    };
    Step::ActAndTurn(draft, page(word::SHIP, ship, ""))
}

/// Word of an announcement in a select, made from the notation: `left-faster`. It never changes.
pub(super) fn announcement_word(ship: u8, said: Announcement) -> String {
    let spelled = Interceptor::spell(&Action::Announce { ship, said }).rest;
    let (_, words) = spelled.split_once(": ").unwrap_or_default();
    words.replace(' ', "-")
}

/// Word of the first turn of an announcement: `left`.
pub(super) fn turn_word(turn: FirstTurn) -> String {
    let change = Change::Same;
    let word = announcement_word(0, Announcement { turn, change });
    word.split('-').next().unwrap_or_default().to_owned()
}

/// Words of an announcement that was chosen for a ship: `2: left faster`.
pub(super) fn announced(tapped: &Tapped<'_>) -> String {
    let chosen = tapped.chosen.unwrap_or_default().replace('-', " ");
    for_ship(tapped, &chosen)
}

/// The words of a retreat.
pub(super) fn retreat(tapped: &Tapped<'_>) -> String {
    for_ship(tapped, &Order::Retreat.to_string())
}

/// Words for the ship that a component names, if it names one.
fn for_ship(tapped: &Tapped<'_>, words: &str) -> String {
    match ship_number(tapped.argument) {
        (Some(number), _) => format!("{}: {words}", u16::from(number) + 1),
        (None, _) => words.to_owned(),
    }
}

/// Number of the ship in a component's argument, counted from 0, and the rest after the dash.
fn ship_number(argument: &str) -> (Option<u8>, &str) {
    let (number, rest) = argument.split_once('-').unwrap_or((argument, ""));
    (number.parse().ok(), rest)
}

/// Ship in an argument and the rest of it; without a ship, the first that still needs something.
pub(super) fn ship_and_rest<'a>(view: &View, argument: &'a str) -> (u8, &'a str) {
    let (number, rest) = ship_number(argument);
    (number.or_else(|| view.waiting()).unwrap_or(0), rest)
}
