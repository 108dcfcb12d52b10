//! Consoles that users may still have on their screens: which answer shows which table, and as of
//! when. Kept in memory only: after a restart a console still has its own *refresh*. It sends
//! nothing.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use sessions::{MessageId, Millis, TableId, UserId, Version};

use crate::app::caller::Caller;
use crate::ui::reply::{Alone, DmConsole};

/// Time for which an answer can be changed: its interaction's token lives a moment longer.
const LIVES: Duration = Duration::from_secs(14 * 60 + 30);
/// The most people for whom this is known; beyond that, each has their own *refresh*.
const MOST: usize = 20_000;

/// A console that a user may still have on their screen.
#[derive(Clone)]
pub(crate) struct OpenConsole {
    /// Person who looks at it.
    pub who: Caller,
    /// Answer that can be changed.
    pub answer: Alone,
    /// Message that it is, where that is known.
    on: Option<MessageId>,
    /// As of which public change.
    public: Version,
}

/// Open consoles of all people.
#[derive(Clone, Default)]
pub(crate) struct Consoles(Arc<Mutex<OnScreens>>);

#[derive(Default)]
struct OnScreens {
    /// Consoles that each of them has on their screen.
    open: HashMap<UserId, HashMap<TableId, OpenConsole>>,
    /// People who look at a table.
    lookers: HashMap<TableId, HashSet<UserId>>,
    /// Tables whose consoles are being made true, and whether they must be once more.
    renewed: HashMap<TableId, bool>,
    /// The last public change of tables at which a user looks.
    latest: HashMap<TableId, Version>,
    /// People whose requests are being answered: an answer may be a console itself.
    busy: HashMap<UserId, usize>,
}

impl Consoles {
    /// The user was shown a console. In our DMs with them only the last prompt is kept current, and
    /// they have that already.
    pub(crate) fn opened(
        &self,
        who: &Caller,
        on: Option<MessageId>,
        answer: Alone,
        living: DmConsole,
    ) {
        if who.place.guild.is_none() {
            return;
        }
        let mut known = self.0.lock();
        if known.open.len() >= MOST {
            known.open.clear();
            known.lookers.clear();
        }
        known.retain(who.user, |open| open.lives(who.at()));
        let open = OpenConsole {
            who: who.clone(),
            answer,
            on,
            public: living.public,
        };
        let theirs = known.open.entry(who.user).or_default();
        theirs.insert(living.table, open);
        let lookers = known.lookers.entry(living.table).or_default();
        lookers.insert(who.user);
    }

    /// The private message whose component they used shows something else.
    pub(crate) fn are_replaced(&self, who: &Caller) {
        let stays = |open: &OpenConsole| open.on.is_some() && open.on != who.on;
        self.0.lock().retain(who.user, stays);
    }

    /// The user's request is being answered. For as long as the returned value lives, none of their
    /// consoles counts as behind.
    pub(crate) fn answering(&self, user: UserId) -> Answering {
        *self.0.lock().busy.entry(user).or_default() += 1;
        Answering {
            consoles: self.clone(),
            user,
        }
    }

    /// The tables that have gone on since the user was shown them.
    pub(crate) fn overtaken(&self, user: UserId) -> Vec<TableId> {
        let known = self.0.lock();
        let theirs = known.open.get(&user).into_iter().flatten();
        let is_behind = |(table, open): &(&TableId, &OpenConsole)| {
            let latest = known.latest.get(table).copied().unwrap_or_default();
            open.public < latest
        };
        theirs.filter(is_behind).map(|(table, _)| *table).collect()
    }

    /// True if a user looks at this table as it was before this change; the first caller to get
    /// `true` brings their consoles up to date.
    pub(crate) fn begin(&self, table: TableId, public: Version) -> bool {
        let mut known = self.0.lock();
        if !known.lookers.contains_key(&table) {
            known.latest.remove(&table);
            return false;
        }
        known.latest.insert(table, public);
        if known.behind(table, public).next().is_none() {
            return false;
        }
        known.renewed.insert(table, true).is_none()
    }

    /// Consoles that are behind this change; `None` when nothing has happened since.
    pub(crate) fn behind(
        &self,
        table: TableId,
        public: Version,
        now: Millis,
    ) -> Option<Vec<OpenConsole>> {
        let mut known = self.0.lock();
        match known.renewed.get_mut(&table) {
            Some(again) if *again => *again = false,
            _ => {
                known.renewed.remove(&table);
                return None;
            }
        }
        let here = known.at(table).filter(|open| !open.lives(now));
        for user in here.map(|open| open.who.user).collect::<Vec<_>>() {
            known.forget(user, table);
        }
        Some(known.behind(table, public).cloned().collect())
    }

    /// The user's console was brought up to date as of this change, unless they have another by
    /// now.
    pub(crate) fn renewed(
        &self,
        table: TableId,
        open: &OpenConsole,
        answer: Alone,
        living: DmConsole,
    ) {
        let mut known = self.0.lock();
        let theirs = known.open.get_mut(&open.who.user);
        let here = theirs.and_then(|theirs| theirs.get_mut(&table));
        if let Some(here) = here.filter(|here| here.who.key == open.who.key) {
            here.public = living.public;
            here.answer = answer;
        }
    }

    /// True if it is still the one that they look at.
    pub(crate) fn stands(&self, table: TableId, open: &OpenConsole) -> bool {
        self.0.lock().stands(table, open)
    }

    /// Forgets a console that cannot be changed any more.
    pub(crate) fn lost(&self, table: TableId, open: &OpenConsole) {
        let mut known = self.0.lock();
        if known.stands(table, open) {
            known.forget(open.who.user, table);
        }
    }
}

impl OpenConsole {
    /// True if it can still be changed.
    fn lives(&self, now: Millis) -> bool {
        self.who.at().until(now) < LIVES
    }
}

impl OnScreens {
    /// Consoles of this table on screens.
    fn at(&self, table: TableId) -> impl Iterator<Item = &OpenConsole> {
        let lookers = self.lookers.get(&table).into_iter().flatten();
        lookers.filter_map(move |user| self.open.get(user)?.get(&table))
    }

    /// Consoles of this table that are behind this change.
    fn behind(&self, table: TableId, public: Version) -> impl Iterator<Item = &OpenConsole> {
        let behind = move |open: &&OpenConsole| open.public < public;
        let idle = |open: &&OpenConsole| !self.busy.contains_key(&open.who.user);
        self.at(table).filter(behind).filter(idle)
    }

    fn stands(&self, table: TableId, open: &OpenConsole) -> bool {
        let theirs = self.open.get(&open.who.user);
        let here = theirs.and_then(|theirs| theirs.get(&table));
        here.is_some_and(|here| here.who.key == open.who.key)
    }

    /// Forgets what the user has on their screen, except for what `stays`.
    fn retain(&mut self, user: UserId, stays: impl Fn(&OpenConsole) -> bool) {
        let theirs = self.open.get(&user).into_iter().flatten();
        let gone = theirs.filter(|(_, open)| !stays(open));
        for table in gone.map(|(table, _)| *table).collect::<Vec<_>>() {
            self.forget(user, table);
        }
    }

    fn forget(&mut self, user: UserId, table: TableId) {
        if let Some(theirs) = self.open.get_mut(&user) {
            theirs.remove(&table);
            if theirs.is_empty() {
                self.open.remove(&user);
            }
        }
        if let Some(lookers) = self.lookers.get_mut(&table) {
            lookers.remove(&user);
            if lookers.is_empty() {
                self.lookers.remove(&table);
            }
        }
    }
}

/// Marks that a user's request is being answered.
pub(crate) struct Answering {
    consoles: Consoles,
    user: UserId,
}

impl Drop for Answering {
    fn drop(&mut self) {
        let mut known = self.consoles.0.lock();
        if let Some(many) = known.busy.get_mut(&self.user) {
            *many -= 1;
            if *many == 0 {
                known.busy.remove(&self.user);
            }
        }
    }
}
