//! Default moves when a player lets the time pass (our own rules), as a good game master makes
//! them:
//!
//! - in practice, the mission begins;
//! - a source who has tapped its whole route: the take is sent as it is;
//! - a source who was asked for a repeat: its last transmission is played again, as recorded;
//! - a source who has sent nothing: the neighbour on the left becomes the source of the same round,
//!   with a draw of their own. The revealed signal card stays; in the pro variant it goes back and
//!   the new source chooses;
//! - a guesser: the next of the crew guesses;
//! - once everyone it could be handed to has let it pass, contact costs one fuel. The signal card
//!   stays, as no one guessed wrong.
//!
//! The game master never taps a person's route: that would tell what it measured.

use super::decide::{Decision, as_guesser, as_source, begin, draw_target, lose_if_dry};
use super::event::Event;
use super::master;
use super::refusal::Refusal;
use super::round::{Round, Side, Source};
use super::transmit;
use crate::core::seat::Seat;

pub(super) fn play_for(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    match &turn.state().round {
        None => begin(turn, seat),
        Some(Round {
            turn: Side::Source, ..
        }) => as_silent_source(turn, seat),
        Some(_) => as_silent_guesser(turn, seat),
    }
}

fn as_silent_source(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let round = as_source(turn, seat)?;
    let last = round.sent.last().cloned().zip(round.flown.clone());
    let next = turn.state().source_after(round.source);
    if transmit::send(turn, seat).is_ok() {
        return Ok(());
    }
    if let Some((rhythm, route)) = last {
        transmit::fly(turn, rhythm, route);
        return Ok(());
    }
    let mut dice = turn.dice();
    let target = draw_target(next, &turn.state().arrivals, &mut dice);
    turn.emit(Event::SourceChanged {
        source: next,
        target,
    });
    let everyone = turn.state().seats;
    charge(turn, everyone);
    if next == Source::GameMaster && !turn.state().is_over() {
        master::transmit(turn);
    }
    Ok(())
}

fn as_silent_guesser(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let crew = as_guesser(turn, seat)?.source.crew(turn.state().seats);
    // At most the seats of a table.
    let crew = crew.count() as u8;
    turn.emit(Event::GuessPassed { by: seat });
    charge(turn, crew);
    Ok(())
}

/// Burns a fuel when all of so many have let it pass.
fn charge(turn: &mut Decision<'_>, all: u8) {
    let silences = turn
        .state()
        .round
        .as_ref()
        .map_or(0, |round| round.silences);
    if silences >= all {
        turn.emit(Event::FuelLost);
        lose_if_dry(turn);
    }
}
