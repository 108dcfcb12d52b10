//! Whom the table waits for, and from when on he is to be called. It goes by what everybody sees: a
//! private act neither calls anybody nor puts a call off.

use games::Seat;

use crate::ids::Millis;
use crate::table::entry::{Entry, Once};
use crate::table::room::{Room, Status, Waiting};

/// Who made an entry that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Maker {
    /// The person in this seat.
    Seat(Seat),
    /// The rules, for this seat, whose time was up.
    Rules(Seat),
    /// Somebody else, or nobody.
    Other,
}

impl Maker {
    pub(super) fn of<O, E>(room: &Room, entry: &Entry<O, E>) -> Self {
        let by = entry.by;
        match entry.once {
            // Whoever asks for advice is no further than before.
            Once::Key(_) if entry.only_asks() => Self::Other,
            Once::Silence(seat, _) => Self::Rules(seat),
            Once::Key(_) => match by.and_then(|user| room.seat_of(user)) {
                Some(seat) => Self::Seat(seat),
                None => Self::Other,
            },
            Once::Replaced(_) | Once::Asked(_) => Self::Other,
        }
    }
}

/// Whom the table waits for after an entry that everybody sees.
pub(super) fn follow(before: &Room, after: &Room, maker: Maker, at: Millis) -> Vec<Waiting> {
    // Whoever was welcomed and never came keeps nobody waiting once the game is over.
    if after.status != Status::Playing {
        return Vec::new();
    }
    let mut seats: Vec<Seat> = after.due.iter().map(|due| due.seat).collect();
    // What somebody would like the table to do waits for those who are asked.
    let asked = after.motions.iter().flat_map(|open| after.missing(open));
    seats.extend(asked.filter_map(|user| after.seat_of(user)));
    seats.extend(&after.welcomed);
    seats.sort_unstable();
    seats.dedup();
    let goes_on = before.paused && !after.paused;
    let waiting = seats.into_iter().map(|seat| {
        let same = before.player(seat) == after.player(seat);
        // Whoever acts and is still waited for is at the table; so is whoever sits down by himself.
        let present = maker == Maker::Seat(seat) || !same && maker == Maker::Other;
        let anew = present || !same || goes_on || maker == Maker::Rules(seat);
        let known = before.waiting.iter().find(|known| known.seat == seat);
        match known.filter(|_| !anew) {
            // Where others act the table is awake: he has a moment more.
            Some(known) if matches!(maker, Maker::Seat(_)) && known.call > at => Waiting {
                call: known.call.max(at.after(after.pace.presence())),
                ..*known
            },
            Some(known) => *known,
            None => Waiting {
                seat,
                since: after.version,
                at,
                call: at.after(match present {
                    true => after.pace.pause(),
                    false => after.pace.presence(),
                }),
            },
        }
    });
    waiting.collect()
}
