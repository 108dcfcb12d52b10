//! Thinks for people who ask: the engines of all games, at full strength, one thought at a time and
//! on no thread that answers people.

use std::sync::Arc;

use commands::{Adviser, Advisers, Thinking};
use games::{Advice, Dice, Everyone, Knowledge, Marked, Seat, To};
use players::{Fuel, Level, Mind, Played, advise, look_back, think};
use sessions::{Decided, Rerun};
use tokio::sync::Semaphore;

/// No game that is played again takes longer.
const MAX_STEPS: usize = 500;
/// A game is looked back at with as much work as so many whole thoughts.
const LOOK_BACK_THOUGHTS: u64 = 40;

/// Every game's adviser.
pub(crate) fn advisers() -> Advisers {
    let library = AdviceEngine(Arc::new(Semaphore::new(1)));
    macro_rules! each {
        ($($name:ident: $game:ty,)+) => {
            Advisers::default()$(.with::<$game>(library.clone()))+
        };
    }
    games::each_game!(each)
}

const fn strong<G: Played>(dice: Dice) -> Mind<'static> {
    Mind::new::<G>(Level::Strong, dice)
}

/// Engine of advice, in which one thought runs at a time.
#[derive(Clone)]
struct AdviceEngine(Arc<Semaphore>);

impl<G: Played> Adviser<G> for AdviceEngine {
    fn advises(
        &self,
        knowledge: Knowledge<G>,
        dice: Dice,
    ) -> Thinking<Option<To<Seat, Advice<G>>>> {
        self.think(move || {
            let thought = advise(&knowledge, &mut strong::<G>(dice))?;
            Some(knowledge.seals(thought.into_advice()))
        })
    }

    fn plays(&self, mut again: Rerun<G>) -> Thinking<Option<To<Everyone, G::View>>> {
        self.think(move || {
            for _ in 0..MAX_STEPS {
                let Some(seen) = again.pending_knowledge() else {
                    return Some(again.view());
                };
                let seat = seen.audience();
                let seen = seen.open_for(seat)?;
                let thought = think(&seen, &mut strong::<G>(again.dice()))?;
                again.act(thought.action).ok()?;
            }
            None
        })
    }

    fn marks(&self, decided: Vec<(Decided<G>, Dice)>) -> Thinking<Vec<Option<Marked<G>>>> {
        let engine = self.clone();
        Box::pin(async move {
            let mut left = LOOK_BACK_THOUGHTS * G::UNITS;
            let mut marks = Vec::new();
            for (one, dice) in decided {
                // Without work left, nothing more can be judged.
                if left == 0 {
                    break;
                }
                // A thought of its own: who asks for a hint meanwhile waits for no more.
                let thought = engine.think(move || {
                    let mut mind = strong::<G>(dice);
                    mind.fuel = Fuel::units(G::UNITS.min(left));
                    let judged = look_back(&one.seen, &one.did, &mut mind);
                    let marked = judged.map(|judged| judged.marked(one.did));
                    (marked, mind.fuel.burnt())
                });
                let (marked, burnt) = thought.await;
                left -= burnt;
                marks.push(marked);
            }
            marks
        })
    }
}

impl AdviceEngine {
    /// Result of a thought; nothing where it panicked.
    fn think<T: Default + Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Thinking<T> {
        let turn = Arc::clone(&self.0);
        Box::pin(async move {
            let Ok(_turn) = turn.acquire_owned().await else {
                return T::default();
            };
            let thinking = tokio::task::spawn_blocking(thought);
            thinking.await.unwrap_or_else(|error| {
                tracing::error!(%error, "computing a hint failed");
                T::default()
            })
        })
    }
}
