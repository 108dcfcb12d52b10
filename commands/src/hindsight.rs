//! What was thought of games that are over: how a computer did where somebody played alone, and what
//! each has to learn from his own. Made of the journal, so that forgetting it costs a thought and
//! nothing else.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use games::{Hindsight, Seat};
use sessions::{Snapshot, Status, TableId, UserId};

use crate::desk::Desk;
use crate::house::House;

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
}

/// How whoever played alone did, and a computer on the same; nothing where that is no number.
pub(crate) async fn par<D: Desk>(house: &House, now: &Snapshot<D>) -> Option<(u16, u16)> {
    let (room, thoughts) = (now.room(), &house.thoughts);
    if !matches!(room.status, Status::Over { .. }) || room.seat_count() != 1 {
        return None;
    }
    let own = D::result(&now.public_view()?.open())?;
    let known = || thoughts.pars.lock().unwrap_or_else(PoisonError::into_inner);
    let thought = known().get(&room.table).copied();
    if let Some(par) = thought {
        return Some((own, par?));
    }
    let played = house.advisers.of::<D>()?.plays(now.anew()?).await;
    let par = played.and_then(|view| D::result(&view.open()));
    let mut pars = known();
    if pars.len() >= MOST {
        pars.pop_first();
    }
    pars.insert(room.table, par);
    Some((own, par?))
}
