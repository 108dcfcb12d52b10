//! Messages of ours: those that stand somewhere, and those that are about to be posted.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, EventNumber, MessageId, Millis, UserId, Version};

/// What Discord knows a message by before it has an id: the same nonce is posted once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(pub String);

/// The message that shows the board to everyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPost {
    /// Where it is.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
    /// What it shows.
    pub shown: Version,
    /// When it was posted.
    pub posted_at: Millis,
    /// Whose closed DMs it tells of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreachable: Vec<UserId>,
}

/// The message that calls those whom the table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallPost {
    /// Where it is.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
    /// Whom it calls.
    pub whom: Vec<Called>,
}

/// How somebody was told that he is invited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitePost {
    /// Who.
    pub user: UserId,
    /// The message in the table's channel, while it stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posted: Option<Posted>,
}

/// A message of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posted {
    /// Where it is.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
}

/// Somebody who was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// Who.
    pub user: UserId,
    /// Where he sat.
    pub seat: Seat,
    /// For what he owed since this version.
    pub since: Version,
    /// Whether it was to remind him.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl BoardPost {
    /// As any message of ours.
    #[must_use]
    pub const fn posted(&self) -> Posted {
        let (channel, message) = (self.channel, self.message);
        Posted { channel, message }
    }
}

impl CallPost {
    /// As any message of ours.
    #[must_use]
    pub const fn posted(&self) -> Posted {
        let (channel, message) = (self.channel, self.message);
        Posted { channel, message }
    }
}

/// What a post is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// The board for everyone.
    Board,
    /// A message that stays for this event, such as a reveal.
    Keepsake(EventNumber),
    /// The message that calls those whom the table waits for.
    Call,
    /// A DM that calls the person in a seat.
    Aside(Seat),
    /// A message to the person in a seat.
    Seat(Seat),
    /// Word to a person that he is invited.
    Invitation(UserId),
    /// Word to a person that the table's place takes nothing from us.
    Word(UserId),
}

/// A post that is about to be made. Whoever finds it after a crash posts with the same nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intent {
    /// What for.
    pub target: Target,
    /// Under which nonce.
    pub nonce: Nonce,
    /// What it shows.
    pub version: Version,
    /// When it was written down: Discord forgets nonces after minutes.
    pub at: Millis,
}
