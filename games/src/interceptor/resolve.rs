//! Carries out a turn when every order is sealed: movement, asteroids, fire. No chance is in it,
//! and nothing depends on who sealed first or sits where.

use super::Interceptor;
use super::asteroid::{Asteroid, drifted};
use super::bound::keeps_its_word;
use super::event::{Encounter, Event, Loss, Prize, Struck};
use super::fire::{Hit, Volley, zone};
use super::flight::Flight;
use super::hex::Hex;
use super::order::{Order, Trigger};
use super::placement::Placement;
use super::ship::{Pilot, Ship, ShipId};
use super::state::State;
use crate::core::turn::Turn;

/// Carries out the turn.
pub(super) fn resolve(turn: &mut Turn<'_, Interceptor>) {
    let state = turn.state();
    let decided = state.ships.iter().zip(&state.decisions);
    let opened = decided.map(|(ship, decision)| {
        let order = turn.open(decision.order.as_ref()?);
        // An order that breaks its word is none.
        keeps_its_word(turn, ship.id, order).ok()?;
        Some(order.clone())
    });
    let orders: Vec<Option<Order>> = opened.collect();
    let flown = flown(state, &orders);
    turn.emit(flown);
    let fleeing: Vec<ShipId> = fleeing(turn.state());
    let drifted = drift(turn.state(), &fleeing);
    turn.emit(drifted);
    let fired = fire(turn.state(), &fleeing);
    turn.emit(fired);
}

/// Flies an order on the board as it is now.
pub(super) fn flight(state: &State, ship: &Ship, order: &Order) -> Option<Flight> {
    let own = (ship.id, ship.hull, &ship.build);
    Some(Flight::new(
        own,
        (state.board, &state.asteroids),
        ship.spot?,
        order,
    ))
}

/// Event of the flights of all ships.
fn flown(state: &State, orders: &[Option<Order>]) -> Event {
    let ships = state.ships.iter().zip(orders);
    let flights: Vec<Flight> = ships
        .filter(|(ship, _)| ship.is_flying())
        .filter_map(|(ship, order)| {
            let silent = || Order::silent(ship.speed());
            flight(state, ship, &order.clone().unwrap_or_else(silent))
        })
        .collect();
    let left = flights
        .iter()
        .map(|flight| (flight.ship, flight.hull - flight.damage()));
    Event::Flown {
        lost: losses(left),
        flights,
    }
}

/// Losses among ships with so much hull left (I15): at exactly 0 the pilot is saved, below 0 the
/// pilot is lost.
fn losses(left: impl Iterator<Item = (ShipId, i16)>) -> Vec<Loss> {
    left.filter(|(_, hull)| *hull <= 0)
        .map(|(ship, hull)| Loss {
            ship,
            pilot: if hull < 0 { Pilot::Lost } else { Pilot::Saved },
        })
        .collect()
}

fn fleeing(state: &State) -> Vec<ShipId> {
    let flights = state.last.iter().flat_map(|report| &report.flights);
    let fleeing = flights.filter(|flight| flight.written == Order::Retreat);
    fleeing.map(|flight| flight.ship).collect()
}

/// Effect of asteroids, before and after they drift, on a ship in this hex.
pub(super) fn encounter(
    (before, after): (&[Asteroid], &[Asteroid]),
    hex: Hex,
) -> Option<Encounter> {
    let is_here = |asteroid: &Asteroid| asteroid.hex == hex;
    match before.iter().position(is_here) {
        // I8: carried along, and a blocked asteroid costs its point too.
        Some(which) => Some(Encounter::Carried(after[which].hex)),
        None => after.iter().any(is_here).then_some(Encounter::Hit),
    }
}

/// Event of the asteroids' drift after the flights.
fn drift(state: &State, fleeing: &[ShipId]) -> Event {
    let after = drifted(state.board, &state.asteroids);
    let struck = |ship: &Ship| {
        let how = encounter((&state.asteroids, &after), ship.spot?.hex)?;
        Some(Struck { ship: ship.id, how })
    };
    // I30: asteroids do not hurt a fleeing ship.
    let exposed = || state.flying().filter(|ship| !fleeing.contains(&ship.id));
    let struck: Vec<Struck> = exposed().filter_map(struck).collect();
    let left = exposed().map(|ship| {
        let hits = struck.iter().filter(|struck| struck.ship == ship.id);
        (ship.id, ship.hull - hits.count() as i16)
    });
    Event::Drifted {
        lost: losses(left),
        struck,
        asteroids: after,
    }
}

/// Event of the fire of all ships after the drift.
fn fire(state: &State, fleeing: &[ShipId]) -> Event {
    // I10: ships that share a hex with an asteroid now.
    let is_hidden = |spot: &Placement| state.asteroids.iter().any(|one| one.hex == spot.hex);
    let targets: Vec<(&Ship, Placement)> = state
        .flying()
        .filter_map(|ship| Some((ship, ship.spot?)))
        .collect();
    let (hidden, exposed): (Vec<_>, Vec<_>) =
        targets.into_iter().partition(|(_, spot)| is_hidden(spot));
    let volleys: Vec<Volley> = exposed
        .iter()
        .filter(|(ship, _)| !fleeing.contains(&ship.id) && fires(state, ship.id))
        .map(|(ship, spot)| {
            let zone = zone(&ship.build, spot.hex, spot.nose);
            // I11, I12: everyone in the zone, friends too; the zone never holds one's own hex.
            let hits = exposed.iter().filter_map(|(target, there)| {
                let &(_, damage) = zone.iter().find(|(hex, _)| *hex == there.hex)?;
                Some(Hit {
                    target: target.id,
                    damage,
                })
            });
            Volley {
                ship: ship.id,
                hex: spot.hex,
                hits: hits.collect(),
                zone,
            }
        })
        .collect();
    let left = exposed.iter().map(|(ship, _)| {
        let hits = volleys.iter().flat_map(|volley| &volley.hits);
        let hits = hits.filter(|hit| hit.target == ship.id);
        (
            ship.id,
            ship.hull - hits.map(|hit| i16::from(hit.damage)).sum::<i16>(),
        )
    });
    let lost = losses(left);
    let survives = |id: &&ShipId| !lost.iter().any(|loss| loss.ship == **id);
    Event::Fired {
        stars: prizes(state, &volleys, &lost),
        fled: fleeing
            .iter()
            .filter(|id| state.ship(**id).is_some_and(Ship::is_flying))
            .filter(survives)
            .copied()
            .collect(),
        hidden: hidden.iter().map(|(ship, _)| ship.id).collect(),
        volleys,
        lost,
    }
}

fn fires(state: &State, id: ShipId) -> bool {
    let flight = state.last.as_ref().and_then(|report| report.flight(id));
    let plan = flight.and_then(|flight| flight.plan.as_ref());
    plan.is_some_and(|plan| plan.trigger == Trigger::Fire)
}

/// Prizes for the ships that were shot down (I16, I32): for each, two stars to the only ship that
/// hit it, or one to each; none to its pilot's own, and none to a pilot who is lost in the same
/// volley.
fn prizes(state: &State, volleys: &[Volley], lost: &[Loss]) -> Vec<Prize> {
    let scored = |id: ShipId| -> u8 {
        let is_lost = |loss: &Loss| loss.ship == id && loss.pilot == Pilot::Lost;
        if lost.iter().any(is_lost) {
            return 0;
        }
        let shot_down = lost.iter().map(|loss| {
            let hit = |volley: &&Volley| volley.hits.iter().any(|hit| hit.target == loss.ship);
            let hunters: Vec<ShipId> = volleys.iter().filter(hit).map(|one| one.ship).collect();
            if loss.ship.seat == id.seat || !hunters.contains(&id) {
                0
            } else if hunters.len() == 1 {
                2
            } else {
                1
            }
        });
        shot_down.sum()
    };
    let prizes = state.ships.iter().map(|ship| Prize {
        ship: ship.id,
        stars: scored(ship.id),
    });
    prizes.filter(|prize| prize.stars > 0).collect()
}
