//! A decision of the rules: the only way to draw chance, open secrets and emit events.

use std::cell::Cell;

use super::audience::{news_for_everyone, view_for_everyone};
use super::dice::{Dice, Seed};
use super::game::{Cause, Game};
use super::seat::Seat;
use super::secret::{Owner, Secret};

/// A decision in the making.
pub struct Turn<'t, G: Game> {
    state: G::State,
    events: Vec<G::Event>,
    seed: &'t Seed,
    number: u64,
    /// Acting seat, if a player acts.
    actor: Option<Seat>,
    drew: bool,
    commits: bool,
    opened: Cell<Opened>,
}

/// Owners of the secrets that a decision looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Opened {
    /// No one's.
    None,
    /// The acting seat alone, which knows them.
    Own,
    /// Others' too.
    Others,
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

    /// Marks that the actor gives something up and was asked to confirm it: a step that commits
    /// stands, like one that revealed something.
    pub const fn commit(&mut self) {
        self.commits = true;
    }

    /// Looks at a secret on behalf of the rules. A step that opened one can never be undone, unless
    /// it is the actor's own and no one else is told anything.
    pub fn open<'s, T>(&self, secret: &'s Secret<T>) -> &'s T {
        let opened = match secret.owner() {
            Owner::Seat(owner) if self.actor == Some(owner) => Opened::Own,
            Owner::Seat(_) | Owner::GameMaster => Opened::Others,
        };
        self.opened.set(self.opened.get().max(opened));
        secret.look()
    }

    /// True if the decision tells a player of chance, or of a secret that they did not know.
    fn revealed(&self, before: &G::State) -> bool {
        let own = || self.opened.get() == Opened::Own && self.tells_everyone(before);
        self.drew || self.commits || self.opened.get() == Opened::Others || own()
    }

    fn tells_everyone(&self, before: &G::State) -> bool {
        let view = |state| view_for_everyone::<G>(state).open();
        let mut after = before.clone();
        let glimpsed = self.events.iter().any(|event| {
            G::apply(&mut after, event);
            news_for_everyone::<G>(&after, event).open().is_some()
        });
        glimpsed || view(before) != view(&self.state)
    }
}

/// Proposal of a decision; nothing has happened until the session makes it durable.
pub struct Proposal<G: Game> {
    /// The facts, in order.
    pub events: Vec<G::Event>,
    /// The state after them.
    pub after: G::State,
    /// True if chance was drawn, a secret opened, or something given up: such a step can never be
    /// undone.
    pub revealed: bool,
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
    let actor = match cause {
        Cause::Act(seat, _) => Some(seat),
        Cause::Start | Cause::TimedOut(_) => None,
    };
    let mut turn = Turn::<G> {
        state: state.clone(),
        events: Vec::new(),
        seed,
        number,
        actor,
        drew: false,
        commits: false,
        opened: Cell::new(Opened::None),
    };
    G::decide(&mut turn, cause)?;
    let revealed = turn.revealed(state);
    Ok(Proposal {
        events: turn.events,
        after: turn.state,
        revealed,
    })
}

/// The state that these events lead to.
pub fn replay<'e, G: Game>(
    options: &G::Options,
    seats: u8,
    events: impl IntoIterator<Item = &'e G::Event>,
) -> G::State {
    let mut state = G::new_state(options, seats);
    for event in events {
        G::apply(&mut state, event);
    }
    state
}
