//! A sky in the making, and what is still wrong with it. For its hider alone.

use super::position::Position;
use super::positions::Positions;
use super::sky::{PLANETS, SYSTEMS, count_systems, is_sky, systems};

/// A sky in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The planets so far, 20 at most.
    pub planets: Positions,
    /// The systems that they form, in the order of their first positions.
    pub systems: Vec<Positions>,
    /// Positions where one planet more would join systems, those that join most first.
    pub joins: Vec<Join>,
    /// Positions where one planet more would be a system of its own.
    pub openings: Positions,
    /// The planets without which a system would fall apart.
    pub cuts: Positions,
    /// When all planets are placed and do not form nine systems: the move that brings them nearest
    /// to nine, if one brings them nearer.
    pub remedy: Option<Move>,
}

/// A free position that touches several systems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// The position.
    pub at: Position,
    /// The systems that a planet there would join, counted from 0 as in [`Draft::systems`].
    pub systems: Vec<usize>,
}

/// A planet's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The position where it is.
    pub from: Position,
    /// The position to which it goes.
    pub to: Position,
}

/// Comparison of a number with the one that is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balance {
    /// So many are missing.
    TooFew(u8),
    /// Just right.
    Right,
    /// There are so many too many.
    TooMany(u8),
}

impl Draft {
    /// Looks at these planets.
    pub fn new(planets: Positions) -> Self {
        let systems = systems(planets);
        let free = || Position::all().filter(|&at| !planets.has(at));
        let touched = |at: Position| -> Vec<usize> {
            let near = |system: &&Positions| !system.common(at.neighbours()).is_empty();
            let all = systems.iter().enumerate();
            all.filter(|(_, system)| near(system))
                .map(|(number, _)| number)
                .collect()
        };
        let mut joins: Vec<Join> = free()
            .map(|at| Join {
                at,
                systems: touched(at),
            })
            .filter(|join| join.systems.len() > 1)
            .collect();
        joins.sort_by_key(|join| std::cmp::Reverse(join.systems.len()));
        // Not less than before though one planet is gone: what it held together falls apart.
        let cuts = planets.iter().filter(|&planet| {
            !planet.neighbours().common(planets).is_empty()
                && count_systems(planets.without(planet)) > systems.len() as u8
        });
        Self {
            cuts: Positions::new(cuts),
            openings: Positions::new(
                free().filter(|at| at.neighbours().common(planets).is_empty()),
            ),
            remedy: remedy(planets),
            planets,
            systems,
            joins,
        }
    }

    /// True if it can be sealed.
    pub fn is_ready(&self) -> bool {
        is_sky(self.planets)
    }

    /// Number of planets that are missing.
    pub fn planets_balance(&self) -> Balance {
        Balance::new(self.planets.count(), PLANETS)
    }

    /// Number of systems that are missing or too many.
    pub fn systems_balance(&self) -> Balance {
        // At most 20 planets.
        Balance::new(self.systems.len() as u8, SYSTEMS)
    }

    /// The fewest positions that, filled one after the other, join what is too many: each time
    /// the one that joins most. Empty when nothing is too many; short when no position joins any.
    pub fn bridge(&self) -> Positions {
        let mut planets = self.planets;
        let mut bridge = Positions::default();
        while count_systems(planets) > SYSTEMS {
            let count = count_systems(planets);
            let best = Position::all()
                .filter(|&at| !planets.has(at))
                .map(|at| (count_systems(planets.with(at)), std::cmp::Reverse(at)))
                .filter(|&(left, _)| left < count && left >= SYSTEMS)
                .min()
                .map(|(_, std::cmp::Reverse(at))| at);
            let Some(at) = best else { break };
            planets = planets.with(at);
            bridge = bridge.with(at);
        }
        bridge
    }

    /// Free positions that touch no planet and not each other, as many as systems are missing, at
    /// most `most`: a planet at each would make that many more.
    pub fn founding_places(&self, most: u8) -> Positions {
        let Balance::TooFew(missing) = self.systems_balance() else {
            return Positions::default();
        };
        let mut left = self.openings;
        let mut places = Positions::default();
        while places.count() < missing.min(most) {
            let Some(at) = left.first() else { break };
            places = places.with(at);
            left = left.without(at).minus(at.neighbours());
        }
        places
    }

    /// Number of systems that there would be after a planet's move.
    pub fn systems_after(&self, Move { from, to }: Move) -> u8 {
        count_systems(self.planets.without(from).with(to))
    }

    /// True if the [`bridge`](Self::bridge) joins all that is too many.
    pub fn bridge_is_enough(&self) -> bool {
        count_systems(self.planets.and(self.bridge())) <= SYSTEMS
    }
}

impl Balance {
    /// Balance of a count against the number that is needed.
    fn new(count: u8, needed: u8) -> Self {
        match count.checked_sub(needed) {
            None => Self::TooFew(needed - count),
            Some(0) => Self::Right,
            Some(surplus) => Self::TooMany(surplus),
        }
    }
}

fn remedy(planets: Positions) -> Option<Move> {
    if planets.count() != PLANETS {
        return None;
    }
    let off = |planets| count_systems(planets).abs_diff(SYSTEMS);
    let mut best = (off(planets), None);
    for from in planets.iter() {
        let rest = planets.without(from);
        for to in Position::all().filter(|&to| !planets.has(to)) {
            if best.0 == 0 {
                return best.1;
            }
            let off = off(rest.with(to));
            if off < best.0 {
                best = (off, Some(Move { from, to }));
            }
        }
    }
    best.1
}
