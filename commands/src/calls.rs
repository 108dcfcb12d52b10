//! Whom a table has to call, and where. Computed from the journal and the marks, by what everybody
//! sees: a private act calls nobody, and puts no call off. It sends nothing.

use sessions::{
    Called, Calls, Dm, MarkChange, Marks, Millis, Person, Room, Status, UserId, Waiting,
};

use crate::fault::Fault;
use crate::house::House;
use crate::owing::Owing;

/// Whom a table has to call by now.
#[derive(Debug, Default)]
pub(crate) struct DueCall {
    /// By their names, in the channel.
    pub here: Vec<Called>,
    /// By DM, or not at all.
    pub aside: Vec<Called>,
    /// Who rests, and until when he is not called.
    pub held: Vec<(Called, Millis)>,
    /// Whose letter of the day is to come by now.
    pub digests: Vec<UserId>,
    /// When somebody is to be called next, or reminded.
    pub next: Option<Millis>,
}

impl DueCall {
    /// Whom it concerns that nobody else hears of.
    pub(crate) fn privately(&self) -> impl Iterator<Item = UserId> {
        let held = self.held.iter().map(|(called, _)| called);
        let called = self.aside.iter().chain(held).map(|called| called.user);
        called.chain(self.digests.iter().copied())
    }

    /// Somebody is to be called then.
    fn later(&mut self, at: Millis) {
        self.next = Some(self.next.map_or(at, |next| next.min(at)));
    }
}

/// Whom a table has to call by now. Whoever is `asked` for a secret by DM is reached by that, and
/// reminded there.
pub(crate) async fn due(
    house: &House,
    room: &Room,
    marks: &Marks,
    asked: &[Owing],
) -> Result<DueCall, Fault> {
    let (mut due, now) = (DueCall::default(), house.sessions.now());
    if room.status != Status::Playing {
        return Ok(due);
    }
    for waiting in room.awaited() {
        let Some(player) = room.player(waiting.seat) else {
            continue;
        };
        let person = house.sessions.person(player.user).await?;
        let person = person.unwrap_or_default();
        let called = Called {
            user: player.user,
            seat: waiting.seat,
            since: waiting.since,
            again: false,
        };
        let asked = asked.iter().any(|owing| owing.seat == called.seat);
        one(
            &mut due,
            (room, marks, now),
            (*waiting, &person),
            called,
            asked,
        );
    }
    Ok(due)
}

/// What is due to one whom the table waits for.
fn one(
    due: &mut DueCall,
    (room, marks, now): (&Room, &Marks, Millis),
    (waiting, person): (Waiting, &Person),
    called: Called,
    asked: bool,
) {
    let (user, since) = (called.user, called.since);
    if person.takes_digests() && waiting.call <= now {
        match person.next_digest(waiting.call) {
            at if at <= now => due.digests.push(user),
            at => due.later(at),
        }
    }
    let known = marks.seat(called.seat);
    let held = known.held_until(user, since);
    let call = held.map_or(waiting.call, |held| held.max(waiting.call));
    let reminder = person.reminder(room.pace);
    let reminder = reminder.and_then(|before| room.reminder(&waiting, before));
    let reminder = reminder.map(|at| held.map_or(at, |held| held.max(at)));
    for at in [Some(call), reminder].into_iter().flatten() {
        if at > now {
            due.later(at);
        }
    }
    let again = reminder.is_some_and(|at| at <= now);
    let called = Called { again, ..called };
    // Whom his letter was to tell, and cannot any more, nobody told.
    let missed = person.calls == Calls::Digest
        && !person.takes_digests()
        && person.digest.sent.is_none_or(|sent| sent < waiting.call);
    let is_told = known.was_noted(&called) && !missed;
    if known.knows(&called) || is_told || !again && call > now {
        return;
    }
    let rests = person.rests_until(now);
    let takes_dms = person.dm != Dm::Closed;
    let asked = takes_dms && asked;
    if asked && !again && rests.is_none() && held.is_none() {
        return;
    }
    let aside = match person.calls {
        // Noted at once: what he wishes later is about later decisions, and shows to nobody.
        _ if noted(person, called).is_some() => true,
        _ if let Some(rests) = rests => {
            due.later(rests);
            due.held.push((called, rests));
            return;
        }
        Calls::Dm => takes_dms,
        Calls::Mention | Calls::Digest | Calls::Never => asked,
    };
    match aside {
        true => due.aside.push(called),
        // Where the channel takes nothing, he is reached aside, or not at all.
        false if marks.shut.is_some() => due.aside.extend(takes_dms.then_some(called)),
        false => due.here.push(called),
    }
}

/// How a call to somebody is only noted: he wants none, or one letter a day tells him.
pub(crate) fn noted(person: &Person, called: Called) -> Option<MarkChange> {
    if person.calls == Calls::Never {
        Some(MarkChange::CalledAside(called))
    } else {
        person.takes_digests().then_some(MarkChange::Noted(called))
    }
}

/// Those of the message that calls for whom the table still waits.
pub(crate) fn still(room: &Room, marks: &Marks) -> Vec<Called> {
    let is_played = room.status == Status::Playing;
    let waits = |called: &&Called| {
        let sits = room.player(called.seat).map(|player| player.user) == Some(called.user);
        let mut waiting = room.waiting.iter();
        is_played && sits && waiting.any(|it| it.seat == called.seat && it.since == called.since)
    };
    let whom = marks.call.iter().flat_map(|post| &post.whom);
    whom.filter(waits).copied().collect()
}

/// Whether the message that calls is of no use any more.
pub(crate) fn is_spent(room: &Room, marks: &Marks) -> bool {
    marks.call.is_some() && (room.status != Status::Playing || still(room, marks).is_empty())
}
