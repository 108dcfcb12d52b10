//! Advisers of people who ask, one for each game: plugged in by the process, for this crate knows
//! no engine. They are handed what the asker's own eye has seen, and give back plain data that
//! `text` has words for.

use std::future::Future;
use std::pin::Pin;

use games::{Advice, Dice, Everyone, Hindsight, Sampled, Seat, Seen, To};
use sessions::{Decided, Rerun};

/// A thought on its way. It is thought on no thread that answers people.
pub type Thinking<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Thinks about one game.
pub trait Adviser<G: Sampled>: Send + Sync + 'static {
    /// Advises a player who knows this, for them alone; nothing if they have no decision to make.
    fn advises(&self, seen: Seen<G>, dice: Dice) -> Thinking<Option<To<Seat, Advice<G>>>>;

    /// Replays a game that a person played alone: what everyone sees of it in the end, if it ends.
    fn plays(&self, again: Rerun<G>) -> Thinking<Option<To<Everyone, G::View>>>;

    /// Judges these decisions, naming at most so many of those by which most was lost.
    fn looks_back(&self, decided: Vec<Decided<G>>, dice: Dice, most: usize) -> Thinking<Review<G>>;
}

/// Review of a player's decisions in a game.
pub struct Review<G: Sampled> {
    /// Number of decisions that could be judged.
    pub judged: u32,
    /// By how many of those more was lost than the estimate may err.
    pub missed: u32,
    /// Some of them, those by which most was lost, in order, each by its place.
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
