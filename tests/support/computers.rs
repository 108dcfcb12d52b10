//! Time for computers at the tables: it moves on to when the next of them acts.

use std::time::Duration;

use super::Evening;
use super::club::{AtTable, Club};

/// Longer than a person counts as present after an act: what is asked of them comes by DM then.
const PRESENCE: Duration = Duration::from_secs(4 * 60);

impl Evening {
    /// The clock moves on to this moment, if it has not come.
    #[track_caller]
    pub(crate) fn the_hour_comes(&self, hour: u64) {
        let left = hour.saturating_sub(self.now());
        if left > 0 {
            self.discord_ages(Duration::from_millis(left + 1));
        }
    }
}

impl AtTable<'_> {
    /// When a computer acts next there, once no other work is under way; nothing while none is
    /// waited for.
    #[track_caller]
    pub(crate) fn next_move(&self) -> Option<u64> {
        self.seats[0].evening.next_move(self.number())
    }

    /// Lets time pass until its computers rest and all that they did stands there.
    #[track_caller]
    pub(crate) fn computers_play(&self) {
        while let Some(hour) = self.next_move() {
            self.seats[0].evening.the_hour_comes(hour);
        }
    }
}

impl Club<'_> {
    /// All computers play until they rest.
    #[track_caller]
    pub(crate) fn computers_play(&self) {
        self.tables.iter().for_each(AtTable::computers_play);
    }

    /// Lets time pass until each person who does nothing counts as away, and has what is asked of
    /// them in their DMs.
    #[track_caller]
    pub(crate) fn people_go_away(&self) {
        // After this, only people are waited for.
        self.computers_play();
        self.evening().discord_ages(PRESENCE);
        self.evening().everything_stands();
    }

    /// Lets the time for a decision pass at every table, so that the rules play for each player
    /// with a pending decision.
    #[track_caller]
    pub(crate) fn time_runs_out(&self, time: Duration) {
        // Not both at once: a DM comes before the time is up, or not at all.
        self.people_go_away();
        self.evening().discord_ages(time);
        self.computers_play();
    }
}
