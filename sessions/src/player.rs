//! People: who they are to us and how to reach them. Knows no seat.

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, GuildId, UserId};

/// A language tag such as `fr` or `en-GB`, as the person's client gave it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Locale(pub String);

/// A person at a table, under the name he had when he sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who.
    pub user: UserId,
    /// What he is called at the table.
    pub name: String,
    /// His language.
    pub locale: Locale,
}

/// Where a table stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The server, if it is in one.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// The language that is spoken there.
    pub locale: Locale,
}

/// What we remember of a person across tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// His language.
    pub locale: Locale,
    /// His name when we last saw it.
    pub name: String,
    /// Whether he can be written to in private.
    pub dm: Dm,
    /// How he wants to be called.
    #[serde(default, skip_serializing_if = "Calls::are_usual")]
    pub calls: Calls,
    /// Whether he does not want to be reminded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unreminded: bool,
}

/// How somebody wants to be called when a table waits for him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Calls {
    /// By his name in the table's channel.
    #[default]
    Mention,
    /// By a DM.
    Dm,
    /// Not at all.
    Never,
}

impl Calls {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether a person can be written to in private.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dm {
    /// Not tried yet.
    #[default]
    Unknown,
    /// Yes, in this channel.
    Open(ChannelId),
    /// He does not accept it.
    Closed,
}
