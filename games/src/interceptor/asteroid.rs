//! Asteroids, and how they drift all at once: off the walls, then off each other.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::hex::{Facing, Hex};

/// An asteroid: where it is and where it drifts. No two share a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asteroid {
    /// The hex where it is.
    pub hex: Hex,
    /// Direction of its arrow.
    pub drift: Facing,
}

/// The asteroids after the asteroid phase, in the same order.
pub fn drifted(board: Board, asteroids: &[Asteroid]) -> Vec<Asteroid> {
    let bounced: Vec<Facing> = asteroids.iter().map(|one| bounce(board, *one)).collect();
    let target = |one: usize| asteroids[one].hex.step(bounced[one]);
    let mut groups = Groups::alone(asteroids.len());
    // I34: those that would enter one hex, or swap hexes.
    for first in 0..asteroids.len() {
        for second in 0..first {
            let swap =
                target(first) == asteroids[second].hex && target(second) == asteroids[first].hex;
            if swap || target(first) == target(second) {
                groups.join(first, second);
            }
        }
    }
    // A board of one hex would have nowhere to go; ours all do.
    let walled = |one: usize| !board.has(target(one));
    // Then those that run into one that stays, until there is none.
    loop {
        let stays = |one: usize| walled(one) || groups.size(one) > 1;
        let runs_into = |one: usize| {
            let blocks = |other: &usize| stays(*other) && asteroids[*other].hex == target(one);
            (0..asteroids.len()).filter(|_| !stays(one)).find(blocks)
        };
        let crashes: Vec<(usize, usize)> = (0..asteroids.len())
            .filter_map(|one| Some((one, runs_into(one)?)))
            .collect();
        if crashes.is_empty() {
            break;
        }
        for (one, other) in crashes {
            groups.join(one, other);
        }
    }
    (0..asteroids.len())
        .map(|one| match groups.others(one).as_slice() {
            [] if walled(one) => Asteroid {
                drift: bounced[one],
                ..asteroids[one]
            },
            [] => Asteroid {
                hex: target(one),
                drift: bounced[one],
            },
            [other] => Asteroid {
                drift: bounced[*other],
                ..asteroids[one]
            },
            [..] => Asteroid {
                drift: bounced[one].turned_back(),
                ..asteroids[one]
            },
        })
        .collect()
}

/// Direction of an asteroid after the walls.
fn bounce(board: Board, asteroid: Asteroid) -> Facing {
    let Asteroid { hex, drift } = asteroid;
    let ahead = hex.step(drift);
    if board.has(ahead) {
        return drift;
    }
    let side = board.side() as i8;
    let beside = !(0..side).contains(&ahead.column());
    let beyond = !(0..side).contains(&ahead.row());
    let mut bounced = drift;
    if beside {
        bounced = bounced.mirrored_across();
    }
    if beyond {
        bounced = bounced.mirrored_down();
    }
    if board.has(hex.step(bounced)) {
        bounced
    } else {
        drift.turned_back()
    }
}

/// Groups of asteroids that stay together.
struct Groups(Vec<usize>);

impl Groups {
    fn alone(count: usize) -> Self {
        Self((0..count).collect())
    }

    fn join(&mut self, one: usize, other: usize) {
        let (kept, gone) = (self.0[one], self.0[other]);
        for group in &mut self.0 {
            if *group == gone {
                *group = kept;
            }
        }
    }

    fn size(&self, one: usize) -> usize {
        self.0.iter().filter(|&&group| group == self.0[one]).count()
    }

    fn others(&self, one: usize) -> Vec<usize> {
        let together = |other: &usize| *other != one && self.0[*other] == self.0[one];
        (0..self.0.len()).filter(together).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interceptor::parse;

    fn asteroids(said: &str) -> Vec<Asteroid> {
        let mut words = said.split_whitespace();
        let mut all = Vec::new();
        while let Some((hex, drift)) = words.next().zip(words.next()) {
            let hex = parse::hex(hex).unwrap();
            let drift = parse::facing(drift).unwrap();
            all.push(Asteroid { hex, drift });
        }
        all
    }

    #[track_caller]
    fn drift(before: &str, after: &str) {
        let drifted = drifted(Board::SMALL, &asteroids(before));
        assert_eq!(drifted, asteroids(after), "{before}");
    }

    #[test]
    fn asteroids_drift_one_hex_along_their_arrow() {
        drift("F5 N", "F4 N");
        drift("F5 SE", "G6 SE");
        drift("E5 SE", "F5 SE");
    }

    #[test]
    fn asteroids_bounce_off_walls_and_still_move() {
        drift("A5 NW", "B4 NE");
        drift("A5 SW", "B5 SE");
        drift("K5 SE", "J5 SW");
        drift("F1 N", "F2 S");
        drift("E1 NE", "F1 SE");
        drift("F11 SW", "E11 NW");
        // Corners: both.
        drift("A1 NW", "B1 SE");
        drift("K1 NE", "J1 SW");
        drift("A11 SW", "B11 SE");
        drift("A11 S", "A10 N");
    }

    #[test]
    fn two_colliding_asteroids_swap_directions() {
        drift("E4 N E2 S", "E4 S E2 N");
        // They would swap hexes.
        drift("E3 N E2 S", "E3 S E2 N");
        // The wall comes first: both want F2.
        drift("F1 N F3 N", "F1 N F3 S");
    }

    #[test]
    fn three_colliding_asteroids_reverse() {
        drift("E4 N E2 S F2 SW", "E4 S E2 N F2 NE");
    }

    #[test]
    fn asteroid_behind_a_blocked_one_is_blocked_too() {
        drift("E4 N E2 S E5 N", "E4 S E2 N E5 S");
        // A fourth behind it too.
        drift("E4 N E2 S E5 N E6 N", "E4 S E2 N E5 S E6 S");
    }

    #[test]
    fn asteroid_chains_and_rings_move() {
        drift("E4 N E3 N", "E3 N E2 N");
        drift("E4 N E3 SE F3 SW", "E3 N F3 SE E4 SW");
    }

    proptest::proptest! {
        #[test]
        fn asteroids_never_vanish_or_share_a_hex(
            places in proptest::collection::btree_map(0usize..121, 0usize..6, 0..40),
        ) {
            let hexes: Vec<Hex> = Board::SMALL.hexes().collect();
            let before: Vec<Asteroid> = places
                .iter()
                .map(|(&at, &facing)| Asteroid { hex: hexes[at], drift: Facing::ALL[facing] })
                .collect();
            let after = drifted(Board::SMALL, &before);
            proptest::prop_assert_eq!(after.len(), before.len());
            let mut taken: Vec<Hex> = after.iter().map(|one| one.hex).collect();
            taken.sort();
            taken.dedup();
            proptest::prop_assert_eq!(taken.len(), before.len());
            proptest::prop_assert!(after.iter().all(|one| Board::SMALL.has(one.hex)));
            // The order in which they are named does not matter.
            let mut named: Vec<Asteroid> = before.clone();
            named.reverse();
            let mut other = drifted(Board::SMALL, &named);
            other.reverse();
            proptest::prop_assert_eq!(other, after);
        }
    }
}
