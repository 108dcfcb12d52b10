//! What holds in every fight, for all orders.

use games::Seat;
use games::interceptor::{Action, Phase};

use crate::fight::Flown;
use crate::scene;

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(60))]

    #[test]
    fn order_of_seals_and_ships_does_not_matter(
        orders in proptest::array::uniform4("-?[0-5] [ADGLT]{0,7}X?"),
        seats in proptest::sample::select(vec![[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]]),
        sealing in proptest::sample::select(vec![[0, 1, 2, 3], [3, 1, 2, 0], [2, 3, 0, 1]]),
    ) {
        let ships = ["H8 N 3", "H4 S 2", "G6 SE 4", "K9 NW 1"];
        let outcome = |seats: [usize; 4], sealing: [u8; 4]| {
            let mut fight = scene(&["H6 S", "G7 NE", "I5 SW"], &seats.map(|seat| ships[seat]));
            for (at, seat) in (0..).zip(seats) {
                fight.writes(Seat::new(at), 0, &orders[seat]).unwrap();
            }
            for at in sealing {
                fight.act(Seat::new(at), Action::Seal);
            }
            let view = fight.public();
            let mut after: Vec<_> = seats
                .into_iter()
                .zip(&view.ships)
                .map(|(seat, ship)| (seat, ship.spot, ship.hull, ship.fate, ship.stars))
                .collect();
            after.sort_by_key(|ship| ship.0);
            (after, view.asteroids, view.phase)
        };
        let expected = outcome([0, 1, 2, 3], [0, 1, 2, 3]);
        proptest::prop_assert_eq!(outcome(seats, sealing), expected);
    }

    #[test]
    fn ships_and_asteroids_stay_on_the_board(
        turns in proptest::collection::vec(
            proptest::array::uniform3("-?[0-5] [ADGLTX]{0,7}"), 1..8,
        ),
    ) {
        let asteroids = ["H6 S", "A1 NW", "O15 SE", "I5 SW", "B14 S", "B15 N"];
        let mut fight = scene(&asteroids, &["A1 NW 5", "O15 SE 4", "H15 S -5"]);
        for orders in &turns {
            if fight.public().phase == Phase::Announcing {
                for seat in fight.due() {
                    fight.silent(seat);
                }
            }
            for (seat, said) in Seat::all(3).zip(orders) {
                // A pilot who is out, or bound by what was announced for them, flies straight on.
                drop(fight.writes(seat, 0, said));
            }
            for seat in fight.due() {
                fight.silent(seat);
            }
            let seen = fight.public();
            proptest::prop_assert_eq!(seen.asteroids.len(), asteroids.len());
            let hexes = seen.asteroids.iter().map(|asteroid| asteroid.hex);
            let spots = seen.ships.iter().filter_map(|ship| ship.spot.map(|spot| spot.hex));
            let legs = seen.last.iter().flat_map(|report| &report.flights);
            let legs = legs.flat_map(|flight| flight.legs.iter().map(|leg| leg.to.hex));
            for hex in hexes.chain(spots).chain(legs) {
                proptest::prop_assert!(seen.board.has(hex), "{hex}");
            }
        }
    }
}
