//! Deadlines of seats with a pending decision. A deadline is set when a seat's decision
//! begins, and again when it acts; what other seats do never moves it, but for a computer's, which
//! may be waiting for them. A decision that is written again, or taken back and made again, keeps
//! the deadline that it had.

use std::collections::BTreeMap;

use games::{Due, Seat, Span};

use crate::ids::{Millis, UserId};
use crate::table::deadline::Deadline;
use crate::table::room::Room;

/// The deadlines of the seats that have begun the decision that the game is at, also of those that
/// have made it.
pub(super) type Begun = BTreeMap<Seat, Option<Millis>>;

/// Seats whose time starts again with a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Restart {
    /// The seat that acted.
    pub actor: Option<Seat>,
    /// The seat that did not act, so that the rules played for it.
    pub played_for: Option<Seat>,
}

/// The deadlines after a step that led from one room to the other. `begun` is `None` once the game
/// is at another decision, which has its whole time.
pub(super) fn deadlines_after(
    before: &Room,
    after: &Room,
    pending: &[Due],
    restart: Restart,
    begun: Option<&Begun>,
    now: Millis,
) -> Vec<Deadline> {
    pending
        .iter()
        .map(|due| Deadline {
            seat: due.seat,
            at: deadline(before, after, *due, restart, begun, now),
        })
        .collect()
}

/// The deadline of a seat with a pending decision after a step; `None` without a time limit.
fn deadline(
    before: &Room,
    after: &Room,
    due: Due,
    restart: Restart,
    begun: Option<&Begun>,
    now: Millis,
) -> Option<Millis> {
    let seat = due.seat;
    let sits = |room: &Room| room.player(seat).map(|player| player.user);
    let vacant = sits(after).is_none();
    let kept = before.due.iter().find(|kept| kept.seat == seat);
    let kept = kept.filter(|_| begun.is_some());
    let begun = begun.and_then(|begun| begun.get(&seat)).copied();
    let allowed = after.pace.time_limit(due.within);
    let span = if vacant {
        // A seat that was just left may be taken over; one that was empty before gets less time, so
        // that it does not hold the others up.
        let patience = match sits(before) {
            None => after.pace.empty_seat_patience(),
            Some(_) => after.pace.vacant_seat_patience(),
        };
        Some(allowed.map_or(patience, |allowed| allowed.min(patience)))
    } else {
        allowed
    };
    // A player who is away gets their time when they are back.
    let away = |room: &Room| sits(room).and_then(|user| room.away(user, now));
    let fresh = span.map(|span| away(after).unwrap_or(now).after(span));
    // Whether this step starts this seat's time again, if it acted or was played for.
    let is_computer = sits(after).is_some_and(UserId::is_computer);
    let restarts = |by: Option<Seat>| by == Some(seat) || is_computer && by.is_some();
    if restarts(restart.played_for) || away(before) != away(after) {
        return fresh;
    }
    let kept = match (kept, begun) {
        (Some(kept), _) => kept.at,
        // It is back. When its time is up, the rules play for it at once: at a moment of its own,
        // for each is played once.
        (None, Some(at)) => at.map(|at| at.max(Millis(now.0 + 1))),
        (None, None) => return fresh,
    };
    if sits(before) == sits(after) {
        // A set-up that is drafted again and again gets no more time, and no clock tells of it.
        let drafts = due.within == Span::SetUp && !is_computer;
        let moved = restarts(restart.actor) && !drafts && begun.is_none();
        return if moved { fresh } else { kept };
    }
    // Leaving gives no more time than there was.
    match kept {
        Some(at) if vacant => fresh.map(|fresh| fresh.min(at)),
        _ => fresh,
    }
}
