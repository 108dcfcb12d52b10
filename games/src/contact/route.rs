//! The source's route: from tile to tile, straight and unblocked, ending on the target.

use serde::{Deserialize, Serialize};

use super::refusal::Refusal;
use super::space::Space;
use super::tile::Tile;

/// Landings of a flight, in order, without its start. Its `Debug` is for tests; the source's route
/// is a `Secret<Route>`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route(Vec<Tile>);

/// Measure of every route of a round.
#[derive(Clone, Copy)]
pub(super) struct Course<'s> {
    pub space: &'s Space,
    pub start: Tile,
    pub target: Tile,
}

impl Route {
    /// A route that lands on these tiles.
    pub(super) const fn new(tiles: Vec<Tile>) -> Self {
        Self(tiles)
    }

    /// Landings, in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }

    /// True if it lands nowhere.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of legs.
    pub fn legs(&self) -> usize {
        self.0.len()
    }

    /// Last landing so far.
    pub fn last(&self) -> Option<Tile> {
        self.0.last().copied()
    }

    /// The first stop-over; `None` for a direct flight.
    pub(super) fn first_stop(&self) -> Option<Tile> {
        self.0.first().copied().filter(|_| self.legs() > 1)
    }

    /// Route without its last leg.
    pub(super) fn shortened(&self) -> Option<Self> {
        let (_, rest) = self.0.split_last()?;
        Some(Self(rest.to_vec()))
    }
}

impl Course<'_> {
    /// Tile where a route stands.
    pub(super) fn end(self, route: &Route) -> Tile {
        route.last().unwrap_or(self.start)
    }

    /// True if a route ends on the target.
    pub(super) fn is_complete(self, route: &Route) -> bool {
        route.last() == Some(self.target)
    }

    /// The route with one leg more, or why it cannot be flown (C2, C3).
    pub(super) fn extended(self, route: &Route, to: Tile) -> Result<Route, Refusal> {
        if self.is_complete(route) {
            return Err(Refusal::PastTarget {
                target: self.target,
            });
        }
        if self.space.centre(to).is_none() {
            return Err(Refusal::TileInBox { tile: to });
        }
        if to == self.start {
            return Err(Refusal::TileIsStart { tile: to });
        }
        if route.0.contains(&to) {
            return Err(Refusal::TileTwice { tile: to });
        }
        let from = self.end(route);
        let by = self.space.blockers(from, to);
        if !by.is_empty() {
            return Err(Refusal::Blocked { from, to, by });
        }
        let mut tiles = route.0.clone();
        tiles.push(to);
        Ok(Route(tiles))
    }

    /// A whole route, or why it cannot be flown.
    pub(super) fn whole(self, tiles: &[Tile]) -> Result<Route, Refusal> {
        let extend = |route: Route, &to: &Tile| self.extended(&route, to);
        tiles.iter().try_fold(Route::default(), extend)
    }
}
