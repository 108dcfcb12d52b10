//! The settings of a server: the defaults for its tables, and who may close those of others.

use serde::{Deserialize, Serialize};

use crate::table::pace::Pace;
use crate::table::player::Locale;

/// Settings of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerRules {
    /// In which language tables speak: that of the server, unless another is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Locale>,
    /// The default pace, unless a table is opened with another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The people who may close tables of others.
    #[serde(default)]
    pub closers: Closers,
    /// True when we have introduced ourselves there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub greeted: bool,
}

/// The people who may close tables of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Closers {
    /// No one, while the table is active.
    #[default]
    Seated,
    /// Also those who may manage the channel.
    Managers,
}
