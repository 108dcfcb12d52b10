//! Questions to players: since when each seat has a pending decision, and whether its player was
//! shown it. The rules must not play for a player who could not be asked.

use std::collections::BTreeMap;
use std::time::Duration;

use games::Seat;

use crate::delivery::marks::Marks;
use crate::ids::{Millis, Version};
use crate::outage::Outage;
use crate::table::deadline::Deadline;
use crate::table::entry::Once;
use crate::table::room::Room;

/// The fraction of their time a player may lose before they are asked.
const GRACE: u32 = 10;

/// A pending decision of a seat.
#[derive(Clone, Copy, Debug)]
struct PendingQuestion {
    /// The entry with which it fell due.
    since: Version,
    /// Time at which its time began.
    from: Millis,
}

/// The pending decisions, by seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Questions(BTreeMap<Seat, PendingQuestion>);

impl Questions {
    /// Updates the questions after an entry that led from one room to the other.
    pub(super) fn update(&mut self, once: Once, at: Millis, before: &Room, after: &Room) {
        if before.due == after.due && before.seats == after.seats {
            return;
        }
        let late = matches!(once, Once::ClockRestarted(_));
        let questions = after.due.iter().map(|due| {
            let known = self.0.get(&due.seat).copied();
            let same = before.player(due.seat) == after.player(due.seat);
            let kept = before.due.contains(due);
            let since = after.version;
            let question = match known {
                Some(known) if same && kept => known,
                Some(known) if same && late => PendingQuestion { from: at, ..known },
                _ => PendingQuestion { since, from: at },
            };
            (due.seat, question)
        });
        self.0 = questions.collect();
    }

    /// Tells whether a seat's pending decision has been shown to its player: on the board, in their
    /// DM, or in a console. Also true for an empty seat, and for a table where nothing was ever
    /// shown or about to be.
    pub(crate) fn has_reached(&self, room: &Room, marks: &Marks, seat: Seat) -> bool {
        let (Some(player), Some(question)) = (room.player(seat), self.0.get(&seat)) else {
            return true;
        };
        let board = marks.board();
        *marks == Marks::default()
            || board.is_some_and(|board| board.shown >= question.since)
            || marks.seat(seat).has_seen(player.user, question.since)
    }

    /// New deadlines of players who could not act during these outages: later by that time.
    pub(crate) fn deadlines_after_outages(&self, room: &Room, outages: &[Outage]) -> Vec<Deadline> {
        let later = |due: &Deadline| {
            let (at, question) = (due.at?, self.0.get(&due.seat)?);
            let moved = outages.iter().fold(at, |at, outage| {
                let began = outage.from.max(question.from);
                if at > began {
                    at.after(began.until(outage.to))
                } else {
                    at
                }
            });
            (moved != at).then_some(Deadline {
                seat: due.seat,
                at: Some(moved),
            })
        };
        room.due.iter().filter_map(later).collect()
    }

    /// New deadlines of players whom their question reached late, by the change from one marks to
    /// the other.
    pub(crate) fn deadlines_of_late_questions(
        &self,
        room: &Room,
        (before, after): (&Marks, &Marks),
        now: Millis,
    ) -> Vec<Deadline> {
        let late = |due: &Deadline| {
            let (at, question) = (due.at?, self.0.get(&due.seat)?);
            let reached = !self.has_reached(room, before, due.seat)
                && self.has_reached(room, after, due.seat);
            // A player who is away has their whole time when they are back, and none of a holiday
            // twice.
            let player = room.player(due.seat);
            let back = player.and_then(|player| room.away(player.user, question.from));
            let begins = |moment: Millis| back.map_or(moment, |back| back.max(moment));
            let from = begins(question.from);
            let (whole, lost) = (from.until(at), from.until(now));
            let is_late = reached && whole > Duration::ZERO && lost > whole / GRACE;
            is_late.then(|| Deadline {
                seat: due.seat,
                at: Some(begins(now).after(whole)),
            })
        };
        room.due.iter().filter_map(late).collect()
    }
}
