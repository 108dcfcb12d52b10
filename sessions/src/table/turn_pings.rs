//! Players for whom the table waits, and the time at which each is to be notified. Based on what
//! everyone sees: a private act neither triggers nor delays a notification.

use games::Seat;

use crate::ids::Millis;
use crate::table::entry::{Entry, Once};
use crate::table::room::{Room, Status, Waiting};

/// Maker of an entry that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Maker {
    /// The person in this seat.
    Seat(Seat),
    /// The rules, for this seat, whose time was up.
    Rules(Seat),
    /// Another person, or no one.
    Other,
}

impl Maker {
    /// The maker of this entry, of people who sit as in this room.
    pub(super) fn new<O, E>(room: &Room, entry: &Entry<O, E>) -> Self {
        let by = entry.by;
        match entry.once {
            // Asking for advice does not bring a player further.
            Once::Key(_) if entry.only_asks() => Self::Other,
            Once::TimedOut(seat, _) => Self::Rules(seat),
            Once::Key(_) => match by.and_then(|user| room.seat_of(user)) {
                Some(seat) => Self::Seat(seat),
                None => Self::Other,
            },
            Once::Replaced(_) | Once::ClockRestarted(_) | Once::VoteTimedOut(_) => Self::Other,
        }
    }
}

/// The seats for which the table waits after an entry that everybody sees.
pub(super) fn waiting_after(before: &Room, after: &Room, maker: Maker, at: Millis) -> Vec<Waiting> {
    // A player who was welcomed and never came is not waited for once the game is over.
    if after.status != Status::Playing {
        return Vec::new();
    }
    let due = after.due.iter().filter(|_| !after.paused);
    let mut seats: Vec<Seat> = due.map(|due| due.seat).collect();
    // A motion waits for those who are asked.
    let asked = after.motions.iter().flat_map(|open| after.missing(open));
    seats.extend(asked.filter_map(|user| after.seat_of(user)));
    seats.extend(&after.welcomed);
    seats.sort_unstable();
    seats.dedup();
    let goes_on = before.paused && !after.paused;
    let waiting = seats.into_iter().map(|seat| {
        let same = before.player(seat) == after.player(seat);
        // A player who acts and is still waited for is at the table; so is one who sits down on
        // their own.
        let present = maker == Maker::Seat(seat) || !same && maker == Maker::Other;
        let starts_again = present || !same || goes_on || maker == Maker::Rules(seat);
        let known = before.waiting.iter().find(|known| known.seat == seat);
        match known.filter(|_| !starts_again) {
            // When others act the table is awake, so this player gets a moment more before the
            // notification.
            Some(known) if matches!(maker, Maker::Seat(_)) && known.call > at => Waiting {
                call: known
                    .call
                    .max(at.after(after.pace.presence_after_others_act())),
                ..*known
            },
            Some(known) => *known,
            None => Waiting {
                seat,
                since: after.version,
                at,
                call: call_after(after, seat, at, present),
            },
        }
    });
    waiting.collect()
}

/// Time at which a player for whom the table begins to wait is to be notified: not as long as they
/// seem to be at the table.
fn call_after(room: &Room, seat: Seat, at: Millis, present: bool) -> Millis {
    let since_act = room.pace.presence_after_act();
    let call = at.after(match present {
        true => since_act,
        false => room.pace.presence_after_others_act(),
    });
    let seen = room.seen_at.get(&seat);
    seen.map_or(call, |seen| call.max(seen.after(since_act)))
}
