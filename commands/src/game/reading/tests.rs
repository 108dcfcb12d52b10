//! The tables of every UI name what is there, and what is completed is granted.

use std::collections::BTreeSet;

use games::laws::{Rehearsed, rehearse};
use games::{
    Cause, Confirm, GameCommand, Inputs, Needed, Record, RecordAction, Said, Seat, each_game,
};
use sessions::{Millis, TableId};
use text::{Lang, Names};

use super::{completions, component_step, record_completions, verb_step};
use crate::game::ui::{
    Carries, Certainty, Component, Effect, Fills, GameUi, RecordUi, Screen, Step, Tapped,
    TypedOption,
};
use crate::ui::ids::{Request, Tap};
use crate::ui::message::Row;

/// How many games by dice are completed, and every how many steps.
const GAMES: u64 = 6;
/// How many at most, where something is rare.
const MANY: u64 = 60;
const MOMENT: usize = 11;
const OFTEN: usize = 4;

fn names_what_is_there<D: GameUi>() {
    let known = |name: &str| {
        let one = D::verb(name).is_some() != D::record_command(name).is_some();
        assert!(one, "{}: none or two of {name}", D::ID);
    };
    D::RECORD_COMMANDS
        .iter()
        .for_each(|record_command| known(record_command.name));
    for (verb, _) in D::RECORD_COMMANDS
        .iter()
        .filter_map(|record_command| record_command.instead)
    {
        assert!(D::verb(verb).is_some(), "{}: no verb {verb}", D::ID);
    }
    let mut met = BTreeSet::new();
    for part in D::COMPONENTS {
        let new = met.insert((part.word, part.argument));
        assert!(new, "{}: {} comes twice", D::ID, part.word);
        let alone = part.argument.is_none() || !met.contains(&(part.word, None));
        assert!(alone, "{}: {} is never reached", D::ID, part.word);
        match &part.does {
            Effect::Says(says) => known(says.verb),
            Effect::Asks(modal) => match &modal.fills {
                Fills::GameCommand(verb) => known(verb),
                Fills::Among(verb, others) => {
                    known(verb);
                    others.iter().for_each(|other| known(other));
                }
            },
            Effect::Turns(_) | Effect::Means(_) => {}
        }
    }
    for question in D::QUESTIONS {
        known(question.verb);
        let mark = match question.carries {
            Carries::Mark(mark) => mark,
            Carries::Letters | Carries::Words => "",
        };
        let yes = Component::<D>::find(question.yes, mark);
        let back = Component::<D>::find(question.back, "");
        let is_button = |part: Option<&Component<D>>| part.is_some_and(|it| it.button.is_some());
        assert!(
            is_button(yes) && is_button(back),
            "{}: {}",
            D::ID,
            question.verb
        );
        let says = |part: &Component<D>| match &part.does {
            Effect::Says(says) => says.verb == question.verb,
            _ => false,
        };
        assert!(yes.is_some_and(says), "{}: {}", D::ID, question.verb);
    }
}

/// Completes the last word that must be said, and asks the rules.
fn what_is_completed_is_granted<D: GameUi + Rehearsed>() {
    let mut completed = 0;
    for number in 0..GAMES {
        let script = rehearse::<D>(number);
        let mut state = D::new_state(&script.options, script.seats);
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
                for (verb, said) in all_completions::<D>(&view, seat) {
                    let action = D::read_action(&view, verb, &said);
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

/// Every possible action is granted at once, or asks once for confirmation: then yes does exactly
/// that.
fn what_is_asked_is_asked_once<D: GameUi + Rehearsed>() {
    let questions = || D::QUESTIONS.iter().map(|question| question.verb);
    let mut asked = BTreeSet::new();
    // As many games as it takes until each question was asked.
    for number in 0..MANY {
        if number >= GAMES && questions().all(|verb| asked.contains(verb)) {
            break;
        }
        let script = rehearse::<D>(number);
        let mut state = D::new_state(&script.options, script.seats);
        for (at, step) in script.steps.iter().enumerate() {
            for seat in Seat::all(script.seats).filter(|_| at.is_multiple_of(OFTEN)) {
                let view = games::view_for_seat::<D>(&state, seat).open_for(seat);
                let Some(view) = view else { continue };
                for spoken in games::offered_in_words::<D>(&view, seat) {
                    let Some(verb) = D::verb(spoken.verb) else {
                        panic!("{}: no verb {}", D::ID, spoken.verb);
                    };
                    if asks::<D>(&view, seat, verb, &verb.split(&spoken.rest)) {
                        asked.insert(verb.name);
                    }
                }
            }
            for event in step.result.iter().flatten() {
                D::apply(&mut state, event);
            }
        }
    }
    let never: Vec<&str> = questions().filter(|verb| !asked.contains(verb)).collect();
    assert_eq!(never, Vec::<&str>::new(), "{}: never asked", D::ID);
}

/// Whether this asks for confirmation, where a slip is easily made; a yes counts as having said it.
fn asks<D: GameUi>(view: &D::View, me: Seat, verb: &GameCommand<D>, said: &Said) -> bool {
    let sure = match verb.confirm {
        Confirm::Never => false,
        Confirm::OfSlips | Confirm::Always => true,
        Confirm::Where(costly) => costly(view, me),
    };
    let means = D::read_action(view, verb, said).ok();
    let names = Names::new(Vec::new(), Vec::new());
    match verb_step(view, verb, said, Certainty::Slip) {
        Step::Act(action) => {
            assert!(!sure, "{}: {} is not asked", D::ID, verb.name);
            assert_eq!(Some(action), means);
            false
        }
        Step::Turn(page) => {
            assert!(sure, "{}: {} is asked", D::ID, verb.name);
            for lang in Lang::ALL {
                let at = Screen::new(lang, view, &names, &page, TableId(1));
                let console = at.question().expect("a question");
                assert!(!console.text.is_empty());
                let Some(Row::Buttons(buttons)) = console.rows.first() else {
                    panic!("{}: {} has no yes", D::ID, verb.name);
                };
                let Some(Tap {
                    request: Request::Game { word, argument },
                    ..
                }) = Tap::read(&buttons[0].id)
                else {
                    panic!("{}: no component", buttons[0].id);
                };
                let tapped = Tapped {
                    word: &word,
                    argument: &argument,
                    chosen: None,
                    at: Millis(0),
                };
                let Step::Act(action) = component_step::<D>(lang, view, &at.ids, &tapped) else {
                    panic!("{}: {} is asked again", D::ID, verb.name);
                };
                assert_eq!(Some(action), means, "{}: {}", D::ID, verb.name);
                // It stands there as it is shown on their console, too.
                let shown = D::console(&at);
                assert!(
                    shown.rows.iter().any(|row| *row == console.rows[0]),
                    "{} {}: {:?}",
                    D::ID,
                    verb.name,
                    shown
                );
            }
            true
        }
        _ => panic!("{} {said:?}: neither done nor asked", verb.name),
    }
}

/// Everything that the commands complete, word by word.
fn all_completions<D: GameUi>(view: &D::View, me: Seat) -> Vec<(&'static GameCommand<D>, Said)> {
    let verbs = D::VERBS.iter();
    let aloud = verbs.filter(|verb| verb.inputs == Inputs::All);
    let in_each = |verb| Lang::ALL.map(|lang| lines(lang, view, me, verb));
    aloud.flat_map(in_each).flatten().collect()
}

/// How many words are completed further, of those that the empty option offers: from all over the
/// list.
const FURTHER: usize = 5;

/// What stands in an option that is typed word by word: what it offers at first, and what it does
/// once some of the first words of that stand there, or all of it.
fn stands<D: GameUi>(option: &TypedOption<'_, D>, view: &D::View, me: Seat) -> BTreeSet<String> {
    let completed = |typed: &str| -> Vec<String> {
        let option = TypedOption { typed, ..*option };
        let all = completions(&option, view, me).into_iter();
        let word = |value: serde_json::Value| match value.as_str() {
            Some(word) => word.to_owned(),
            None => value.to_string(),
        };
        all.map(|it| word(it.value)).collect()
    };
    let mut all: BTreeSet<String> = completed("").into_iter().collect();
    // A word more each time.
    for words in 1..=3 {
        let begun = |word: &String| {
            let mut ends = word.match_indices(' ').map(|(at, _)| at + 1);
            let end = ends.nth(words - 1).unwrap_or(word.len());
            word[..end].to_owned()
        };
        let begun: BTreeSet<String> = all.iter().map(begun).collect();
        let apart = (begun.len() / FURTHER).max(1);
        let typed: Vec<String> = begun.into_iter().step_by(apart).collect();
        all.extend(typed.iter().flat_map(|typed| completed(typed)));
        all.extend(
            typed
                .iter()
                .flat_map(|typed| completed(&typed.to_uppercase())),
        );
    }
    all
}

fn lines<D: GameUi>(
    lang: Lang,
    view: &D::View,
    me: Seat,
    verb: &'static GameCommand<D>,
) -> Vec<(&'static GameCommand<D>, Said)> {
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
            let option = TypedOption {
                lang,
                verb,
                place,
                said,
                typed: "",
            };
            let words = stands(&option, view, me).into_iter();
            words.map(|word| said.with(word)).collect::<Vec<_>>()
        };
        lines = lines.iter().flat_map(longer).collect();
    }
    // Verbs that take nothing are not completed.
    if verb.takes.is_empty() || !(verb.may)(view, me) {
        lines.clear();
    }
    let noted = lines
        .into_iter()
        .map(|said| D::to_notation(lang, verb, &said).unwrap_or(said));
    noted.map(|said| (verb, said)).collect()
}

/// What a record command offers of a full record is understood, however it is said.
fn what_is_kept_is_understood<D: GameUi>() {
    let record = D::Record::fullest();
    for record_command in D::RECORD_COMMANDS {
        for (place, item) in record_command.takes.iter().enumerate() {
            let nothing = Said::new(vec![""; record_command.takes.len()]);
            for lang in Lang::ALL {
                let all = record_completions::<D>(lang, &record, record_command, place, &nothing);
                assert!(
                    item.offers.is_none() || !all.is_empty(),
                    "{}",
                    record_command.name
                );
                for it in all {
                    let mut words = nothing.places().to_vec();
                    words[place] = it.value.as_str().map_or_else(String::new, str::to_owned);
                    let said = D::Record::read_words(record_command, &Said::new(words));
                    let understood = match record_command.means {
                        RecordAction::Runs(read) => read(&said).is_ok(),
                        RecordAction::Uses(find) => find(&record, &said).is_ok(),
                        RecordAction::Takes(_) | RecordAction::Lists | RecordAction::Shows => true,
                    };
                    assert!(understood, "{} {said:?} is completed", record_command.name);
                }
            }
        }
        let describe = |lang| match record_command.means {
            RecordAction::Lists => D::Record::describe_own(lang, &record),
            RecordAction::Shows => D::Record::describe_public(lang, "Ada", &record.public_part()),
            RecordAction::Runs(_) | RecordAction::Takes(_) | RecordAction::Uses(_) => {
                "another".to_owned()
            }
        };
        assert!(
            Lang::ALL.into_iter().all(|lang| !describe(lang).is_empty()),
            "{}",
            record_command.name
        );
    }
}

macro_rules! every_game {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            #[test]
            fn parts_name_existing_commands() {
                super::names_what_is_there::<$game>();
            }

            #[test]
            fn what_is_kept_is_understood() {
                super::what_is_kept_is_understood::<$game>();
            }

            #[test]
            fn what_is_asked_is_asked_once() {
                super::what_is_asked_is_asked_once::<$game>();
            }

            #[test]
            fn what_is_completed_is_granted() {
                super::what_is_completed_is_granted::<$game>();
            }
        }
    )+};
}

each_game!(every_game);
