//! What every part of a console is made with.

use text::Lang;

use crate::ui::ids::Ids;
use crate::ui::message::Row;

/// In which language, and with which ids.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'c> {
    pub lang: Lang,
    pub ids: &'c Ids,
}

/// What is said of a decision, and what can be pressed for it.
pub(super) type LinesAndRows = (Vec<String>, Vec<Row>);
