//! Chance: a stream of numbers that depends on the table's seed and the event's number alone.
//!
//! The sampling is written out here because the algorithms of `rand`'s ranges and shuffles may
//! change between versions, and a game must not.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Source of a table's chance. As secret as what it decides, so it has no `Debug`.
#[derive(Clone, Serialize, Deserialize)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which the process draws from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Bytes of the seed, for a caller that commits to it or mixes it with others.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Another seed, which this one gives and which gives nothing of this one away.
    #[must_use]
    pub fn aside(&self) -> Self {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        // No table has so many events.
        stream.set_stream(u64::MAX);
        let mut bytes = [0; 32];
        stream.fill_bytes(&mut bytes);
        Self(bytes)
    }
}

/// The dice for one event.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice for the event with this number: drawing again gives the same faces.
    pub fn for_event(seed: &Seed, number: u64) -> Self {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(number);
        Self(stream)
    }

    /// A number in `0..bound`, each equally likely; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Rejects the incomplete last stretch of the 32-bit range, which would favour low numbers.
        let zone = u32::MAX - (u32::MAX - bound + 1) % bound;
        loop {
            let drawn = self.0.next_u32();
            if drawn <= zone {
                return drawn % bound;
            }
        }
    }

    /// Puts a slice in an order where each is equally likely (Fisher–Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_dice_stream_never_changes() {
        let mut dice = Dice::for_event(&Seed::new([7; 32]), 3);
        let drawn: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        let recorded = [1, 3, 0, 2, 1, 5, 2, 5, 3, 0, 5, 4];
        assert_eq!(drawn, recorded, "recorded games rely on these very numbers");
    }

    #[test]
    fn every_face_is_equally_likely() {
        let mut dice = Dice::for_event(&Seed::new([1; 32]), 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&n| (9_500..10_500).contains(&n)),
            "{counts:?}"
        );
    }

    #[test]
    fn large_bounds_are_unbiased() {
        // Drawn from three quarters of the range: folding the last quarter back would find the
        // lowest third twice as often as the others.
        let mut dice = Dice::for_event(&Seed::new([2; 32]), 0);
        let mut thirds = [0u32; 3];
        for _ in 0..6_000 {
            thirds[(dice.below(3 << 30) >> 30) as usize] += 1;
        }
        let even = thirds.iter().all(|&n| (1_800..2_200).contains(&n));
        assert!(even, "{thirds:?}");
    }

    #[test]
    fn bounds_below_two_draw_zero() {
        let mut dice = Dice::for_event(&Seed::new([3; 32]), 0);
        assert_eq!((dice.below(0), dice.below(1)), (0, 0));
    }

    #[test]
    fn every_shuffle_is_equally_likely() {
        let mut dice = Dice::for_event(&Seed::new([4; 32]), 0);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut order = [0, 1, 2];
            dice.shuffle(&mut order);
            *counts.entry(order).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        let even = counts.values().all(|n| (850..1_150).contains(n));
        assert!(even, "{counts:?}");
    }

    #[test]
    fn aside_seed_is_stable_and_independent() {
        let seed = Seed::new([9; 32]);
        let faces = |seed: &Seed| {
            let mut dice = Dice::for_event(seed, 0);
            [0; 8].map(|_: u32| dice.below(1_000))
        };
        assert_eq!(faces(&seed.aside()), faces(&seed.aside()));
        assert_ne!(faces(&seed.aside()), faces(&seed));
        let other = Seed::new([8; 32]);
        assert_ne!(faces(&seed.aside()), faces(&other.aside()));
    }

    #[test]
    fn different_events_have_different_dice() {
        let seed = Seed::new([9; 32]);
        let faces = |number| {
            let mut dice = Dice::for_event(&seed, number);
            (0..16).map(|_| dice.below(1_000)).collect::<Vec<_>>()
        };
        assert_ne!(faces(0), faces(1));
        assert_eq!(faces(5), faces(5));
    }
}
