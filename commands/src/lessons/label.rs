//! The label of a wish on a button of a lesson: the `GameUi`'s own if a component says it, else
//! what one types. So a pupil finds in a game what they pressed here.

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

/// The label of this line, for the viewer.
pub(super) fn label<D: GameUi>(lang: Lang, view: &D::View, names: &Names, line: &str) -> String {
    let wish = read::<D>(view, line).and_then(Result::ok);
    let named = wish.and_then(|wish| on_the_desk::<D>(lang, view, names, &wish));
    // An entry that says where, and not what, tells nothing out of its select.
    let named = named.filter(|named| !line.split(' ').any(|word| word == named));
    let label = named.unwrap_or_else(|| typed::<D>(lang, line));
    String::from(fit::label(&label, fit::BUTTON))
}

/// The line as one types it: the verb's first word in the pupil's language, and what comes after
/// it.
fn typed<D: GameUi>(lang: Lang, line: &str) -> String {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words = message(lang, &format!("{}-words-{verb}", D::KEYS));
    let words = words.unwrap_or_else(|| verb.to_owned());
    let first = words.split(',').next().unwrap_or(verb).trim();
    let mut letters = first.chars();
    let initial = letters.next().map(char::to_uppercase);
    let word: String = initial.into_iter().flatten().chain(letters).collect();
    let rest = D::written(lang, rest);
    format!("{word} {rest}").trim_end().to_owned()
}

/// The label of the component that says it, on the nearest page.
fn on_the_desk<D: GameUi>(
    lang: Lang,
    view: &D::View,
    names: &Names,
    wish: &D::Action,
) -> Option<String> {
    let mut pages = VecDeque::from([Page::default()]);
    let mut next = 0;
    while let Some(page) = pages.get(next).cloned().filter(|_| next < MAX_PAGES) {
        next += 1;
        let at = Screen::of(lang, view, names, &page, TableId(0));
        for (label, step) in uses::<D>(&at) {
            match step {
                Step::Act(act) | Step::ActOn(act, _) if act == *wish => return Some(label),
                // What asks once more says it as well as its yes.
                Step::Turn(page) if asks(&Screen { page: &page, ..at }).as_ref() == Some(wish) => {
                    return Some(label);
                }
                Step::Turn(page) if !pages.contains(&page) => pages.push_back(page),
                _ => {}
            }
        }
    }
    None
}

/// Everything that can be used on a page of the console, and what that means.
fn uses<D: GameUi>(at: &Screen<'_, D>) -> Vec<(String, Step<D>)> {
    let mut uses = Vec::new();
    for row in &D::console(at).rows {
        let tap = |id: &str, chosen: Option<&str>| step(at, id, chosen);
        match row {
            Row::Buttons(buttons) => uses.extend(
                buttons
                    .iter()
                    .filter_map(|button| Some((button.label.clone(), tap(&button.id, None)?))),
            ),
            Row::Select(select) => uses.extend(select.choices.iter().filter_map(|choice| {
                Some((choice.label.clone(), tap(&select.id, Some(&choice.value))?))
            })),
            Row::People(_) => {}
        }
    }
    uses
}

fn step<D: GameUi>(at: &Screen<'_, D>, id: &str, chosen: Option<&str>) -> Option<Step<D>> {
    let Request::Game { word, argument } = Tap::read(id)?.request else {
        return None;
    };
    let tapped = Tapped {
        word: &word,
        argument: &argument,
        chosen,
        at: Millis(0),
    };
    Some(reading::tap::<D>(at.lang, at.view, &at.ids, &tapped))
}

/// Second question of a page, if it asks one.
fn asks<D: GameUi>(at: &Screen<'_, D>) -> Option<D::Action> {
    let asked = at.question()?;
    let Some(Row::Buttons(buttons)) = asked.rows.first() else {
        return None;
    };
    match step(at, &buttons.first()?.id, None)? {
        Step::Act(act) => Some(act),
        _ => None,
    }
}
