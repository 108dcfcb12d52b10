//! The game master's ear for a person's hand (house choice: solo, it is the crew of who plays
//! alone). It hears what any crew hears: how long the hand was up, and how it flew in rounds that
//! are over, whose routes everyone was shown.

use super::master::PACE;
use super::rhythm::Rhythm;
use super::round::{Past, Source};
use super::space::Space;
use super::tile::Tile;

/// Hops of a flight that it follows: with more, it only takes the length of the whole.
const FOLLOWED: usize = 3;
/// The pace of a hand that was not heard yet counts for so much of a way, in hundredths of a unit.
const USUAL: u64 = 1_500;
/// Way after which a hand is known, in hundredths of a unit.
const KNOWN: u64 = 1_200;
/// Paces that are thought of, in hundredths of the likeliest, and how much of a difference to it
/// counts: of a hand that is known, and of another.
const OWN: (&[u64], u64) = (&[85, 92, 100, 108, 118], 1);
const ANY: (&[u64], u64) = (&[60, 75, 87, 100, 115, 140, 175, 220], 4);
/// Time by which any tap is off, in milliseconds.
const TAP: u64 = 200;

/// Everything that there is to hear.
pub(super) struct Ear<'h> {
    pub space: &'h Space,
    /// Tile where the flights of this round take off.
    pub start: Tile,
    pub past: &'h [Past],
    /// The flights of this round.
    pub sent: &'h [Rhythm],
}

/// A route and how badly it fits, least first.
type Fit = (u64, Vec<Tile>);

/// The tiles that can be flown to from each tile, with the distance.
type Ways = Vec<Vec<(Tile, u64)>>;

impl Ear<'_> {
    /// The suspect whose routes fit best to every flight of this round.
    pub(super) fn likeliest(&self, suspects: &[Tile]) -> Option<Tile> {
        let ways = self.ways();
        let misfit = |to: Tile| {
            let each = self.sent.iter().map(|sent| self.fit(&ways, to, sent).0);
            each.fold(0, u64::saturating_add)
        };
        suspects.iter().copied().min_by_key(|to| misfit(*to))
    }

    /// The route to a planet that fits best to the last flight, with its start.
    pub(super) fn heard_as(&self, to: Tile) -> Vec<Tile> {
        let ways = self.ways();
        let route = self.sent.last().map(|sent| self.fit(&ways, to, sent).1);
        let route = route.filter(|route| !route.is_empty()).unwrap_or(vec![to]);
        std::iter::once(self.start).chain(route).collect()
    }

    /// The best fit of a flight to a planet, at any pace that is thought of.
    fn fit(&self, ways: &Ways, to: Tile, sent: &Rhythm) -> Fit {
        let (pace, way) = self.pace();
        let (paces, counts) = if way >= KNOWN { OWN } else { ANY };
        let flights = sent.hops().iter().map(|hop| hop.flight.get());
        let flights: Vec<u64> = match sent.landings() {
            ..=FOLLOWED => flights.collect(),
            _ => vec![flights.sum()],
        };
        let mut best = (u64::MAX, Vec::new());
        for share in paces {
            let off = 1_000 * share.abs_diff(100) / 100 / counts;
            let search = Search {
                ways,
                to,
                pace: pace * share / 100,
            };
            search.follow(&flights, off * off, &mut vec![self.start], &mut best);
        }
        best
    }

    fn ways(&self) -> Ways {
        let far = |from: Tile, to: Tile| (to, u64::from(self.space.distance(from, to)));
        let from = |from: Tile| self.space.reachable(from).map(move |to| far(from, to));
        self.space
            .tiles()
            .map(|tile| from(tile).collect())
            .collect()
    }

    /// Milliseconds that this hand takes for a unit, and the way on which that was heard.
    fn pace(&self) -> (u64, u64) {
        let (mut time, mut way) = (0, 0);
        let own = self.past.iter();
        let own = own.filter(|past| past.source != Source::GameMaster);
        for past in own {
            let starts = std::iter::once(&past.from).chain(past.route.tiles());
            let legs = starts.zip(past.route.tiles()).zip(past.rhythm.hops());
            for ((from, to), hop) in legs {
                time += hop.flight.get();
                way += u64::from(self.space.distance(*from, *to));
            }
        }
        let pace = (PACE * USUAL + 100 * time) / (USUAL + way);
        (pace.max(1), way)
    }
}

/// A search among the routes to a planet at one pace.
struct Search<'s> {
    ways: &'s Ways,
    to: Tile,
    pace: u64,
}

impl Search<'_> {
    /// Follows the hops that are left from where the flight stands; keeps the best route.
    fn follow(&self, flights: &[u64], misfit: u64, flown: &mut Vec<Tile>, best: &mut Fit) {
        let (Some((heard, later)), Some(&from)) = (flights.split_first(), flown.last()) else {
            return;
        };
        let stops = self.ways.get(from.index()).into_iter().flatten();
        for &(stop, far) in stops.filter(|(stop, _)| later.is_empty() == (*stop == self.to)) {
            let needs = far * self.pace / 100;
            let off = 1_000 * needs.abs_diff(*heard) / (needs.max(*heard) + TAP);
            let misfit = misfit.saturating_add(off * off);
            if misfit >= best.0 || flown.contains(&stop) {
                continue;
            }
            flown.push(stop);
            match later {
                [] => *best = (misfit, flown.get(1..).unwrap_or_default().to_vec()),
                _ => self.follow(later, misfit, flown, best),
            }
            flown.pop();
        }
    }
}
