//! Completions of a game command's option while it is typed, as the typing user sees the table.
//! What is offered is granted.

use games::{Kind, Seat};

use crate::game::ui::{Completion, GameUi, TypedOption};

/// Completions of an option for the player in a seat; none where the verb itself is not offered.
pub(crate) fn completions<D: GameUi>(
    option: &TypedOption<'_, D>,
    view: &D::View,
    me: Seat,
) -> Vec<Completion> {
    let Some(arg) = option.verb.takes.get(option.place) else {
        return Vec::new();
    };
    if !(option.verb.may)(view, me) {
        return Vec::new();
    }
    if let Some(completed) = D::completions(view, option) {
        return completed;
    }
    let words = arg
        .offers
        .map_or_else(Vec::new, |of| of(view, me, option.said));
    // Nothing at all may stand where a word may; it needs no choosing.
    let words = words.into_iter().filter(|word| !word.is_empty());
    let numbers = matches!(arg.kind, Kind::Number { .. } | Kind::Before { .. });
    let completion = |word: String| match word.parse() {
        Ok(number) if numbers => Completion::number(number),
        _ => Completion::word(word),
    };
    words.map(completion).collect()
}
