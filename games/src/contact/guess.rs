//! Decisions of the guesser: to name a planet, or to ask for a repeat.

use super::aid::Aid;
use super::aids;
use super::decide::{Decision, as_guesser, lose_if_dry, open_round, route_to_show};
use super::event::Event;
use super::master;
use super::refusal::{Refusal, Unfit};
use super::round::{Round, Source};
use super::state::State;
use super::tile::{Tile, TileKind};
use crate::core::seat::Seat;

/// Names a planet.
pub(super) fn guess(turn: &mut Decision<'_>, seat: Seat, planet: Tile) -> Result<(), Refusal> {
    let round = as_guesser(turn, seat)?;
    check(turn.state(), round, planet)?;
    settle(turn, Some(seat), vec![planet]);
    Ok(())
}

/// Names two planets at once, with the 50:50 card. It is declared with the guess itself, so
/// always before the first suggestion (C18).
pub(super) fn guess_two(
    turn: &mut Decision<'_>,
    seat: Seat,
    one: Tile,
    other: Tile,
) -> Result<(), Refusal> {
    let round = as_guesser(turn, seat)?;
    aids::check_active(turn.state(), Aid::FiftyFifty)?;
    check(turn.state(), round, one)?;
    check(turn.state(), round, other)?;
    if one == other {
        return Err(Refusal::SameTile { tile: other });
    }
    turn.emit(Event::Doubled { by: seat });
    settle(turn, Some(seat), vec![one, other]);
    Ok(())
}

/// Asks the source to transmit once more. Only the guesser may, as the crew may not confer (C5).
pub(super) fn ask_repeat(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let round = as_guesser(turn, seat)?;
    if round.transmissions_left() == 0 {
        return Err(Refusal::NoRepeatLeft);
    }
    let source = round.source;
    turn.emit(Event::RepeatAsked { by: Some(seat) });
    if source == Source::GameMaster {
        master::transmit(turn);
    }
    Ok(())
}

/// Guesses as the game master, which is the crew of who plays alone: it hears what a crew hears.
/// After a wrong guess it asks for another flight.
pub(super) fn guess_alone(turn: &mut Decision<'_>) {
    let state = turn.state();
    if state
        .round
        .as_ref()
        .is_none_or(|round| round.guesser.is_some())
    {
        return;
    }
    let Some(planet) = state.ear().likeliest(&state.suspects()) else {
        return;
    };
    settle(turn, None, vec![planet]);
    let missed = |round: &Round| round.guesser.is_none() && !round.wrong.is_empty();
    if !turn.state().is_over() && turn.state().round.as_ref().is_some_and(missed) {
        turn.emit(Event::RepeatAsked { by: None });
    }
}

/// Checks that a planet may be named. Looks at nothing that is hidden.
fn check(state: &State, round: &Round, tile: Tile) -> Result<(), Refusal> {
    if round.wrong.contains(&tile) {
        return Err(Refusal::AlreadyWrong { tile });
    }
    if state.arrivals.contains(&tile) {
        return Ok(());
    }
    let unfit = match tile.kind() {
        TileKind::Earth | TileKind::Asteroid => Unfit::NoPlanet,
        TileKind::Planet if state.face_up.contains(&tile) => Unfit::Reached,
        TileKind::Planet => Unfit::FaceDown,
    };
    Err(Refusal::NotATarget { tile, unfit })
}

/// Settles a guess: the source says whether it is right.
fn settle(turn: &mut Decision<'_>, by: Option<Seat>, planets: Vec<Tile>) {
    let Some(round) = &turn.state().round else {
        return;
    };
    let target = *turn.open(&round.target);
    if planets.contains(&target) {
        let route = route_to_show(turn, round);
        turn.emit(Event::Found {
            by,
            planets,
            target,
            route,
        });
        if !turn.state().is_over() {
            open_round(turn);
        }
    } else {
        turn.emit(Event::Missed { by, planets });
        lose_if_dry(turn);
    }
}
