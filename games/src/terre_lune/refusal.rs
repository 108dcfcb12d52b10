//! Why an action cannot be granted, and what is allowed. No prose: `text` has a sentence for each.

use super::board::Station;
use super::card::Card;
use super::mineral::{Claim, Mineral};
use super::state::{Spot, Stage};
use super::stop::{Course, Push};
use super::trick::WhyNot;
use crate::core::seat::Seat;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The race is over.
    RaceOver,
    /// This seat was eliminated.
    YouAreEliminated,
    /// Another seat is to decide.
    NotYourTurn {
        /// The player whose turn it is.
        whose: Seat,
        /// Decision of that player.
        stage: Stage,
    },
    /// Something else is to be decided first.
    NotNow {
        /// The stage.
        expected: Stage,
    },
    /// No way ends there.
    NoSuchWay {
        /// The ways that there are.
        allowed: Vec<Course>,
    },
    /// Only who is on the Moon, on landing and instead of moving, may look at a deposit.
    CannotProspect,
    /// No deposit lies there.
    NoDepositThere {
        /// Spots where some lie.
        left: Vec<Spot>,
    },
    /// A deposit may only be kept with a claim on its mineral (T19).
    NoClaimOn {
        /// The mineral.
        mineral: Mineral,
    },
    /// Cards were given away in this turn already.
    AlreadyExchanged,
    /// The die allows exactly so many cards, or none (T2).
    WrongNumberOfCards {
        /// Number of cards to give.
        needed: u8,
        /// Number of cards named.
        named: u8,
    },
    /// This card is not in the hand, or was named twice.
    NotYourCard {
        /// The card.
        card: Card,
        /// The hand.
        hand: Vec<Card>,
    },
    /// Only a six allows to push.
    NoSix {
        /// Face of the red die.
        red: u8,
    },
    /// Someone was pushed in this turn already.
    AlreadyPushed,
    /// This rocket cannot be pushed that way.
    CannotPush {
        /// Pushes that are possible.
        allowed: Vec<Push>,
    },
    /// A défi is called on stopping on a station, an ambush laid where one stands on one.
    NotOnAStation,
    /// A défi was called here already.
    AlreadyChallenged,
    /// No cosmonaut who could be challenged follows (T12).
    NobodyFollows,
    /// The station has no claim left to fight for.
    NothingToFightFor {
        /// The station.
        station: Station,
    },
    /// Only a cosmonaut on their return may lay an ambush (T24).
    NotReturning,
    /// The station has an ambush (T24: one on each).
    AlreadyAmbushed {
        /// The station.
        station: Station,
    },
    /// This opponent is not within reach of an ambush here.
    CannotAmbush {
        /// Players who are.
        allowed: Vec<Seat>,
    },
    /// This card may not be played now.
    IllegalCard {
        /// Why.
        why: WhyNot,
        /// The cards that may be.
        legal: Vec<Card>,
    },
    /// This claim is no decoy: it belongs to its deposit, or is not there so often.
    NotADecoy {
        /// The claim.
        claim: Claim,
        /// The claims that may be.
        allowed: Vec<Claim>,
    },
    /// There is no such deposit to lay a decoy with.
    NotYourDeposit {
        /// The mineral.
        mineral: Mineral,
        /// Deposits that there are.
        deposits: Vec<Mineral>,
    },
    /// Exactly so many different packets are taken.
    WrongPackets {
        /// Number of packets.
        takes: u8,
        /// Of how many.
        of: u8,
    },
    /// The words could not be read.
    Unreadable {
        /// Thing that should have been named.
        sought: Sought,
        /// The words.
        said: String,
    },
}

/// Thing that words should have named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// A card.
    Card,
    /// A colour.
    Colour,
    /// A node or a palier.
    Place,
    /// A spot of the Moon.
    Spot,
    /// An opponent's rocket.
    Opponent,
    /// Direction of a push.
    Shove,
    /// A claim, and the deposit to lay it with.
    Decoy,
    /// A packet's number.
    Packet,
}
