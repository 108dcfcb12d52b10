//! What we remember of a person across tables, and what he wishes for himself. It calls nobody.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::hours::{Quiet, Zone};
use crate::ids::{ChannelId, Millis};
use crate::pace::Pace;
use crate::player::Locale;

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
    /// Where he lives, if he said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// When he is not to be disturbed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
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

impl Person {
    /// Where he lives, by the clock.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.zone.clone().unwrap_or_default()
    }

    /// Until when he is not to be disturbed; `None` when he may be now.
    #[must_use]
    pub fn rests_until(&self, now: Millis) -> Option<Millis> {
        self.quiet?.end(&self.zone(), now)
    }

    /// How long before the end of its time he is reminded of a decision at such a table.
    #[must_use]
    pub fn reminded(&self, pace: Pace) -> Option<Duration> {
        pace.reminds().filter(|_| !self.unreminded)
    }
}
