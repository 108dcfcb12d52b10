//! The hand: when it rose and tapped, and the rhythm that the crew is shown. Knows no distance and
//! reads no clock: the caller says when a press happened.

use serde::{Deserialize, Serialize};

use super::refusal::Refusal;

/// Milliseconds: a time since an origin of the caller's choice, or a duration.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Millis(u64);

impl Millis {
    /// Time of so many milliseconds.
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// As a number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Time from an earlier moment to this one.
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }
}

/// Place of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Flat on the table: on the ground.
    Down,
    /// Raised: in flight.
    Up,
}

/// A take in the making: when the one button was pressed, which alternately takes off and lands.
///
/// Kept in the order of time, so presses that arrive in another order still mean the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take(Vec<Millis>);

impl Take {
    /// The longest take, from the first take-off to the last landing (house choice).
    pub const LONGEST: Millis = Millis(120_000);

    /// Two presses of a button that looked the same both times, nearer than this, are one double
    /// click (house choice): no hand flies and lands that fast without looking.
    pub(crate) const DOUBLE: Millis = Millis(150);

    /// The take with one press more, for a flight of so many legs. `known` tells how many presses
    /// the button knew of: those after them may be the same click again.
    pub(super) fn pressed(&self, at: Millis, known: usize, legs: usize) -> Result<Self, Refusal> {
        let again = |pressed: &Millis| pressed.0.abs_diff(at.0) < Self::DOUBLE.0;
        if self.0.contains(&at) || self.0.iter().skip(known).any(again) {
            return Err(Refusal::PressedTwice);
        }
        if self.0.len() >= 2 * legs {
            return Err(Refusal::TakeFull);
        }
        let mut presses = self.0.clone();
        presses.push(at);
        presses.sort_unstable();
        let take = Self(presses);
        if take.length() > Self::LONGEST {
            return Err(Refusal::TakeTooLong {
                longest: Self::LONGEST,
            });
        }
        Ok(take)
    }

    /// True if nothing was pressed yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Times at which the button was pressed, in order: take-offs and landings by turns.
    pub fn presses(&self) -> &[Millis] {
        &self.0
    }

    /// Number of landings.
    pub fn landings(&self) -> usize {
        self.0.len() / 2
    }

    /// Place of the hand after it.
    pub fn hand(&self) -> Hand {
        if self.0.len().is_multiple_of(2) {
            Hand::Down
        } else {
            Hand::Up
        }
    }

    /// The rhythm of the hops that have landed.
    pub fn rhythm(&self) -> Rhythm {
        let mut landed = None;
        let hop = |flight: &[Millis]| {
            let (rose, tapped) = (flight[0], flight[1]);
            let pause = landed.replace(tapped).map(|landed| rose.since(landed));
            Hop {
                pause: pause.unwrap_or_default(),
                flight: tapped.since(rose),
            }
        };
        Rhythm::new(self.0.chunks_exact(2).map(hop).collect())
    }

    fn length(&self) -> Millis {
        let ends = self.0.first().zip(self.0.last());
        ends.map_or_else(Millis::default, |(first, last)| last.since(*first))
    }
}

/// Rhythm of a flight as the crew gets it, and nothing else: how long the hand was flat and how
/// long it was up, hop by hop (C27).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rhythm(Vec<Hop>);

/// A hop of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hop {
    /// Time for which the hand lay flat since the last landing; nothing before the first take-off.
    pub pause: Millis,
    /// Time in the air.
    pub flight: Millis,
}

impl Hop {
    /// Half seconds in the air, as far as they are whole ones.
    pub const fn half_seconds(self) -> u64 {
        // To the hundredth, as a film has it.
        (self.flight.0 + 5) / 10 / 50
    }
}

impl Rhythm {
    /// The rhythm of these hops.
    pub const fn new(hops: Vec<Hop>) -> Self {
        Self(hops)
    }

    /// Hop by hop.
    pub fn hops(&self) -> &[Hop] {
        &self.0
    }

    /// Number of landings.
    pub fn landings(&self) -> usize {
        self.0.len()
    }

    /// Length in all.
    pub fn length(&self) -> Millis {
        Millis(self.0.iter().map(|hop| hop.pause.0 + hop.flight.0).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(presses: &[u64]) -> Take {
        presses.iter().fold(Take::default(), |take, &at| {
            take.pressed(Millis(at), take.presses().len(), 23).unwrap()
        })
    }

    #[track_caller]
    fn check(presses: &[u64], hops: &[(u64, u64)]) {
        let take = taken(presses);
        let rhythm = take.rhythm();
        let played: Vec<(u64, u64)> = rhythm
            .hops()
            .iter()
            .map(|hop| (hop.pause.0, hop.flight.0))
            .collect();
        assert_eq!(played, hops, "{presses:?}");
        assert_eq!(take.landings(), hops.len());
    }

    #[test]
    fn presses_alternate_take_off_and_landing() {
        check(&[], &[]);
        check(&[5_000], &[]);
        check(&[5_000, 5_900], &[(0, 900)]);
        check(&[5_000, 5_900, 6_100], &[(0, 900)]);
        check(&[5_000, 5_900, 6_100, 8_000], &[(0, 900), (200, 1_900)]);
        // The order in which they arrive does not matter.
        check(&[8_000, 5_900, 5_000, 6_100], &[(0, 900), (200, 1_900)]);
        assert_eq!(taken(&[]).hand(), Hand::Down);
        assert_eq!(taken(&[1]).hand(), Hand::Up);
        assert_eq!(taken(&[1, 2]).hand(), Hand::Down);
        assert_eq!(taken(&[5, 9, 11, 20]).rhythm().length(), Millis(15));
    }

    #[test]
    fn takes_are_limited_in_time_and_presses() {
        let take = taken(&[1_000]);
        let after = |at, legs| take.pressed(Millis(at), 1, legs).err();
        assert_eq!(after(1_000, 1), Some(Refusal::PressedTwice));
        assert_eq!(after(121_000, 1), None);
        let longest = Take::LONGEST;
        assert_eq!(after(121_001, 1), Some(Refusal::TakeTooLong { longest }));
        let full = taken(&[1_000, 2_000]).pressed(Millis(3_000), 2, 1);
        assert_eq!(full, Err(Refusal::TakeFull));
    }

    #[test]
    fn double_click_counts_as_one_press() {
        let again = |at, known| taken(&[1_000]).pressed(Millis(at), known, 2).err();
        // The button looked the same for both, whichever of them arrives first.
        for at in [1_001, 1_149, 999, 851] {
            assert_eq!(again(at, 0), Some(Refusal::PressedTwice), "{at}");
        }
        // Slower than that, it is meant, even if the button had no time to change.
        for at in [1_150, 1_300, 850] {
            assert_eq!(again(at, 0), None, "{at}");
        }
        // The button had changed, so the player saw what a second press would do.
        assert_eq!(again(1_001, 1), None);
        assert_eq!(again(1_000, 1), Some(Refusal::PressedTwice));
    }
}
