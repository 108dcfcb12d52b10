//! Completions of a command's option while it is typed: what the verb offers, as the typing user
//! sees it. What is offered is granted.

use games::{Kind, Seat};

use crate::game::ui::{Asking, Completion, GameUi};

/// Words that can stand there now; none where the verb itself is not offered.
pub(crate) fn offered<D: GameUi>(
    asking: &Asking<'_, D>,
    view: &D::View,
    me: Seat,
) -> Vec<Completion> {
    let Some(arg) = asking.verb.takes.get(asking.place) else {
        return Vec::new();
    };
    if !(asking.verb.may)(view, me) {
        return Vec::new();
    }
    if let Some(completed) = D::completed(view, asking) {
        return completed;
    }
    let words = arg
        .offers
        .map_or_else(Vec::new, |of| of(view, me, asking.said));
    // Nothing at all may stand where a word may; it needs no choosing.
    let words = words.into_iter().filter(|word| !word.is_empty());
    let numbers = matches!(arg.kind, Kind::Number { .. } | Kind::Before { .. });
    let completion = |word: String| match word.parse() {
        Ok(number) if numbers => Completion::number(number),
        _ => Completion::word(word),
    };
    words.map(completion).collect()
}
