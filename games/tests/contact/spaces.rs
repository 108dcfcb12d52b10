//! Layouts and legs, by property, and against distances reckoned with fractions.

use std::collections::BTreeSet;

use games::contact::{Action, Difficulty, Refusal, Space, SpacePoint, Tile, TileKind, tile};
use games::{Dice, Seed};
use proptest::prelude::*;

use super::table::{ADA, Table, rows};

fn random(pro: bool, number: u64) -> Space {
    let level = if pro {
        Difficulty::Pro
    } else {
        Difficulty::Two
    };
    Space::random(level, &mut Dice::for_event(&Seed::new([21; 32]), number))
}

fn reals(at: SpacePoint) -> (f64, f64) {
    (f64::from(at.x) / 100.0, f64::from(at.y) / 100.0)
}

/// From a place to the nearest place of a line, in units.
fn beside(from: SpacePoint, to: SpacePoint, third: SpacePoint) -> f64 {
    let ((ax, ay), (bx, by), (cx, cy)) = (reals(from), reals(to), reals(third));
    let length = (bx - ax).hypot(by - ay);
    let along = ((cx - ax) * (bx - ax) + (cy - ay) * (by - ay)) / (length * length);
    let along = along.clamp(0.0, 1.0);
    (ax + along * (bx - ax) - cx).hypot(ay + along * (by - ay) - cy)
}

fn reached_somehow(space: &Space) -> BTreeSet<Tile> {
    let mut reached = BTreeSet::from([Tile::EARTH]);
    let mut edge = vec![Tile::EARTH];
    while let Some(from) = edge.pop() {
        edge.extend(space.reachable(from).filter(|&to| reached.insert(to)));
    }
    reached
}

proptest! {
    #[test]
    fn layouts_keep_gaps_and_leave_every_tile_reachable(pro: bool, number: u64) {
        let space = random(pro, number);
        let places: Vec<SpacePoint> = space.tiles().map(|tile| space.centre(tile).unwrap()).collect();
        prop_assert_eq!(places.len(), if pro { 24 } else { 19 });
        prop_assert_eq!(places[0], SpacePoint { x: 2_000, y: 2_000 });
        for (nth, &at) in places.iter().enumerate() {
            let inside = |along: i32| (175..=4_000 - 175).contains(&along);
            prop_assert!(inside(at.x) && inside(at.y), "{:?}", at);
            for &other in &places[..nth] {
                let ((ax, ay), (bx, by)) = (reals(at), reals(other));
                prop_assert!((ax - bx).hypot(ay - by) >= 4.0 - 1e-9, "{:?} {:?}", at, other);
            }
        }
        prop_assert_eq!(reached_somehow(&space).len(), places.len());
        // C15: the asteroids lie around the Earth.
        let rocks = space.tiles().filter(|tile| tile.kind() == TileKind::Asteroid);
        for rock in rocks {
            let (x, y) = reals(space.centre(rock).unwrap());
            let far = (x - 20.0).hypot(y - 20.0);
            prop_assert!((4.0..11.0).contains(&far), "{}", far);
        }
    }

    #[test]
    fn legs_are_blocked_equally_from_both_ends(pro: bool, number: u64) {
        let space = random(pro, number);
        for from in space.tiles() {
            prop_assert!(!space.is_free(from, from));
            for to in space.tiles().filter(|&to| to != from) {
                let blockers = space.blockers(from, to);
                prop_assert_eq!(&blockers, &space.blockers(to, from));
                prop_assert_eq!(space.is_free(from, to), blockers.is_empty());
                for third in space.tiles().filter(|&third| third != from && third != to) {
                    let at = |tile| space.centre(tile).unwrap();
                    let beside = beside(at(from), at(to), at(third));
                    // Nearer to the edge than fractions can tell is the point's own test.
                    if (beside - 1.75).abs() > 1e-6 {
                        prop_assert_eq!(blockers.contains(&third), beside < 1.75);
                    }
                }
            }
        }
    }
}

#[test]
fn invalid_layouts_are_refused() {
    let places: Vec<SpacePoint> = rows()
        .tiles()
        .map(|tile| rows().centre(tile).unwrap())
        .collect();
    let moved = |x, y| {
        let mut places = places.clone();
        places[1] = SpacePoint { x, y };
        Space::new(places)
    };
    assert!(moved(300, 300).is_some());
    assert!(moved(175, 175).is_some());
    assert!(moved(174, 300).is_none(), "it leaves the square");
    assert!(moved(600, 300).is_some());
    assert!(moved(601, 300).is_none(), "too near to B");
    assert!(Space::new(places[..18].to_vec()).is_none());
}

#[test]
fn blocked_legs_are_the_same_for_every_source() {
    // Every source, in every round, is refused the same legs for the same tiles.
    for seats in 2..=5 {
        let mut table = Table::start(super::table::at_once(Difficulty::Six), seats);
        for _ in 0..seats {
            let (source, space) = (table.source(), table.space());
            let from = table.public().rocket;
            for next in table.console().next {
                let by = space.blockers(from, next.tile);
                assert_eq!(next.blocked_by, by);
                let granted = table.attempt(source, Action::Stop(next.tile));
                if by.is_empty() {
                    assert_eq!(granted, Ok(()));
                    table.act(source, Action::BackUp);
                } else {
                    let to = next.tile;
                    assert_eq!(granted, Err(Refusal::Blocked { from, to, by }));
                }
            }
            table.transmit(1).finds();
        }
    }
}

#[test]
fn routes_are_checked_leg_by_leg() {
    let mut table = Table::in_rows(2, "C O", "C");
    let at = |name: &str| tile(name).unwrap();
    let stop = |name: &str| Action::Stop(at(name));
    table
        // C3: I lies in the way of C; land there or go round.
        .refuses(
            ADA,
            stop("C"),
            Refusal::Blocked {
                from: Tile::EARTH,
                to: at("C"),
                by: vec![at("I")],
            },
        )
        // C2: start and target once each, no tile twice; tiles face down are stop-overs.
        .refuses(ADA, stop("0"), Refusal::TileIsStart { tile: at("0") })
        .refuses(ADA, stop("S"), Refusal::TileInBox { tile: at("S") })
        .refuses(ADA, Action::BackUp, Refusal::RouteEmpty)
        .act(ADA, stop("I"))
        .act(ADA, stop("J"))
        .refuses(ADA, stop("I"), Refusal::TileTwice { tile: at("I") })
        .refuses(ADA, stop("0"), Refusal::TileIsStart { tile: at("0") })
        .act(ADA, Action::BackUp)
        .act(ADA, stop("C"))
        .refuses(ADA, stop("B"), Refusal::PastTarget { target: at("C") });
    let console = table.console();
    assert_eq!(console.route.tiles(), [at("I"), at("C")]);
    assert!(console.next.is_empty());
    let past = vec![at("I"), at("C"), at("B")];
    table.refuses(
        ADA,
        Action::Plan(past),
        Refusal::PastTarget { target: at("C") },
    );
    // A refused plan leaves the route as it was; an empty one clears it.
    assert_eq!(table.console().route.legs(), 2);
    table.act(ADA, Action::Plan(Vec::new()));
    assert_eq!(table.console().route.legs(), 0);
}
