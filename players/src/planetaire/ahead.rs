//! Price of a ray, some rays further on: the possible layouts are sorted by how they answer it, and
//! each sort by how it answers the next ray. What lies further ahead is guessed.

use crate::fixed::{ONE, log2};
use crate::fuel::Fuel;

/// Prices are in thousandths of a point.
pub(super) const POINT: i64 = 1_000;
/// Of how many rays, the best at first sight, what follows is looked at.
const BREADTH: usize = 8;
/// The ends of a ray: three without an exit, and 32 exits.
pub(super) const ENDS: usize = 35;
/// The rays.
pub(super) const RAYS: usize = 32;

/// Price of a ray that tells nothing: it is no way on.
const NO_WAY: i64 = i64::MAX / 2;

/// Points until the end where one of two to some power is left: the powers, and the points, as
/// strong players had them in 300 games of four satellites and 300 of five.
const TO_GO: [(i64, i64); 13] = [
    (0, 0),
    (1, 1_800),
    (2, 2_350),
    (4, 3_600),
    (6, 4_700),
    (8, 5_700),
    (10, 6_700),
    (12, 7_600),
    (14, 8_500),
    (16, 9_400),
    (18, 10_200),
    (20, 11_000),
    (23, 12_100),
];

/// Average price until the end where so many layouts are left, of a number whose logarithm this is.
fn guessed(power: i64) -> i64 {
    for pair in TO_GO.windows(2) {
        let [(from, less), (to, more)] = [pair[0], pair[1]];
        if power < to * ONE {
            return less + (more - less) * (power.max(0) - from * ONE) / ((to - from) * ONE);
        }
    }
    TO_GO[TO_GO.len() - 1].1
}

/// Number of rays to look ahead where so many layouts are left.
const fn depth(layouts: usize) -> u8 {
    match layouts {
        0..=30 => 4,
        31..=300 => 3,
        _ => 2,
    }
}

/// Answers of every layout to every ray that may be fired.
pub(super) struct RayAnswers<P> {
    /// The end of each ray, layout by layout.
    ends: Vec<[u8; RAYS]>,
    /// Number of rays in use.
    rays: usize,
    /// Guessed price for so many of the layouts, summed over them.
    guesses: Vec<i64>,
    /// Price of ending where these are left, summed over them.
    price: P,
}

impl<P: Fn(&[u16]) -> i64> RayAnswers<P> {
    /// A look ahead over layouts that stand for so many.
    pub(super) fn new(ends: Vec<[u8; RAYS]>, rays: usize, all: u64, price: P) -> Self {
        let count = ends.len().max(1) as u64;
        let apart = log2(all) - log2(count);
        let guess = |few: usize| few as i64 * guessed(log2(few as u64) + apart);
        Self {
            guesses: (0..=ends.len()).map(guess).collect(),
            ends,
            rays,
            price,
        }
    }

    /// Price of each ray if all that follows were as on average: summed over these.
    fn first_look(&self, layouts: &[u16], fuel: &mut Fuel<'_>) -> Option<Vec<i64>> {
        fuel.burn(layouts.len() as u64).ok()?;
        let mut counts = [[0u16; ENDS]; RAYS];
        for &layout in layouts {
            for (ray, &end) in self.ends[usize::from(layout)]
                .iter()
                .enumerate()
                .take(self.rays)
            {
                counts[ray][usize::from(end)] += 1;
            }
        }
        let each = counts.iter().take(self.rays);
        let sum = |counts: &[u16; ENDS]| -> i64 {
            if counts
                .iter()
                .any(|count| usize::from(*count) == layouts.len())
            {
                return NO_WAY;
            }
            let ends = counts.iter().enumerate().filter(|(_, count)| **count > 0);
            ends.map(|(end, &count)| {
                i64::from(count) * pawns(end) + self.guesses[usize::from(count)]
            })
            .sum()
        };
        Some(each.map(sum).collect())
    }

    /// Price of a ray, with the best rays after it: summed over these layouts.
    fn after(&self, ray: usize, layouts: &[u16], depth: u8, fuel: &mut Fuel<'_>) -> Option<i64> {
        let end = |layout: &u16| self.ends[usize::from(*layout)][ray];
        let mut sorted = layouts.to_vec();
        sorted.sort_unstable_by_key(|layout| (end(layout), *layout));
        let mut total = 0;
        for alike in sorted.chunk_by(|one, other| end(one) == end(other)) {
            let count = alike.len() as i64;
            if alike.len() == layouts.len() {
                return Some(NO_WAY);
            }
            total += count * pawns(usize::from(end(&alike[0])));
            total += self.price_to_end(alike, depth - 1, fuel)?;
        }
        Some(total)
    }

    /// Price until the end where these are left, summed over them.
    fn price_to_end(&self, layouts: &[u16], depth: u8, fuel: &mut Fuel<'_>) -> Option<i64> {
        let guess = self.guesses[layouts.len()];
        if guess == 0 {
            return Some(0);
        }
        if depth == 0 {
            return Some(guess);
        }
        let mut least = (self.price)(layouts);
        let looks = self.first_look(layouts, fuel)?;
        if depth == 1 {
            return Some(looks.into_iter().fold(least, i64::min));
        }
        for (_, ray) in ordered(&looks).into_iter().take(BREADTH) {
            least = least.min(self.after(ray, layouts, depth - 1, fuel)?);
        }
        Some(least)
    }

    /// Average price of each ray: with those that follow it where it is among the best at first
    /// sight, as long as there is fuel.
    pub(super) fn prospects(&self, fuel: &mut Fuel<'_>) -> Vec<i64> {
        // As many as are imagined at most: a few thousand.
        let all: Vec<u16> = (0..self.ends.len() as u16).collect();
        let Some(mut sums) = self.first_look(&all, fuel) else {
            return Vec::new();
        };
        let mut looked = Vec::new();
        for (_, ray) in ordered(&sums).into_iter().take(BREADTH) {
            let Some(sum) = self.after(ray, &all, depth(all.len()), fuel) else {
                break;
            };
            looked.push((ray, sum));
        }
        // What was not looked at further is no better than what was.
        let most = looked.iter().map(|(_, sum)| *sum).max();
        let most = most.unwrap_or(i64::MIN);
        sums.iter_mut().for_each(|sum| *sum = most.max(*sum));
        for (ray, sum) in looked {
            sums[ray] = sum;
        }
        let count = all.len().max(1) as i64;
        sums.into_iter().map(|sum| sum / count).collect()
    }
}

/// The rays, the best first.
fn ordered(sums: &[i64]) -> Vec<(i64, usize)> {
    let mut order: Vec<(i64, usize)> = sums.iter().copied().zip(0..).collect();
    order.sort_unstable();
    order
}

/// Points for a ray that ends like this.
const fn pawns(end: usize) -> i64 {
    if end < 3 { POINT } else { 2 * POINT }
}
