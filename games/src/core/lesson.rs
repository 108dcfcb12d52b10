//! A lesson: a real game in which one seat is shown how it is played, beat by beat. Nothing is kept
//! of it: how it stands is a fold of its first beats. Knows no game, and no words but the names
//! that their keys are made of.

use super::audience::{Knowledge, To, initial_knowledge, view_for_seat};
use super::dice::Seed;
use super::game::{Cause, Game};
use super::seat::Seat;
use super::spoken::{Spoken, read};
use super::turn::propose;

/// A lesson as it is written down. Same options, same chance, same actions: it always comes out the
/// same, so that what is said of it is true.
pub struct Lesson<G: Game> {
    /// Options of its table.
    pub options: fn() -> G::Options,
    /// Number of players.
    pub seats: u8,
    /// Seat of the pupil.
    pub pupil: Seat,
    /// Seed of its chance.
    pub chance: u8,
    /// Lines that everybody says before it, by seat: `hide D3 F5`.
    pub before: &'static [(Seat, &'static str)],
    /// Beats of the lesson.
    pub beats: &'static [Beat],
}

/// A step of a lesson.
pub struct Beat {
    /// Name, for the keys of its words.
    pub name: &'static str,
    /// Line that the pupil is asked to say.
    pub right: &'static str,
    /// Other lines that the pupil could say, each with its name, for the keys of its words.
    pub others: &'static [(&'static str, &'static str)],
    /// Lines that everybody says after it, by seat.
    pub then: &'static [(Seat, &'static str)],
    /// Picture or film to show then.
    pub shows: Display,
}

/// Picture or film to show after a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Display {
    /// The board.
    Board,
    /// The film of its news.
    Film,
}

impl Beat {
    /// Everything that is offered, what is asked for first.
    pub fn lines(&self) -> impl Iterator<Item = &'static str> {
        let others = self.others.iter().map(|(_, line)| *line);
        std::iter::once(self.right).chain(others)
    }
}

/// View of a lesson, for its pupil.
pub struct Learning<G: Game> {
    /// View before the pupil's last action.
    pub before: G::View,
    /// View now.
    pub view: G::View,
    /// News since that action.
    pub news: Vec<G::Glimpse>,
}

/// Result of a pupil's line.
pub enum Trial<G: Game> {
    /// This.
    Granted(To<Seat, Learning<G>>),
    /// The rules refuse the action.
    Refused(G::Refusal),
}

impl<G: Spoken> Lesson<G> {
    /// State of the lesson after so many beats; `None` where the rules do not grant what it asks
    /// for, which its law forbids.
    pub fn after(&self, beats: usize) -> Option<To<Seat, Learning<G>>> {
        self.class(beats)?.learning()
    }

    /// Result of this line then; `None` where it means nothing.
    pub fn tried(&self, beats: usize, line: &str) -> Option<Trial<G>> {
        let mut class = self.class(beats)?;
        class.forget();
        match class.says(self.pupil, line)? {
            Ok(()) => Some(Trial::Granted(class.learning()?)),
            Err(refusal) => Some(Trial::Refused(refusal)),
        }
    }

    fn class(&self, beats: usize) -> Option<Class<G>> {
        let mut class = Class::begun(self)?;
        for beat in self.beats.iter().take(beats) {
            class.forget();
            class.does(self.pupil, beat.right)?;
            for (seat, line) in beat.then {
                class.does(*seat, line)?;
            }
        }
        Some(class)
    }
}

/// A lesson under way.
struct Class<G: Game> {
    seed: Seed,
    state: G::State,
    /// Number of events so far.
    facts: u64,
    before: To<Seat, G::View>,
    seen: To<Seat, Knowledge<G>>,
}

impl<G: Spoken> Class<G> {
    fn begun(lesson: &Lesson<G>) -> Option<Self> {
        let state = G::new_state(&(lesson.options)(), lesson.seats);
        let mut class = Self {
            seed: Seed::new([lesson.chance; 32]),
            facts: 0,
            before: view_for_seat::<G>(&state, lesson.pupil),
            seen: initial_knowledge(&state, lesson.pupil),
            state,
        };
        class.happens(Cause::Start).ok()?;
        for (seat, line) in lesson.before {
            class.does(*seat, line)?;
        }
        class.forget();
        Some(class)
    }

    /// Forgets what has happened: from here on it is new.
    fn forget(&mut self) {
        self.before = self.seen.map_ref(|seen| seen.view().clone());
        self.seen = self.seen.map_ref(|seen| seen.remembering(0));
    }

    fn learning(self) -> Option<To<Seat, Learning<G>>> {
        let both = self.before.zip(self.seen)?;
        Some(both.map(|(before, seen)| Learning {
            before,
            view: seen.view().clone(),
            news: seen.news().to_vec(),
        }))
    }

    /// Plays a line that must be granted.
    fn does(&mut self, seat: Seat, line: &str) -> Option<()> {
        self.says(seat, line)?.ok()
    }

    /// `None` when there is no such verb.
    fn says(&mut self, seat: Seat, line: &str) -> Option<Result<(), G::Refusal>> {
        let view = view_for_seat::<G>(&self.state, seat).open_for(seat)?;
        let read = read::<G>(&view, line)?;
        Some(read.and_then(|action| self.happens(Cause::Act(seat, action))))
    }

    fn happens(&mut self, cause: Cause<G::Action>) -> Result<(), G::Refusal> {
        let proposal = propose::<G>(&self.state, &self.seed, self.facts, cause)?;
        for event in &proposal.events {
            G::apply(&mut self.state, event);
            self.seen.learn(&self.state, event);
            self.facts += 1;
        }
        Ok(())
    }
}
