//! What holds in every fight, for all orders.

use games::Seat;
use games::interceptor::Action;

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
}
