//! A pilot's stars and upgrades from fight to fight, ship by ship (I24).
//!
//! A fight takes it in with its options; when it is over, each pilot's record is changed by what
//! their ships bring home. Where it is stored in between does not concern the rules.

use serde::{Deserialize, Serialize};

use super::Interceptor;
use super::build::{Build, Upgrade};
use super::options::{Campaign, Fleet, Options};
use super::refusal::Refusal;
use super::ship::{Fate, Pilot, Ship, ShipId};
use super::state::State;
use crate::core::record::{Record, RecordChanges};
use crate::core::record_command::{RecordAction, RecordArg, RecordCommand};
use crate::core::seat::Seat;
use crate::core::verb::{Kind, Needed};

/// A pilot's ships, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Service {
    ships: Vec<Veteran>,
}

/// A ship and the stars of its pilot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Veteran {
    /// Stars that were not spent.
    pub stars: u16,
    /// The ship's upgrades.
    pub build: Build,
    /// Fights flown.
    pub fights: u16,
    /// Fights won, draws not counted.
    #[serde(default)]
    pub wins: u16,
    /// Ships lost.
    pub losses: u16,
}

impl Service {
    /// A ship of the pilot's; a new ship if there is none yet.
    pub fn ship(&self, number: u8) -> Veteran {
        let ship = self.ships.get(usize::from(number));
        ship.cloned().unwrap_or_default()
    }

    /// The pilot's ships, in the order of their numbers.
    pub fn ships(&self) -> &[Veteran] {
        &self.ships
    }

    /// Replaces one ship.
    #[must_use]
    pub fn with(mut self, number: u8, ship: Veteran) -> Self {
        let number = usize::from(number);
        if self.ships.len() <= number {
            self.ships.resize_with(number + 1, Veteran::default);
        }
        self.ships[number] = ship;
        self
    }

    /// Spends stars of one of the pilot's ships for an upgrade of it, between fights.
    ///
    /// # Errors
    /// It has too few stars, or has the upgrade as often as it can; or no fleet has such a ship.
    fn spend(self, number: u8, upgrade: Upgrade) -> Result<Self, Refusal> {
        let ships = Fleet::Three.ships();
        if number >= ships {
            return Err(Refusal::NoSuchShip { ships });
        }
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

impl Record for Service {
    type RecordChange = RecordChange;
    type Refusal = Refusal;
    type Shown = Self;

    fn run(self, record_change: RecordChange) -> Result<Self, Refusal> {
        match record_change {
            RecordChange::Spend { ship, upgrade } => self.spend(ship, upgrade),
        }
    }

    /// A pilot's record is public, as it is at the table.
    fn public_part(&self) -> Self {
        self.clone()
    }
}

/// A fight inside the campaign takes a pilot's ships in, and sends them home.
impl RecordChanges<Interceptor> for Service {
    const RECORD_COMMANDS: &'static [RecordCommand<Interceptor>] = &RECORD_COMMANDS;

    fn counts(options: &Options) -> bool {
        options.campaign == Campaign::Inside
    }

    fn enlist(options: &mut Options, services: Vec<Self>) {
        options.service = services;
    }

    fn for_practice(options: Options) -> Options {
        let campaign = match options.campaign {
            Campaign::Inside => Campaign::Practice,
            other => other,
        };
        Options {
            campaign,
            ..options
        }
    }

    fn record_updates(self, over: &State, seat: Seat) -> Self {
        over.record_updates(seat, self)
    }
}

static RECORD_COMMANDS: [RecordCommand<Interceptor>; 2] = [
    RecordCommand::new("pilot", RecordAction::Shows),
    RecordCommand::new(
        "spend",
        RecordAction::Runs(|said| {
            let upgrade = Upgrade::from_name(said.word(0)).ok_or(Refusal::NoSuchUpgrade)?;
            let ship = number(said.word(1));
            Ok(RecordChange::Spend { ship, upgrade })
        }),
    )
    .takes(&[UPGRADE, SHIP]),
];

type Taken = RecordArg<Interceptor>;

/// The upgrades that the ship can still have.
const UPGRADE: Taken = Taken::new("upgrade", Kind::Word).offering(|service: &Service, said| {
    let build = service.ship(number(said.word(1))).build;
    let free = |upgrade: &Upgrade| build.count(*upgrade) < upgrade.most();
    let free = Upgrade::ALL.into_iter().filter(free);
    free.map(|upgrade| upgrade.name().to_owned()).collect()
});

const SHIP: Taken = Taken::new(
    "ship",
    Kind::Number {
        least: 1,
        most: Fleet::Three.ships(),
    },
)
.needed(Needed::Understood);

/// The ship with this number, counted from 0 here and from 1 by people; the first where none is
/// named. Anything that is no number matches no ship.
fn number(said: &str) -> u8 {
    match said.trim() {
        "" => 0,
        said => said
            .parse()
            .map_or(u8::MAX, |number: u8| number.wrapping_sub(1)),
    }
}

/// Actions of a pilot between fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordChange {
    /// Buy an upgrade of one of the pilot's ships.
    Spend {
        /// Number of the ship, counted from 0.
        ship: u8,
        /// The upgrade.
        upgrade: Upgrade,
    },
}

/// Results that a ship brings home from a fight inside the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Homecoming {
    /// The ship.
    pub ship: ShipId,
    /// The stars that it scored.
    pub stars: u16,
    /// Number of upgrades that it had.
    pub upgrades: usize,
    /// Fate of the ship.
    pub fate: Fate,
}

impl Homecoming {
    /// Homecoming of a ship that came with this record.
    pub(super) fn new(veteran: &Veteran, ship: &Ship) -> Self {
        Self {
            ship: ship.id,
            stars: ship.stars.saturating_sub(veteran.stars),
            upgrades: ship.build.upgrades().len(),
            fate: ship.fate,
        }
    }
}

/// A ship as its pilot has it from now on. `today` is what they had when the fight ended: more than
/// they brought, if they won another fight meanwhile or bought an upgrade for the next.
pub(super) fn home(today: Veteran, came: &Homecoming, won: bool) -> Veteran {
    let flown = Veteran {
        stars: today.stars.saturating_add(came.stars),
        fights: today.fights.saturating_add(1),
        wins: today.wins.saturating_add(u16::from(won)),
        ..today
    };
    match came.fate {
        Fate::Flying | Fate::Fled => flown,
        // The ship's upgrades are lost with it; a saved pilot keeps their stars in the capsule.
        Fate::Destroyed(pilot) => Veteran {
            build: Build::default(),
            losses: flown.losses.saturating_add(1),
            stars: match pilot {
                Pilot::Saved => flown.stars,
                Pilot::Lost => 0,
            },
            ..flown
        },
    }
}
