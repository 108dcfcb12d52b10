//! Honours of a game: the fewest launches that found all nine systems.

use super::SpaceConnection;
use super::state::State;
use crate::core::honours::{Feat, Honours, Winning};
use crate::core::seat::Seat;

pub(super) static HONOURS: Honours<SpaceConnection> = Honours {
    winning: Winning::Apart,
    feats: &[Feat::fewest("launches", launches)],
    points: |end, seat| Some(u32::from(end.hunted_by(seat)?.chart.launches)),
};

fn launches(end: &State, seat: Seat) -> Option<u32> {
    let space = end.hunted_by(seat)?;
    let found = space.chart.is_complete();
    found.then_some(u32::from(space.chart.launches))
}
