//! The fire zone, and what a volley is. Who is hit: `resolve.rs`. All shots are simultaneous.

use serde::{Deserialize, Serialize};

use super::build::Build;
use super::hex::{Facing, Hex};
use super::ship::ShipId;

/// Fire of a ship, and its hits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volley {
    /// The ship that fired.
    pub ship: ShipId,
    /// From where.
    pub hex: Hex,
    /// The hexes that it reached, and the damage there.
    pub zone: Vec<(Hex, u8)>,
    /// Ships that it hit.
    pub hits: Vec<Hit>,
}

/// A hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// The ship that was hit.
    pub target: ShipId,
    /// Structure that it cost.
    pub damage: u8,
}

/// The hexes that a ship's fire reaches, and the damage there. Some may lie off the board, and
/// those beyond them count all the same (I35). Fire follows the nose, regardless of the speed's
/// sign.
pub fn zone(build: &Build, hex: Hex, nose: Facing) -> Vec<(Hex, u8)> {
    let [near, middle, far] = build.damage();
    let first = hex.step(nose);
    let second = first.step(nose);
    let mut zone = vec![
        (first, near),
        (second, middle),
        (second.step(nose.turned_left()), far),
        (second.step(nose), far),
        (second.step(nose.turned_right()), far),
    ];
    if build.rear() > 0 {
        zone.push((hex.step(nose.turned_back()), build.rear()));
    }
    zone
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interceptor::build::Upgrade;

    #[track_caller]
    fn reaches(build: &Build, nose: Facing, expected: &str) {
        let zone = zone(build, Hex::new(7, 7), nose);
        let words: Vec<String> = zone
            .iter()
            .map(|(hex, damage)| format!("{hex}={damage}"))
            .collect();
        assert_eq!(words.join(" "), expected);
    }

    #[test]
    fn default_fire_zone_matches_the_rules() {
        let ship = Build::default();
        reaches(&ship, Facing::North, "H7=3 H6=2 G6=1 H5=1 I6=1");
        reaches(&ship, Facing::SouthEast, "I9=3 J9=2 K9=1 K10=1 J10=1");
    }

    #[test]
    fn upgrades_change_the_fire_zone() {
        let ship = Build::with([Upgrade::Rear, Upgrade::Far, Upgrade::Near]);
        reaches(&ship, Facing::North, "H7=4 H6=2 G6=2 H5=2 I6=2 H9=3");
    }
}
