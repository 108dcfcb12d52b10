//! Computer players: what a seat could do now, judged from what that seat knows and no more.
//!
//! An engine is handed [`Knowledge`], which only a seat's own eye can make: no state, no seed of
//! the table, no journal. Same knowledge, level and dice give the same thought on every machine:
//! this crate knows no clock, no I/O, no threads, no hash order, and compares whole numbers only.

mod catalogue;
pub mod contact;
mod exact;
mod fixed;
mod fuel;
pub mod interceptor;
mod judge;
mod level;
mod mind;
pub mod planetaire;
pub mod space_connection;
pub mod terre_lune;
mod thought;

pub use exact::Proven;
pub use fuel::{Fuel, Halt};
pub use judge::Judgement;
pub use level::Level;
pub use mind::Mind;
pub use thought::{Reason, Thought};

use games::{Knowledge, Sampled, Seat};

/// A game with a computer player; one without implements nothing of it.
#[diagnostic::on_unimplemented(
    message = "the game `{Self}` has no computer player (`Played`)",
    note = "that belongs into `players/src/<game>`, which a `mod` line in `players/src/lib.rs` names"
)]
pub trait Played: Sampled {
    /// Units that a thought at full strength may burn.
    const UNITS: u64 = 0;

    /// Loss beyond the error of its estimate, in thousandths of the game's measure, up to which a
    /// decision is doubtful, and from which it is a mistake.
    const DOUBTFUL: u32 = 100;

    /// Best action for this seat, which has a decision to make or something to prepare. Gives the
    /// best so far when its fuel is spent. `None` where nothing is offered.
    fn ponder(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let _ = (knowledge, mind);
        None
    }

    /// True if this seat has something to do that no one waits for, and that only helps: then it
    /// thinks of it, by this view alone.
    fn prepares(view: &Self::View, me: Seat) -> bool {
        let _ = (view, me);
        false
    }

    /// True if, by this view, each player now gets further by themselves, all at once: then a
    /// computer that plays with one person makes its next act after theirs.
    fn keeps_step(view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// Time in milliseconds that people take to watch what has just happened before a computer
    /// acts: by what all have seen alone.
    fn watching_ms(view: &Self::View) -> u32 {
        let _ = view;
        0
    }

    /// Advice for the asker, regardless of what they have prepared. The mind is a strong one.
    fn counsel(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        Self::ponder(knowledge, mind)
    }

    /// Judges an action by what was known then. `None` where that is not possible. The mind is a
    /// strong one.
    fn judge(
        knowledge: &Knowledge<Self>,
        did: &Self::Action,
        mind: &mut Mind<'_>,
    ) -> Option<Judgement<Self>> {
        let _ = (knowledge, did, mind);
        None
    }
}

/// Picks the computer at a table that acts now, at a real one and where their strength is measured:
/// first each that has something to prepare, then one that has a decision to make.
pub fn next_computer<G: Played>(
    computers: &[Seat],
    due: &[Seat],
    view: impl Fn(Seat) -> Option<G::View>,
) -> Option<Seat> {
    let prepares = |seat: &Seat| view(*seat).is_some_and(|view| G::prepares(&view, *seat));
    let is_due = |seat: &Seat| due.contains(seat);
    let mut preparing = computers.iter().copied().filter(prepares);
    let mut deciding = computers.iter().copied().filter(is_due);
    preparing.next().or_else(|| deciding.next())
}

/// Judges an action by what was known then; `None` when that is not possible.
pub fn look_back<G: Played>(
    knowledge: &Knowledge<G>,
    did: &G::Action,
    mind: &mut Mind<'_>,
) -> Option<Judgement<G>> {
    let judged = G::judge(knowledge, did, mind);
    judged.filter(|_| !mind.fuel.is_cancelled())
}

/// Advice for a seat; `None` when that was cancelled, or the seat may do nothing.
pub fn advise<G: Played>(knowledge: &Knowledge<G>, mind: &mut Mind<'_>) -> Option<Thought<G>> {
    let thought = G::counsel(knowledge, mind);
    thought.filter(|_| !mind.fuel.is_cancelled())
}

/// Best action for a seat, from what it knows; `None` when it was cancelled or may do nothing.
pub fn think<G: Played>(knowledge: &Knowledge<G>, mind: &mut Mind<'_>) -> Option<Thought<G>> {
    let thought = G::ponder(&knowledge.remembering(mind.level.memory()), mind);
    thought.filter(|_| !mind.fuel.is_cancelled())
}
