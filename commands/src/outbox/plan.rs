//! Plan of a table's deliveries, computed from its room, its delivery state and people's settings,
//! so that no failure or crash loses any of it. Only public changes count: a private act neither
//! causes nor delays a call. It reads no clock and sends nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sessions::{
    Called, Calls, Dm, Invitation, Marks, Millis, Person, Room, Shut, Slot, Status, Trouble,
    UserId, Version, Waiting,
};

use super::ping::{ChannelState, Due, Ping, Question, ping};
use crate::app::queues::Destination;
use crate::table::secrets_due::SecretDue;
use crate::ui::send::Ring;

/// Time that a refusal without a reason lasts before people are told of it.
const PASSING: Duration = Duration::from_secs(60);
/// Time for which a person who did something is at the table still.
const HERE: Duration = Duration::from_secs(3 * 60);
/// Discord limits edits of messages that are older than an hour.
pub(crate) const FRESH: Duration = Duration::from_secs(50 * 60);
/// For how long an abandoned post may still arrive.
pub(crate) const LATE: Duration = Duration::from_secs(3_600);

/// Something that a slot is to hold, or that is to be noted there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// Slot of the message.
    pub slot: Slot,
    /// Destination of the message.
    pub to: Destination,
    /// Content of the message.
    pub content: Content,
    /// Sound of a DM.
    pub ring: Ring,
}

/// Content of a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// The messages that stay and are not there yet.
    Kept,
    /// The board as it is now.
    Board,
    /// The message that pings: who is called now, and who was called before and has not acted yet.
    Call(Vec<Called>, Vec<Called>),
    /// The finale; it pings these people.
    Finale(Vec<UserId>),
    /// A call by DM.
    Ping(Called),
    /// Only noted: their daily digest tells them, so they are not called.
    Noted(Called),
    /// A note that these people want no call.
    NotCalled(Called),
    /// Only noted: they are not called before the end of their quiet hours or holiday.
    Held(Called, Millis),
    /// Their daily digest.
    Digest,
    /// The one message in a person's DMs, posted again: the one before it goes. It may call them.
    Prompt(SecretDue, Option<Called>),
    /// The message of a person's DMs, edited where it stands.
    DmConsole(SecretDue),
    /// The last words of that message, once nothing comes any more.
    Ended,
    /// An invitation.
    Invitation,
    /// A note that these people want no invitation.
    Uninvited,
    /// Word that the table's channel takes no messages.
    Notice(Trouble),
    /// Nothing: what stands there goes.
    Nothing,
    /// Delete what is there, even if it would stay: it belongs to another person.
    Gone,
    /// Delete what is marked for deletion, and nothing else.
    DeleteMarked,
    /// Look for abandoned posts that arrived after all.
    Late,
}

impl Content {
    /// True if there is a message to make of it.
    pub(crate) const fn is_said(&self) -> bool {
        matches!(
            self,
            Self::Ping(_)
                | Self::Digest
                | Self::Prompt(..)
                | Self::DmConsole(_)
                | Self::Ended
                | Self::Invitation
                | Self::Notice(_)
        )
    }
}

/// A table as the plan sees it.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'s> {
    pub room: &'s Room,
    pub marks: &'s Marks,
    /// People who sit there or are invited, as far as they are known.
    pub people: &'s BTreeMap<UserId, Person>,
    /// Players, and whether each has a secret to make.
    pub asked: &'s [SecretDue],
    /// Up to where everything is known to stand in the channel.
    pub brought: Version,
    /// The slots that were looked at for what arrived late, since another process may have posted
    /// there.
    pub looked: &'s BTreeSet<Slot>,
    /// Whether another table may stand in its channel: no board is posted below that one's.
    pub is_replaced: bool,
    pub now: Millis,
}

/// Deliveries that a table wants now, in this order, and the time when it may want more without any
/// news.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    pub wanted: Vec<Wanted>,
    pub next: Option<Millis>,
}

impl Plan {
    /// Deliveries to this destination.
    pub(crate) fn to(&self, to: Destination) -> impl Iterator<Item = &Wanted> {
        self.wanted.iter().filter(move |wanted| wanted.to == to)
    }

    fn want(&mut self, slot: Slot, to: Destination, content: Content) {
        self.wanted.push(Wanted {
            slot,
            to,
            content,
            ring: Ring::Loud,
        });
    }

    fn later(&mut self, at: Millis) {
        self.next = Some(self.next.map_or(at, |next| next.min(at)));
    }
}

/// Plans the deliveries of a table.
pub(crate) fn plan(seen: Seen<'_>) -> Plan {
    let mut plan = Plan::default();
    let here = Destination::Channel(seen.room.place.channel);
    if seen.owes_news() {
        plan.want(Slot::Kept, here, Content::Kept);
    }
    if seen.needs_board() {
        plan.want(Slot::Board, here, Content::Board);
    }
    finale(&mut plan, seen);
    secrets(&mut plan, seen);
    calls(&mut plan, seen);
    notices(&mut plan, seen);
    invitations(&mut plan, seen);
    remains(&mut plan, seen);
    for wanted in &mut plan.wanted {
        wanted.ring = seen.ring(wanted);
    }
    plan
}

impl Seen<'_> {
    /// True if messages that stay may be missing in the channel.
    fn owes_news(&self) -> bool {
        self.marks.settled.max(self.brought) < self.room.public
    }

    /// Whether the board lacks something that can be shown.
    pub(crate) fn needs_board(&self) -> bool {
        match self.is_replaced {
            true => self.room.needs_board_edit(self.marks),
            false => self.room.needs_board(self.marks),
        }
    }

    fn here(&self) -> Destination {
        Destination::Channel(self.room.place.channel)
    }

    fn person(&self, user: UserId) -> Person {
        self.people.get(&user).cloned().unwrap_or_default()
    }

    /// True if this person did something at the table a moment ago. Their own acts tell, and only
    /// what stands in their DMs goes by it.
    fn is_here(&self, user: UserId) -> bool {
        self.here_until(user) > self.now
    }

    fn here_until(&self, user: UserId) -> Millis {
        let acted = self.room.acted_at(user);
        acted.map_or(Millis(0), |at| at.after(HERE))
    }

    fn channel_state(&self) -> ChannelState {
        match self.marks.shut {
            Some(_) => ChannelState::Shut,
            None => ChannelState::Open,
        }
    }

    /// The decision that the table waits for, and what its player knows of it.
    fn due(&self, waiting: &Waiting, user: UserId, person: &Person) -> Due {
        let Waiting { seat, since, .. } = *waiting;
        let known = self.marks.seat(seat);
        let held = known.held_until(user, since);
        let at_earliest = |at: Millis| held.map_or(at, |held| held.max(at));
        let reminder = person.reminder(self.room.pace);
        let reminder = reminder.and_then(|before| self.room.reminder(waiting, before));
        let reminder = reminder.map(at_earliest);
        let called = Called {
            user,
            seat,
            since,
            again: reminder.is_some_and(|at| at <= self.now),
        };
        // Their digest was to tell them, but they take no digests any more: call them instead.
        let missed = person.calls == Calls::Digest
            && !person.takes_digests()
            && person.digest.sent.is_none_or(|sent| sent < waiting.call);
        let mut asked = self.asked.iter().filter(|_| person.dm != Dm::Closed);
        let secret = asked.find(|secret| secret.seat == seat && secret.is_due);
        Due {
            call: at_earliest(waiting.call),
            reminder,
            is_known: self.marks.knows(&called) || known.was_noted(&called) && !missed,
            is_postponed: held.is_some(),
            question: secret.map(|secret| Question {
                secret: *secret,
                is_silent: self.marks.slot(Slot::Prompt(seat)).quiet
                    && self.marks.has_asked(seat, user, secret.moment()),
            }),
            present_until: self.here_until(user),
        }
    }

    /// A DM is silent during quiet hours and holidays. A call itself waits until they end.
    fn ring(&self, wanted: &Wanted) -> Ring {
        let Destination::Person(user) = wanted.to else {
            return Ring::Loud;
        };
        let rests = self.person(user).rests_until(self.now).is_some();
        match wanted.content {
            Content::Prompt(owing, None) if !owing.is_due || self.is_here(user) => Ring::Silent,
            Content::Prompt(..) | Content::Invitation | Content::Notice(_) if rests => Ring::Silent,
            _ => Ring::Loud,
        }
    }
}

/// Destinations of anything to be delivered: a channel that takes no messages too, be it only to
/// look whether it takes them again.
pub(crate) fn destinations(seen: Seen<'_>) -> BTreeSet<Destination> {
    let wanted = plan(seen).wanted.into_iter().map(|wanted| wanted.to);
    let mut all: BTreeSet<Destination> = wanted.collect();
    if let Some(shut) = seen.marks.shut {
        // The last words of a closed table are missed by no one in a channel that is gone.
        match shut.trouble.is_final() && seen.room.status == Status::Closed {
            true => all.remove(&seen.here()),
            false => all.insert(seen.here()),
        };
    }
    all
}

/// Plans the finale, which stands at the bottom once, and shows who wants a rematch until that
/// begins.
fn finale(plan: &mut Plan, seen: Seen<'_>) {
    let finale = seen.marks.slot(Slot::Finale);
    let stands = match seen.room.status {
        Status::Over { .. } => true,
        Status::Closed => finale.post.is_some(),
        Status::Lobby | Status::Playing => false,
    };
    if stands && finale.shown < seen.room.public {
        let wishes = |user: &UserId| {
            let person = seen.person(*user);
            person.calls == Calls::Mention && person.rests_until(seen.now).is_none()
        };
        // Only whom it pings goes by what they wish: it names all who played.
        let people = seen.room.people().map(|(_, player)| player.user);
        // Who is alone has just ended it.
        let pings = match seen.room.people().count() {
            0 | 1 => Vec::new(),
            _ => people.filter(wishes).collect(),
        };
        plan.want(Slot::Finale, seen.here(), Content::Finale(pings));
    }
}

/// A person has one message of a table in their DMs. It comes when a secret is owed, once for each
/// moment of the game, and is edited as the game goes on. Who is away gets another one in its
/// place: an edit calls no one.
fn secrets(plan: &mut Plan, seen: Seen<'_>) {
    let marks = seen.marks;
    if matches!(seen.room.status, Status::Over { .. } | Status::Closed) {
        for (seat, player) in seen.room.people() {
            let slot = Slot::Prompt(seat);
            let delivery = marks.slot(slot);
            if delivery.post.is_some() && delivery.told == [player.user] {
                plan.want(slot, Destination::Person(player.user), Content::Ended);
            }
        }
        return;
    }
    for owing in seen.asked {
        let (seat, user, slot) = (owing.seat, owing.user, Slot::Prompt(owing.seat));
        let (to, delivery) = (Destination::Person(user), marks.slot(slot));
        let is_new = owing.is_due && !marks.has_asked(seat, user, owing.moment());
        let stands = delivery.post.is_some() && delivery.told == [user];
        let is_fresh = delivery.posted_at.until(seen.now) < FRESH;
        let differs = delivery.shown != owing.moment() || delivery.asks != owing.is_due;
        if stands && is_fresh && if is_new { seen.is_here(user) } else { differs } {
            plan.want(slot, to, Content::DmConsole(*owing));
        } else if is_new || stands && differs {
            plan.want(slot, to, Content::Prompt(*owing, None));
        }
    }
}

/// Plans the calls: who is called by now, and where.
fn calls(plan: &mut Plan, seen: Seen<'_>) {
    if seen.room.status != Status::Playing {
        return;
    }
    let mut now = Vec::new();
    for waiting in seen.room.awaited() {
        let Some(player) = seen.room.player(waiting.seat) else {
            continue;
        };
        let (user, person) = (player.user, seen.person(player.user));
        let (slot, to) = (Slot::Ping(waiting.seat), Destination::Person(user));
        if person.takes_digests() && waiting.call <= seen.now {
            match person.next_digest(waiting.call) {
                at if at <= seen.now => plan.want(slot, to, Content::Digest),
                at => plan.later(at),
            }
        }
        let due = seen.due(waiting, user, &person);
        let times = [Some(due.call), due.reminder].into_iter().flatten();
        for at in times.filter(|at| *at > seen.now) {
            plan.later(at);
        }
        let called = Called {
            user,
            seat: waiting.seat,
            since: waiting.since,
            again: due.reminds(seen.now),
        };
        match ping(&person, &due, seen.channel_state(), seen.now) {
            Ping::Not => {}
            Ping::LaterAt(at) => plan.later(at),
            Ping::Muted => plan.want(slot, to, Content::NotCalled(called)),
            Ping::InDigest => plan.want(slot, to, Content::Noted(called)),
            Ping::RestingUntil(until) => {
                plan.later(until);
                plan.want(slot, to, Content::Held(called, until));
            }
            Ping::ByDm => plan.want(slot, to, Content::Ping(called)),
            Ping::WithQuestion(secret) => {
                let prompt = Slot::Prompt(waiting.seat);
                plan.wanted.retain(|it| it.slot != prompt);
                plan.want(prompt, to, Content::Prompt(secret, Some(called)));
            }
            Ping::InChannel => now.push(called),
        }
    }
    let mut before = still(seen.room, seen.marks);
    before.retain(|called| !now.iter().any(|new| new.seat == called.seat));
    let stands = seen.marks.slot(Slot::Call).post.is_some();
    if stands && !now.is_empty() {
        // That may wait for Discord: who decides meanwhile is not called.
        plan.want(Slot::Call, seen.here(), Content::Nothing);
    }
    if !now.is_empty() || !stands && !before.is_empty() {
        plan.want(Slot::Call, seen.here(), Content::Call(now, before));
    }
}

/// People called by that message for whom the table still waits.
fn still(room: &Room, marks: &Marks) -> Vec<Called> {
    let is_played = room.status == Status::Playing;
    let waits = |called: &&Called| {
        let sits = room.player(called.seat).map(|player| player.user) == Some(called.user);
        let mut waiting = room.waiting.iter();
        is_played && sits && waiting.any(|it| it.seat == called.seat && it.since == called.since)
    };
    let call = marks.slot(Slot::Call);
    call.called.iter().filter(waits).copied().collect()
}

/// People who should know that the table's channel takes no messages, and do not.
pub(crate) fn untold(room: &Room, marks: &Marks, now: Millis) -> Vec<UserId> {
    let lasts = |shut: &Shut| shut.trouble != Trouble::Refused || shut.since.until(now) >= PASSING;
    if !marks.shut.as_ref().is_some_and(lasts) {
        return Vec::new();
    }
    let concerns = match room.status {
        Status::Lobby | Status::Playing => true,
        // The last reveal is awaited; afterwards the channel is needed by no one.
        Status::Over { .. } => marks.settled < room.public,
        Status::Closed => false,
    };
    let people = room.people().map(|(_, player)| player.user);
    people
        .filter(|user| concerns && !marks.has_told(*user))
        .collect()
}

fn notices(plan: &mut Plan, seen: Seen<'_>) {
    if let Some(shut) = seen.marks.shut {
        for user in untold(seen.room, seen.marks, seen.now) {
            let content = Content::Notice(shut.trouble);
            plan.want(Slot::Notice(user), Destination::Person(user), content);
        }
    }
}

/// Each person is told once at a table that they are invited, where they wish to be called.
fn invitations(plan: &mut Plan, seen: Seen<'_>) {
    let (room, marks) = (seen.room, seen.marks);
    for invitation in &room.invited {
        let user = invitation.player.user;
        if marks.has_invited(user) || !is_open(room, invitation) {
            continue;
        }
        let (slot, aside) = (Slot::Invitation(user), Destination::Person(user));
        let person = seen.person(user);
        let takes_dms = person.dm != Dm::Closed;
        let rests = person.rests_until(seen.now);
        let by_dm = match person.calls {
            // Noted at once, and told to no one: that is their own business.
            Calls::Never => {
                plan.want(slot, aside, Content::Uninvited);
                continue;
            }
            // They find it in their DMs, where it came without a sound.
            _ if rests.is_some() && takes_dms => true,
            _ if let Some(until) = rests => {
                plan.later(until);
                continue;
            }
            Calls::Dm | Calls::Digest => takes_dms,
            Calls::Mention => false,
        };
        match by_dm {
            // The way there leads to the board.
            true if marks.board().is_none() => {}
            true => plan.want(slot, aside, Content::Invitation),
            false => plan.want(slot, seen.here(), Content::Invitation),
        }
    }
}

/// True if a person is still invited.
pub(crate) fn is_open(room: &Room, invitation: &Invitation) -> bool {
    room.status == Status::Lobby && invitation.is_open()
}

/// Plans the end of slots that want their content no more, of what was about to be posted there,
/// and of what may still arrive.
fn remains(plan: &mut Plan, seen: Seen<'_>) {
    let (room, marks) = (seen.room, seen.marks);
    for (slot, delivery) in marks.slots() {
        let to = match slot {
            Slot::Ping(seat) | Slot::Prompt(seat) => {
                let player = room.player(seat).filter(|it| !it.user.is_computer());
                player.map_or(seen.here(), |it| Destination::Person(it.user))
            }
            Slot::Notice(user) => Destination::Person(user),
            Slot::Board | Slot::Kept | Slot::Call | Slot::Finale | Slot::Invitation(_) => {
                seen.here()
            }
        };
        let spent = match slot {
            Slot::Call => delivery.post.is_some() && still(room, marks).is_empty(),
            // The last move was taken back.
            Slot::Finale => delivery.post.is_some() && room.status == Status::Playing,
            Slot::Invitation(user) => {
                let invitation = room.invitation(user);
                let open = invitation.is_some_and(|it| is_open(room, it));
                delivery.post.is_some() && !open
            }
            _ => false,
        };
        if let Slot::Prompt(seat) = slot
            && delivery.post.is_some()
            && room
                .player(seat)
                .is_none_or(|it| !delivery.told.contains(&it.user))
            && !plan.wanted.iter().any(|it| it.slot == slot)
        {
            // It belongs to a person who does not sit there any more.
            plan.want(slot, to, Content::Gone);
            continue;
        }
        let wanted = plan.wanted.iter().any(|it| it.slot == slot);
        let goes = delivery.intent.is_some() || spent;
        if goes && !wanted {
            plan.want(slot, to, Content::Nothing);
        } else if !delivery.to_delete.is_empty() {
            plan.want(slot, to, Content::DeleteMarked);
        } else if let Some(first) = delivery.late.iter().map(|late| late.at.after(LATE)).min() {
            match first <= seen.now || !seen.looked.contains(&slot) {
                true => plan.want(slot, to, Content::Late),
                false => plan.later(first),
            }
        }
    }
}

#[cfg(test)]
mod tests;
