//! What one viewer learns from an event.

use super::board::{Node, OrbitCell, Station};
use super::card::{Card, Colour};
use super::duel_state::Stake;
use super::event::Reward;
use super::mineral::{Claim, Mineral};
use super::place::{Palier, Place};
use super::state::{Spot, Tally};
use crate::core::seat::Seat;

/// What one viewer learns from an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// The board was set up.
    Prepared {
        /// Where the pirate begins.
        pirate: OrbitCell,
    },
    /// Cards were shuffled and dealt to the viewer: only who has a hand learns of it.
    Dealt {
        /// The viewer's hand.
        hand: Vec<Card>,
    },
    /// A dragged rocket came back to its palier.
    CameBack {
        /// Whose.
        seat: Seat,
        /// Where it is now.
        to: Place,
    },
    /// A rocket went its way.
    Went {
        /// Whose.
        seat: Seat,
        /// The stations that it passed.
        passes: Vec<Node>,
        /// Where it stopped.
        to: Place,
    },
    /// The pirate dragged a rocket.
    Dragged {
        /// Whose.
        seat: Seat,
        /// To this cell.
        to: OrbitCell,
    },
    /// A rocket collided with the pirate and left its claims on a station.
    Collided {
        /// Whose.
        seat: Seat,
        /// The station that it fell back on.
        back: Station,
    },
    /// A rocket was pulverised.
    Eliminated {
        /// Whose.
        seat: Seat,
        /// The spots of the Moon where its deposits are now.
        spots: Vec<Spot>,
    },
    /// Claims were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// From which station.
        station: Station,
        /// How many.
        count: u8,
        /// Which, for that cosmonaut alone.
        claims: Vec<Claim>,
    },
    /// Cards were exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// What was drawn, for that cosmonaut alone.
        drawn: Vec<Card>,
    },
    /// A rocket was pushed.
    Pushed {
        /// By whom.
        by: Seat,
        /// Whose.
        target: Seat,
        /// Where to.
        to: Palier,
    },
    /// A deposit was looked at.
    Peeked {
        /// By whom.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// What it is, for that cosmonaut alone.
        mineral: Option<Mineral>,
    },
    /// The deposit that was looked at was kept.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// The deposit that was looked at was put back.
    PutBack {
        /// By whom.
        seat: Seat,
    },
    /// A défi was called.
    Challenged {
        /// By whom.
        seat: Seat,
        /// Where.
        station: Station,
        /// The trump colour.
        trump: Colour,
        /// Who plays, in the order of play.
        fighters: Vec<Seat>,
    },
    /// An ambush was laid.
    Ambushed {
        /// By whom.
        seat: Seat,
        /// For whom.
        target: Seat,
        /// Where.
        station: Station,
        /// The trump colour.
        trump: Colour,
    },
    /// A card was played: told to who played it. The others see it on the table, and in the trick.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A trick was won.
    TrickWon {
        /// By whom.
        seat: Seat,
        /// The cards, in the order of play.
        cards: Vec<(Seat, Card)>,
    },
    /// A fight was won.
    FightWon {
        /// By whom.
        seat: Seat,
        /// What it was about.
        stake: Stake,
        /// What the winner may take, and why.
        reward: Reward,
        /// What there is of it.
        takes: u8,
    },
    /// The loser of an ambush laid their packets.
    Packed {
        /// Who lost.
        loser: Seat,
        /// How many claims are in each.
        sizes: Vec<u8>,
    },
    /// The winner of an ambush took packets.
    Seized {
        /// Who won.
        winner: Seat,
        /// Who lost.
        loser: Seat,
        /// Which, counted from 0.
        chosen: Vec<u8>,
        /// How many claims were in them.
        claims: u8,
        /// What was in them, for the winner alone: the loser knows it already.
        spoils: Vec<(Mineral, Vec<Claim>)>,
    },
    /// A rocket landed on the Earth.
    Landed {
        /// Whose.
        seat: Seat,
        /// The prime, or 0.
        prime: u16,
        /// What the red die showed on its way home, if it had to return (T27).
        dice: Vec<u8>,
    },
    /// All others must return; pirate, cards and unused claims were put away.
    Recalled,
    /// Everything was uncovered and counted.
    Counted {
        /// One for each seat.
        tallies: Vec<Tally>,
        /// Who won.
        winners: Vec<Seat>,
    },
}
