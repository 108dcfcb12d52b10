//! Thinking about a game for people, and the results for games that are over: made of the journal,
//! so that forgetting them costs a thought and nothing else.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::{Hindsight, Seat};
use parking_lot::Mutex;
use sessions::{Snapshot, TableId, UserId};

use crate::game::advisers::Adviser;
use crate::game::ui::GameUi;

/// Number of thoughts of each kind that are remembered.
const MAX_REMEMBERED: usize = 256;

/// A decision that cost much, with what the player saw when they took it.
pub(crate) struct TurningPoint<D: GameUi> {
    pub view: D::View,
    pub hindsight: Hindsight<D>,
}

/// Review of a player's decisions in a game.
pub(crate) struct Reviewed<D: GameUi> {
    pub soundness: Soundness,
    /// Decisions that cost most.
    pub points: Vec<TurningPoint<D>>,
}

/// Decisions, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Soundness {
    /// Number of decisions that could be judged.
    pub judged: u32,
    /// Number of those that were clearly not as good as the best.
    pub missed: u32,
}

impl Soundness {
    /// Number of those that were as good.
    pub(crate) const fn good(self) -> u32 {
        self.judged.saturating_sub(self.missed)
    }
}

/// Author of the decisions: a person, in their seat at a table.
type Thinker = (TableId, Seat, UserId);

/// Thoughts about a game.
pub(crate) struct Thoughts<D: GameUi> {
    /// Adviser that thinks, if the process has one for it.
    pub adviser: Option<Arc<dyn Adviser<D>>>,
    /// Reviews of people's decisions.
    pub reviews: Remembered<Thinker, Arc<Reviewed<D>>>,
    /// Results of a computer, where they are a number.
    pars: Remembered<TableId, Option<u16>>,
}

impl<D: GameUi> Thoughts<D> {
    /// Thoughts of this adviser.
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

/// Thoughts of a while ago.
pub(crate) struct Remembered<K, V>(Mutex<BTreeMap<K, V>>);

impl<K, V> Default for Remembered<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Ord, V: Clone> Remembered<K, V> {
    /// Thought about this, if it is remembered.
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
