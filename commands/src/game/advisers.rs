//! Advisers of people who ask, one for each game: plugged in by the process, for this crate knows
//! no engine. An adviser gets what the asker's own eyes have seen, and gives plain data that `text`
//! has words for.

use std::future::Future;
use std::pin::Pin;

use games::{Advice, Dice, Everyone, Knowledge, Marked, Sampled, Seat, To};
use sessions::{Decided, Rerun};

/// A computation on its way, on no thread that answers people.
pub type Thinking<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Adviser of one game.
pub trait Adviser<G: Sampled>: Send + Sync + 'static {
    /// Advises a player with this knowledge, for them alone; `None` if they have no decision to
    /// make.
    fn advises(&self, knowledge: Knowledge<G>, dice: Dice)
    -> Thinking<Option<To<Seat, Advice<G>>>>;

    /// Plays a game again that a person played alone. Returns what everyone sees at its end, if it
    /// ends.
    fn plays(&self, again: Rerun<G>) -> Thinking<Option<To<Everyone, G::View>>>;

    /// Marks decisions of a seat in order, each by what its player knew; `None` where one cannot be
    /// judged. The last ones are missing where there is no work left.
    fn marks(&self, decided: Vec<(Decided<G>, Dice)>) -> Thinking<Vec<Option<Marked<G>>>>;
}
