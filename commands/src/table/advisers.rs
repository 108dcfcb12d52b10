//! Who thinks for people who ask, a game each: plugged in by the process, for this crate knows no
//! engine. What it is handed is what the asker's own eye has seen, and what it gives back are plain
//! data that `text` has words for.

use std::any::Any;
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use games::{Advice, Dice, Everyone, Hindsight, Sampled, Seat, Seen, To};
use sessions::{Decided, Rerun};

/// A thought on its way. It is thought on no thread that answers people.
pub type Thinking<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Thinks about one game.
pub trait Adviser<G: Sampled>: Send + Sync + 'static {
    /// What a player who knows this could do, for them alone; nothing if they have no decision to
    /// make.
    fn advises(&self, seen: Seen<G>, dice: Dice) -> Thinking<Option<To<Seat, Advice<G>>>>;

    /// Replays a game that a person played alone: what everyone sees of it in the end, if it ends.
    fn plays(&self, again: Rerun<G>) -> Thinking<Option<To<Everyone, G::View>>>;

    /// How good these decisions were, naming at most so many of those by which most was lost.
    fn looks_back(&self, decided: Vec<Decided<G>>, dice: Dice, most: usize) -> Thinking<Review<G>>;
}

/// How good a player's decisions in a game were.
pub struct Review<G: Sampled> {
    /// How many could be judged.
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

/// Every game's adviser.
#[derive(Clone, Default)]
pub struct Advisers(BTreeMap<&'static str, Arc<dyn Any + Send + Sync>>);

impl Advisers {
    /// The same with one for this game.
    #[must_use]
    pub fn with<G: Sampled>(mut self, adviser: impl Adviser<G>) -> Self {
        let adviser: Arc<dyn Adviser<G>> = Arc::new(adviser);
        self.0.insert(G::ID, Arc::new(adviser));
        self
    }

    /// The one for this game.
    pub(crate) fn of<G: Sampled>(&self) -> Option<&Arc<dyn Adviser<G>>> {
        self.0.get(G::ID)?.downcast_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Silent;

    impl<G: Sampled> Adviser<G> for Silent {
        fn advises(&self, _: Seen<G>, _: Dice) -> Thinking<Option<To<Seat, Advice<G>>>> {
            Box::pin(std::future::ready(None))
        }

        fn plays(&self, _: Rerun<G>) -> Thinking<Option<To<Everyone, G::View>>> {
            Box::pin(std::future::ready(None))
        }

        fn looks_back(&self, _: Vec<Decided<G>>, _: Dice, _: usize) -> Thinking<Review<G>> {
            Box::pin(std::future::ready(Review::default()))
        }
    }

    macro_rules! each {
        ($($name:ident: $game:ty,)+) => {
            let none = Advisers::default();
            $(
                assert!(none.of::<$game>().is_none());
                let one = Advisers::default().with::<$game>(Silent);
                assert!(one.of::<$game>().is_some() && one.0.len() == 1);
            )+
        };
    }

    #[test]
    fn each_game_has_its_own_adviser() {
        games::each_game!(each);
    }
}
