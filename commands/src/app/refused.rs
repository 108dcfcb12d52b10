//! What the user is told when they do not get what they wanted.

use sessions::TableId;
use text::{Lang, say};

use crate::app::fault::ServeError;
use crate::app::refusals;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Message, Row, Style};
use crate::ui::reply::Reply;

/// What the user is told when a request ended early; a fault stays one.
pub(crate) fn told(lang: Lang, ended: ServeError) -> Result<Reply, ServeError> {
    match ended {
        ServeError::Told(reply) => Ok(*reply),
        ServeError::Refused(refusal) => Ok(Reply::words(refusals::refusal(lang, &refusal))),
        ServeError::Occupied(table) => {
            let taken = say("table-refused-occupied").with("table", table.to_string());
            Ok(with_the_console(lang, table, &taken.tr(lang)))
        }
        ServeError::NoTable => Ok(Reply::words(say("table-none-such").tr(lang))),
        fault => Err(fault),
    }
}

/// What is told of a table, with the button that leads to one's console there.
pub(crate) fn with_the_console(lang: Lang, table: TableId, told: &str) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let message = Message {
        rows: vec![Row::Buttons(vec![console])],
        ..Message::words(told)
    };
    Reply::say(message)
}
