//! Défi and ambush: how they are called, and how their cards are played.

use super::card::{Card, Colour};
use super::decide::{Decision, opened};
use super::duel_state::Stake;
use super::event::Event;
use super::refusal::Refusal;
use super::trick::{may_play, playable, winning};
use super::{packets, setup, travel};
use crate::core::seat::Seat;

pub(super) fn challenge(turn: &mut Decision<'_>, seat: Seat, trump: Colour) -> Result<(), Refusal> {
    let (station, followers) = turn.state().challenge()?;
    let mut fighters = vec![seat];
    fighters.extend(followers);
    turn.emit(Event::Challenged {
        seat,
        station,
        trump,
        fighters,
    });
    Ok(())
}

pub(super) fn ambush(
    turn: &mut Decision<'_>,
    seat: Seat,
    target: Seat,
    trump: Colour,
) -> Result<(), Refusal> {
    let (station, allowed) = turn.state().ambush_here()?;
    if !allowed.contains(&target) {
        return Err(Refusal::CannotAmbush { allowed });
    }
    turn.emit(Event::Ambushed {
        seat,
        target,
        station,
        trump,
    });
    Ok(())
}

/// Plays a card; the last one of a trick or of the fight says who won it.
pub(super) fn play(turn: &mut Decision<'_>, seat: Seat, card: Card) -> Result<(), Refusal> {
    let Some(fight) = &turn.state().fight else {
        return Ok(());
    };
    let (table, trump) = (fight.table(), fight.trump);
    let hand = opened(turn, &turn.state().rocket(seat).hand);
    let Some(slot) = hand.iter().position(|&mine| mine == card) else {
        return Err(Refusal::NotYourCard { card, hand });
    };
    if let Err(why) = may_play(&hand, &table, trump, card) {
        let legal = playable(&hand, &table, trump);
        return Err(Refusal::IllegalCard { why, legal });
    }
    turn.emit(Event::Played {
        seat,
        // A hand has five cards.
        slot: slot as u8,
        card,
    });
    finish_trick(turn);
    Ok(())
}

/// Plays a card of the last trick, where each has one, or of those that follow when a fight is won:
/// no one has a choice left. All cards are shuffled and dealt again after the fight.
pub(super) fn play_the_rest(turn: &mut Decision<'_>, seat: Seat) -> bool {
    let state = turn.state();
    let Some(fight) = &state.fight else {
        return false;
    };
    let is_won = state.options.brisk && fight.is_decided();
    // Cards are looked at only where they are played: what is looked at can't be taken back.
    let hand = &state.rocket(seat).hand;
    if hand.len() > 1 && !is_won {
        return false;
    }
    let hand = opened(turn, hand);
    let any = playable(&hand, &fight.table(), fight.trump);
    // One of them may always be played.
    let Some(&any) = any.first() else {
        return false;
    };
    play(turn, seat, any).is_ok()
}

fn finish_trick(turn: &mut Decision<'_>) {
    let Some(fight) = turn.state().fight.as_ref() else {
        return;
    };
    if fight.trick.len() < fight.fighters.len() {
        return;
    }
    if let Some(best) = winning(&fight.table(), fight.trump) {
        let (seat, _) = fight.trick[best];
        turn.emit(Event::TrickWon { seat });
        finish_fight(turn);
    }
}

fn finish_fight(turn: &mut Decision<'_>) {
    let Some(fight) = turn.state().fight.as_ref() else {
        return;
    };
    if !fight.is_over() {
        return;
    }
    let Some(winner) = fight.winner() else { return };
    let (stake, station) = (fight.stake, fight.station);
    let reward = fight.reward(winner);
    turn.emit(Event::FightWon {
        seat: winner,
        stake,
        reward,
    });
    if stake == Stake::Claims {
        // T17: wherever the winner is.
        travel::take(turn, winner, station, reward.total());
    }
    setup::deal(turn);
    packets::take_all_if_none_is_spared(turn);
}
