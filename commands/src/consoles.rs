//! Consoles that may still be on somebody's screen: which answer shows which table, and as of when.
//! Kept in memory alone: after a restart a console still has its own *refresh*. It sends nothing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::{MessageId, Millis, TableId, UserId, Version};

use crate::caller::Caller;
use crate::reply::{Alone, Living};

/// How long an answer can be changed: its interaction's token lives a moment longer.
const LIVES: Duration = Duration::from_secs(14 * 60 + 30);
/// Of how many people this is known at most: of more, each has his own *refresh*.
const MOST: usize = 20_000;

/// A console that may still be on somebody's screen.
#[derive(Clone)]
pub struct Open {
    /// Who looks at it.
    pub who: Caller,
    /// What can be changed.
    pub answer: Alone,
    /// Which message it is, where that is known.
    on: Option<MessageId>,
    /// As of which public change.
    public: Version,
}

/// Those of all people.
#[derive(Clone, Default)]
pub struct Consoles(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    open: HashMap<TableId, HashMap<UserId, Open>>,
    many: usize,
    /// Tables whose consoles are being made true, and whether they must be once more.
    renewed: HashMap<TableId, bool>,
    /// The last public change of tables at which somebody looks.
    latest: HashMap<TableId, Version>,
    /// Whose wishes are being answered: an answer may be a console itself.
    busy: HashMap<UserId, usize>,
}

impl Consoles {
    /// Somebody was shown a console. In our DMs with him it is the last question
    /// that lives, and he has that already.
    pub fn opened(&self, who: &Caller, on: Option<MessageId>, answer: Alone, living: Living) {
        if who.place.guild.is_none() {
            return;
        }
        let mut known = self.lock();
        if known.many >= MOST {
            known.open.clear();
            known.many = 0;
        }
        let open = Open {
            who: who.clone(),
            answer,
            on,
            public: living.public,
        };
        let table = known.open.entry(living.table).or_default();
        if table.insert(who.user, open).is_none() {
            known.many += 1;
        }
    }

    /// The private message whose component he used shows something else.
    pub fn are_replaced(&self, who: &Caller) {
        let mut known = self.lock();
        let Known { open, many, .. } = &mut *known;
        for table in open.values_mut() {
            let replaced = |open: &Open| open.on.is_none() || open.on == who.on;
            if table.get(&who.user).is_some_and(replaced) {
                table.remove(&who.user);
                *many -= 1;
            }
        }
        open.retain(|_, table| !table.is_empty());
    }

    /// Somebody's wish is being answered. For as long as this lives, none of his consoles is behind.
    pub fn answering(&self, user: UserId) -> Answering {
        *self.lock().busy.entry(user).or_default() += 1;
        Answering {
            consoles: self.clone(),
            user,
        }
    }

    /// The tables that have gone on since he was shown them.
    pub fn overtaken(&self, user: UserId) -> Vec<TableId> {
        let known = self.lock();
        let open = known.open.iter();
        let is_his = |(table, here): &(&TableId, &HashMap<UserId, Open>)| {
            let latest = known.latest.get(table).copied().unwrap_or_default();
            here.get(&user).is_some_and(|open| open.public < latest)
        };
        open.filter(is_his).map(|(table, _)| *table).collect()
    }

    /// Whether anybody looks at this table as it was before this change; whoever asks first makes
    /// their consoles true.
    pub fn begin(&self, table: TableId, public: Version) -> bool {
        let mut known = self.lock();
        let Known {
            open, busy, latest, ..
        } = &mut *known;
        let Some(here) = open.get(&table) else {
            latest.remove(&table);
            return false;
        };
        latest.insert(table, public);
        if !here.values().any(|open| is_behind(open, busy, public)) {
            return false;
        }
        known.renewed.insert(table, true).is_none()
    }

    /// Those that are behind this change; `None` when nothing has happened since.
    pub fn behind(&self, table: TableId, public: Version, now: Millis) -> Option<Vec<Open>> {
        let mut known = self.lock();
        match known.renewed.get_mut(&table) {
            Some(again) if *again => *again = false,
            _ => {
                known.renewed.remove(&table);
                return None;
            }
        }
        let Known {
            open, many, busy, ..
        } = &mut *known;
        let Some(here) = open.get_mut(&table) else {
            return Some(Vec::new());
        };
        let before = here.len();
        here.retain(|_, open| open.who.at().until(now) < LIVES);
        *many -= before - here.len();
        let behind = here.values();
        let behind = behind.filter(|open| is_behind(open, busy, public));
        let behind = behind.cloned().collect();
        if here.is_empty() {
            open.remove(&table);
        }
        Some(behind)
    }

    /// Somebody's console was made true as of this change, unless he has another by now.
    pub fn renewed(&self, table: TableId, open: &Open, answer: Alone, living: Living) {
        let mut known = self.lock();
        let here = known.open.get_mut(&table);
        let here = here.and_then(|here| here.get_mut(&open.who.user));
        if let Some(here) = here.filter(|here| here.who.key == open.who.key) {
            here.public = living.public;
            here.answer = answer;
        }
    }

    /// Whether it is still the one that he looks at.
    pub fn stands(&self, table: TableId, open: &Open) -> bool {
        let known = self.lock();
        let here = known.open.get(&table);
        let here = here.and_then(|here| here.get(&open.who.user));
        here.is_some_and(|here| here.who.key == open.who.key)
    }

    /// It cannot be changed any more.
    pub fn lost(&self, table: TableId, open: &Open) {
        if !self.stands(table, open) {
            return;
        }
        let mut known = self.lock();
        if let Some(here) = known.open.get_mut(&table)
            && here.remove(&open.who.user).is_some()
        {
            known.many -= 1;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        // No code panics while it holds them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_behind(open: &Open, busy: &HashMap<UserId, usize>, public: Version) -> bool {
    open.public < public && !busy.contains_key(&open.who.user)
}

/// Somebody's wish is being answered.
pub struct Answering {
    consoles: Consoles,
    user: UserId,
}

impl Drop for Answering {
    fn drop(&mut self) {
        let mut known = self.consoles.lock();
        if let Some(many) = known.busy.get_mut(&self.user) {
            *many -= 1;
            if *many == 0 {
                known.busy.remove(&self.user);
            }
        }
    }
}
