//! Refusals of requests, each with its reply.

use sessions::{TableId, TableRefusal};
use text::{Lang, say};

use crate::app::refusals;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Message, Row, Style};
use crate::ui::reply::Reply;

/// Refusal of a request.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refused {
    /// Refusal with this reply.
    #[error("the user is told something else")]
    WithReply(Box<Reply>),
    /// The table refuses it.
    #[error("refused by the table")]
    ByTable(TableRefusal),
    /// Another table stands in the channel already.
    #[error("table {0} is already there")]
    Occupied(TableId),
    /// There is no such table.
    #[error("no such table")]
    NoTable,
}

impl Refused {
    /// Reply to the person who was refused.
    pub(crate) fn reply(self, lang: Lang) -> Reply {
        match self {
            Self::WithReply(reply) => *reply,
            Self::ByTable(refusal) => Reply::words(refusals::refusal_text(lang, &refusal)),
            Self::Occupied(table) => {
                let taken = say("table-refused-occupied").with("table", table.to_string());
                reply_with_console(lang, table, &taken.tr(lang))
            }
            Self::NoTable => Reply::words(say("table-none-such").tr(lang)),
        }
    }
}

/// Reply to a component of another version of the bot.
pub(crate) fn foreign_component(lang: Lang) -> Reply {
    Reply::words(say("table-foreign-button").tr(lang))
}

/// Sentence about a table, with the button that opens the reader's console there.
pub(crate) fn reply_with_console(lang: Lang, table: TableId, sentence: &str) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let message = Message {
        rows: vec![Row::Buttons(vec![console])],
        ..Message::words(sentence)
    };
    Reply::say(message)
}
