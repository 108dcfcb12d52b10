//! The layouts that agree with what rays have shots, without listing them all: rays are followed
//! through a sky of which nothing is known, and each cell that a ray asks about is tried both
//! ways. What no ray asked about stays open.

use super::cell::Cell;
use super::margin::Margin;
use super::options::RayLaw;
use super::ray::{Outcome, walk};
use super::sky::Sky;
use super::twins::{Guess, choose, rank};

/// Layouts that are alike in every cell that a ray asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The cells that hold a satellite in all of them.
    pub full: Sky,
    /// The cells of which nothing was asked.
    pub open: Sky,
    /// Number of satellites somewhere among the open cells.
    pub missing: u8,
}

impl Bundle {
    /// Number of layouts for which it stands.
    pub fn layouts(&self) -> u32 {
        choose(u32::from(self.open.count()), u32::from(self.missing))
    }
}

/// Every layout of so many satellites that agrees with these results: in a fixed order, and each
/// in one bundle only. `None` where there would be more than `most` bundles.
pub fn agreeing(
    law: RayLaw,
    satellites: u8,
    shots: &[(Margin, Outcome)],
    most: usize,
) -> Option<Vec<Bundle>> {
    // What tells of many cells at once comes first.
    let mut shots = shots.to_vec();
    shots.sort_by_key(|(margin, outcome)| rank(*margin, *outcome));
    let mut search = LayoutSearch {
        law,
        satellites: u32::from(satellites),
        most,
        found: Vec::new(),
    };
    search.follow(Guess::default(), &shots)?;
    Some(search.found)
}

struct LayoutSearch {
    law: RayLaw,
    satellites: u32,
    most: usize,
    found: Vec<Bundle>,
}

impl LayoutSearch {
    fn follow(&mut self, mut guess: Guess, shots: &[(Margin, Outcome)]) -> Option<()> {
        let placed = guess.full.count_ones();
        if placed == self.satellites {
            guess.empty = !guess.full;
        }
        let unknown = 64 - placed - guess.empty.count_ones();
        if placed > self.satellites || placed + unknown < self.satellites {
            return Some(());
        }
        for (done, &(margin, outcome)) in shots.iter().enumerate() {
            match walk(self.law, &guess, margin, |_| ()) {
                Ok(found) if found == outcome => {}
                Ok(_) => return Some(()),
                Err(cell) => {
                    let left = &shots[done..];
                    self.follow(guess.with(cell), left)?;
                    return self.follow(guess.without(cell), left);
                }
            }
        }
        if self.found.len() == self.most {
            return None;
        }
        let within = |set: u64| Sky::from_cells(Cell::all().filter(|cell| set & cell.bit() != 0));
        self.found.push(Bundle {
            full: within(guess.full),
            open: within(!guess.full & !guess.empty),
            // At most five satellites.
            missing: (self.satellites - placed) as u8,
        });
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planetaire::{chart, trace};

    /// Compares the bundles with a plain enumeration of all layouts of three.
    #[test]
    fn bundles_hold_every_agreeing_layout() {
        let cells: Vec<Cell> = Cell::all().collect();
        for law in [RayLaw::Planetaire, RayLaw::BlackBox] {
            let sky = Sky::from_cells([cells[10], cells[27], cells[51]]);
            let results = chart(law, sky);
            for count in [0, 1, 3, 7] {
                let shots: Vec<_> = Margin::all().zip(results).step_by(5).take(count).collect();
                let bundles = agreeing(law, 3, &shots, usize::MAX).unwrap();
                let agrees = |sky: Sky| {
                    shots
                        .iter()
                        .all(|&(from, end)| trace(law, sky, from) == end)
                };
                let mut plain = 0;
                for first in 0..64 {
                    for second in 0..first {
                        for third in 0..second {
                            let sky = Sky::from_cells([cells[first], cells[second], cells[third]]);
                            plain += u32::from(agrees(sky));
                        }
                    }
                }
                let bundled: u32 = bundles.iter().map(Bundle::layouts).sum();
                assert_eq!(bundled, plain, "{law:?} {count}");
            }
        }
    }
}
