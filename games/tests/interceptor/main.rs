//! Fights as they are flown: placement, sealing, phases, pursuits, retreats, ends, the campaign.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod campaign;
mod correction;
mod ending;
mod fight;
mod fire;
mod laws;
mod orders;
mod pursuit;
mod setup;

use fight::{ADA, Fight, Flown, placed};
use games::interceptor::{BoardSize, Options};

fn options() -> Options {
    Options {
        size: BoardSize::Large,
        ..Options::default()
    }
}

fn scene(asteroids: &[&str], ships: &[&str]) -> Fight {
    Fight::scene(options(), asteroids, ships)
}

const FAR: &str = "O15 N 0";

/// One turn of ships far from each other, the first of which flies so.
#[track_caller]
fn flies(asteroids: &[&str], from: &str, order: &str, to: &str, damage: i16) {
    let mut fight = scene(asteroids, &[from, FAR]);
    fight.turn(&[order, "0 X"]);
    assert_eq!(fight.spot(ADA), placed(to), "{from} {order}");
    assert_eq!(fight.hulls()[0], 5 - damage, "{from} {order}");
}

/// One turn of these ships, standing still; what is left of each.
#[track_caller]
fn shoot(asteroids: &[&str], ships: &[&str], orders: &[&str], hulls: &[i16]) -> Fight {
    let mut fight = scene(asteroids, ships);
    fight.turn(orders);
    assert_eq!(fight.hulls(), hulls, "{ships:?} {orders:?}");
    fight
}
