//! Events of a race, for ever. Append-only: the journals of old games hold these, and
//! `games/lasting` an example of each.

use serde::{Deserialize, Serialize};

use super::board::{Node, OrbitCell, Station};
use super::card::{Card, Colour};
use super::duel_state::Stake;
use super::mineral::{Claim, Mineral};
use super::options::is_off;
use super::place::{Palier, Place};
use super::state::{Packet, Spot, Tally};
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A fact.
#[derive(Clone, Serialize, Deserialize)]
pub enum Event {
    /// The board was set up.
    Prepared {
        /// Cell where the pirate begins.
        pirate: OrbitCell,
        /// Each station's stack, the top one last.
        stacks: [Vec<Secret<Claim>>; 4],
        /// The deposit of each spot of the Moon.
        moon: Vec<Secret<Mineral>>,
    },
    /// All cards were shuffled, and five dealt to each who plays.
    Dealt {
        /// Each seat's hand; empty for who is out.
        hands: Vec<Vec<Secret<Card>>>,
        /// The remaining cards, the top one last.
        talon: Vec<Secret<Card>>,
    },
    /// A turn began with the three dice, and the pirate moved.
    Rolled {
        /// The player whose turn it is.
        seat: Seat,
        /// The pirate's dice.
        blue: [u8; 2],
        /// The rocket's die.
        red: u8,
    },
    /// A dragged rocket came back to its palier.
    CameBack {
        /// The player.
        seat: Seat,
    },
    /// A rocket went its way.
    Went {
        /// The player.
        seat: Seat,
        /// The stations that it passed.
        passes: Vec<Node>,
        /// The place where it stopped.
        to: Place,
    },
    /// The pirate dragged a rocket.
    Dragged {
        /// The player.
        seat: Seat,
        /// To this cell of the orbit.
        to: OrbitCell,
    },
    /// A rocket collided with the pirate, and fell back on a station, where its claims went under
    /// the stack.
    Collided {
        /// The player.
        seat: Seat,
        /// The station.
        back: Station,
    },
    /// A rocket was pulverised.
    Eliminated {
        /// The player.
        seat: Seat,
        /// Spots to which its deposits went.
        deposits: Vec<(Spot, Secret<Mineral>)>,
    },
    /// Claims were taken from the top of a station's stack.
    Took {
        /// By whom.
        seat: Seat,
        /// The station.
        station: Station,
        /// The claims.
        claims: Vec<Secret<Claim>>,
    },
    /// Écart: cards went under the talon, and as many were drawn from it.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Cards of the seat, counted from 0, in ascending order.
        given: Vec<u8>,
        /// Cards that the seat drew.
        drawn: Vec<Secret<Card>>,
    },
    /// A rocket was pushed by one palier.
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
        /// The mineral.
        mineral: Secret<Mineral>,
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
        /// On which station.
        station: Station,
        /// The trump colour.
        trump: Colour,
        /// Players in the order of play, the challenger first.
        fighters: Vec<Seat>,
    },
    /// An ambush was laid, and its victim brought to the station.
    Ambushed {
        /// By whom.
        seat: Seat,
        /// For whom.
        target: Seat,
        /// On which station.
        station: Station,
        /// The trump colour.
        trump: Colour,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Index among the seat's cards, counted from 0.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// A trick was won.
    TrickWon {
        /// By whom.
        seat: Seat,
    },
    /// A défi or an ambush was won.
    FightWon {
        /// By whom.
        seat: Seat,
        /// Stake of the fight.
        stake: Stake,
        /// Reward that the winner may take.
        reward: Reward,
    },
    /// The loser of an ambush laid their packets face down.
    Packed {
        /// The player who lost.
        loser: Seat,
        /// The packets.
        packets: Vec<Packet>,
        /// The claims that are in none.
        loose: Vec<Secret<Claim>>,
    },
    /// The winner of an ambush took packets.
    Seized {
        /// The player who won.
        winner: Seat,
        /// The player who lost.
        loser: Seat,
        /// Packets chosen, counted from 0, in ascending order.
        chosen: Vec<u8>,
        /// Contents of the packets.
        spoils: Vec<Packet>,
    },
    /// A turn ended.
    Ended {
        /// The player.
        seat: Seat,
        /// True if their next turn ends with its move, should that leave no choice.
        #[serde(default, skip_serializing_if = "is_off")]
        passes: bool,
    },
    /// A rocket landed on the Earth, after having been on the Moon or when everyone had to.
    Landed {
        /// The player.
        seat: Seat,
        /// The prime, or 0.
        prime: u16,
    },
    /// Someone landed: pirate, cards and unused claims were put away, and all others must return.
    Recalled,
    /// A rocket went home by a red die, by the shortest route.
    Returned {
        /// The player.
        seat: Seat,
        /// The die.
        red: u8,
        /// Place where it is now.
        to: Place,
    },
    /// Everything was uncovered and counted.
    Counted {
        /// Tallies, one for each seat.
        tallies: Vec<Tally>,
    },
}

/// Reward that the winner of a fight may take, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reward {
    /// For winning: in a défi a claim for each who played (T16), in an ambush two packets (T25).
    pub base: u8,
    /// For the MOLAB of the winner's own colour: two claims, or one packet.
    pub own_molab: u8,
    /// For the MOLAB of the trump colour: one claim.
    pub trump_molab: u8,
}

impl Reward {
    /// All together; the winner takes as many as there are.
    pub const fn total(self) -> u8 {
        self.base + self.own_molab + self.trump_molab
    }
}
