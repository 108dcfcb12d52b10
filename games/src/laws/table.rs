//! A table for tests: a seat acts, what is granted happens, and a viewer looks. One for every game;
//! shorthands of a game stand beside its tests.

use super::Viewer;
use super::refusal::view;
use crate::core::audience::{news_for_everyone, view_for_everyone};
use crate::core::dice::Seed;
use crate::core::game::{Cause, Game, Pending};
use crate::core::seat::Seat;
use crate::core::spoken::{Spoken, read};
use crate::core::turn::propose;

/// A game under way.
#[derive(Clone)]
pub struct TestTable<G: Game> {
    options: G::Options,
    seats: u8,
    seed: Seed,
    state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> TestTable<G> {
    /// Starts a game.
    #[track_caller]
    pub fn start(options: G::Options, seats: u8) -> Self {
        Self::seeded(options, seats, 4)
    }

    /// Starts a game with other chance.
    #[track_caller]
    pub fn seeded(options: G::Options, seats: u8, seed: u8) -> Self {
        let table = Self::written(options, seats, Vec::new());
        let mut table = table.with_chance(Seed::new([seed; 32]));
        table.granted(Cause::Start);
        table
    }

    /// The same table, whose chance is this from now on.
    #[must_use]
    pub fn with_chance(self, seed: Seed) -> Self {
        Self { seed, ..self }
    }

    /// A game whose journal was written by hand, so that it stands as an example wants; from then
    /// on the rules decide.
    pub fn written(options: G::Options, seats: u8, events: Vec<G::Event>) -> Self {
        let mut table = Self {
            state: G::new_state(&options, seats),
            options,
            seats,
            seed: Seed::new([4; 32]),
            events: Vec::new(),
        };
        events.into_iter().for_each(|event| {
            table.write(event);
        });
        table
    }

    /// The same table with other facts in its journal.
    #[must_use]
    pub fn with_events(&self, events: Vec<G::Event>) -> Self {
        let table = Self::written(self.options.clone(), self.seats, events);
        table.with_chance(self.seed.clone())
    }

    /// Writes a fact into the journal by hand.
    pub fn write(&mut self, event: G::Event) -> &mut Self {
        G::apply(&mut self.state, &event);
        self.events.push(event);
        self
    }

    /// Asks the rules; what they grant happens.
    ///
    /// # Errors
    /// The refusal.
    pub fn cause(&mut self, cause: Cause<G::Action>) -> Result<(), G::Refusal> {
        let events = self.proposed(cause, &self.seed)?;
        events.into_iter().for_each(|event| {
            self.write(event);
        });
        Ok(())
    }

    /// What would happen with this chance.
    ///
    /// # Errors
    /// The refusal.
    pub fn proposed(
        &self,
        cause: Cause<G::Action>,
        seed: &Seed,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let number = self.events.len() as u64;
        Ok(propose::<G>(&self.state, seed, number, cause)?.events)
    }

    #[track_caller]
    fn granted(&mut self, cause: Cause<G::Action>) -> &mut Self {
        assert_eq!(self.cause(cause), Ok(()));
        self
    }

    /// An action that may be refused.
    ///
    /// # Errors
    /// The refusal.
    pub fn attempt(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.cause(Cause::Act(seat, action))
    }

    /// An action that must be granted.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        self.granted(Cause::Act(seat, action))
    }

    /// An action that must be refused, for this reason.
    #[track_caller]
    pub fn refuses(&mut self, seat: Seat, action: G::Action, refusal: G::Refusal) -> &mut Self {
        assert_eq!(self.attempt(seat, action), Err(refusal));
        self
    }

    /// A seat lets its time pass.
    #[track_caller]
    pub fn silent(&mut self, seat: Seat) -> &mut Self {
        self.granted(Cause::TimedOut(seat))
    }

    /// What the table agreed on.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The state, secrets included.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What everyone sees.
    pub fn public(&self) -> G::View {
        view_for_everyone::<G>(&self.state).open()
    }

    /// What the person in a seat sees.
    ///
    /// # Panics
    /// When no one sits there.
    #[track_caller]
    pub fn seen_by(&self, seat: Seat) -> G::View {
        match view::<G>(&self.state, Viewer::Seat(seat)) {
            Some(view) => view,
            None => panic!("{seat:?} sees nothing"),
        }
    }

    /// What everyone has learnt from the journal so far.
    pub fn public_news(&self) -> Vec<G::Glimpse> {
        let mut state = G::new_state(&self.options, self.seats);
        let tell = |event: &G::Event| {
            G::apply(&mut state, event);
            news_for_everyone::<G>(&state, event).open()
        };
        self.events.iter().filter_map(tell).collect()
    }

    /// The seats that the game waits for; none once it is over.
    pub fn due(&self) -> Vec<Seat> {
        match G::pending(&self.state) {
            Pending::Orders(due) => due.iter().map(|due| due.seat).collect(),
            Pending::Over { .. } => Vec::new(),
        }
    }

    /// Who won; `None` while it goes on.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        match G::pending(&self.state) {
            Pending::Orders(_) => None,
            Pending::Over { winners } => Some(winners),
        }
    }
}

impl<G: Spoken> TestTable<G> {
    /// An action in words that must be granted: `fire 12`.
    ///
    /// # Panics
    /// When there is no such verb, or the rules refuse.
    #[track_caller]
    pub fn say(&mut self, seat: Seat, line: &str) -> &mut Self {
        assert_eq!(self.ask(seat, line), Ok(()), "{line}");
        self
    }

    /// An action in words that may be refused.
    ///
    /// # Errors
    /// The refusal.
    ///
    /// # Panics
    /// When there is no such verb.
    #[track_caller]
    pub fn ask(&mut self, seat: Seat, line: &str) -> Result<(), G::Refusal> {
        match read::<G>(&self.seen_by(seat), line) {
            Some(read) => read.and_then(|action| self.attempt(seat, action)),
            None => panic!("{} knows no such verb: {line}", G::ID),
        }
    }
}
