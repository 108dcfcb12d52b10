//! *Samples agree*: what a seat's knowledge is sampled into looks the same to that seat, waits for
//! the same seats, and grants and refuses it the same actions.

use super::refusal::view;
use super::{Rehearsed, Script, Viewer};
use crate::core::audience::{Knowledge, To, initial_knowledge};
use crate::core::dice::Dice;
use crate::core::game::Cause;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;
use crate::core::turn::propose;

/// Tests the law on one game.
///
/// # Panics
/// When it is broken.
pub fn samples_agree<G: Rehearsed + Sampled>(script: &Script<G>) {
    let mut dice = script.dice(5);
    let found = script.new_state();
    let seats = Seat::all(script.seats);
    let mut seen: Vec<To<Seat, Knowledge<G>>> =
        seats.map(|seat| initial_knowledge(&found, seat)).collect();
    let mut last = found;
    script.each_step(|step, before, number| {
        let asks = match &step.cause {
            Cause::Act(seat, action) if !G::may_probe(action) => Some(*seat),
            Cause::Act(..) | Cause::TimedOut(_) | Cause::Start => None,
        };
        // No one sees anything before the start.
        for to in seen.iter().filter(|_| number > 0) {
            let seat = to.audience();
            let Some(seen) = to.clone().open_for(seat) else {
                continue;
            };
            let sample = agreeing(script, &seen, before, &mut dice);
            if asks == Some(seat) {
                let there = propose::<G>(&sample, &script.seed, number, step.cause.clone()).err();
                let here = step.result.as_ref().err().cloned();
                assert_eq!(
                    there,
                    here,
                    "{} {}: the sample grants another",
                    G::ID,
                    script.number
                );
            }
        }
        last = before.clone();
        for event in step.result.iter().flatten() {
            G::apply(&mut last, event);
            for seen in &mut seen {
                seen.learn(&last, event);
            }
        }
    });
    for to in seen {
        let seat = to.audience();
        if let Some(seen) = to.open_for(seat) {
            agreeing(script, &seen, &last, &mut dice);
        }
    }
}

fn agreeing<G: Rehearsed + Sampled>(
    script: &Script<G>,
    knowledge: &Knowledge<G>,
    state: &G::State,
    dice: &mut Dice,
) -> G::State {
    let name = format!("{} {} {:?}", G::ID, script.number, knowledge.seat());
    let Some(sample) = G::sample(knowledge, dice) else {
        panic!("{name}: no game is like this: {:?}", knowledge.view());
    };
    let there = view::<G>(&sample, Viewer::Seat(knowledge.seat()));
    assert_eq!(
        there.as_ref(),
        Some(knowledge.view()),
        "{name}: the sample looks different"
    );
    assert_eq!(
        G::pending(&sample),
        G::pending(state),
        "{name}: the sample waits for others"
    );
    sample
}
