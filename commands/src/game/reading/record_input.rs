//! Reading of record commands, the same for every entry point, and completions of their options.
//! Runs nothing and changes no record.

use games::{Kind, RecordAction, RecordChangeOf, RecordCommand, RecordRefusalOf, Said};
use text::Lang;

use crate::game::ui::{Completion, GameUi, RecordUi};

/// Meaning of a record command.
pub(crate) enum RecordStep<D: GameUi> {
    /// A record change to run.
    Runs(RecordChangeOf<D>),
    /// An action for the rules.
    Acts(D::Action),
    /// The player's record does not allow it.
    RecordRefusal(RecordRefusalOf<D>),
    /// The player's view does not allow it.
    Refused(D::Refusal),
    /// A request for everything in their record.
    Lists,
    /// A request for the public part of their record.
    Shows,
}

/// Reads a record command for a player with this view and this record.
pub(crate) fn read_record_command<D: GameUi>(
    view: &D::View,
    record: &D::Record,
    record_command: &RecordCommand<D>,
    said: &Said,
) -> RecordStep<D> {
    let said = D::Record::read_words(record_command, said);
    match record_command.means {
        RecordAction::Runs(read) => {
            read(&said).map_or_else(RecordStep::RecordRefusal, RecordStep::Runs)
        }
        RecordAction::Takes(read) => {
            read(view, &said).map_or_else(RecordStep::Refused, RecordStep::Runs)
        }
        RecordAction::Uses(find) => {
            find(record, &said).map_or_else(RecordStep::RecordRefusal, RecordStep::Acts)
        }
        RecordAction::Lists => RecordStep::Lists,
        RecordAction::Shows => RecordStep::Shows,
    }
}

/// Completions of an option of a record command, by its place.
pub(crate) fn record_completions<D: GameUi>(
    lang: Lang,
    record: &D::Record,
    record_command: &RecordCommand<D>,
    place: usize,
    said: &Said,
) -> Vec<Completion> {
    let Some(item) = record_command.takes.get(place) else {
        return Vec::new();
    };
    let words = item.offers.map_or_else(Vec::new, |of| of(record, said));
    let completion = |word: String| match (word.parse(), item.kind) {
        (Ok(number), Kind::Number { .. }) => Completion::number(number),
        _ => D::Record::completion(lang, word),
    };
    words.into_iter().map(completion).collect()
}
