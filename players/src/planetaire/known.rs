//! Knowledge of a sky from its rays: what marbles would cost now, which ray tells most for its
//! price, and what is certain.

use games::planetaire::{BoardView, Cell, Insight, Margin, Outcome, RayLaw, Sky, agreeing, trace};

use super::ahead::{ENDS, POINT, RAYS, RayAnswers};
use super::layouts::{layouts_of_bundle, one_of};
use crate::exact::Whole;
use crate::fixed::{ONE, log2};
use crate::fuel::Fuel;
use crate::level::{choose_within, draw_weighted};
use crate::{Level, Mind, Reason};

const WITHHELD: i64 = 5 * POINT;
const MISPLACED: i64 = 10 * POINT;

/// Error of a fair player, in hundredths of what the rays differ by.
const ERRS: i64 = 15;

/// Most bundles of layouts that are looked at.
pub(super) const BUNDLES: usize = 200_000;

/// The layouts that agree with the rays: all of them, or some that chance drew.
pub(super) struct KnownLayouts {
    law: RayLaw,
    satellites: u8,
    /// Number of all possible layouts.
    all: u64,
    layouts: Vec<Sky>,
    whole: Option<Whole<Sky>>,
}

impl KnownLayouts {
    /// Every layout that agrees with the rays, or a sample of them; `None` where there are none.
    pub(super) fn new(board: &BoardView, satellites: u8, mind: &mut Mind<'_>) -> Option<Self> {
        let shots = board.shots.iter();
        let shots: Vec<_> = shots.map(|shot| (shot.margin, shot.outcome)).collect();
        let bundles = agreeing(board.law, satellites, &shots, BUNDLES)?;
        let weights: Vec<u64> = bundles.iter().map(|one| u64::from(one.layouts())).collect();
        let all: u64 = weights.iter().sum();
        let most = match mind.level {
            Level::Strong => 4_000,
            Level::Easy | Level::Fair => 200,
        };
        let mut known = Self {
            law: board.law,
            satellites,
            all,
            layouts: Vec::new(),
            whole: None,
        };
        if all <= most {
            let listed = bundles.iter().flat_map(layouts_of_bundle);
            known.whole = Whole::enumerate(listed, &mut mind.fuel).ok();
        }
        if let Some(whole) = &known.whole {
            known.layouts = whole.cases().to_vec();
        } else {
            for _ in 0..most {
                if mind.fuel.burn(1).is_err() {
                    break;
                }
                let bundle = &bundles[draw_weighted(&weights, &mut mind.dice)?];
                known.layouts.push(one_of(bundle, &mut mind.dice));
            }
        }
        (!known.layouts.is_empty()).then_some(known)
    }

    /// Price of the marbles if the round ended now, and where they would lie.
    pub(super) fn price(&self) -> (i64, Sky) {
        let mut counts = [0; 64];
        for &sky in &self.layouts {
            count(sky, &mut counts);
        }
        let total = self.layouts.len() as i64;
        let mut cells: Vec<(i64, Cell)> = counts.into_iter().zip(Cell::all()).collect();
        cells.sort_by_key(|&(count, cell)| (-count, cell));
        let best = &cells[..usize::from(self.satellites)];
        let worth = |&&(count, _): &&(i64, Cell)| wrong(count, total) < WITHHELD;
        let placed = best.iter().filter(worth).map(|&(_, cell)| cell);
        let marbles = Sky::from_cells(placed);
        (priced(&mut counts, total, self.satellites), marbles)
    }

    /// Price of these marbles.
    pub(super) fn price_of(&self, marbles: Sky, satellites: u8) -> i64 {
        let total = self.layouts.len() as i64;
        let cost = |cell: Cell| {
            let count = self.layouts.iter().filter(|sky| sky.has(cell)).count();
            wrong(count as i64, total)
        };
        let withheld = i64::from(satellites.saturating_sub(marbles.count()));
        marbles.cells().map(cost).sum::<i64>() + WITHHELD * withheld
    }

    /// The next ray; `None` when another one would cost more than it can save.
    pub(super) fn shot(&self, board: &BoardView, now: i64, mind: &mut Mind<'_>) -> Option<Margin> {
        if mind.level == Level::Strong {
            let prospects = self.prospects(board, &mut mind.fuel);
            let best = prospects.into_iter().min_by_key(|&(_, price)| price);
            return best.filter(|(_, price)| *price < now).map(|(ray, _)| ray);
        }
        let margins = open(board);
        let mut rays = Vec::new();
        for &margin in &margins {
            if mind.fuel.burn(self.layouts.len() as u64).is_err() {
                break;
            }
            rays.push(self.ray(margin));
        }
        let saves: Vec<i64> = rays.iter().map(|ray| now - ray.after - ray.pawns).collect();
        let best = rays.iter().map(Ray::rate).max().unwrap_or(0);
        // What it would cost to find out everything at the best rate.
        let unknown = log2(self.all);
        let resolve = unknown * POINT / best.max(1);
        let few = self.all <= 24;
        let worth: Vec<i64> = if few {
            saves.clone()
        } else {
            rays.iter().map(Ray::rate).collect()
        };
        let saved = saves.iter().copied().max().unwrap_or(0);
        let goes_on = saved > 0 || (best > 0 && resolve < now);
        let chosen = choose_within(&worth, ERRS, &mut mind.dice).filter(|_| goes_on);
        chosen.map(|chosen| margins[chosen])
    }

    /// Price in the end of each ray that can be fired, the best rays following.
    pub(super) fn prospects(&self, board: &BoardView, fuel: &mut Fuel<'_>) -> Vec<(Margin, i64)> {
        let margins = open(board);
        let mut ends = vec![[0; RAYS]; self.layouts.len()];
        for (ray, &margin) in margins.iter().enumerate() {
            if fuel.burn(self.layouts.len() as u64).is_err() {
                return Vec::new();
            }
            for (ends, &sky) in ends.iter_mut().zip(&self.layouts) {
                // Below 35.
                ends[ray] = place(trace(self.law, sky, margin)) as u8;
            }
        }
        let price = |layouts: &[u16]| {
            let mut counts = [0; 64];
            for &layout in layouts {
                count(self.layouts[usize::from(layout)], &mut counts);
            }
            let total = layouts.len() as i64;
            priced(&mut counts, total, self.satellites) * total
        };
        let answers = RayAnswers::new(ends, margins.len(), self.all, price);
        margins.into_iter().zip(answers.prospects(fuel)).collect()
    }

    /// Number of layouts that a ray leaves, on average.
    pub(super) fn left_after(&self, margin: Margin) -> i64 {
        let mut ends = [0i128; ENDS];
        for &sky in &self.layouts {
            ends[place(trace(self.law, sky, margin))] += 1;
        }
        let total = self.layouts.len().max(1) as i128;
        let squares: i128 = ends.iter().map(|count| count * count).sum();
        let left = i128::from(self.all) * squares / (total * total);
        i64::try_from(left).unwrap_or(i64::MAX)
    }

    fn ray(&self, margin: Margin) -> Ray {
        let mut ends = [0u64; ENDS];
        let mut cells = [[0i64; 64]; ENDS];
        for &sky in &self.layouts {
            let end = place(trace(self.law, sky, margin));
            ends[end] += 1;
            count(sky, &mut cells[end]);
        }
        let total = self.layouts.len() as u64;
        let seen = || ends.iter().enumerate().filter(|(_, count)| **count > 0);
        let spread: i64 = seen().map(|(_, &count)| count as i64 * log2(count)).sum();
        let pawns: u64 = seen()
            .map(|(end, count)| if end < 3 { *count } else { 2 * count })
            .sum();
        let after = seen().map(|(end, &count)| {
            let mut cells = cells[end];
            priced(&mut cells, count as i64, self.satellites) * count as i64
        });
        Ray {
            knowledge: log2(total) - spread / total as i64,
            pawns: pawns as i64 * POINT / total as i64,
            after: after.sum::<i64>() / total as i64,
        }
    }

    /// Certain facts, when every layout was listed.
    pub(super) fn why(&self, board: &BoardView, fuel: &mut Fuel<'_>) -> Vec<Reason<Insight>> {
        let Some(whole) = &self.whole else {
            return Vec::new();
        };
        let mut proven = Vec::new();
        for cell in Cell::all() {
            if fuel.burn(whole.cases().len() as u64).is_err() {
                break;
            }
            proven.extend(whole.proves(Insight::Full(cell), |sky| sky.has(cell)));
            proven.extend(whole.proves(Insight::Empty(cell), |sky| !sky.has(cell)));
        }
        for margin in Margin::all().filter(|from| !board.fired_from(*from)) {
            if fuel.burn(whole.cases().len() as u64).is_err() {
                break;
            }
            let end = |sky: &Sky| trace(self.law, *sky, margin);
            let first = whole.cases().first().map(end);
            let same = |sky: &Sky| Some(end(sky)) == first;
            proven.extend(whole.proves(Insight::TellsNothing(margin), same));
        }
        proven.into_iter().map(Reason::Certain).collect()
    }
}

impl KnownLayouts {
    /// Most likely ends of the next ray; else how likely each marble lies right.
    pub(super) fn likely(&self, shot: Option<Margin>, marbles: Sky) -> Vec<Reason<Insight>> {
        const ENDS: usize = 2;
        let of = self.layouts.len() as u64;
        let held = |holds: &dyn Fn(&Sky) -> bool| {
            let held = self.layouts.iter().filter(|sky| holds(sky));
            held.count() as u64
        };
        let Some(margin) = shot else {
            let lies = marbles
                .cells()
                .map(|cell| (cell, held(&|sky| sky.has(cell))));
            let open = lies.filter(|(_, held)| *held < of);
            let counted =
                open.map(|(cell, held)| self.reason_from_count(Insight::Full(cell), held));
            return counted.collect();
        };
        let mut ends: Vec<(u64, usize, Outcome)> = Vec::new();
        for &sky in &self.layouts {
            let end = trace(self.law, sky, margin);
            match ends.iter_mut().find(|(_, at, _)| *at == place(end)) {
                Some((count, ..)) => *count += 1,
                None => ends.push((1, place(end), end)),
            }
        }
        ends.sort_by_key(|(count, at, _)| (std::cmp::Reverse(*count), *at));
        let likely = ends
            .into_iter()
            .take(ENDS)
            .filter(|(count, ..)| *count < of);
        let counted =
            likely.map(|(count, _, end)| self.reason_from_count(Insight::Ends(margin, end), count));
        counted.collect()
    }

    /// Error of prices: by chance, where not every layout is listed; and by so much in any case,
    /// since the best is a rule of thumb.
    pub(super) const fn errs(&self) -> i64 {
        match self.whole {
            Some(_) => POINT / 2,
            None => POINT,
        }
    }

    /// Reason that a fact held in so many of the layouts: with no error where these are all.
    fn reason_from_count(&self, what: Insight, held: u64) -> Reason<Insight> {
        let of = self.layouts.len() as u64;
        match (Reason::from_samples(what, held, of), &self.whole) {
            (
                Reason::Likely {
                    what, permille, of, ..
                },
                Some(_),
            ) => Reason::Likely {
                what,
                permille,
                within: 0,
                of,
            },
            (reason, _) => reason,
        }
    }
}

/// The rays that can be fired.
fn open(board: &BoardView) -> Vec<Margin> {
    let open = Margin::all().filter(|from| !board.fired_from(*from));
    open.collect()
}

/// Knowledge that a ray brings and its price, on average.
struct Ray {
    knowledge: i64,
    pawns: i64,
    after: i64,
}

impl Ray {
    /// Knowledge that it brings for a point.
    const fn rate(&self) -> i64 {
        self.knowledge * POINT / if self.pawns > 0 { self.pawns } else { ONE }
    }
}

fn place(outcome: Outcome) -> usize {
    match outcome {
        Outcome::Absorbed => 0,
        Outcome::Reflected => 1,
        Outcome::Satellised => 2,
        Outcome::Exit(margin) => 3 + margin.index(),
    }
}

fn count(sky: Sky, counts: &mut [i64; 64]) {
    for cell in sky.cells() {
        counts[usize::from(u8::from(cell))] += 1;
    }
}

/// Price of a marble on a cell that holds a satellite in `count` of `total`.
const fn wrong(count: i64, total: i64) -> i64 {
    MISPLACED * (total - count) / total
}

/// Price of the best marbles.
fn priced(counts: &mut [i64; 64], total: i64, satellites: u8) -> i64 {
    let cells = usize::from(satellites);
    counts.select_nth_unstable_by_key(cells, |count| -count);
    let cost = |count: &i64| wrong(*count, total).min(WITHHELD);
    counts[..cells].iter().map(cost).sum()
}
