//! Makes each slot hold what is wanted there, in any process and after any crash. A post is claimed
//! in the delivery state before it is sent and recorded afterwards, each by a compare-and-set on
//! the slot: the first writer wins. After a crash, or beside another process, a claim is resumed
//! with the same nonce. A duplicate or late message is marked for deletion and deleted by any
//! process. What is wanted is decided in `plan.rs`.

use std::collections::BTreeSet;

use games::{Everyone, Seat, To};
use sessions::{
    ChannelId, Delivery, Intent, Marks, MessageId, Millis, Nonce, Posted, Slot, Table, UserId,
    Version,
};

use super::plan::LATE;
use crate::app::dm_channels::{self, note_dm_result};
use crate::app::fault::{Retry, ServeError};
use crate::app::queues::Destination;
use crate::app::services::Services;
use crate::ui::existing_messages::ExistingMessage;
use crate::ui::message::{Message, Private};
use crate::ui::send::{self, Ring};
use crate::ui::send_error::SendError;

/// A message as it is to be sent.
pub(super) enum Outgoing {
    /// To a channel.
    Public(To<Everyone, Message>),
    /// To a person's DMs; with the seat whose secrets it may tell.
    Dm(UserId, Option<Seat>, Private, Ring),
}

/// A message that is to stand in a slot.
pub(super) struct Post {
    pub slot: Slot,
    /// Delivery state when this was wanted.
    pub seen: Delivery,
    pub channel: ChannelId,
    pub letter: Outgoing,
    /// Tells several posts of one moment apart, by what everybody may know.
    pub nth: usize,
    /// Message whose mentions it shares: that one is edited instead of posting another.
    pub is_same_call: Option<To<Everyone, Message>>,
}

/// Reconciler of one table's messages.
pub(super) struct Reconciler<'r> {
    pub services: &'r Services,
    pub table: &'r Table,
    /// As of which version of the table.
    pub version: Version,
    /// Channel of the table.
    pub home: ChannelId,
}

/// A slot with a claim of ours.
struct Claimed {
    seen: Delivery,
    intent: Intent,
    /// The message that stands there by this claim already.
    found: Option<ExistingMessage>,
    /// True if the claim is older than this attempt.
    again: bool,
}

/// Change of the delivery state once a message stands.
pub(super) trait Done: Fn(&mut Marks, Posted) + Send + Sync + 'static {}
impl<F: Fn(&mut Marks, Posted) + Send + Sync + 'static> Done for F {}

impl Reconciler<'_> {
    /// Makes a message stand in its slot, once. `None` where its person takes no DMs.
    pub(super) async fn post(
        &self,
        post: Post,
        done: impl Done,
    ) -> Result<Option<Posted>, ServeError> {
        let Post { slot, channel, .. } = post;
        let claimed = self.claim(&post).await?;
        let Claimed { seen, intent, .. } = &claimed;
        let nonce = &intent.nonce.0;
        let message = match &claimed.found {
            Some(found) => Some(found.message),
            None => self.send(&post, nonce).await?,
        };
        let Some(message) = message else {
            // It was refused for good: nothing is under way.
            let clear = move |marks: &mut Marks| marks.slot_mut(slot).intent = None;
            let cleared = self.table.note_over((slot, seen.clone()), clear).await?;
            return cleared.map(|_| None).ok_or(Retry::Changed.into());
        };
        let checksum = post.letter.checksum()?;
        let found_other = claimed
            .found
            .as_ref()
            .is_some_and(|it| it.checksum != checksum);
        // A board may have been posted before, showing less.
        if (claimed.again && slot == Slot::Board || found_other)
            && let Outgoing::Public(board) = post.letter
        {
            self.services.sender.edit(channel, message, board).await?;
        }
        let posted = Posted { channel, message };
        self.stands(slot, (seen.clone(), intent.clone()), posted, done)
            .await?;
        Ok(Some(posted))
    }

    async fn send(&self, post: &Post, nonce: &str) -> Result<Option<MessageId>, ServeError> {
        let sender = &self.services.sender;
        match &post.letter {
            Outgoing::Public(message) => {
                let sent = sender.post(post.channel, message.clone(), nonce).await?;
                Ok(Some(sent))
            }
            Outgoing::Dm(user, seat, message, ring) => {
                let sent = sender.dm(post.channel, *seat, message.clone(), (nonce, *ring));
                note_dm_result(self.services, self.table, *user, sent.await).await
            }
        }
    }

    /// Writes down that a post is about to be made, or takes up what was written down before.
    async fn claim(&self, post: &Post) -> Result<Claimed, ServeError> {
        self.must_serve()?;
        let seen = post.seen.clone();
        let checksum = post.letter.checksum()?;
        let Some(intent) = seen.intent.clone() else {
            return self.claim_new(post, seen, checksum, None).await;
        };
        let found = self.found(post.channel, post.slot, &seen, &intent).await?;
        let is_same_call = |it: &ExistingMessage| {
            let wanted = post.is_same_call.as_ref();
            wanted.is_some_and(|wanted| wanted.map_ref(|wanted| it.is_same_call(wanted)).open())
        };
        let is_same = intent.checksum == checksum || post.slot == Slot::Board;
        match found {
            Some(found) if !is_same && !is_same_call(&found) => {
                // It calls other people or is outdated: it is deleted, and a new one is posted with
                // another nonce: for a nonce it has just seen, Discord returns the old message.
                self.claim_new(post, seen, checksum, Some(found.message))
                    .await
            }
            None if !is_same => self.claim_new(post, seen, checksum, None).await,
            found => {
                self.take_up(post.slot, (seen, intent), checksum, found)
                    .await
            }
        }
    }

    /// Resumes a claim from before a crash or a failure, or from another process.
    async fn take_up(
        &self,
        slot: Slot,
        (seen, intent): (Delivery, Intent),
        checksum: u32,
        found: Option<ExistingMessage>,
    ) -> Result<Claimed, ServeError> {
        let run = self.services.run;
        let take_up = move |marks: &mut Marks| marks.slot_mut(slot).take_up(run, checksum);
        let marks = self.table.note_over((slot, seen), take_up).await?;
        Ok(Claimed {
            seen: marks.ok_or(Retry::Changed)?.slot(slot),
            intent,
            found,
            again: true,
        })
    }

    async fn claim_new(
        &self,
        post: &Post,
        seen: Delivery,
        checksum: u32,
        old: Option<MessageId>,
    ) -> Result<Claimed, ServeError> {
        let (slot, channel, version) = (post.slot, post.channel, self.version);
        let intent = Intent {
            nonce: Nonce(self.nonce(slot, post.nth)),
            version,
            at: self.services.sessions.now(),
            by: self.services.run,
            checksum,
        };
        let claim = {
            let intent = intent.clone();
            move |marks: &mut Marks| {
                marks.unsettle(version);
                let delivery = marks.slot_mut(slot);
                delivery.mark_for_deletion(old.map(|message| Posted { channel, message }));
                delivery.claim(intent.clone());
            }
        };
        let marks = self.table.note_over((slot, seen), claim).await?;
        let seen = marks.ok_or(Retry::Changed)?.slot(slot);
        Ok(Claimed {
            seen,
            intent,
            found: None,
            again: false,
        })
    }

    /// The message that was posted by a claim, if it was.
    async fn found(
        &self,
        channel: ChannelId,
        slot: Slot,
        seen: &Delivery,
        intent: &Intent,
    ) -> Result<Option<ExistingMessage>, ServeError> {
        let sender = &self.services.sender;
        let standing = sender.posted_since(channel, intent.at).await?;
        let is_other = |it: &ExistingMessage| {
            let posted = Posted {
                channel,
                message: it.message,
            };
            seen.post == Some(posted) || seen.to_delete.contains(&posted)
        };
        let (table, is_board) = (self.table.id(), slot == Slot::Board);
        let is_it = |it: &ExistingMessage| {
            let same = it.checksum == intent.checksum || is_board && it.is_board_of(table);
            same && !is_other(it)
        };
        Ok(standing.into_iter().rev().find(is_it))
    }

    /// Records a posted message; deletes it if another process posted a different one first.
    async fn stands(
        &self,
        slot: Slot,
        (seen, intent): (Delivery, Intent),
        posted: Posted,
        done: impl Done,
    ) -> Result<(), ServeError> {
        let stands = move |marks: &mut Marks| {
            marks.slot_mut(slot).stands(posted.message);
            done(marks, posted);
        };
        if self.table.note_over((slot, seen), stands).await?.is_some() {
            return Ok(());
        }
        let too_late = move |marks: &mut Marks| {
            let delivery = marks.slot_mut(slot);
            if delivery.intent.as_ref().map(|it| &it.nonce) == Some(&intent.nonce) {
                // The claim stands: the message is found by it.
                return;
            }
            delivery.came_late(posted, &intent.nonce);
        };
        self.overtaken(slot, too_late).await?;
        Err(Retry::Changed.into())
    }

    /// Empties a slot: deletes a call, a finale or an invitation, and gives up a claimed post.
    /// Other messages stay once they are posted.
    pub(super) async fn clear(
        &self,
        (slot, goes): (Slot, bool),
        to: Destination,
    ) -> Result<(), ServeError> {
        self.must_serve()?;
        let seen = self.table.marks().await?.slot(slot);
        let mut found = None;
        if let Some(intent) = &seen.intent
            && let Some(channel) = self.channel(to).await?
        {
            let standing = self.found(channel, slot, &seen, intent).await?;
            found = standing.map(|it| Posted {
                channel,
                message: it.message,
            });
        }
        let passes = goes || matches!(slot, Slot::Call | Slot::Finale | Slot::Invitation(_));
        if seen.intent.is_some() || passes && seen.post.is_some() {
            let version = self.version;
            let clear = move |marks: &mut Marks| {
                marks.unsettle(version);
                let delivery = marks.slot_mut(slot);
                match found {
                    Some(_) => delivery.intent = None,
                    None => delivery.give_up(),
                }
                if passes {
                    let post = delivery.post.take();
                    delivery.mark_for_deletion(post.into_iter().chain(found));
                } else if matches!(slot, Slot::Prompt(_) | Slot::Board) {
                    match delivery.post {
                        Some(_) => delivery.mark_for_deletion(found),
                        None => delivery.post = found,
                    }
                }
            };
            let cleared = self.table.note_over((slot, seen), clear).await?;
            cleared.ok_or(Retry::Changed)?;
        }
        self.sweep(slot).await
    }

    /// Looks for what arrived late in a slot, and takes it away.
    pub(super) async fn look_for_late(
        &self,
        slot: Slot,
        to: Destination,
    ) -> Result<(), ServeError> {
        self.must_serve()?;
        let seen = self.table.marks().await?.slot(slot);
        let Some(since) = seen.late.iter().map(|late| late.at).min() else {
            return Ok(());
        };
        let now = self.services.sessions.now();
        let before = Millis(now.0.saturating_sub(LATE.as_millis() as u64));
        let mut strays = Vec::new();
        if let Some(channel) = self.channel(to).await? {
            let prints: BTreeSet<u32> = seen.late.iter().map(|late| late.checksum).collect();
            let standing = self.services.sender.posted_since(channel, since).await?;
            let strays_here = standing
                .into_iter()
                .filter(|it| prints.contains(&it.checksum));
            strays.extend(strays_here.map(|it| Posted {
                channel,
                message: it.message,
            }));
        }
        strays.retain(|it| seen.post != Some(*it) && !seen.right.contains(&it.message));
        let version = self.version;
        let look = move |marks: &mut Marks| {
            if !strays.is_empty() {
                marks.unsettle(version);
            }
            let delivery = marks.slot_mut(slot);
            delivery.mark_for_deletion(strays.clone());
            delivery.forget_late(before);
        };
        let looked = self.table.note_over((slot, seen), look).await?;
        looked.ok_or(Retry::Changed)?;
        self.sweep(slot).await
    }

    /// Notes what came of a message that another one overtook, and deletes what is to go.
    pub(super) async fn overtaken(
        &self,
        slot: Slot,
        change: impl Fn(&mut Marks) + Send + Sync + 'static,
    ) -> Result<(), ServeError> {
        let version = self.version;
        let change = move |marks: &mut Marks| {
            change(marks);
            marks.unsettle(version);
        };
        self.table.note(change).await?;
        // Should this fail, the process that serves the table deletes it.
        self.services.sessions.touch(self.table.id());
        self.sweep(slot).await
    }

    /// Deletes the slot's messages that are marked for deletion; those that remain stay marked.
    pub(super) async fn sweep(&self, slot: Slot) -> Result<(), ServeError> {
        let to_delete = self.table.marks().await?.slot(slot).to_delete;
        for old in to_delete {
            // The DM of a seat that one person left and another took is deleted from where either
            // of them is served.
            let deletion = self.services.deletions.begin(old.message);
            let _turn = deletion.wait_for_turn().await;
            let marks = self.table.marks().await?;
            if !marks.slot(slot).to_delete.contains(&old) {
                continue;
            }
            self.delete(old).await?;
            let gone = move |marks: &mut Marks| {
                marks.slot_mut(slot).to_delete.retain(|it| *it != old);
            };
            self.table.note(gone).await?;
        }
        Ok(())
    }

    async fn delete(&self, old: Posted) -> Result<(), ServeError> {
        match self.services.sender.delete(old.channel, old.message).await {
            Ok(()) | Err(SendError::NoMessage) => Ok(()),
            // The home that the table moved away from need not let us in once more.
            Err(error) if old.channel != self.home && error.is_channel_error() => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    async fn channel(&self, to: Destination) -> Result<Option<ChannelId>, ServeError> {
        match to {
            Destination::Channel(channel) => Ok(Some(channel)),
            Destination::Person(user) => dm_channels::known_channel(self.services, user).await,
        }
    }

    /// A process that was stopped for a while may have missed that another one serves the table
    /// now.
    fn must_serve(&self) -> Result<(), ServeError> {
        match self.services.sessions.serves(self.table.id()) {
            true => Ok(()),
            false => Err(Retry::Elsewhere.into()),
        }
    }

    /// Shorter than the 25 characters that Discord takes, and new for each post. Everyone may see
    /// it: it must not count what only one seat does.
    fn nonce(&self, slot: Slot, nth: usize) -> String {
        let moment = self.services.sessions.now().0 % 1_000_000_000;
        let kind = match slot {
            Slot::Board => 'b',
            Slot::Kept => 'k',
            Slot::Call => 'c',
            Slot::Finale => 'f',
            Slot::Ping(_) => 'a',
            Slot::Prompt(_) => 's',
            Slot::Invitation(_) => 'i',
            Slot::Notice(_) => 'w',
        };
        let nth = match slot {
            Slot::Ping(seat) | Slot::Prompt(seat) => seat.index(),
            _ => nth,
        };
        format!("{kind}{}.{nth}-{moment}", self.table.id())
    }
}

impl Outgoing {
    /// The sum of its words.
    fn checksum(&self) -> Result<u32, SendError> {
        match self {
            Self::Public(message) => Ok(message.map_ref(Message::checksum).open()),
            Self::Dm(_, seat, message, _) => send::checksum(message, *seat),
        }
    }
}
