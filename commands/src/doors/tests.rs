//! The tables of every desk name what is there, and what is completed is granted.

use std::collections::BTreeSet;

use games::laws::{Rehearsed, rehearse};
use games::{Cause, Duty, Heard, Needed, Record, Said, Seat, Verb, each_game};
use text::Lang;

use super::{offered, offered_of, part};
use crate::desk::{Asking, Desk, Does, Fills, Part, Shelf};

/// How many games by dice are completed, and every how many steps.
const GAMES: u64 = 6;
const MOMENT: usize = 11;

fn names_what_is_there<D: Desk>() {
    let known = |name: &str| {
        let one = D::verb(name).is_some() != D::chore(name).is_some();
        assert!(one, "{}: none or two of {name}", D::ID);
    };
    D::chores().iter().for_each(|chore| known(chore.name));
    let mut met = BTreeSet::new();
    for part in D::parts() {
        let new = met.insert((part.word, part.of));
        assert!(new, "{}: {} comes twice", D::ID, part.word);
        let alone = part.of.is_none() || !met.contains(&(part.word, None));
        assert!(alone, "{}: {} is never reached", D::ID, part.word);
        match &part.does {
            Does::Says(says) => known(says.verb),
            Does::Asks(sheet) => match &sheet.fills {
                Fills::Verb(verb) => known(verb),
                Fills::Among(verb, others) => {
                    known(verb);
                    others.iter().for_each(|other| known(other));
                }
            },
            Does::Turns(_) | Does::Means(_) => {}
        }
    }
    for question in D::questions() {
        known(question.verb);
        let yes = part::<D>(question.yes, question.of.unwrap_or_default());
        let back = part::<D>(question.back, "");
        let is_button = |part: Option<&Part<D>>| part.is_some_and(|it| it.button.is_some());
        assert!(
            is_button(yes) && is_button(back),
            "{}: {}",
            D::ID,
            question.verb
        );
        let says = |part: &Part<D>| match &part.does {
            Does::Says(says) => says.verb == question.verb,
            _ => false,
        };
        assert!(yes.is_some_and(says), "{}: {}", D::ID, question.verb);
    }
}

/// Completes the last word that must be said, and asks the rules.
fn what_is_completed_is_granted<D: Desk + Rehearsed>() {
    let mut completed = 0;
    for number in 0..GAMES {
        let script = rehearse::<D>(number);
        let mut state = D::found(&script.options, script.seats);
        let mut recorded = 0;
        for (at, step) in script.steps.iter().enumerate() {
            for event in step.result.iter().flatten() {
                D::apply(&mut state, event);
                recorded += 1;
            }
            if !at.is_multiple_of(MOMENT) {
                continue;
            }
            for seat in Seat::all(script.seats) {
                let view = games::view_for_seat::<D>(&state, seat).open_for(seat);
                let Some(view) = view else { continue };
                for (verb, said) in completions::<D>(&view, seat) {
                    let action = D::reads(&view, verb, &said);
                    let Ok(action) = action else {
                        panic!(
                            "{} {said:?} is completed and cannot be read: {action:?}",
                            verb.name
                        );
                    };
                    let cause = Cause::Act(seat, action);
                    let refused = games::propose::<D>(&state, &script.seed, recorded, cause);
                    let refused = refused.err();
                    assert_eq!(
                        refused, None,
                        "{} {said:?} is completed and refused",
                        verb.name
                    );
                    completed += 1;
                }
            }
        }
    }
    assert!(completed > 0, "{}: nothing is completed", D::ID);
}

/// Whatever the commands complete, word by word.
fn completions<D: Desk>(view: &D::View, me: Seat) -> Vec<(&'static Verb<D>, Said)> {
    let verbs = D::verbs().iter();
    let aloud = verbs.filter(|verb| verb.heard == Heard::Aloud);
    aloud.flat_map(|verb| lines(view, me, verb)).collect()
}

fn lines<D: Desk>(
    view: &D::View,
    me: Seat,
    verb: &'static Verb<D>,
) -> Vec<(&'static Verb<D>, Said)> {
    let mut lines = vec![Said::default()];
    for (place, arg) in verb.takes.iter().enumerate() {
        let longer = |said: &Said| {
            match (arg.needed, arg.offers) {
                (Needed::Always, _) => {}
                // Nothing may stand here where the verb says so.
                (Needed::AtWill, Some(of)) => {
                    let words = of(view, me, said).into_iter();
                    return words.map(|word| said.with(word)).collect();
                }
                (Needed::AtWill, None) | (Needed::Understood, _) => return vec![said.with("")],
            }
            let asking = Asking {
                lang: Lang::Fr,
                verb,
                place,
                said,
                typed: "",
            };
            let all = offered(&asking, view, me).into_iter();
            let words = all.map(|it| match it.value.as_str() {
                Some(word) => word.to_owned(),
                None => it.value.to_string(),
            });
            words.map(|word| said.with(word)).collect::<Vec<_>>()
        };
        lines = lines.iter().flat_map(longer).collect();
    }
    // Verbs that take nothing are not completed.
    if verb.takes.is_empty() || !(verb.may)(view, me) {
        lines.clear();
    }
    lines.into_iter().map(|said| (verb, said)).collect()
}

/// What a chore offers of a full record is understood, however it is said.
fn what_is_kept_is_understood<D: Desk>() {
    let record = D::Record::fullest();
    for chore in D::chores() {
        for (place, item) in chore.takes.iter().enumerate() {
            let nothing = Said::of(vec![""; chore.takes.len()]);
            for lang in Lang::ALL {
                let all = offered_of::<D>(lang, &record, chore, place, &nothing);
                assert!(item.offers.is_none() || !all.is_empty(), "{}", chore.name);
                for it in all {
                    let mut words = nothing.places().to_vec();
                    words[place] = it.value.as_str().map_or_else(String::new, str::to_owned);
                    let said = D::Record::reads(chore, &Said::of(words));
                    let understood = match chore.means {
                        Duty::Runs(read) => read(&said).is_ok(),
                        Duty::Uses(find) => find(&record, &said).is_ok(),
                        Duty::Takes(_) | Duty::Lists | Duty::Shows => true,
                    };
                    assert!(understood, "{} {said:?} is completed", chore.name);
                }
            }
        }
        let told = |lang| match chore.means {
            Duty::Lists => D::Record::listed(lang, &record),
            Duty::Shows => D::Record::seen(lang, "Ada", &record.shown()),
            Duty::Runs(_) | Duty::Takes(_) | Duty::Uses(_) => "another".to_owned(),
        };
        assert!(
            Lang::ALL.into_iter().all(|lang| !told(lang).is_empty()),
            "{}",
            chore.name
        );
    }
}

macro_rules! doors {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            #[test]
            fn its_desk_names_what_is_there() {
                super::names_what_is_there::<$game>();
            }

            #[test]
            fn what_is_kept_is_understood() {
                super::what_is_kept_is_understood::<$game>();
            }

            #[test]
            fn what_is_completed_is_granted() {
                super::what_is_completed_is_granted::<$game>();
            }
        }
    )+};
}

each_game!(doors);
