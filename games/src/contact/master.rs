//! The game master as the source of a solo mission (house choice). It looks for the route that
//! is hardest to take for another, and flies it at an even pace.
//!
//! Where a person is the source nothing here is ever used but the pace, which is offered to it.

use super::decide::{Decision, owner};
use super::event::Event;
use super::rhythm::{Hop, Millis, Rhythm};
use super::round::Source;
use super::route::Route;
use super::signal::Signal;
use super::space::Space;
use super::tile::Tile;
use crate::core::secret::Secret;

/// Time of a flight over one unit.
pub(super) const PACE: u64 = 150;
/// Time that the hand lies between two flights.
const PAUSE: Millis = Millis::new(800);
/// The clarity of a route that cannot be taken for any other.
const CLEAREST: u64 = 1_000;
/// The clarity from which a route deserves the highest signal card.
const EASY: u64 = 300;

/// Transmits to the solo player; in the pro variant it first chooses the signal card.
pub(super) fn transmit(turn: &mut Decision<'_>) {
    let state = turn.state();
    let Some(round) = &state.round else { return };
    let target = *turn.open(&round.target);
    let suspects = state.suspects();
    let (route, clarity) = clearest(&state.space, state.rocket, target, &suspects);
    let rhythm = rhythm(&state.space, state.rocket, &route);
    let unchosen = round.signal.is_none() && state.options.mission.is_whole();
    let signal = signal_for(clarity, &state.signals).filter(|_| unchosen);
    if let Some(signal) = signal {
        turn.emit(Event::SignalChosen { signal });
    }
    turn.emit(Event::Transmitted {
        rhythm,
        route: Secret::new(owner(Source::GameMaster), Route::new(route)),
    });
}

/// A flight at an even pace: as long in the air as it is far from edge to edge.
pub(super) fn rhythm(space: &Space, start: Tile, landings: &[Tile]) -> Rhythm {
    let hop = |(nth, far): (usize, u32)| Hop {
        pause: if nth == 0 { Millis::default() } else { PAUSE },
        flight: Millis::new(u64::from(far) * PACE / 100),
    };
    let legs = distances(space, start, landings);
    Rhythm::new(legs.into_iter().enumerate().map(hop).collect())
}

/// Distance that a flight of the game master covers in a time, in hundredths of a unit.
pub(super) fn reach(flight: Millis) -> u32 {
    // Two minutes at most.
    (flight.get() * 100 / PACE) as u32
}

/// Signal card for a route of this clarity: an easy one deserves many points.
fn signal_for(clarity: u64, pile: &[Signal]) -> Option<Signal> {
    let highest = pile.len().checked_sub(1)? as u64;
    // The pile is in order, low to high.
    let place = highest * clarity.min(EASY) / EASY;
    pile.get(place as usize).copied()
}

/// The clearest route, and how clear it is. Routes are as short as can be, but a stop-over is
/// always thought of: it often tells more than a direct flight.
fn clearest(space: &Space, start: Tile, target: Tile, suspects: &[Tile]) -> (Vec<Tile>, u64) {
    let mut best = None;
    for legs in 1..space.tiles().count() {
        for route in routes(space, start, target, legs) {
            let clarity = clarity(space, start, &route, suspects);
            if best.as_ref().is_none_or(|(_, most)| clarity > *most) {
                best = Some((route, clarity));
            }
        }
        if legs >= 2 && best.is_some() {
            break;
        }
    }
    best.unwrap_or((vec![target], 0))
}

/// Difference in sound between this route and the nearest route to another suspect: the leg in
/// which they differ most counts, relative to its length.
fn clarity(space: &Space, start: Tile, route: &[Tile], suspects: &[Tile]) -> u64 {
    let own = distances(space, start, route);
    let apart = |other: &Vec<Tile>| {
        let other_legs = distances(space, start, other);
        let legs = own.iter().zip(&other_legs).map(|(&own, &other_legs)| {
            let bare = u64::from(own.max(other_legs)) + u64::from(Space::GAP.unsigned_abs());
            CLEAREST * u64::from(own.abs_diff(other_legs)) / bare
        });
        legs.max().unwrap_or(0)
    };
    let others = suspects
        .iter()
        .filter(|&&other| route.last() != Some(&other));
    let imitations = others.flat_map(|&other| routes(space, start, other, route.len()));
    imitations
        .map(|other| apart(&other))
        .min()
        .unwrap_or(CLEAREST)
}

fn distances(space: &Space, start: Tile, landings: &[Tile]) -> Vec<u32> {
    let starts = std::iter::once(&start).chain(landings);
    let legs = starts.zip(landings);
    legs.map(|(&from, &to)| space.distance(from, to)).collect()
}

/// Every route of so many legs.
fn routes(space: &Space, start: Tile, target: Tile, legs: usize) -> Vec<Vec<Tile>> {
    let mut found = Vec::new();
    follow(space, target, legs, &mut vec![start], &mut found);
    found
}

fn follow(
    space: &Space,
    target: Tile,
    legs: usize,
    flown: &mut Vec<Tile>,
    found: &mut Vec<Vec<Tile>>,
) {
    let Some(&from) = flown.last() else { return };
    if legs == 1 {
        if !flown.contains(&target) && space.is_free(from, target) {
            let landings = flown.iter().skip(1).copied().chain([target]);
            found.push(landings.collect());
        }
        return;
    }
    for stop in space.reachable(from) {
        if stop != target && !flown.contains(&stop) {
            flown.push(stop);
            follow(space, target, legs - 1, flown, found);
            flown.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contact::options::Difficulty;
    use crate::core::dice::{Dice, Seed};

    fn spaces(level: Difficulty) -> impl Iterator<Item = Space> {
        (0..20).map(move |number| {
            let mut dice = Dice::for_event(&Seed::new([11; 32]), number);
            Space::random(level, &mut dice)
        })
    }

    #[test]
    fn game_master_routes_are_flyable() {
        for space in spaces(Difficulty::Six).chain(spaces(Difficulty::Pro)) {
            let planets: Vec<Tile> = Tile::planets().collect();
            for &target in &planets {
                let (route, clarity) = clearest(&space, Tile::EARTH, target, &planets);
                assert!(clarity <= CLEAREST);
                let course = crate::contact::route::Course {
                    space: &space,
                    start: Tile::EARTH,
                    target,
                };
                let flown = course.whole(&route).unwrap();
                assert!(course.is_complete(&flown), "{route:?}");
            }
        }
    }

    #[test]
    fn game_master_flies_at_constant_speed() {
        for space in spaces(Difficulty::Two) {
            for to in space.reachable(Tile::EARTH) {
                let rhythm = rhythm(&space, Tile::EARTH, &[to]);
                let flight = rhythm.hops()[0].flight.get();
                let far = u64::from(space.distance(Tile::EARTH, to));
                assert_eq!(flight, far * 3 / 2);
                assert!(far >= 50, "edges are half a unit apart");
            }
        }
    }

    #[test]
    fn easier_routes_get_the_signals_of_their_clarity() {
        let pack = Signal::pack();
        assert_eq!(signal_for(0, &pack), Some(Signal::One));
        assert_eq!(signal_for(EASY / 2, &pack), Some(Signal::Three));
        assert_eq!(signal_for(CLEAREST, &pack), Some(Signal::Six));
        assert_eq!(signal_for(CLEAREST, &[]), None);
    }
}
