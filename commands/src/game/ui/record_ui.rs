//! The UI of a game's records: what a player's own console shows of their record.

use games::{Game, Record, RecordCommand, Said};
use text::Lang;

use super::{Completion, Screen};
use crate::ui::message::Row;

/// The UI of a game's records.
pub(crate) trait RecordUi<G: Game>: Record {
    /// The pages of the console that are its own.
    const PAGES: &'static [&'static str] = &[];

    /// Rows that the person's own record adds to what stands under ⋯, or shows on a page of its
    /// own.
    fn rows(&self, _at: &Screen<'_, G>) -> Vec<Row> {
        Vec::new()
    }

    /// Turns what is said of a record command, in any language, into what its row takes.
    fn reads(_chore: &RecordCommand<G>, said: &Said) -> Said {
        said.clone()
    }

    /// Something that can be chosen, as people of this language read it.
    fn completion(_lang: Lang, word: String) -> Completion {
        Completion::word(word)
    }

    /// Everything in the person's record, for a game with a record command that lists it.
    fn listed(_lang: Lang, _own: &Self) -> String {
        String::new()
    }

    /// The public part of the record of the person with this name, for a game with a record command
    /// that shows it.
    fn seen(_lang: Lang, _name: &str, _shown: &Self::Shown) -> String {
        String::new()
    }

    /// Tells what a record change did, with the record after it, or why it was refused.
    fn ran(lang: Lang, ran: Result<(&Self::RecordChange, &Self), &Self::Refusal>) -> String;

    /// The fullest record that a person can have.
    #[cfg(test)]
    fn fullest() -> Self {
        Self::default()
    }
}

/// For games of which nothing is kept: there is nothing to ask for.
impl<G: Game> RecordUi<G> for () {
    fn ran(_lang: Lang, ran: Result<(&Self::RecordChange, &Self), &Self::Refusal>) -> String {
        match ran {
            Ok((record_change, ())) => match *record_change {},
            Err(refusal) => match *refusal {},
        }
    }
}
