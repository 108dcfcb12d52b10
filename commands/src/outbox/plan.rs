//! Plan of a table's deliveries, computed from its room, its marks and people's settings, so that
//! no failure or crash loses any of it. Only public changes count: a private act neither causes nor
//! delays a ping. It reads no clock and sends nothing.

use std::collections::BTreeSet;
use std::time::Duration;

use games::Seat;
use sessions::{
    Called, Calls, Delivery, Dm, Marks, Millis, OpenVote, Person, Posted, Room, Shut, Slot, Status,
    Trouble, UserId, Version, Vote, Waiting,
};

use super::ping::{ChannelState, Due, Ping, Question, ping};
use super::plan_input::{PlanInput, follower, is_open};
use super::post::{Post, Target, record_ping};
use super::reconcile::{Cleanup, LATE};
use crate::app::queues::Destination;
use crate::table::announcement::Stage;
use crate::table::board::is_alone;
use crate::ui::send::Ring;

/// Time that a refusal without a reason lasts before people are told of it.
const PASSING: Duration = Duration::from_secs(60);
/// Time for which a person who did something is still at the table.
const HERE: Duration = Duration::from_secs(3 * 60);
/// Discord limits edits of messages that are older than an hour.
pub(crate) const FRESH: Duration = Duration::from_secs(50 * 60);

/// Time for which a thread stays open after its game.
const LINGERS: Duration = Duration::from_secs(60 * 60);

/// Step of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub target: Target,
    pub task: Task,
}

/// Change that a step makes to its slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Posts the messages that stay and are not there yet, one after the other.
    PostKept,
    /// Makes the slot show this.
    Show(Post),
    /// Sends a person their daily digest.
    SendDigest(UserId),
    /// Records a decision in the marks.
    Record(Note),
    /// Removes what nothing wants any more.
    CleanUp(Cleanup),
    /// Adds people to the table's own thread.
    AddPeople,
    /// Archives the table's own thread.
    Archive,
    /// Sends the result to the server's receiver.
    Report,
}

impl Task {
    /// True for a message that waits until the notes and the clean-up are done. When it was due to
    /// ping a person is their own business, so a note does not wait for Discord.
    pub(super) const fn comes_last(&self) -> bool {
        match self {
            Self::Show(post) => !matches!(post, Post::Call(..)),
            Self::SendDigest(_) => true,
            Self::PostKept
            | Self::AddPeople
            | Self::Record(_)
            | Self::CleanUp(_)
            | Self::Archive
            | Self::Report => false,
        }
    }

    /// True if this has its place in the order of the channel's messages.
    pub(super) const fn is_in_order(&self) -> bool {
        matches!(
            self,
            Self::PostKept
                | Self::AddPeople
                | Self::Archive
                | Self::Show(Post::Board | Post::Finale(_))
        )
    }
}

/// A decision about a person that sends them nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// The player's daily digest tells them, so they are not pinged.
    InDigest(Called),
    /// The player wants no ping.
    Muted(Called),
    /// The player is not pinged before the end of their quiet hours or holiday.
    Postponed(Called, Millis),
    /// The person wants no invitation.
    NotInvited(UserId),
}

impl Note {
    /// Writes the decision into the marks.
    pub(super) fn record(&self, marks: &mut Marks) {
        match *self {
            Self::InDigest(called) => marks.seat_mut(called.seat).notified = Some(called),
            Self::Muted(called) => record_ping(marks, called),
            Self::Postponed(called, until) => {
                marks.seat_mut(called.seat).postponed = Some((called.user, called.since, until));
            }
            Self::NotInvited(user) => marks.record_informed(Slot::Invitation(user)),
        }
    }
}

/// Deliveries that a table wants now, in this order, and the time when it may want more without any
/// news.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    pub steps: Vec<Step>,
    pub next: Option<Millis>,
}

impl Plan {
    /// The steps with this destination.
    pub(crate) fn steps_to(&self, to: Destination) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |step| step.target.to == to)
    }

    fn add(&mut self, slot: Slot, to: Destination, task: Task) {
        let ring = Ring::Loud;
        let target = Target { slot, to, ring };
        self.steps.push(Step { target, task });
    }

    fn has_step(&self, slot: Slot) -> bool {
        self.steps.iter().any(|step| step.target.slot == slot)
    }

    fn again_at(&mut self, at: Millis) {
        self.next = Some(self.next.map_or(at, |next| next.min(at)));
    }
}

/// Plans the deliveries of a table.
pub(crate) fn plan(input: &PlanInput) -> Plan {
    let mut plan = Plan::default();
    if !input.newcomers().is_empty() {
        plan.add(Slot::Thread, input.here(), Task::AddPeople);
    }
    if input.marks.settled.max(input.delivered) < input.room.public {
        plan.add(Slot::Kept, input.here(), Task::PostKept);
    }
    if input.needs_board() {
        plan.add(Slot::Board, input.here(), Task::Show(Post::Board));
    }
    plan_finale(&mut plan, input);
    plan_departure(&mut plan, input);
    plan_dm_consoles(&mut plan, input);
    let vote_calls = plan_pings(&mut plan, input);
    plan_votes(&mut plan, input, &vote_calls);
    plan_follows(&mut plan, input);
    plan_warnings(&mut plan, input);
    plan_removals(&mut plan, input);
    plan_news(&mut plan, input);
    plan_invitations(&mut plan, input);
    plan_clean_up(&mut plan, input);
    plan_archive(&mut plan, input);
    if let Some(guild) = input.receiver {
        plan.add(Slot::Finale, Destination::Receiver(guild), Task::Report);
    }
    for step in &mut plan.steps {
        step.target.ring = input.ring(step);
    }
    plan
}

impl PlanInput {
    fn here(&self) -> Destination {
        Destination::Channel(self.room.place.channel)
    }

    fn person(&self, user: UserId) -> Person {
        self.people.get(&user).cloned().unwrap_or_default()
    }

    /// The time until which a person is at the table, by what they did last there.
    fn present_until(&self, user: UserId) -> Millis {
        let acted = self.room.acted_at(user);
        acted.map_or(Millis(0), |at| at.after(HERE))
    }

    /// True if a person did something at the table a moment ago. That is public, while their wishes
    /// are not: so only what stands in their DMs depends on it.
    fn is_present(&self, user: UserId) -> bool {
        self.present_until(user) > self.now
    }

    fn channel_state(&self) -> ChannelState {
        match self.marks.shut {
            Some(_) => ChannelState::Shut,
            None => ChannelState::Open,
        }
    }

    /// The decision that the table waits for, and what its player knows of it.
    fn due_decision(&self, waiting: &Waiting, user: UserId, person: &Person) -> Due {
        let Waiting { seat, since, .. } = *waiting;
        let known = self.marks.seat(seat);
        let postponed = known.postponed_until(user, since);
        let at_earliest = |at: Millis| postponed.map_or(at, |until| until.max(at));
        let reminder = person.reminder(self.room.pace);
        let reminder = reminder.and_then(|before| self.room.reminder(waiting, before));
        let reminder = reminder.map(at_earliest);
        let called = Called {
            user,
            seat,
            since,
            is_reminder: reminder.is_some_and(|at| at <= self.now),
        };
        // Their digest was to tell them, but they take no digests any more: ping them instead.
        let missed = person.calls == Calls::Digest
            && !person.takes_digests()
            && person.digest.sent.is_none_or(|sent| sent < waiting.call);
        let mut secrets = self.secrets.iter().filter(|_| person.dm != Dm::Closed);
        let secret = secrets.find(|secret| secret.seat == seat && secret.is_due);
        Due {
            call: at_earliest(waiting.call),
            reminder,
            is_known: self.marks.has_called(&called) || known.was_notified(&called) && !missed,
            is_postponed: postponed.is_some(),
            question: secret.map(|secret| Question {
                secret: *secret,
                is_silent: self.marks.slot(Slot::Prompt(seat)).is_silent
                    && self.marks.has_asked(seat, user, secret.moment()),
            }),
            present_until: self.present_until(user),
        }
    }

    /// The sound of a step's message. A DM is silent during quiet hours and holidays; a ping itself
    /// waits until they end.
    fn ring(&self, step: &Step) -> Ring {
        let (Destination::Person(user), Task::Show(post)) = (step.target.to, &step.task) else {
            return Ring::Loud;
        };
        let rests = self.person(user).rests_until(self.now).is_some();
        match post {
            Post::Prompt(due, None) if !due.is_due || self.is_present(user) => Ring::Silent,
            Post::Prompt(..) if self.room.place.guild.is_none() => Ring::Silent,
            Post::Prompt(..)
            | Post::Invitation
            | Post::Follow(_)
            | Post::Notice(_)
            | Post::Removal
                if rests =>
            {
                Ring::Silent
            }
            _ => Ring::Loud,
        }
    }
}

/// The destinations with anything to deliver. A channel that takes no messages is one too, be it
/// only to look whether it takes them again.
pub(crate) fn destinations(input: &PlanInput) -> BTreeSet<Destination> {
    let steps = plan(input).steps.into_iter();
    let mut all: BTreeSet<Destination> = steps.map(|step| step.target.to).collect();
    if let Some(shut) = input.marks.shut {
        // No one misses the last words of a closed table in a channel that is gone.
        match shut.trouble.is_final() && input.room.status == Status::Closed {
            true => all.remove(&input.here()),
            false => all.insert(input.here()),
        };
    }
    all
}

/// Plans the finale, which stands at the bottom once, and shows who wants a rematch until that
/// begins.
fn plan_finale(plan: &mut Plan, input: &PlanInput) {
    let finale = input.marks.slot(Slot::Finale);
    let stands = match input.room.status {
        Status::Over { .. } => true,
        Status::Closed => finale.post.is_some(),
        Status::Lobby | Status::Playing => false,
    };
    if !stands || finale.shown >= input.room.public {
        return;
    }
    let wants_ping = |user: &UserId| {
        let person = input.person(*user);
        person.calls == Calls::Mention && person.rests_until(input.now).is_none()
    };
    // Only whom it pings goes by their settings: it names all who played.
    let people = input.room.people().map(|(_, player)| player.user);
    let pings = match input.room.people().count() {
        // A player who is alone has just ended it.
        0 | 1 => Vec::new(),
        // An edit pings no one.
        _ if finale.standing().is_some() => Vec::new(),
        _ => people.filter(wants_ping).collect(),
    };
    let post = Post::Finale(pings);
    plan.add(Slot::Finale, input.here(), Task::Show(post));
}

/// Plans the message that tells those who stay who left, or that a moderator closed their game.
fn plan_departure(plan: &mut Plan, input: &PlanInput) {
    let shown = input.marks.slot(Slot::Departure).shown;
    if departed_at(&input.room).is_some_and(|at| at > shown) {
        plan.add(Slot::Departure, input.here(), Task::Show(Post::Departure));
    }
}

/// The entry with which a person left a game that goes on, or a moderator closed one that others
/// play.
fn departed_at(room: &Room) -> Option<Version> {
    let closed = |user: &UserId| room.closed_by.contains(user);
    match room.status {
        Status::Playing => room.departures.last().map(|last| last.at),
        Status::Closed if room.people().any(|(_, it)| !closed(&it.user)) => room.dissolved_at,
        Status::Lobby | Status::Over { .. } | Status::Closed => None,
    }
}

/// Plans the DMs to those who follow the game and do not play it.
fn plan_follows(plan: &mut Plan, input: &PlanInput) {
    for (slot, delivery) in input.marks.slots() {
        let Some(user) = follower((slot, delivery)) else {
            continue;
        };
        let round = match input.room.status {
            Status::Over { .. } | Status::Closed => None,
            Status::Playing if delivery.asks && input.round > delivery.shown => Some(input.round),
            Status::Playing | Status::Lobby => continue,
        };
        let post = Post::Follow(round);
        plan.add(slot, Destination::Person(user), Task::Show(post));
    }
}

/// Plans the one message of the table in each person's DMs. It comes when a secret is due, once for
/// each moment of the game, and is edited as the game goes on. A person who is away gets another
/// one in its place: an edit pings no one.
fn plan_dm_consoles(plan: &mut Plan, input: &PlanInput) {
    let (room, marks) = (&input.room, &input.marks);
    if matches!(room.status, Status::Over { .. } | Status::Closed) {
        for (seat, player) in room.people() {
            let delivery = marks.slot(Slot::Prompt(seat));
            if delivery.post.is_some() && delivery.informed == [player.user] {
                // Where the table itself is in DMs, the board shows the result.
                let task = match room.place.guild {
                    Some(_) => Task::Show(Post::Ended),
                    None => Task::CleanUp(Cleanup::Delete),
                };
                plan.add(Slot::Prompt(seat), Destination::Person(player.user), task);
            }
        }
        return;
    }
    for due in &input.secrets {
        let (seat, user) = (due.seat, due.user);
        let delivery = marks.slot(Slot::Prompt(seat));
        let in_dms = room.place.guild.is_none();
        let is_behind = in_dms && room.moved_at.is_some_and(|at| delivery.posted_at < at);
        let stands = delivery.post.is_some() && delivery.informed == [user] && !is_behind;
        let takes_dms = input.person(user).dm != Dm::Closed;
        // Where the table itself is in DMs, the console stands there below it, as the one board.
        let is_new = due.is_due && !marks.has_asked(seat, user, due.moment())
            || in_dms && !stands && takes_dms;
        if is_new && in_dms && input.needs_board() {
            continue;
        }
        let is_fresh = delivery.posted_at.until(input.now) < FRESH;
        // There, it is the board as well.
        let seen = marks.seat(seat).shown.filter(|(player, _)| *player == user);
        let is_late = in_dms && seen.is_none_or(|(_, version)| version < room.public);
        let differs = is_late || delivery.shown != due.moment() || delivery.asks != due.is_due;
        // Who plays alone has a console before them while they are there.
        if is_new && !stands && !in_dms && is_alone(room) && input.is_present(user) {
            plan.again_at(input.present_until(user));
            continue;
        }
        // Who reads another page there comes back to the console by themselves.
        if !is_new && is_fresh && input.turned.contains(&user) {
            continue;
        }
        let is_seen = !is_new || in_dms || input.is_present(user);
        let post = if stands && is_fresh && is_seen && (is_new || differs) {
            Post::DmConsole(*due)
        } else if is_new || stands && differs {
            Post::Prompt(*due, None)
        } else {
            continue;
        };
        let to = Destination::Person(user);
        plan.add(Slot::Prompt(seat), to, Task::Show(post));
    }
}

/// Plans the turn pings: who is pinged by now, and where. Returns the players whom the message of a
/// vote pings, as nothing but votes waits for them.
fn plan_pings(plan: &mut Plan, input: &PlanInput) -> Vec<Called> {
    if input.room.status != Status::Playing {
        return Vec::new();
    }
    let (mut now, mut by_votes) = (Vec::new(), Vec::new());
    for waiting in input.room.awaited() {
        let Some(player) = input.room.player(waiting.seat) else {
            continue;
        };
        let (user, person) = (player.user, input.person(player.user));
        if asks_for_a_pause(&input.room, user) {
            continue;
        }
        let (slot, to) = (Slot::Ping(waiting.seat), Destination::Person(user));
        if person.takes_digests() && waiting.call <= input.now {
            match person.next_digest(waiting.call) {
                at if at <= input.now => plan.add(slot, to, Task::SendDigest(user)),
                at => plan.again_at(at),
            }
        }
        let due = input.due_decision(waiting, user, &person);
        let times = [Some(due.call), due.reminder].into_iter().flatten();
        for at in times.filter(|at| *at > input.now) {
            plan.again_at(at);
        }
        let called = Called {
            user,
            seat: waiting.seat,
            since: waiting.since,
            is_reminder: due.is_reminder_due(input.now),
        };
        match ping(&person, &due, input.channel_state(), input.now) {
            Ping::Not if due.is_known || due.question.is_some() => {
                // They know of their move, but not of a vote that came later.
                if let Some(open) = later_vote(input, waiting, user) {
                    let call = input.room.vote_call(open);
                    let due = Due {
                        call,
                        reminder: None,
                        is_known: false,
                        question: None,
                        ..due
                    };
                    match ping(&person, &due, input.channel_state(), input.now) {
                        Ping::InChannel => by_votes.push(called),
                        _ if call > input.now => plan.again_at(call),
                        _ => {}
                    }
                }
            }
            Ping::Not => {}
            Ping::LaterAt(at) => plan.again_at(at),
            Ping::Muted => plan.add(slot, to, Task::Record(Note::Muted(called))),
            Ping::InDigest => plan.add(slot, to, Task::Record(Note::InDigest(called))),
            Ping::RestingUntil(until) => {
                plan.again_at(until);
                plan.add(slot, to, Task::Record(Note::Postponed(called, until)));
            }
            Ping::ByDm => {
                let due = input.secrets.iter().find(|due| due.seat == waiting.seat);
                plan.add(slot, to, Task::Show(Post::Ping(called, due.copied())));
            }
            Ping::WithQuestion(secret) => {
                let prompt = Slot::Prompt(waiting.seat);
                plan.steps.retain(|step| step.target.slot != prompt);
                let post = Post::Prompt(secret, Some(called));
                plan.add(prompt, to, Task::Show(post));
            }
            Ping::InChannel if only_votes_wait_for(&input.room, (waiting.seat, user)) => {
                by_votes.push(called);
            }
            Ping::InChannel => now.push(called),
        }
    }
    let mut before = still_awaited(input);
    before.retain(|called| !now.iter().any(|new| new.seat == called.seat));
    let stands = input.marks.slot(Slot::Call).post.is_some();
    if stands && !now.is_empty() {
        // The new message may wait for Discord: a player who decides meanwhile is not pinged.
        plan.add(Slot::Call, input.here(), Task::CleanUp(Cleanup::Empty));
    }
    if !now.is_empty() || !stands && !before.is_empty() {
        let post = Post::Call(now, before);
        plan.add(Slot::Call, input.here(), Task::Show(post));
    }
    by_votes
}

/// True if a person would like the game to pause, and others have yet to answer.
fn asks_for_a_pause(room: &Room, user: UserId) -> bool {
    let mut motions = room.motions.iter();
    motions.any(|open| open.motion == Vote::Pause && open.agreed.contains(&user))
}

/// True if the table waits for a player in a seat only because of votes.
fn only_votes_wait_for(room: &Room, (seat, user): (Seat, UserId)) -> bool {
    let is_due = room.due.iter().any(|due| due.seat == seat);
    let mut motions = room.motions.iter();
    let is_asked = motions.any(|open| room.missing(open).contains(&user));
    is_asked && !is_due && !room.welcomed.contains(&seat)
}

/// The last vote that waits for a player's answer, came after they were pinged for their move, and
/// has not pinged them itself.
fn later_vote<'i>(input: &'i PlanInput, waiting: &Waiting, user: UserId) -> Option<&'i OpenVote> {
    let has_pinged = |open: &OpenVote| {
        let vote = input.marks.slot(Slot::Vote(open.number));
        vote.called.iter().any(|called| called.user == user)
    };
    let mut motions = input.room.motions.iter().rev();
    motions.find(|open| {
        let is_asked = input.room.missing(open).contains(&user);
        is_asked && open.at > waiting.call && !has_pinged(open)
    })
}

/// Plans the message of each open vote, which is edited as people answer and posted again to ping
/// those who are away; and what it says once the vote is over.
fn plan_votes(plan: &mut Plan, input: &PlanInput, calls: &[Called]) {
    let (room, marks) = (&input.room, &input.marks);
    for open in &room.motions {
        let slot = Slot::Vote(open.number);
        let missing = room.missing(open);
        // Who is against stands there twice: a person who answers no is not where they stood
        // before.
        let answers = [missing.as_slice(), &open.opposed, &open.opposed].concat();
        // Who has several votes to answer is pinged by the last of them.
        let is_last = |user: UserId| {
            let mut waiting = room.motions.iter().rev();
            let last = waiting.find(|open| room.missing(open).contains(&user));
            last.is_some_and(|last| last.number == open.number)
        };
        let called = calls.iter().filter(|called| is_last(called.user));
        let called: Vec<Called> = called.copied().collect();
        let delivery = marks.slot(slot);
        let is_shown = delivery.standing().is_some() && delivery.informed == answers;
        if !is_shown || !called.is_empty() {
            let post = Post::Vote(open.number, called, answers);
            plan.add(slot, input.here(), Task::Show(post));
        }
    }
    for (slot, delivery) in marks.slots() {
        if let Slot::Vote(number) = slot
            && delivery.standing().is_some()
            && room.motion(number).is_none()
        {
            let post = Post::VoteEnded(number);
            plan.add(slot, input.here(), Task::Show(post));
        }
    }
}

/// The players whom the turn ping in the channel named and for whom the table still waits.
fn still_awaited(input: &PlanInput) -> Vec<Called> {
    let room = &input.room;
    let is_awaited = |called: &Called| {
        let sits = room.player(called.seat).map(|player| player.user) == Some(called.user);
        let mut waiting = room.waiting.iter();
        sits && waiting.any(|it| it.seat == called.seat && it.since == called.since)
    };
    let mut called = input.marks.slot(Slot::Call).called;
    called.retain(|called| room.status == Status::Playing && is_awaited(called));
    called
}

/// The people who should know that the table's channel takes no messages, and do not.
pub(crate) fn people_to_warn(room: &Room, marks: &Marks, now: Millis) -> Vec<UserId> {
    let lasts = |shut: &Shut| shut.trouble != Trouble::Refused || shut.since.until(now) >= PASSING;
    if !marks.shut.as_ref().is_some_and(lasts) {
        return Vec::new();
    }
    let concerns = match room.status {
        Status::Lobby | Status::Playing => true,
        // The last reveal is awaited; afterwards no one needs the channel.
        Status::Over { .. } => marks.settled < room.public,
        Status::Closed => false,
    };
    let people = room.people().map(|(_, player)| player.user);
    people
        .filter(|user| concerns && !marks.was_warned(*user))
        .collect()
}

/// Plans the DMs that warn people of a channel that takes no messages.
fn plan_warnings(plan: &mut Plan, input: &PlanInput) {
    if let Some(shut) = input.marks.shut {
        for user in people_to_warn(&input.room, &input.marks, input.now) {
            let post = Post::Notice(shut.trouble);
            let to = Destination::Person(user);
            plan.add(Slot::Notice(user), to, Task::Show(post));
        }
    }
}

/// Plans the news for people whose seat was taken.
fn plan_removals(plan: &mut Plan, input: &PlanInput) {
    let (room, marks) = (&input.room, &input.marks);
    let removed = room.removed.iter().filter(|user| !user.is_forgotten());
    for user in removed.filter(|user| room.seat_of(**user).is_none()) {
        if !marks.was_notified_of_removal(*user) {
            let to = Destination::Person(*user);
            plan.add(Slot::Removal(*user), to, Task::Show(Post::Removal));
        }
    }
}

/// Plans the announcement of the lobby, which tells what became of it.
fn plan_news(plan: &mut Plan, input: &PlanInput) {
    let news = input.marks.slot(Slot::News);
    let stage = Stage::from_room(&input.room);
    let channel = match news.post {
        Some(post) => Some(post.channel).filter(|_| news.shown != stage.version()),
        None => input.news_channel,
    };
    if let Some(channel) = channel {
        let to = Destination::Channel(channel);
        plan.add(Slot::News, to, Task::Show(Post::News(stage)));
    }
}

/// Plans the invitations: each person gets one at a table, where they wish to be pinged.
fn plan_invitations(plan: &mut Plan, input: &PlanInput) {
    let (room, marks) = (&input.room, &input.marks);
    for invitation in &room.invited {
        let user = invitation.player.user;
        if marks.has_invited(user) || !is_open(room, invitation) {
            continue;
        }
        let (slot, dms) = (Slot::Invitation(user), Destination::Person(user));
        let person = input.person(user);
        let takes_dms = person.dm != Dm::Closed;
        let rests = person.rests_until(input.now);
        let by_dm = match person.calls {
            // Recorded at once, and told to no one: that is their own business.
            Calls::Never => {
                plan.add(slot, dms, Task::Record(Note::NotInvited(user)));
                continue;
            }
            // They find it in their DMs, where it came without a sound.
            _ if rests.is_some() && takes_dms => true,
            _ if let Some(until) = rests => {
                plan.again_at(until);
                continue;
            }
            Calls::Dm | Calls::Digest => takes_dms,
            Calls::Mention => false,
        };
        match by_dm {
            // It links to the board.
            true if marks.board().is_none() => {}
            true => plan.add(slot, dms, Task::Show(Post::Invitation)),
            false => plan.add(slot, input.here(), Task::Show(Post::Invitation)),
        }
    }
}

/// Plans the end of a table's own thread: below all else, once people have had time to look back.
fn plan_archive(plan: &mut Plan, input: &PlanInput) {
    let (room, marks) = (&input.room, &input.marks);
    let left = room.left_thread.filter(|_| !input.is_left_to_another);
    if let Some(thread) = left.filter(|_| marks.archived_thread != left) {
        let remains = |delivery: &Delivery| {
            let there = |post: &Posted| post.channel == thread;
            delivery.to_delete.iter().any(there)
        };
        let moves = plan.has_step(Slot::Board);
        if !moves && !marks.slots().any(|(_, delivery)| remains(delivery)) {
            plan.add(Slot::Board, Destination::Channel(thread), Task::Archive);
        }
    }
    let is_done = marks.archived.is_some_and(|at| at >= room.public);
    if !room.place.is_own_thread || is_done || input.is_followed || marks.shut.is_some() {
        return;
    }
    let at = match room.status {
        Status::Lobby | Status::Playing => return,
        Status::Over { .. } => room.changed_at.after(LINGERS),
        Status::Closed => room.changed_at,
    };
    if at > input.now {
        plan.again_at(at);
    } else if plan.steps_to(input.here()).next().is_none() {
        plan.add(Slot::Board, input.here(), Task::Archive);
    }
}

/// Plans the end of messages that nothing wants any more, of posts that were about to be made, and
/// of those that may still arrive.
fn plan_clean_up(plan: &mut Plan, input: &PlanInput) {
    let room = &input.room;
    for (slot, delivery) in input.marks.slots() {
        let to = match slot {
            Slot::Ping(seat) | Slot::Prompt(seat) => {
                let player = room.player(seat).filter(|it| !it.user.is_computer());
                player.map_or(input.here(), |it| Destination::Person(it.user))
            }
            Slot::Notice(user) | Slot::Removal(user) | Slot::Follow(user) => {
                Destination::Person(user)
            }
            Slot::Board
            | Slot::Kept
            | Slot::Call
            | Slot::Finale
            | Slot::Departure
            | Slot::Invitation(_)
            | Slot::Vote(_)
            | Slot::News
            | Slot::Thread => input.here(),
        };
        let stands = delivery.post.is_some();
        let is_spent = match slot {
            Slot::Call => still_awaited(input).is_empty(),
            // The last move was taken back.
            Slot::Finale => room.status == Status::Playing,
            // They came back, or others sit there; or the game is over, or goes on elsewhere.
            Slot::Departure => {
                let moved = |post: Posted| post.channel != room.place.channel;
                departed_at(room).is_none() || delivery.post.is_some_and(moved)
            }
            Slot::Invitation(user) => !room.invitation(user).is_some_and(|it| is_open(room, it)),
            _ => false,
        };
        let is_foreign = |seat| {
            let player = room.player(seat);
            player.is_none_or(|it| !delivery.informed.contains(&it.user))
        };
        // The board stands in those DMs now.
        let is_behind =
            room.place.guild.is_none() && room.moved_at.is_some_and(|at| delivery.posted_at < at);
        let is_wanted = plan.has_step(slot);
        let cleanup = match slot {
            Slot::Ping(_) if stands && is_behind && !is_wanted => Cleanup::Delete,
            // It belongs to a person who does not sit there any more.
            Slot::Prompt(seat) if stands && is_foreign(seat) && !is_wanted => Cleanup::Delete,
            // The channel takes messages again.
            Slot::Notice(_) if stands && delivery.informed.is_empty() && !is_wanted => {
                Cleanup::Delete
            }
            _ if !is_wanted && (delivery.intent.is_some() || stands && is_spent) => Cleanup::Empty,
            _ if !delivery.to_delete.is_empty() => Cleanup::DeleteMarked,
            _ => match delivery.late.iter().map(|late| late.at.after(LATE)).min() {
                Some(last) if last > input.now && input.searched.contains(&slot) => {
                    plan.again_at(last);
                    continue;
                }
                Some(_) => Cleanup::DeleteLate,
                None => continue,
            },
        };
        plan.add(slot, to, Task::CleanUp(cleanup));
    }
}

#[cfg(test)]
mod tests;
