//! The board's set-up, the deals, and the turns that follow each other.

use super::board::{OrbitCell, Station};
use super::card::Card;
use super::decide::Decision;
use super::event::Event;
use super::mineral::{Claim, Mineral};
use super::options::PirateStart;
use super::place::Place;
use super::state::Stage;
use super::{duel, travel};
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
    begin(turn, Seat::new(first as u8));
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

/// Begins a seat's turn: dice, pirate, coming back, and the move itself where there is no choice.
fn begin(turn: &mut Decision<'_>, seat: Seat) {
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
    if let (Some(only), true) = (courses.pop(), courses.is_empty()) {
        travel::go(turn, seat, only);
    }
}

/// Ends a turn and begins the next one.
pub(super) fn next_turn(turn: &mut Decision<'_>) {
    let Some(seat) = turn.state().play.as_ref().map(|play| play.seat) else {
        return;
    };
    turn.emit(Event::Ended { seat });
    if let Some(&next) = turn.state().after(seat).first() {
        begin(turn, next);
    }
}

/// Goes on while no seat has anything to decide: after an elimination, when nothing is left to do
/// in a turn but to end it, and through the last trick of a fight.
pub(super) fn settle(turn: &mut Decision<'_>) {
    while let Some((seat, stage)) = turn.state().expects() {
        if stage == Stage::Card && duel::play_last(turn, seat) {
            continue;
        }
        let out = turn.state().rocket(seat).eliminated;
        let done = stage == Stage::Actions && !turn.state().has_more_to_do();
        if !out && !done {
            return;
        }
        next_turn(turn);
    }
}
