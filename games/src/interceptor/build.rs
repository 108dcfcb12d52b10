//! Abilities of a ship, and their improvement by stars (the text's "Expérience").

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::order::Speed;

/// At this speed and beyond, turning is forbidden, regardless of upgrades (I23).
const NO_TURNING: u8 = 5;

/// The moves that the text wants between two turns, at speeds 0 to 4.
const INTERVALS: [u8; NO_TURNING as usize] = [0, 0, 1, 2, 3];

/// Something of a ship that stars improve by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Upgrade {
    /// A point of structure more.
    Structure,
    /// A hex faster, both ways.
    Speed,
    /// A point of acceleration more.
    Acceleration,
    /// A move less between two turns.
    Agility,
    /// A point more on the adjacent hex.
    Near,
    /// A point more on the second hex.
    Middle,
    /// A point more on the three hexes beyond (I35).
    Far,
    /// Three points on the hex behind.
    Rear,
}

impl Upgrade {
    /// All of them, in the text's order.
    pub const ALL: [Self; 8] = [
        Self::Structure,
        Self::Speed,
        Self::Agility,
        Self::Acceleration,
        Self::Near,
        Self::Middle,
        Self::Far,
        Self::Rear,
    ];

    /// Price of an upgrade, in stars.
    pub const STARS: u16 = 5;

    /// Name for commands; never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Structure => "structure",
            Self::Speed => "speed",
            Self::Agility => "agility",
            Self::Acceleration => "acceleration",
            Self::Near => "near",
            Self::Middle => "middle",
            Self::Far => "far",
            Self::Rear => "rear",
        }
    }

    /// The one with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|upgrade| upgrade.name() == name)
    }

    /// Number of times that it can be bought (house choice: the text sets no end).
    pub const fn most(self) -> u8 {
        match self {
            Self::Rear => 1,
            // The longest interval is three.
            Self::Agility => 3,
            Self::Structure
            | Self::Speed
            | Self::Acceleration
            | Self::Near
            | Self::Middle
            | Self::Far => 4,
        }
    }
}

/// A ship's characteristics.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build(Vec<Upgrade>);

impl Build {
    /// The text's ship with these upgrades; what is too much is left out.
    pub fn with(upgrades: impl IntoIterator<Item = Upgrade>) -> Self {
        let mut build = Self::default();
        for upgrade in upgrades {
            if build.count(upgrade) < upgrade.most() {
                build.0.push(upgrade);
            }
        }
        build.0.sort();
        build
    }

    /// Upgrades of the build.
    pub fn upgrades(&self) -> &[Upgrade] {
        &self.0
    }

    /// Number of times that it has an upgrade.
    pub fn count(&self, upgrade: Upgrade) -> u8 {
        // `with` keeps at most 31.
        self.0.iter().filter(|&&one| one == upgrade).count() as u8
    }

    /// Damage at which the ship is destroyed.
    pub fn structure(&self) -> u8 {
        5 + self.count(Upgrade::Structure)
    }

    /// Greatest speed, both ways.
    pub fn top(&self) -> u8 {
        5 + self.count(Upgrade::Speed)
    }

    /// Change of speed that is possible from one order to the next.
    pub fn acceleration(&self) -> u8 {
        2 + self.count(Upgrade::Acceleration)
    }

    /// Most turns of an order.
    pub const fn turns(&self) -> u8 {
        3
    }

    /// Moves needed between two turns when the ship makes so many moves; `None` where turning is
    /// forbidden.
    pub fn interval(&self, moves: u8) -> Option<u8> {
        let interval = INTERVALS.get(usize::from(moves))?;
        Some(interval.saturating_sub(self.count(Upgrade::Agility)))
    }

    /// The damage it does on the adjacent hex, on the second, and on the three beyond.
    pub fn damage(&self) -> [u8; 3] {
        [
            3 + self.count(Upgrade::Near),
            2 + self.count(Upgrade::Middle),
            1 + self.count(Upgrade::Far),
        ]
    }

    /// The damage it does on the hex behind.
    pub fn rear(&self) -> u8 {
        3 * self.count(Upgrade::Rear)
    }

    /// The speeds with which it may enter the board.
    pub fn arrivals(&self) -> RangeInclusive<Speed> {
        let top = self.top() as i8;
        Speed::new(-top)..=Speed::new(top)
    }

    /// The speeds that an order may have after this final speed.
    pub fn speeds(&self, last: Speed) -> RangeInclusive<Speed> {
        self.clamped(last.plus(-(self.acceleration() as i8)))
            ..=self.clamped(last.plus(self.acceleration() as i8))
    }

    /// The nearest speed that it can have at all.
    pub(super) fn clamped(&self, speed: Speed) -> Speed {
        let arrivals = self.arrivals();
        speed.clamp(*arrivals.start(), *arrivals.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_ship_matches_the_rules() {
        let ship = Build::default();
        assert_eq!(
            (ship.structure(), ship.top(), ship.acceleration()),
            (5, 5, 2)
        );
        assert_eq!((ship.damage(), ship.rear()), ([3, 2, 1], 0));
        let intervals: Vec<_> = (0..8).map(|moves| ship.interval(moves)).collect();
        let at = |moves| Some(moves);
        let expected = vec![at(0), at(0), at(1), at(2), at(3), None, None, None];
        assert_eq!(intervals, expected);
    }

    #[test]
    fn upgrades_add_one_up_to_a_limit() {
        let every = Upgrade::ALL.into_iter().flat_map(|upgrade| [upgrade; 9]);
        let ship = Build::with(every);
        assert_eq!(
            (ship.structure(), ship.top(), ship.acceleration()),
            (9, 9, 6)
        );
        assert_eq!((ship.damage(), ship.rear()), ([7, 6, 5], 3));
        // I23: never below 0, and 5 stays forbidden.
        let agile = Build::with([Upgrade::Agility, Upgrade::Agility]);
        assert_eq!(agile.interval(2), Some(0));
        assert_eq!(agile.interval(4), Some(1));
        assert_eq!(agile.interval(5), None);
        assert_eq!(agile.interval(6), None);
    }

    #[test]
    fn speeds_stay_within_acceleration_and_maximum() {
        let ship = Build::default();
        let reach = |last| {
            let speeds = ship.speeds(Speed::new(last));
            (speeds.start().get(), speeds.end().get())
        };
        assert_eq!(reach(0), (-2, 2));
        assert_eq!(reach(5), (3, 5));
        assert_eq!(reach(-4), (-5, -2));
    }
}
