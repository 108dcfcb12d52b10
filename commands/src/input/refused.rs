//! What the user is told when a table refuses something.

use sessions::{FoundError, TableError};
use text::{Lang, say};

use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::table::refusals;
use crate::ui::reply::Reply;

/// Why a table was not opened.
pub(crate) fn not_founded(who: &Caller, error: FoundError) -> Result<Reply, ServeError> {
    match error {
        FoundError::Taken { table } => Ok(Reply::words(
            say("table-refused-occupied")
                .with("table", table.to_string())
                .tr(who.lang),
        )),
        FoundError::Refused(refusal) => Ok(Reply::words(refusals::refusal(who.lang, &refusal))),
        FoundError::Failed(failure) => Err(failure.into()),
    }
}

/// What the user is told when their action was not granted.
pub(crate) fn refused(lang: Lang, error: TableError) -> Result<Reply, ServeError> {
    match error {
        TableError::Refused(refusal) => Ok(Reply::words(refusals::refusal(lang, &refusal))),
        TableError::Failed(failure) => Err(failure.into()),
    }
}
