//! Reading of people's input as a row of a game's verbs: a component, a form, words in a DM, a
//! slash command. Sends nothing and decides no rule.

mod completion;
mod record_input;
#[cfg(test)]
mod tests;

pub(crate) use completion::offered;
pub(crate) use record_input::{Kept, kept, offered_of};

use games::{Asked, GameCommand, RecordCommand, Said};
use text::{Lang, Word, say};

use crate::game::ui::{
    Certainty, Component, Effect, Fills, GameUi, Modal, Page, Question, Says, Step, Tapped,
};
use crate::ui::ids::Ids;
use crate::ui::message::{Field, Form};

/// As many words after a verb that takes none as are still meant: `end the round`. More are prose.
const MAX_EXTRA_WORDS: usize = 2;

/// What a verb with these words means: a wish, a refusal, or a question first.
pub(crate) fn meant<D: GameUi>(
    view: &D::View,
    verb: &GameCommand<D>,
    said: &Said,
    door: Certainty,
) -> Step<D> {
    let action = match D::reads(view, verb, said) {
        Ok(action) => action,
        Err(refusal) => return Step::Refuse(refusal),
    };
    let asked = match verb.asked {
        Asked::Never => false,
        Asked::OfSlips => door == Certainty::Slip,
        Asked::Always => door != Certainty::Sure,
        Asked::Where(costly) => {
            let me = D::viewer(view);
            door != Certainty::Sure && me.is_some_and(|me| costly(view, me))
        }
    };
    // What cannot be granted is not asked: the rules say why.
    match Question::<D>::of(verb.name).filter(|_| asked && Question::may(view, verb)) {
        // However it was said, the page says it as the notation does.
        Some(question) => {
            let said = verb.split(&D::spell(&action).rest);
            Step::Turn(question.page(&said))
        }
        None => Step::Act(action),
    }
}

/// The same for words that are one after the other, by the name of a verb or of a record command.
pub(crate) fn wish<D: GameUi>(view: &D::View, name: &str, words: &str, door: Certainty) -> Step<D> {
    match (D::verb(name), D::chore(name)) {
        (Some(verb), _) => meant(view, verb, &verb.split(words), door),
        (None, Some(chore)) => Step::Keeps(chore, chore.split(words)),
        (None, None) => Step::Unknown,
    }
}

/// What using a component means.
pub(crate) fn tap<D: GameUi>(
    lang: Lang,
    view: &D::View,
    ids: &Ids,
    tapped: &Tapped<'_>,
) -> Step<D> {
    match Component::<D>::named(tapped.word, tapped.argument).map(|part| &part.does) {
        Some(Effect::Says(says)) => said(view, says, tapped),
        Some(Effect::Asks(sheet)) => Step::Ask(form(lang, view, ids, sheet, tapped)),
        Some(Effect::Turns(argument)) => Step::Turn(Page::of(tapped.word, argument(tapped))),
        Some(Effect::Means(means)) => means(view, tapped),
        None => Step::Unknown,
    }
}

/// What a component says.
fn said<D: GameUi>(view: &D::View, says: &Says, tapped: &Tapped<'_>) -> Step<D> {
    let words = (says.words)(tapped);
    match (wish::<D>(view, says.verb, &words, says.door), says.then) {
        (Step::Act(action), Some(then)) => Step::ActOn(action, then(&words)),
        (step, _) => step,
    }
}

fn form<D: GameUi>(
    lang: Lang,
    view: &D::View,
    ids: &Ids,
    sheet: &Modal<D>,
    tapped: &Tapped<'_>,
) -> Form {
    Form {
        id: ids.game(tapped.word, ""),
        title: say(sheet.title).tr(lang),
        field: Field {
            label: (sheet.label)(lang, view),
            placeholder: (sheet.example)(lang),
            value: (sheet.value)(lang, view, tapped.argument),
            required: sheet.required,
        },
    }
}

/// What is written in this language, by the name of a game command or a record command.
fn written<D: GameUi>(lang: Lang, view: &D::View, name: &str, words: &str) -> Step<D> {
    match D::verb(name) {
        Some(verb) => {
            let said = D::noted(lang, verb, &verb.split(words));
            meant(view, verb, &said, Certainty::Named)
        }
        None => wish(view, name, words, Certainty::Named),
    }
}

/// What submitting a form means.
pub(crate) fn submit<D: GameUi>(lang: Lang, view: &D::View, word: &str, said: &str) -> Step<D> {
    let mut parts = D::COMPONENTS.iter().filter(|part| part.word == word);
    let sheet = parts.find_map(|part| match &part.does {
        Effect::Asks(sheet) => Some(sheet),
        _ => None,
    });
    let Some(sheet) = sheet else {
        return Step::Unknown;
    };
    match sheet.fills {
        Fills::GameCommand(verb) => written(lang, view, verb, said),
        Fills::Among(verb, others) => {
            let (first, rest) = split(said);
            match D::heard(first) {
                Some(Word::GameCommand(name)) if others.contains(&name) => {
                    written(lang, view, name, rest)
                }
                _ => written(lang, view, verb, said),
            }
        }
    }
}

/// What typed words mean; `None` when they mean nothing here.
pub(crate) fn typed<D: GameUi>(lang: Lang, view: &D::View, said: &str) -> Option<Step<D>> {
    let said = said.trim();
    let (first, rest) = split(said);
    let prose = |takes: usize| takes == 0 && rest.split_whitespace().count() > MAX_EXTRA_WORDS;
    match D::heard(first) {
        // Handled before a table is looked up.
        Some(Word::Help | Word::Rules) => None,
        Some(Word::Show) => Some(Step::Turn(Page::default())),
        Some(Word::GameCommand(name)) => {
            if let Some(chore) = instead::<D>(view, name) {
                return Some(Step::Keeps(chore, chore.split(rest)));
            }
            let verb = D::verb(name).filter(|verb| !prose(verb.takes.len()))?;
            let said = D::noted(lang, verb, &verb.split(rest));
            Some(meant(view, verb, &said, Certainty::Named))
        }
        Some(Word::RecordCommand(name)) => {
            let chore = D::chore(name).filter(|chore| !prose(chore.takes.len()))?;
            Some(Step::Keeps(chore, chore.split(rest)))
        }
        None => {
            let (verb, words) = D::guessed(view, said)?;
            let words = D::noted(lang, verb, &words);
            Some(meant(view, verb, &words, Certainty::Slip))
        }
    }
}

/// The record command that a verb's typed words mean to the viewer.
fn instead<D: GameUi>(view: &D::View, verb: &str) -> Option<&'static RecordCommand<D>> {
    D::CHORES.iter().find(|chore| {
        let instead = chore.instead;
        instead.is_some_and(|(name, holds)| name == verb && holds(view))
    })
}

/// The first word, and what comes after it.
fn split(said: &str) -> (&str, &str) {
    let said = said.trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    (first, rest.trim())
}
