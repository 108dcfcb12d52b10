//! Space Connection: each of two hides 20 planets in exactly nine systems and hunts the other's
//! with scouts, ships, super-ships and lasers. The rulings S1–S18 are cited where they apply.
//!
//! Glossary: space (espace), sky (partie cachée), hider (celui qui cache), hunter (celui qui
//! cherche), chart (partie visible), scout (fusée de reconnaissance), ship (astronef), super-ship
//! (super-astronef), emitter (émetteur laser), beam (rayon), system (système planétaire).

mod action;
mod chart;
mod decide;
mod draft;
mod event;
mod favourites;
mod honours;
mod insight;
mod launch;
mod legal;
mod lesson;
mod notes;
mod offers;
mod options;
mod parse;
mod piece;
mod position;
mod positions;
mod prospects;
mod refusal;
#[cfg(any(test, feature = "laws"))]
mod rehearsal;
mod riddle;
mod sample;
mod sky;
mod space;
mod state;
mod verbs;
mod view;

pub use action::Action;
pub use chart::{Chart, Complete, Flight, Lost, Occupant};
pub use draft::{Balance, Draft, Join, Move};
pub use event::{End, Event};
pub use favourites::{Favourites, RecordChange, RecordRefusal};
pub use insight::Insight;
pub use launch::{Beam, Emitters, Fate, Launch};
pub use notes::{Mark, Notes};
pub use options::{Opening, Options, ReplyTurn};
pub use parse::{position, positions};
pub use piece::{Piece, Stock};
pub use position::{Position, Site, SpaceRow, Way, drawn_lines};
pub use positions::Positions;
pub use refusal::Refusal;
pub use sample::imagined;
pub use sky::{PLANETS, SYSTEMS, is_sky, random_sky, system_of, systems};
pub use space::Hider;
pub use state::{PATIENCE, State};
pub use view::{BoardView, Glimpse, Phase, View};

use std::ops::RangeInclusive;

use crate::core::audience::Eye;
use crate::core::game::{Cause, Game, Pending};
use crate::core::turn::Turn;

/// The game, for the catalogue.
#[derive(Clone, Debug, PartialEq)]
pub struct SpaceConnection;

impl Game for SpaceConnection {
    // It stands in journals, in commands and in channels: it stays, though the game is called
    // otherwise everywhere else but in the keys of its words.
    const ID: &'static str = "connection";
    const SEATS: RangeInclusive<u8> = 1..=2;
    const COMPUTER: bool = true;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Glimpse = Glimpse;
    type Record = Favourites;

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
