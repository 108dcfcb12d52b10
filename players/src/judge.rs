//! A move compared with the best one, judged by what was known then.

use games::{Compared, Hindsight, Mark, Marked};

use crate::Played;
use crate::thought::Thought;

/// Loss of a move against the best one, in thousandths of the game's own measure.
pub struct Judgement<G: Played> {
    best: Thought<G>,
    loss: u32,
    within: u32,
    lead: u32,
    compared: Option<Compared>,
}

impl<G: Played> Judgement<G> {
    /// Judgement of a loss, in thousandths, and of how far it may err.
    pub(crate) fn new(best: Thought<G>, loss: i64, within: i64) -> Self {
        Self {
            best,
            loss: plain(loss),
            within: plain(within),
            lead: 0,
            compared: None,
        }
    }

    /// The judgement with how far ahead of all others the best of these worths is, in thousandths.
    #[must_use]
    pub(crate) fn among(self, worths: impl IntoIterator<Item = i64>) -> Self {
        let lead = lead(worths);
        Self { lead, ..self }
    }

    /// The judgement with the values of what was done and of the best, in a measure that players
    /// know.
    #[must_use]
    pub(crate) fn comparing(self, did: i64, best: i64) -> Self {
        let compared = Some(Compared {
            did: plain(did),
            best: plain(best),
        });
        Self { compared, ..self }
    }

    /// Words the loss for its player, where it is larger than the estimate may err.
    pub fn hindsight(self, did: G::Action) -> Option<Hindsight<G>> {
        let marked = self.marked(did);
        marked.mark.is_poor().then_some(marked.hindsight)
    }

    /// Marks what was done: what is lost within the error is nothing, and a decision that lost
    /// [`Played::DOUBTFUL`] beyond it keeps half of its points.
    pub fn marked(self, did: G::Action) -> Marked<G> {
        let is_best = self.best.action == did;
        let loss = if is_best { 0 } else { self.loss };
        let beyond = loss.saturating_sub(self.within);
        let half = u64::from(G::DOUBTFUL.max(1));
        // At most a hundred.
        let points = (100 * half / (half + u64::from(beyond))) as u8;
        let mark = match beyond {
            0 if loss <= self.within / 4 => Mark::Best,
            0 => Mark::Good,
            beyond if beyond <= G::DOUBTFUL => Mark::Doubtful,
            _ => Mark::Mistake,
        };
        Marked {
            mark,
            points,
            lead: u32::try_from(u64::from(self.lead) * 100 / half).unwrap_or(u32::MAX),
            compared: self.compared,
            hindsight: Hindsight {
                did,
                better: self.best.into_advice(),
                loss,
                within: self.within,
            },
        }
    }
}

/// Lead of the greatest number over the second greatest; nothing where there is no second.
fn lead(worths: impl IntoIterator<Item = i64>) -> u32 {
    let mut best = [i64::MIN; 2];
    for worth in worths {
        best = [best[0].max(worth), best[1].max(worth.min(best[0]))];
    }
    match best[1] {
        i64::MIN => 0,
        second => plain(best[0] - second),
    }
}

fn plain(thousandths: i64) -> u32 {
    u32::try_from(thousandths.max(0)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lead_is_over_the_second_best() {
        assert_eq!(lead([1_000, 4_000, 2_500]), 1_500);
        assert_eq!(lead([4_000, -1_000]), 5_000);
        assert_eq!((lead([7, 7, 0]), lead([7]), lead([])), (0, 0, 0));
    }
}
