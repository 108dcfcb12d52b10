//! Pledges of a table, made before anything can be known, so that everyone can check later that it
//! kept to them: the seed that it drew, and everything that happened, with the secrets in it.
//!
//! All of it is made of words that everyone can put to SHA-256 again: `docs/record.md` tells which.
//! The table's own draw is never shown. It yields the seed, which is pledged and opened at
//! the end, and the salts. Only the salts of opened steps are opened; the others cannot be guessed.

use std::fmt;

use games::Seed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::ids::Key;

/// Seed of a table's chance. As secret as that, so it has no `Debug`.
#[derive(Clone)]
pub struct TableSeed {
    pub(crate) seed: Seed,
    pub(crate) pledged: bool,
}

impl TableSeed {
    /// Drawn for one table. Its seed is pledged before a player sits down, and mixed with input
    /// that the process does not choose.
    #[must_use]
    pub const fn pledged(seed: Seed) -> Self {
        let pledged = true;
        Self { seed, pledged }
    }

    /// Exactly this seed, which determines the game's chance for everyone who knows it. Nothing is
    /// pledged.
    #[must_use]
    pub const fn unpledged(seed: Seed) -> Self {
        let pledged = false;
        Self { seed, pledged }
    }
}

impl From<Seed> for TableSeed {
    fn from(seed: Seed) -> Self {
        Self::unpledged(seed)
    }
}

/// A table's source of chance: what it drew, and the interactions of its lobby, which could not be
/// known when it drew.
#[derive(Clone)]
pub(crate) struct TableRandomness {
    table_seed: TableSeed,
    /// In order; the last one started the game.
    ids: Vec<u64>,
}

impl TableRandomness {
    pub(crate) const fn new(table_seed: TableSeed) -> Self {
        let ids = Vec::new();
        Self { table_seed, ids }
    }

    /// Mixes an interaction in that did something in the lobby. One that did several things in a
    /// row counts once.
    pub(crate) fn mix(&mut self, key: Key) {
        let id = key.interaction();
        if self.table_seed.pledged && self.ids.last() != Some(&id) {
            self.ids.push(id);
        }
    }

    /// The source of the game's own chance.
    pub(crate) fn seed(&self) -> Seed {
        match self.pledged_seed() {
            Some(seed) => seed.mixed(&self.ids),
            None => self.table_seed.seed.clone(),
        }
    }

    /// The source of chance for thoughts: nothing of the game's, and nothing that is ever opened.
    pub(crate) fn thoughts(&self) -> Seed {
        self.table_seed.seed.aside()
    }

    /// The interactions of the lobby.
    pub(crate) fn ids(&self) -> &[u64] {
        &self.ids
    }

    /// The seed that was pledged; `None` where none was.
    pub(crate) fn pledged_seed(&self) -> Option<PledgedSeed> {
        let table_seed = Digits(*self.table_seed.seed.bytes());
        self.table_seed
            .pledged
            .then(|| PledgedSeed(hash(&format!("houston drawn {table_seed}"))))
    }

    /// The salt of a step, which makes it impossible to guess at it.
    pub(crate) fn salt(&self, step: u64) -> Salt {
        let table_seed = Digits(*self.table_seed.seed.bytes());
        let Digits(hash) = hash(&format!("houston salt {table_seed} {step}"));
        // Half of the hash has enough bits.
        let (half, _) = hash.split_at(SALT);
        let mut salt = [0; SALT];
        salt.copy_from_slice(half);
        Digits(salt)
    }
}

/// Bytes of a salt.
const SALT: usize = 16;

/// Salt of a step, which makes it impossible to guess at it.
pub(crate) type Salt = Digits<SALT>;

/// The seed that a table pledged: secret until its game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct PledgedSeed(Digits<32>);

impl PledgedSeed {
    /// The pledge of this seed.
    pub(crate) fn pledge(&self) -> Pledge {
        Pledge(hash(&format!("houston seed {}", self.0)))
    }

    /// The seed of a game whose lobby had these interactions.
    pub(crate) fn mixed(&self, ids: &[u64]) -> Seed {
        let mut words = format!("houston chance {}", self.0);
        for id in ids {
            words.push_str(&format!(" {id}"));
        }
        Seed::new(hash(&words).0)
    }
}

/// Pledge of something: tells nothing of it, and stands for it alone.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pledge(Digits<32>);

impl Pledge {
    /// The pledge of a game as it begins, of the seed's pledge and these words.
    pub(crate) fn of_beginning(&self, words: &str) -> Self {
        Self(hash(&format!("houston game {self} {words}")))
    }

    /// The pledge of a step in these words, which may be secret.
    pub(crate) fn of_step(salt: &Salt, words: &str) -> Self {
        Self(hash(&format!("houston step {salt} {words}")))
    }

    /// The pledge of everything until now with a step and these words about it.
    #[must_use]
    pub(crate) fn and(&self, step: &Self, about: &str) -> Self {
        Self(hash(&format!("houston chain {self} {step} {about}")))
    }

    /// The part that people compare. Two pledges with the same prefix of this length cannot be
    /// found.
    #[must_use]
    pub fn short(&self) -> String {
        let whole = self.to_string();
        let parts = [0..8, 8..16, 16..24, 24..32].map(|part| &whole[part]);
        parts.join("-")
    }
}

impl fmt::Display for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

fn hash(words: &str) -> Digits<32> {
    Digits(Sha256::digest(words.as_bytes()).into())
}

/// Bytes that are written in hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Digits<const N: usize>([u8; N]);

impl<const N: usize> fmt::Display for Digits<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl From<&Seed> for Digits<32> {
    fn from(seed: &Seed) -> Self {
        Self(*seed.bytes())
    }
}

impl From<Digits<32>> for Seed {
    fn from(Digits(bytes): Digits<32>) -> Self {
        Self::new(bytes)
    }
}

impl<const N: usize> Digits<N> {
    fn read(digits: &str) -> Option<Self> {
        let is_hex = digits
            .bytes()
            .all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
        if digits.len() != 2 * N || !is_hex {
            return None;
        }
        let mut bytes = [0; N];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl<const N: usize> Serialize for Digits<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'d, const N: usize> Deserialize<'d> for Digits<N> {
    fn deserialize<D: Deserializer<'d>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom("expected the hexadecimal digits of a hash");
        Self::read(&digits).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn randomness(byte: u8) -> TableRandomness {
        TableRandomness::new(TableSeed::pledged(Seed::new([byte; 32])))
    }

    #[test]
    fn pledge_format_never_changes() {
        let mut randomness = randomness(7);
        randomness.mix(Key(11));
        randomness.mix(Key(12));
        // The same interaction did another thing.
        randomness.mix(Key(12).second());
        let drawn = randomness.pledged_seed().unwrap();
        let drawn_texts = [
            drawn.0.to_string(),
            drawn.pledge().to_string(),
            Digits(*randomness.seed().bytes()).to_string(),
            randomness.salt(3).to_string(),
        ];
        let recorded = [
            "7bc773c665a537a32ed5e11236c5367bba60f24ffa88a5e45981d3dade19f895",
            "b5e7400e8ab3f47507d3649affa53f4145d2ba6f0a234db380ecd2dd5e6cd0c1",
            "e8e8a5c8e9c1a9568c98922d078f5fa82609a27e3cd41cb976ea7b1ebaa1366f",
            "cd266fbc0ddcff5657e7e993daffa950",
        ];
        assert_eq!(
            drawn_texts, recorded,
            "records of games that are over rely on these"
        );
    }

    #[test]
    fn later_players_change_the_seed_and_not_the_pledge() {
        let (before, mut after) = (randomness(1), randomness(1));
        after.mix(Key(5));
        assert!(before.seed().bytes() != after.seed().bytes());
        let pledge = |randomness: &TableRandomness| randomness.pledged_seed().unwrap().pledge();
        assert_eq!(pledge(&before), pledge(&after));
        assert_ne!(pledge(&before), pledge(&randomness(2)));
    }

    #[test]
    fn given_seed_is_used_unchanged() {
        let mut randomness = TableRandomness::new(Seed::new([3; 32]).into());
        randomness.mix(Key(5));
        assert_eq!(randomness.seed().bytes(), &[3; 32]);
        assert!(randomness.pledged_seed().is_none() && randomness.ids().is_empty());
    }

    #[test]
    fn digits_round_trip() {
        let bytes = Digits([0, 1, 0xAB, 0xFF]);
        assert!(Digits::read(&bytes.to_string()) == Some(bytes));
        for nonsense in [
            "",
            "0001abf",
            "0001abffa",
            "0001ABFF",
            "00 1abff",
            "é1abff0",
        ] {
            assert!(Digits::<4>::read(nonsense).is_none(), "{nonsense}");
        }
        let pledge = randomness(1).pledged_seed().unwrap().pledge();
        assert!(pledge.to_string().starts_with(&pledge.short()[..8]));
    }
}
