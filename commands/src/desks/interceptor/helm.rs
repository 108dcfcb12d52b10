//! Placements, orders and announcements put together from buttons and selects, one at a time.

use games::interceptor::{
    Action, Announcement, Board, Change, Code, Facing, FirstTurn, Flying, Hex, Interceptor, Order,
    Placement, ShipView, Speed, Trigger, View, facing, hex,
};

use super::{own, page, word};
use crate::desk::Step;

/// Something was chosen in a select of this ship.
pub(super) fn chosen(view: &View, number: u8, word: &str, chosen: &str) -> Step<Interceptor> {
    let Some(ship) = own(view, number) else {
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

/// What a ship's pilot has written; his default order if nothing.
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
pub(super) fn pressed(view: &View, number: u8, word: &str, letter: &str) -> Step<Interceptor> {
    let Some(ship) = own(view, number) else {
        return Step::Unknown;
    };
    let mut flying = written(ship);
    match word {
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

/// Letter by letter: the console stays with this ship, whatever the others still need.
fn write(ship: u8, flying: Flying) -> Step<Interceptor> {
    let write = Action::Write {
        ship,
        order: Order::Fly(flying),
    };
    Step::ActOn(write, page(word::SHIP, ship, ""))
}

/// An announcement in a select: its word, which never changes.
pub(super) fn announcement_word(said: Announcement) -> &'static str {
    match (said.turn, said.change) {
        (FirstTurn::None, Change::Slower) => "none-slower",
        (FirstTurn::None, Change::Same) => "none-same",
        (FirstTurn::None, Change::Faster) => "none-faster",
        (FirstTurn::Left, Change::Slower) => "left-slower",
        (FirstTurn::Left, Change::Same) => "left-same",
        (FirstTurn::Left, Change::Faster) => "left-faster",
        (FirstTurn::Right, Change::Slower) => "right-slower",
        (FirstTurn::Right, Change::Same) => "right-same",
        (FirstTurn::Right, Change::Faster) => "right-faster",
    }
}

/// An announcement was chosen for this ship.
pub(super) fn announced(ship: u8, chosen: &str) -> Step<Interceptor> {
    let all = FirstTurn::ALL
        .into_iter()
        .flat_map(|turn| Change::ALL.map(|change| Announcement { turn, change }));
    let mut said = all.filter(|said| announcement_word(*said) == chosen);
    said.next().map_or(Step::Unknown, |said| {
        Step::Act(Action::Announce { ship, said })
    })
}
