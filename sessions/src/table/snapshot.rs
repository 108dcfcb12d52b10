//! A table at one moment, to look at. Shows a state only through the audiences of `games`.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::{Audience, Dice, Everyone, Game, Knowledge, Seat, Seed, To};

use super::actions::takes_computers;
use super::steps::{Effect, Mood, Steps};
use crate::ids::{EventNumber, Millis, Version};
use crate::table::hints::HintPermission;
use crate::table::player::Player;
use crate::table::pledge::TableRandomness;
use crate::table::refusal::TableRefusal;
use crate::table::room::Room;

/// News of an event, for an audience.
pub struct NewsItem<A: Audience, G: Game> {
    /// Number of the event.
    pub number: EventNumber,
    /// State of the event: it stands, or was taken back.
    pub mood: Mood,
    /// The news.
    pub glimpse: To<A, G::Glimpse>,
}

/// News of an audience, event by event.
pub type News<A, G> = Vec<NewsItem<A, G>>;

/// A table at one moment.
#[derive(Clone)]
pub struct Snapshot<G: Game> {
    pub(super) room: Arc<Room>,
    pub(super) options: Arc<G::Options>,
    /// With what people brought.
    pub(crate) played: Arc<G::Options>,
    pub(crate) state: Option<Arc<G::State>>,
    pub(crate) steps: Arc<Steps<G>>,
    /// Seed of thoughts: nothing of the game's.
    pub(super) thoughts: Seed,
    /// Source of the game's own chance: secret until the game is over.
    pub(crate) randomness: TableRandomness,
}

impl<G: Game> Snapshot<G> {
    /// The room: players, host, pace, status, deadlines, version.
    #[must_use]
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Options that were agreed on.
    #[must_use]
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Number of entries that the journal had.
    #[must_use]
    pub fn version(&self) -> Version {
        self.room.version
    }

    /// True if a computer may sit at the table.
    #[must_use]
    pub fn takes_computers(&self) -> bool {
        takes_computers::<G>(&self.options)
    }

    /// View of everyone; `None` before the start.
    #[must_use]
    pub fn public_view(&self) -> Option<To<Everyone, G::View>> {
        self.state.as_deref().map(games::view_for_everyone::<G>)
    }

    /// View of the person in a seat; `None` before the start or if there is no such seat.
    #[must_use]
    pub fn seat_view(&self, seat: Seat) -> Option<To<Seat, G::View>> {
        let state = self.state.as_deref().filter(|_| self.has(seat))?;
        Some(games::view_for_seat::<G>(state, seat))
    }

    /// View of everyone now, and before each of the latest changes that everyone saw, the latest
    /// first. No private act changes it.
    #[must_use]
    pub fn public_past(&self, most: usize) -> To<Everyone, Vec<G::View>> {
        let past = self.past(self.steps.len(), most, games::view_for_everyone::<G>);
        To::everyone(Vec::new()).gather(past, Vec::push)
    }

    /// Views of the person in a seat after a version, and before each of the latest changes that
    /// they had seen by then, the latest first.
    #[must_use]
    pub fn seat_past(&self, seat: Seat, after: Version, most: usize) -> To<Seat, Vec<G::View>> {
        let end = self.steps.partition_point(|step| step.version <= after);
        let look = |state: &G::State| games::view_for_seat::<G>(state, seat);
        let past = match self.has(seat) {
            true => self.past(end, most, look),
            false => Vec::new(),
        };
        let none = To::everyone(Vec::new()).to_seat(seat);
        none.gather(past, Vec::push)
    }

    /// Views of the person in a seat since their last move, the earliest first: after it and after
    /// each step since, or before and after that move where nothing came after it. None where the
    /// states are no longer kept.
    #[must_use]
    pub fn seat_moves(&self, seat: Seat) -> To<Seat, Vec<G::View>> {
        let last = self.room.last_move(seat);
        let after = self.steps.partition_point(|step| step.version <= last);
        let begin = match after == self.steps.len() {
            true => after.saturating_sub(1),
            false => after,
        };
        let state = |at: usize| match self.steps.get(at) {
            None => self.state.as_deref(),
            Some(step) => step.before.as_deref(),
        };
        let states: Option<Vec<&G::State>> = (begin..=self.steps.len()).map(state).collect();
        let states = states.filter(|_| self.has(seat)).unwrap_or_default();
        let views = states.into_iter();
        let views = views.map(|state| games::view_for_seat::<G>(state, seat));
        let none = To::everyone(Vec::new()).to_seat(seat);
        none.gather(views, Vec::push)
    }

    /// Time at which an event happened.
    #[must_use]
    pub fn moment(&self, number: EventNumber) -> Option<Millis> {
        self.step(number).map(|step| step.at)
    }

    /// The entry with which an event happened.
    #[must_use]
    pub fn entry(&self, number: EventNumber) -> Option<Version> {
        Some(self.step(number)?.version)
    }

    /// The seats whose time was up when the rules played an event, together with those just before
    /// it, back to the last act of a player or to an entry.
    #[must_use]
    pub fn silent(&self, number: EventNumber, after: Version) -> BTreeSet<Seat> {
        let end = self.steps.partition_point(|step| step.first <= number);
        let steps = self.steps[..end].iter().rev();
        let steps = steps.take_while(|step| step.version > after);
        steps.map_while(Effect::silent).collect()
    }

    /// Players by seat when an event happened.
    #[must_use]
    pub fn sitters(&self, number: EventNumber) -> &[Option<Player>] {
        self.step(number).map_or(&[], |step| &step.seats)
    }

    /// The step with which an event happened.
    fn step(&self, number: EventNumber) -> Option<&Effect<G>> {
        let after = self.steps.partition_point(|step| step.first <= number);
        self.steps.get(after.checked_sub(1)?)
    }

    /// News of everyone after a version.
    #[must_use]
    pub fn public_news(&self, after: Version) -> News<Everyone, G> {
        let mut news = Vec::new();
        self.replay_events(after, |number, mood, state, event| {
            let glimpse = games::news_for_everyone::<G>(state, event).transpose();
            news.extend(glimpse.map(|glimpse| NewsItem {
                number,
                mood,
                glimpse,
            }));
        });
        news
    }

    /// News of the person in a seat after a version.
    #[must_use]
    pub fn seat_news(&self, seat: Seat, after: Version) -> News<Seat, G> {
        let mut news = Vec::new();
        if self.has(seat) {
            self.replay_events(after, |number, mood, state, event| {
                let glimpse = games::news_for_seat::<G>(state, event, seat).transpose();
                news.extend(glimpse.map(|glimpse| NewsItem {
                    number,
                    mood,
                    glimpse,
                }));
            });
        }
        news
    }

    /// All that the person in a seat may know, and has learnt in order; `None` before the start or
    /// if there is no such seat.
    #[must_use]
    pub fn seat_seen(&self, seat: Seat) -> Option<To<Seat, Knowledge<G>>> {
        self.state.as_ref().filter(|_| self.has(seat))?;
        let events = self.steps.standing().flat_map(|step| step.events.iter());
        let seats = self.room.seat_count();
        Some(games::knowledge_of_seat::<G>(
            &self.played,
            seats,
            events,
            seat,
        ))
    }

    /// Permission to ask for advice here now.
    ///
    /// # Errors
    /// Why they may not.
    pub fn hint_permission(&self) -> Result<HintPermission, TableRefusal> {
        self.room.hint_permission::<G>(&self.options)
    }

    /// Dice for the thought of this number. They tell nothing of what the game will draw.
    #[must_use]
    pub fn dice(&self, thought: u64) -> Dice {
        Dice::for_event(&self.thoughts, thought)
    }

    /// Tells whether there is such a seat.
    fn has(&self, seat: Seat) -> bool {
        seat.index() < self.room.seats.len()
    }

    /// The latest different views of the game, the latest first: after `end` steps, and before each
    /// of them, as it stood then, also where that was taken back since. Nothing is seen before the
    /// first step.
    fn past<A: Audience>(
        &self,
        end: usize,
        most: usize,
        look: impl Fn(&G::State) -> To<A, G::View>,
    ) -> Vec<To<A, G::View>> {
        let mut past: Vec<To<A, G::View>> = Vec::new();
        for at in (1..=end.max(1).min(self.steps.len())).rev() {
            let state = match self.steps.get(at) {
                None => self.state.as_deref(),
                Some(step) => step.before.as_deref(),
            };
            if past.len() >= most {
                break;
            }
            let Some(state) = state else {
                return self.whole_past(end, most, look);
            };
            let seen = look(state);
            if past.last().is_some_and(|later| later.is_same(&seen)) {
                continue;
            }
            past.push(seen);
        }
        past
    }

    /// Past views, where they go back further than states are kept.
    fn whole_past<A: Audience>(
        &self,
        end: usize,
        most: usize,
        look: impl Fn(&G::State) -> To<A, G::View>,
    ) -> Vec<To<A, G::View>> {
        let mut past: Vec<To<A, G::View>> = Vec::new();
        let begin = || self.begin();
        self.steps.replay_states(end.max(1), begin, |state| {
            let seen = look(state);
            if !past.last().is_some_and(|before| before.is_same(&seen)) {
                past.push(seen);
            }
        });
        past.reverse();
        past.truncate(most);
        past
    }

    /// Replays the events after a version.
    fn replay_events(
        &self,
        after: Version,
        tell: impl FnMut(EventNumber, Mood, &G::State, &G::Event),
    ) {
        let begin = || self.begin();
        self.steps.replay_events(after, begin, tell);
    }
}
