//! The public space, measured: which flights are free, and how far they are. Knows no secret.

use games::contact::{Space, Tile, View};

use crate::fixed::log2;

/// Distances from edge to edge, in hundredths of a unit, of the flights that are free.
pub(super) struct Chart {
    tiles: Vec<Tile>,
    far: Vec<Vec<Option<u32>>>,
}

impl Chart {
    /// Chart of the tiles in a view; `None` where they are no space.
    pub(super) fn from_view(view: &View) -> Option<Self> {
        let space = Space::new(view.tiles.iter().map(|seen| seen.at).collect())?;
        let tiles: Vec<Tile> = space.tiles().collect();
        let far = |from: Tile, to: Tile| {
            let (one, other) = (space.centre(from)?, space.centre(to)?);
            let (x, y) = (i64::from(one.x - other.x), i64::from(one.y - other.y));
            let edges = (x * x + y * y).isqrt() - i64::from(2 * Space::RADIUS);
            // At most the diagonal of the square, and at least the gap between two tiles.
            space.is_free(from, to).then_some(edges.max(1) as u32)
        };
        let row = |&from: &Tile| tiles.iter().map(|&to| far(from, to)).collect();
        Some(Self {
            far: tiles.iter().map(row).collect(),
            tiles,
        })
    }

    /// Distance of a flight; 1 where there is none.
    pub(super) fn distance(&self, from: Tile, to: Tile) -> u32 {
        self.far[from.index()][to.index()].unwrap_or(1)
    }

    /// Every free flight.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Tile, Tile)> + '_ {
        let all = |&from: &Tile| self.tiles.iter().map(move |&to| (from, to));
        let pairs = self.tiles.iter().flat_map(all);
        pairs.filter(|(from, to)| self.far[from.index()][to.index()].is_some())
    }

    /// Distance of each leg of a route.
    pub(super) fn legs(&self, start: Tile, landings: &[Tile]) -> Vec<u32> {
        let starts = std::iter::once(&start).chain(landings);
        let legs = starts.zip(landings);
        legs.map(|(&from, &to)| self.distance(from, to)).collect()
    }

    /// Calls with every route of so many legs, its legs being logarithms of distances.
    pub(super) fn each_route(
        &self,
        start: Tile,
        target: Tile,
        legs: usize,
        look: &mut impl FnMut(&[Tile], &[i64]),
    ) {
        self.follow(target, legs, &mut vec![start], &mut Vec::new(), look);
    }

    fn follow(
        &self,
        target: Tile,
        left: usize,
        flown: &mut Vec<Tile>,
        legs: &mut Vec<i64>,
        look: &mut impl FnMut(&[Tile], &[i64]),
    ) {
        let Some(&from) = flown.last() else { return };
        for &to in &self.tiles {
            let wanted = (left == 1) == (to == target);
            let Some(far) = self.far[from.index()][to.index()].filter(|_| wanted) else {
                continue;
            };
            if flown.contains(&to) {
                continue;
            }
            flown.push(to);
            legs.push(log2(u64::from(far)));
            if left == 1 {
                look(&flown[1..], legs);
            } else {
                self.follow(target, left - 1, flown, legs, look);
            }
            flown.pop();
            legs.pop();
        }
    }
}
