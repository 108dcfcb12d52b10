//! Glimpses of an event, for one viewer.

use super::board::{Node, OrbitCell, Station};
use super::card::{Card, Colour};
use super::duel_state::Stake;
use super::event::Reward;
use super::mineral::{Claim, Mineral};
use super::place::{Palier, Place};
use super::state::{Spot, Tally};
use super::view::{FightView, Keeping};
use crate::core::seat::Seat;

/// Cause of a rocket's way, for one viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flight {
    /// The viewer chose it; or what it brings says it.
    Known,
    /// The viewer's roll left no other.
    Forced,
    /// Another rolled this red die.
    Rolled(u8),
}

/// Glimpse of an event, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// The board was set up.
    Prepared {
        /// Cell where the pirate begins.
        pirate: OrbitCell,
    },
    /// Cards were shuffled and dealt to the viewer: only who has a hand learns of it.
    Dealt {
        /// The viewer's hand.
        hand: Vec<Card>,
    },
    /// A dragged rocket came back to its palier.
    CameBack {
        /// The player.
        seat: Seat,
        /// Place where it is now.
        to: Place,
    },
    /// A rocket went its way.
    Went {
        /// The player.
        seat: Seat,
        /// The stations that it passed.
        passes: Vec<Node>,
        /// The place where it stopped.
        to: Place,
        /// Its cause.
        flight: Flight,
    },
    /// The pirate dragged a rocket.
    Dragged {
        /// The player.
        seat: Seat,
        /// Over so many cells.
        cells: u8,
    },
    /// A rocket collided with the pirate and left its claims on a station.
    Collided {
        /// The player.
        seat: Seat,
        /// The station that it fell back on.
        back: Station,
    },
    /// A rocket was pulverised.
    Eliminated {
        /// The player.
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
        /// Number of them.
        count: u8,
        /// The claims, for that cosmonaut alone.
        claims: Vec<Claim>,
        /// The red die that brought another there.
        rolled: Option<u8>,
    },
    /// Cards were exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Number of them.
        count: u8,
        /// The cards drawn, for that cosmonaut alone.
        drawn: Vec<Card>,
    },
    /// A rocket was pushed.
    Pushed {
        /// By whom.
        by: Seat,
        /// The player.
        target: Seat,
        /// The palier to which it goes.
        to: Palier,
    },
    /// A deposit was looked at.
    Peeked {
        /// By whom.
        seat: Seat,
        /// The spot.
        spot: Spot,
        /// The mineral, and whether it may be kept, for that cosmonaut alone.
        mineral: Option<(Mineral, Keeping)>,
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
        /// The station.
        station: Station,
        /// The trump colour.
        trump: Colour,
        /// Players in the order of play.
        fighters: Vec<Seat>,
    },
    /// An ambush was laid.
    Ambushed {
        /// By whom.
        seat: Seat,
        /// For whom.
        target: Seat,
        /// The station.
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
        /// True if it decides the fight, whose rest then plays itself: the end tells it all.
        settles: bool,
        /// The whole fight, when this was its last trick.
        fight: Option<FightView>,
    },
    /// A fight was won.
    FightWon {
        /// By whom.
        seat: Seat,
        /// Stake of the fight.
        stake: Stake,
        /// Reward that the winner may take, and why.
        reward: Reward,
        /// Number of things to take.
        takes: u8,
    },
    /// The loser of an ambush laid their packets.
    Packed {
        /// The player who lost.
        loser: Seat,
        /// Number of claims in each packet.
        sizes: Vec<u8>,
    },
    /// The winner of an ambush took packets.
    Seized {
        /// The player who won.
        winner: Seat,
        /// The player who lost.
        loser: Seat,
        /// Packets chosen, counted from 0.
        chosen: Vec<u8>,
        /// Number of claims in them.
        claims: u8,
        /// Contents of the packets, for the winner alone: the loser knows them already.
        spoils: Vec<(Mineral, Vec<Claim>)>,
    },
    /// A rocket landed on the Earth.
    Landed {
        /// The player.
        seat: Seat,
        /// The prime, or 0.
        prime: u16,
        /// Faces of the red die on its way home, if it had to return (T27).
        dice: Vec<u8>,
    },
    /// All others must return; pirate, cards and unused claims were put away.
    Recalled,
    /// Everything was uncovered and counted.
    Counted {
        /// Tallies, one for each seat.
        tallies: Vec<Tally>,
        /// The player who won.
        winners: Vec<Seat>,
    },
}
