//! How many layouts give the same 32 results as a sky: its twins (P11).
//!
//! Rays are followed through a sky of which nothing is known; each cell that a ray asks about is
//! tried both ways. Most branches die at the first ray that ends differently, so the whole set
//! of layouts (7.6 million for five satellites) is never enumerated.

use super::cell::Cell;
use super::margin::Margin;
use super::options::RayLaw;
use super::ray::{Ground, Outcome, chart, walk};
use super::sky::Sky;

/// Counts the layouts with as many satellites and the same 32 results, the sky itself included.
pub fn twins(law: RayLaw, sky: Sky) -> u32 {
    let search = Search {
        law,
        results: chart(law, sky),
        satellites: u32::from(sky.count()),
    };
    search.count(Guess::default(), Margin::all())
}

struct Search {
    law: RayLaw,
    results: [Outcome; Margin::COUNT],
    satellites: u32,
}

/// A layout in the making.
#[derive(Clone, Copy, Default)]
struct Guess {
    full: u64,
    empty: u64,
}

impl Ground for Guess {
    type Unknown = Cell;
    fn holds(&self, cell: Cell) -> Result<bool, Cell> {
        if self.full & cell.bit() != 0 {
            Ok(true)
        } else if self.empty & cell.bit() != 0 {
            Ok(false)
        } else {
            Err(cell)
        }
    }
}

impl Search {
    /// The layouts that complete this guess and give the results of the margins that remain.
    fn count(&self, guess: Guess, mut margins: impl Iterator<Item = Margin> + Clone) -> u32 {
        let placed = guess.full.count_ones();
        let unknown = 64 - placed - guess.empty.count_ones();
        if placed > self.satellites || placed + unknown < self.satellites {
            return 0;
        }
        loop {
            let before = margins.clone();
            let Some(margin) = margins.next() else {
                // No ray ever asked about the cells that are left: any of them will do.
                return choose(unknown, self.satellites - placed);
            };
            match walk(self.law, &guess, margin, |_| ()) {
                Ok(outcome) if outcome == self.results[margin.index()] => {}
                Ok(_) => return 0,
                Err(cell) => {
                    let with = Guess {
                        full: guess.full | cell.bit(),
                        ..guess
                    };
                    let without = Guess {
                        empty: guess.empty | cell.bit(),
                        ..guess
                    };
                    return self.count(with, before.clone()) + self.count(without, before);
                }
            }
        }
    }
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planetaire::cells;

    /// Counts by trying every layout of three satellites.
    fn enumerated(law: RayLaw, sky: Sky) -> u32 {
        let results = chart(law, sky);
        let all: Vec<Cell> = Cell::all().collect();
        let mut same = 0;
        for (i, &a) in all.iter().enumerate() {
            for (j, &b) in all.iter().enumerate().skip(i + 1) {
                for &c in &all[j + 1..] {
                    same += u32::from(chart(law, Sky::of([a, b, c])) == results);
                }
            }
        }
        same
    }

    #[test]
    fn the_search_agrees_with_enumeration() {
        for said in ["D3 F5 B7", "A1 B1 A2", "D4 D5 E4", "A8 H1 H8"] {
            for law in [RayLaw::Planetaire, RayLaw::BlackBox] {
                let sky = cells(said).unwrap();
                assert_eq!(twins(law, sky), enumerated(law, sky), "{said} {law:?}");
            }
        }
    }

    #[test]
    fn an_enclosed_satellite_has_twins() {
        // D4 is never touched by any ray, so any other enclosed place would do as well.
        let sky = cells("D3 D5 C4 E4 D4").unwrap();
        assert!(twins(RayLaw::Planetaire, sky) >= 1);
    }
}
