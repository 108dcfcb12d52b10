//! The buttons that every table has, for any game.

use sessions::TableAction;
use text::{Lang, say};

use crate::ui::ids::{Ids, PLAIN, TableVerb};
use crate::ui::message::{Button, Row, Style};

/// A button that every table has.
pub(crate) fn table_button(lang: Lang, ids: &Ids, verb: TableVerb, style: Style) -> Button {
    button(lang, ids.table_verb(verb), verb.words().1, style)
}

/// A button that does this at the table.
pub(crate) fn act_button(lang: Lang, ids: &Ids, action: &TableAction, style: Style) -> Button {
    let mut plain = PLAIN.iter().filter(|(known, _)| known == action);
    let label = plain.next().map_or("", |(_, label)| label);
    button(lang, ids.act(action), label, style)
}

fn button(lang: Lang, id: String, label: &'static str, style: Style) -> Button {
    Button::new(id, say(label).tr(lang), style)
}

/// The buttons that turn to the pages beside this one, `at` of `of`. Ids must differ even when one
/// leads nowhere.
pub(crate) fn page_buttons(
    lang: Lang,
    (at, of): (usize, usize),
    id: impl Fn(usize) -> String,
) -> Row {
    let button = |key, to: Option<usize>, nowhere| {
        Button::new(id(to.unwrap_or(nowhere)), say(key).tr(lang), Style::Plain).when(to.is_some())
    };
    let next = Some(at + 1).filter(|next| *next < of);
    Row::Buttons(vec![
        button("rules-previous", at.checked_sub(1), of),
        button("rules-next", next, of + 1),
    ])
}
