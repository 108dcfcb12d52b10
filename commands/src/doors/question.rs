//! Asking once more: whether a verb is, and what the page says.

use games::{Said, Verb};
use text::Lang;

use super::button;
use crate::desk::{Console, Desk, Page, Question, spaced};
use crate::ids::Ids;
use crate::message::{Button, Row};

/// How this verb is asked once more.
pub(super) fn of<D: Desk>(verb: &str) -> Option<&'static Question<D>> {
    let mut questions = D::questions().iter();
    questions.find(|question| question.verb == verb)
}

/// Whether a verb is offered to whoever sees this.
pub(super) fn may<D: Desk>(view: &D::View, verb: &Verb<D>) -> bool {
    D::viewer(view).is_some_and(|me| (verb.may)(view, me))
}

/// What a page of the console asks; `None` when it asks nothing, or nothing of this moment.
pub fn question<D: Desk>(lang: Lang, view: &D::View, page: &Page, ids: &Ids) -> Option<Console> {
    let asks = |question: &&Question<D>| {
        let its = |of| of == page.argument;
        question.page == page.word && question.of.is_none_or(its)
    };
    let question = D::questions().iter().find(asks)?;
    let verb = D::verb(question.verb).filter(|verb| may(view, verb))?;
    let said = match question.of {
        Some(_) => Said::default(),
        // What takes one thing carries it whole; several are a letter each.
        None if verb.takes.len() == 1 => Said::of([&page.argument]),
        None => verb.split(&spaced(&page.argument)),
    };
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
    })
}
