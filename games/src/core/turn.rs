//! One decision of the rules: the only way to draw chance, open secrets and emit events.

use std::cell::Cell;

use super::dice::{Dice, Seed};
use super::game::{Cause, Game};
use super::secret::Secret;

/// A decision in the making.
pub struct Turn<'t, G: Game> {
    state: G::State,
    events: Vec<G::Event>,
    seed: &'t Seed,
    number: u64,
    drew: bool,
    opened: Cell<bool>,
}

impl<G: Game> Turn<'_, G> {
    /// The state with everything that was emitted so far.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// States a fact: it is recorded and applied.
    pub fn emit(&mut self, event: G::Event) {
        G::apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// The dice for the next event. A step that drew can never be undone.
    ///
    /// Asked twice before that event, it gives the same faces twice: take one and draw from it.
    pub fn dice(&mut self) -> Dice {
        self.drew = true;
        Dice::for_event(self.seed, self.number + self.events.len() as u64)
    }

    /// Looks at a secret on behalf of the rules. A step that opened one can never be undone.
    pub fn open<'s, T>(&self, secret: &'s Secret<T>) -> &'s T {
        self.opened.set(true);
        secret.look()
    }
}

/// What a decision would do; nothing has happened until the session makes it durable.
pub struct Proposal<G: Game> {
    /// The facts, in order.
    pub events: Vec<G::Event>,
    /// The state after them.
    pub after: G::State,
    /// Whether chance was drawn or a secret opened: such a step can never be undone.
    pub irrevocable: bool,
}

/// Asks the rules what would happen. `number` is the number of the first event it would record.
///
/// # Errors
/// The game's refusal.
pub fn propose<G: Game>(
    state: &G::State,
    seed: &Seed,
    number: u64,
    cause: Cause<G::Action>,
) -> Result<Proposal<G>, G::Refusal> {
    let mut turn = Turn::<G> {
        state: state.clone(),
        events: Vec::new(),
        seed,
        number,
        drew: false,
        opened: Cell::new(false),
    };
    G::decide(&mut turn, cause)?;
    Ok(Proposal {
        events: turn.events,
        after: turn.state,
        irrevocable: turn.drew || turn.opened.get(),
    })
}

/// The state that these events lead to.
pub fn replay<'e, G: Game>(
    options: &G::Options,
    seats: u8,
    events: impl IntoIterator<Item = &'e G::Event>,
) -> G::State {
    let mut state = G::found(options, seats);
    for event in events {
        G::apply(&mut state, event);
    }
    state
}
