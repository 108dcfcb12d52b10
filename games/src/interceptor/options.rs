//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::campaign::{Service, Veteran};

/// The options of a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Size of the board.
    pub size: BoardSize,
    /// Number of asteroids.
    pub asteroids: Asteroids,
    /// Number of ships of each pilot.
    pub fleet: Fleet,
    /// Permission for ships to leave the fight.
    pub ending: Ending,
    /// Choice of the campaign: pilots bring their stars and ships, and take them home again.
    pub campaign: Campaign,
    /// Ships that each pilot brings, in seat order; a pilot who is not listed brings ships like the
    /// text's.
    pub service: Vec<Service>,
}

/// Size of the board (house choice).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardSize {
    /// The size that suits the number of ships.
    #[default]
    Fitting,
    /// 11 × 11.
    Small,
    /// 13 × 13.
    Medium,
    /// 15 × 15, the text's.
    Large,
    /// 9 × 9: two ships meet at once.
    Tiny,
}

/// Number of asteroids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asteroids {
    /// As many as suit the board: 3 to 6.
    #[default]
    Fitting,
    /// So many, at most [`Asteroids::MOST`].
    Exactly(u8),
}

impl Asteroids {
    /// The most that a board has room for.
    pub const MOST: u8 = 12;
}

/// Number of ships of each pilot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fleet {
    /// One ship.
    #[default]
    One,
    /// Two.
    Two,
    /// Three.
    Three,
}

impl Fleet {
    /// As a number.
    pub const fn ships(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

/// Permission for ships to leave the fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Never.
    ToTheDeath,
    /// As soon as so many ships or fewer are left (I21, I31).
    RetreatFrom(u8),
}

impl Default for Ending {
    fn default() -> Self {
        Self::RetreatFrom(2)
    }
}

/// Part of the campaign, or a fight by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Campaign {
    /// A fight by itself: everyone has the text's ship.
    #[default]
    Outside,
    /// Pilots bring their stars and ships, and take them home again.
    Inside,
    /// A fight that goes on from a moment of one inside: ships are as they were brought, and
    /// nothing is taken home.
    Practice,
}

impl Options {
    /// The board for so many pilots. More ships need more room (house choice).
    pub fn board(&self, seats: u8) -> Board {
        let ships = seats.saturating_mul(self.fleet.ships());
        match (self.size, ships) {
            (BoardSize::Tiny, _) => Board::TINY,
            (BoardSize::Small, _) | (BoardSize::Fitting, ..=3) => Board::SMALL,
            (BoardSize::Medium, _) | (BoardSize::Fitting, 4..=5) => Board::MEDIUM,
            (BoardSize::Large, _) | (BoardSize::Fitting, _) => Board::LARGE,
        }
    }

    /// Number of asteroids among so many pilots.
    pub fn drifting(&self, seats: u8) -> u8 {
        match self.asteroids {
            Asteroids::Exactly(count) => count.min(Asteroids::MOST),
            // 3, 4, 5 and 6 on boards of 9, 11, 13 and 15.
            Asteroids::Fitting => (self.board(seats).side() - 3) / 2,
        }
    }

    /// Service that this pilot brings for one of their ships.
    pub(super) fn service_of(&self, seat: usize, ship: u8) -> Veteran {
        match self.campaign {
            Campaign::Outside => Veteran::default(),
            Campaign::Inside | Campaign::Practice => {
                let pilot = self.service.get(seat);
                pilot.map(|pilot| pilot.ship(ship)).unwrap_or_default()
            }
        }
    }
}
