//! Holidays at a table: while a player is on holiday, a table by correspondence waits for them, for
//! a while. Their plans are their own affair; what the table knows of them is in its journal. Who
//! leaves a game: `leave` in `actions.rs`.

use std::time::Duration;

use crate::ids::{Millis, UserId, Version};
use crate::table::entry::Fact;
use crate::table::room::{Room, Status};

/// A player's holidays, as far as a table knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holiday {
    /// Time since which it waits for them.
    pub since: Millis,
    /// Time until which it does.
    pub until: Millis,
    /// The entry that told it first.
    pub(crate) entry: Version,
}

/// Longest time for which a table waits for a player who is away, from when they left until they
/// act again.
const LONGEST: Duration = Duration::from_hours(24 * 14);

impl Room {
    /// Time until which the table waits for a player who is away.
    #[must_use]
    pub fn away(&self, user: UserId, now: Millis) -> Option<Millis> {
        let holiday = self.holidays.get(&user)?;
        (self.pace.waits_for_holidays() && holiday.until > now).then_some(holiday.until)
    }

    /// The fact that a person is away until then, or is back; `None` where the table knows it.
    pub(crate) fn holiday_fact<O>(
        &self,
        user: UserId,
        away: Option<Millis>,
        now: Millis,
    ) -> Option<Fact<O>> {
        if self.status != Status::Playing || !self.pace.waits_for_holidays() {
            return None;
        }
        let known = self.away(user, now);
        let until = away.and_then(|until| {
            let until = until.min(self.holiday_start(user).unwrap_or(now).after(LONGEST));
            (until > now).then_some(until)
        });
        match until {
            Some(until) if known != Some(until) => Some(Fact::Away { user, until }),
            None if known.is_some() && away.is_none() => Some(Fact::Back { user }),
            Some(_) | None => None,
        }
    }

    /// The beginning of a player's holiday, if they have not acted visibly since.
    fn holiday_start(&self, user: UserId) -> Option<Millis> {
        let holiday = self.holidays.get(&user)?;
        let acted = self.acted.get(&self.seat_of(user)?);
        let stays = acted.is_none_or(|acted| *acted < holiday.entry);
        stays.then_some(holiday.since)
    }

    /// Notes that a person is away until then, from now or from when they left before.
    pub(crate) fn start_holiday(&mut self, user: UserId, until: Millis) {
        let known = self
            .holiday_start(user)
            .and_then(|_| self.holidays.get(&user));
        let (since, entry) =
            known.map_or((self.changed_at, self.version), |it| (it.since, it.entry));
        let holiday = Holiday {
            since,
            until,
            entry,
        };
        self.holidays.insert(user, holiday);
    }

    /// Notes that a person is back.
    pub(crate) fn end_holiday(&mut self, user: UserId) {
        let now = self.changed_at;
        if let Some(holiday) = self.holidays.get_mut(&user) {
            holiday.until = holiday.until.min(now);
        }
    }
}
