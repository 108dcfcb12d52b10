//! A look at the turn after this one: where ships can fly to from each end, and what their fire
//! could do there. Asteroids are left out of it: they will have drifted on.

use std::collections::{BTreeMap, BTreeSet};

use games::interceptor::{Board, Build, Code, Facing, Hex, Moves, Speed, zone};

use super::ends::End;

/// A whole hull, in the parts in which fire is expected.
pub(super) const PARTS: i32 = 1 << 12;

/// A ship's next turn, from each of its ends.
pub(super) struct Looks(Vec<Look>);

/// The next turn from one end.
struct Look {
    /// Places where it can end then, as [`place`] numbers them.
    ways: Vec<u16>,
    /// Gain of another ship in each place, if this one flies anywhere: the fire that it takes, less
    /// the fire that it gives.
    gain: Vec<i32>,
}

impl Looks {
    /// The ways of one's own, and what a foe of this build gains from them.
    pub(super) fn new(board: Board, build: &Build, foe: &Build, ends: &[End]) -> Self {
        let mut flights = BTreeMap::new();
        let (guns, theirs) = (reach(board, build), reach(board, foe));
        let look = |end: &End| {
            let speed = end.spot.speed;
            let flights = flights.entry(speed);
            let flights: &Vec<Flight> = flights.or_insert_with(|| Flight::all(build, speed));
            let from = |flight: &Flight| flight.from(board, end.spot.hex, end.spot.nose);
            let ways: Vec<u16> = flights.iter().filter_map(from).collect();
            let gain = gains(&ways, &guns, &theirs);
            Look { ways, gain }
        };
        Self(ends.iter().map(look).collect())
    }

    /// Lead over the other ship next turn, in parts of a hull: half way between the most that this
    /// ship can gain while the other flies anywhere, and what it loses the other way round. The
    /// worth of the next turn lies between these two. Where very many pairs of ends are looked at,
    /// not every way is tried.
    pub(super) fn lead(&self, own: usize, other: &Self, end: usize, pairs: usize) -> i32 {
        const MOST: usize = 16_000_000;
        let (own, other) = (&self.0[own], &other.0[end]);
        let every = |look: &Look| 1 + pairs * look.ways.len() / MOST;
        (own.most(other, every(own)) - other.most(own, every(other))) / 2
    }
}

impl Look {
    fn most(&self, other: &Self, every: usize) -> i32 {
        let ways = self.ways.iter().step_by(every);
        let gains = ways.map(|way| other.gain[usize::from(*way)]);
        gains.max().unwrap_or(0)
    }
}

/// A hex of the board and a nose, numbered: six noses a hex, row by row.
fn place(board: Board, hex: Hex, nose: Facing) -> Option<u16> {
    board.has(hex).then(|| {
        let (column, row) = (hex.column().unsigned_abs(), hex.row().unsigned_abs());
        (u16::from(row) * u16::from(board.side()) + u16::from(column)) * 6 + nose as u16
    })
}

/// Hexes of the board that fire reaches from each place, and the damage there.
fn reach(board: Board, build: &Build) -> Vec<Vec<(usize, i32)>> {
    let places = board
        .hexes()
        .flat_map(|hex| Facing::ALL.map(|nose| (hex, nose)));
    let reached = places.map(|(hex, nose)| {
        let zone = zone(build, hex, nose).into_iter();
        let on_board = zone.filter_map(|(hex, damage)| {
            let place = place(board, hex, Facing::North)?;
            Some((usize::from(place / 6), i32::from(damage)))
        });
        on_board.collect()
    });
    reached.collect()
}

/// Gain of a foe in each place from a ship that goes any of these ways.
fn gains(ways: &[u16], guns: &[Vec<(usize, i32)>], theirs: &[Vec<(usize, i32)>]) -> Vec<i32> {
    let hexes = guns.len() / 6;
    let (mut there, mut threat) = (vec![0; hexes], vec![0; hexes]);
    for way in ways {
        let way = usize::from(*way);
        there[way / 6] += 1;
        for (hex, damage) in &guns[way] {
            threat[*hex] += damage;
        }
    }
    let all = (ways.len() as i32).max(1);
    let gain = theirs.iter().enumerate().map(|(place, reached)| {
        let given: i32 = reached
            .iter()
            .map(|(hex, damage)| damage * there[*hex])
            .sum();
        (given - threat[place / 6]) * PARTS / all
    });
    gain.collect()
}

/// A way of flying, as seen from the nose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Flight {
    /// Number of hexes along the nose, and along the face to its right.
    ahead: i8,
    right: i8,
    /// Number of faces by which the nose turns to the right.
    turned: u8,
}

impl Flight {
    /// Every way of flying after this speed.
    fn all(build: &Build, speed: Speed) -> Vec<Self> {
        let mut found = BTreeSet::new();
        let within = build.speeds(speed);
        for speed in within.start().get()..=within.end().get() {
            let moves = Speed::new(speed).moves();
            Moves::new(build, moves).each(|codes| {
                found.insert(Self::along(codes, speed < 0));
            });
        }
        found.into_iter().collect()
    }

    fn along(codes: &[Code], mut backwards: bool) -> Self {
        // The six faces, from the nose clockwise.
        const FACES: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        let (mut ahead, mut right, mut turned) = (0, 0, 0);
        for code in codes {
            if matches!(code, Code::Ahead | Code::Flip) {
                let travel = if backwards { turned + 3 } else { turned };
                let (one, other) = FACES[travel % 6];
                (ahead, right) = (ahead + one, right + other);
            }
            turned += match code {
                Code::Ahead => 0,
                Code::Right => 1,
                Code::Left => 5,
                Code::Loop | Code::Flip => 3,
            };
            backwards ^= *code == Code::Flip;
        }
        let turned = (turned % 6) as u8;
        Self {
            ahead,
            right,
            turned,
        }
    }

    /// Place to which the flight leads from there; none beyond the board.
    fn from(&self, board: Board, hex: Hex, nose: Facing) -> Option<u16> {
        let step = |hex, steps: i8, facing: Facing| {
            let facing = if steps < 0 {
                facing.turned_back()
            } else {
                facing
            };
            (0..steps.abs()).fold(hex, |hex: Hex, _| hex.step(facing))
        };
        let hex = step(hex, self.ahead, nose);
        let hex = step(hex, self.right, nose.turned_right());
        let nose = (0..self.turned).fold(nose, |nose, _| nose.turned_right());
        place(board, hex, nose)
    }
}

#[cfg(test)]
mod tests {
    use games::interceptor::{Placement, Plan, Trigger, fly};

    use super::*;

    /// What is seen from the nose is what is flown on the board.
    #[test]
    fn seen_ways_match_flown_ways() {
        let (board, build) = (Board::LARGE, Build::default());
        for (hex, nose) in Facing::ALL.map(|nose| (Hex::new(7, 7), nose)) {
            for speed in (-5..=5).map(Speed::new) {
                let from = Placement { hex, nose, speed };
                let mut flown = BTreeSet::new();
                let within = build.speeds(speed);
                for speed in (within.start().get()..=within.end().get()).map(Speed::new) {
                    let moves = speed.moves();
                    Moves::new(&build, moves).each(|codes| {
                        let plan = Plan {
                            speed,
                            codes: codes.to_vec(),
                            trigger: Trigger::Fire,
                            fixes: Vec::new(),
                        };
                        let legs = fly(board, &[], from, &plan);
                        let spot = legs.last().map_or(from, |leg| leg.to);
                        flown.insert(place(board, spot.hex, spot.nose));
                    });
                }
                let seen = Flight::all(&build, speed);
                let seen = seen.iter().map(|flight| flight.from(board, hex, nose));
                assert_eq!(seen.collect::<BTreeSet<_>>(), flown, "{from}");
            }
        }
    }
}
