//! Why a wish cannot be granted. No prose: `text` has a sentence for each.

use super::announcement::Announcement;
use super::board::Board;
use super::build::Upgrade;
use super::hex::Hex;
use super::ship::ShipId;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// What was said cannot be read.
    Unreadable(Unreadable),
    /// The pilot has no such ship.
    NoSuchShip {
        /// How many the pilot has.
        ships: u8,
    },
    /// That ship is out of the fight.
    ShipOut {
        /// Which.
        ship: ShipId,
    },
    /// The pilot has no ship in the fight any more.
    PilotOut,
    /// A ship enters on the border, and that hex is not on it.
    NotOnTheBorder {
        /// Which hex.
        hex: Hex,
        /// What the board is.
        board: Board,
    },
    /// No ship like that one is so fast.
    TooFast {
        /// Its greatest speed, both ways.
        top: u8,
    },
    /// The ships are still being placed.
    StillPlacing,
    /// The ships were placed long ago.
    PlacingIsOver,
    /// Ships that were hit announce first.
    AnnouncementsFirst,
    /// That ship owes no announcement now.
    NothingToAnnounce,
    /// That ship has announced, and it binds.
    AlreadyAnnounced {
        /// What.
        said: Announcement,
    },
    /// No order could keep that announcement (I33).
    CannotBeKept {
        /// What could be kept.
        possible: Vec<Announcement>,
    },
    /// An announcement says two things: the first turn, and how the speed changes (I17).
    HalfAnnounced {
        /// What could be announced.
        possible: Vec<Announcement>,
    },
    /// The order, as it would be carried out, contradicts the ship's announcement (I17, I18).
    Contradicts {
        /// Which ship.
        ship: ShipId,
        /// What it has announced.
        said: Announcement,
        /// What the order would do.
        order: Announcement,
    },
    /// There are too many ships left to leave the fight (I31).
    RetreatTooEarly {
        /// How many are left.
        left: u8,
        /// How many allow it.
        from: u8,
    },
    /// The fight is to the death.
    NoRetreat,
    /// A ship has no placement or order yet, so nothing can be sealed.
    Missing {
        /// Which.
        ship: ShipId,
    },
    /// The pilot has sealed already.
    AlreadySealed,
    /// The pilot has sealed nothing.
    NothingSealed,
    /// A ship has too few stars for an upgrade.
    TooFewStars {
        /// How many it has.
        stars: u16,
        /// How many it needs.
        needed: u16,
    },
    /// A ship has an upgrade as often as it can.
    UpgradedEnough {
        /// Which upgrade.
        upgrade: Upgrade,
        /// How often.
        most: u8,
    },
    /// There is no such upgrade.
    NoSuchUpgrade,
    /// The fight is over.
    FightOver,
}

/// What cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The player's own words, shortened.
    pub said: String,
    /// At which letter, counted from 0; after the last when something is missing.
    pub at: usize,
    /// What is wrong there.
    pub mark: Mark,
}

/// What is wrong with a place in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// There should be a speed.
    NoSpeed,
    /// This letter is no code.
    NoCode {
        /// Which.
        letter: char,
    },
    /// It goes on for too long.
    TooLong,
    /// There should be a hex.
    NoHex,
    /// There should be a facing.
    NoFacing,
}
