//! Records of people from game to game. Who keeps them, and where, is no business of the rules.

use std::convert::Infallible;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::game::Game;
use super::record_command::RecordCommand;
use super::seat::Seat;

/// Reach of a person's record: where it is one and the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// On one server: each has another.
    Server,
    /// Everywhere they play.
    Everywhere,
}

/// Record of one person in one game, between tables. A person who never kept anything has the
/// default.
///
/// It is the person's own: others may see what [`Record::public_part`] gives them, and no more.
/// Kept for ever, so fields are only ever added, with a default.
pub trait Record:
    Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// An action about one's own record, named in the imperative.
    type RecordChange: Clone + Send + 'static;
    /// Why it cannot be granted. No prose.
    type Refusal: Clone + Debug + PartialEq + Send + 'static;
    /// Part of a person's record that everyone may see; `()` where it is private.
    type Shown: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// Reach of the record.
    const REACH: Reach = Reach::Server;

    /// The record after a record change.
    ///
    /// # Errors
    /// The refusal, when the record does not allow it.
    fn run(self, record_change: Self::RecordChange) -> Result<Self, Self::Refusal>;

    /// Part of it that everyone may see.
    fn public_part(&self) -> Self::Shown;
}

/// Changes of a record by the tables of its game. Most tables take nothing from it.
pub trait RecordChanges<G: Game>: Record {
    /// Everything that people can do with it, in the order in which it is listed to them.
    const RECORD_COMMANDS: &'static [RecordCommand<G>] = &[];

    /// True if people bring their records to such a table, and take them home when it is over.
    fn counts(_options: &G::Options) -> bool {
        false
    }

    /// Puts what people bring, in seat order, into the options that the game begins with. Asked
    /// only where the table counts.
    fn enlist(_options: &mut G::Options, _records: Vec<Self>) {}

    /// Options of a game that goes on from a moment of one with these, for practice: what people
    /// brought is there, and nothing is taken home.
    fn for_practice(options: G::Options) -> G::Options {
        options
    }

    /// Record from now on of the player who began in a seat: the game is over, and `self` is their
    /// record as it is today, which may differ from the one they brought. Called only where the
    /// table counts.
    #[must_use]
    fn record_updates(self, _over: &G::State, _seat: Seat) -> Self {
        self
    }
}

/// For games of which nothing is kept.
impl Record for () {
    type RecordChange = Infallible;
    type Refusal = Infallible;
    type Shown = ();

    fn run(self, record_change: Infallible) -> Result<Self, Infallible> {
        match record_change {}
    }

    fn public_part(&self) {}
}

impl<G: Game> RecordChanges<G> for () {}
