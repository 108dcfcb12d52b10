//! An order that hit, as a question for others: which of these brings a ship into one's fire?

use super::Interceptor;
use super::action::Action;
use super::fire::zone;
use super::order::{Code, Flying, Order, Trigger};
use super::plan::Plan;
use super::report::Report;
use super::ship::ShipId;
use super::state::Phase;
use super::view::{ShipView, View};
use crate::core::riddle::Riddle;
use crate::core::seat::Seat;

/// Number of orders that miss.
const MISSES: usize = 2;

/// The question of a turn in which this seat's only ship hit another: of some orders that it could
/// have flown, one hits what the others came to.
pub(super) fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Interceptor>> {
    if seen.phase != Phase::Ordering || !seen.sealed.is_empty() {
        return None;
    }
    let reports = later.iter().filter_map(|view| view.last.as_ref());
    let report = reports
        .into_iter()
        .find(|report| report.turn == seen.turn)?;
    let mut own = seen.ships.iter().filter(|ship| ship.id.seat == seat);
    let (Some(ship), None) = (own.next(), own.next()) else {
        return None;
    };
    let plan = report.flight(ship.id)?.plan.as_ref()?;
    let right = plan.as_order();
    if !hits(seen, ship, &right, report)? {
        return None;
    }
    let misses = |order: &Flying| {
        let flown = Plan::new(&ship.build, ship.spot?.speed, order);
        let as_written = flown.fixes.is_empty() && flown.as_order() == *order;
        Some(as_written && !hits(seen, ship, order, report)?)
    };
    let mut orders = variants(&right);
    orders.retain(|order| misses(order) == Some(true));
    orders.truncate(MISSES);
    orders.push(right.clone());
    // By how they are written, which tells nothing.
    orders.sort_by_key(ToString::to_string);
    let right = orders.iter().position(|order| *order == right)?;
    let wrong = (0..orders.len()).filter(|nth| *nth != right).collect();
    let mut view = seen.clone();
    view.me = Some(seat);
    // The question is of this turn alone.
    view.last = None;
    Riddle::new(view, right, wrong, |nth| Action::Write {
        ship: ship.id.number,
        order: Order::Fly(orders[nth].clone()),
    })
}

/// Orders that are written nearly like this one: mirrored, then with another letter in one place.
fn variants(order: &Flying) -> Vec<Flying> {
    let mirrored = order.codes.iter().map(|code| match code {
        Code::Right => Code::Left,
        Code::Left => Code::Right,
        code => *code,
    });
    let mut all = vec![Flying {
        codes: mirrored.collect(),
        ..order.clone()
    }];
    for at in 0..order.codes.len() {
        for code in [Code::Left, Code::Right, Code::Ahead, Code::Flip] {
            let mut other = order.clone();
            other.codes[at] = code;
            // A turn needs no move of the speed.
            if code.is_turn() {
                other.codes.insert(at + 1, Code::Ahead);
            }
            all.push(other);
        }
    }
    let mut known: Vec<Flying> = vec![order.clone()];
    all.retain(|other| {
        let is_new = !known.contains(other);
        known.push(other.clone());
        is_new
    });
    all
}

/// True if this order would have brought another pilot's ship into the fire, with all others as
/// they flew; `None` before the ships have entered.
fn hits(seen: &View, ship: &ShipView, order: &Flying, report: &Report) -> Option<bool> {
    let flight = seen.flight(ship, &Order::Fly(order.clone()))?;
    let mut spot = flight.destination();
    let inside = seen.asteroids.iter().position(|it| it.hex == spot.hex);
    if let Some(drifted) = inside.and_then(|which| report.after.get(which)) {
        spot.hex = drifted.hex;
    }
    let is_hidden = report.after.iter().any(|it| it.hex == spot.hex);
    let holds = order.trigger == Trigger::Hold;
    if ship.hull <= flight.damage() || is_hidden || holds {
        return Some(false);
    }
    let early = report
        .lost_in_flight
        .iter()
        .chain(&report.lost_to_asteroids);
    let gone: Vec<ShipId> = early.map(|loss| loss.ship).collect();
    let zone = zone(&ship.build, spot.hex, spot.nose);
    let mut others = report.flights.iter().map(|flight| flight.ship);
    Some(others.any(|other| {
        let is_exposed = !gone.contains(&other) && !report.hidden.contains(&other);
        let hex = report.rest(other).filter(|_| is_exposed);
        other.seat != ship.id.seat && hex.is_some_and(|hex| zone.iter().any(|(it, _)| *it == hex))
    }))
}
