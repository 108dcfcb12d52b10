//! State of a race, and who is to decide. Changes nothing: see `apply`.

use serde::{Deserialize, Serialize};

use super::board::{Node, OrbitCell, Station};
use super::card::Card;
use super::duel_state::{Fight, Spoils, Stake};
use super::event::Reward;
use super::mineral::{Claim, Mineral};
use super::options::Options;
use super::place::{Palier, Place};
use super::stop::Stop;
use crate::core::game::{Due, Pending, Span};
use crate::core::numbered::as_u8;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A race.
#[derive(Clone)]
pub struct State {
    pub(super) options: Options,
    pub(super) seats: u8,
    /// Cell of the pirate; `None` before the start and after the first landing.
    pub(super) pirate: Option<OrbitCell>,
    /// Each station's stack, the top one last.
    pub(super) stacks: [Vec<Secret<Claim>>; 4],
    /// The deposit of each spot.
    pub(super) moon: [Option<Secret<Mineral>>; 8],
    /// The cards that no one holds, the top one last.
    pub(super) talon: Vec<Secret<Card>>,
    /// Claims that are out of the game.
    pub(super) removed: Vec<Secret<Claim>>,
    /// Rockets, one for each seat.
    pub(super) rockets: Vec<Rocket>,
    /// Number of turns that have begun.
    pub(super) turns: u32,
    /// Number of things that have happened.
    pub(super) facts: u32,
    /// The turn that is being played.
    pub(super) play: Option<Play>,
    pub(super) fight: Option<Fight>,
    pub(super) spoils: Option<Spoils>,
    pub(super) tallies: Option<Vec<Tally>>,
}

/// A rocket, and what its cosmonaut holds.
#[derive(Clone)]
pub(super) struct Rocket {
    pub place: Place,
    /// True if it has been on the Moon.
    pub been: bool,
    /// True if it was dragged at the crossing that it has not left yet (T7).
    pub immune: bool,
    pub collisions: u8,
    pub eliminated: bool,
    /// The prime, once it has landed; 0 for a landing without one.
    pub landed: Option<u16>,
    /// True if its next turn ends with its move, should that leave no choice.
    pub passes: bool,
    /// Faces of the red die on its forced return (T27).
    pub returning: Vec<u8>,
    /// The stations where its cosmonaut has laid an ambush (T24).
    pub ambushes: [bool; 4],
    pub hand: Vec<Secret<Card>>,
    pub claims: Vec<Secret<Claim>>,
    pub deposits: Vec<Secret<Mineral>>,
    /// Minerals that its cosmonaut saw at each spot of the Moon, where they still lie.
    pub seen: [Option<Secret<Mineral>>; 8],
}

impl Rocket {
    pub(super) const fn new() -> Self {
        Self {
            place: Place::At(Node::Earth),
            been: false,
            immune: false,
            collisions: 0,
            eliminated: false,
            landed: None,
            passes: false,
            returning: Vec::new(),
            ambushes: [false; 4],
            hand: Vec::new(),
            claims: Vec::new(),
            deposits: Vec::new(),
            seen: [const { None }; 8],
        }
    }

    /// True if it is on its return (T24): it has been on the Moon and is not heading for it again
    /// (T36).
    pub(super) fn is_homebound(&self) -> bool {
        self.been && !self.place.palier().is_some_and(Palier::is_moonbound)
    }
}

/// A turn that is being played.
#[derive(Clone)]
pub(super) struct Play {
    pub seat: Seat,
    pub blue: [u8; 2],
    pub red: u8,
    pub stage: Stage,
    /// True if the roll left one way only, which was gone.
    pub forced: bool,
    /// The deposit that is being looked at.
    pub peek: Option<(Spot, Secret<Mineral>)>,
    /// True if the rocket has landed on the Moon in this turn, and not yet prospected.
    pub may_prospect: bool,
    /// The station where it has stopped in this turn.
    pub arrived: Option<Station>,
    pub challenged: bool,
    pub exchanged: bool,
    pub pushed: bool,
}

/// Stage of the race: the decision that it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A way, with so many points; or on the Moon a look at a deposit.
    Way {
        /// Points that the rocket may go.
        points: u8,
    },
    /// Decision to keep or put back the deposit that is looked at.
    Peek,
    /// Écart, push, défi, ambush, or the end of the turn.
    Actions,
    /// A card in a défi or an ambush.
    Card,
    /// The loser's packets.
    Packing,
    /// The winner's choice of packets.
    Seizing,
}

/// A spot of the Moon where a deposit lies, or lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Spot(u8);

impl Spot {
    /// Number of spots.
    pub const COUNT: u8 = 8;

    /// The spot with this number; `None` outside 1 to 8.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=Self::COUNT).map(Self)
    }

    /// Counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

as_u8!(Spot, Spot::number, Spot::numbered, "spot>8");

/// A deposit and the claims that are laid with it, face down (T26).
#[derive(Clone, Serialize, Deserialize)]
pub struct Packet {
    /// The deposit.
    pub deposit: Secret<Mineral>,
    /// The claims.
    pub claims: Vec<Secret<Claim>>,
}

/// Belongings of a cosmonaut at the end, uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The player.
    pub seat: Seat,
    /// The seat's claims.
    pub claims: Vec<Claim>,
    /// The seat's deposits.
    pub deposits: Vec<Mineral>,
    /// Worth of the concretised claims.
    pub points: u16,
    /// The prime, or 0.
    pub prime: u16,
    /// True if the cosmonaut was eliminated, and does not count.
    pub eliminated: bool,
}

impl Tally {
    /// All points together (T29).
    pub const fn total(&self) -> u16 {
        self.points + self.prime
    }
}

/// Worth of landing on the Earth, for the first rocket and for the second.
pub(super) const PRIMES: [u16; 2] = [200, 150];

impl State {
    pub(super) fn new(options: Options, seats: u8) -> Self {
        Self {
            options,
            seats,
            pirate: None,
            stacks: [const { Vec::new() }; 4],
            moon: [const { None }; 8],
            talon: Vec::new(),
            removed: Vec::new(),
            rockets: (0..seats)
                .map(|_| Rocket {
                    passes: options.forced_turns_pass,
                    ..Rocket::new()
                })
                .collect(),
            turns: 0,
            facts: 0,
            play: None,
            fight: None,
            spoils: None,
            tallies: None,
        }
    }

    pub(super) fn rocket(&self, seat: Seat) -> &Rocket {
        &self.rockets[seat.index()]
    }

    /// The seats that were not eliminated.
    pub(super) fn flying(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seats).filter(|&seat| !self.rocket(seat).eliminated)
    }

    /// The other seats that were not eliminated, in turn order after this one.
    pub(super) fn after(&self, seat: Seat) -> Vec<Seat> {
        let later = self.flying().filter(|&other| other > seat);
        let earlier = self.flying().filter(|&other| other < seat);
        later.chain(earlier).collect()
    }

    /// The spots where a deposit lies.
    pub(super) fn spots(&self) -> Vec<Spot> {
        Spot::all()
            .filter(|spot| self.moon[spot.index()].is_some())
            .collect()
    }

    /// Result of stopping at a place on a move, or by a push.
    pub(super) fn stop(&self, seat: Seat, place: Place, immune: bool) -> Stop {
        match place {
            Place::At(Node::Earth) => Stop::Earth {
                prime: self.prime(seat),
            },
            Place::At(Node::Station(station)) => Stop::Station {
                // At most 32.
                claims: self.stacks[station.index()].len() as u8,
            },
            Place::At(Node::Moon) => Stop::Moon,
            Place::On(palier) => self.cross(seat, palier, immune),
            Place::Adrift { .. } => Stop::Nothing,
        }
    }

    fn cross(&self, seat: Seat, palier: Palier, immune: bool) -> Stop {
        let (Some(cell), Some(play)) = (palier.crossing(), &self.play) else {
            return Stop::Nothing;
        };
        // T8, T36: only on the way to the Moon. T7 protects from attraction alone.
        if self.pirate == Some(cell) && palier.is_moonbound() {
            let first = self.rocket(seat).collisions == 0;
            return Stop::Collision {
                back: first.then_some(palier.route.ends().0),
            };
        }
        if immune {
            return Stop::Nothing;
        }
        Stop::Dragged {
            to: cell.further(play.blue.iter().sum()),
        }
    }

    /// Worth of landing on the Earth now; `None` for a rocket that has not been on the Moon.
    pub(super) fn prime(&self, seat: Seat) -> Option<u16> {
        let primed = |rocket: &&Rocket| rocket.landed.is_some_and(|prime| prime > 0);
        let place = self.rockets.iter().filter(primed).count();
        let been = self.rocket(seat).been;
        been.then(|| PRIMES.get(place).copied().unwrap_or(0))
    }

    /// Size of a reward: claims of the station of the défi, packets of the loser.
    pub(super) fn takes(&self, stake: Stake, reward: Reward) -> u8 {
        match stake {
            Stake::Claims => {
                let station = self.play.as_ref().and_then(|play| play.arrived);
                let left = station.map_or(0, |station| self.stacks[station.index()].len());
                // At most 32.
                reward.total().min(left as u8)
            }
            Stake::Packets => self.spoils.as_ref().map_or(0, |spoils| spoils.takes),
        }
    }

    /// Player and decision that the game waits for.
    pub(super) fn expects(&self) -> Option<(Seat, Stage)> {
        if self.tallies.is_some() {
            return None;
        }
        if let Some(fight) = &self.fight {
            return Some((fight.turn(), Stage::Card));
        }
        if let Some(spoils) = &self.spoils {
            return Some(match spoils.packets {
                None => (spoils.loser, Stage::Packing),
                Some(_) => (spoils.winner, Stage::Seizing),
            });
        }
        self.play.as_ref().map(|play| (play.seat, play.stage))
    }

    /// Decisions that are awaited now, or the winners.
    pub(super) fn pending(&self) -> Pending {
        if self.tallies.is_some() {
            return Pending::Over {
                winners: self.winners(),
            };
        }
        let due = self.expects().map(|(seat, _)| Due {
            seat,
            within: Span::Move,
        });
        Pending::Orders(due.into_iter().collect())
    }

    /// The highest total of those who were not eliminated; a tie is shared (T29).
    fn winners(&self) -> Vec<Seat> {
        let tallies = self.tallies.iter().flatten();
        let home = tallies.filter(|tally| !tally.eliminated);
        let best = home.clone().map(Tally::total).max();
        home.filter(|tally| Some(tally.total()) == best)
            .map(|tally| tally.seat)
            .collect()
    }
}
