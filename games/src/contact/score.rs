//! Score of a mission: the points of the signal cards won, out of 42.

use super::options::Difficulty;
use super::tile::Tile;
use crate::core::date::Day;

/// The most points that a mission can bring.
pub const BEST: u8 = 42;

/// Number of planets that must be found.
pub const ROUNDS: u8 = 12;

/// End of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The fuel is used up (C10).
    Lost {
        /// Planet where the last signal came from.
        target: Option<Tile>,
    },
    /// Twelve planets were found (C11).
    Won {
        /// The level to try next; `None` when the fuel was too low for it.
        next: Option<Difficulty>,
        /// The certificate, in the pro variant.
        certificate: Option<Certificate>,
    },
}

/// Contents of a certificate; the names of the crew are not the rules' business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Tier of the certificate.
    pub tier: Tier,
    /// The points.
    pub points: u8,
    /// Number of people who earned it.
    pub seats: u8,
    /// The planets that they found, in order.
    pub planets: [Tile; ROUNDS as usize],
    /// When.
    pub day: Day,
}

/// The kind of certificate for a number of points. The text's thresholds are unknown: these are
/// ours (C24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// Below 12.
    Seventh,
    /// From 12.
    Sixth,
    /// From 18.
    Fifth,
    /// From 24.
    Fourth,
    /// From 30.
    Third,
    /// From 36.
    Second,
    /// All 42.
    First,
}

impl Tier {
    /// The tiers, best first.
    pub const ALL: [Self; 7] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
    ];

    /// The fewest points that earn it.
    pub const fn least(self) -> u8 {
        match self {
            Self::First => BEST,
            Self::Second => 36,
            Self::Third => 30,
            Self::Fourth => 24,
            Self::Fifth => 18,
            Self::Sixth => 12,
            Self::Seventh => 0,
        }
    }

    /// The certificate that fits the points, or the one just below.
    pub fn from_points(points: u8) -> Self {
        let earned = |tier: &Self| points >= tier.least();
        Self::ALL.into_iter().find(earned).unwrap_or(Self::Seventh)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_decide_the_certificate_tier() {
        for (points, tier) in [
            (42, Tier::First),
            (41, Tier::Second),
            (36, Tier::Second),
            (35, Tier::Third),
            (30, Tier::Third),
            (29, Tier::Fourth),
            (24, Tier::Fourth),
            (23, Tier::Fifth),
            (18, Tier::Fifth),
            (17, Tier::Sixth),
            (12, Tier::Sixth),
            (11, Tier::Seventh),
            (0, Tier::Seventh),
        ] {
            assert_eq!(Tier::from_points(points), tier, "{points}");
        }
    }
}
