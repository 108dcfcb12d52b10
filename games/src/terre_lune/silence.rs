//! Default moves for a silent seat (our own rule): those of a cautious game master, so that the
//! others can go on and the silent player is not ruined.
//!
//! On the way out it goes to the Moon, then home, by the shortest way: never backwards if it can
//! help it, never into the pirate if there is another way, stopping on the stations that it meets
//! as long as they have claims. On landing it looks at one deposit and keeps it if it may. It
//! exchanges no cards, pushes no one and calls no fight. In a fight it wins a trick as cheaply as
//! it can, else it plays its weakest card; it leads its strongest. It lays no decoys, and takes the
//! largest packets.

use std::cmp::Reverse;

use super::action::Action;
use super::card::{Card, Colour};
use super::decide::{Decision, act, awaited_stage, opened};
use super::refusal::Refusal;
use super::state::Stage;
use super::stop::{Course, Stop};
use super::trick::{playable, winning};
use super::turns;
use crate::core::seat::Seat;

/// Plays one card or choice of a fight, else the turn to its end.
pub(super) fn play_for(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let number = turn.state().turns;
    loop {
        let stage = awaited_stage(turn, seat)?;
        let action = choose(turn, seat, stage);
        act(turn, seat, stage, action)?;
        turns::skip_finished(turn);
        let fighting = matches!(stage, Stage::Card | Stage::Packing | Stage::Seizing);
        if fighting || turn.state().turns != number || turn.state().tallies.is_some() {
            return Ok(());
        }
    }
}

fn choose(turn: &mut Decision<'_>, seat: Seat, stage: Stage) -> Action {
    match stage {
        Stage::Way { .. } => {
            let courses = turn.state().courses();
            let best = courses
                .iter()
                .min_by_key(|course| dread(turn, seat, course));
            // From anywhere there is a way.
            best.map_or(Action::End, |course| Action::Go(course.way.to))
        }
        Stage::Actions => {
            let spots = turn.state().prospects();
            if spots.is_empty() {
                return Action::End;
            }
            let drawn = turn.dice().below(spots.len() as u32);
            Action::Prospect(spots[drawn as usize])
        }
        Stage::Peek => {
            let peek = turn
                .state()
                .play
                .as_ref()
                .and_then(|play| play.peek.as_ref());
            let mineral = peek.map(|(_, mineral)| *turn.open(mineral));
            let claims = opened(turn, &turn.state().rocket(seat).claims);
            let minerals = mineral.as_slice();
            if claims.iter().any(|claim| claim.is_concretised_by(minerals)) {
                Action::Keep
            } else {
                Action::PutBack
            }
        }
        Stage::Card => {
            let hand = opened(turn, &turn.state().rocket(seat).hand);
            let fight = turn.state().fight.as_ref();
            let best = fight.and_then(|fight| card(&hand, &fight.table(), fight.trump));
            best.map_or(Action::End, Action::Play)
        }
        Stage::Packing => Action::Pack(Vec::new()),
        Stage::Seizing => Action::Seize(largest(turn)),
    }
}

/// The less, the better a way is for a silent seat.
fn dread(turn: &Decision<'_>, seat: Seat, course: &Course) -> (bool, bool, bool, u8) {
    let rocket = turn.state().rocket(seat);
    let left = |place: super::place::Place| {
        if rocket.been {
            place.to_earth()
        } else {
            place.to_moon()
        }
    };
    let collides = matches!(course.stop, Stop::Collision { .. });
    let pays = matches!(course.stop, Stop::Station { claims: 1.. });
    let there = left(course.way.to);
    (collides, there >= left(rocket.place), !pays, there)
}

fn card(hand: &[Card], table: &[Card], trump: Colour) -> Option<Card> {
    let legal = playable(hand, table, trump);
    let strength = |card: &Card| (card.colour() == trump, Reverse(card.rank()));
    if table.is_empty() {
        return legal.into_iter().max_by_key(strength);
    }
    let wins = |card: &Card| {
        let tried = [table, &[*card]].concat();
        winning(&tried, trump) == Some(table.len())
    };
    let weakest_winner = legal.iter().copied().filter(wins).min_by_key(strength);
    weakest_winner.or_else(|| legal.into_iter().min_by_key(strength))
}

fn largest(turn: &Decision<'_>) -> Vec<u8> {
    let Some(spoils) = &turn.state().spoils else {
        return Vec::new();
    };
    let packets = spoils.packets.as_deref().unwrap_or_default();
    // At most eight.
    let mut numbers: Vec<u8> = (0..packets.len() as u8).collect();
    numbers.sort_by_key(|&number| Reverse(packets[usize::from(number)].claims.len()));
    numbers.truncate(usize::from(spoils.takes));
    numbers
}
