//! Interceptor: a dogfight among drifting asteroids. Everyone writes secret orders, and all are
//! carried out at once. The rulings I1–I35 are cited where they apply.
//!
//! Glossary: order (ordre), turn of a ship (virage), looping (looping), flip (tête à queue),
//! retreat (repli), pursuit (poursuite), structure, volley (tir), capsule (capsule de secours).

mod action;
mod announcement;
mod asteroid;
mod board;
mod bound;
mod build;
mod campaign;
mod decide;
mod event;
mod fire;
mod fix;
mod flight;
mod glimpse;
mod hex;
mod honours;
mod insight;
mod lesson;
mod moves;
mod offers;
mod options;
mod order;
mod parse;
mod placement;
mod plan;
mod refusal;
#[cfg(any(test, feature = "laws"))]
mod rehearsal;
mod report;
mod resolve;
mod riddle;
mod sample;
mod ship;
mod state;
mod verbs;
mod view;

pub use action::Action;
pub use announcement::{Announcement, Change, FirstTurn};
pub use asteroid::{Asteroid, drifted};
pub use board::Board;
pub use build::{Build, Upgrade};
pub use campaign::{Homecoming, RecordChange, Service, Veteran};
pub use event::{Encounter, Event, Loss, Prize, Struck};
pub use fire::{Hit, Volley, zone};
pub use fix::Fix;
pub use flight::{Flight, Harm, Leg, fly};
pub use glimpse::{Glimpse, Seal};
pub use hex::{Facing, Hex};
pub use insight::Insight;
pub use moves::Moves;
pub use options::{Asteroids, BoardSize, Campaign, Ending, Fleet, Options};
pub use order::{Code, Flying, Letters, Order, Speed, Trigger};
pub use parse::{
    LONGEST, facing, hex, looks_like_an_order, order, order_in, placement, placement_in,
};
pub use placement::Placement;
pub use plan::Plan;
pub use refusal::{Mark, Refusal, Unreadable};
pub use report::Report;
pub use ship::{Fate, Pilot, ShipId};
pub use state::{Phase, QUIET, State};
pub use verbs::meant;
pub use view::{Announcing, Outlook, ShipView, View};

use std::ops::RangeInclusive;

use crate::core::audience::Eye;
use crate::core::game::{Cause, Game, Pending};
use crate::core::seat::Seat;
use crate::core::turn::Turn;

/// The game, for the catalogue.
#[derive(Clone, Debug, PartialEq)]
pub struct Interceptor;

impl Game for Interceptor {
    const ID: &'static str = "interceptor";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const COMPUTER: bool = true;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Glimpse = Glimpse;
    type Record = Service;

    fn new_state(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn decide(turn: &mut Turn<'_, Self>, cause: Cause<Action>) -> Result<(), Refusal> {
        decide::decide(turn, cause)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn is_out(state: &State, seat: Seat) -> bool {
        let mut own = state.ships.iter().filter(|ship| ship.id.seat == seat);
        own.all(|ship| ship.fate != Fate::Flying)
    }

    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn decision(state: &State) -> Option<u64> {
        state.decision()
    }

    fn view(state: &State, eye: Eye) -> View {
        view::view(state, eye)
    }

    fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
        glimpse::glimpse(after, event, eye)
    }
}
