//! Practice flights before round 1 (house choice): between two tiles that everyone knows, so that
//! the crew learns how fast a hand flies.

use super::Contact;
use super::event::Event;
use super::master;
use super::refusal::Refusal;
use super::rhythm::{Rhythm, Take};
use super::round::Source;
use super::state::State;
use super::tile::Tile;
use crate::core::seat::Seat;
use crate::core::secret::Secret;
use crate::core::turn::Turn;

/// A practice flight under way.
#[derive(Clone)]
pub(super) struct Practising {
    pub pilot: Seat,
    pub from: Tile,
    pub to: Tile,
    pub take: Option<Secret<Take>>,
}

/// A practice flight that was flown for everyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flown {
    /// The player whose hand it is.
    pub pilot: Source,
    /// Tile where it took off.
    pub from: Tile,
    /// The tile where it landed.
    pub to: Tile,
    /// The hand.
    pub rhythm: Rhythm,
}

/// Chooses a flight. Solo, the game master flies it at once, at the pace of its signals.
pub(super) fn choose(
    turn: &mut Turn<'_, Contact>,
    pilot: Seat,
    from: Tile,
    to: Tile,
) -> Result<(), Refusal> {
    let state = turn.state();
    if !state.is_practising() {
        return Err(Refusal::MissionBegun);
    }
    let lies = |tile: &Tile| state.space.centre(*tile).is_some();
    if let Some(tile) = [from, to].into_iter().find(|tile| !lies(tile)) {
        return Err(Refusal::TileInBox { tile });
    }
    if from == to {
        return Err(Refusal::SameTile { tile: to });
    }
    let by = state.space.blockers(from, to);
    if !by.is_empty() {
        return Err(Refusal::PracticeBlocked { from, to, by });
    }
    if state.is_solo() {
        let rhythm = master::rhythm(&state.space, from, &[to]);
        turn.emit(Event::PracticeFlown {
            pilot: Source::GameMaster,
            from,
            to,
            rhythm,
        });
    } else {
        turn.emit(Event::PracticeChosen { pilot, from, to });
    }
    Ok(())
}

/// The flight that this seat practises.
pub(super) fn flight_of(state: &State, pilot: Seat) -> Result<&Practising, Refusal> {
    let own = |flight: &&Practising| flight.pilot == pilot;
    let flight = state.practising.iter().find(own);
    flight.ok_or(Refusal::NoPracticeFlight)
}
