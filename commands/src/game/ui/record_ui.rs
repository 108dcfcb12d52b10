//! The UI of a game's records: what a player's console shows of their record, and the words about
//! it.

use games::{Game, Record, RecordCommand, Said};
use text::Lang;

use super::{Completion, Screen};
use crate::ui::message::Row;

/// The UI of a game's records.
pub(crate) trait RecordUi<G: Game>: Record {
    /// Words of the console's pages about the record.
    const PAGES: &'static [&'static str] = &[];

    /// Rows that the record adds under ⋯, or shows on a page of its own.
    fn rows(&self, _at: &Screen<'_, G>) -> Vec<Row> {
        Vec::new()
    }

    /// Turns the words of a record command, in any language, into those that it takes.
    fn read_words(_command: &RecordCommand<G>, said: &Said) -> Said {
        said.clone()
    }

    /// Completion for a word of the notation, as readers of this language know it.
    fn completion(_lang: Lang, word: String) -> Completion {
        Completion::word(word)
    }

    /// Text about everything in the person's record, for a game with a record command that lists
    /// it.
    fn describe_own(_lang: Lang, _own: &Self) -> String {
        String::new()
    }

    /// Text about the public part of the record of the person with this name, for a game with a
    /// record command that shows it.
    fn describe_public(_lang: Lang, _name: &str, _shown: &Self::Shown) -> String {
        String::new()
    }

    /// Text about a record change, with the record after it, or about its refusal.
    fn describe_change(
        lang: Lang,
        ran: Result<(&Self::RecordChange, &Self), &Self::Refusal>,
    ) -> String;

    /// The fullest record that a person can have.
    #[cfg(test)]
    fn fullest() -> Self {
        Self::default()
    }
}

/// For games of which nothing is kept: there is nothing to ask for.
impl<G: Game> RecordUi<G> for () {
    fn describe_change(
        _lang: Lang,
        ran: Result<(&Self::RecordChange, &Self), &Self::Refusal>,
    ) -> String {
        match ran {
            Ok((record_change, ())) => match *record_change {},
            Err(refusal) => match *refusal {},
        }
    }
}
