//! The board: nodes, routes and the pirate's orbit. A house choice that satisfies every sentence
//! of the text. Knows no rocket.

use serde::{Deserialize, Serialize};

use crate::core::numbered::as_u8;

/// An orbital station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Station {
    /// ALPHA.
    Alpha,
    /// BÊTA.
    Beta,
    /// GAMMA.
    Gamma,
    /// DELTA.
    Delta,
}

impl Station {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Alpha, Self::Beta, Self::Gamma, Self::Delta];

    /// Counted from 0, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A node, where routes meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Node {
    /// La Terre.
    Earth,
    /// A station.
    Station(Station),
    /// La Lune.
    Moon,
}

impl Node {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Earth,
        Self::Station(Station::Alpha),
        Self::Station(Station::Beta),
        Self::Station(Station::Gamma),
        Self::Station(Station::Delta),
        Self::Moon,
    ];

    /// Name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Earth => "earth",
            Self::Station(Station::Alpha) => "alpha",
            Self::Station(Station::Beta) => "beta",
            Self::Station(Station::Gamma) => "gamma",
            Self::Station(Station::Delta) => "delta",
            Self::Moon => "moon",
        }
    }

    /// Name in a palier's code, in every language: Terra and Luna, and the stations.
    pub const fn letter(self) -> char {
        match self {
            Self::Earth => 'T',
            Self::Station(Station::Alpha) => 'A',
            Self::Station(Station::Beta) => 'B',
            Self::Station(Station::Gamma) => 'G',
            Self::Station(Station::Delta) => 'D',
            Self::Moon => 'L',
        }
    }

    /// The station that it is, if it is one.
    pub const fn station(self) -> Option<Station> {
        match self {
            Self::Station(station) => Some(station),
            Self::Earth | Self::Moon => None,
        }
    }

    /// The routes that begin or end here.
    pub fn routes(self) -> impl Iterator<Item = Route> + Clone {
        Route::ALL.into_iter().filter(move |route| {
            let (first, last) = route.ends();
            first == self || last == self
        })
    }

    /// Points of the shortest way to the Moon.
    pub const fn to_moon(self) -> u8 {
        match self {
            Self::Earth => 14,
            Self::Station(Station::Alpha | Station::Delta) => 7,
            Self::Station(Station::Beta | Station::Gamma) => 8,
            Self::Moon => 0,
        }
    }

    /// Points of the shortest way to the Earth.
    pub const fn to_earth(self) -> u8 {
        match self {
            Self::Earth => 0,
            Self::Station(Station::Alpha | Station::Delta) => 9,
            Self::Station(Station::Beta | Station::Gamma) => 6,
            Self::Moon => 14,
        }
    }
}

/// A route (itinéraire) between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is named by its two ends")]
pub enum Route {
    EarthAlpha,
    EarthBeta,
    EarthGamma,
    EarthDelta,
    AlphaBeta,
    BetaGamma,
    GammaDelta,
    AlphaMoon,
    BetaMoon,
    GammaMoon,
    DeltaMoon,
}

impl Route {
    /// All eleven.
    pub const ALL: [Self; 11] = [
        Self::EarthAlpha,
        Self::EarthBeta,
        Self::EarthGamma,
        Self::EarthDelta,
        Self::AlphaBeta,
        Self::BetaGamma,
        Self::GammaDelta,
        Self::AlphaMoon,
        Self::BetaMoon,
        Self::GammaMoon,
        Self::DeltaMoon,
    ];

    /// The node from which its paliers are counted, and the other one. Routes to the Moon are
    /// counted from the station (T34).
    pub const fn ends(self) -> (Node, Node) {
        use Station::{Alpha, Beta, Delta, Gamma};
        match self {
            Self::EarthAlpha => (Node::Earth, Node::Station(Alpha)),
            Self::EarthBeta => (Node::Earth, Node::Station(Beta)),
            Self::EarthGamma => (Node::Earth, Node::Station(Gamma)),
            Self::EarthDelta => (Node::Earth, Node::Station(Delta)),
            Self::AlphaBeta => (Node::Station(Alpha), Node::Station(Beta)),
            Self::BetaGamma => (Node::Station(Beta), Node::Station(Gamma)),
            Self::GammaDelta => (Node::Station(Gamma), Node::Station(Delta)),
            Self::AlphaMoon => (Node::Station(Alpha), Node::Moon),
            Self::BetaMoon => (Node::Station(Beta), Node::Moon),
            Self::GammaMoon => (Node::Station(Gamma), Node::Moon),
            Self::DeltaMoon => (Node::Station(Delta), Node::Moon),
        }
    }

    /// Number of paliers strictly between its ends.
    pub const fn paliers(self) -> u8 {
        match self {
            Self::EarthAlpha | Self::EarthDelta => 8,
            Self::EarthBeta | Self::EarthGamma => 5,
            Self::AlphaBeta | Self::BetaGamma | Self::GammaDelta => 3,
            Self::AlphaMoon | Self::DeltaMoon => 6,
            Self::BetaMoon | Self::GammaMoon => 7,
        }
    }

    /// Crossing with the orbit: the palier's number, and the cell.
    pub const fn crossing(self) -> Option<(u8, OrbitCell)> {
        match self {
            Self::AlphaMoon => Some((3, OrbitCell(14))),
            Self::BetaMoon => Some((4, OrbitCell(11))),
            Self::GammaMoon => Some((4, OrbitCell(8))),
            Self::DeltaMoon => Some((3, OrbitCell(5))),
            Self::EarthAlpha
            | Self::EarthBeta
            | Self::EarthGamma
            | Self::EarthDelta
            | Self::AlphaBeta
            | Self::BetaGamma
            | Self::GammaDelta => None,
        }
    }
}

/// A cell of the pirate's orbit, O1 to O18, clockwise round the Moon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct OrbitCell(u8);

impl OrbitCell {
    /// Number of cells of the orbit.
    pub const COUNT: u8 = 18;

    /// The cell with this number; `None` outside 1 to 18.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All of them, clockwise.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=Self::COUNT).map(Self)
    }

    /// The number on the board.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The cell so many further clockwise.
    #[must_use]
    pub const fn further(self, cells: u8) -> Self {
        Self((self.0 - 1 + cells % Self::COUNT) % Self::COUNT + 1)
    }

    /// Number of cells clockwise to another.
    pub const fn until(self, other: Self) -> u8 {
        (other.0 + Self::COUNT - self.0) % Self::COUNT
    }

    /// The route that crosses the orbit here, if one does.
    pub fn route(self) -> Option<Route> {
        let crosses = |route: &Route| route.crossing().is_some_and(|(_, cell)| cell == self);
        Route::ALL.into_iter().find(crosses)
    }
}

as_u8!(OrbitCell, OrbitCell::number, OrbitCell::numbered, "O1-O18");

#[cfg(test)]
mod tests {
    use super::*;

    /// The shortest way, found by relaxing every route again and again.
    #[track_caller]
    fn check_distances(goal: Node, expected: impl Fn(Node) -> u8) {
        let mut found = Node::ALL.map(|node| if node == goal { 0 } else { 200u8 });
        let at = |node| Node::ALL.iter().position(|&other| other == node).unwrap();
        for _ in 0..Node::ALL.len() {
            for route in Route::ALL {
                let (first, last) = route.ends();
                let (first, last, points) = (at(first), at(last), route.paliers() + 1);
                found[first] = found[first].min(found[last].saturating_add(points));
                found[last] = found[last].min(found[first].saturating_add(points));
            }
        }
        assert_eq!(found, Node::ALL.map(expected), "{goal:?}");
    }

    #[test]
    fn distances_are_shortest_paths() {
        check_distances(Node::Moon, Node::to_moon);
        check_distances(Node::Earth, Node::to_earth);
    }

    #[test]
    fn routes_cross_the_orbit_four_times() {
        let crossed: Vec<u8> = OrbitCell::all()
            .filter(|cell| cell.route().is_some())
            .map(OrbitCell::number)
            .collect();
        assert_eq!(crossed, [5, 8, 11, 14]);
        for cell in OrbitCell::all() {
            for cells in 0..OrbitCell::COUNT {
                assert_eq!(cell.until(cell.further(cells)), cells);
            }
        }
        assert_eq!(
            OrbitCell(17).further(3),
            OrbitCell(2),
            "clockwise, round again"
        );
    }
}
