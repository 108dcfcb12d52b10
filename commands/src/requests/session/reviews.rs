//! Reviews of a player's decisions in a finished game, by what they knew at the time. Made from the
//! journal.

use std::sync::Arc;

use games::Seat;
use sessions::{Decided, Snapshot, UserId};

use crate::game::advisers::Review;
use crate::game::ui::GameUi;
use crate::history::thoughts::{PlayerReview, Soundness, Thoughts, TurningPoint};

/// Greatest number of turning points.
const MOST: usize = 3;
/// Number that sets these dice apart from all others.
const OURS: u64 = 3 << 60;

/// Review of a person's decisions in their seat, remembered or made.
pub(crate) async fn review<D: GameUi>(
    thoughts: &Thoughts<D>,
    over: &Snapshot<D>,
    (seat, user): (Seat, UserId),
) -> Arc<PlayerReview<D>> {
    let whose = (over.room().table, seat, user);
    if let Some(review) = thoughts.reviews.get(&whose) {
        return review;
    }
    let review = Arc::new(make_review(thoughts, over, (seat, user)).await);
    thoughts.reviews.keep(whose, Arc::clone(&review));
    review
}

/// Makes a review of a person's decisions in their seat.
async fn make_review<D: GameUi>(
    thoughts: &Thoughts<D>,
    over: &Snapshot<D>,
    (seat, user): (Seat, UserId),
) -> PlayerReview<D> {
    let decided: Vec<Decided<D>> = over.decided(seat, user).open_for(seat).unwrap_or_default();
    let views: Vec<D::View> = decided.iter().map(|one| one.seen.view().clone()).collect();
    let dice = over.dice(OURS | seat.index() as u64);
    let review = match &thoughts.adviser {
        Some(adviser) => adviser.looks_back(decided, dice, MOST).await,
        None => Review::default(),
    };
    let points = review.worst.into_iter().filter_map(|(at, hindsight)| {
        let view = views.get(at)?.clone();
        Some(TurningPoint { view, hindsight })
    });
    PlayerReview {
        soundness: Soundness {
            judged: review.judged,
            missed: review.missed,
        },
        points: points.collect(),
    }
}
