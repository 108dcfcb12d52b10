//! Times at which people invited each other of late: one person is not called again and again by
//! another. Only this process remembers them, for an hour; what a restart forgets is bounded by the
//! number of lobbies that a person may have open.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;

use crate::ids::{Millis, UserId};
use crate::table::refusal::TableRefusal;

/// Most invitations from one person to another…
const MOST: u8 = 3;
/// …within this time.
const WITHIN: Duration = Duration::from_secs(60 * 60);

/// When people invited each other.
#[derive(Default)]
pub(crate) struct InvitationTimes(Mutex<HashMap<(UserId, UserId), Vec<Millis>>>);

impl InvitationTimes {
    /// Checks that a person may invite another now.
    pub(crate) fn allow(&self, by: UserId, user: UserId, now: Millis) -> Result<(), TableRefusal> {
        let mut times = self.0.lock();
        times.retain(|_, times| {
            times.retain(|at| at.until(now) < WITHIN);
            !times.is_empty()
        });
        match times.get(&(by, user)) {
            Some(times) if times.len() >= usize::from(MOST) => {
                Err(TableRefusal::InvitedOften { user, most: MOST })
            }
            _ => Ok(()),
        }
    }

    /// Notes that a person invited another.
    pub(crate) fn note(&self, by: UserId, user: UserId, now: Millis) {
        self.0.lock().entry((by, user)).or_default().push(now);
    }

    /// Forgets a person.
    pub(crate) fn forget(&self, user: UserId) {
        let is_theirs = |(by, other): &(UserId, UserId)| *by == user || *other == user;
        self.0.lock().retain(|pair, _| !is_theirs(pair));
    }
}
