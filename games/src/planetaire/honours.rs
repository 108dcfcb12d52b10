//! Honours of a match: the fewest points that a sky cost its detector.

use super::Planetaire;
use super::state::State;
use crate::core::honours::{Feat, Honours, Winning};
use crate::core::seat::Seat;

pub(super) static HONOURS: Honours<Planetaire> = Honours {
    winning: Winning::Apart,
    feats: &[Feat::fewest("points", points)],
    points: |end, seat| Some(u32::from(end.total(seat))),
};

/// A detector's best round: matches have two, four or six, and a solo one.
fn points(end: &State, seat: Seat) -> Option<u32> {
    let rounds = end.counted.iter().map(|counted| &counted.reveal);
    let own = rounds.filter(|reveal| reveal.detector == seat);
    own.map(|reveal| u32::from(reveal.score.total())).min()
}
