//! Why a table does not do what it is asked. No prose: `text` has a sentence for each.

use crate::ids::{Millis, UserId};

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRefusal {
    /// Every seat is taken.
    Full {
        /// How many there are.
        max: u8,
    },
    /// They sit at this table already.
    AlreadySeated,
    /// They do not sit at this table.
    NotSeated,
    /// Only the host may do this.
    NotHost {
        /// Who that is.
        host: UserId,
    },
    /// The game needs more people.
    TooFew {
        /// How many it needs.
        needed: u8,
    },
    /// The game has begun, and no seat is empty.
    AlreadyStarted,
    /// They left another seat of this game, which is taken, and know its secrets.
    SatElsewhere,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table is closed.
    Closed,
    /// They have asked for this already; these people have not.
    AlreadyAsked {
        /// Who has not.
        missing: Vec<UserId>,
    },
    /// This person sits there already.
    SitsThere {
        /// Who.
        user: UserId,
    },
    /// This person was invited before: no one is invited twice.
    InvitedBefore {
        /// Who.
        user: UserId,
    },
    /// They have so many lobbies open that they must start or close one first.
    TooManyLobbies {
        /// How many may be open at a time.
        most: u8,
    },
    /// They invited this person so often within an hour that they must leave them some rest.
    InvitedOften {
        /// Whom.
        user: UserId,
        /// How often they may.
        most: u8,
    },
    /// So many are asked that the others must answer first.
    TooManyInvited {
        /// How many may be asked at a time.
        most: u8,
    },
    /// They were not invited.
    NotInvited,
    /// What seats are left are kept.
    Kept {
        /// For whom.
        user: UserId,
        /// Until when.
        until: Millis,
    },
    /// No seat is kept.
    NothingKept,
    /// More people sit there than this many seats.
    TooManySeated {
        /// How many sit there.
        seated: u8,
    },
    /// What is played here goes into players' records: computers do not play for that.
    Counts,
    /// What is won here goes into players' records, so there is no advice.
    AdviceCounts,
    /// No computer can play this game, nor advise on it.
    NoComputer,
    /// The puzzle of a day is everybody's own to solve.
    PuzzleAlone,
    /// The table did not agree that people may ask for advice.
    NoAdvice,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// The seat's player has not missed two decisions in a row.
    NotGone,
    /// The table is asked that already, or it is so.
    AlreadySo,
    /// What was asked is settled, or off.
    Settled,
    /// They are not asked about that.
    NotAsked,
    /// They asked for this already; these people have not agreed yet.
    Waits {
        /// Who.
        missing: Vec<UserId>,
    },
    /// Their act cannot be taken back.
    NotUndoable(NotUndoable),
    /// The rules do not start with these options and this many people.
    CannotStart,
}

/// Why a player's act cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotUndoable {
    /// They have done nothing that stands.
    Nothing,
    /// It drew chance or opened a secret.
    Revealed,
    /// A later act did, or the rules played for a player.
    RevealedSince,
    /// Only they saw it, and the game went on.
    GoneOn,
}
