//! The people who are remembered in memory. Never the only place where anything of them is.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;

use crate::ids::UserId;
use crate::people::person::Person;

/// Most people that are remembered in memory.
const MOST: usize = 50_000;
/// Most people that can be changed at once.
const CHANGING: usize = 32;

/// The people who are remembered in memory.
#[derive(Default)]
pub(crate) struct People {
    /// `None` for those of whom nothing is known: a league asks for many of them.
    known: Mutex<HashMap<UserId, Option<Person>>>,
    /// Counts what was written of them, here or elsewhere: a person who was read before a write is
    /// not remembered after it.
    revision: AtomicU64,
    /// Locks, one of which is held while a person is changed or forgotten: a few people share it,
    /// most do not wait for one another's disk.
    changing: [tokio::sync::Mutex<()>; CHANGING],
}

impl People {
    /// The current revision. A reader takes it before reading and passes it to [`Self::remember`].
    pub(crate) fn revision(&self) -> u64 {
        self.revision.load(Ordering::Acquire)
    }

    /// The person as they are remembered; `Some(None)` where nothing is known of them, and `None`
    /// where the store must be asked.
    pub(crate) fn get(&self, user: UserId) -> Option<Option<Person>> {
        self.known.lock().get(&user).cloned()
    }

    /// Remembers what was read, unless something was written meanwhile.
    pub(crate) fn remember(&self, revision: u64, user: UserId, person: Option<Person>) {
        let mut people = self.known.lock();
        if self.revision() != revision {
            return;
        }
        if people.len() >= MOST {
            people.clear();
        }
        people.insert(user, person);
    }

    /// The lock that is held while this person is changed or forgotten.
    pub(crate) fn changing(&self, user: UserId) -> &tokio::sync::Mutex<()> {
        // The lowest bits of an id count within a millisecond: they are mostly nothing. A
        // remainder is within the array.
        &self.changing[(user.0 >> 22) as usize % CHANGING]
    }

    /// Forgets a person who was written: the next reader loads them from the store.
    pub(crate) fn forget(&self, user: UserId) {
        let mut people = self.known.lock();
        self.revision.fetch_add(1, Ordering::AcqRel);
        people.remove(&user);
    }

    /// Forgets everyone: something was written, but of which person is unknown.
    pub(crate) fn forget_all(&self) {
        let mut people = self.known.lock();
        self.revision.fetch_add(1, Ordering::AcqRel);
        people.clear();
    }
}
