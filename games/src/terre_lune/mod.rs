//! De la Terre à la Lune: cosmonauts race to the Moon and back by dice, gather claims on four
//! stations, fight for them with cards, and dodge the pirate satellite. The rulings T1–T36 are
//! cited where they apply.
//!
//! Glossary: cosmonaut (a seat), rocket (fusée), palier (case), station, pirate (satellite-pirate),
//! orbit (orbite), claim (option "Richesse"), deposit (pion "Gisement"), spot (a deposit's place on
//! the Moon), card (carte "Exploration"), talon, exchange (écart), challenge (défi), ambush
//! (embuscade), trick (levée), trump (atout), packet (a deposit and the claims laid with it), decoy
//! (a worthless claim laid with it), prime.
//!
//! Our own rules beyond the rulings, for the help page to mark:
//! - Chance says who begins.
//! - A move without a choice is made by itself, and a turn ends by itself when nothing is left to
//!   do in it. The last trick of a fight, where each has one card, is played the same way. With the
//!   option `brisk` so is the rest of a fight that is won, and a turn ends with a move without a
//!   choice unless who plays it ended their last one so that they might want cards (not by
//!   `AndEnd`), and a landing with a prime is left to them. A single legal card is not played by
//!   itself: that would tell what else is in the hand.
//! - Stopping on a station takes the top claim by itself; cards may be exchanged before or after a
//!   défi, once a turn.
//! - Coming back to the palier of attraction is not stopping there: no collision, wherever the
//!   pirate is. Immunity (T7) protects from attraction, never from collision.
//! - A défi needs at least one claim left on the station. A cosmonaut who stops there may call it,
//!   on their return too; it obliges those who have not been on the Moon or are heading for it
//!   again.
//! - An ambush is laid on arrival, or at the next turn before leaving the station.
//! - On the Moon one looks at a deposit or leaves: there is no idle turn. A deposit on which one
//!   has no claim goes back with the look that ends one's turn. What one has seen on a spot one is shown as long as it lies
//!   there: the game's history would tell it too.
//! - The loser of an ambush lays their packets after it: each deposit with all claims that it
//!   concretises, and any worthless ones as decoys; their order is shuffled. Where the winner takes
//!   all packets, nothing is chosen and no decoys are laid.
//! - An eliminated cosmonaut puts their cards under the talon. The last one left wins at once,
//!   without a prime unless they have landed.
//! - The return of the others is rolled through at once, in turn order; a dragged rocket sets out
//!   from its palier of attraction.
//! - What is played for a silent seat: see `silence`.

mod action;
mod apply;
mod board;
mod card;
mod decide;
mod duel_play;
mod duel_state;
mod event;
mod glimpse;
mod honours;
mod insight;
mod legal_moves;
mod lesson;
mod lexicon;
mod mineral;
mod news;
mod offers;
mod options;
mod packets;
mod place;
mod refusal;
#[cfg(any(test, feature = "laws"))]
mod rehearsal;
mod riddle;
mod sample;
mod setup;
mod show;
mod silence;
mod standing;
mod state;
mod stop;
mod travel;
mod trick;
mod turns;
mod verbs;
mod view;
mod way;

pub use action::{Action, Decoy};
pub use board::{Node, OrbitCell, Route, Station};
pub use card::{Card, Colour};
pub use duel_state::{Stake, Trick};
pub use event::{Event, Reward};
pub use glimpse::{Flight, Glimpse};
pub use insight::Insight;
pub use lexicon::{Lexicon, Vocable};
pub use mineral::{Claim, Mineral};
pub use options::{Options, PirateStart};
pub use place::{Heading, Palier, Place, Shove};
pub use refusal::{Refusal, Sought};
pub use standing::Standing;
pub use state::{Packet, Spot, Stage, State, Tally};
pub use stop::{Course, Push, Stop};
pub use trick::{WhyNot, may_play, playable, winning};
pub use view::{FightView, HeldCard, Keeping, OwnView, RocketView, SpoilsView, TurnView, View};
pub use way::{Way, ways};

use std::ops::RangeInclusive;

use crate::core::audience::Eye;
use crate::core::game::{Cause, Game, Pending};
use crate::core::turn::Turn;

/// The game, for the catalogue.
#[derive(Clone, Debug, PartialEq)]
pub struct TerreLune;

impl Game for TerreLune {
    // It stands in journals, in commands and in channels, and was shorter than the game's name from
    // the first; so the keys of its words begin with `moon`.
    const ID: &'static str = "lune";
    const SEATS: RangeInclusive<u8> = 2..=4;
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
        show::view(state, eye)
    }

    fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
        news::glimpse(after, event, eye)
    }
}
