//! Asking once more: whether a verb is, and what the page says.

use games::GameCommand;
use text::Lang;

use super::button;
use crate::game::ui::{Console, GameUi, Page, Question};
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row};

/// How this verb is asked once more.
pub(super) fn of<D: GameUi>(verb: &str) -> Option<&'static Question<D>> {
    let mut questions = D::questions().iter();
    questions.find(|question| question.verb == verb)
}

/// Whether a verb is offered to the viewer.
pub(super) fn may<D: GameUi>(view: &D::View, verb: &GameCommand<D>) -> bool {
    D::viewer(view).is_some_and(|me| (verb.may)(view, me))
}

/// What a page of the console asks; `None` when it asks nothing, or nothing of this moment.
pub(crate) fn question<D: GameUi>(
    lang: Lang,
    view: &D::View,
    page: &Page,
    ids: &Ids,
) -> Option<Console> {
    let mut asked = D::questions().iter().filter_map(|question| {
        let verb = D::verb(question.verb).filter(|_| question.page == page.word)?;
        Some((question, verb, question.said(verb, &page.argument)?))
    });
    let (question, verb, said) = asked.next().filter(|(_, verb, _)| may(view, verb))?;
    D::reads(view, verb, &said).ok()?;
    let yes = button::<D>(lang, ids, question.yes, &question.carried(&said));
    let label = question.label.map(|label| label(lang, &said));
    let yes = Button {
        label: label.unwrap_or_else(|| yes.label.clone()),
        ..yes
    };
    let back = button::<D>(lang, ids, question.back, "");
    Some(Console {
        text: (question.hint)(lang, view, &said),
        rows: vec![Row::Buttons(vec![yes, back])],
        more: Vec::new(),
    })
}
