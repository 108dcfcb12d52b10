//! Places of a rocket (fusée), and one step from there. Knows no dice and no pirate.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::{Node, OrbitCell, Route};

/// Direction along a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Heading {
    /// Away from the end from which the paliers are counted: to a station, to the Moon.
    Up,
    /// Back to the end from which they are counted.
    Down,
}

/// A palier of a route, and which way the rocket on it is heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Palier {
    /// The route.
    pub route: Route,
    /// Counted from 1 at the first of the route's ends.
    pub number: u8,
    /// Direction of the rocket: there is no U-turn on a route (T4).
    pub heading: Heading,
}

impl Palier {
    /// Code on the board, in every language, such as `AL3`.
    pub fn code(self) -> String {
        let (first, last) = self.route.ends();
        format!("{}{}{}", first.letter(), last.letter(), self.number)
    }

    /// A palier of a route; `None` when the route has no such number.
    pub const fn new(route: Route, number: u8, heading: Heading) -> Option<Self> {
        if number >= 1 && number <= route.paliers() {
            Some(Self {
                route,
                number,
                heading,
            })
        } else {
            None
        }
    }

    /// The first palier of a route from one of its ends.
    pub(super) fn leaving(node: Node, route: Route) -> Self {
        let (number, heading) = if route.ends().0 == node {
            (1, Heading::Up)
        } else {
            (route.paliers(), Heading::Down)
        };
        Self {
            route,
            number,
            heading,
        }
    }

    /// The node that the rocket is heading for.
    pub const fn toward(self) -> Node {
        let (first, last) = self.route.ends();
        match self.heading {
            Heading::Up => last,
            Heading::Down => first,
        }
    }

    /// Points to that node.
    pub const fn points_left(self) -> u8 {
        match self.heading {
            Heading::Up => self.route.paliers() + 1 - self.number,
            Heading::Down => self.number,
        }
    }

    /// Next palier.
    pub const fn ahead(self) -> Place {
        let number = match self.heading {
            Heading::Up => self.number + 1,
            Heading::Down => self.number - 1,
        };
        match Self::new(self.route, number, self.heading) {
            Some(palier) => Place::On(palier),
            None => Place::At(self.toward()),
        }
    }

    /// The palier so many steps on, or back when negative; `None` when that is no palier (T9: a
    /// rocket may not be pushed into a node).
    pub(super) fn shifted(self, shove: Shove) -> Option<Self> {
        let up = (self.heading == Heading::Up) == (shove == Shove::Forward);
        let number = if up { self.number + 1 } else { self.number - 1 };
        Self::new(self.route, number, self.heading)
    }

    /// The orbit's cell that is this very palier, at a crossing.
    pub fn crossing(self) -> Option<OrbitCell> {
        let (number, cell) = self.route.crossing()?;
        (number == self.number).then_some(cell)
    }

    /// True if the rocket is on its last leg to the Moon.
    pub(crate) fn is_moonbound(self) -> bool {
        self.toward() == Node::Moon
    }

    /// Same palier, heading the other way.
    const fn turned(self) -> Self {
        let heading = match self.heading {
            Heading::Up => Heading::Down,
            Heading::Down => Heading::Up,
        };
        Self { heading, ..self }
    }
}

/// Direction in which an opponent is pushed, from the opponent's point of view (T9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Shove {
    /// The way on which the opponent is heading.
    Forward,
    /// The way by which the opponent came.
    Backward,
}

/// Place of a rocket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// On a node.
    At(Node),
    /// On a palier.
    On(Palier),
    /// Dragged along the orbit, until it comes back.
    Adrift {
        /// The palier of attraction.
        from: Palier,
        /// Cell of the orbit.
        at: OrbitCell,
    },
}

impl Place {
    /// The node that it is, if it is one.
    pub const fn node(self) -> Option<Node> {
        match self {
            Self::At(node) => Some(node),
            Self::On(_) | Self::Adrift { .. } => None,
        }
    }

    /// The palier that it is or belongs to, if any.
    pub const fn palier(self) -> Option<Palier> {
        match self {
            Self::At(_) => None,
            Self::On(palier) | Self::Adrift { from: palier, .. } => Some(palier),
        }
    }

    /// True if it is the same place on the board, whichever way one heads there.
    pub fn is_at(self, other: Self) -> bool {
        match (self, other) {
            (Self::On(one), Self::On(two)) => (one.route, one.number) == (two.route, two.number),
            _ => self == other,
        }
    }

    /// Points to the Moon, without a U-turn.
    pub const fn to_moon(self) -> u8 {
        match self {
            Self::At(node) => node.to_moon(),
            Self::On(palier) | Self::Adrift { from: palier, .. } => {
                palier.points_left() + palier.toward().to_moon()
            }
        }
    }

    /// Points to the Earth, without a U-turn.
    pub const fn to_earth(self) -> u8 {
        match self {
            Self::At(node) => node.to_earth(),
            Self::On(palier) | Self::Adrift { from: palier, .. } => {
                palier.points_left() + palier.toward().to_earth()
            }
        }
    }

    /// Step home by the shortest way, turning round on a route if that is shorter (T27, T28). On a
    /// node the first of the shortest routes is taken.
    #[must_use]
    pub(super) fn homeward(self) -> Self {
        let palier = match self {
            Self::At(node) => {
                let leaving = node.routes().map(|route| Palier::leaving(node, route));
                return leaving
                    .map(Self::On)
                    .min_by_key(|place| place.to_earth())
                    .filter(|_| node != Node::Earth)
                    .unwrap_or(self);
            }
            Self::On(palier) | Self::Adrift { from: palier, .. } => palier,
        };
        let (on, back) = (Self::On(palier), Self::On(palier.turned()));
        let shorter = if back.to_earth() < on.to_earth() {
            palier.turned()
        } else {
            palier
        };
        shorter.ahead()
    }
}

/// As the notation has it, such as `AM3`: so it stands in journals.
impl fmt::Display for Palier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.route.ends();
        for end in [first, last] {
            f.write_str(&end.name()[..1].to_ascii_uppercase())?;
        }
        write!(f, "{}", self.number)
    }
}

/// As it is read: a node's name, a palier's code.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(node) => f.write_str(node.name()),
            Self::On(palier) | Self::Adrift { from: palier, .. } => palier.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paliers() -> impl Iterator<Item = Palier> {
        let both = [Heading::Up, Heading::Down];
        Route::ALL.into_iter().flat_map(move |route| {
            (1..=route.paliers()).flat_map(move |number| {
                both.into_iter()
                    .filter_map(move |heading| Palier::new(route, number, heading))
            })
        })
    }

    #[test]
    fn forward_and_backward_steps_are_consistent() {
        assert_eq!(
            paliers().count(),
            2 * (2 * 5 + 2 * 8 + 3 * 3 + 2 * 6 + 2 * 7)
        );
        for palier in paliers() {
            let on = palier.shifted(Shove::Forward);
            let back = palier.shifted(Shove::Backward);
            let ahead = on.map_or(Place::At(palier.toward()), Place::On);
            assert_eq!(palier.ahead(), ahead);
            assert_eq!(on.map_or(0, Palier::points_left), palier.points_left() - 1);
            for (next, undo) in [(on, Shove::Backward), (back, Shove::Forward)] {
                let undone = next.map(|next| next.shifted(undo));
                assert!(undone.is_none_or(|undone| undone == Some(palier)));
            }
        }
    }

    #[test]
    fn way_home_is_the_shortest() {
        let nodes = Node::ALL.into_iter().map(Place::At);
        for start in nodes.chain(paliers().map(Place::On)) {
            let shortest = match start {
                Place::On(palier) => start.to_earth().min(Place::On(palier.turned()).to_earth()),
                _ => start.to_earth(),
            };
            let mut place = start;
            for _ in 0..shortest {
                assert_ne!(place, Place::At(Node::Earth), "{start:?}");
                place = place.homeward();
            }
            assert_eq!(place, Place::At(Node::Earth), "{start:?}");
            assert_eq!(place.homeward(), place);
        }
    }
}
