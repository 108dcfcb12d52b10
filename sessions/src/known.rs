//! The people who are remembered in memory. Never the only place where anything of them is.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::ids::UserId;
use crate::person::Person;

/// How many people are remembered in memory.
const MOST: usize = 50_000;

/// Those who are remembered in memory.
#[derive(Default)]
pub(crate) struct People {
    /// Nothing, of whom nothing is remembered: a league asks for many of those.
    known: Mutex<HashMap<UserId, Option<Person>>>,
    /// Held by whoever changes what we remember of somebody.
    pub changing: tokio::sync::Mutex<()>,
}

impl People {
    pub(crate) fn remember(&self, user: UserId, person: Option<Person>) {
        let mut people = self.lock();
        if people.len() >= MOST {
            people.clear();
        }
        people.insert(user, person);
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HashMap<UserId, Option<Person>>> {
        // No code panics while it holds the map.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
