//! View of a race, for one viewer.

use super::board::{OrbitCell, Station};
use super::card::{Card, Colour};
use super::duel_state::{Stake, Trick};
use super::mineral::{Claim, Mineral};
use super::options::Options;
use super::place::Place;
use super::state::{PRIMES, Spot, Stage, Tally};
use super::stop::{Course, Push, Stop};
use super::trick::WhyNot;
use crate::core::seat::Seat;

/// A race, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Options of the table.
    pub options: Options,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// Cell of the pirate; `None` before the start and after the first landing.
    pub pirate: Option<OrbitCell>,
    /// Number of claims left on each station, in the order of [`Station::ALL`].
    pub stacks: [u8; 4],
    /// The spots of the Moon where a deposit lies.
    pub spots: Vec<Spot>,
    /// Number of cards in the talon.
    pub talon: u8,
    /// Number of claims out of the game.
    pub removed: u8,
    /// The rockets, in seat order.
    pub rockets: Vec<RocketView>,
    /// Number of turns that have begun.
    pub turns: u32,
    /// Number of things that have happened: it makes what could be done before one of them stale.
    pub facts: u32,
    /// Player and decision that the race waits for; `None` when it is over.
    pub expects: Option<(Seat, Stage)>,
    /// The turn that is being played.
    pub turn: Option<TurnView>,
    /// The défi or ambush that is being played.
    pub fight: Option<FightView>,
    /// Spoils of an ambush, being taken.
    pub spoils: Option<SpoilsView>,
    /// Belongings of the viewer, for the viewer alone.
    pub own: Option<OwnView>,
    /// Everything uncovered and counted, in seat order, once the race is over.
    pub tallies: Option<Vec<Tally>>,
    /// Winners, once the race is over: several for a tie.
    pub winners: Vec<Seat>,
}

/// A rocket, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RocketView {
    /// The player.
    pub seat: Seat,
    /// Colour of the rocket, and of the MOLAB that is its own.
    pub colour: Colour,
    /// Place of the rocket; `None` when it was eliminated.
    pub place: Option<Place>,
    /// True if it has been on the Moon.
    pub been_on_moon: bool,
    /// True if it is on its return.
    pub homebound: bool,
    /// True if the pirate cannot drag it any more at the crossing where it is (T7).
    pub immune: bool,
    /// Number of times that it has met the pirate: the second time is the end.
    pub collisions: u8,
    /// Prime, once it has landed on the Earth; 0 without one.
    pub landed: Option<u16>,
    /// The stations where its cosmonaut has laid an ambush.
    pub ambushes: Vec<Station>,
    /// Number of cards that its cosmonaut holds.
    pub cards: u8,
    /// Number of claims.
    pub claims: u8,
    /// Number of deposits.
    pub deposits: u8,
}

impl TurnView {
    /// True if the turn is over as soon as cards are exchanged.
    pub fn ends_by_exchange(&self) -> bool {
        self.exchange.is_some()
            && self.prospects.is_empty()
            && self.pushes.is_empty()
            && self.challenge.is_empty()
            && self.ambush.is_empty()
    }
}

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnView {
    /// The player.
    pub seat: Seat,
    /// The pirate's dice.
    pub blue: [u8; 2],
    /// The rocket's die.
    pub red: u8,
    /// The ways that are open, and what comes of each; none once the move is made.
    pub courses: Vec<Course>,
    /// The deposits that may be looked at now.
    pub prospects: Vec<Spot>,
    /// The spot of the deposit that is being looked at.
    pub peeking: Option<Spot>,
    /// Number of cards that may be exchanged, now or once the move is made: exactly so many.
    pub exchange: Option<u8>,
    /// The pushes that are allowed.
    pub pushes: Vec<Push>,
    /// Players whom a défi here would oblige, in the order of play; empty when none may be called.
    pub challenge: Vec<Seat>,
    /// For whom an ambush may be laid here.
    pub ambush: Vec<Seat>,
}

/// A défi or an ambush under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FightView {
    /// Stake of the fight.
    pub stake: Stake,
    /// The station.
    pub station: Station,
    /// The trump colour.
    pub trump: Colour,
    /// Players, the caller first, and the number of tricks that each has won.
    pub fighters: Vec<(Seat, u8)>,
    /// The cards on the table, in the order of play.
    pub table: Vec<(Seat, Card)>,
    /// The tricks that were won.
    pub tricks: Vec<Trick>,
}

/// Spoils of an ambush, being taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpoilsView {
    /// The player who takes.
    pub winner: Seat,
    /// From whom.
    pub loser: Seat,
    /// Number of packets.
    pub takes: u8,
    /// Number of claims in each packet, once they are laid.
    pub packets: Option<Vec<u8>>,
}

/// Belongings of a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnView {
    /// The viewer's hand.
    pub hand: Vec<HeldCard>,
    /// The viewer's claims, in the order in which they came.
    pub claims: Vec<Claim>,
    /// The seat's deposits.
    pub deposits: Vec<Mineral>,
    /// Worth of the concretised claims now.
    pub points: u16,
    /// The deposit that the viewer looks at, and whether they may keep it.
    pub peek: Option<(Mineral, Keeping)>,
    /// Deposits that the viewer has looked at, and that still lie on their spots.
    pub seen: Vec<(Spot, Mineral)>,
    /// The viewer's packets, if they lost an ambush and have laid them.
    pub packets: Vec<(Mineral, Vec<Claim>)>,
}

/// Permission to keep a deposit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// There is a claim on it.
    Allowed,
    /// There is none (T19).
    NoClaim,
}

impl Keeping {
    /// Permission with these claims.
    pub(super) fn with(claims: &[Claim], mineral: Mineral) -> Self {
        match claims.contains(&Claim::On(mineral)) {
            true => Self::Allowed,
            false => Self::NoClaim,
        }
    }
}

/// A card of one's own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// The card.
    pub card: Card,
    /// Why it may not be played, where it is the viewer's turn to play.
    pub why_not: Option<WhyNot>,
}

impl View {
    /// Worth of landing on the Earth for the next who comes from the Moon; `None` where all have
    /// landed, or nothing is left.
    pub fn next_prime(&self) -> Option<u16> {
        let flies = |it: &&RocketView| it.place.is_some() && it.landed.is_none();
        self.rockets.iter().find(flies)?;
        let primed = |it: &&RocketView| it.landed.is_some_and(|prime| prime > 0);
        PRIMES
            .get(self.rockets.iter().filter(primed).count())
            .copied()
    }

    /// The deposits that the viewer may look at now, and that could be of use to them: without
    /// those that they have seen and have no claim on.
    pub fn worth_a_look(&self) -> Vec<Spot> {
        let own = self.own.as_ref();
        let is_of_use = |spot: &Spot| {
            let mut seen = own.iter().flat_map(|own| own.seen.iter());
            let seen = seen.find(|(at, _)| at == spot);
            seen.is_none_or(|(_, mineral)| {
                own.is_some_and(|own| own.claims.contains(&Claim::On(*mineral)))
            })
        };
        let spots = self.turn.iter().flat_map(|turn| turn.prospects.iter());
        spots.copied().filter(is_of_use).collect()
    }

    /// The ways that are open, in the order of their numbers on the map: what gains most first, what
    /// leads back and what the pirate spoils last; those that are alike, in the order of the board.
    pub fn numbered_courses(&self) -> Vec<&Course> {
        let Some(turn) = &self.turn else {
            return Vec::new();
        };
        let rocket = self.rocket(turn.seat);
        let flies_home = rocket.is_some_and(|it| it.been_on_moon);
        let left = |to: Place| match flies_home {
            true => to.to_earth(),
            false => to.to_moon(),
        };
        let now = rocket.and_then(|it| it.place).map(left);
        let mut courses: Vec<&Course> = turn.courses.iter().collect();
        courses.sort_by_key(|course| {
            let rank = match course.stop {
                Stop::Earth { prime: Some(_) } => 0,
                Stop::Station { claims: 1.. } => 1,
                Stop::Moon => 2,
                Stop::Nothing | Stop::Station { claims: 0 } => 3,
                Stop::Dragged { .. } => 4,
                Stop::Earth { prime: None } => 5,
                Stop::Collision { .. } => 6,
            };
            let goes_back = now.is_some_and(|now| left(course.way.to) > now);
            (rank, goes_back)
        });
        courses
    }

    /// The pushes that are worth a thought: none where all of them only help who is pushed.
    pub fn pushes_of_use(&self) -> &[Push] {
        let pushes = self.turn.as_ref().map_or(&[][..], |turn| &turn.pushes);
        match pushes.iter().any(Push::harms) {
            true => pushes,
            false => &[],
        }
    }

    /// A seat's rocket.
    pub fn rocket(&self, seat: Seat) -> Option<&RocketView> {
        self.rockets.get(seat.index())
    }
}
