//! People as they sit at tables, and where tables stand. Knows no seat.

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, GuildId, UserId};

/// A language tag such as `fr` or `en-GB`, as the person's client gave it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Locale(pub String);

/// A person at a table, under the name they had when they sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The person.
    pub user: UserId,
    /// Their name at the table.
    pub name: String,
    /// Their language.
    pub locale: Locale,
}

/// Place where a table stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Venue {
    /// The server, if it is in one.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// The language that is spoken there.
    pub locale: Locale,
    /// True for a thread that was made for its table.
    #[serde(rename = "thread", skip_serializing_if = "std::ops::Not::not", default)]
    pub is_own_thread: bool,
}
