//! Honours of a race: the most points that a player brought home.

use super::TerreLune;
use super::state::State;
use crate::core::honours::{Feat, Honours, Winning};
use crate::core::seat::Seat;

pub(super) static HONOURS: Honours<TerreLune> = Honours {
    winning: Winning::Apart,
    feats: &[Feat::most("points", points)],
    points,
};

fn points(end: &State, seat: Seat) -> Option<u32> {
    let mut tallies = end.tallies.iter().flatten();
    let own = tallies.find(|tally| tally.seat == seat && !tally.eliminated)?;
    Some(u32::from(own.total()))
}
