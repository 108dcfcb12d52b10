//! The space: where the tiles lie, and which of them a straight flight joins. Draws no picture.

use serde::{Deserialize, Serialize};

use super::options::Difficulty;
use super::point::SpacePoint;
use super::tile::{FEW, MANY, Tile};
use crate::core::dice::Dice;

/// Places of the tiles; they never change during a mission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// By the tiles' order: 19 places, or 24 with the asteroids.
    at: Vec<SpacePoint>,
}

impl Space {
    /// The side of the square, in hundredths of a unit.
    pub const SIDE: i32 = 40 * SpacePoint::UNIT;
    /// A tile's radius (house choice: a diameter of 3.5 units).
    pub const RADIUS: i32 = 175;
    /// The least gap between two tiles' edges.
    pub const GAP: i32 = 50;

    /// Scatters the tiles: the Earth in the centre, the asteroids of the pro variant around it.
    ///
    /// Every tile can then be reached somehow. Take the shortest net of legs that joins all
    /// tiles: a tile that blocks one of its legs would, with this gap, be nearer to both ends
    /// than they are to each other, and two shorter legs could replace that one.
    pub fn random(level: Difficulty, dice: &mut Dice) -> Self {
        let mut space = Self { at: vec![CENTRE] };
        let rocks = match level {
            Difficulty::Pro => rocks_around(dice),
            _ => Vec::new(),
        };
        let mut planets = Vec::new();
        for _ in Tile::planets() {
            let others: Vec<SpacePoint> = [&space.at[..], &rocks, &planets].concat();
            planets.push(free_place(&others, dice));
        }
        space.at.extend(planets);
        space.at.extend(rocks);
        space
    }

    /// A space of these places, in the order of the tiles; `None` when a tile leaves the square
    /// or comes too near to another, or when their number is wrong.
    pub fn new(places: Vec<SpacePoint>) -> Option<Self> {
        let counts = [FEW, MANY].map(usize::from);
        let inside = |at: &SpacePoint| RANGE.contains(&at.x) && RANGE.contains(&at.y);
        let clear = |(nth, at): (usize, &SpacePoint)| keeps_clear(*at, &places[..nth]);
        let sound = counts.contains(&places.len())
            && places.iter().all(inside)
            && places.iter().enumerate().all(clear);
        sound.then_some(Self { at: places })
    }

    /// Centre of a tile; `None` when the tile is in the box.
    pub fn centre(&self, tile: Tile) -> Option<SpacePoint> {
        self.at.get(tile.index()).copied()
    }

    /// The tiles on the table.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + Clone + '_ {
        Tile::all().take(self.at.len())
    }

    /// The tiles in the way of a straight flight (C3). None for a tile that is in the box.
    pub fn blockers(&self, from: Tile, to: Tile) -> Vec<Tile> {
        self.in_the_way(from, to).collect()
    }

    /// True if a straight flight joins two different tiles.
    // Computers ask it of every pair.
    #[inline]
    pub fn is_free(&self, from: Tile, to: Tile) -> bool {
        let there = self.centre(from).is_some() && self.centre(to).is_some();
        there && from != to && self.in_the_way(from, to).next().is_none()
    }

    /// The tiles that can be flown to straight from this one.
    pub fn reachable(&self, from: Tile) -> impl Iterator<Item = Tile> + '_ {
        self.tiles().filter(move |&to| self.is_free(from, to))
    }

    /// The distance from edge to edge, in hundredths of a unit. Only for the game master's own
    /// flights: where a person is the source, no player is told it.
    pub(super) fn distance(&self, from: Tile, to: Tile) -> u32 {
        let ends = self.centre(from).zip(self.centre(to));
        let apart = ends.map_or(0, |(from, to)| from.apart(to));
        let centres = apart.unsigned_abs().isqrt();
        let edges = centres.saturating_sub(2 * Self::RADIUS.unsigned_abs() as u64);
        // At most the diagonal of the square.
        edges as u32
    }

    fn in_the_way(&self, from: Tile, to: Tile) -> impl Iterator<Item = Tile> + '_ {
        let ends = self.centre(from).zip(self.centre(to));
        self.tiles().filter(move |&third| {
            let line = ends.zip(self.centre(third));
            third != from
                && third != to
                && line.is_some_and(|((from, to), third)| from.passes(to, third, Self::RADIUS))
        })
    }
}

const CENTRE: SpacePoint = SpacePoint {
    x: Space::SIDE / 2,
    y: Space::SIDE / 2,
};

/// Range of a centre, so that the whole disc is inside.
const RANGE: std::ops::RangeInclusive<i32> = Space::RADIUS..=Space::SIDE - Space::RADIUS;

fn keeps_clear(at: SpacePoint, others: &[SpacePoint]) -> bool {
    let least = i64::from(2 * Space::RADIUS + Space::GAP);
    others.iter().all(|&other| at.apart(other) >= least * least)
}

/// Throws darts until one lands in the clear. Tiles this small rule out at most 23·π·4² of 36.5²
/// square units, so an eighth of all darts does.
fn free_place(others: &[SpacePoint], dice: &mut Dice) -> SpacePoint {
    loop {
        let at = SpacePoint {
            x: between(*RANGE.start(), *RANGE.end(), dice),
            y: between(*RANGE.start(), *RANGE.end(), dice),
        };
        if keeps_clear(at, others) {
            return at;
        }
    }
}

/// Five places around the Earth, 6 to 9 units from it give or take one, in a star that is
/// mirrored by chance. However they fall, they keep clear of it and of each other.
fn rocks_around(dice: &mut Dice) -> Vec<SpacePoint> {
    const STAR: [(i32, i32); 5] = [(0, -100), (95, -31), (59, 81), (-59, 81), (-95, -31)];
    let (turn, mirror) = (dice.below(2), 1 - 2 * between(0, 1, dice));
    let mut rock = |(x, y): (i32, i32)| {
        let (x, y) = if turn == 0 { (x, y) } else { (y, x) };
        let far = between(600, 900, dice);
        SpacePoint {
            x: CENTRE.x + mirror * x * far / 100 + between(-100, 100, dice),
            y: CENTRE.y + mirror * y * far / 100 + between(-100, 100, dice),
        }
    };
    STAR.map(&mut rock).to_vec()
}

fn between(least: i32, most: i32, dice: &mut Dice) -> i32 {
    let drawn = dice.below((most - least).unsigned_abs() + 1);
    // Below the side of the square.
    least + drawn as i32
}
