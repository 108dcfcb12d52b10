//! The ways (itinéraires) that a rocket may take with so many points. Knows no pirate.

use super::board::{Node, Route};
use super::place::{Palier, Place};

/// A way: what is passed, and where it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The stations that are passed through, in order.
    pub passes: Vec<Node>,
    /// Place where it ends.
    pub to: Place,
}

/// Every way from a place with so many points, in the order of the routes. No two end at the same
/// place. None from the orbit, or without points.
///
/// A way uses all points, or ends on a node with points to spare. A station may be passed, but not
/// back along the route one came by; the Moon and the Earth end the move (T4, T33).
pub fn ways(from: Place, points: u8) -> Vec<Way> {
    let mut found = Vec::new();
    if points > 0 {
        match from {
            Place::At(node) => leave(node, None, points, &[], &mut found),
            Place::On(palier) => walk(palier.ahead(), palier.route, points - 1, &[], &mut found),
            Place::Adrift { .. } => {}
        }
    }
    found
}

fn leave(node: Node, came_by: Option<Route>, points: u8, passed: &[Node], found: &mut Vec<Way>) {
    for route in node.routes().filter(|&route| Some(route) != came_by) {
        let first = Place::On(Palier::leaving(node, route));
        walk(first, route, points - 1, passed, found);
    }
}

fn walk(mut place: Place, route: Route, mut points: u8, passed: &[Node], found: &mut Vec<Way>) {
    while let (Place::On(palier), true) = (place, points > 0) {
        place = palier.ahead();
        points -= 1;
    }
    found.push(Way {
        passes: passed.to_vec(),
        to: place,
    });
    if let (Place::At(node @ Node::Station(_)), true) = (place, points > 0) {
        let passed = [passed, &[node]].concat();
        leave(node, Some(route), points, &passed, found);
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Station;
    use super::super::place::Heading;
    use super::*;

    fn on(route: Route, number: u8, heading: Heading) -> Place {
        Place::On(Palier::new(route, number, heading).unwrap())
    }

    #[track_caller]
    fn check(from: Place, points: u8, expected: &[Place]) {
        let ends: Vec<Place> = ways(from, points).iter().map(|way| way.to).collect();
        assert_eq!(ends, expected, "{from:?} with {points}");
    }

    #[test]
    fn rockets_advance_one_palier_per_point() {
        use Heading::{Down, Up};
        use Route::*;
        check(on(EarthAlpha, 2, Up), 3, &[on(EarthAlpha, 5, Up)]);
        check(on(EarthAlpha, 5, Down), 3, &[on(EarthAlpha, 2, Down)]);
        check(
            Place::At(Node::Earth),
            2,
            &[
                on(EarthAlpha, 2, Up),
                on(EarthBeta, 2, Up),
                on(EarthGamma, 2, Up),
                on(EarthDelta, 2, Up),
            ],
        );
    }

    #[test]
    fn stations_can_be_passed_and_end_nodes_stop_the_move() {
        use Heading::{Down, Up};
        use Route::*;
        let alpha = Place::At(Node::Station(Station::Alpha));
        // T33: not back to the Earth, along the route it came by.
        check(
            on(EarthAlpha, 7, Up),
            4,
            &[alpha, on(AlphaBeta, 2, Up), on(AlphaMoon, 2, Up)],
        );
        check(on(EarthAlpha, 7, Up), 2, &[alpha]);
        // The Moon and the Earth end the move.
        check(on(BetaMoon, 6, Up), 6, &[Place::At(Node::Moon)]);
        check(on(EarthBeta, 1, Down), 6, &[Place::At(Node::Earth)]);
        // Two stations passed in one move.
        let passed = ways(on(EarthAlpha, 8, Up), 6);
        let beta = Node::Station(Station::Beta);
        let passes = [Node::Station(Station::Alpha), beta];
        assert!(
            passed
                .iter()
                .any(|way| way.passes == passes && way.to == on(BetaGamma, 1, Up))
        );
    }

    #[test]
    fn ways_have_distinct_ends() {
        let both = [Heading::Up, Heading::Down];
        let paliers = Route::ALL.into_iter().flat_map(|route| {
            let numbers = 1..=route.paliers();
            numbers.flat_map(move |number| both.map(|heading| on(route, number, heading)))
        });
        for from in Node::ALL.into_iter().map(Place::At).chain(paliers) {
            for points in 1..=6 {
                let ways = ways(from, points);
                // Nine: two rows of buttons hold them.
                assert!((1..=9).contains(&ways.len()));
                for (number, way) in ways.iter().enumerate() {
                    let other = ways[..number].iter().find(|other| other.to.is_at(way.to));
                    assert_eq!(other, None, "{from:?} with {points}");
                }
            }
        }
    }
}
