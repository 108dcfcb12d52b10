//! Who owes a decision until when. A deadline is set when a seat begins to owe, and again when
//! it acts; what other seats do never moves it.

use games::{Due, Seat, Span};

use crate::ids::Millis;
use crate::pace::{EMPTY, VACANT};
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
    let kept = before.due.iter().find(|kept| kept.seat == seat);
    let allowed = after.pace.allows(due.within);
    let span = if vacant {
        // Whoever just left may be followed by somebody; a seat that stood empty before keeps the
        // others no longer than that takes.
        let patience = if kept.is_none() && sits(before).is_none() {
            EMPTY
        } else {
            VACANT
        };
        Some(allowed.map_or(patience, |allowed| allowed.min(patience)))
    } else {
        allowed
    };
    let fresh = span.map(|span| now.after(span));
    let Some(kept) = kept else {
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
