//! Twins of a sky: the layouts that give the same 32 results (P11).
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
    let results = chart(law, sky);
    let search = TwinSearch {
        law,
        results,
        satellites: u32::from(sky.count()),
    };
    // Rays that left tell of many cells at once that they are empty; absorbed ones tell least.
    let mut margins: Vec<Margin> = Margin::all().collect();
    margins.sort_by_key(|margin| rank(*margin, results[margin.index()]));
    search.count(Guess::default(), &margins)
}

/// Rank of a result: the less it tells, the lower.
pub(super) const fn rank(margin: Margin, outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Exit(exit) if margin.faces(exit) => 0,
        Outcome::Exit(_) => 1,
        Outcome::Reflected | Outcome::Satellised => 2,
        Outcome::Absorbed => 3,
    }
}

struct TwinSearch {
    law: RayLaw,
    results: [Outcome; Margin::COUNT],
    satellites: u32,
}

/// A layout in the making.
#[derive(Clone, Copy, Default)]
pub(super) struct Guess {
    pub full: u64,
    pub empty: u64,
}

impl Guess {
    pub(super) const fn with(self, cell: Cell) -> Self {
        Self {
            full: self.full | cell.bit(),
            ..self
        }
    }

    pub(super) const fn without(self, cell: Cell) -> Self {
        Self {
            empty: self.empty | cell.bit(),
            ..self
        }
    }
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

impl TwinSearch {
    /// The layouts that complete this guess and give the results of the margins that remain.
    fn count(&self, mut guess: Guess, margins: &[Margin]) -> u32 {
        let placed = guess.full.count_ones();
        if placed == self.satellites {
            guess.empty = !guess.full;
        }
        let unknown = 64 - placed - guess.empty.count_ones();
        if placed > self.satellites || placed + unknown < self.satellites {
            return 0;
        }
        for (done, &margin) in margins.iter().enumerate() {
            match walk(self.law, &guess, margin, |_| ()) {
                Ok(outcome) if outcome == self.results[margin.index()] => {}
                Ok(_) => return 0,
                Err(cell) => {
                    let open = &margins[done..];
                    return self.count(guess.with(cell), open)
                        + self.count(guess.without(cell), open);
                }
            }
        }
        // No ray ever asked about the cells that are left: any of them will do.
        choose(unknown, self.satellites - placed)
    }
}

/// Number of ways to choose `k` of `n`.
pub(super) fn choose(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planetaire::cells;

    /// Counts, for each sky, the layouts with as many satellites and the same results, by trying
    /// them all.
    #[track_caller]
    fn check(law: RayLaw, layouts: &[Sky], skies: &[Sky]) {
        let charts: Vec<_> = layouts.iter().map(|&sky| chart(law, sky)).collect();
        for &sky in skies {
            let results = chart(law, sky);
            let same = charts.iter().filter(|&other| *other == results).count();
            assert_eq!(twins(law, sky) as usize, same, "{sky:?} {law:?}");
        }
    }

    #[test]
    fn twins_of_every_pair_match_enumeration() {
        let pairs = grown(&grown(&[Sky::default()]));
        assert_eq!(pairs.len(), 2_016);
        for law in LAWS {
            check(law, &pairs, &pairs);
        }
    }

    #[test]
    fn twins_of_some_triples_match_enumeration() {
        let triples = grown(&grown(&grown(&[Sky::default()])));
        assert_eq!(triples.len(), 41_664);
        let said = ["D3 F5 B7", "A1 B1 A2", "D4 D5 E4", "A8 H1 H8", "C3 E3 D4"];
        let mut skies = said.map(|said| cells(said).unwrap()).to_vec();
        skies.extend(triples.iter().step_by(1_999));
        for law in LAWS {
            check(law, &triples, &skies);
        }
    }

    const LAWS: [RayLaw; 2] = [RayLaw::Planetaire, RayLaw::BlackBox];

    /// Each layout with one satellite more, in a cell after its last.
    fn grown(layouts: &[Sky]) -> Vec<Sky> {
        let after = |sky: Sky| Cell::all().filter(move |&cell| sky.cells().all(|full| full < cell));
        let grow = |&sky: &Sky| after(sky).map(move |cell| sky.toggled(cell));
        layouts.iter().flat_map(grow).collect()
    }

    #[test]
    fn enclosed_satellite_is_found_by_counting() {
        // No ray tells whether D4 is full, but the four around it give nothing else away: who
        // knows that there is a fifth knows where it is.
        let around = cells("D3 D5 C4 E4").unwrap();
        let enclosed = Cell::new(3, 3).unwrap();
        for law in LAWS {
            let all = around.toggled(enclosed);
            assert_eq!(chart(law, all), chart(law, around), "{law:?}");
            assert_eq!(twins(law, all), 1, "{law:?}");
        }
    }
}
