//! The buttons that every table has, for any game.

use sessions::TableAction;
use text::{Lang, say};

use crate::ui::ids::{Ids, PLAIN, TableVerb};
use crate::ui::message::{Button, Enabled, Style};

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
    Button {
        id,
        label: say(label).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}
