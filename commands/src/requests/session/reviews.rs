//! Reviews of a person's decisions in a finished game, by what they knew at the time: of the marks
//! of all, those of theirs.

use std::cmp::Reverse;

use games::{Hindsight, Seat};
use sessions::{Decided, Snapshot, UserId};

use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::history::marks::GameMarks;
use crate::history::thoughts::{Soundness, Thoughts};

/// Greatest number of turning points.
const MOST: usize = 3;

/// A decision of a person that cost much.
pub(crate) struct TurningPoint<D: GameUi> {
    /// Decision, and what was known when it was made.
    pub decided: Decided<D>,
    /// Comparison of the decision with the best one.
    pub hindsight: Hindsight<D>,
}

/// Counts a person's judged decisions in their seat, and the poor ones among them.
pub(crate) async fn soundness<D: GameUi>(
    (services, thoughts): (&Services, &Thoughts<D>),
    over: &Snapshot<D>,
    (seat, user): (Seat, UserId),
) -> Result<Soundness, ServeError> {
    let marks = thoughts.marks(services, over).await?;
    let mut soundness = Soundness::default();
    for one in decided(over, (seat, user)) {
        if let Some(marked) = marks.mark_of_decision(seat, &one) {
            soundness.judged += 1;
            soundness.missed += u32::from(marked.mark.is_poor());
        }
    }
    Ok(soundness)
}

/// The decisions of a person in their seat that cost most, in order.
pub(crate) fn turning_points<D: GameUi>(
    marks: &GameMarks<D>,
    over: &Snapshot<D>,
    (seat, user): (Seat, UserId),
) -> Vec<TurningPoint<D>> {
    let points = decided(over, (seat, user))
        .into_iter()
        .filter_map(|decided| {
            let marked = marks.mark_of_decision(seat, &decided)?;
            let hindsight = marked.hindsight.clone();
            let point = TurningPoint { decided, hindsight };
            marked.mark.is_poor().then_some(point)
        });
    let mut points: Vec<_> = points.collect();
    let cost = |point: &TurningPoint<D>| point.hindsight.loss - point.hindsight.within;
    points.sort_by_key(|point| Reverse(cost(point)));
    points.truncate(MOST);
    points.sort_by_key(|point| point.decided.step);
    points
}

/// The decisions of a person in their seat.
fn decided<D: GameUi>(over: &Snapshot<D>, (seat, user): (Seat, UserId)) -> Vec<Decided<D>> {
    over.decided(seat, user).open_for(seat).unwrap_or_default()
}
