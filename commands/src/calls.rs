//! Whom a table has to call, and where. Computed from the journal and the marks, by what everybody
//! sees: a private act calls nobody, and puts no call off. It sends nothing.

use sessions::{Called, Calls, Dm, Marks, Millis, Room, Status};

use crate::fault::Fault;
use crate::house::House;
use crate::owing::Owing;

/// Whom a table has to call by now.
#[derive(Debug, Default)]
pub struct Due {
    /// By their names, in the channel.
    pub here: Vec<Called>,
    /// By DM.
    pub aside: Vec<Called>,
}

/// Whom a table has to call by now. Whoever is `asked` for a secret by DM is reached by that.
pub async fn due(house: &House, room: &Room, marks: &Marks, asked: &[Owing]) -> Result<Due, Fault> {
    let mut due = Due::default();
    for called in awaited(room, house.sessions.now()) {
        if marks
            .seat(called.seat)
            .was_called(called.user, called.since)
        {
            continue;
        }
        let person = house
            .sessions
            .person(called.user)
            .await?
            .unwrap_or_default();
        let takes_dms = person.dm != Dm::Closed;
        if takes_dms && asked.iter().any(|owing| owing.seat == called.seat) {
            continue;
        }
        match person.calls {
            Calls::Never => {}
            Calls::Dm if takes_dms => due.aside.push(called),
            // Where the channel takes nothing, he is reached aside, or not at all.
            Calls::Dm | Calls::Mention if marks.shut.is_some() => {
                due.aside.extend(takes_dms.then_some(called));
            }
            Calls::Dm | Calls::Mention => due.here.push(called),
        }
    }
    Ok(due)
}

/// Those for whom the table waits, and who are to be called by now.
fn awaited(room: &Room, now: Millis) -> Vec<Called> {
    let awaited = room.called(now).filter(|_| room.status == Status::Playing);
    let called = awaited.filter_map(|it| {
        Some(Called {
            user: room.player(it.seat)?.user,
            seat: it.seat,
            since: it.since,
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
