//! The people who are remembered in memory. Never the only place where anything of them is.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;

use crate::ids::UserId;
use crate::people::person::Person;

/// How many people are remembered in memory.
const MOST: usize = 50_000;
/// How many people can be changed at once.
const CHANGING: usize = 32;

/// Those who are remembered in memory.
#[derive(Default)]
pub(crate) struct People {
    /// Nothing, of whom nothing is remembered: a league asks for many of those.
    known: Mutex<HashMap<UserId, Option<Person>>>,
    /// How often something was written of them, here or elsewhere: what was read before is not
    /// remembered after it.
    turned: AtomicU64,
    /// One of them is held while what we remember of a person is changed, or they are forgotten: a
    /// few people share it, most do not wait for one another's disk.
    changing: [tokio::sync::Mutex<()>; CHANGING],
}

impl People {
    /// The current revision. A reader takes it before reading and passes it to [`Self::remember`].
    pub(crate) fn page(&self) -> u64 {
        self.turned.load(Ordering::Acquire)
    }

    /// The person as they are remembered; `Some(None)` where nothing is known of them, and `None`
    /// where the store must be asked.
    pub(crate) fn get(&self, user: UserId) -> Option<Option<Person>> {
        self.known.lock().get(&user).cloned()
    }

    /// Remembers what was read, unless something was written meanwhile.
    pub(crate) fn remember(&self, page: u64, user: UserId, person: Option<Person>) {
        let mut people = self.known.lock();
        if self.page() != page {
            return;
        }
        if people.len() >= MOST {
            people.clear();
        }
        people.insert(user, person);
    }

    /// Held while what we remember of a person is changed, or they are forgotten.
    pub(crate) fn changing(&self, user: UserId) -> &tokio::sync::Mutex<()> {
        // The lowest bits of an id count within a millisecond: they are mostly nothing. A
        // remainder is within the array.
        &self.changing[(user.0 >> 22) as usize % CHANGING]
    }

    /// A person was written: the next reader loads them from the store.
    pub(crate) fn forget(&self, user: UserId) {
        let mut people = self.known.lock();
        self.turned.fetch_add(1, Ordering::AcqRel);
        people.remove(&user);
    }

    /// Something was written, but of which person is unknown.
    pub(crate) fn forget_all(&self) {
        let mut people = self.known.lock();
        self.turned.fetch_add(1, Ordering::AcqRel);
        people.clear();
    }
}
