//! Strength of a computer player: limits of memory and patience. Below full strength a worse choice
//! is drawn at times, the worse the more rarely.

use games::Dice;

use crate::fixed::{ONE, exp2};

/// Strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Looks briefly and remembers little.
    Easy,
    /// Plays soundly.
    Fair,
    /// As well as it can.
    Strong,
}

impl Level {
    /// Every level, from the weakest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Fair, Self::Strong];

    /// Share of so many units at full strength that this level may burn.
    pub const fn share(self, units: u64) -> u64 {
        match self {
            Self::Easy => units / 20,
            Self::Fair => units / 4,
            Self::Strong => units,
        }
    }

    /// Number of the latest news that it remembers.
    pub(crate) const fn memory(self) -> usize {
        match self {
            Self::Easy => 3,
            Self::Fair => 10,
            Self::Strong => usize::MAX,
        }
    }

    /// Picks one of three values by level.
    pub(crate) const fn pick<T: Copy>(self, easy: T, fair: T, strong: T) -> T {
        match self {
            Self::Easy => easy,
            Self::Fair => fair,
            Self::Strong => strong,
        }
    }

    /// Chooses by worth: the best, the first of equals; below full strength another one the more
    /// often, the less worse it is.
    pub(crate) fn choose(self, worth: &[i64], dice: &mut Dice) -> Option<usize> {
        choose_within(worth, self.pick(15, 5, 0), dice)
    }
}

/// Chooses by worth, as a player does who errs by so many hundredths of the spread.
pub(crate) fn choose_within(worth: &[i64], hundredths: i64, dice: &mut Dice) -> Option<usize> {
    let best = *worth.iter().max()?;
    let first = worth.iter().position(|&worth| worth == best)?;
    let weights = weights(worth, hundredths);
    let chosen = weights.and_then(|weights| draw_weighted(&weights, dice));
    Some(chosen.unwrap_or(first))
}

/// Weight of each choice for a player who errs: half as much for each so many hundredths of the
/// spread that it is worth less than the best. `None` for a player who does not err, or where all
/// are alike.
pub(crate) fn weights(worth: &[i64], hundredths: i64) -> Option<Vec<u64>> {
    let (best, least) = (*worth.iter().max()?, *worth.iter().min()?);
    let warmth = (best - least) * hundredths / 100;
    let weight = |worth: &i64| exp2(-(best - worth) * ONE / warmth) as u64;
    (warmth > 0).then(|| worth.iter().map(weight).collect())
}

/// Draws a place by weight; `None` when nothing weighs anything.
pub(crate) fn draw_weighted(weights: &[u64], dice: &mut Dice) -> Option<usize> {
    let all: u64 = weights.iter().sum();
    if all == 0 {
        return None;
    }
    // Dice are of 32 bits; a part in four thousand million is nothing here.
    let face = u64::from(dice.below(u32::MAX));
    let mut left = u64::try_from(u128::from(all) * u128::from(face) / u128::from(u32::MAX)).ok()?;
    weights.iter().position(|&weight| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Seed;

    #[test]
    fn strong_picks_the_best_and_easy_usually_does() {
        let mut dice = Dice::for_event(&Seed::new([3; 32]), 0);
        let worth = [10, 100, 90, 100];
        for _ in 0..50 {
            assert_eq!(Level::Strong.choose(&worth, &mut dice), Some(1));
        }
        let mut counts = [0; 4];
        for _ in 0..1_000 {
            counts[Level::Easy.choose(&worth, &mut dice).unwrap()] += 1;
        }
        assert!(counts[0] < 30 && counts[2] > 50, "{counts:?}");
        assert!(counts[1] > counts[2], "{counts:?}");
        assert_eq!(Level::Strong.choose(&[], &mut dice), None);
    }

    #[test]
    fn draws_follow_their_weights() {
        let mut dice = Dice::for_event(&Seed::new([4; 32]), 0);
        let mut counts = [0; 3];
        for _ in 0..4_000 {
            counts[draw_weighted(&[1, 0, 3], &mut dice).unwrap()] += 1;
        }
        assert!(
            (850..1_150).contains(&counts[0]) && counts[1] == 0,
            "{counts:?}"
        );
        assert_eq!(draw_weighted(&[0, 0], &mut dice), None);
    }
}
