//! What the user is told when a table refuses something.

use sessions::{FoundError, TableError, TableId};
use text::{Lang, say};

use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::table::buttons::table_button;
use crate::table::refusals;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Answer, Message, Private, Row, Style};
use crate::ui::reply::Reply;

/// Why a table was not opened.
pub(crate) fn not_founded(who: &Caller, error: FoundError) -> Result<Reply, ServeError> {
    match error {
        FoundError::Taken { table } => {
            let taken = say("table-refused-occupied").with("table", table.to_string());
            Ok(with_the_console(who.lang, table, &taken.tr(who.lang)))
        }
        FoundError::Refused(refusal) => Ok(Reply::words(refusals::refusal(who.lang, &refusal))),
        FoundError::Failed(failure) => Err(failure.into()),
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
    Reply::open(Answer::Say(Private::Open(games::To::everyone(message))))
}

/// What the user is told when their action was not granted.
pub(crate) fn refused(lang: Lang, error: TableError) -> Result<Reply, ServeError> {
    match error {
        TableError::Refused(refusal) => Ok(Reply::words(refusals::refusal(lang, &refusal))),
        TableError::Failed(failure) => Err(failure.into()),
    }
}
