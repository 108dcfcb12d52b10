//! What the user is told when they do not get what they wanted.

use sessions::{TableId, TableRefusal};
use text::{Lang, say};

use crate::app::refusals;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Message, Row, Style};
use crate::ui::reply::Reply;

/// What a person is told instead of getting what they wanted.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refused {
    /// This.
    #[error("the user is told something else")]
    Told(Box<Reply>),
    /// The table refuses it.
    #[error("refused by the table")]
    ByTable(TableRefusal),
    /// A table is already where another one was to stand.
    #[error("table {0} is already there")]
    Occupied(TableId),
    /// There is no such table.
    #[error("no such table")]
    NoTable,
}

impl Refused {
    /// The reply that tells it.
    pub(crate) fn reply(self, lang: Lang) -> Reply {
        match self {
            Self::Told(reply) => *reply,
            Self::ByTable(refusal) => Reply::words(refusals::refusal(lang, &refusal)),
            Self::Occupied(table) => {
                let taken = say("table-refused-occupied").with("table", table.to_string());
                with_the_console(lang, table, &taken.tr(lang))
            }
            Self::NoTable => Reply::words(say("table-none-such").tr(lang)),
        }
    }
}

/// Sentence about a table, with the button that leads to one's console there.
pub(crate) fn with_the_console(lang: Lang, table: TableId, told: &str) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let message = Message {
        rows: vec![Row::Buttons(vec![console])],
        ..Message::words(told)
    };
    Reply::say(message)
}
