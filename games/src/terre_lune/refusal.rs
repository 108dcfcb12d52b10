//! Why a wish cannot be granted, and what is allowed. No prose: `text` has a sentence for each.

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
        /// Whose turn it is.
        whose: Seat,
        /// What that seat decides.
        stage: Stage,
    },
    /// Something else is to be decided first.
    NotNow {
        /// What.
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
        /// Where some lie.
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
        /// How many.
        needed: u8,
        /// How many were named.
        named: u8,
    },
    /// This card is not in the hand, or was named twice.
    NotYourCard {
        /// Which.
        card: Card,
        /// The hand.
        hand: Vec<Card>,
    },
    /// Only a six allows to push.
    NoSix {
        /// What the red die shows.
        red: u8,
    },
    /// Someone was pushed in this turn already.
    AlreadyPushed,
    /// This rocket cannot be pushed that way.
    CannotPush {
        /// What can be done.
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
        /// Which.
        station: Station,
    },
    /// Only a cosmonaut on their return may lay an ambush (T24).
    NotReturning,
    /// One ambush on each station (T24).
    AlreadyAmbushed {
        /// Which.
        station: Station,
    },
    /// This opponent is not within reach of an ambush here.
    CannotAmbush {
        /// Who is.
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
        /// Which.
        claim: Claim,
        /// The claims that may be.
        allowed: Vec<Claim>,
    },
    /// There is no such deposit to lay a decoy with.
    NotYourDeposit {
        /// Which.
        mineral: Mineral,
        /// Those that there are.
        deposits: Vec<Mineral>,
    },
    /// Exactly so many different packets are taken.
    WrongPackets {
        /// How many.
        takes: u8,
        /// Of how many.
        of: u8,
    },
    /// What was said could not be read.
    Unreadable {
        /// What should have been there.
        sought: Sought,
        /// What was said.
        said: String,
    },
}

/// What words should have named.
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
    /// Which way a rocket is pushed.
    Shove,
    /// A claim, and the deposit to lay it with.
    Decoy,
    /// A packet's number.
    Packet,
}
