//! The steps of a game, entry by entry: those that stand, and those that were taken back, which are
//! kept and told, but no part of the game any more.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use games::{Game, Seat};

use crate::ids::{EventNumber, Millis, UserId, Version};
use crate::table::player::Player;

/// The steps whose state before them is kept, for quick news.
const RECENT: usize = 16;

/// Reason why a step was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Motive {
    /// The game began.
    Start,
    /// The game goes on from a moment of another one, with all that had happened there.
    Continuation,
    /// A player acted.
    Action {
        /// The seat where they sat.
        seat: Option<Seat>,
        /// In the words of the notation.
        text: Arc<str>,
    },
    /// A player's time was up: the rules played for them.
    TimedOut(Seat),
    /// Something was taken back.
    UndoConsent,
    /// A private act, in a record: its action is left out.
    Private(Seat),
    /// A private act without an effect on the game, which a record withholds.
    Withheld {
        /// Number of its events.
        many: u64,
    },
}

/// Effect of an entry on the game.
#[derive(Clone)]
pub(crate) struct Effect<G: Game> {
    pub version: Version,
    /// Time at which it was decided.
    pub at: Millis,
    /// The number of the first event.
    pub first: EventNumber,
    pub events: Arc<[G::Event]>,
    /// The state before them, kept for recent steps only.
    pub before: Option<Arc<G::State>>,
    /// Number of the dice that its first event drew, or would have: see [`Steps::dice`].
    pub dice: u64,
    /// The person whose act it was.
    pub by: Option<UserId>,
    /// True when it revealed nothing.
    pub harmless: bool,
    /// True when it changed anything for everyone.
    pub public: bool,
    /// True when another player has a pending decision since, so that they may have begun to build
    /// on it.
    pub hands_on: bool,
    /// Time that its author had left.
    pub left: Option<Duration>,
    /// The entries that it took back.
    pub back: Vec<Version>,
    /// Reason for which it was made.
    pub motive: Motive,
    /// The players by seat when it happened.
    pub seats: Arc<[Option<Player>]>,
}

impl<G: Game> Effect<G> {
    /// The seat for which the rules played, because its time was up.
    pub(crate) const fn silent(&self) -> Option<Seat> {
        match self.motive {
            Motive::TimedOut(seat) => Some(seat),
            _ => None,
        }
    }

    /// Number of the dice after those that its events had.
    fn rolled(&self) -> u64 {
        match self.event_count() {
            0 => 0,
            count => self.dice + count,
        }
    }

    /// Number of events of the step, those included that are left out.
    pub(crate) fn event_count(&self) -> u64 {
        match self.motive {
            Motive::Withheld { many } => many,
            _ => self.events.len() as u64,
        }
    }

    /// True if its events were told when they happened, in another game.
    const fn is_continuation(&self) -> bool {
        matches!(self.motive, Motive::Continuation)
    }

    /// Every event with its number.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (EventNumber, &G::Event)> {
        let numbers = (self.first.0..).map(EventNumber);
        numbers.zip(self.events.iter())
    }
}

/// All steps of a game.
#[derive(Clone)]
pub(crate) struct Steps<G: Game> {
    steps: Vec<Effect<G>>,
    taken: BTreeSet<Version>,
    dice: u64,
}

impl<G: Game> Deref for Steps<G> {
    type Target = [Effect<G>];

    fn deref(&self) -> &[Effect<G>] {
        &self.steps
    }
}

impl<G: Game> Steps<G> {
    pub(crate) const fn none() -> Self {
        Self {
            steps: Vec::new(),
            taken: BTreeSet::new(),
            dice: 0,
        }
    }

    /// Adds the next step.
    pub(crate) fn push(&mut self, mut step: Effect<G>) {
        self.taken.extend(&step.back);
        let takes_back = !step.back.is_empty();
        self.dice = self.dice.max(step.rolled());
        let last = self.steps.last().map(|last| &last.seats);
        if let Some(seats) = last.filter(|seats| ***seats == *step.seats) {
            step.seats = Arc::clone(seats);
        }
        self.steps.push(step);
        if let Some(old) = self.steps.len().checked_sub(RECENT + 1) {
            self.steps[old].before = None;
        }
        if takes_back {
            let stand = self
                .steps
                .iter()
                .filter(|step| !self.is_taken_back(step.version));
            self.dice = stand.map(Effect::rolled).max().unwrap_or(0);
        }
    }

    /// Shows a person under another name in every step.
    pub(crate) fn rename(&mut self, player: &Player) {
        for step in &mut self.steps {
            let is_it = |known: &&mut Player| known.user == player.user;
            let mut seats = step.seats.to_vec();
            let known = seats.iter_mut().flatten().filter(is_it);
            known.for_each(|known| known.name.clone_from(&player.name));
            step.seats = seats.into();
        }
    }

    /// The number of the dice that the next event draws. It goes back with what is taken back, so
    /// that repeating the act draws the same dice: no one can choose them. None is drawn twice: an
    /// act that drew stands for ever.
    pub(crate) const fn dice(&self) -> u64 {
        self.dice
    }

    /// The step of an entry, if that did something to the game.
    pub(crate) fn find(&self, version: Version) -> Option<&Effect<G>> {
        let found = self
            .steps
            .binary_search_by_key(&version, |step| step.version);
        self.steps.get(found.ok()?)
    }

    /// Tells whether this entry's step was taken back.
    pub(crate) fn is_taken_back(&self, version: Version) -> bool {
        self.taken.contains(&version)
    }

    /// The steps with events that were not taken back.
    pub(crate) fn standing(&self) -> impl DoubleEndedIterator<Item = &Effect<G>> {
        let stands =
            |step: &&Effect<G>| !step.events.is_empty() && !self.is_taken_back(step.version);
        self.steps.iter().filter(stands)
    }

    /// The state of the game after all steps that stand, but for these; `state` is its beginning.
    pub(crate) fn state_without(&self, mut state: G::State, left_out: &[Version]) -> G::State {
        let stays = |step: &&Effect<G>| !left_out.contains(&step.version);
        for step in self.standing().filter(stays) {
            step.events
                .iter()
                .for_each(|event| G::apply(&mut state, event));
        }
        state
    }
}

/// Part of a replay, in order.
pub(crate) enum ReplayPart<'p, G: Game> {
    /// An event happened.
    Event {
        /// The step with which it happened.
        step: &'p Effect<G>,
        /// Number of the event.
        number: EventNumber,
        /// The mood in which it is told.
        mood: Mood,
        /// The game after it.
        state: &'p G::State,
        /// The event.
        event: &'p G::Event,
    },
    /// A step is over.
    StepEnd {
        /// The step.
        step: &'p Effect<G>,
        /// The game after it.
        state: &'p G::State,
    },
}

/// Mood in which an event is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// Happened, and stands.
    Stands,
    /// Happened, and was taken back since.
    Undone,
    /// Taken back now.
    Undoing,
}

impl<G: Game> Steps<G> {
    /// Replays the events after a version; `begin` gives the game before its first event.
    pub(super) fn replay_events(
        &self,
        after: Version,
        begin: impl Fn() -> G::State,
        mut tell: impl FnMut(EventNumber, Mood, &G::State, &G::Event),
    ) {
        self.replay(after, begin, |part| match part {
            ReplayPart::Event {
                number,
                mood,
                state,
                event,
                ..
            } => tell(number, mood, state, event),
            ReplayPart::StepEnd { .. } => {}
        });
    }

    /// Like [`Self::replay_events`], with the game as it stands after each step.
    pub(super) fn replay(
        &self,
        after: Version,
        begin: impl Fn() -> G::State,
        mut tell: impl FnMut(ReplayPart<'_, G>),
    ) {
        let from = self.partition_point(|step| step.version <= after);
        let recent = self.get(from).and_then(|step| step.before.as_deref());
        let (mut state, first) = match recent {
            Some(before) => (before.clone(), from),
            None => (begin(), 0),
        };
        for (index, step) in self.iter().enumerate().skip(first) {
            for version in &step.back {
                if step.version > after {
                    self.replay_undone(step, *version, &begin, &mut tell);
                }
            }
            if !step.back.is_empty() {
                state = self.first_steps(index + 1).state_without(begin(), &[]);
            }
            let mood = match self.is_taken_back(step.version) {
                true => Mood::Undone,
                false => Mood::Stands,
            };
            for (number, event) in step.numbered() {
                G::apply(&mut state, event);
                if step.version > after && !step.is_continuation() {
                    tell(ReplayPart::Event {
                        step,
                        number,
                        mood,
                        state: &state,
                        event,
                    });
                }
            }
            if step.version > after {
                let state = &state;
                tell(ReplayPart::StepEnd { step, state });
            }
        }
    }

    /// Replays the first steps, and looks at the game after each, as it stood then.
    pub(super) fn replay_states(
        &self,
        end: usize,
        begin: impl Fn() -> G::State,
        mut look: impl FnMut(&G::State),
    ) {
        let mut state = begin();
        for (index, step) in self.iter().enumerate().take(end) {
            if !step.back.is_empty() {
                state = self.first_steps(index + 1).state_without(begin(), &[]);
            }
            step.events
                .iter()
                .for_each(|event| G::apply(&mut state, event));
            look(&state);
        }
    }

    /// Replays the events of a step that is taken back, as they happened.
    fn replay_undone(
        &self,
        by: &Effect<G>,
        version: Version,
        begin: &impl Fn() -> G::State,
        tell: &mut impl FnMut(ReplayPart<'_, G>),
    ) {
        let at = self.partition_point(|step| step.version < version);
        let Some(step) = self.get(at) else { return };
        let mut state = self.first_steps(at).state_without(begin(), &[]);
        for (number, event) in step.numbered() {
            G::apply(&mut state, event);
            tell(ReplayPart::Event {
                step: by,
                number,
                mood: Mood::Undoing,
                state: &state,
                event,
            });
        }
    }

    /// The first steps, as far as they were taken back by then.
    pub(crate) fn first_steps(&self, end: usize) -> Self {
        let steps = self.steps[..end].to_vec();
        let taken = steps.iter().flat_map(|step| step.back.iter().copied());
        Self {
            taken: taken.collect(),
            steps,
            dice: 0,
        }
    }
}
