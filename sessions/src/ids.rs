//! Numbers with a meaning. Never a naked integer across a border.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[doc = $doc:literal])* $name:ident) => {
        $(#[doc = $doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A person.
    UserId
}
number! {
    /// The channel of a table, or the channel in which a person is written to.
    ChannelId
}
number! {
    /// A server.
    GuildId
}
number! {
    /// A role of a server's members.
    RoleId
}
number! {
    /// A message that was posted.
    MessageId
}
number! {
    /// The idempotency key of a request: the id of the interaction or message that brought it. The
    /// same key again does nothing twice.
    Key
}
number! {
    /// A table, numbered from 1 for ever.
    TableId
}
number! {
    /// Number of entries in a table's journal.
    Version
}
number! {
    /// An event of a game, counted from 0 at its table.
    EventNumber
}
number! {
    /// A moment: milliseconds since 1970.
    Millis
}

impl Key {
    /// The key of a second step of the same interaction: with the first one's own, it would count
    /// as done. Discord's ids leave the highest bit free until 2084.
    #[must_use]
    pub const fn second(self) -> Self {
        Self(self.0 | 1 << 63)
    }

    /// The interaction or message that brought it.
    pub(crate) const fn interaction(self) -> u64 {
        self.0 & (u64::MAX >> 1)
    }
}

impl Version {
    /// The version after one more entry.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Millis {
    /// The moment that much later.
    #[must_use]
    pub fn after(self, span: Duration) -> Self {
        let span = u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
        Self(self.0.saturating_add(span))
    }

    /// The moment in universal time, as ISO 8601 writes it: `2026-11-28T03:51:33Z`.
    #[must_use]
    pub fn utc(self) -> String {
        let (year, month, day) = games::Day::of_millis(self.0).date();
        let second = self.0 / 1_000 % 86_400;
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }

    /// Time until `later`; zero when that has passed.
    #[must_use]
    pub const fn until(self, later: Self) -> Duration {
        Duration::from_millis(later.0.saturating_sub(self.0))
    }
}
