//! Decisions of the source: it plans a route in private, taps it, and sends the take.

use super::decide::{Decision, as_source, opened};
use super::event::Event;
use super::guess;
use super::practice;
use super::refusal::Refusal;
use super::rhythm::{Millis, Rhythm, Take};
use super::round::Source;
use super::route::{Course, Route};
use super::signal::Signal;
use super::tile::Tile;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

/// Adds a leg.
pub(super) fn stop(turn: &mut Decision<'_>, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    let (course, route) = own_course(turn, seat)?;
    let route = course.extended(&route, tile)?;
    keep(turn, seat, route);
    Ok(())
}

/// Takes the last leg back.
pub(super) fn back_up(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let (_, route) = own_course(turn, seat)?;
    let route = route.shortened().ok_or(Refusal::RouteEmpty)?;
    keep(turn, seat, route);
    Ok(())
}

/// Plans a route at once. None at all is one to start again from.
pub(super) fn plan(turn: &mut Decision<'_>, seat: Seat, tiles: &[Tile]) -> Result<(), Refusal> {
    let (course, _) = own_course(turn, seat)?;
    let route = course.whole(tiles)?;
    keep(turn, seat, route);
    Ok(())
}

fn keep(turn: &mut Decision<'_>, seat: Seat, route: Route) {
    turn.emit(Event::Routed {
        route: Secret::new(Owner::Seat(seat), route),
    });
}

/// Measure of the source's route, and its progress.
pub(super) fn own_course<'s>(
    turn: &'s Decision<'_>,
    seat: Seat,
) -> Result<(Course<'s>, Route), Refusal> {
    let round = as_source(turn, seat)?;
    let course = Course {
        space: &turn.state().space,
        start: turn.state().rocket,
        target: *turn.open(&round.target),
    };
    let route = round.route.as_ref();
    let route = route.map_or_else(Route::default, |route| turn.open(route).clone());
    Ok((course, route))
}

/// The source of the pro variant chooses the signal card, by how easy it thinks its route is.
pub(super) fn choose(turn: &mut Decision<'_>, seat: Seat, signal: Signal) -> Result<(), Refusal> {
    let round = as_source(turn, seat)?;
    if let Some(signal) = round.signal {
        return Err(Refusal::SignalChosen { signal });
    }
    if !turn.state().signals.contains(&signal) {
        return Err(Refusal::NoSuchSignal { signal });
    }
    turn.emit(Event::SignalChosen { signal });
    Ok(())
}

/// The take of this hand so far, and the number of legs that it flies.
pub(super) fn hand(turn: &Decision<'_>, seat: Seat) -> Result<(Take, usize), Refusal> {
    if turn.state().is_practising() {
        let flight = practice::flight_of(turn.state(), seat)?;
        return Ok((opened(turn, flight.take.as_ref()), 1));
    }
    let take = opened(turn, as_source(turn, seat)?.take.as_ref());
    let (course, route) = own_course(turn, seat)?;
    if !course.is_complete(&route) {
        return Err(Refusal::RouteUnfinished {
            end: course.end(&route),
            target: course.target,
        });
    }
    if as_source(turn, seat)?.signal.is_none() {
        return Err(Refusal::ChooseSignalFirst);
    }
    Ok((take, route.legs()))
}

/// Take-off or landing.
pub(super) fn press(
    turn: &mut Decision<'_>,
    seat: Seat,
    at: Millis,
    known: usize,
) -> Result<(), Refusal> {
    let (take, legs) = hand(turn, seat)?;
    let take = take.pressed(at, known, legs)?;
    record(turn, seat, take);
    Ok(())
}

/// Begins again from the rocket.
pub(super) fn drop_take(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let (take, _) = hand(turn, seat)?;
    if take.is_empty() {
        return Err(Refusal::TakeEmpty);
    }
    record(turn, seat, Take::default());
    Ok(())
}

fn record(turn: &mut Decision<'_>, seat: Seat, take: Take) {
    turn.emit(Event::Recorded {
        hand: seat,
        take: Secret::new(Owner::Seat(seat), take),
    });
}

/// Sends the take: only now does it count as a transmission.
pub(super) fn send(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let (take, legs) = hand(turn, seat)?;
    let landings = take.landings();
    if landings != legs {
        return Err(Refusal::TakeUnfinished { landings, legs });
    }
    let rhythm = take.rhythm();
    if turn.state().is_practising() {
        let flight = practice::flight_of(turn.state(), seat)?;
        let (from, to) = (flight.from, flight.to);
        turn.emit(Event::PracticeFlown {
            pilot: Source::Seat(seat),
            from,
            to,
            rhythm,
        });
        return Ok(());
    }
    let (_, route) = own_course(turn, seat)?;
    let route = Secret::new(Owner::Seat(seat), route);
    fly(turn, rhythm, route);
    Ok(())
}

/// Transmits a flight of a person; where no one else plays, the game master guesses.
pub(super) fn fly(turn: &mut Decision<'_>, rhythm: Rhythm, route: Secret<Route>) {
    turn.emit(Event::Transmitted { rhythm, route });
    guess::guess_alone(turn);
}
