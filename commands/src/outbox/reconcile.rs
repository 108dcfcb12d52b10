//! Makes a message stand in each slot, in any process and after any crash. A post is claimed
//! in the delivery state before it is sent and recorded afterwards, each by a compare-and-set on
//! the slot: the first writer wins. After a crash, or beside another process, a claim is resumed
//! with the same nonce. A duplicate or late message is marked for deletion and deleted by any
//! process. The contents of slots are decided in `plan.rs`.

use std::collections::BTreeSet;
use std::time::Duration;

use sessions::{
    ChannelId, Delivery, Intent, Marks, MessageId, Millis, Nonce, Posted, Slot, Table, Version,
};

use super::post::Outgoing;
use crate::app::dm_channels::{self, note_dm_result};
use crate::app::fault::{Retry, ServeError};
use crate::app::queues::Destination;
use crate::app::services::Services;
use crate::ui::existing_messages::ExistingMessage;
use crate::ui::message::Private;
use crate::ui::send_error::SendError;

/// Time for which an abandoned post may still arrive.
pub(super) const LATE: Duration = Duration::from_secs(3_600);

/// Contents that are removed from a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cleanup {
    /// A post that was about to be made, and the message, unless it is one that stays.
    Empty,
    /// A post that was about to be made, and the message, even one that stays.
    Delete,
    /// The messages that are marked for deletion, and nothing else.
    DeleteMarked,
    /// Abandoned posts that arrived after all.
    DeleteLate,
}

/// A message that is to stand in a slot.
pub(super) struct SlotMessage {
    pub slot: Slot,
    /// The slot when this was planned.
    pub before: Delivery,
    pub channel: ChannelId,
    pub outgoing: Outgoing,
    /// Tells several posts of one moment apart, by what everybody may know.
    pub nth: usize,
}

impl SlotMessage {
    /// True if this message pings the same people, so that it is edited instead of posting another.
    fn pings_same(&self, existing: &ExistingMessage) -> bool {
        let message = match &self.outgoing {
            Outgoing::Public(message) if self.slot == Slot::Call => message,
            Outgoing::Dm(_, _, Private::Open(message), _) => message,
            Outgoing::Public(_) | Outgoing::Dm(_, _, Private::Seat(_), _) => return false,
        };
        message.map_ref(|it| existing.is_same_call(it)).open()
    }
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
    /// The slot with the claim.
    delivery: Delivery,
    intent: Intent,
    /// The message that stands there by this claim already.
    existing: Option<ExistingMessage>,
    /// True if the claim is older than this attempt.
    is_resumed: bool,
}

fn posted_in(channel: ChannelId, existing: &ExistingMessage) -> Posted {
    let message = existing.message;
    Posted { channel, message }
}

/// Change of the marks once a message stands.
pub(super) trait Delivered: Fn(&mut Marks, Posted) + Send + Sync + 'static {}
impl<F: Fn(&mut Marks, Posted) + Send + Sync + 'static> Delivered for F {}

impl Reconciler<'_> {
    /// Makes a message stand in its slot, once. `None` if its person takes no DMs.
    pub(super) async fn post(
        &self,
        message: SlotMessage,
        delivered: impl Delivered,
    ) -> Result<Option<Posted>, ServeError> {
        let SlotMessage { slot, channel, .. } = message;
        let claimed = self.claim(&message).await?;
        let id = match &claimed.existing {
            Some(existing) => Some(existing.message),
            None => self.send(&message, &claimed.intent.nonce.0).await?,
        };
        let Some(id) = id else {
            // It was refused for good: nothing is under way.
            let clear = move |marks: &mut Marks| marks.slot_mut(slot).intent = None;
            let before = (slot, claimed.delivery);
            let cleared = self.table.note_over(before, clear).await?;
            return cleared.map(|_| None).ok_or(Retry::Changed.into());
        };
        let checksum = message.outgoing.checksum()?;
        let existing = claimed.existing.as_ref();
        // A board may have been posted before, showing less.
        if (claimed.is_resumed && slot == Slot::Board
            || existing.is_some_and(|existing| existing.checksum != checksum))
            && let Outgoing::Public(edit) = message.outgoing
        {
            self.services.sender.edit(channel, id, edit).await?;
        }
        let message = id;
        let posted = Posted { channel, message };
        self.record(slot, claimed, posted, delivered).await?;
        Ok(Some(posted))
    }

    /// Posts a message; `None` if its person takes no DMs.
    async fn send(
        &self,
        message: &SlotMessage,
        nonce: &str,
    ) -> Result<Option<MessageId>, ServeError> {
        let sender = &self.services.sender;
        match &message.outgoing {
            Outgoing::Public(public) => {
                let sent = sender.post(message.channel, public.clone(), nonce).await?;
                Ok(Some(sent))
            }
            Outgoing::Dm(user, seat, private, ring) => {
                let sent = sender.dm(message.channel, *seat, private.clone(), (nonce, *ring));
                note_dm_result(self.services, self.table, *user, sent.await).await
            }
        }
    }

    /// Writes down that a post is about to be made, or resumes what was written down before.
    async fn claim(&self, message: &SlotMessage) -> Result<Claimed, ServeError> {
        self.check_serves()?;
        let checksum = message.outgoing.checksum()?;
        let Some(intent) = message.before.intent.clone() else {
            return self.claim_new(message, checksum, None).await;
        };
        let (slot, channel) = (message.slot, message.channel);
        let existing = self
            .find_posted(channel, slot, &message.before, &intent)
            .await?;
        let is_same = intent.checksum == checksum || slot == Slot::Board;
        match existing {
            Some(existing) if !is_same && !message.pings_same(&existing) => {
                // It pings other people or is outdated: it is deleted, and a new one is posted with
                // another nonce: for a nonce it has just seen, Discord returns the old message.
                self.claim_new(message, checksum, Some(existing.message))
                    .await
            }
            None if !is_same => self.claim_new(message, checksum, None).await,
            existing => {
                // The claim is from before a crash or a failure, or from another process.
                let run = self.services.run;
                let resume = move |marks: &mut Marks| marks.slot_mut(slot).resume(run, checksum);
                let before = (slot, message.before.clone());
                let marks = self.table.note_over(before, resume).await?;
                Ok(Claimed {
                    delivery: marks.ok_or(Retry::Changed)?.slot(slot),
                    intent,
                    existing,
                    is_resumed: true,
                })
            }
        }
    }

    /// Writes down that a post is about to be made, with a new nonce; an `outdated` one is to go.
    async fn claim_new(
        &self,
        message: &SlotMessage,
        checksum: u32,
        outdated: Option<MessageId>,
    ) -> Result<Claimed, ServeError> {
        let (slot, channel, version) = (message.slot, message.channel, self.version);
        let intent = Intent {
            nonce: Nonce(self.nonce(slot, message.nth)),
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
                delivery.mark_for_deletion(outdated.map(|message| Posted { channel, message }));
                delivery.claim(intent.clone());
            }
        };
        let before = (slot, message.before.clone());
        let marks = self.table.note_over(before, claim).await?;
        Ok(Claimed {
            delivery: marks.ok_or(Retry::Changed)?.slot(slot),
            intent,
            existing: None,
            is_resumed: false,
        })
    }

    /// The message that was posted by a claim, if it was.
    async fn find_posted(
        &self,
        channel: ChannelId,
        slot: Slot,
        delivery: &Delivery,
        intent: &Intent,
    ) -> Result<Option<ExistingMessage>, ServeError> {
        let sender = &self.services.sender;
        let messages = sender.posted_since(channel, intent.at).await?;
        let is_other = |it: &ExistingMessage| {
            let posted = posted_in(channel, it);
            delivery.post == Some(posted) || delivery.to_delete.contains(&posted)
        };
        let (table, is_board) = (self.table.id(), slot == Slot::Board);
        let checksums: BTreeSet<u32> = delivery.checksums_under_way().collect();
        let is_it = |it: &ExistingMessage| {
            let has_text = checksums.contains(&it.checksum) && !it.is_of_another_table(table);
            (has_text || is_board && it.is_board_of(table)) && !is_other(it)
        };
        Ok(messages.into_iter().rev().find(is_it))
    }

    /// Records a posted message; deletes it if another process posted a different one first.
    async fn record(
        &self,
        slot: Slot,
        claimed: Claimed,
        posted: Posted,
        delivered: impl Delivered,
    ) -> Result<(), ServeError> {
        let stands = move |marks: &mut Marks| {
            marks.slot_mut(slot).confirm(posted.message);
            delivered(marks, posted);
        };
        let (before, intent) = ((slot, claimed.delivery), claimed.intent);
        if self.table.note_over(before, stands).await?.is_some() {
            return Ok(());
        }
        let too_late = move |marks: &mut Marks| {
            let delivery = marks.slot_mut(slot);
            // Where the claim still stands, the message is found by it.
            if delivery.intent.as_ref().map(|it| &it.nonce) != Some(&intent.nonce) {
                delivery.record_late(posted, &intent.nonce);
            }
        };
        self.record_overtaken(slot, too_late).await?;
        Err(Retry::Changed.into())
    }

    /// Removes from a slot what nothing wants there any more.
    pub(super) async fn clean_up(
        &self,
        slot: Slot,
        to: Destination,
        cleanup: Cleanup,
    ) -> Result<(), ServeError> {
        match cleanup {
            Cleanup::Empty | Cleanup::Delete => {
                let passes = matches!(
                    slot,
                    Slot::Call
                        | Slot::Finale
                        | Slot::Departure
                        | Slot::Invitation(_)
                        | Slot::Vote(_)
                );
                let deletes = passes || cleanup == Cleanup::Delete;
                self.give_up(slot, to, deletes).await?;
            }
            Cleanup::DeleteMarked => {}
            Cleanup::DeleteLate => self.mark_late(slot, to).await?,
        }
        self.delete_marked(slot).await
    }

    /// Gives up a claimed post, and marks the message for deletion or keeps it.
    async fn give_up(&self, slot: Slot, to: Destination, deletes: bool) -> Result<(), ServeError> {
        self.check_serves()?;
        let before = self.table.marks().await?.slot(slot);
        let mut claimed = None;
        if let Some(intent) = &before.intent
            && let Some(channel) = self.channel(to).await?
        {
            let existing = self.find_posted(channel, slot, &before, intent).await?;
            claimed = existing.map(|it| posted_in(channel, &it));
        }
        if before.intent.is_none() && !(deletes && before.post.is_some()) {
            return Ok(());
        }
        let version = self.version;
        let change = move |marks: &mut Marks| {
            marks.unsettle(version);
            let delivery = marks.slot_mut(slot);
            match claimed {
                Some(_) => delivery.intent = None,
                None => delivery.abandon(),
            }
            if deletes {
                let post = delivery.post.take();
                delivery.mark_for_deletion(post.into_iter().chain(claimed));
            } else if matches!(slot, Slot::Prompt(_) | Slot::Board) {
                match delivery.post {
                    Some(_) => delivery.mark_for_deletion(claimed),
                    None => delivery.post = claimed,
                }
            }
        };
        let emptied = self.table.note_over((slot, before), change).await?;
        emptied.map(|_| ()).ok_or(Retry::Changed.into())
    }

    /// Looks for abandoned posts that arrived after all, and marks them for deletion.
    async fn mark_late(&self, slot: Slot, to: Destination) -> Result<(), ServeError> {
        self.check_serves()?;
        let before = self.table.marks().await?.slot(slot);
        let Some(since) = before.late.iter().map(|late| late.at).min() else {
            return Ok(());
        };
        let now = self.services.sessions.now();
        let too_old = Millis(now.0.saturating_sub(LATE.as_millis() as u64));
        let mut strays = Vec::new();
        if let Some(channel) = self.channel(to).await? {
            let checksums: BTreeSet<u32> = before.late.iter().map(|late| late.checksum).collect();
            let messages = self.services.sender.posted_since(channel, since).await?;
            let table = self.table.id();
            let late = messages.into_iter();
            let late = late
                .filter(|it| checksums.contains(&it.checksum) && !it.is_of_another_table(table));
            strays.extend(late.map(|it| posted_in(channel, &it)));
        }
        strays.retain(|it| before.post != Some(*it) && !before.confirmed.contains(&it.message));
        let version = self.version;
        let mark = move |marks: &mut Marks| {
            if !strays.is_empty() {
                marks.unsettle(version);
            }
            let delivery = marks.slot_mut(slot);
            delivery.mark_for_deletion(strays.clone());
            delivery.forget_late(too_old);
        };
        let marked = self.table.note_over((slot, before), mark).await?;
        marked.ok_or(Retry::Changed)?;
        let (id, epoch) = (self.table.id(), self.services.sessions.lease_epoch());
        self.services.queues.note_checked(id, slot, epoch);
        Ok(())
    }

    /// Records what becomes of a message that another one overtook, and deletes what is to go.
    pub(super) async fn record_overtaken(
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
        self.delete_marked(slot).await
    }

    /// Deletes the slot's messages that are marked for deletion; those that remain stay marked.
    pub(super) async fn delete_marked(&self, slot: Slot) -> Result<(), ServeError> {
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

    /// Deletes a message; one that is gone already is no error.
    async fn delete(&self, old: Posted) -> Result<(), ServeError> {
        match self.services.sender.delete(old.channel, old.message).await {
            Ok(()) | Err(SendError::NoMessage) => Ok(()),
            // The home that the table moved away from need not let us in once more.
            Err(error) if old.channel != self.home && error.is_channel_error() => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Channel of a destination, if it is known.
    async fn channel(&self, to: Destination) -> Result<Option<ChannelId>, ServeError> {
        match to {
            Destination::Channel(channel) => Ok(Some(channel)),
            Destination::Person(user) => dm_channels::known_channel(self.services, user).await,
            Destination::Receiver(_) => Ok(None),
        }
    }

    /// Fails if another process serves the table now, as one that was stopped for a while may have
    /// missed.
    fn check_serves(&self) -> Result<(), ServeError> {
        match self.services.sessions.serves(self.table.id()) {
            true => Ok(()),
            false => Err(Retry::Elsewhere.into()),
        }
    }

    /// Nonce of a post: shorter than the 25 characters that Discord takes, and new for each post.
    /// Everyone may see it: it must not count what only one seat does.
    fn nonce(&self, slot: Slot, nth: usize) -> String {
        let moment = self.services.sessions.now().0 % 1_000_000_000;
        let kind = match slot {
            Slot::Board => 'b',
            Slot::Kept => 'k',
            Slot::Call => 'c',
            Slot::Finale => 'f',
            Slot::Departure => 'd',
            Slot::Ping(_) => 'a',
            Slot::Prompt(_) => 's',
            Slot::Invitation(_) => 'i',
            Slot::Follow(_) => 'o',
            Slot::Notice(_) => 'w',
            Slot::Removal(_) => 'r',
            Slot::Vote(_) => 'v',
            Slot::News => 'n',
            Slot::Thread => 't',
        };
        let nth = match slot {
            Slot::Ping(seat) | Slot::Prompt(seat) => seat.index(),
            _ => nth,
        };
        format!("{kind}{}.{nth}-{moment}", self.table.id())
    }
}
