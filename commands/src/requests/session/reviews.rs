//! Reviews of a player's decisions in a finished game, by what they knew at the time. Made from the
//! journal.

use std::cmp::Reverse;
use std::sync::Arc;

use games::{Hindsight, Seat};
use sessions::{Decided, Snapshot, UserId};

use crate::game::ui::GameUi;
use crate::history::thoughts::{PlayerReview, Soundness, Thoughts, TurningPoint};

/// Greatest number of turning points.
const MOST: usize = 3;

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
    let marks = thoughts.marks_of_seat(over, seat, decided).await;
    let mut soundness = Soundness::default();
    let mut worst: Vec<(usize, Hindsight<D>)> = Vec::new();
    for (at, marked) in marks.into_iter().enumerate() {
        let Some(marked) = marked else { continue };
        soundness.judged += 1;
        if marked.mark.is_poor() {
            soundness.missed += 1;
            worst.push((at, marked.hindsight));
        }
    }
    worst.sort_by_key(|(at, hindsight)| (Reverse(hindsight.loss - hindsight.within), *at));
    worst.truncate(MOST);
    worst.sort_by_key(|(at, _)| *at);
    let points = worst.into_iter().filter_map(|(at, hindsight)| {
        let view = views.get(at)?.clone();
        Some(TurningPoint { view, hindsight })
    });
    PlayerReview {
        soundness,
        points: points.collect(),
    }
}
