//! The delivery state of a table: what stands in each slot, and what people saw of it. Without it
//! no game is lost, but something might be said twice.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::delivery::slot::{Called, Delivery, Intent, Posted, Slot};
use crate::ids::{ChannelId, EventNumber, Millis, UserId, Version};

/// Marks of a seat: what its player was shown or not told, beside the messages of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMarks {
    /// The player who saw their pending decision alone and to themselves, and the version of the
    /// table that they saw.
    #[serde(rename = "faced", default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<(UserId, Version)>,
    /// The player who is notified of their pending decision by the daily digest, not by a turn
    /// ping.
    #[serde(rename = "noted", default, skip_serializing_if = "Option::is_none")]
    pub notified: Option<Called>,
    /// The player whose turn ping for the decision pending since a version is postponed, and until
    /// when: their quiet hours.
    #[serde(rename = "held", default, skip_serializing_if = "Option::is_none")]
    pub postponed: Option<(UserId, Version, Millis)>,
}

impl SeatMarks {
    /// Tells whether the daily digest notifies a player of this decision, or reminds them of it.
    #[must_use]
    pub fn was_notified(&self, called: &Called) -> bool {
        let same = |it: Called| (it.user, it.since) == (called.user, called.since);
        self.notified
            .is_some_and(|it| same(it) && it.is_reminder >= called.is_reminder)
    }

    /// Time until which a player's turn ping for the decision pending since a version is postponed.
    /// Fixed once it is set: if they change their preferences meanwhile, no notification is sent.
    #[must_use]
    pub fn postponed_until(&self, user: UserId, since: Version) -> Option<Millis> {
        let (player, pending_since, until) = self.postponed?;
        ((player, pending_since) == (user, since)).then_some(until)
    }

    /// Tells whether a player saw the decision pending since a version, alone and to themselves.
    #[must_use]
    pub(crate) fn has_seen(&self, user: UserId, since: Version) -> bool {
        self.shown
            .is_some_and(|(player, version)| player == user && version >= since)
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

/// State of a channel that takes no messages from us.
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
    /// True if the board must come back to the bottom: a message that stays came below it, or a
    /// person asked for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub repost: bool,
    /// People of whose closed DMs the board has yet to tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreachable: Vec<UserId>,
    /// The reason why the table's channel takes no messages, while it takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shut: Option<Shut>,
    /// The version at which the table's own thread was archived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub archived: Option<Version>,
    /// The own thread that the table left and that was archived then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub archived_thread: Option<ChannelId>,
    /// True if its result has arrived where the server wants it, or is not wanted there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reported: bool,
    /// True if its lobby was announced where the server wants it, or cannot be.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub announced: bool,
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

    /// Records that the lobby cannot be announced where the server wants it.
    pub fn give_up_announcement(&mut self) {
        self.announced = true;
        self.forget_message(Slot::News);
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

    /// Forgets the message in a slot that nothing changes any more, but for messages that may still
    /// arrive or are to be deleted.
    pub fn forget_message(&mut self, slot: Slot) {
        let delivery = self.slot_mut(slot);
        *delivery = Delivery {
            late: std::mem::take(&mut delivery.late),
            confirmed: std::mem::take(&mut delivery.confirmed),
            to_delete: std::mem::take(&mut delivery.to_delete),
            ..Delivery::default()
        };
        let is_empty =
            |(known, it): &(Slot, Delivery)| *known == slot && *it == Delivery::default();
        self.slots.retain(|known| !is_empty(known));
    }

    /// The board, where one stands.
    #[must_use]
    pub fn board(&self) -> Option<&Delivery> {
        let board = self.find(Slot::Board);
        board.filter(|board| board.post.is_some())
    }

    /// The message that is the board.
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

    /// Tells whether a person was invited, or cannot or does not want to be.
    #[must_use]
    pub fn has_invited(&self, user: UserId) -> bool {
        let invitation = self.find(Slot::Invitation(user));
        invitation.is_some_and(|it| !it.informed.is_empty())
    }

    /// Tells whether a person was warned that the table's channel takes no messages.
    #[must_use]
    pub fn was_warned(&self, user: UserId) -> bool {
        let notice = self.find(Slot::Notice(user));
        notice.is_some_and(|it| !it.informed.is_empty())
    }

    /// Tells whether a person was told that their seat was taken.
    #[must_use]
    pub fn was_notified_of_removal(&self, user: UserId) -> bool {
        let removal = self.find(Slot::Removal(user));
        removal.is_some_and(|it| !it.informed.is_empty())
    }

    /// Tells whether a person who does not play follows the game, and if so, whether each round of
    /// it.
    #[must_use]
    pub fn following(&self, user: UserId) -> Option<bool> {
        let follow = self.find(Slot::Follow(user));
        follow
            .filter(|it| !it.informed.is_empty())
            .map(|it| it.asks)
    }

    /// Records that a person follows the game no more.
    pub fn unfollow(&mut self, user: UserId) {
        if self.following(user).is_some() {
            self.slot_mut(Slot::Follow(user)).informed.clear();
        }
    }

    /// Tells whether the player in a seat was asked for a secret at this moment of the game.
    #[must_use]
    pub fn has_asked(&self, seat: Seat, user: UserId, moment: Version) -> bool {
        let prompt = self.find(Slot::Prompt(seat));
        prompt.is_some_and(|it| it.informed.contains(&user) && it.shown >= moment)
    }

    /// Tells whether a player was pinged for this decision, in the channel or by DM. A reminder
    /// counts as a ping.
    #[must_use]
    pub fn has_called(&self, called: &Called) -> bool {
        let calls = |slot: Slot| match slot {
            Slot::Call | Slot::Vote(_) => true,
            other => other == Slot::Ping(called.seat),
        };
        let mut deliveries = self.slots().filter(|(slot, _)| calls(*slot));
        let is_it = |it: &Called| {
            (it.user, it.seat, it.since) == (called.user, called.seat, called.since)
                && it.is_reminder >= called.is_reminder
        };
        deliveries.any(|(_, delivery)| delivery.called.iter().any(is_it))
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

    /// Records that everything is delivered up to this version.
    pub fn settle(&mut self, version: Version) {
        self.settled = self.settled.max(version);
    }

    /// Records that something of this version is not delivered, so that it is known after a crash.
    pub fn unsettle(&mut self, version: Version) {
        let before = Version(version.0.saturating_sub(1));
        self.settled = self.settled.min(before);
    }

    /// Records that the board must come back to the bottom, at this version of the table.
    pub fn request_repost(&mut self, version: Version) {
        self.unsettle(version);
        self.repost = true;
    }

    /// Records that the board shows this version, and tells of these people's closed DMs.
    pub fn record_board(&mut self, shown: Version, unreachable: Vec<UserId>) {
        self.unreachable.retain(|user| !unreachable.contains(user));
        let board = self.slot_mut(Slot::Board);
        board.shown = shown;
        board.informed = unreachable;
    }

    /// Records that a person was invited, warned or told of their removal, or cannot or does not
    /// want to be.
    pub fn record_informed(&mut self, slot: Slot) {
        if let Slot::Invitation(user) | Slot::Notice(user) | Slot::Removal(user) = slot {
            self.slot_mut(slot).informed = vec![user];
        }
    }

    /// Records that it is not known what the board shows, so that it is shown once more.
    pub fn distrust_board(&mut self) {
        if self.board().is_some() {
            self.slot_mut(Slot::Board).shown = Version(0);
        }
    }

    /// Records that a person's DMs are closed, so that the board tells it.
    pub fn add_unreachable(&mut self, user: UserId) {
        if !self.unreachable.contains(&user) {
            self.unreachable.push(user);
        }
    }

    /// Records why the table's channel takes no messages, since this moment. People who were warned
    /// need not hear of every permission that is missing.
    pub fn close_channel(&mut self, trouble: Trouble, since: Millis) {
        let known = self.shut;
        if known.is_some_and(|shut| shut.trouble.is_final() != trouble.is_final()) {
            self.forget_warnings();
        }
        let since = known.map_or(since, |shut| shut.since);
        self.shut = Some(Shut { trouble, since });
    }

    /// Records that the table's channel takes messages again.
    pub fn open_channel(&mut self) {
        self.shut = None;
        self.forget_warnings();
    }

    /// Forgets who was warned that the channel takes no messages.
    fn forget_warnings(&mut self) {
        for (slot, delivery) in &mut self.slots {
            if matches!(slot, Slot::Notice(_)) {
                delivery.informed.clear();
            }
        }
    }
}
