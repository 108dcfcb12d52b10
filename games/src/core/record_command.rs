//! Commands about a person's record between games: record actions by name, as a game's actions are
//! given by verbs. Commands, components, forms, completion and typed words are made from the rows.
//! Knows no language: names are identifiers and never change.

use super::game::Game;
use super::record::Record;
use super::said::Said;
use super::verb::{Arg, Inputs, split};

/// Something that a person does with their record.
pub struct RecordCommand<G: Game> {
    /// Name, for commands and the keys of its words; no verb of the game has it.
    pub name: &'static str,
    /// The command that it stands under, inside the game's own.
    pub under: Option<&'static str>,
    /// Arguments, in order.
    pub takes: &'static [RecordArg<G>],
    /// Meaning of the command.
    pub means: RecordAction<G>,
    /// Inputs by which it can be given.
    pub inputs: Inputs,
    /// The verb whose typed words mean this record command instead, and where they do.
    pub instead: Option<Instead<G>>,
}

/// A verb's name, and whether its words mean something else in this view.
pub type Instead<G> = (&'static str, fn(&<G as Game>::View) -> bool);

/// A record change, with something that is seen.
pub(crate) type Taking<G> =
    fn(&<G as Game>::View, &Said) -> Result<RecordChangeOf<G>, <G as Game>::Refusal>;
/// An action, with something that is kept.
pub(crate) type Using<G> =
    fn(&<G as Game>::Record, &Said) -> Result<<G as Game>::Action, RecordRefusalOf<G>>;
/// Something that a record command takes. What can stand there is found in what is kept and said.
pub type RecordArg<G> = Arg<fn(&<G as Game>::Record, &Said) -> Vec<String>>;

/// Changes that a game's people can make to their records.
pub type RecordChangeOf<G> = <<G as Game>::Record as Record>::RecordChange;
/// Why it cannot be granted.
pub type RecordRefusalOf<G> = <<G as Game>::Record as Record>::Refusal;

/// Meaning of a record command.
pub enum RecordAction<G: Game> {
    /// A record action that needs no table.
    Runs(fn(&Said) -> Result<RecordChangeOf<G>, RecordRefusalOf<G>>),
    /// A record action with something from a table, as the caller sees it.
    Takes(Taking<G>),
    /// An action at a table, with something that is kept.
    Uses(Using<G>),
    /// To be told everything that one keeps oneself.
    Lists,
    /// To be told what everyone may see of a person's record.
    Shows,
}

impl<G: Game> RecordCommand<G> {
    /// A record command that takes nothing.
    pub const fn new(name: &'static str, means: RecordAction<G>) -> Self {
        Self {
            name,
            under: None,
            takes: &[],
            means,
            inputs: Inputs::All,
            instead: None,
        }
    }

    /// Record command with these arguments.
    #[must_use]
    pub const fn takes(self, takes: &'static [RecordArg<G>]) -> Self {
        Self { takes, ..self }
    }

    /// Record command under this command.
    #[must_use]
    pub const fn under(self, command: &'static str) -> Self {
        Self {
            under: Some(command),
            ..self
        }
    }

    /// Record command of slash commands alone.
    #[must_use]
    pub const fn command_only(self) -> Self {
        Self {
            inputs: Inputs::CommandOnly,
            ..self
        }
    }

    /// Record command for the typed words of this verb, where that holds.
    #[must_use]
    pub const fn instead_of(self, verb: &'static str, holds: fn(&G::View) -> bool) -> Self {
        Self {
            instead: Some((verb, holds)),
            ..self
        }
    }

    /// The words after it, each in its place; the last place takes the rest.
    pub fn split(&self, rest: &str) -> Said {
        split(self.takes, rest)
    }
}
