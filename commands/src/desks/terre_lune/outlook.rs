//! What every part of a console is made with.

use text::Lang;

use crate::ids::Ids;
use crate::message::Row;

/// In which language, and with which ids.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'c> {
    pub lang: Lang,
    pub ids: &'c Ids,
}

/// What is said of a decision, and what can be pressed for it.
pub(super) type LinesAndRows = (Vec<String>, Vec<Row>);
