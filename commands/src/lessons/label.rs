//! Labels of the choices in a lesson: the label of the game's own component for the action, else
//! the words that one types. So a pupil finds in a game what they pressed here.

use std::collections::VecDeque;

use games::read;
use sessions::{Millis, TableId};
use text::{Lang, Names, fit, message};

use crate::game::reading;
use crate::game::ui::{GameUi, Page, Screen, Step, Tapped};
use crate::ui::ids::{Request, Tap};
use crate::ui::message::Row;

/// Most pages of a console that are looked through.
const MAX_PAGES: usize = 80;

/// Label of the action in a line of notation.
pub(super) fn label<D: GameUi>(lang: Lang, view: &D::View, names: &Names, line: &str) -> String {
    let action = read::<D>(view, line).and_then(Result::ok);
    let named = action.and_then(|action| component_label::<D>(lang, view, names, &action));
    // An entry that says where, and not what, tells nothing out of its select.
    let named = named.filter(|named| !line.split(' ').any(|word| word == named));
    let label = named.unwrap_or_else(|| typed_label::<D>(lang, line));
    String::from(fit::label(&label, fit::BUTTON))
}

/// A line as one types it: the first of the verb's words in the pupil's language, and the rest.
fn typed_label<D: GameUi>(lang: Lang, line: &str) -> String {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words = message(lang, &format!("{}-words-{verb}", D::KEYS));
    let words = words.unwrap_or_else(|| verb.to_owned());
    let first = words.split(',').next().unwrap_or(verb).trim();
    let mut letters = first.chars();
    let initial = letters.next().map(char::to_uppercase);
    let word: String = initial.into_iter().flatten().chain(letters).collect();
    let rest = D::from_notation(lang, rest);
    format!("{word} {rest}").trim_end().to_owned()
}

/// Label of the component that does an action, on the nearest page of the console.
fn component_label<D: GameUi>(
    lang: Lang,
    view: &D::View,
    names: &Names,
    action: &D::Action,
) -> Option<String> {
    let mut pages = VecDeque::from([Page::default()]);
    let mut next = 0;
    while let Some(page) = pages.get(next).cloned().filter(|_| next < MAX_PAGES) {
        next += 1;
        let at = Screen::new(lang, view, names, &page, TableId(0));
        for (label, step) in component_steps::<D>(&at) {
            match step {
                Step::Act(act) | Step::ActAndTurn(act, _) if act == *action => return Some(label),
                // What asks once more says it as well as its yes.
                Step::Turn(page)
                    if asked_action(&Screen { page: &page, ..at }).as_ref() == Some(action) =>
                {
                    return Some(label);
                }
                Step::Turn(page) if !pages.contains(&page) => pages.push_back(page),
                _ => {}
            }
        }
    }
    None
}

/// Labels of all components on a page of the console, each with its step.
fn component_steps<D: GameUi>(at: &Screen<'_, D>) -> Vec<(String, Step<D>)> {
    let mut component_steps = Vec::new();
    for row in &D::console(at).rows {
        let tap = |id: &str, chosen: Option<&str>| component_step(at, id, chosen);
        match row {
            Row::Buttons(buttons) => component_steps.extend(
                buttons
                    .iter()
                    .filter_map(|button| Some((button.label.clone(), tap(&button.id, None)?))),
            ),
            Row::Select(select) => {
                component_steps.extend(select.choices.iter().filter_map(|choice| {
                    Some((choice.label.clone(), tap(&select.id, Some(&choice.value))?))
                }))
            }
            Row::Listed(_) => {}
        }
    }
    component_steps
}

/// Step of using a component of a page.
fn component_step<D: GameUi>(
    at: &Screen<'_, D>,
    id: &str,
    chosen: Option<&str>,
) -> Option<Step<D>> {
    let Request::Game { word, argument } = Tap::read(id)?.request else {
        return None;
    };
    let tapped = Tapped {
        word: &word,
        argument: &argument,
        chosen,
        at: Millis(0),
    };
    Some(reading::component_step::<D>(
        at.lang, at.view, &at.ids, &tapped,
    ))
}

/// Action about which a page asks, if it does.
fn asked_action<D: GameUi>(at: &Screen<'_, D>) -> Option<D::Action> {
    let asked = at.question()?;
    let Some(Row::Buttons(buttons)) = asked.rows.first() else {
        return None;
    };
    match component_step(at, &buttons.first()?.id, None)? {
        Step::Act(act) => Some(act),
        _ => None,
    }
}
