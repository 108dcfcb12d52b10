//! What we remember of a person across tables, and what he wishes for himself. It calls nobody.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, Millis};
use crate::people::coaching::Coaching;
use crate::people::hours::{Quiet, Zone};
use crate::table::pace::Pace;
use crate::table::player::Locale;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

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
    /// How many hours before the end of his time he is reminded, where he chose that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded: Option<u16>,
    /// Where he lives, if he said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// When he is not to be disturbed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// Until when he is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Millis>,
    /// The one letter a day, if he wants to be called by that.
    #[serde(default, skip_serializing_if = "Digest::is_usual")]
    pub digest: Digest,
    /// Whether he does not want to be in anybody's statistics but his own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unlisted: bool,
    /// What he was told of games that he plays for the first time.
    #[serde(default, skip_serializing_if = "Coaching::is_new")]
    pub coaching: Coaching,
}

/// The one letter a day that lists every table that waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest {
    /// At which hour of his day it comes.
    pub hour: u8,
    /// For when the last one that came was meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<Millis>,
}

impl Default for Digest {
    fn default() -> Self {
        Self {
            hour: 9,
            sent: None,
        }
    }
}

impl Digest {
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// How somebody wants to be called when a table waits for him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Calls {
    /// By his name in the table's channel.
    #[default]
    Mention,
    /// By a DM.
    Dm,
    /// By one DM a day for all his tables.
    Digest,
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
        let back = self.away.filter(|back| *back > now);
        let from = back.unwrap_or(now);
        let quiet = self.quiet.and_then(|quiet| quiet.end(&self.zone(), from));
        quiet.or(back)
    }

    /// Whether one letter a day calls him, and can.
    #[must_use]
    pub fn takes_digests(&self) -> bool {
        self.calls == Calls::Digest && self.dm != Dm::Closed
    }

    /// When his next letter comes in which what waits since this moment is told.
    #[must_use]
    pub fn next_digest(&self, since: Millis) -> Millis {
        let at = self.zone().next(self.digest.hour, since, self.digest.sent);
        self.rests_until(at).unwrap_or(at)
    }

    /// For when the letter was meant that comes now.
    #[must_use]
    pub fn digest_of(&self, now: Millis) -> Millis {
        let yesterday = Millis(now.0.saturating_sub(DAY - 1));
        self.zone().next(self.digest.hour, yesterday, None).min(now)
    }

    /// How long before the end of its time he is reminded of a decision at such a table.
    #[must_use]
    pub fn reminder(&self, pace: Pace) -> Option<Duration> {
        let usual = pace.reminds().filter(|_| !self.unreminded)?;
        let chosen = self.reminded.map(u64::from).map(Duration::from_hours);
        Some(chosen.unwrap_or(usual))
    }
}
