//! The people who are remembered in memory. Never the only place where anything of them is.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::ids::UserId;
use crate::people::person::Person;

/// How many people are remembered in memory.
const MOST: usize = 50_000;

/// Those who are remembered in memory.
#[derive(Default)]
pub(crate) struct People {
    /// Nothing, of whom nothing is remembered: a league asks for many of those.
    known: Mutex<HashMap<UserId, Option<Person>>>,
    /// How often something was written of them, here or elsewhere: what was read before is not
    /// remembered after it.
    turned: AtomicU64,
    /// Held by whoever changes what we remember of somebody.
    pub changing: tokio::sync::Mutex<()>,
}

impl People {
    /// What somebody who reads has to tell when he remembers it.
    pub(crate) fn page(&self) -> u64 {
        self.turned.load(Ordering::Acquire)
    }

    /// Remembers what was read, unless something was written meanwhile.
    pub(crate) fn remember(&self, page: u64, user: UserId, person: Option<Person>) {
        let mut people = self.lock();
        if self.page() != page {
            return;
        }
        if people.len() >= MOST {
            people.clear();
        }
        people.insert(user, person);
    }

    /// Something was written of a person: whoever asks reads it.
    pub(crate) fn forget(&self, user: UserId) {
        let mut people = self.lock();
        self.turned.fetch_add(1, Ordering::AcqRel);
        people.remove(&user);
    }

    /// Something was written, nobody knows of whom.
    pub(crate) fn forget_all(&self) {
        let mut people = self.lock();
        self.turned.fetch_add(1, Ordering::AcqRel);
        people.clear();
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HashMap<UserId, Option<Person>>> {
        // No code panics while it holds the map.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
