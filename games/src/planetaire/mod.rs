//! Planétaire: one hides satellites in an 8×8 sky, the other fires rays from 32 margins and
//! deduces where they are. The rulings P1–P19 are cited where they apply.
//!
//! Glossary: sky (ciel), hider (Satellisateur), detector (Détecteur), marble (bille), pawn (pion),
//! round (manche); the current rounds are those played at the same time.

mod action;
mod agreeing;
mod cell;
mod decide;
mod event;
mod honours;
mod insight;
mod lesson;
mod margin;
mod options;
mod parse;
mod proof;
mod ray;
mod refusal;
#[cfg(any(test, feature = "laws"))]
mod rehearsal;
mod riddle;
mod round;
mod sample;
mod score;
mod shot;
mod sky;
mod state;
mod twins;
mod verbs;
mod view;

pub use action::Action;
pub use agreeing::{Bundle, agreeing};
pub use cell::{Cell, Heading};
pub use event::{Event, Reveal};
pub use insight::Insight;
pub use margin::{Edge, Margin};
pub use options::{Equity, Options, Order, RayLaw, Rounds, Satellites};
pub use parse::{cell, cells, margin};
pub use proof::Proof;
pub use ray::{Outcome, Passage, Path, chart, path, satellites_met, trace};
pub use refusal::Refusal;
pub use round::Hider;
pub use score::Score;
pub use shot::{Pawn, Shot};
pub use sky::Sky;
pub use state::{PATIENCE, State};
pub use twins::twins;
pub use view::{BoardView, Glimpse, Phase, Stage, View};

use std::ops::RangeInclusive;

use crate::core::audience::Eye;
use crate::core::game::{Cause, Game, Pending};
use crate::core::turn::Turn;

/// The game, for the catalogue.
#[derive(Clone, Debug, PartialEq)]
pub struct Planetaire;

impl Game for Planetaire {
    const ID: &'static str = "planetaire";
    const SEATS: RangeInclusive<u8> = 1..=2;
    const COMPUTER: bool = true;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Glimpse = Glimpse;
    type Record = ();

    fn new_state(options: &Options, seats: u8) -> State {
        State::new(*options, seats)
    }

    fn decide(turn: &mut Turn<'_, Self>, cause: Cause<Action>) -> Result<(), Refusal> {
        decide::decide(turn, cause)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn view(state: &State, eye: Eye) -> View {
        view::view(state, eye)
    }

    fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
        view::glimpse(after, event, eye)
    }
}
