//! Skies: exactly 20 planets in exactly 9 systems (S1), how they fall apart into systems, and how
//! one is drawn by chance.

use super::position::{COUNT, Position};
use super::positions::Positions;
use crate::core::dice::Dice;

/// Number of planets in a sky.
pub const PLANETS: u8 = 20;

/// Number of systems that they form.
pub const SYSTEMS: u8 = 9;

/// The planetary systems: planets that touch, in the order of their first positions.
pub fn systems(planets: Positions) -> Vec<Positions> {
    let mut systems = Vec::new();
    let mut rest = planets;
    while let Some(first) = rest.first() {
        let system = system_of(first, rest);
        systems.push(system);
        rest = rest.minus(system);
    }
    systems
}

/// True if these planets make a sky.
pub fn is_sky(planets: Positions) -> bool {
    planets.count() == PLANETS && count_systems(planets) == SYSTEMS
}

/// Number of systems that these planets form.
pub(super) fn count_systems(planets: Positions) -> u8 {
    let mut count = 0;
    let mut rest = planets;
    while let Some(first) = rest.first() {
        rest = rest.minus(system_of(first, rest));
        count += 1;
    }
    count
}

/// The planets that touch this one, directly or by others.
pub fn system_of(planet: Position, planets: Positions) -> Positions {
    let mut system = Positions::new([planet]);
    let mut border = system;
    while !border.is_empty() {
        border = border.around().common(planets).minus(system);
        system = system.and(border);
    }
    system
}

/// A sky by chance. **Every sky that the rules allow is equally likely**: 20 positions are drawn
/// without preference, again and again until they form nine systems, as one draw in 27 does.
pub fn random_sky(dice: &mut Dice) -> Positions {
    loop {
        let planets = scattered(dice);
        if count_systems(planets) == SYSTEMS {
            return planets;
        }
    }
}

/// Twenty different positions, each choice of them equally likely.
fn scattered(dice: &mut Dice) -> Positions {
    let mut planets = Positions::default();
    while planets.count() < PLANETS {
        // Below 127.
        let drawn = dice.below(COUNT as u32) as u8;
        planets = planets.with(Position::of_bit(drawn));
    }
    planets
}
