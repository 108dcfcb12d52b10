//! What is remembered of thoughts about games that are over: made of the journal, so that forgetting
//! it costs a thought and nothing else.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use games::{Hindsight, Seat};
use sessions::{TableId, UserId};

use crate::desk::Desk;

/// How much is remembered.
const MOST: usize = 256;

/// A decision that cost much, with what its person saw when he took it.
pub(crate) struct TurningPoint<D: Desk> {
    pub view: D::View,
    pub hindsight: Hindsight<D>,
}

/// Whose they are: a person's in his seat at a table.
type Whose = (TableId, Seat, UserId);

/// What was thought a while ago.
#[derive(Default)]
pub(crate) struct Thoughts {
    pars: Mutex<BTreeMap<TableId, Option<u16>>>,
    points: Mutex<BTreeMap<Whose, Arc<dyn Any + Send + Sync>>>,
}

impl Thoughts {
    /// The turning points of this person, if they were thought of.
    pub(crate) fn points<D: Desk>(&self, whose: Whose) -> Option<Arc<Vec<TurningPoint<D>>>> {
        let points = self.points.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(points.get(&whose)?).downcast().ok()
    }

    /// Remembers them.
    pub(crate) fn keep<D: Desk>(&self, whose: Whose, points: &Arc<Vec<TurningPoint<D>>>) {
        let mut all = self.points.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.pop_first();
        }
        let points: Arc<dyn Any + Send + Sync> = Arc::<Vec<TurningPoint<D>>>::clone(points);
        all.insert(whose, points);
    }

    /// How a computer did there, if that was thought of, and if it is a number.
    pub(crate) fn par(&self, table: TableId) -> Option<Option<u16>> {
        let pars = self.pars.lock().unwrap_or_else(PoisonError::into_inner);
        pars.get(&table).copied()
    }

    /// Remembers it.
    pub(crate) fn keep_par(&self, table: TableId, par: Option<u16>) {
        let mut pars = self.pars.lock().unwrap_or_else(PoisonError::into_inner);
        if pars.len() >= MOST {
            pars.pop_first();
        }
        pars.insert(table, par);
    }
}
