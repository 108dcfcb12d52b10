//! A move compared with the best one, judged by what was known then.

use games::Hindsight;

use crate::Played;
use crate::thought::Thought;

/// Loss of a move against the best one, in thousandths of the game's own measure.
pub struct Judgement<G: Played> {
    best: Thought<G>,
    loss: u32,
    within: u32,
}

impl<G: Played> Judgement<G> {
    /// Judgement of a loss, in thousandths, and of how far it may err.
    pub(crate) fn new(best: Thought<G>, loss: i64, within: i64) -> Self {
        let plain = |thousandths: i64| u32::try_from(thousandths.max(0)).unwrap_or(u32::MAX);
        Self {
            best,
            loss: plain(loss),
            within: plain(within),
        }
    }

    /// Words the loss for its player, where it is larger than the estimate may err.
    pub fn hindsight(self, did: G::Action) -> Option<Hindsight<G>> {
        (self.loss > self.within && self.best.action != did).then(|| Hindsight {
            did,
            better: self.best.into_advice(),
            loss: self.loss,
            within: self.within,
        })
    }
}
