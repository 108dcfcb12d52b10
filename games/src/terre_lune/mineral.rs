//! The minerals of the Moon, and the claims (options "Richesses") on them. Knows no player.

use serde::{Deserialize, Serialize};

/// A mineral, with one deposit (pion "Gisement") of each on the Moon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mineral {
    /// Eau, H2O.
    Water,
    /// Oxygène, O.
    Oxygen,
    /// Aluminium, AL.
    Aluminium,
    /// Titane, TI.
    Titanium,
    /// Fer, FE.
    Iron,
    /// Calcium, CA.
    Calcium,
    /// Silicium, SI.
    Silicon,
    /// Zirconium, ZR.
    Zirconium,
}

impl Mineral {
    /// All eight, the most precious first.
    pub const ALL: [Self; 8] = [
        Self::Water,
        Self::Oxygen,
        Self::Aluminium,
        Self::Titanium,
        Self::Iron,
        Self::Calcium,
        Self::Silicon,
        Self::Zirconium,
    ];

    /// Symbol, the same in every language.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Water => "H2O",
            Self::Oxygen => "O",
            Self::Aluminium => "AL",
            Self::Titanium => "TI",
            Self::Iron => "FE",
            Self::Calcium => "CA",
            Self::Silicon => "SI",
            Self::Zirconium => "ZR",
        }
    }

    /// Number of claims on it. The text gives the counts; which mineral has which is a house
    /// choice.
    pub const fn claims(self) -> u8 {
        match self {
            Self::Water | Self::Oxygen => 1,
            Self::Aluminium => 2,
            Self::Titanium => 3,
            Self::Iron => 4,
            Self::Calcium => 5,
            Self::Silicon => 6,
            Self::Zirconium => 8,
        }
    }

    /// Worth of each claim on it (house choice).
    pub const fn points(self) -> u16 {
        match self {
            Self::Water => 500,
            Self::Oxygen => 400,
            Self::Aluminium => 300,
            Self::Titanium => 250,
            Self::Iron => 200,
            Self::Calcium => 150,
            Self::Silicon => 100,
            Self::Zirconium => 50,
        }
    }
}

/// A claim (option): worth its points if its owner holds the deposit of its mineral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Claim {
    /// On a mineral.
    On(Mineral),
    /// Gisement épuisé: worth nothing, but a good decoy.
    Exhausted,
}

impl Claim {
    /// Number of claims.
    pub const COUNT: usize = 32;

    /// All 32, the most precious first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        const EXHAUSTED: usize = 2;
        Mineral::ALL
            .into_iter()
            .flat_map(|mineral| {
                std::iter::repeat_n(Self::On(mineral), usize::from(mineral.claims()))
            })
            .chain(std::iter::repeat_n(Self::Exhausted, EXHAUSTED))
    }

    /// Worth once it is concretised.
    pub const fn points(self) -> u16 {
        match self {
            Self::On(mineral) => mineral.points(),
            Self::Exhausted => 0,
        }
    }

    /// True if the deposit of one of these minerals concretises it (T21: one deposit serves all
    /// claims of its mineral).
    pub fn is_concretised_by(self, deposits: &[Mineral]) -> bool {
        match self {
            Self::On(mineral) => deposits.contains(&mineral),
            Self::Exhausted => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claim_counts_match_the_rules() {
        assert_eq!(Claim::all().count(), Claim::COUNT);
        let count = |claim| Claim::all().filter(|&other| other == claim).count();
        let counts: Vec<usize> = Mineral::ALL.map(|m| count(Claim::On(m))).to_vec();
        assert_eq!(counts, [1, 1, 2, 3, 4, 5, 6, 8]);
        assert_eq!(count(Claim::Exhausted), 2);
        let worth: u16 = Claim::all().map(Claim::points).sum();
        assert_eq!(worth, 500 + 400 + 600 + 750 + 800 + 750 + 600 + 400);
    }
}
