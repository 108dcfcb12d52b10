//! Consoles that users may still have on their screens: which answer shows which table, and as of
//! when. Kept in memory only: after a restart a console still has its own *refresh*. It sends
//! nothing.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use sessions::{MessageId, Millis, TableId, UserId, Version};
use tokio::time::Instant;

use crate::app::caller::Caller;
use crate::ui::reply::{PrivateAnswer, ShownConsole};

/// Time for which an answer can be edited: its interaction's token lives a moment longer.
const LIFETIME: Duration = Duration::from_secs(14 * 60 + 30);
/// Greatest number of people whose consoles are known; beyond it, each has their own *refresh*.
const MOST: usize = 20_000;

/// A console that a user may still have on their screen.
#[derive(Clone)]
pub(crate) struct OpenConsole {
    /// Person who looks at it.
    pub who: Caller,
    /// The answer that is the console.
    pub answer: PrivateAnswer,
    /// Message of the console, where its id is known.
    message: Option<MessageId>,
    /// Public version of the table that it shows.
    public: Version,
    /// Time of its last renewal; `None` before the first.
    pub renewed: Option<Instant>,
}

/// Open consoles of all people.
#[derive(Clone, Default)]
pub(crate) struct Consoles(Arc<Mutex<OnScreens>>);

/// State of [`Consoles`].
#[derive(Default)]
struct OnScreens {
    /// Consoles by user and table.
    open: HashMap<UserId, HashMap<TableId, OpenConsole>>,
    /// People with a console of each table.
    viewers: HashMap<TableId, HashSet<UserId>>,
    /// Tables whose consoles are being updated, and whether they must be once more.
    updating: HashMap<TableId, bool>,
    /// Latest public version of the tables that have viewers.
    latest: HashMap<TableId, Version>,
    /// Number of requests of each user that are being answered: an answer may be a console itself.
    busy: HashMap<UserId, usize>,
    /// Message in each user's DMs that they turned from its console to another page.
    turned: HashMap<UserId, MessageId>,
}

impl Consoles {
    /// Notes that the user was shown a console, and returns the other message that was their
    /// console of that table until now. In DMs only the last prompt is kept current, and the outbox
    /// does that.
    pub(crate) fn add(
        &self,
        who: &Caller,
        message: Option<MessageId>,
        answer: PrivateAnswer,
        shown: ShownConsole,
    ) -> Option<OpenConsole> {
        who.place.guild?;
        let mut screens = self.0.lock();
        if screens.open.len() >= MOST {
            screens.open.clear();
            screens.viewers.clear();
        }
        screens.retain(who.user, |open| open.is_editable(who.asked_at()));
        let open = OpenConsole {
            who: who.clone(),
            answer,
            message,
            public: shown.public,
            renewed: None,
        };
        let theirs = screens.open.entry(who.user).or_default();
        let older = theirs.insert(shown.table, open);
        let viewers = screens.viewers.entry(shown.table).or_default();
        viewers.insert(who.user);
        older
    }

    /// Forgets the console in the private message whose component the caller used: it shows
    /// something else now.
    pub(crate) fn forget_replaced(&self, who: &Caller) {
        let stays =
            |open: &OpenConsole| open.message.is_some() && open.message != who.component_message;
        self.0.lock().retain(who.user, stays);
    }

    /// Notes that the message in the user's DMs shows another page than its console; `None` once it
    /// shows that again.
    pub(crate) fn note_turned(&self, user: UserId, message: Option<MessageId>) {
        let mut screens = self.0.lock();
        if screens.turned.len() >= MOST {
            screens.turned.clear();
        }
        match message {
            Some(message) => screens.turned.insert(user, message),
            None => screens.turned.remove(&user),
        };
    }

    /// True if this message in the user's DMs shows another page than its console.
    pub(crate) fn is_turned(&self, user: UserId, message: MessageId) -> bool {
        self.0.lock().turned.get(&user) == Some(&message)
    }

    /// Marks that a request of the user is being answered. While the returned value lives, none of
    /// their consoles counts as outdated.
    pub(crate) fn begin_answer(&self, user: UserId) -> Answering {
        *self.0.lock().busy.entry(user).or_default() += 1;
        Answering {
            consoles: self.clone(),
            user,
        }
    }

    /// Tables of which the user has a console that shows an older version.
    pub(crate) fn outdated_tables(&self, user: UserId) -> Vec<TableId> {
        let screens = self.0.lock();
        let theirs = screens.open.get(&user).into_iter().flatten();
        let is_behind = |(table, open): &(&TableId, &OpenConsole)| {
            let latest = screens.latest.get(table).copied().unwrap_or_default();
            open.public < latest
        };
        theirs.filter(is_behind).map(|(table, _)| *table).collect()
    }

    /// Notes a public change of a table. Returns true if a console shows an older version and no
    /// one is updating it yet: then the caller does.
    pub(crate) fn begin_update(&self, table: TableId, public: Version) -> bool {
        let mut screens = self.0.lock();
        if !screens.viewers.contains_key(&table) {
            screens.latest.remove(&table);
            return false;
        }
        screens.latest.insert(table, public);
        if screens.outdated(table, public).next().is_none() {
            return false;
        }
        screens.updating.insert(table, true).is_none()
    }

    /// Consoles to update to this version; `None`, which ends the update, when nothing has changed
    /// since the last call.
    pub(crate) fn next_outdated(
        &self,
        table: TableId,
        public: Version,
        now: Millis,
    ) -> Option<Vec<OpenConsole>> {
        let mut screens = self.0.lock();
        match screens.updating.get_mut(&table) {
            Some(again) if *again => *again = false,
            _ => {
                screens.updating.remove(&table);
                return None;
            }
        }
        let here = screens
            .of_table(table)
            .filter(|open| !open.is_editable(now));
        for user in here.map(|open| open.who.user).collect::<Vec<_>>() {
            screens.forget(user, table);
        }
        Some(screens.outdated(table, public).cloned().collect())
    }

    /// Notes that a console was updated, unless its user has another one by now.
    pub(crate) fn note_updated(
        &self,
        table: TableId,
        open: &OpenConsole,
        answer: PrivateAnswer,
        shown: ShownConsole,
    ) {
        let mut screens = self.0.lock();
        let theirs = screens.open.get_mut(&open.who.user);
        let here = theirs.and_then(|theirs| theirs.get_mut(&table));
        if let Some(here) = here.filter(|here| here.who.key == open.who.key) {
            here.public = shown.public;
            here.answer = answer;
            here.renewed = Some(Instant::now());
        }
    }

    /// True if this console is still the one on the screen of its user and can be edited, and no
    /// request of theirs is being answered: the answer shows more.
    pub(crate) fn may_renew(&self, table: TableId, open: &OpenConsole, now: Millis) -> bool {
        let screens = self.0.lock();
        let idle = !screens.busy.contains_key(&open.who.user);
        idle && open.is_editable(now) && screens.is_shown(table, open)
    }

    /// Forgets a console that can no longer be edited.
    pub(crate) fn forget(&self, table: TableId, open: &OpenConsole) {
        let mut screens = self.0.lock();
        if screens.is_shown(table, open) {
            screens.forget(open.who.user, table);
        }
    }
}

impl OpenConsole {
    /// True if the console can still be edited.
    fn is_editable(&self, now: Millis) -> bool {
        self.who.asked_at().until(now) < LIFETIME
    }
}

impl OnScreens {
    /// Consoles of a table.
    fn of_table(&self, table: TableId) -> impl Iterator<Item = &OpenConsole> {
        let viewers = self.viewers.get(&table).into_iter().flatten();
        viewers.filter_map(move |user| self.open.get(user)?.get(&table))
    }

    /// Consoles of a table that show an older version than this.
    fn outdated(&self, table: TableId, public: Version) -> impl Iterator<Item = &OpenConsole> {
        let is_outdated = move |open: &&OpenConsole| open.public < public;
        let idle = |open: &&OpenConsole| !self.busy.contains_key(&open.who.user);
        self.of_table(table).filter(is_outdated).filter(idle)
    }

    fn is_shown(&self, table: TableId, open: &OpenConsole) -> bool {
        let theirs = self.open.get(&open.who.user);
        let here = theirs.and_then(|theirs| theirs.get(&table));
        here.is_some_and(|here| here.who.key == open.who.key)
    }

    /// Forgets the consoles of a user except those for which `stays` is true.
    fn retain(&mut self, user: UserId, stays: impl Fn(&OpenConsole) -> bool) {
        let theirs = self.open.get(&user).into_iter().flatten();
        let gone = theirs.filter(|(_, open)| !stays(open));
        for table in gone.map(|(table, _)| *table).collect::<Vec<_>>() {
            self.forget(user, table);
        }
    }

    /// Forgets the console that a user has of a table.
    fn forget(&mut self, user: UserId, table: TableId) {
        if let Some(theirs) = self.open.get_mut(&user) {
            theirs.remove(&table);
            if theirs.is_empty() {
                self.open.remove(&user);
            }
        }
        if let Some(viewers) = self.viewers.get_mut(&table) {
            viewers.remove(&user);
            if viewers.is_empty() {
                self.viewers.remove(&table);
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
        let mut screens = self.consoles.0.lock();
        if let Some(count) = screens.busy.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                screens.busy.remove(&self.user);
            }
        }
    }
}
