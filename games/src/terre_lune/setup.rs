//! The board's set-up and the deals.

use super::board::{OrbitCell, Station};
use super::card::Card;
use super::decide::Decision;
use super::event::Event;
use super::mineral::{Claim, Mineral};
use super::options::PirateStart;
use super::turns;
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

pub(super) fn prepare(turn: &mut Decision<'_>) {
    let mut dice = turn.dice();
    let pirate = match turn.state().options.pirate {
        PirateStart::At(cell) => cell,
        PirateStart::Random => any_cell(&mut dice),
    };
    let mut claims: Vec<Claim> = Claim::all().collect();
    dice.shuffle(&mut claims);
    let mut claims = claims.into_iter().map(hidden);
    let stacks = Station::ALL.map(|_| claims.by_ref().take(Claim::COUNT / 4).collect());
    let mut minerals = Mineral::ALL;
    dice.shuffle(&mut minerals);
    turn.emit(Event::Prepared {
        pirate,
        stacks,
        moon: minerals.map(hidden).to_vec(),
    });
    deal(turn);
    // House choice: chance says who begins.
    let first = turn.dice().below(u32::from(turn.state().seats));
    turns::begin_turn(turn, Seat::new(first as u8));
}

fn any_cell(dice: &mut Dice) -> OrbitCell {
    let origin = OrbitCell::all().next();
    // Below 18.
    let cells = dice.below(u32::from(OrbitCell::COUNT)) as u8;
    #[expect(clippy::expect_used, reason = "the orbit has 18 cells")]
    origin.expect("O1").further(cells)
}

fn hidden<T>(value: T) -> Secret<T> {
    Secret::new(Owner::GameMaster, value)
}

/// Shuffles all cards and deals five to each, as at the start and after every fight (T18).
pub(super) fn deal(turn: &mut Decision<'_>) {
    const HAND: usize = 5;
    let mut cards: Vec<Card> = Card::all().collect();
    turn.dice().shuffle(&mut cards);
    let mut cards = cards.into_iter();
    let state = turn.state();
    let hands = Seat::all(state.seats).map(|seat| {
        let count = if state.rocket(seat).eliminated {
            0
        } else {
            HAND
        };
        let own = |card| Secret::new(Owner::Seat(seat), card);
        cards.by_ref().take(count).map(own).collect()
    });
    let hands = hands.collect();
    turn.emit(Event::Dealt {
        hands,
        talon: cards.map(hidden).collect(),
    });
}
