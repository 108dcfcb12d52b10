//! The record of a finished game: one file with everything that made it, from which it can be
//! replayed and checked against the current rules.
//!
//! People are in it under pseudonyms. What players kept for themselves (notes, and drafts of
//! secrets that were never played) is left out: `own.rs` decides what that is.

mod chain;
mod continuation;
mod fault;
mod file;
pub(crate) mod line;
pub(crate) mod marks;
mod own;
mod proof;
mod pseudonym;
mod replay;

use games::{Everyone, Game, Over, Sampled, Seat, Seed, Spoken, To};

pub use chain::Pledges;
pub use continuation::Continuation;
pub use fault::RecordFault;
pub use file::game_of;
pub use marks::{KeptBetter, KeptMark, KeptMarks};
pub use proof::Verified;

use proof::Proof;

use crate::ids::{EventNumber, Millis, Version};
use crate::table::player::Player;
use crate::table::{
    Decided, Effect, Moment, Motive, Snapshot, Steps, decisions, moments, public_moments,
    seat_moments,
};

/// The record of a game that is over.
pub struct Chronicle<G: Game> {
    /// Version of the Houston that wrote it.
    houston: String,
    /// Time at which the game began.
    began: Millis,
    /// The options that the game began with.
    options: G::Options,
    seats: u8,
    seed: Seed,
    /// Proof that opens the pledges; `None` where nothing was pledged.
    proof: Option<Proof>,
    /// By pseudonyms, numbered from 1.
    steps: Steps<G>,
    /// The winners, as was told.
    winners: Vec<Seat>,
}

impl<G: Spoken> Chronicle<G> {
    /// The record of a table's game; `None` while it is not over.
    #[must_use]
    pub fn from_table(table: &Snapshot<G>) -> Option<Self> {
        let end = table.state.as_deref()?;
        Over::from_end::<G>(end)?;
        let steps = pseudonym::anonymize(&table.steps);
        let steps = own::mark_private_acts(steps, || table.begin());
        let began = steps.first()?.at;
        let mut chronicle = Self {
            houston: env!("CARGO_PKG_VERSION").to_owned(),
            began,
            options: (*table.played).clone(),
            seats: table.room().seat_count(),
            seed: table.randomness.seed(),
            proof: Proof::new(table, began, &steps),
            steps,
            winners: winners::<G>(end),
        };
        chronicle.steps = own::withhold_private_acts(&chronicle);
        if let Some(proof) = &mut chronicle.proof {
            proof.withhold_private(&chronicle.steps);
        }
        Some(chronicle)
    }
}

impl<G: Game> Chronicle<G> {
    /// Time at which its game began.
    #[must_use]
    pub const fn began(&self) -> Millis {
        self.began
    }

    /// The options that its game began with.
    #[must_use]
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// Number of players.
    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.seats
    }

    /// True if the game went on from a moment of another one.
    fn is_continued(&self) -> bool {
        let first = self.steps.first().map(|first| &first.motive);
        matches!(first, Some(Motive::Continuation))
    }

    /// Number of steps.
    #[must_use]
    pub fn step_count(&self) -> usize {
        self.steps.len()
    }

    /// The winners, as the record says.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// The players by seat at a step, under their pseudonyms.
    #[must_use]
    pub fn sitters(&self, step: Version) -> &[Option<Player>] {
        self.steps.find(step).map_or(&[], |step| &step.seats)
    }

    /// Everything that it tells, as it is kept.
    #[must_use]
    pub fn facts(&self) -> Vec<(Version, EventNumber, serde_json::Value)> {
        let steps = self.steps.iter();
        let facts = steps.flat_map(|step| step.numbered().map(|fact| (step.version, fact)));
        // Events are kept as JSON, so they can be written.
        let value = |event| serde_json::to_value(event).unwrap_or_default();
        facts
            .map(|(step, (number, event))| (step, number, value(event)))
            .collect()
    }

    /// The game as everyone saw it.
    #[must_use]
    pub fn public_moments(&self) -> Vec<Moment<Everyone, G>> {
        public_moments(&self.steps, || self.begin())
    }

    /// The game as the player in a seat saw it, without what stays private to them.
    #[must_use]
    pub fn seat_moments(&self, seat: Seat) -> Vec<Moment<Seat, G>> {
        if seat.index() >= usize::from(self.seats) {
            return Vec::new();
        }
        seat_moments(&self.steps, || self.begin(), seat)
    }

    /// The game with everything open, seen by the acting player. Empty where it does not end.
    #[must_use]
    pub fn open_moments(&self) -> Vec<Moment<Everyone, G>> {
        let Some(over) = self.over() else {
            return Vec::new();
        };
        let look = |step: &Effect<G>, state: &G::State| -> To<Everyone, G::View> {
            games::view_laid_open::<G>(over, state, actor(step))
        };
        let hear = |step: &Effect<G>, state: &G::State, event: &G::Event| {
            games::news_laid_open::<G>(over, state, event, actor(step))
        };
        moments(&self.steps, || self.begin(), look, hear)
    }

    /// The seat that acted in each step, or was played for.
    #[must_use]
    pub fn actors(&self) -> Vec<Option<Seat>> {
        self.steps.iter().map(actor).collect()
    }

    /// The game as a seat saw it, for everyone. Empty where it does not end.
    #[must_use]
    pub fn moments_seen_from(&self, seat: Seat) -> Vec<Moment<Everyone, G>> {
        let Some(over) = self
            .over()
            .filter(|_| seat.index() < usize::from(self.seats))
        else {
            return Vec::new();
        };
        let look =
            |_: &Effect<G>, state: &G::State| over.opens(games::view_for_seat::<G>(state, seat));
        let hear = |_: &Effect<G>, state: &G::State, event: &G::Event| {
            over.opens(games::news_for_seat::<G>(state, event, seat))
        };
        moments(&self.steps, || self.begin(), look, hear)
    }

    /// Proof that the game is over; `None` where it does not end.
    fn over(&self) -> Option<Over> {
        Over::from_end::<G>(&self.steps.state_without(self.begin(), &[]))
    }

    fn begin(&self) -> G::State {
        G::new_state(&self.options, self.seats)
    }
}

impl<G: Sampled> Chronicle<G> {
    /// The decisions of a seat that stand, in order, as far as they can be judged, but for those
    /// that the rules made because its time was up. Empty where the game does not end.
    #[must_use]
    pub fn decisions(&self, seat: Seat) -> To<Everyone, Vec<Decided<G>>> {
        let Some(over) = self
            .over()
            .filter(|_| seat.index() < usize::from(self.seats))
        else {
            return To::everyone(Vec::new());
        };
        // What was decided in another game is judged there.
        let own = |step: &Effect<G>| {
            step.silent().is_none() && !matches!(step.motive, Motive::Continuation)
        };
        over.opens(decisions(&self.steps, self.begin(), seat, own))
    }
}

/// The seat that acted in a step, or was played for.
const fn actor<G: Game>(step: &Effect<G>) -> Option<Seat> {
    match step.motive {
        Motive::Action { seat, .. } => seat,
        Motive::TimedOut(seat) | Motive::Private(seat) => Some(seat),
        Motive::Start | Motive::Continuation | Motive::UndoConsent | Motive::Withheld { .. } => {
            None
        }
    }
}

fn winners<G: Game>(end: &G::State) -> Vec<Seat> {
    match G::pending(end) {
        games::Pending::Over { winners } => winners,
        games::Pending::Orders(_) => Vec::new(),
    }
}
