//! *Every action has words*: an action that is written down and read again is the same action. *What is
//! offered is granted*: the rules refuse nothing that a seat's own view offers it; something is
//! offered to a seat that owes a decision, and nothing once the game is over. *No verb is idle*:
//! each is offered, or granted, at some moment. *Every choice has a name*: what a table agreed on
//! can be said again.

use std::collections::BTreeSet;

use super::refusal::view;
use super::script::Attempt;
use super::{Rehearsed, Script, Viewer};
use crate::core::dice::Dice;
use crate::core::game::{Cause, Pending};
use crate::core::seat::Seat;
use crate::core::setting::{Choices, Setting};
use crate::core::spoken::{offered_in_words, read};
use crate::core::turn::propose;
use crate::core::verb::GameCommand;

/// At how many moments of each game everything that is offered is tried.
const MOMENTS: u32 = 6;
/// How many of a seat's offers are tried at each of them.
const TRIED: usize = 60;

/// Tests on one game that every action has words.
///
/// # Panics
/// When the law is broken.
pub fn words<G: Rehearsed>(script: &Script<G>) {
    script.each_step(|step: &Attempt<G>, before, _| {
        let Cause::Act(seat, action) = &step.cause else {
            return;
        };
        let Some(view) = view::<G>(before, Viewer::Seat(*seat)) else {
            return;
        };
        let line = G::spell(action).to_string();
        let again = read::<G>(&view, &line);
        assert_eq!(
            again,
            Some(Ok(action.clone())),
            "{} {}: {line} is another action",
            G::ID,
            script.number
        );
    });
}

/// Tests on one game that what is offered is granted; tells which verbs were of use in it.
///
/// # Panics
/// When the law is broken.
pub fn offers<G: Rehearsed>(script: &Script<G>) -> BTreeSet<&'static str> {
    let mut dice = script.dice(4);
    let steps = script.steps.len() as u32;
    let (mut verbs, mut reached) = (BTreeSet::new(), 0);
    let moments: BTreeSet<u32> = (0..MOMENTS).map(|_| 1 + dice.below(steps)).collect();
    script.each_step(|step, before, number| {
        if moments.contains(&reached) {
            for seat in Seat::all(script.seats) {
                verbs.extend(offered(script, before, number, seat, &mut dice));
            }
        }
        reached += 1;
        if let (Cause::Act(_, action), Ok(_)) = (&step.cause, &step.result) {
            verbs.insert(G::spell(action).verb);
        }
    });
    nothing_is_offered_when_it_is_over(script);
    verbs
}

fn nothing_is_offered_when_it_is_over<G: Rehearsed>(script: &Script<G>) {
    let mut state = script.new_state();
    for event in script.events() {
        G::apply(&mut state, event);
    }
    if !matches!(G::pending(&state), Pending::Over { .. }) {
        return;
    }
    for seat in Seat::all(script.seats) {
        let view = view::<G>(&state, Viewer::Seat(seat));
        let may = |verb: &&GameCommand<G>| view.as_ref().is_some_and(|view| (verb.may)(view, seat));
        let offered = G::VERBS.iter().find(may).map(|verb| verb.name);
        let number = script.number;
        assert_eq!(offered, None, "{} {number} is over and offers it", G::ID);
    }
}

/// Tests that each verb was of use: `used` are those of all games that were played.
///
/// # Panics
/// When the law is broken.
pub fn none_is_idle<G: Rehearsed>(used: &BTreeSet<&str>) {
    let idle = G::VERBS.iter().map(|verb| verb.name);
    let idle: Vec<&str> = idle.filter(|name| !used.contains(*name)).collect();
    assert!(
        idle.is_empty(),
        "{}: {idle:?} is never offered nor granted",
        G::ID
    );
}

fn offered<G: Rehearsed>(
    script: &Script<G>,
    state: &G::State,
    number: u64,
    seat: Seat,
    dice: &mut Dice,
) -> BTreeSet<&'static str> {
    let name = format!("{} {} {seat:?}", G::ID, script.number);
    let Some(view) = view::<G>(state, Viewer::Seat(seat)) else {
        return BTreeSet::new();
    };
    let mut offered = offered_in_words::<G>(&view, seat);
    let due = match G::pending(state) {
        Pending::Orders(due) => due.iter().any(|due| due.seat == seat),
        Pending::Over { .. } => false,
    };
    assert!(!due || !offered.is_empty(), "{name}: nothing is offered");
    let lines: BTreeSet<String> = offered.iter().map(ToString::to_string).collect();
    assert_eq!(lines.len(), offered.len(), "{name}: offered twice");
    let listed = offered.iter().map(|line| line.verb);
    // What takes words that cannot be listed is offered in no list.
    let unlisted = G::VERBS.iter().filter(|verb| {
        let words = verb.takes.iter().any(|arg| arg.offers.is_none());
        words && (verb.may)(&view, seat)
    });
    let verbs = listed.chain(unlisted.map(|verb| verb.name)).collect();
    dice.shuffle(&mut offered);
    offered.truncate(TRIED);
    for line in offered.iter().map(ToString::to_string) {
        let Some(Ok(action)) = read::<G>(&view, &line) else {
            panic!("{name}: {line} is offered and cannot be read");
        };
        let words = G::spell(&action).to_string();
        assert_eq!(words, line, "{name}: these are not its words");
        let cause = Cause::Act(seat, action);
        let refused = propose::<G>(state, &script.seed, number, cause).err();
        assert_eq!(refused, None, "{name}: {line} is offered and refused");
    }
    verbs
}

/// Tests on one game that what its table agreed on can be said again, and that no two choices with
/// names are the same.
///
/// # Panics
/// When the law is broken.
pub fn settings<G: Rehearsed>(script: &Script<G>) {
    let mut again = script.options.clone();
    for setting in G::SETTINGS {
        each_is_another(setting, &script.options);
        let agreed = setting.chosen(&script.options);
        for said in setting.sayings() {
            let known = setting.choose(&mut again, &said);
            assert!(known, "{} {}: no {said}", G::ID, setting.name);
        }
        // A default may have no name: it is what stands when nothing is chosen.
        match agreed {
            Some(agreed) => assert!(setting.choose(&mut again, &agreed)),
            None => again = script.options.clone(),
        }
        assert_eq!(again, script.options, "{} {}", G::ID, setting.name);
    }
}

fn each_is_another<O: Clone + PartialEq>(setting: &Setting<O>, options: &O) {
    let Choices::Named(choices) = setting.choices else {
        return;
    };
    let mut met: Vec<O> = Vec::new();
    for (name, choose) in choices {
        let mut chosen = options.clone();
        choose(&mut chosen);
        let new = !met.contains(&chosen);
        assert!(new, "{}: {name} is another choice too", setting.name);
        met.push(chosen);
    }
}
