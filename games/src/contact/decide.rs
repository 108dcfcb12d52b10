//! Events of each action, or why it is refused. Here: the start, the rounds' openings, and which
//! file decides what.

use super::action::Action;
use super::event::Event;
use super::options::{Practice, Routes};
use super::refusal::Refusal;
use super::rhythm::Take;
use super::round::{Round, Side, Source};
use super::route::Route;
use super::space::Space;
use super::state::State;
use super::tile::Tile;
use super::{Contact, aids, guess, master, practice, silence, transmit};
use crate::core::dice::Dice;
use crate::core::game::Cause;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::turn::Turn;

pub(super) type Decision<'t> = Turn<'t, Contact>;

/// Decides an action or a time-out.
pub(super) fn decide(turn: &mut Decision<'_>, cause: Cause<Action>) -> Result<(), Refusal> {
    match cause {
        Cause::Start => {
            lay(turn);
            Ok(())
        }
        Cause::Act(..) | Cause::TimedOut(_) if turn.state().is_over() => Err(Refusal::MissionOver),
        Cause::Act(seat, action) => act(turn, seat, action),
        Cause::TimedOut(seat) => silence::play_for(turn, seat),
    }
}

/// Decides an action of a seat.
fn act(turn: &mut Decision<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Practise { from, to } => practice::choose(turn, seat, from, to),
        Action::Begin => begin(turn, seat),
        Action::Stop(tile) => transmit::stop(turn, seat, tile),
        Action::BackUp => transmit::back_up(turn, seat),
        Action::Plan(tiles) => transmit::plan(turn, seat, &tiles),
        Action::Exchange => aids::exchange(turn, seat),
        Action::Choose(signal) => transmit::choose(turn, seat, signal),
        Action::Press { at, known } => transmit::press(turn, seat, at, known),
        Action::Drop => transmit::drop_take(turn, seat),
        Action::Send => transmit::send(turn, seat),
        Action::AskRepeat => guess::ask_repeat(turn, seat),
        Action::Guess(planet) => guess::guess(turn, seat, planet),
        Action::GuessTwo(one, other) => guess::guess_two(turn, seat, one, other),
        Action::ShowFirstStop => aids::show_first_stop(turn, seat),
        Action::Brief(aid) => aids::brief(turn, seat, aid),
        Action::Reactivate => aids::reactivate(turn, seat),
    }
}

fn lay(turn: &mut Decision<'_>) {
    let level = turn.state().options.level;
    let mut dice = turn.dice();
    let space = Space::random(level, &mut dice);
    let mut planets: Vec<Tile> = Tile::planets().collect();
    dice.shuffle(&mut planets);
    planets.truncate(usize::from(level.arrivals()));
    planets.sort_unstable();
    turn.emit(Event::Laid {
        space,
        arrivals: planets,
    });
    if turn.state().options.practice == Practice::Skipped {
        open_round(turn);
    }
}

/// Ends the practice, as the first source may.
pub(super) fn begin(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    if !turn.state().is_practising() {
        return Err(Refusal::MissionBegun);
    }
    let first = State::first();
    if seat != first {
        return Err(Refusal::NotFirst { first });
    }
    open_round(turn);
    Ok(())
}

/// Prepares the next round: the signal, the planet, then the secret draw (C12). In the pro
/// variant there is only the draw (C15). Piles are shuffled by drawing from them by chance.
pub(super) fn open_round(turn: &mut Decision<'_>) {
    let mut dice = turn.dice();
    let state = turn.state();
    let source = state.next_source();
    let is_whole = state.options.mission.is_whole();
    let (signal, planet) = if state.is_pro() {
        (None, None)
    } else {
        let down = |tile: &Tile| !state.face_up.contains(tile);
        let down: Vec<Tile> = Tile::planets().filter(down).collect();
        (
            draw_from(&state.signals, &mut dice).filter(|_| is_whole),
            draw_from(&down, &mut dice),
        )
    };
    let arrivals: Vec<Tile> = state.arrivals.iter().copied().chain(planet).collect();
    let target = draw_target(source, &arrivals, &mut dice);
    turn.emit(Event::RoundOpened {
        source,
        signal,
        planet,
        target,
    });
    if source == Source::GameMaster {
        master::transmit(turn);
    }
}

/// A secret draw for a source.
pub(super) fn draw_target(source: Source, arrivals: &[Tile], dice: &mut Dice) -> Secret<Tile> {
    // There are arrivals left in every round: a level's own and twelve more, or 18.
    let target = draw_from(arrivals, dice).unwrap_or(Tile::EARTH);
    Secret::new(owner(source), target)
}

/// Owner of a source's secrets.
pub(super) const fn owner(source: Source) -> Owner {
    match source {
        Source::GameMaster => Owner::GameMaster,
        Source::Seat(seat) => Owner::Seat(seat),
    }
}

/// A card of a pile, by dice.
fn draw_from<T: Copy>(pile: &[T], dice: &mut Dice) -> Option<T> {
    pile.get(dice.below(pile.len() as u32) as usize).copied()
}

/// The round under way.
pub(super) fn round<'s>(turn: &'s Decision<'_>) -> Result<&'s Round, Refusal> {
    let round = turn.state().round.as_ref();
    round.ok_or(Refusal::StillPractising {
        first: State::first(),
    })
}

/// The round that waits for this seat as its source.
pub(super) fn as_source<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Round, Refusal> {
    let round = round(turn)?;
    if round.source != Source::Seat(seat) {
        return Err(Refusal::NotSource {
            source: round.source,
        });
    }
    match (round.turn, round.guesser) {
        (Side::Crew, Some(guesser)) => Err(Refusal::CrewDecides { guesser }),
        (Side::Crew | Side::Source, _) => Ok(round),
    }
}

/// The round in which this seat is of the crew, which has heard a transmission.
pub(super) fn as_crew<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Round, Refusal> {
    let round = round(turn)?;
    if round.source == Source::Seat(seat) {
        return Err(Refusal::YouAreSource);
    }
    match round.turn {
        Side::Source => Err(Refusal::AwaitTransmission {
            source: round.source,
        }),
        Side::Crew => Ok(round),
    }
}

/// The round in which this seat guesses now.
pub(super) fn as_guesser<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Round, Refusal> {
    let round = as_crew(turn, seat)?;
    match round.guesser {
        Some(guesser) if guesser != seat => Err(Refusal::NotGuesser { guesser }),
        Some(_) | None => Ok(round),
    }
}

/// Opens a take; empty if there is none yet.
pub(super) fn opened(turn: &Decision<'_>, take: Option<&Secret<Take>>) -> Take {
    take.map_or_else(Take::default, |take| turn.open(take).clone())
}

/// The route of a round's last flight, as everyone is shown it once the round is over.
pub(super) fn route_to_show(turn: &Decision<'_>, round: &Round) -> Route {
    let flown = round.flown.as_ref();
    let flown = flown.filter(|_| turn.state().options.routes == Routes::Shown);
    flown.map_or_else(Route::default, |route| turn.open(route).clone())
}

/// Ends the mission as lost if the fuel is used up, also in the last round (C10).
pub(super) fn lose_if_dry(turn: &mut Decision<'_>) {
    let state = turn.state();
    if state.fuel == 0
        && let Some(round) = &state.round
    {
        let target = *turn.open(&round.target);
        let route = route_to_show(turn, round);
        turn.emit(Event::Lost { target, route });
    }
}
