//! Memory of the pictures in our messages, so that a picture that is already attached is not
//! uploaded again. Lives in memory alone and covers few messages: an unknown picture is uploaded
//! once more, and so is one that another process may have changed. Holds checksums, never a
//! picture, and sends nothing.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use parking_lot::Mutex;
use serenity::all::{InteractionId, MessageInteractionMetadata};
use sessions::MessageId;

use crate::ui::message::Picture;

/// Number of messages that are at least remembered; at most twice as many are.
const REMEMBERED_MESSAGES: usize = 4_096;

/// A message with an attached picture. An answer to an interaction is identified by the
/// interaction, because its sender is not told which message it became.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MessageRef {
    /// By its own id.
    Message(MessageId),
    /// By what it answered.
    Answer(InteractionId),
}

/// Checksum of a picture.
type Checksum = u64;

/// Function that gives the lease epoch ([`sessions::Sessions::lease_epoch`]).
type Epoch = Arc<dyn Fn() -> Option<u64> + Send + Sync>;

/// Memory of the pictures that are attached to messages.
#[derive(Clone)]
pub(crate) struct AttachmentMemory {
    states: Arc<Mutex<Generations>>,
    epoch: Epoch,
}

/// State of messages in two generations, of which the old one is dropped when the young one is
/// full.
#[derive(Default)]
struct Generations {
    young: HashMap<MessageRef, MessageState>,
    old: HashMap<MessageRef, MessageState>,
}

/// State of one message.
#[derive(Clone, Copy, Default)]
struct MessageState {
    /// Picture that is known to be attached, and the epoch in which it was.
    checksum: Option<(Checksum, u64)>,
    /// Number of changes on their way, whose order is unknown.
    under_way: u32,
    /// True if changes overlapped: which of them came last is unknown.
    crossed: bool,
}

/// A change of a message on its way. Unless [`Self::arrived`] is called, the attached picture
/// becomes unknown.
pub(crate) struct PendingUpload {
    uploads: AttachmentMemory,
    target: MessageRef,
    checksum: Option<(Checksum, u64)>,
    is_there: bool,
    arrived: bool,
}

impl AttachmentMemory {
    /// Empty memory, valid within an epoch.
    pub(crate) fn new(epoch: impl Fn() -> Option<u64> + Send + Sync + 'static) -> Self {
        Self {
            states: Arc::default(),
            epoch: Arc::new(epoch),
        }
    }

    /// Current lease epoch.
    pub(crate) fn epoch(&self) -> Option<u64> {
        (self.epoch)()
    }

    /// Begins a change of a message to this picture, or to none.
    pub(crate) fn begin(&self, target: MessageRef, picture: Option<&Picture>) -> PendingUpload {
        let checksum = picture.map(checksum).zip(self.epoch());
        let mut states = self.states.lock();
        let state = states.state_mut(target);
        let known = state.checksum.take().filter(|_| state.under_way == 0);
        state.crossed |= state.under_way > 0;
        state.under_way += 1;
        PendingUpload {
            uploads: self.clone(),
            target,
            checksum,
            is_there: known.is_some() && known == checksum,
            arrived: false,
        }
    }
}

impl Generations {
    /// State of a message, moved to the young generation.
    fn state_mut(&mut self, target: MessageRef) -> &mut MessageState {
        if self.young.len() >= REMEMBERED_MESSAGES && !self.young.contains_key(&target) {
            self.old = std::mem::take(&mut self.young);
        }
        let before = self.old.remove(&target);
        self.young
            .entry(target)
            .or_insert_with(|| before.unwrap_or_default())
    }
}

impl PendingUpload {
    /// True if the picture is attached already and need not be uploaded.
    pub(crate) const fn is_there(&self) -> bool {
        self.is_there
    }

    /// Notes that the change was made.
    pub(crate) fn arrived(mut self) {
        self.arrived = true;
    }
}

impl Drop for PendingUpload {
    fn drop(&mut self) {
        let mut states = self.uploads.states.lock();
        let state = states.state_mut(self.target);
        state.under_way = state.under_way.saturating_sub(1);
        if state.under_way == 0 {
            let sure = self.arrived && !state.crossed;
            state.checksum = self.checksum.filter(|_| sure);
            state.crossed = false;
        }
    }
}

/// Reference to the message whose component was used.
pub(crate) fn message_ref(message: &serenity::all::Message) -> MessageRef {
    let answered = match message.interaction_metadata.as_deref() {
        Some(MessageInteractionMetadata::Command(it)) => Some(it.id),
        Some(MessageInteractionMetadata::Component(it)) => Some(it.id),
        Some(MessageInteractionMetadata::ModalSubmit(it)) => Some(it.id),
        Some(_) | None => None,
    };
    let itself = || MessageRef::Message(MessageId(message.id.get()));
    answered.map_or_else(itself, MessageRef::Answer)
}

fn checksum(picture: &Picture) -> Checksum {
    let mut hasher = DefaultHasher::new();
    picture.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use render::Plays;
    use text::fit;

    use super::*;

    fn picture(byte: u8) -> Picture {
        Picture {
            name: "board.png",
            plays: Plays::Forever,
            bytes: vec![byte; 9].into(),
            alt: fit::words("a board", fit::ALT),
        }
    }

    fn at(id: u64) -> MessageRef {
        MessageRef::Message(MessageId(id))
    }

    #[test]
    fn delivered_picture_is_known_until_replaced() {
        let uploads = AttachmentMemory::new(|| Some(3));
        let shows = |byte: Option<u8>| {
            let picture = byte.map(picture);
            let upload = uploads.begin(at(1), picture.as_ref());
            let there = upload.is_there();
            upload.arrived();
            there
        };
        assert!(!shows(Some(1)));
        assert!(shows(Some(1)));
        assert!(!shows(Some(2)));
        assert!(!shows(None));
        assert!(!shows(Some(2)));
        assert!(!uploads.begin(at(2), Some(&picture(2))).is_there());
    }

    #[test]
    fn uncertain_or_concurrent_pictures_are_resent() {
        let uploads = AttachmentMemory::new(|| Some(3));
        uploads.begin(at(1), Some(&picture(1))).arrived();
        drop(uploads.begin(at(1), Some(&picture(1))));
        assert!(!uploads.begin(at(1), Some(&picture(1))).is_there());
        uploads.begin(at(1), Some(&picture(1))).arrived();
        let (one, other) = (picture(1), picture(2));
        let (one, other) = (
            uploads.begin(at(1), Some(&one)),
            uploads.begin(at(1), Some(&other)),
        );
        assert!(!other.is_there());
        one.arrived();
        other.arrived();
        for byte in [1, 2] {
            assert!(!uploads.begin(at(1), Some(&picture(byte))).is_there());
        }
    }

    #[test]
    fn only_the_latest_messages_are_remembered() {
        let uploads = AttachmentMemory::new(|| Some(3));
        let many = 5 * REMEMBERED_MESSAGES as u64;
        for id in 0..many {
            uploads.begin(at(id), Some(&picture(1))).arrived();
        }
        assert!(uploads.begin(at(many - 9), Some(&picture(1))).is_there());
        assert!(!uploads.begin(at(9), Some(&picture(1))).is_there());
        let states = uploads.states.lock();
        assert!(states.young.len() + states.old.len() <= 2 * REMEMBERED_MESSAGES);
    }

    #[test]
    fn pictures_are_resent_after_a_new_epoch() {
        let epoch = Arc::new(Mutex::new(Some(3)));
        let now = Arc::clone(&epoch);
        let uploads = AttachmentMemory::new(move || *now.lock());
        let shows = |now| {
            *epoch.lock() = now;
            let upload = uploads.begin(at(1), Some(&picture(1)));
            let there = upload.is_there();
            upload.arrived();
            there
        };
        assert!(!shows(Some(3)));
        assert!(shows(Some(3)));
        assert!(!shows(Some(4)));
        assert!(shows(Some(4)));
        assert!(!shows(None));
        assert!(!shows(None));
        assert!(!shows(Some(4)));
    }
}
