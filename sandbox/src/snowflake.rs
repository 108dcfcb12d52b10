//! Discord's ids: milliseconds since 2015, then a counter. Must never hand out the same id twice.

use serde::{Serialize, Serializer};
use serde_json::Value;
use std::fmt;

/// Discord's epoch: the first second of 2015, in Unix milliseconds.
const EPOCH: u64 = 1_420_070_400_000;

/// An id as Discord makes them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(u64);

impl Snowflake {
    /// The id with this number.
    #[must_use]
    pub const fn new(id: u64) -> Self {
        Self(id)
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Time at which it was made, in Unix milliseconds.
    #[must_use]
    pub const fn millis(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }

    /// Reads the decimal form.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.is_empty() || text.len() > 20 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        text.parse().ok().map(Self)
    }

    /// Reads a JSON string or number: Discord takes both.
    pub(crate) fn from_json(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => Self::parse(text),
            Value::Number(number) => number.as_u64().map(Self),
            _ => None,
        }
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Makes ids that rise strictly, regardless of the clock.
#[derive(Default)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    pub(crate) fn next(&mut self, now_ms: u64) -> Snowflake {
        let candidate = now_ms.saturating_sub(EPOCH) << 22;
        self.last = if candidate > self.last {
            candidate
        } else {
            self.last + 1
        };
        Snowflake(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_increase_and_contain_their_millisecond() {
        let mut ids = Snowflakes::default();
        let first = ids.next(1_700_000_000_123);
        let second = ids.next(1_700_000_000_123);
        let back_in_time = ids.next(1_600_000_000_000);
        assert_eq!(first.millis(), 1_700_000_000_123);
        assert!(first < second && second < back_in_time);
    }

    #[test]
    fn ids_contain_only_digits() {
        for bad in ["", "12a", "-1", "99999999999999999999", "@me", "1.0"] {
            assert_eq!(Snowflake::parse(bad), None, "{bad}");
        }
        assert_eq!(Snowflake::parse("42"), Some(Snowflake::new(42)));
    }
}
