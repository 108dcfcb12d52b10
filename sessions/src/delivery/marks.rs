//! The delivery state of a table: what stands in each slot, and what people saw of it. Derived,
//! never primary: without it no game is lost, but something might be said twice.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::delivery::slot::{Called, Delivery, Intent, Posted, Slot};
use crate::ids::{EventNumber, Millis, UserId, Version};

/// Marks of a seat: what its person has seen, beside the messages of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMarks {
    /// The person who saw their pending decision alone and to themselves, and the version of the
    /// table as of which they did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faced: Option<(UserId, Version)>,
    /// The person who learns of their pending decision by the daily digest instead of a turn ping.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<Called>,
    /// The person who is not called for the decision pending since a version, and the end of that
    /// time: quiet hours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<(UserId, Version, Millis)>,
}

impl SeatMarks {
    /// Tells whether this person learns of the decision pending since this version by the daily
    /// digest, or is reminded of it there.
    #[must_use]
    pub fn was_noted(&self, called: &Called) -> bool {
        let same = |it: Called| (it.user, it.since) == (called.user, called.since);
        self.noted
            .is_some_and(|it| same(it) && it.again >= called.again)
    }

    /// Time until which this person is not notified of the decision pending since this version.
    /// Fixed once it is set: if they change their preferences meanwhile, no notification is sent.
    #[must_use]
    pub fn held_until(&self, user: UserId, since: Version) -> Option<Millis> {
        let (whom, pending_since, until) = self.held?;
        ((whom, pending_since) == (user, since)).then_some(until)
    }

    /// Tells whether this person saw the decision pending since this version, alone and to
    /// themselves.
    #[must_use]
    pub(crate) fn has_faced(&self, user: UserId, since: Version) -> bool {
        self.faced
            .is_some_and(|(who, version)| who == user && version >= since)
    }
}

/// Reason why a table's channel takes no messages from us.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trouble {
    /// These permissions are missing, as bits.
    Lacking(u64),
    /// Locked: the channel is a thread.
    Locked,
    /// The channel was deleted.
    Deleted,
    /// We are not on the server any more.
    Expelled,
    /// Refused without a reason.
    Refused,
}

impl Trouble {
    /// Tells whether nothing can be delivered there before it is another place, or we are let in
    /// again.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Deleted | Self::Expelled)
    }
}

/// A channel that takes no messages from us.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shut {
    /// The reason.
    pub trouble: Trouble,
    /// Time since which it takes none.
    pub since: Millis,
}

/// Delivery state of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// The deliveries, by slot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<(Slot, Delivery)>,
    /// Marks of each seat: what people saw beside the messages of slots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatMarks>,
    /// Everything is delivered up to this version. A table whose version is higher is handed to the
    /// outbox again at start.
    #[serde(default)]
    pub settled: Version,
    /// The board must come back to the bottom: a message that stays came below it, or a person
    /// asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub repost: bool,
    /// People of whose closed DMs the board has yet to tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreachable: Vec<UserId>,
    /// Set while the table's channel takes no messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shut: Option<Shut>,
}

impl Marks {
    /// The delivery in a slot; an empty one where nothing was delivered.
    #[must_use]
    pub fn slot(&self, slot: Slot) -> Delivery {
        self.find(slot).cloned().unwrap_or_default()
    }

    fn find(&self, slot: Slot) -> Option<&Delivery> {
        let mut slots = self.slots.iter();
        slots
            .find(|(known, _)| *known == slot)
            .map(|(_, delivery)| delivery)
    }

    /// Every slot in which anything was ever delivered.
    pub fn slots(&self) -> impl Iterator<Item = (Slot, &Delivery)> {
        self.slots.iter().map(|(slot, delivery)| (*slot, delivery))
    }

    /// The delivery in a slot, to change it.
    pub fn slot_mut(&mut self, slot: Slot) -> &mut Delivery {
        let known = self.slots.iter().position(|(known, _)| *known == slot);
        let at = known.unwrap_or(self.slots.len());
        if known.is_none() {
            self.slots.push((slot, Delivery::default()));
        }
        &mut self.slots[at].1
    }

    /// The board, where one stands.
    #[must_use]
    pub fn board(&self) -> Option<&Delivery> {
        let board = self.find(Slot::Board);
        board.filter(|board| board.post.is_some())
    }

    /// The message that shows it.
    #[must_use]
    pub fn board_post(&self) -> Option<Posted> {
        self.board()?.post
    }

    /// The post that is about to be made in a slot.
    #[must_use]
    pub fn intent(&self, slot: Slot) -> Option<&Intent> {
        self.find(slot)?.intent.as_ref()
    }

    /// All posts that are about to be made.
    pub(crate) fn intents(&self) -> impl Iterator<Item = &Intent> {
        let slots = self.slots.iter();
        slots.filter_map(|(_, delivery)| delivery.intent.as_ref())
    }

    /// The first event whose message does not stay there yet.
    #[must_use]
    pub fn first_unkept(&self) -> EventNumber {
        EventNumber(self.find(Slot::Kept).map_or(0, |kept| kept.shown.0))
    }

    /// Tells whether this person was invited, as well as they can be.
    #[must_use]
    pub fn has_invited(&self, user: UserId) -> bool {
        let invitation = self.find(Slot::Invitation(user));
        invitation.is_some_and(|it| !it.told.is_empty())
    }

    /// Tells whether this person knows that the table's channel takes no messages.
    #[must_use]
    pub fn has_told(&self, user: UserId) -> bool {
        let notice = self.find(Slot::Notice(user));
        notice.is_some_and(|it| !it.told.is_empty())
    }

    /// Tells whether the person in a seat was asked for a secret, as of this moment of the game.
    #[must_use]
    pub fn has_asked(&self, seat: Seat, user: UserId, moment: Version) -> bool {
        let prompt = self.find(Slot::Prompt(seat));
        prompt.is_some_and(|it| it.told.contains(&user) && it.shown >= moment)
    }

    /// Tells whether this call reached its person, in the channel or by DM. A reminder counts as a
    /// call.
    #[must_use]
    pub fn knows(&self, called: &Called) -> bool {
        let all = [Slot::Call, Slot::Ping(called.seat)];
        let mut deliveries = all.into_iter().filter_map(|slot| self.find(slot));
        let is_it = |it: &Called| {
            (it.user, it.seat, it.since) == (called.user, called.seat, called.since)
                && it.again >= called.again
        };
        deliveries.any(|delivery| delivery.called.iter().any(is_it))
    }

    /// The marks of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> SeatMarks {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// The marks of a seat, to change them.
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatMarks {
        if self.seats.len() <= seat.index() {
            self.seats.resize(seat.index() + 1, SeatMarks::default());
        }
        &mut self.seats[seat.index()]
    }

    /// Notes that everything is delivered up to this version.
    pub fn settle(&mut self, version: Version) {
        self.settled = self.settled.max(version);
    }

    /// Notes that not everything is delivered as of this version, so that it is known after a
    /// crash.
    pub fn unsettle(&mut self, version: Version) {
        let before = Version(version.0.saturating_sub(1));
        self.settled = self.settled.min(before);
    }

    /// Notes that the board must come back to the bottom, at this version of the table.
    pub fn needs_repost(&mut self, version: Version) {
        self.unsettle(version);
        self.repost = true;
    }

    /// Notes that the board shows this version, and tells of these closed DMs.
    pub fn show(&mut self, shown: Version, unreachable: Vec<UserId>) {
        self.unreachable.retain(|user| !unreachable.contains(user));
        let board = self.slot_mut(Slot::Board);
        board.shown = shown;
        board.told = unreachable;
    }

    /// Has the board shown once more: it is not known what it shows.
    pub fn distrust_board(&mut self) {
        if self.board().is_some() {
            self.slot_mut(Slot::Board).shown = Version(0);
        }
    }

    /// Has the board tell that this person's DMs are closed.
    pub fn cannot_reach(&mut self, user: UserId) {
        if !self.unreachable.contains(&user) {
            self.unreachable.push(user);
        }
    }

    /// Notes that the table's channel takes no messages, since this moment. Who knows that need not
    /// hear of every permission that is missing.
    pub fn shut(&mut self, trouble: Trouble, since: Millis) {
        let known = self.shut;
        if known.is_some_and(|shut| shut.trouble.is_final() != trouble.is_final()) {
            self.forget_notices();
        }
        let since = known.map_or(since, |shut| shut.since);
        self.shut = Some(Shut { trouble, since });
    }

    /// Notes that the table's channel takes messages again.
    pub fn open(&mut self) {
        self.shut = None;
        self.forget_notices();
    }

    fn forget_notices(&mut self) {
        for (slot, delivery) in &mut self.slots {
            if matches!(slot, Slot::Notice(_)) {
                delivery.told.clear();
            }
        }
    }
}
