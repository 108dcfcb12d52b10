//! Reading of a component, a form, words in a DM or a slash command as a step, by the verbs of a
//! game. Sends nothing and decides no rule.

mod completion;
mod record_input;
#[cfg(test)]
mod tests;

pub(crate) use completion::completions;
pub(crate) use record_input::{RecordStep, read_record_command, record_completions};

use games::{Confirm, GameCommand, RecordCommand, Said};
use text::{Lang, Word, say};

use crate::game::ui::{
    Certainty, Component, Effect, Fills, GameUi, Modal, Page, Question, Says, Step, Tapped,
};
use crate::ui::ids::Ids;
use crate::ui::message::{Field, Form};

/// Greatest number of words after a verb that takes none: `end the round`. With more it is prose.
const MAX_EXTRA_WORDS: usize = 2;

/// Step of a verb with the words of a writer of this language.
pub(crate) fn written_step<D: GameUi>(
    lang: Lang,
    view: &D::View,
    verb: &GameCommand<D>,
    said: &Said,
    certainty: Certainty,
) -> Step<D> {
    match D::to_notation(lang, verb, said) {
        Ok(said) => verb_step(view, verb, &said, certainty),
        Err(refusal) => Step::Refuse(refusal),
    }
}

/// Step of a verb with these words: an action, a refusal, or a confirmation first.
pub(crate) fn verb_step<D: GameUi>(
    view: &D::View,
    verb: &GameCommand<D>,
    said: &Said,
    certainty: Certainty,
) -> Step<D> {
    let action = match D::read_action(view, verb, said) {
        Ok(action) => action,
        Err(refusal) => return Step::Refuse(refusal),
    };
    let asked = match verb.confirm {
        Confirm::Never => false,
        Confirm::OfSlips => certainty == Certainty::Slip,
        Confirm::Always => certainty != Certainty::Sure,
        Confirm::Where(costly) => {
            let me = D::viewer(view);
            certainty != Certainty::Sure && me.is_some_and(|me| costly(view, me))
        }
    };
    // What cannot be granted is not asked: the rules say why.
    match Question::<D>::for_verb(verb.name).filter(|_| asked && Question::is_offered(view, verb)) {
        // However it was said, the page says it as the notation does.
        Some(question) => {
            let said = verb.split(&D::spell(&action).rest);
            Step::Turn(question.page(&said))
        }
        None => Step::Act(action),
    }
}

/// Step of the game command or record command of this name, with `words` after it.
pub(crate) fn words_step<D: GameUi>(
    view: &D::View,
    name: &str,
    words: &str,
    certainty: Certainty,
) -> Step<D> {
    match (D::verb(name), D::record_command(name)) {
        (Some(verb), _) => verb_step(view, verb, &verb.split(words), certainty),
        (None, Some(record_command)) => {
            Step::UseRecord(record_command, record_command.split(words))
        }
        (None, None) => Step::Unknown,
    }
}

/// Step of using a component.
pub(crate) fn component_step<D: GameUi>(
    lang: Lang,
    view: &D::View,
    ids: &Ids,
    tapped: &Tapped<'_>,
) -> Step<D> {
    match Component::<D>::find(tapped.word, tapped.argument).map(|part| &part.does) {
        Some(Effect::Says(says)) => says_step(view, says, tapped),
        Some(Effect::Asks(modal)) => Step::Ask(form(lang, view, ids, modal, tapped)),
        Some(Effect::Turns(argument)) => Step::Turn(Page::new(tapped.word, argument(tapped))),
        Some(Effect::Means(means)) => means(view, tapped),
        None => Step::Unknown,
    }
}

/// Step of a component that does a game command.
fn says_step<D: GameUi>(view: &D::View, says: &Says, tapped: &Tapped<'_>) -> Step<D> {
    let words = (says.words)(tapped);
    match (
        words_step::<D>(view, says.verb, &words, says.certainty),
        says.then,
    ) {
        (Step::Act(action), Some(then)) => Step::ActAndTurn(action, then(&words)),
        (step, _) => step,
    }
}

/// Form that a component opens.
fn form<D: GameUi>(
    lang: Lang,
    view: &D::View,
    ids: &Ids,
    modal: &Modal<D>,
    tapped: &Tapped<'_>,
) -> Form {
    Form {
        id: ids.game(tapped.word, ""),
        title: say(modal.title).tr(lang),
        field: Field {
            label: (modal.label)(lang, view),
            placeholder: (modal.example)(lang),
            value: (modal.value)(lang, view, tapped.argument),
            required: modal.required,
        },
    }
}

/// Like [`words_step`], for words in the notation of this language.
fn localised_step<D: GameUi>(lang: Lang, view: &D::View, name: &str, words: &str) -> Step<D> {
    match D::verb(name) {
        Some(verb) => written_step(lang, view, verb, &verb.split(words), Certainty::Named),
        None => words_step(view, name, words, Certainty::Named),
    }
}

/// Step of submitting a form with this text.
pub(crate) fn form_step<D: GameUi>(lang: Lang, view: &D::View, word: &str, said: &str) -> Step<D> {
    let mut parts = D::COMPONENTS.iter().filter(|part| part.word == word);
    let modal = parts.find_map(|part| match &part.does {
        Effect::Asks(modal) => Some(modal),
        _ => None,
    });
    let Some(modal) = modal else {
        return Step::Unknown;
    };
    match modal.fills {
        Fills::GameCommand(verb) => localised_step(lang, view, verb, said),
        Fills::Among(verb, others) => {
            let (first, rest) = split_first_word(said);
            match D::parse_word(first) {
                Some(Word::GameCommand(name)) if others.contains(&name) => {
                    localised_step(lang, view, name, rest)
                }
                _ => localised_step(lang, view, verb, said),
            }
        }
    }
}

/// Step of typed words; `None` when they mean nothing here.
pub(crate) fn typed_step<D: GameUi>(lang: Lang, view: &D::View, said: &str) -> Option<Step<D>> {
    let said = said.trim();
    let (first, rest) = split_first_word(said);
    let prose = |takes: usize| takes == 0 && rest.split_whitespace().count() > MAX_EXTRA_WORDS;
    match D::parse_word(first) {
        // Handled before a table is looked up.
        Some(Word::Help | Word::Rules) => None,
        Some(Word::Show) => Some(Step::Turn(Page::default())),
        Some(Word::GameCommand(name)) => {
            if let Some(record_command) = record_command_instead::<D>(view, name) {
                return Some(Step::UseRecord(record_command, record_command.split(rest)));
            }
            let verb = D::verb(name).filter(|verb| !prose(verb.takes.len()))?;
            let said = verb.split(rest);
            Some(written_step(lang, view, verb, &said, Certainty::Named))
        }
        Some(Word::RecordCommand(name)) => {
            let record_command = D::record_command(name)
                .filter(|record_command| !prose(record_command.takes.len()))?;
            Some(Step::UseRecord(record_command, record_command.split(rest)))
        }
        None => {
            let (verb, words) = D::guess_verb(lang, view, said)?;
            Some(written_step(lang, view, verb, &words, Certainty::Slip))
        }
    }
}

/// The record command that a verb's typed words mean to the viewer instead.
fn record_command_instead<D: GameUi>(
    view: &D::View,
    verb: &str,
) -> Option<&'static RecordCommand<D>> {
    D::RECORD_COMMANDS.iter().find(|record_command| {
        let instead = record_command.instead;
        instead.is_some_and(|(name, holds)| name == verb && holds(view))
    })
}

/// The first word, and the rest.
fn split_first_word(said: &str) -> (&str, &str) {
    let said = said.trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    (first, rest.trim())
}
