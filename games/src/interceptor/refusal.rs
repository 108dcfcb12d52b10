//! Why an action cannot be granted. No prose: `text` has a sentence for each.

use super::announcement::Announcement;
use super::board::Board;
use super::build::Upgrade;
use super::hex::Hex;
use super::ship::ShipId;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The words cannot be read.
    Unreadable(Unreadable),
    /// The pilot has no such ship.
    NoSuchShip {
        /// Number of ships that the pilot has.
        ships: u8,
    },
    /// The ship is out of the fight.
    ShipOut {
        /// The ship.
        ship: ShipId,
    },
    /// The pilot has no ship in the fight any more.
    PilotOut,
    /// A ship enters on the border, and that hex is not on it.
    NotOnTheBorder {
        /// The hex.
        hex: Hex,
        /// The board.
        board: Board,
    },
    /// No ship like that one is so fast.
    TooFast {
        /// Greatest speed, both ways.
        top: u8,
    },
    /// The ships are still being placed.
    StillPlacing,
    /// The ships were placed long ago.
    PlacingIsOver,
    /// Ships that were hit announce first.
    AnnouncementsFirst,
    /// The ship has no announcement to make now.
    NothingToAnnounce,
    /// The ship has announced, and that binds.
    AlreadyAnnounced {
        /// The announcement.
        said: Announcement,
    },
    /// No order could keep that announcement (I33).
    CannotBeKept {
        /// Announcements that could be kept.
        possible: Vec<Announcement>,
    },
    /// An announcement says two things: the first turn, and how the speed changes (I17).
    HalfAnnounced {
        /// Announcements that could be made.
        possible: Vec<Announcement>,
    },
    /// The order, as it would be carried out, contradicts the ship's announcement (I17, I18).
    Contradicts {
        /// The ship.
        ship: ShipId,
        /// The announcement of the ship.
        said: Announcement,
        /// Announcement that the order amounts to.
        order: Announcement,
    },
    /// There are too many ships left to leave the fight (I31).
    RetreatTooEarly {
        /// Number of ships left.
        left: u8,
        /// Number of ships that allow it.
        from: u8,
    },
    /// The fight is to the death.
    NoRetreat,
    /// A ship has no placement or order yet, so nothing can be sealed.
    Missing {
        /// The ship.
        ship: ShipId,
    },
    /// The pilot has sealed already.
    AlreadySealed,
    /// The pilot has sealed nothing.
    NothingSealed,
    /// A ship has too few stars for an upgrade.
    TooFewStars {
        /// Number of stars that it has.
        stars: u16,
        /// Number of stars that it needs.
        needed: u16,
    },
    /// A ship has an upgrade as often as it can.
    UpgradedEnough {
        /// The upgrade.
        upgrade: Upgrade,
        /// Number of times allowed.
        most: u8,
    },
    /// There is no such upgrade.
    NoSuchUpgrade,
    /// The fight is over.
    FightOver,
}

/// Fault in unreadable words, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The player's own words, shortened.
    pub said: String,
    /// At which letter, counted from 0; after the last when something is missing.
    pub at: usize,
    /// The fault.
    pub mark: Mark,
}

/// Fault at a place in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// There should be a speed.
    NoSpeed,
    /// This letter is no code.
    NoCode {
        /// The letter.
        letter: char,
    },
    /// The order goes on for too long.
    TooLong,
    /// There should be a hex.
    NoHex,
    /// There should be a facing.
    NoFacing,
}
