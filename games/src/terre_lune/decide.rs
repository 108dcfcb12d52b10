//! Events of each action, or why it is refused.

use super::TerreLune;
use super::action::Action;
use super::card::Card;
use super::event::Event;
use super::mineral::Mineral;
use super::place::{Place, Shove};
use super::refusal::Refusal;
use super::state::{Spot, Stage};
use super::{duel_play, packets, setup, silence, travel, turns};
use crate::core::game::Cause;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::turn::Turn;

pub(super) type Decision<'t> = Turn<'t, TerreLune>;

/// Decides an action or a time-out.
pub(super) fn decide(turn: &mut Decision<'_>, cause: Cause<Action>) -> Result<(), Refusal> {
    match cause {
        Cause::Start => setup::prepare(turn),
        Cause::Act(..) | Cause::TimedOut(_) if turn.state().tallies.is_some() => {
            return Err(Refusal::RaceOver);
        }
        Cause::Act(seat, Action::AndEnd(action)) => {
            let stage = awaited_stage(turn, seat)?;
            match (*action, stage) {
                (Action::End, Stage::Actions) => turns::end_turn(turn, true),
                (action, stage) => {
                    act(turn, seat, stage, action)?;
                    turns::end_without_cards(turn, seat);
                }
            }
        }
        Cause::Act(seat, action) => {
            let stage = awaited_stage(turn, seat)?;
            act(turn, seat, stage, action)?;
        }
        Cause::TimedOut(seat) => {
            awaited_stage(turn, seat)?;
            silence::play_for(turn, seat)?;
        }
    }
    turns::skip_finished(turn);
    Ok(())
}

/// Stage in which the game waits for this seat.
pub(super) fn awaited_stage(turn: &Decision<'_>, seat: Seat) -> Result<Stage, Refusal> {
    match turn.state().expects() {
        Some((whose, stage)) if whose == seat => Ok(stage),
        _ if turn.state().rocket(seat).eliminated => Err(Refusal::YouAreEliminated),
        Some((whose, stage)) => Err(Refusal::NotYourTurn { whose, stage }),
        None => Err(Refusal::RaceOver),
    }
}

/// Decides an action of a seat.
pub(super) fn act(
    turn: &mut Decision<'_>,
    seat: Seat,
    expected: Stage,
    action: Action,
) -> Result<(), Refusal> {
    match (action, expected) {
        (Action::Go(to), Stage::Way { .. }) => go(turn, seat, to),
        (Action::Prospect(spot), Stage::Way { .. } | Stage::Actions) => prospect(turn, seat, spot),
        (Action::Keep, Stage::Peek) => keep(turn, seat),
        (Action::PutBack, Stage::Peek) => {
            turn.emit(Event::PutBack { seat });
            Ok(())
        }
        (Action::Exchange(cards), Stage::Actions) => exchange(turn, seat, &cards),
        (Action::Push { target, shove }, Stage::Actions) => push(turn, seat, target, shove),
        (Action::Challenge { trump }, Stage::Actions) => duel_play::challenge(turn, seat, trump),
        (Action::Ambush { target, trump }, Stage::Way { .. } | Stage::Actions) => {
            duel_play::ambush(turn, seat, target, trump)
        }
        (Action::Play(card), Stage::Card) => duel_play::play(turn, seat, card),
        (Action::Pack(decoys), Stage::Packing) => packets::pack(turn, seat, &decoys),
        (Action::Seize(chosen), Stage::Seizing) => packets::seize(turn, seat, chosen),
        (Action::End, Stage::Actions) => {
            turns::end_turn(turn, false);
            Ok(())
        }
        _ => Err(Refusal::NotNow { expected }),
    }
}

/// Goes to a place on one of the ways there.
fn go(turn: &mut Decision<'_>, seat: Seat, to: Place) -> Result<(), Refusal> {
    let mut courses = turn.state().courses();
    match courses.iter().position(|course| course.way.to.is_at(to)) {
        Some(chosen) => {
            travel::go(turn, seat, courses.swap_remove(chosen));
            Ok(())
        }
        None => Err(Refusal::NoSuchWay { allowed: courses }),
    }
}

/// Looks at a deposit of the Moon.
fn prospect(turn: &mut Decision<'_>, seat: Seat, spot: Spot) -> Result<(), Refusal> {
    let left = turn.state().prospects();
    if left.is_empty() {
        return Err(Refusal::CannotProspect);
    }
    let Some(deposit) = &turn.state().moon[spot.index()] else {
        return Err(Refusal::NoDepositThere { left });
    };
    let mineral = Secret::new(Owner::Seat(seat), *turn.open(deposit));
    turn.emit(Event::Peeked {
        seat,
        spot,
        mineral,
    });
    Ok(())
}

/// Keeps the deposit that is looked at (T19: only with a claim on the mineral).
fn keep(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let peek = turn
        .state()
        .play
        .as_ref()
        .and_then(|play| play.peek.as_ref());
    let Some((_, mineral)) = peek else {
        return Err(Refusal::CannotProspect);
    };
    let mineral = *turn.open(mineral);
    if !has_claim_on(turn, seat, mineral) {
        return Err(Refusal::NoClaimOn { mineral });
    }
    turn.emit(Event::Kept { seat });
    Ok(())
}

/// True if a seat has a claim on a mineral.
pub(super) fn has_claim_on(turn: &Decision<'_>, seat: Seat, mineral: Mineral) -> bool {
    let claims = opened(turn, &turn.state().rocket(seat).claims);
    claims
        .iter()
        .any(|claim| claim.is_concretised_by(&[mineral]))
}

/// Exchanges cards (T2): exactly as many as the die allows, under the talon before drawing from its
/// top.
fn exchange(turn: &mut Decision<'_>, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
    let Some(needed) = turn.state().exchange_of() else {
        return Err(Refusal::AlreadyExchanged);
    };
    if cards.len() != usize::from(needed) {
        let named = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        return Err(Refusal::WrongNumberOfCards { needed, named });
    }
    let hand = opened(turn, &turn.state().rocket(seat).hand);
    let mut given = Vec::new();
    for &card in cards {
        let slot = hand.iter().position(|&mine| mine == card);
        // A hand has five cards.
        match slot.map(|slot| slot as u8) {
            Some(slot) if !given.contains(&slot) => given.push(slot),
            _ => return Err(Refusal::NotYourCard { card, hand }),
        }
    }
    given.sort_unstable();
    // At least 12 cards are in the talon, so that those given are never drawn again at once.
    let top = turn.state().talon.iter().rev().take(cards.len());
    let drawn = top
        .map(|card| Secret::new(Owner::Seat(seat), *turn.open(card)))
        .collect();
    turn.emit(Event::Exchanged { seat, given, drawn });
    Ok(())
}

/// Pushes another rocket.
fn push(turn: &mut Decision<'_>, by: Seat, target: Seat, shove: Shove) -> Result<(), Refusal> {
    if let Some(play) = &turn.state().play {
        match play.red {
            6 if play.pushed => return Err(Refusal::AlreadyPushed),
            6 => {}
            red => return Err(Refusal::NoSix { red }),
        }
    }
    let allowed = turn.state().pushes();
    let wanted = |push: &&super::stop::Push| push.target == target && push.shove == shove;
    let Some(&push) = allowed.iter().find(wanted) else {
        return Err(Refusal::CannotPush { allowed });
    };
    turn.emit(Event::Pushed {
        by,
        target,
        to: push.to,
    });
    travel::suffer(turn, target, push.stop);
    Ok(())
}

/// Looks at all of these secrets on behalf of the rules.
pub(super) fn opened<T: Copy>(turn: &Decision<'_>, secrets: &[Secret<T>]) -> Vec<T> {
    secrets.iter().map(|secret| *turn.open(secret)).collect()
}
