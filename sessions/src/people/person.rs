//! A person as they are remembered across tables, with their own preferences. Plain data that calls
//! nothing.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, Millis};
use crate::people::coaching::Coaching;
use crate::people::hours::{Quiet, Zone};
use crate::table::pace::Pace;
use crate::table::player::Locale;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// A person as they are remembered across tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Their language.
    pub locale: Locale,
    /// Their name when we last saw it.
    pub name: String,
    /// State of their DMs.
    pub dm: Dm,
    /// The way in which they want to be notified.
    #[serde(default, skip_serializing_if = "Calls::are_usual")]
    pub calls: Calls,
    /// True when they do not want to be reminded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unreminded: bool,
    /// Hours before the end of their time at which they are reminded, if they chose them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded: Option<u16>,
    /// Their time zone, if they set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// When they are not to be disturbed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// Until when they are away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Millis>,
    /// The daily digest, if they want to be notified by that.
    #[serde(default, skip_serializing_if = "Digest::is_usual")]
    pub digest: Digest,
    /// True when they do not want to be in any statistics but their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unlisted: bool,
    /// Coaching in the games that they play for the first time.
    #[serde(default, skip_serializing_if = "Coaching::is_new")]
    pub coaching: Coaching,
}

/// The daily digest: one DM that lists every table that waits for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest {
    /// The hour of their day at which it comes.
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

/// The way in which a person wants to be notified when a table waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Calls {
    /// By a mention in the table's channel.
    #[default]
    Mention,
    /// By a DM.
    Dm,
    /// By one DM a day for all their tables.
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

/// State of a person's DMs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dm {
    /// Not tried yet.
    #[default]
    Unknown,
    /// Accepted, in this channel.
    Open(ChannelId),
    /// Refused: they do not accept DMs.
    Closed,
}

impl Person {
    /// Their time zone.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.zone.clone().unwrap_or_default()
    }

    /// Until when they are not to be disturbed; `None` when they may be now.
    #[must_use]
    pub fn rests_until(&self, now: Millis) -> Option<Millis> {
        let back = self.away.filter(|back| *back > now);
        let from = back.unwrap_or(now);
        let quiet = self.quiet.and_then(|quiet| quiet.end(&self.zone(), from));
        quiet.or(back)
    }

    /// Tells whether they are notified by the daily digest, and can be.
    #[must_use]
    pub fn takes_digests(&self) -> bool {
        self.calls == Calls::Digest && self.dm != Dm::Closed
    }

    /// Time of their next digest that covers what has been waiting since this moment.
    #[must_use]
    pub fn next_digest(&self, since: Millis) -> Millis {
        let at = self.zone().next(self.digest.hour, since, self.digest.sent);
        self.rests_until(at).unwrap_or(at)
    }

    /// The time for which the digest that is sent now was meant.
    #[must_use]
    pub fn digest_of(&self, now: Millis) -> Millis {
        let yesterday = Millis(now.0.saturating_sub(DAY - 1));
        self.zone().next(self.digest.hour, yesterday, None).min(now)
    }

    /// Time before a deadline at which they are reminded of it, at a table of this pace.
    #[must_use]
    pub fn reminder(&self, pace: Pace) -> Option<Duration> {
        let usual = pace.usual_reminder().filter(|_| !self.unreminded)?;
        let chosen = self.reminded.map(u64::from).map(Duration::from_hours);
        Some(chosen.unwrap_or(usual))
    }
}
