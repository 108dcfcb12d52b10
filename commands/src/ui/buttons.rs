//! Buttons that every table has, for any game.

use sessions::TableAction;
use text::{Lang, say};

use crate::ui::ids::{Ids, PLAIN_ACTIONS, TableVerb};
use crate::ui::message::{Button, Row, Style};

/// Button of a verb that every table has.
pub(crate) fn table_button(lang: Lang, ids: &Ids, verb: TableVerb, style: Style) -> Button {
    button(lang, ids.table_verb(verb), verb.word_and_label().1, style)
}

/// Button that does this action at the table.
pub(crate) fn act_button(lang: Lang, ids: &Ids, action: &TableAction, style: Style) -> Button {
    let mut plain = PLAIN_ACTIONS.iter().filter(|(known, _)| known == action);
    let label = plain.next().map_or("", |(_, label)| label);
    button(lang, ids.act(action), label, style)
}

fn button(lang: Lang, id: String, label: &'static str, style: Style) -> Button {
    Button::new(id, say(label).tr(lang), style)
}

/// Buttons to the pages before and after `page`, of `pages`; `id` makes the id of a page. Ids must
/// differ even when a button leads nowhere.
pub(crate) fn page_buttons(
    lang: Lang,
    (page, pages): (usize, usize),
    id: impl Fn(usize) -> String,
) -> Row {
    let button = |key, to: Option<usize>, nowhere| {
        Button::new(id(to.unwrap_or(nowhere)), say(key).tr(lang), Style::Plain).when(to.is_some())
    };
    let next = Some(page + 1).filter(|next| *next < pages);
    Row::Buttons(vec![
        button("rules-previous", page.checked_sub(1), pages),
        button("rules-next", next, pages + 1),
    ])
}
