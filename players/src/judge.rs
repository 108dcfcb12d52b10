//! What was done, held against what would have been best, judged by what was known then.

use games::Hindsight;

use crate::Played;
use crate::thought::Thought;

/// How much less what was done was worth than the best, in thousandths of the game's own measure.
pub struct Judgement<G: Played> {
    best: Thought<G>,
    loss: u32,
    within: u32,
}

impl<G: Played> Judgement<G> {
    pub(crate) fn of(best: Thought<G>, loss: i64, within: i64) -> Self {
        let plain = |thousandths: i64| u32::try_from(thousandths.max(0)).unwrap_or(u32::MAX);
        Self {
            best,
            loss: plain(loss),
            within: plain(within),
        }
    }

    /// What is told of it, where more was lost than the estimate may err.
    pub fn told(self, did: G::Action) -> Option<Hindsight<G>> {
        (self.loss > self.within && self.best.action != did).then(|| Hindsight {
            did,
            better: self.best.told(),
            loss: self.loss,
            within: self.within,
        })
    }
}
