//! A game whose actions have names: its words read and written, and the actions of a seat now.

use super::audience::view_for_seat;
use super::day::PuzzleDay;
use super::game::Game;
use super::honours::Honours;
use super::lesson::Lesson;
use super::record::RecordChanges;
use super::record_command::RecordCommand;
use super::said::Spelled;
use super::seat::Seat;
use super::setting::Setting;
use super::verb::GameCommand;

/// A game whose actions have names.
pub trait Spoken: Game {
    /// Every verb, in the order in which it is listed to people.
    const VERBS: &'static [GameCommand<Self>];
    /// Settings that a table may agree on, by name.
    const SETTINGS: &'static [Setting<Self::Options>] = &[];
    /// Honours of a game that is over.
    const HONOURS: &'static Honours<Self> = &Honours::PLAIN;
    /// Lesson for a person who has never played it; `None` where the game has no lesson.
    const LESSON: Option<&'static Lesson<Self>> = None;
    /// Everything that people can do with what they keep of it.
    const RECORD_COMMANDS: &'static [RecordCommand<Self>] =
        <Self::Record as RecordChanges<Self>>::RECORD_COMMANDS;

    /// Options of the puzzle of a day, which everybody plays alone; `None` where the game has no
    /// such puzzle. They are recorded with each table, so that they may be others in later
    /// versions.
    fn puzzle(_day: PuzzleDay) -> Option<Self::Options> {
        None
    }

    /// An action as it is written: a `match`, so that none can be forgotten.
    fn spell(action: &Self::Action) -> Spelled;

    /// The verb that words without one mean in this view; `None` for prose.
    fn bare(_view: &Self::View, _said: &str) -> Option<&'static str> {
        None
    }

    /// The verb with this name.
    fn verb(name: &str) -> Option<&'static GameCommand<Self>> {
        Self::VERBS.iter().find(|verb| verb.name == name)
    }

    /// The record command with this name.
    fn record_command(name: &str) -> Option<&'static RecordCommand<Self>> {
        Self::RECORD_COMMANDS
            .iter()
            .find(|command| command.name == name)
    }
}

/// Reads a line of the notation; `None` when there is no such verb.
pub fn read<G: Spoken>(view: &G::View, line: &str) -> Option<Result<G::Action, G::Refusal>> {
    let line = line.trim();
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let verb = G::verb(name)?;
    Some((verb.means)(view, &verb.split(rest)))
}

/// Reads a line again that a seat said when the game stood like this; `None` when there is no such
/// verb.
pub fn reread<G: Spoken>(
    before: &G::State,
    seat: Seat,
    line: &str,
) -> Option<Result<G::Action, G::Refusal>> {
    let view = view_for_seat::<G>(before, seat).open_for(seat)?;
    read::<G>(&view, line)
}

/// Every action that a seat is offered now and that can be listed, in the words of the notation.
pub fn offered_in_words<G: Spoken>(view: &G::View, seat: Seat) -> Vec<Spelled> {
    let offered = G::VERBS.iter().filter(|verb| (verb.may)(view, seat));
    let lines = offered.flat_map(|verb| {
        let sayings = verb.sayings(view, seat).into_iter();
        sayings.map(|said| verb.join(&said))
    });
    lines.collect()
}
