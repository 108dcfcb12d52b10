//! The trait of a game: actions are decided into events, events are applied, states are viewed.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::audience::Eye;
use super::record::RecordChanges;
use super::seat::Seat;
use super::turn::Turn;

/// The rules of one game.
///
/// `View`, `Glimpse` and `Refusal` must be `PartialEq + Debug`, which [`Secret`] is not: a secret
/// cannot end up in what a viewer is shown without being opened by that viewer's [`Eye`].
///
/// A game itself holds nothing: it is cloned, printed and compared only so that what is generic
/// over it can derive that.
///
/// [`Secret`]: super::secret::Secret
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Key of journal, texts and commands. Never changes.
    const ID: &'static str;
    /// Numbers of people that can play; 1 means that it can be played solo.
    const SEATS: RangeInclusive<u8>;
    /// True if computers can play it. Where not, none is offered, and no advice.
    const COMPUTER: bool = false;

    /// Options that a table agrees on before the start.
    type Options: Clone
        + Debug
        + Default
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// Everything that is true of a game, secrets included.
    type State: Clone + Send + Sync + 'static;
    /// An action of a seat, named in the imperative.
    type Action: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// A fact, named in the past tense, with what chance gave. Recorded for ever: append-only.
    type Event: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an action cannot be granted. No prose.
    type Refusal: Clone + Debug + PartialEq + Send + 'static;
    /// View of a state, for one viewer.
    type View: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Glimpse of an event, for one viewer.
    type Glimpse: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Record of a person from game to game; `()` where there is none.
    type Record: RecordChanges<Self>;

    /// A game that has not begun: [`Cause::Start`] follows.
    fn new_state(options: &Self::Options, seats: u8) -> Self::State;

    /// Decides an action or a time-out. Emits events into the turn, or says why not; nothing has
    /// changed yet.
    ///
    /// # Errors
    /// The refusal, when the cause is an action that the rules do not grant.
    fn decide(turn: &mut Turn<'_, Self>, cause: Cause<Self::Action>) -> Result<(), Self::Refusal>;

    /// Makes a fact part of the state. Total: draws nothing, opens nothing, refuses nothing.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// Seats that the game waits for.
    fn pending(state: &Self::State) -> Pending;

    /// View of a state for this viewer.
    fn view(state: &Self::State, eye: Eye) -> Self::View;

    /// Glimpse of an event for this viewer, given the state after it.
    fn glimpse(after: &Self::State, event: &Self::Event, eye: Eye) -> Option<Self::Glimpse>;

    /// True if the part of this seat is over while the others play on.
    fn is_out(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Number of the game's decision, where a seat may come back to its own and write it again: its
    /// time then goes on, so that no one gains any and no clock tells of it. Another decision has
    /// its whole time, no matter which seat it is up to. `None` where to act is to decide.
    fn decision(_state: &Self::State) -> Option<u64> {
        None
    }
}

/// Why the rules are asked to decide.
#[derive(Clone, Debug)]
pub enum Cause<A> {
    /// The table starts.
    Start,
    /// A seat acts.
    Act(Seat, A),
    /// A seat let its time pass: the rules play for it.
    TimedOut(Seat),
}

/// Seats that the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// These seats owe a decision.
    Orders(Vec<Due>),
    /// The game is over.
    Over {
        /// Winners; several for a tie, none where a win is impossible.
        winners: Vec<Seat>,
    },
}

/// A decision that a seat owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The player who has to decide.
    pub seat: Seat,
    /// Time that it deserves, relative to the table's pace.
    pub within: Span,
}

/// Time that a decision deserves. The table's pace turns it into minutes or days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// An ordinary move.
    Move,
    /// A long secret set-up.
    SetUp,
}
