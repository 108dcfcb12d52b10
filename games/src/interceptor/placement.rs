//! Place of a ship and its movement: as it enters the board, and ever after.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::build::Build;
use super::hex::{Facing, Hex};
use super::order::Speed;
use crate::core::dice::Dice;
use crate::core::said::join_words;

/// A ship's place, nose and speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    /// The hex where it is.
    pub hex: Hex,
    /// Direction of its nose.
    pub nose: Facing,
    /// Speed along the nose, or against it.
    pub speed: Speed,
}

impl Placement {
    /// Direction of travel: along the nose, or backwards below 0.
    pub const fn travel(&self) -> Facing {
        if self.speed.get() < 0 {
            self.nose.turned_back()
        } else {
            self.nose
        }
    }

    /// The ways in that chance chooses from (house choice): a border hex, a nose with three hexes
    /// of board before it, and a speed from 1 to 3.
    pub(super) fn ways(board: Board) -> impl Iterator<Item = Self> {
        let noses = move |hex| Facing::ALL.map(|nose| (hex, nose));
        let ways = board.border().flat_map(noses);
        let ways = ways.filter(move |&(hex, nose)| leads_in(board, hex, nose));
        ways.flat_map(|(hex, nose)| {
            [1, 2, 3].map(|speed| Self {
                hex,
                nose,
                speed: Speed::new(speed),
            })
        })
    }

    /// Draws an entry. Each hex is equally likely.
    pub(super) fn random(board: Board, dice: &mut Dice) -> Self {
        let mut border: Vec<Hex> = board.border().collect();
        dice.shuffle(&mut border);
        let speed = Speed::new(1 + dice.below(3) as i8);
        let mut noses = Facing::ALL;
        dice.shuffle(&mut noses);
        let mut ways = border.iter().flat_map(|&hex| noses.map(|nose| (hex, nose)));
        let (hex, nose) = ways
            .find(|&(hex, nose)| leads_in(board, hex, nose))
            // From every border hex of every board one nose leads in.
            .unwrap_or((Hex::new(0, 0), Facing::SouthEast));
        Self { hex, nose, speed }
    }

    /// True if a ship may enter so (I19).
    pub(super) fn is_arrival(&self, board: Board, build: &Build) -> bool {
        board.is_border(self.hex) && build.arrivals().contains(&self.speed)
    }
}

/// True if a nose has three hexes of board before it.
fn leads_in(board: Board, hex: Hex, nose: Facing) -> bool {
    let ahead = std::iter::successors(Some(hex), |hex| Some(hex.step(nose)));
    ahead.skip(1).take(3).all(|hex| board.has(hex))
}

/// As it is read: `A7 NE 3`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hex, nose) = (self.hex.to_string(), self.nose.to_string());
        f.write_str(&join_words([hex, nose, self.speed.to_string()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::dice::Seed;

    #[test]
    fn random_placements_cover_the_whole_border() {
        let board = Board::SMALL;
        let mut seen = Vec::new();
        for number in 0..2_000 {
            let mut dice = Dice::for_event(&Seed::new([3; 32]), number);
            let placed = Placement::random(board, &mut dice);
            assert!(placed.is_arrival(board, &Build::default()), "{placed:?}");
            assert!(
                Placement::ways(board).any(|way| way == placed),
                "{placed:?}"
            );
            seen.push(placed.hex);
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), board.border().count());
    }
}
