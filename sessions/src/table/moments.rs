//! A game replayed moment by moment, as one viewer saw it. What others did in private is not a
//! moment for that viewer.

use games::{Audience, Everyone, Game, Seat, To};

use super::snapshot::{News, NewsItem, Snapshot};
use super::steps::{Effect, Motive, ReplayPart, Steps};
use crate::ids::Version;

/// A moment of a game, as one viewer saw it.
pub struct Moment<A: Audience, G: Game> {
    /// The step of the game with which it came, counted from 1.
    pub step: u64,
    /// The view that they had then.
    pub view: To<A, G::View>,
    /// The news that they learnt.
    pub news: News<A, G>,
}

/// Every moment of a game for a viewer. `look` gives their view after a step, `hear` their news of
/// an event of that step, given the state after it.
pub(crate) fn moments<A: Audience, G: Game>(
    steps: &Steps<G>,
    begin: impl Fn() -> G::State,
    look: impl Fn(&Effect<G>, &G::State) -> To<A, G::View>,
    hear: impl Fn(&Effect<G>, &G::State, &G::Event) -> To<A, Option<G::Glimpse>>,
) -> Vec<Moment<A, G>> {
    let mut moments: Vec<Moment<A, G>> = Vec::new();
    let mut news: News<A, G> = Vec::new();
    let mut nth = 0;
    steps.replay(Version(0), begin, |part| match part {
        ReplayPart::Event {
            step,
            number,
            mood,
            state,
            event,
        } => {
            let glimpse = hear(step, state, event).transpose();
            news.extend(glimpse.map(|glimpse| NewsItem {
                number,
                mood,
                glimpse,
            }));
        }
        ReplayPart::StepEnd { step, state } => {
            nth += 1;
            let (step, view) = (nth, look(step, state));
            let news = std::mem::take(&mut news);
            let before = moments.last();
            if !news.is_empty() || !before.is_some_and(|before| before.view.is_same(&view)) {
                moments.push(Moment { step, view, news });
            }
        }
    });
    moments
}

/// A game as everyone saw it.
pub(crate) fn public_moments<G: Game>(
    steps: &Steps<G>,
    begin: impl Fn() -> G::State,
) -> Vec<Moment<Everyone, G>> {
    let look = |_: &Effect<G>, state: &G::State| games::view_for_everyone::<G>(state);
    let hear = |_: &Effect<G>, state: &G::State, event: &G::Event| {
        games::news_for_everyone::<G>(state, event)
    };
    moments(steps, begin, look, hear)
}

/// A game as the player in a seat saw it. The seat must exist.
pub(crate) fn seat_moments<G: Game>(
    steps: &Steps<G>,
    begin: impl Fn() -> G::State,
    seat: Seat,
) -> Vec<Moment<Seat, G>> {
    let look = |_: &Effect<G>, state: &G::State| games::view_for_seat::<G>(state, seat);
    let hear = |_: &Effect<G>, state: &G::State, event: &G::Event| {
        games::news_for_seat::<G>(state, event, seat)
    };
    moments(steps, begin, look, hear)
}

impl<G: Game> Snapshot<G> {
    /// The game so far, as everyone saw it.
    #[must_use]
    pub fn public_moments(&self) -> Vec<Moment<Everyone, G>> {
        public_moments(&self.steps, || self.begin())
    }

    /// The game so far, as the person in a seat saw it; nothing where there is no such seat.
    #[must_use]
    pub fn seat_moments(&self, seat: Seat) -> Vec<Moment<Seat, G>> {
        if seat.index() >= self.room.seats.len() {
            return Vec::new();
        }
        seat_moments(&self.steps, || self.begin(), seat)
    }

    /// The actions of the person in a seat so far, in the words of the notation. Their places among
    /// all events would tell how much others did in private.
    #[must_use]
    pub fn seat_actions(&self, seat: Seat) -> To<Seat, Vec<String>> {
        let own = self.steps.iter().filter_map(|step| match &step.motive {
            Motive::Action {
                seat: Some(of),
                text,
            } if *of == seat => Some(text.to_string()),
            _ => None,
        });
        To::everyone(own.collect()).to_seat(seat)
    }

    /// The game before its first event.
    pub(crate) fn begin(&self) -> G::State {
        G::new_state(&self.played, self.room.seat_count())
    }
}
