//! Places of a table's steps in the log, as one value of the index: their number, the place where
//! the last one begins, and how far each begins behind the one before. A value for each table, not
//! for each step, keeps the index small.

use crate::ids::Version;

/// Bytes of the number of places, and of the last one.
const HEAD: usize = 16;

/// The places of a table's steps, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Places(Vec<u8>);

impl Default for Places {
    fn default() -> Self {
        Self(vec![0; HEAD])
    }
}

impl Places {
    /// Reads the value that the index has; `None` if it is no such value.
    pub(super) fn read(bytes: Vec<u8>) -> Option<Self> {
        let places = Self(bytes);
        let whole = places.0.len() >= HEAD && {
            let (mut many, mut last) = (0, 0);
            for at in places.all() {
                (many, last) = (many + 1, at);
            }
            (many, last) == (places.many(), places.last())
        };
        whole.then_some(places)
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// The version of the last step.
    pub(super) fn version(&self) -> Version {
        Version(self.many())
    }

    /// Adds the next step, which lies behind all others.
    pub(super) fn push(&mut self, at: u64) {
        let mut rest = at.saturating_sub(self.last());
        self.0.splice(..HEAD, head(self.many() + 1, at));
        while rest > 0x7f {
            // The lowest seven bits, and that more follow.
            self.0.push(rest.to_le_bytes()[0] | 0x80);
            rest >>= 7;
        }
        self.0.push(rest.to_le_bytes()[0]);
    }

    /// The place where a step begins.
    pub(super) fn start_of(&self, version: Version) -> Option<u64> {
        let nth = usize::try_from(version.0.checked_sub(1)?).ok()?;
        self.all().nth(nth)
    }

    /// Each step after a version, and where it begins.
    pub(super) fn after(&self, version: Version) -> impl Iterator<Item = (Version, u64)> {
        let all = (1..).map(Version).zip(self.all());
        all.skip_while(move |(step, _)| *step <= version)
    }

    /// Number of the places.
    fn many(&self) -> u64 {
        number(&self.0)
    }

    /// The place where the last step begins; 0 where there is none.
    pub(super) fn last(&self) -> u64 {
        number(&self.0[8..])
    }

    /// The places, decoded in order.
    fn all(&self) -> impl Iterator<Item = u64> {
        let (mut at, mut rest, mut shift) = (0u64, 0u64, 0u32);
        self.0[HEAD..].iter().filter_map(move |byte| {
            rest |= u64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            shift += 7;
            (byte & 0x80 == 0).then(|| {
                at = at.wrapping_add(rest);
                (rest, shift) = (0, 0);
                at
            })
        })
    }
}

/// The bytes before the places: their number, and the last one.
fn head(many: u64, last: u64) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..8].copy_from_slice(&many.to_be_bytes());
    head[8..].copy_from_slice(&last.to_be_bytes());
    head
}

fn number(bytes: &[u8]) -> u64 {
    bytes
        .first_chunk::<8>()
        .map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_round_trip() {
        let put = [32, 33, 160, 161, 20_000, 1 << 20, 1 << 40, u64::MAX];
        let mut places = Places::default();
        for (before, at) in put.into_iter().enumerate() {
            assert_eq!(places.version(), Version(before as u64));
            places.push(at);
            assert_eq!(places.last(), at);
        }
        let places = Places::read(places.into_bytes()).unwrap();
        let found: Vec<u64> = places.after(Version(0)).map(|(_, at)| at).collect();
        assert_eq!(found, put);
        let late: Vec<_> = places.after(Version(6)).collect();
        assert_eq!(late, [(Version(7), 1 << 40), (Version(8), u64::MAX)]);
        assert_eq!(places.start_of(Version(3)), Some(160));
        assert_eq!(places.start_of(Version(0)), None);
        assert_eq!(places.start_of(Version(9)), None);
    }

    #[test]
    fn truncated_places_are_rejected() {
        let mut places = Places::default();
        (1..300).for_each(|n| places.push(n * 1_000));
        let bytes = places.into_bytes();
        for length in 0..bytes.len() {
            assert_eq!(Places::read(bytes[..length].to_vec()), None);
        }
        assert!(Places::read(bytes).is_some());
    }
}
