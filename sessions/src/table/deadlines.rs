//! Who owes a decision until when. A deadline is set when a seat begins to owe, and again when
//! it acts; what other seats do never moves it. A decision that is written again, or taken back and
//! made anew, keeps the deadline that it had.

use std::collections::BTreeMap;

use games::{Due, Seat, Span};

use crate::ids::Millis;
use crate::pace::VACANT;
use crate::room::{Deadline, Room};

/// The deadlines of the seats that have begun the decision that the game is at, whether or not
/// they owe it still.
pub(super) type Begun = BTreeMap<Seat, Option<Millis>>;

/// The deadlines after a step in which `actor` acted.
pub(super) fn renew(
    before: &Room,
    after: &Room,
    owed: &[Due],
    actor: Option<Seat>,
    begun: &Begun,
    now: Millis,
) -> Vec<Deadline> {
    owed.iter()
        .map(|due| Deadline {
            seat: due.seat,
            at: deadline(
                before,
                after,
                *due,
                actor,
                begun.get(&due.seat).copied(),
                now,
            ),
        })
        .collect()
}

fn deadline(
    before: &Room,
    after: &Room,
    due: Due,
    actor: Option<Seat>,
    begun: Option<Option<Millis>>,
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
    let kept = before.due.iter().find(|kept| kept.seat == seat);
    let kept = match (kept, begun) {
        (Some(kept), _) => kept.at,
        // It is back. When its time is up, the rules play for it at once: at a moment of its own,
        // for each is played once.
        (None, Some(at)) => at.map(|at| at.max(Millis(now.0 + 1))),
        (None, None) => return fresh,
    };
    if sits(before) == sits(after) {
        // A set-up that is drafted again and again gets no more time, and no clock tells of it.
        let moved = actor == Some(seat) && due.within == Span::Move && begun.is_none();
        return if moved { fresh } else { kept };
    }
    // Leaving gives no more time than there was.
    match kept {
        Some(at) if vacant => fresh.map(|fresh| fresh.min(at)),
        _ => fresh,
    }
}
