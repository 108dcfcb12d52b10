//! The delivery in a slot: the message that stands there, what it tells, and the one that is about
//! to be posted. Plain data; what a table wants in a slot is computed elsewhere.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, MessageId, Millis, UserId, Version};

/// Our name of a message before Discord gives it an id: the same nonce is posted once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(pub String);

/// A message of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posted {
    /// The channel where it stands.
    pub channel: ChannelId,
    /// The message's id.
    pub message: MessageId,
}

/// A place for one message at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Slot {
    /// The board.
    Board,
    /// Messages that stay, such as a reveal: one after the other.
    Kept,
    /// The turn ping in the channel.
    Call,
    /// The message that tells how the game ended.
    Finale,
    /// The message that tells who left the running game.
    Departure,
    /// The turn ping of the player in a seat, by DM.
    Ping(Seat),
    /// The table's one DM to the player in a seat: their console, with what is secret and theirs.
    Prompt(Seat),
    /// The message that invites this person.
    Invitation(UserId),
    /// The DM that tells this person, who does not play, how the game goes on: whom it informs as
    /// long as they follow the game, at each round if it asks, and which round it told.
    Follow(UserId),
    /// The DM that tells this person that the table's channel takes no messages.
    Notice(UserId),
    /// The DM that tells this person that their seat was taken.
    Removal(UserId),
    /// The message of the vote that this entry brought.
    Vote(Version),
    /// The message that announces the lobby in the server's channel for news.
    News,
    /// No message: the table's own thread, with the people who were added to it.
    Thread,
}

/// A player who is pinged for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// The player.
    pub user: UserId,
    /// Their seat.
    pub seat: Seat,
    /// The version since which their decision is pending.
    pub since: Version,
    /// True for a reminder.
    #[serde(rename = "again", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_reminder: bool,
}

/// Delivery in a slot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delivery {
    /// The message that stands there. Of messages that stay, the last film.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<Posted>,
    /// When it was posted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub posted_at: Millis,
    /// The board's version of the table, a prompt's moment of the game, the stage that news tell
    /// of, or the first event whose message does not stay there yet.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shown: Version,
    /// People who were asked, invited, warned or added; on the board, those of whose closed DMs it
    /// tells.
    #[serde(rename = "told", default, skip_serializing_if = "Vec::is_empty")]
    pub informed: Vec<UserId>,
    /// True when a DM asks its person for something.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub asks: bool,
    /// True when it came without a sound: its player may still have to be pinged.
    #[serde(rename = "quiet", default, skip_serializing_if = "is_zero")]
    pub is_silent: bool,
    /// Players who were pinged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<Called>,
    /// The post that is about to be made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intent: Option<Intent>,
    /// Posts that a process gave up or lost, and that may still arrive.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<Intent>,
    /// Messages that were posted while such posts may arrive, and that are to stay.
    #[serde(rename = "right", default, skip_serializing_if = "Vec::is_empty")]
    pub confirmed: Vec<MessageId>,
    /// Messages that are to be deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_delete: Vec<Posted>,
}

fn is_zero<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A post that is about to be made. After a crash it is posted with the same nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intent {
    /// The nonce with which it is posted.
    pub nonce: Nonce,
    /// Version of the table that it shows.
    pub version: Version,
    /// Time at which it was written down: Discord forgets nonces after minutes.
    pub at: Millis,
    /// Run of the process that wrote it down.
    pub by: u64,
    /// The checksum of its text, by which it is found in the channel.
    pub checksum: u32,
}

/// The checksum by which a posted text is recognised.
#[must_use]
pub fn checksum(text: &str) -> u32 {
    crc32fast::hash(text.trim().as_bytes())
}

impl Delivery {
    /// The message that stands there, unless another one is about to be posted.
    #[must_use]
    pub fn standing(&self) -> Option<Posted> {
        self.post.filter(|_| self.intent.is_none())
    }

    /// Records that a post is about to be made. One that was under way before may still arrive.
    pub fn claim(&mut self, intent: Intent) {
        self.abandon();
        self.intent = Some(intent);
    }

    /// Gives up the post that is about to be made. It may still arrive.
    pub fn abandon(&mut self) {
        self.late.extend(self.intent.take());
    }

    /// Takes over the post that is about to be made: this run of the process posts it, with the
    /// text of this checksum. The earlier attempt of another run, or with another text, may still
    /// arrive.
    pub fn resume(&mut self, run: u64, checksum: u32) {
        if let Some(intent) = &mut self.intent {
            let is_other = intent.by != run || intent.checksum != checksum;
            self.late.extend(is_other.then(|| intent.clone()));
            (intent.by, intent.checksum) = (run, checksum);
        }
    }

    /// Checksums of the texts that the post that is about to be made has had: after a crash any of
    /// them may stand in the channel.
    pub fn checksums_under_way(&self) -> impl Iterator<Item = u32> {
        let intent = self.intent.as_ref();
        let before = self.late.iter();
        let before = before.filter(move |late| intent.is_some_and(|it| it.nonce == late.nonce));
        intent.into_iter().chain(before).map(|it| it.checksum)
    }

    /// Records that the post that was about to be made stands, as this message.
    pub fn confirm(&mut self, message: MessageId) {
        self.intent = None;
        if !self.late.is_empty() {
            self.confirmed.push(message);
        }
    }

    /// Puts a message into the slot, and marks the one before it for deletion.
    pub fn replace(&mut self, post: Posted) {
        self.mark_for_deletion(self.post.filter(|old| *old != post));
        self.post = Some(post);
    }

    /// Marks messages for deletion.
    pub fn mark_for_deletion(&mut self, posts: impl IntoIterator<Item = Posted>) {
        for post in posts {
            if !self.to_delete.contains(&post) {
                self.to_delete.push(post);
            }
        }
    }

    /// Forgets late posts that were lost before this moment: they do not arrive any more.
    pub fn forget_late(&mut self, before: Millis) {
        self.retain_late(|intent| intent.at > before);
    }

    /// Records that a lost post has arrived, as this message. Unless it is to stay, it is marked
    /// for deletion.
    pub fn record_late(&mut self, message: Posted, nonce: &Nonce) {
        let stays = self.post == Some(message) || self.confirmed.contains(&message.message);
        self.mark_for_deletion((!stays).then_some(message));
        self.retain_late(|intent| intent.nonce != *nonce);
    }

    fn retain_late(&mut self, may_arrive: impl Fn(&Intent) -> bool) {
        self.late.retain(may_arrive);
        if self.late.is_empty() {
            self.confirmed.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn post_that_was_resumed_with_another_text_is_found_by_either() {
        let intent = |nonce: &str, checksum| Intent {
            nonce: Nonce(nonce.to_owned()),
            version: Version(1),
            at: Millis(1),
            by: 1,
            checksum,
        };
        let mut delivery = Delivery::default();
        delivery.claim(intent("abandoned", 10));
        delivery.claim(intent("call", 20));
        delivery.resume(1, 20);
        let under_way = |delivery: &Delivery| delivery.checksums_under_way().collect::<Vec<_>>();
        assert_eq!(under_way(&delivery), [20]);
        // The bot ends here, before the text that stands in the channel is edited.
        delivery.resume(2, 21);
        assert_eq!(under_way(&delivery), [21, 20]);
        delivery.confirm(MessageId(5));
        assert!(under_way(&delivery).is_empty());
    }
}
