//! A lesson: a real game in which one seat is shown how it is played, beat by beat. Nothing is kept
//! of it: how it stands is a fold of its first beats. Knows no game, and no words but the names
//! that their keys are made of.

use super::audience::{Seen, To, seen_at_first, view_for_seat};
use super::dice::Seed;
use super::game::{Cause, Game};
use super::seat::Seat;
use super::spoken::{Spoken, read};
use super::turn::propose;

/// A lesson as it is written down. Same options, same chance, same wishes: it always comes out the
/// same, so that what is said of it is true.
pub struct Lesson<G: Game> {
    /// What its table agreed on.
    pub options: fn() -> G::Options,
    /// How many play.
    pub seats: u8,
    /// Who is shown it.
    pub pupil: Seat,
    /// What its chance is made of.
    pub chance: u8,
    /// What everybody says before it, by seat: `hide D3 F5`.
    pub before: &'static [(Seat, &'static str)],
    /// Its beats.
    pub beats: &'static [Beat],
}

/// One step of a lesson.
pub struct Beat {
    /// Its name, for the keys of its words.
    pub name: &'static str,
    /// What the pupil is asked to say.
    pub right: &'static str,
    /// What else the pupil could say, each with its name, for the keys of its words.
    pub others: &'static [(&'static str, &'static str)],
    /// What everybody says after it, by seat.
    pub then: &'static [(Seat, &'static str)],
    /// What is shown then.
    pub shows: Display,
}

/// What is shown after a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Display {
    /// The board.
    Board,
    /// What its news show for themselves, such as a film.
    Film,
}

impl Beat {
    /// Everything that is offered, what is asked for first.
    pub fn lines(&self) -> impl Iterator<Item = &'static str> {
        let others = self.others.iter().map(|(_, line)| *line);
        std::iter::once(self.right).chain(others)
    }
}

/// What a pupil sees of a lesson.
pub struct Learning<G: Game> {
    /// What the pupil saw before their last action.
    pub before: G::View,
    /// What the seat sees now.
    pub view: G::View,
    /// What the pupil has learnt since that action.
    pub news: Vec<G::Glimpse>,
}

/// What would come of a pupil's wish.
pub enum Trial<G: Game> {
    /// This.
    Granted(To<Seat, Learning<G>>),
    /// Nothing: the rules do not grant it.
    Refused(G::Refusal),
}

impl<G: Spoken> Lesson<G> {
    /// How it stands when so many beats were played; `None` where the rules do not grant what it
    /// asks for, which its law forbids.
    pub fn after(&self, beats: usize) -> Option<To<Seat, Learning<G>>> {
        self.class(beats)?.learning()
    }

    /// What would come of this line then; `None` where it means nothing.
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
    /// How many facts there are.
    facts: u64,
    before: To<Seat, G::View>,
    seen: To<Seat, Seen<G>>,
}

impl<G: Spoken> Class<G> {
    fn begun(lesson: &Lesson<G>) -> Option<Self> {
        let state = G::found(&(lesson.options)(), lesson.seats);
        let mut class = Self {
            seed: Seed::new([lesson.chance; 32]),
            facts: 0,
            before: view_for_seat::<G>(&state, lesson.pupil),
            seen: seen_at_first(&state, lesson.pupil),
            state,
        };
        class.happens(Cause::Start).ok()?;
        for (seat, line) in lesson.before {
            class.does(*seat, line)?;
        }
        class.forget();
        Some(class)
    }

    /// From here on what happens is new.
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

    /// What must be granted.
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
