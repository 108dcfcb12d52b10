//! The turns that follow each other: one begins, ends, and is skipped where its seat has nothing to
//! decide.

use super::decide::{Decision, has_claim_on};
use super::event::Event;
use super::place::Place;
use super::state::Stage;
use super::stop::Stop;
use super::{duel_play, travel};
use crate::core::seat::Seat;

/// Begins a seat's turn: dice, pirate, coming back, and the move itself where there is no choice.
pub(super) fn begin_turn(turn: &mut Decision<'_>, seat: Seat) {
    let mut dice = turn.dice();
    // A face of a die.
    let mut roll = || dice.below(6) as u8 + 1;
    turn.emit(Event::Rolled {
        seat,
        blue: [roll(), roll()],
        red: roll(),
    });
    if let Place::Adrift { .. } = turn.state().rocket(seat).place {
        turn.emit(Event::CameBack { seat });
    }
    let mut courses = turn.state().courses();
    // From a node there are always several ways, so who could prospect is asked.
    let only = courses.pop();
    // Who lands does it themselves: it ends the race.
    let lands = matches!(&only, Some(only) if matches!(only.stop, Stop::Earth { prime: Some(_) }));
    let passes = turn.state().options.forced_turns_pass;
    if !courses.is_empty() || only.is_none() && !passes || lands && passes {
        return;
    }
    // Where coming back took the whole roll, there is no way at all.
    if let Some(only) = only {
        travel::go(turn, seat, only);
    }
    let passes = turn.state().rocket(seat).passes;
    let acts = turn.state().expects() == Some((seat, Stage::Actions));
    if passes && acts && !turn.state().has_more_than_cards() {
        end_turn(turn, true);
    }
}

/// Ends a turn and begins the next one. `passes` if who played it wants nothing to do with a turn
/// that leaves no choice.
pub(super) fn end_turn(turn: &mut Decision<'_>, passes: bool) {
    let Some(seat) = turn.state().play.as_ref().map(|play| play.seat) else {
        return;
    };
    let passes = passes && turn.state().options.brisk;
    turn.emit(Event::Ended { seat, passes });
    if let Some(&next) = turn.state().after(seat).first() {
        begin_turn(turn, next);
    }
}

/// Ends the turn of a seat that wants no cards, if nothing else is left to do in it. What it looks
/// at and may not keep goes back.
pub(super) fn end_without_cards(turn: &mut Decision<'_>, seat: Seat) {
    let number = turn.state().turns;
    put_back(turn, seat);
    skip_finished(turn);
    let acts = turn.state().expects() == Some((seat, Stage::Actions));
    if acts && turn.state().turns == number && !turn.state().has_more_than_cards() {
        end_turn(turn, true);
    }
}

/// Goes on while no seat has anything to decide: after an elimination, when nothing is left to do
/// in a turn but to end it, through the last trick of a fight, and through the rest of one that is
/// won.
pub(super) fn skip_finished(turn: &mut Decision<'_>) {
    while let Some((seat, stage)) = turn.state().expects() {
        if stage == Stage::Card && duel_play::play_the_rest(turn, seat) {
            continue;
        }
        let out = turn.state().rocket(seat).eliminated;
        let done = stage == Stage::Actions && !turn.state().has_more_to_do();
        if !out && !done {
            return;
        }
        let passes = turn.state().options.forced_turns_pass && turn.state().rocket(seat).passes;
        end_turn(turn, passes);
    }
}

/// Puts back the deposit that a seat looks at, if it may not keep it (T19).
fn put_back(turn: &mut Decision<'_>, seat: Seat) {
    let play = turn.state().play.as_ref();
    let peek = play.and_then(|play| play.peek.as_ref());
    let mineral = peek.map(|(_, mineral)| *turn.open(mineral));
    if mineral.is_some_and(|mineral| !has_claim_on(turn, seat, mineral)) {
        turn.emit(Event::PutBack { seat });
    }
}
