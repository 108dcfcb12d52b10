//! Placements, orders and announcements put together from buttons and selects, one at a time.

use games::Spoken;
use games::interceptor::{
    Action, Announcement, Board, Code, Facing, Flying, Hex, Interceptor, Order, Placement,
    ShipView, Speed, Trigger, View, facing, hex,
};

use super::{page, word};
use crate::game::ui::{Step, Tapped};

/// Something was chosen in a select of this ship.
pub(super) fn chosen(view: &View, tapped: &Tapped<'_>) -> Step<Interceptor> {
    let (number, _) = ship_and_rest(view, tapped.argument);
    let (word, chosen) = (tapped.word, tapped.chosen.unwrap_or_default());
    let Some(ship) = view.own(number) else {
        return Step::Unknown;
    };
    if ship.spot.is_some() {
        return match (word, chosen.parse().map(Speed::new)) {
            (word::SPEED, Ok(speed)) => write(
                number,
                Flying {
                    speed,
                    ..written(ship)
                },
            ),
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
        Step::ActOn(place, page(word::SHIP, number, ""))
    })
}

/// The nose that has most board before it.
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

/// Order that a ship's pilot has written; their default order if nothing.
fn written(ship: &ShipView) -> Flying {
    let last = ship.spot.map(|spot| spot.speed).unwrap_or_default();
    match ship.order.as_ref().map(|flight| &flight.written) {
        Some(Order::Fly(flying)) => flying.clone(),
        Some(Order::Retreat) | None => Flying {
            speed: last,
            ..Flying::default()
        },
    }
}

/// A button of this ship's order was pressed.
pub(super) fn pressed(view: &View, tapped: &Tapped<'_>) -> Step<Interceptor> {
    let (number, letter) = ship_and_rest(view, tapped.argument);
    let Some(ship) = view.own(number) else {
        return Step::Unknown;
    };
    let mut flying = written(ship);
    match tapped.word {
        word::LETTER => {
            let Some(code) = letter.chars().next().and_then(Code::of) else {
                return Step::Unknown;
            };
            // As many as can be typed.
            if flying.codes.len() < games::interceptor::LONGEST {
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
    write(number, flying)
}

/// Written letter by letter, so the draft need not keep an announcement before it is sealed. The
/// console stays with this ship, even if other ships still need orders.
fn write(ship: u8, flying: Flying) -> Step<Interceptor> {
    let draft = Action::Draft {
        ship,
        order: Order::Fly(flying),
    };
    Step::ActOn(draft, page(word::SHIP, ship, ""))
}

/// An announcement in a select, as the notation has it: `left-faster`. It never changes.
pub(super) fn announcement_word(ship: u8, said: Announcement) -> String {
    let spelled = Interceptor::spell(&Action::Announce { ship, said }).rest;
    let (_, words) = spelled.split_once(": ").unwrap_or_default();
    words.replace(' ', "-")
}

/// The words of an announcement that was chosen for a ship: `2: left faster`.
pub(super) fn announced(tapped: &Tapped<'_>) -> String {
    let chosen = tapped.chosen.unwrap_or_default().replace('-', " ");
    of_ship(tapped, &chosen)
}

/// The words of a retreat.
pub(super) fn retreat(tapped: &Tapped<'_>) -> String {
    of_ship(tapped, &Order::Retreat.to_string())
}

/// Words for the ship that a component names, if it does.
fn of_ship(tapped: &Tapped<'_>, words: &str) -> String {
    match named(tapped.argument) {
        (Some(number), _) => format!("{}: {words}", u16::from(number) + 1),
        (None, _) => words.to_owned(),
    }
}

/// The ship's number, counted from 0, and what else a component carries after a dash.
fn named(argument: &str) -> (Option<u8>, &str) {
    let (number, rest) = argument.split_once('-').unwrap_or((argument, ""));
    (number.parse().ok(), rest)
}

/// Ship and the rest of an argument; an id without a ship is for the first that still needs
/// something.
pub(super) fn ship_and_rest<'a>(view: &View, argument: &'a str) -> (u8, &'a str) {
    let (number, rest) = named(argument);
    (number.or_else(|| view.waiting()).unwrap_or(0), rest)
}
