//! Planétaire played by dice, for the laws. Not compiled into the bot.

use super::Planetaire;
use super::action::Action;
use super::cell::Cell;
use super::event::Event;
use super::margin::Margin;
use super::options::{Equity, Options, Order, RayLaw, Rounds, Satellites};
use super::sky::Sky;
use super::state::State;
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::Secret;
use crate::laws::{Rehearsed, Viewer};

impl Rehearsed for Planetaire {
    fn options(dice: &mut Dice) -> Options {
        Options {
            satellites: one_of(dice, &[Satellites::Four, Satellites::Five]),
            rounds: one_of(dice, &[Rounds::Two, Rounds::Four, Rounds::Six]),
            order: one_of(dice, &[Order::AtOnce, Order::InTurn]),
            law: one_of(dice, &[RayLaw::Planetaire, RayLaw::BlackBox]),
            equity: one_of(dice, &[Equity::Exact, Equity::SameResults]),
        }
    }

    fn random_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let nonsense = dice.below(10) == 0;
        if state.is_detecting() != nonsense {
            return detectors_action(state, seat, dice);
        }
        match dice.below(10) {
            0..3 => Action::Draft(Sky::random(dice.below(7) as u8, dice)),
            3..5 => Action::Toggle(any_cell(dice)),
            5..7 => Action::DraftRandom,
            _ => Action::Seal,
        }
    }

    fn twist(before: &State, event: &Event, viewer: Viewer, dice: &mut Dice) -> Option<Event> {
        let satellites = before.options.satellites.count();
        let other = |secret: &Secret<Sky>, dice: &mut Dice| {
            Secret::new(secret.owner(), Sky::random(satellites, dice))
        };
        match event {
            Event::Drafted { hider, sky } if !viewer.may_know(sky) => Some(Event::Drafted {
                hider: *hider,
                sky: other(sky, dice),
            }),
            Event::Hidden { sky } if !viewer.may_know(sky) => Some(Event::Hidden {
                sky: other(sky, dice),
            }),
            Event::Noted { detector, empties } if !viewer.may_know(empties) => Some(Event::Noted {
                detector: *detector,
                empties: other(empties, dice),
            }),
            _ => None,
        }
    }
}

fn detectors_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let marbles = state
        .detected_by(seat)
        .map_or_else(Sky::default, |round| round.marbles);
    let marble = marbles.cells().next();
    let marble = marble.unwrap_or_else(|| any_cell(dice));
    match dice.below(40) {
        0..20 => {
            let margins: Vec<Margin> = Margin::all().collect();
            Action::Fire(one_of(dice, &margins))
        }
        20..27 => Action::Place(any_cell(dice)),
        27..30 => Action::Move {
            from: marble,
            to: any_cell(dice),
        },
        30..33 => Action::Withdraw(marble),
        33..35 => Action::PlaceAll(Sky::random(dice.below(7) as u8, dice)),
        35..38 => Action::Note(Sky::random(dice.below(4) as u8, dice)),
        _ => Action::End,
    }
}

fn any_cell(dice: &mut Dice) -> Cell {
    let cells: Vec<Cell> = Cell::all().collect();
    one_of(dice, &cells)
}

fn one_of<T: Copy>(dice: &mut Dice, choices: &[T]) -> T {
    choices[dice.below(choices.len() as u32) as usize]
}
