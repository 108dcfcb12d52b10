//! Honours of a fight: the fewest turns in which one was won by shooting an opponent down.

use super::Interceptor;
use super::ship::Fate;
use super::state::State;
use crate::core::honours::{Feat, Honours, Winning, no_points};
use crate::core::seat::Seat;

pub(super) static HONOURS: Honours<Interceptor> = Honours {
    winning: Winning::Apart,
    feats: &[Feat::fewest("turns", turns)],
    points: no_points,
};

/// A fight that everybody else fled from counts for none.
fn turns(end: &State, seat: Seat) -> Option<u32> {
    let destroyed = |fate: Fate| matches!(fate, Fate::Destroyed(_));
    let mut others = end.ships.iter().filter(|ship| ship.id.seat != seat);
    let won = end.winners == [seat] && others.any(|ship| destroyed(ship.fate));
    let last = end.last.as_ref().filter(|_| won)?;
    Some(u32::from(last.turn))
}
