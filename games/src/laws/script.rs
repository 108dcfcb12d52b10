//! A game played by dice from start to end, written down step by step. Judges nothing.

use super::Rehearsed;
use crate::core::dice::{Dice, Seed};
use crate::core::game::{Cause, Pending};
use crate::core::seat::Seat;
use crate::core::turn::{Proposal, propose};

/// Something that was asked of the rules, and what came of it.
pub struct Attempt<G: Rehearsed> {
    /// What was asked.
    pub cause: Cause<G::Action>,
    /// The events that it caused, or why it caused none.
    pub result: Result<Vec<G::Event>, G::Refusal>,
    /// Whether it drew chance or opened a secret.
    pub revealed: bool,
}

/// A game from start to end.
pub struct Script<G: Rehearsed> {
    /// What the table agreed on.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
    /// Where the table's chance comes from.
    pub seed: Seed,
    /// Which rehearsal it is.
    pub number: u64,
    /// Everything that was asked, in order.
    pub steps: Vec<Attempt<G>>,
}

impl<G: Rehearsed> Script<G> {
    /// The dice for a law's own draws, apart from those of the game.
    pub(super) fn dice(&self, law: u8) -> Dice {
        Dice::for_event(&Seed::new([law; 32]), self.number)
    }

    /// How many actions were refused.
    pub(super) fn refused(&self) -> usize {
        let refused = |step: &&Attempt<G>| step.result.is_err();
        self.steps.iter().filter(refused).count()
    }

    /// The state before the start.
    pub(super) fn new_state(&self) -> G::State {
        G::new_state(&self.options, self.seats)
    }

    /// Calls with every step, the state before it and the number of its first event.
    pub(super) fn each_step(&self, mut look: impl FnMut(&Attempt<G>, &G::State, u64)) {
        let mut state = self.new_state();
        let mut number = 0;
        for step in &self.steps {
            look(step, &state, number);
            for event in step.result.iter().flatten() {
                G::apply(&mut state, event);
                number += 1;
            }
        }
    }

    /// Every event, in order.
    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps
            .iter()
            .flat_map(|step| step.result.iter().flatten())
    }
}

/// Plays a game by dice until it is over, or until it has taken [`Rehearsed::LONGEST`] steps.
///
/// # Panics
/// When the rules refuse to start.
pub fn rehearse<G: Rehearsed>(number: u64) -> Script<G> {
    const PLAYERS: [u8; 32] = [0x50; 32];
    let mut dice = Dice::for_event(&Seed::new(PLAYERS), number);
    let options = G::options(&mut dice);
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + face(&mut dice, most - least + 1);
    let mut state = G::new_state(&options, seats);
    let seed = Seed::new(std::array::from_fn(|_| face(&mut dice, u8::MAX)));
    let mut script = Script::<G> {
        options,
        seats,
        seed,
        number,
        steps: Vec::new(),
    };
    let mut recorded = 0;
    let mut cause = Cause::Start;
    loop {
        let step = match propose::<G>(&state, &script.seed, recorded, cause.clone()) {
            Ok(Proposal {
                events,
                after,
                revealed,
            }) => {
                recorded += events.len() as u64;
                state = after;
                Attempt {
                    cause,
                    result: Ok(events),
                    revealed,
                }
            }
            Err(refusal) => {
                let started = !script.steps.is_empty();
                assert!(started, "{}: will not start: {refusal:?}", G::ID);
                Attempt {
                    cause,
                    result: Err(refusal),
                    revealed: false,
                }
            }
        };
        script.steps.push(step);
        let Pending::Orders(due) = G::pending(&state) else {
            return script;
        };
        if script.steps.len() >= G::LONGEST || due.is_empty() {
            return script;
        }
        // Now and then a seat acts that the game does not wait for, or a due seat is silent.
        let due = due[usize::from(face(&mut dice, due.len() as u8))].seat;
        let anyone = Seat::new(face(&mut dice, seats));
        cause = match face(&mut dice, 40) {
            0 => Cause::TimedOut(due),
            1..=4 => Cause::Act(anyone, G::random_action(&state, anyone, &mut dice)),
            5..=7 => Cause::Act(due, newer_or_any::<G>(&state, due, &mut dice)),
            _ => Cause::Act(due, G::random_action(&state, due, &mut dice)),
        };
    }
}

fn newer_or_any<G: Rehearsed>(state: &G::State, seat: Seat, dice: &mut Dice) -> G::Action {
    G::newer_action(state, seat, dice).unwrap_or_else(|| G::random_action(state, seat, dice))
}

/// A number in `0..bound`.
fn face(dice: &mut Dice, bound: u8) -> u8 {
    // Below a bound of eight bits.
    dice.below(u32::from(bound)) as u8
}
