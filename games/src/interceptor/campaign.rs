//! What a pilot keeps from fight to fight: stars and upgrades, ship by ship (I24).
//!
//! A fight takes it in with its options and gives it back when it is over; whoever keeps it in
//! between is no business of the rules.

use serde::{Deserialize, Serialize};

use super::build::{Build, Upgrade};
use super::refusal::Refusal;
use super::ship::{Fate, Pilot, Ship};

/// What a pilot keeps: his ships, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Service {
    ships: Vec<Veteran>,
}

/// A ship and the stars of whoever flies it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Veteran {
    /// Stars that were not spent.
    pub stars: u16,
    /// The ship's upgrades.
    pub build: Build,
    /// Fights flown.
    pub fights: u16,
    /// Ships lost.
    pub losses: u16,
}

impl Service {
    /// What he keeps for one of his ships; a new ship if he has none yet.
    pub fn ship(&self, number: u8) -> Veteran {
        let ship = self.ships.get(usize::from(number));
        ship.cloned().unwrap_or_default()
    }

    /// His ships, in the order of their numbers.
    pub fn ships(&self) -> &[Veteran] {
        &self.ships
    }

    /// The same with one of his ships changed.
    #[must_use]
    pub fn with(mut self, number: u8, ship: Veteran) -> Self {
        let number = usize::from(number);
        if self.ships.len() <= number {
            self.ships.resize_with(number + 1, Veteran::default);
        }
        self.ships[number] = ship;
        self
    }

    /// Spends stars of one of his ships for an upgrade of it, between fights.
    ///
    /// # Errors
    /// It has too few stars, or has the upgrade as often as it can.
    pub fn spend(self, number: u8, upgrade: Upgrade) -> Result<Self, Refusal> {
        let ship = self.ship(number);
        let most = upgrade.most();
        if ship.build.count(upgrade) >= most {
            return Err(Refusal::UpgradedEnough { upgrade, most });
        }
        let Some(stars) = ship.stars.checked_sub(Upgrade::STARS) else {
            return Err(Refusal::TooFewStars {
                stars: ship.stars,
                needed: Upgrade::STARS,
            });
        };
        let upgrades = ship.build.upgrades().iter().copied().chain([upgrade]);
        let build = Build::with(upgrades);
        Ok(self.with(
            number,
            Veteran {
                stars,
                build,
                ..ship
            },
        ))
    }
}

/// What a pilot takes home of a ship, from what he brought.
pub(super) fn home(brought: Veteran, ship: &Ship) -> Veteran {
    let fights = brought.fights.saturating_add(1);
    let lost = Veteran {
        fights,
        losses: brought.losses.saturating_add(1),
        ..Veteran::default()
    };
    match ship.fate {
        Fate::Flying | Fate::Fled => Veteran {
            stars: ship.stars,
            fights,
            ..brought
        },
        // The ship's upgrades are lost with it; the pilot keeps his stars in his capsule.
        Fate::Destroyed(Pilot::Saved) => Veteran {
            stars: ship.stars,
            ..lost
        },
        Fate::Destroyed(Pilot::Lost) => lost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_stars_buy_an_upgrade() {
        let rich = Veteran {
            stars: 11,
            ..Veteran::default()
        };
        let pilot = Service::default().with(1, rich);
        assert_eq!(pilot.ship(0), Veteran::default());
        let pilot = pilot.spend(1, Upgrade::Rear).unwrap();
        assert_eq!((pilot.ship(1).stars, pilot.ship(1).build.rear()), (6, 3));
        let again = pilot.clone().spend(1, Upgrade::Rear);
        let enough = Refusal::UpgradedEnough {
            upgrade: Upgrade::Rear,
            most: 1,
        };
        assert_eq!(again, Err(enough));
        let pilot = pilot.spend(1, Upgrade::Speed).unwrap();
        assert_eq!(pilot.ship(1).build.top(), 6);
        let poor = pilot.spend(1, Upgrade::Speed);
        assert_eq!(
            poor,
            Err(Refusal::TooFewStars {
                stars: 1,
                needed: 5
            })
        );
    }
}
