//! Settings of a server: where and how games are played there, by whom, and what its moderators
//! did.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, Millis, RoleId, TableId, UserId};
use crate::table::pace::Pace;
use crate::table::player::{Locale, Player};
use crate::table::refusal::TableRefusal;

/// Most acts of moderators that are remembered.
const ACTS: usize = 50;
/// Time for which an act of a moderator is remembered.
const ACT_LIFETIME: Duration = Duration::from_hours(24 * 90);

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
    /// Channels in which games may be opened; any channel where there are none here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<ChannelId>,
    /// Channel where new games are announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<ChannelId>,
    /// Roles whose people may open games; everyone may where there are none here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openers: Vec<RoleId>,
    /// Role whose people moderate games, beside those who manage the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moderators: Option<RoleId>,
    /// People who may not play there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub excluded: Vec<UserId>,
    /// People whose name is not shown: they are called by their seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unnamed: Vec<UserId>,
    /// The program elsewhere to which results are sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub receiver: Option<Receiver>,
    /// Acts of moderators, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ModeratorAct>,
}

/// A program elsewhere to which the results of finished games are sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receiver {
    /// Address of the program.
    pub address: String,
    /// Secret with which results are signed.
    pub secret: ReceiverSecret,
    /// The person who set it.
    pub by: UserId,
    /// Time since which results are sent.
    pub since: Millis,
    /// Time since which none has arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failing: Option<Millis>,
    /// True if it was given up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_given_up: bool,
    /// True if the person who set it was told so.
    #[serde(
        rename = "is_told",
        default,
        skip_serializing_if = "std::ops::Not::not"
    )]
    pub is_owner_notified: bool,
}

/// Secret that results are signed with. It has no words, so that no log repeats it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ReceiverSecret(String);

impl ReceiverSecret {
    /// A secret of these letters.
    #[must_use]
    pub const fn new(letters: String) -> Self {
        Self(letters)
    }

    /// Letters of the secret.
    #[must_use]
    pub fn show(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for ReceiverSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ReceiverSecret")
    }
}

impl Receiver {
    /// True if it was given up: nothing more is sent to it.
    #[must_use]
    pub const fn is_off(&self) -> bool {
        self.is_given_up
    }

    /// True if something is to be sent or told because of it.
    #[must_use]
    pub const fn wants_anything(&self) -> bool {
        !self.is_given_up || !self.is_owner_notified
    }
}

/// The people who may close tables of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Closers {
    /// No one, while the table is active.
    Seated,
    /// Also those who may manage the channel, and the server's moderators.
    #[default]
    Managers,
}

/// Act of a moderator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModeratorAct {
    /// Time of the act.
    pub at: Millis,
    /// The moderator.
    pub by: UserId,
    /// The act.
    pub what: Moderation,
}

/// Kind of act of a moderator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moderation {
    /// Changed a setting.
    Set(ServerSetting),
    /// Closed a table.
    Closed(TableId),
    /// Freed the seat of a person.
    Removed(TableId, UserId),
    /// Decided that a person may not play there.
    Excluded(UserId),
    /// Decided that a person may play there again.
    Admitted(UserId),
    /// Hid the name of a person.
    Unnamed(UserId),
    /// Showed the name of a person again.
    Named(UserId),
    /// Did this for the server's game night.
    Night(NightAct),
}

/// Act of a moderator for a game night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NightAct {
    /// Planned it.
    Planned,
    /// Changed its games or its hours.
    Changed,
    /// Called it off.
    CalledOff,
}

impl Moderation {
    /// The word for its kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Set(_) => "set",
            Self::Closed(_) => "closed",
            Self::Removed(..) => "removed",
            Self::Excluded(_) => "excluded",
            Self::Admitted(_) => "admitted",
            Self::Unnamed(_) => "unnamed",
            Self::Named(_) => "named",
            Self::Night(_) => "night",
        }
    }
}

/// Setting of a server that moderators change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ServerSetting {
    /// The language.
    Language,
    /// The pace.
    Pace,
    /// The people who may close tables of others.
    Closers,
    /// The channels in which games may be opened.
    Channels,
    /// The channel for news.
    News,
    /// The roles whose people may open games.
    Openers,
    /// The role of moderators.
    Moderators,
    /// The receiver of results.
    Receiver,
}

impl ServerRules {
    /// True if this person may not play there.
    #[must_use]
    pub fn excludes(&self, user: UserId) -> bool {
        self.excluded.contains(&user)
    }

    /// The person under the name that is shown of them there: an empty one where it is hidden.
    #[must_use]
    pub fn with_shown_name(&self, mut player: Player) -> Player {
        if self.unnamed.contains(&player.user) {
            player.name.clear();
        }
        player
    }

    /// A person whom another one brings, as they sit down there.
    ///
    /// # Errors
    /// They may not play there.
    pub fn admit(&self, guest: Player) -> Result<Player, TableRefusal> {
        let user = guest.user;
        match self.excludes(user) {
            true => Err(TableRefusal::GuestExcluded { user }),
            false => Ok(self.with_shown_name(guest)),
        }
    }

    /// Adds an act of a moderator.
    pub fn note(&mut self, act: ModeratorAct) {
        self.acts.push(act);
        self.forget_acts(act.at);
    }

    /// Forgets acts that are too old, or too many.
    pub fn forget_acts(&mut self, now: Millis) {
        self.acts.retain(|act| act.at.until(now) <= ACT_LIFETIME);
        let too_many = self.acts.len().saturating_sub(ACTS);
        self.acts.drain(..too_many);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_hours(24);

    #[test]
    fn acts_are_the_last_fifty_of_ninety_days() {
        let mut rules = ServerRules::default();
        let act = |days: u32| ModeratorAct {
            at: Millis(0).after(DAY * days),
            by: UserId(1),
            what: Moderation::Closed(TableId(u64::from(days))),
        };
        for days in 0..60 {
            rules.note(act(days));
        }
        assert_eq!(rules.acts, (10..60).map(act).collect::<Vec<_>>());
        rules.note(act(149));
        let left: Vec<_> = (59..60).chain([149]).map(act).collect();
        assert_eq!(rules.acts, left);
        rules.forget_acts(Millis(0).after(DAY * 240));
        assert_eq!(rules.acts, []);
    }
}
