//! Who thinks about a game for people, and what came of it for games that are over: made of the
//! journal, so that forgetting it costs a thought and nothing else.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::{Hindsight, Seat};
use parking_lot::Mutex;
use sessions::{Snapshot, TableId, UserId};

use crate::game::advisers::Adviser;
use crate::game::ui::GameUi;

/// How much of each kind is remembered.
const MAX_REMEMBERED: usize = 256;

/// A decision that cost much, with what the player saw when they took it.
pub(crate) struct TurningPoint<D: GameUi> {
    pub view: D::View,
    pub hindsight: Hindsight<D>,
}

/// How good a player's decisions in a game were.
pub(crate) struct Reviewed<D: GameUi> {
    pub soundness: Soundness,
    /// Those that cost most.
    pub points: Vec<TurningPoint<D>>,
}

/// Decisions, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Soundness {
    /// How many could be judged.
    pub judged: u32,
    /// How many of those were clearly not as good as the best.
    pub missed: u32,
}

impl Soundness {
    /// How many were as good.
    pub(crate) const fn good(self) -> u32 {
        self.judged.saturating_sub(self.missed)
    }
}

/// Whose decisions they are: a person's, in their seat at a table.
type Thinker = (TableId, Seat, UserId);

/// What is thought about a game.
pub(crate) struct Thoughts<D: GameUi> {
    /// Who thinks, if the process has an adviser for it.
    pub adviser: Option<Arc<dyn Adviser<D>>>,
    /// How good people's decisions were.
    pub reviews: Remembered<Thinker, Arc<Reviewed<D>>>,
    /// How a computer did, where that is a number.
    pars: Remembered<TableId, Option<u16>>,
}

impl<D: GameUi> Thoughts<D> {
    /// What this adviser thinks.
    pub(crate) fn of(adviser: Option<Arc<dyn Adviser<D>>>) -> Self {
        Self {
            adviser,
            reviews: Remembered::default(),
            pars: Remembered::default(),
        }
    }

    /// The results of the person who played this game alone, which is over, and of a computer in
    /// the same game; `None` if either is not a number.
    pub(crate) async fn par(&self, now: &Snapshot<D>) -> Option<(u16, u16)> {
        let room = now.room();
        if room.seat_count() != 1 {
            return None;
        }
        let own = D::result(&now.public_view()?.open())?;
        if let Some(par) = self.pars.get(&room.table) {
            return Some((own, par?));
        }
        let played = self.adviser.as_ref()?.plays(now.rerun()?).await;
        let par = played.and_then(|view| D::result(&view.open()));
        self.pars.keep(room.table, par);
        Some((own, par?))
    }
}

/// What was thought a while ago.
pub(crate) struct Remembered<K, V>(Mutex<BTreeMap<K, V>>);

impl<K, V> Default for Remembered<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Ord, V: Clone> Remembered<K, V> {
    /// What was thought of this.
    pub(crate) fn get(&self, of: &K) -> Option<V> {
        self.0.lock().get(of).cloned()
    }

    /// Remembers it.
    pub(crate) fn keep(&self, of: K, thought: V) {
        let mut all = self.0.lock();
        if all.len() >= MAX_REMEMBERED {
            all.pop_first();
        }
        all.insert(of, thought);
    }
}
