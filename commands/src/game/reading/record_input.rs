//! Reading of record commands, the same for every entry point: what one means, and what can stand
//! in its places. Runs nothing and changes no record.

use games::{Kind, RecordAction, RecordChangeOf, RecordCommand, RecordRefusalOf, Said};
use text::Lang;

use crate::game::ui::{Completion, GameUi, RecordUi};

/// Meaning of a record command.
pub(crate) enum Kept<D: GameUi> {
    /// A record change to run.
    Runs(RecordChangeOf<D>),
    /// A wish for the rules.
    Acts(D::Action),
    /// The player's record does not allow it.
    RecordRefusal(RecordRefusalOf<D>),
    /// The player's view does not allow it.
    Refused(D::Refusal),
    /// The player is told everything in their record.
    Lists,
    /// The player is told the public part of their record.
    Shows,
}

/// Reads a record command for a player with this view and this record.
pub(crate) fn kept<D: GameUi>(
    view: &D::View,
    record: &D::Record,
    chore: &RecordCommand<D>,
    said: &Said,
) -> Kept<D> {
    let said = D::Record::reads(chore, said);
    match chore.means {
        RecordAction::Runs(read) => read(&said).map_or_else(Kept::RecordRefusal, Kept::Runs),
        RecordAction::Takes(read) => read(view, &said).map_or_else(Kept::Refused, Kept::Runs),
        RecordAction::Uses(find) => {
            find(record, &said).map_or_else(Kept::RecordRefusal, Kept::Acts)
        }
        RecordAction::Lists => Kept::Lists,
        RecordAction::Shows => Kept::Shows,
    }
}

/// Words that can stand in this place of a record command.
pub(crate) fn offered_of<D: GameUi>(
    lang: Lang,
    record: &D::Record,
    chore: &RecordCommand<D>,
    place: usize,
    said: &Said,
) -> Vec<Completion> {
    let Some(item) = chore.takes.get(place) else {
        return Vec::new();
    };
    let words = item.offers.map_or_else(Vec::new, |of| of(record, said));
    let completion = |word: String| match (word.parse(), item.kind) {
        (Ok(number), Kind::Number { .. }) => Completion::number(number),
        _ => D::Record::completion(lang, word),
    };
    words.into_iter().map(completion).collect()
}
