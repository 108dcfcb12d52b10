//! The daily puzzle: a table for one person, whose chance comes from a seed that everyone can
//! compute. Knows games only by their id.
//!
//! No flag marks such a table: it is one if it is played by one person with the seed of the day on
//! which it was founded. It is founded with a key that is the player's alone for that game and day
//! (`puzzle_tries.rs`), so that they have one try, no matter what becomes of it.

use games::{Game, PuzzleDay, Seed};
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::ids::Millis;
use crate::table::pledge::TableSeed;

/// The puzzle of this day, the first of 2026, has the number 1.
const FIRST: PuzzleDay = PuzzleDay(20_454);
/// A day, in milliseconds.
const MILLIS: u64 = 24 * 60 * 60 * 1_000;

/// A puzzle's day, as those see it who play it: it begins and ends for everybody at the same
/// moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Puzzle(PuzzleDay);

impl Puzzle {
    /// The puzzle of a moment.
    #[must_use]
    pub fn of_moment(now: Millis) -> Self {
        Self(PuzzleDay(u32::try_from(now.0 / MILLIS).unwrap_or(u32::MAX)))
    }

    /// The puzzle of a day.
    #[must_use]
    pub const fn of_day(day: PuzzleDay) -> Self {
        Self(day)
    }

    /// The puzzle's day.
    #[must_use]
    pub const fn day(self) -> PuzzleDay {
        self.0
    }

    /// The puzzle's number, as people call it.
    #[must_use]
    pub const fn number(self) -> u32 {
        (self.0.0 + 1).saturating_sub(FIRST.0)
    }

    /// Time at which it ends, and the next one begins.
    #[must_use]
    pub fn ends(self) -> Millis {
        Millis(u64::from(self.0.next().0) * MILLIS)
    }

    /// Time until which it counts where it was begun in time: the end of the next one.
    #[must_use]
    pub fn counts_until(self) -> Millis {
        Self(self.0.next()).ends()
    }

    /// The seed of all its tables, which everyone can compute.
    #[must_use]
    pub fn table_seed<G: Game>(self) -> TableSeed {
        TableSeed::unpledged(self.seed(G::ID))
    }

    /// The words of which its seed is the SHA-256.
    #[must_use]
    pub fn words(self, game: &str) -> String {
        let began = Timestamp::from_second(i64::from(self.0.0) * 86_400).unwrap_or_default();
        format!("houston daily {game} {}", began.strftime("%Y-%m-%d"))
    }

    fn seed(self, game: &str) -> Seed {
        Seed::new(Sha256::digest(self.words(game).as_bytes()).into())
    }

    /// The puzzle that is played with this seed, and was begun then.
    pub(crate) fn from_seed(game: &str, seed: &Seed, begun: Millis) -> Option<Self> {
        // It may have been begun just when a day ended.
        let today = Self::of_moment(begun);
        let mut days = [today, Self(today.0.before())].into_iter();
        days.find(|it| it.seed(game).bytes() == seed.bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Millis = Millis(1_795_521_600_000);

    #[test]
    fn puzzles_never_change_between_versions() {
        let puzzle = Puzzle::of_moment(NOON);
        assert_eq!(puzzle.number(), 328);
        let words = puzzle.words("toy");
        assert_eq!(words, "houston daily toy 2026-11-24");
        let hex: Vec<String> = puzzle
            .seed("toy")
            .bytes()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        assert_eq!(
            hex.concat(),
            "e12e6c8338815db04861f00d45ce7a8bf60986b306401ce77f032b2815d93187",
            "anybody can compute it"
        );
        assert!(NOON < puzzle.ends() && puzzle.ends().0 - NOON.0 == MILLIS / 2);
    }

    #[test]
    fn puzzle_is_recognised_by_seed_on_or_just_after_its_day() {
        let puzzle = Puzzle::of_moment(NOON);
        let seed = puzzle.seed("toy");
        let played = |begun: u64| Puzzle::from_seed("toy", &seed, Millis(begun));
        assert_eq!(played(NOON.0), Some(puzzle));
        assert_eq!(played(puzzle.ends().0 + 5), Some(puzzle));
        assert_eq!(played(NOON.0 - MILLIS), None);
        assert_eq!(played(NOON.0 + 2 * MILLIS), None);
        assert!(Puzzle::from_seed("other", &seed, NOON).is_none());
    }
}
