//! Whom a table has to call, and where. Computed from the journal and the marks, by what everybody
//! sees: a private act calls nobody, and puts no call off. It sends nothing.

use sessions::{Called, Calls, Dm, Marks, Millis, Person, Room, Status};

use crate::fault::Fault;
use crate::house::House;
use crate::owing::Owing;

/// Whom a table has to call by now.
#[derive(Debug, Default)]
pub struct Due {
    /// By their names, in the channel.
    pub here: Vec<Called>,
    /// By DM, or not at all.
    pub aside: Vec<Called>,
}

/// Whom a table has to call by now. Whoever is `asked` for a secret by DM is reached by that, and
/// reminded there.
pub async fn due(house: &House, room: &Room, marks: &Marks, asked: &[Owing]) -> Result<Due, Fault> {
    let mut due = Due::default();
    for called in awaited(room, marks, house.sessions.now()) {
        let person = house
            .sessions
            .person(called.user)
            .await?
            .unwrap_or_default();
        let takes_dms = person.dm != Dm::Closed;
        let asked = takes_dms && asked.iter().any(|owing| owing.seat == called.seat);
        if asked && !called.again {
            continue;
        }
        let aside = match person.calls {
            // Noted at once: what he wishes later is about later decisions, and shows to nobody.
            _ if wants_none(&person, called) => true,
            Calls::Dm => takes_dms,
            Calls::Mention | Calls::Never => asked,
        };
        match aside {
            true => due.aside.push(called),
            // Where the channel takes nothing, he is reached aside, or not at all.
            false if marks.shut.is_some() => due.aside.extend(takes_dms.then_some(called)),
            false => due.here.push(called),
        }
    }
    Ok(due)
}

/// Whether somebody does not want this call.
pub fn wants_none(person: &Person, called: Called) -> bool {
    person.calls == Calls::Never || called.again && person.unreminded
}

/// Those for whom the table waits, and who are to be called by now or reminded.
fn awaited(room: &Room, marks: &Marks, now: Millis) -> Vec<Called> {
    let awaited = room.called(now).filter(|_| room.status == Status::Playing);
    let called = awaited.filter_map(|it| {
        let (user, seat) = (room.player(it.seat)?.user, it.seat);
        let again = room.reminder(it).is_some_and(|at| at <= now);
        let marks = marks.seat(seat);
        let was = match again {
            true => marks.was_reminded(user, it.since),
            false => marks.was_called(user, it.since),
        };
        let since = it.since;
        (!was).then_some(Called {
            user,
            seat,
            since,
            again,
        })
    });
    called.collect()
}

/// Those of the message that calls for whom the table still waits.
pub fn still(room: &Room, marks: &Marks) -> Vec<Called> {
    let waits = |called: &&Called| {
        let sits = room.player(called.seat).map(|player| player.user) == Some(called.user);
        let mut waiting = room.waiting.iter();
        sits && waiting.any(|it| it.seat == called.seat && it.since == called.since)
    };
    let whom = marks.call.iter().flat_map(|post| &post.whom);
    whom.filter(waits).copied().collect()
}

/// Whether the message that calls is of no use any more.
pub fn is_spent(room: &Room, marks: &Marks) -> bool {
    marks.call.is_some() && (room.status != Status::Playing || still(room, marks).is_empty())
}
