//! The help cards of the pro variant at work; 50:50 is part of a guess and stands there.

use super::aid::{Aid, AidSide};
use super::decide::{Decision, as_crew, as_guesser, as_source, draw_target, round};
use super::event::Event;
use super::refusal::Refusal;
use super::round::{FirstStop, Side};
use super::state::State;
use super::tile::Tile;
use crate::core::seat::Seat;

/// Checks that a help card can be used.
pub(super) fn check_active(state: &State, aid: Aid) -> Result<(), Refusal> {
    match state.aids.side(aid) {
        None => Err(Refusal::NoAids),
        Some(AidSide::Inactive) => Err(Refusal::AidUsed { aid }),
        Some(AidSide::Active) => Ok(()),
    }
}

/// The source exchanges its target for the next card of the pile, before it chooses the signal
/// card; the old one is shuffled back unseen (C20).
pub(super) fn exchange(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let round = as_source(turn, seat)?;
    check_active(turn.state(), Aid::TargetExchange)?;
    if let Some(signal) = round.signal {
        return Err(Refusal::SignalChosen { signal });
    }
    let (source, old) = (round.source, *turn.open(&round.target));
    let mut dice = turn.dice();
    let arrivals = turn.state().arrivals.iter().copied();
    let others: Vec<Tile> = arrivals.filter(|&tile| tile != old).collect();
    let target = draw_target(source, &others, &mut dice);
    turn.emit(Event::TargetExchanged { target });
    Ok(())
}

/// The rocket goes to the first stop-over of the last transmitted flight and stays there as a
/// marker; the route still counts from its old place (C19).
pub(super) fn show_first_stop(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let round = as_guesser(turn, seat)?;
    check_active(turn.state(), Aid::FirstStop)?;
    match round.first_stop() {
        FirstStop::Absent => return Err(Refusal::NoStopOver),
        FirstStop::Shown(stop) => return Err(Refusal::StopShown { stop }),
        FirstStop::Hidden => {}
    }
    let flown = round.flown.as_ref().map(|route| turn.open(route));
    let stop = flown.and_then(|route| route.first_stop());
    let stop = stop.ok_or(Refusal::NoStopOver)?;
    turn.emit(Event::FirstStopShown { by: seat, stop });
    Ok(())
}

/// Any help card buys a talk until the next guess; any of the crew may call it (C22).
pub(super) fn brief(turn: &mut Decision<'_>, seat: Seat, aid: Aid) -> Result<(), Refusal> {
    let round = as_crew(turn, seat)?;
    check_active(turn.state(), aid)?;
    if round.source.crew(turn.state().seats).count() < 2 {
        return Err(Refusal::NobodyToBrief);
    }
    if round.briefing {
        return Err(Refusal::BriefingOn);
    }
    turn.emit(Event::BriefingCalled { by: seat, aid });
    Ok(())
}

/// Pays a fuel, but never the last, to make all help cards active again (C21). Only the player who
/// decides now may do so (our own rule), so that no one spends the team's fuel in passing.
pub(super) fn reactivate(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    match round(turn)?.turn {
        Side::Source => as_source(turn, seat)?,
        Side::Crew => as_guesser(turn, seat)?,
    };
    let state = turn.state();
    let cards = state.aids.all();
    if cards.is_empty() {
        return Err(Refusal::NoAids);
    }
    if cards.iter().all(|(_, side)| *side == AidSide::Active) {
        return Err(Refusal::NothingToReactivate);
    }
    if state.fuel < 2 {
        return Err(Refusal::LastFuel);
    }
    turn.emit(Event::Reactivated { by: seat });
    Ok(())
}
