//! Contact: a team flies from planet to planet; one of them, the source, may only raise and lower
//! a hand to let the others feel how long each hop is. The rulings C1–C27 are cited where they
//! apply.
//!
//! Glossary: source, crew (équipage), tile (plaquette), signal card (carte Signal), help card or
//! aid (carte Aide), arrivals (pioche des cartes d'arrivée), stop-over (escale), fuel (carburant),
//! leg (tronçon), take (one recording of the hand, before it is sent).
//!
//! What a crew gets of a person's flight is the recorded rhythm alone: no view or glimpse of
//! anyone but the source holds a distance, a route or a press.

mod action;
mod aid;
mod aids;
mod apply;
mod console;
mod decide;
mod ear;
mod event;
mod glimpse;
mod guess;
mod hearing;
mod honours;
mod insight;
mod lesson;
mod master;
mod offers;
mod options;
mod parse;
mod point;
mod practice;
mod refusal;
#[cfg(any(test, feature = "laws"))]
mod rehearsal;
mod rhythm;
mod riddle;
mod round;
mod route;
mod sample;
mod score;
mod signal;
mod silence;
mod space;
mod state;
mod tile;
mod transmit;
mod verbs;
mod view;

pub use action::Action;
pub use aid::{Aid, AidSide};
pub use console::{Exchange, HandStage, Next, Progress, SourceView};
pub use event::Event;
pub use glimpse::Glimpse;
pub use hearing::{AnswerFlight, LastFlight, Reach, Rings};
pub use insight::Insight;
pub use options::{Difficulty, Mission, Options, Practice, Routes, Showing, Solo};
pub use parse::{tile, tiles};
pub use point::SpacePoint;
pub use practice::Flown;
pub use refusal::{Refusal, Unfit};
pub use rhythm::{Hand, Hop, Millis, Rhythm, Take};
pub use round::{FirstStop, Past, Source, Stake};
pub use route::Route;
pub use score::{BEST, Certificate, Ending, ROUNDS, Tier};
pub use signal::Signal;
pub use space::Space;
pub use state::State;
pub use tile::{Tile, TileKind};
pub use view::{Phase, PracticeView, RoundView, Standing, Talk, TileSide, TileView, View};

use std::ops::RangeInclusive;

use crate::core::audience::Eye;
use crate::core::game::{Cause, Game, Pending};
use crate::core::turn::Turn;

/// The game, for the catalogue.
#[derive(Clone, Debug, PartialEq)]
pub struct Contact;

impl Game for Contact {
    const ID: &'static str = "contact";
    const SEATS: RangeInclusive<u8> = 1..=5;
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

    fn decision(state: &State) -> Option<u64> {
        Some(state.decisions)
    }

    fn view(state: &State, eye: Eye) -> View {
        view::view(state, eye)
    }

    fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
        glimpse::glimpse(after, event, eye)
    }
}
