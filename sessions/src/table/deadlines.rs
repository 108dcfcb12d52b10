//! Who owes a decision until when. A deadline is set when a seat begins to owe, and again when
//! it acts; what other seats do never moves it.

use games::{Due, Seat, Span};

use crate::ids::Millis;
use crate::pace::VACANT;
use crate::room::{Deadline, Room};

/// The deadlines after a step in which `actor` acted.
pub(super) fn renew(
    before: &Room,
    after: &Room,
    owed: &[Due],
    actor: Option<Seat>,
    now: Millis,
) -> Vec<Deadline> {
    owed.iter()
        .map(|due| Deadline {
            seat: due.seat,
            at: deadline(before, after, *due, actor, now),
        })
        .collect()
}

fn deadline(
    before: &Room,
    after: &Room,
    due: Due,
    actor: Option<Seat>,
    now: Millis,
) -> Option<Millis> {
    let seat = due.seat;
    let sits = |room: &Room| room.player(seat).map(|player| player.user);
    let vacant = sits(after).is_none();
    let fresh = if vacant {
        Some(now.after(VACANT))
    } else {
        after.pace.allows(due.within).map(|span| now.after(span))
    };
    let Some(kept) = before.due.iter().find(|kept| kept.seat == seat) else {
        return fresh;
    };
    if sits(before) == sits(after) {
        // A set-up that is drafted again and again gets no more time, and no clock tells of it.
        let moved = actor == Some(seat) && due.within == Span::Move;
        return if moved { fresh } else { kept.at };
    }
    // Leaving gives no more time than there was.
    match kept.at {
        Some(at) if vacant => fresh.map(|fresh| fresh.min(at)),
        _ => fresh,
    }
}
