//! What is remembered of thoughts about games that are over: made of the journal, so that
//! forgetting it costs a thought and nothing else.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use games::{Hindsight, Seat};
use sessions::{TableId, UserId};

use crate::game::ui::GameUi;

/// How much is remembered.
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

/// What was thought a while ago.
#[derive(Default)]
pub(crate) struct Thoughts {
    pars: Mutex<BTreeMap<TableId, Option<u16>>>,
    reviews: Mutex<BTreeMap<Thinker, Arc<dyn Any + Send + Sync>>>,
}

impl Thoughts {
    /// How good this person's decisions were, if that was thought of.
    pub(crate) fn review<D: GameUi>(&self, whose: Thinker) -> Option<Arc<Reviewed<D>>> {
        let reviews = self.reviews.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(reviews.get(&whose)?).downcast().ok()
    }

    /// Remembers it.
    pub(crate) fn keep<D: GameUi>(&self, whose: Thinker, review: &Arc<Reviewed<D>>) {
        let mut all = self.reviews.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_REMEMBERED {
            all.pop_first();
        }
        let review: Arc<dyn Any + Send + Sync> = Arc::<Reviewed<D>>::clone(review);
        all.insert(whose, review);
    }

    /// How a computer did there, if that was thought of, and if it is a number.
    pub(crate) fn par(&self, table: TableId) -> Option<Option<u16>> {
        let pars = self.pars.lock().unwrap_or_else(PoisonError::into_inner);
        pars.get(&table).copied()
    }

    /// Remembers it.
    pub(crate) fn keep_par(&self, table: TableId, par: Option<u16>) {
        let mut pars = self.pars.lock().unwrap_or_else(PoisonError::into_inner);
        if pars.len() >= MAX_REMEMBERED {
            pars.pop_first();
        }
        pars.insert(table, par);
    }
}
