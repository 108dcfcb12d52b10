//! Advisers of people who ask, one for each game: plugged in by the process, for this crate knows
//! no engine. An adviser gets what the asker's own eyes have seen, and gives plain data that `text`
//! has words for.

use std::future::Future;
use std::pin::Pin;

use games::{Advice, Dice, Everyone, Hindsight, Knowledge, Sampled, Seat, To};
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

    /// Judges decisions, and names at most `most` of those by which most was lost.
    fn looks_back(&self, decided: Vec<Decided<G>>, dice: Dice, most: usize) -> Thinking<Review<G>>;
}

/// Review of a player's decisions in a game.
pub struct Review<G: Sampled> {
    /// Number of decisions that could be judged.
    pub judged: u32,
    /// Number of decisions by which more was lost than the estimate may err.
    pub missed: u32,
    /// Decisions by which most was lost, in order, each with its index.
    pub worst: Vec<(usize, Hindsight<G>)>,
}

impl<G: Sampled> Default for Review<G> {
    fn default() -> Self {
        Self {
            judged: 0,
            missed: 0,
            worst: Vec::new(),
        }
    }
}
