//! The judging of orders by what their ship has announced: when one is written whole, sealed,
//! changed under its seal, and flown.

use super::announcement::Announcement;
use super::decide::{Deciding, undecided};
use super::order::Order;
use super::plan::Plan;
use super::refusal::Refusal;
use super::ship::ShipId;
use crate::core::seat::Seat;

/// I17, I18: an announcement binds the order as it is carried out.
pub(super) fn keeps_its_word(
    turn: &Deciding<'_>,
    id: ShipId,
    order: &Order,
) -> Result<(), Refusal> {
    let Some(said) = announced(turn, id) else {
        return Ok(());
    };
    let (Order::Fly(flying), Some(ship)) = (order, turn.state().ship(id)) else {
        return Ok(());
    };
    let plan = Plan::new(&ship.build, ship.speed(), flying);
    let order = Announcement::from_plan(ship.speed(), &plan);
    if said == order {
        Ok(())
    } else {
        Err(Refusal::Contradicts {
            ship: id,
            said,
            order,
        })
    }
}

/// The announcement of a ship.
pub(super) fn announced(turn: &Deciding<'_>, id: ShipId) -> Option<Announcement> {
    let state = turn.state();
    let said = state.decisions[state.index(id)?].announced.first()?;
    Some(*turn.open(said))
}

/// The ships of a seat whose order, as it stands, breaks their word, and how.
pub(super) fn broken_words(turn: &Deciding<'_>, seat: Seat) -> Vec<(ShipId, Refusal)> {
    let bound = undecided(turn, seat, |decision| {
        !decision.announced.is_empty() && decision.order.is_some()
    });
    let broken = bound.into_iter().filter_map(|id| {
        let state = turn.state();
        let order = state.decisions[state.index(id)?].order.as_ref()?;
        let broken = keeps_its_word(turn, id, turn.open(order)).err()?;
        Some((id, broken))
    });
    broken.collect()
}
