//! Refusals: reasons why a table does not do what it is asked. No prose: `text` has a sentence for
//! each.

use crate::ids::{Millis, UserId};

/// Reason why a table refuses, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRefusal {
    /// The asker may not play on that server.
    Excluded,
    /// The person whom the asker brings may not play on that server.
    GuestExcluded {
        /// The person.
        user: UserId,
    },
    /// The host or a moderator took the asker's seat: they must be invited first.
    Removed,
    /// Every seat is taken.
    Full {
        /// Number of seats.
        max: u8,
    },
    /// The asker sits at this table already.
    AlreadySeated,
    /// The asker does not sit at this table.
    NotSeated,
    /// Only the host may do this.
    NotHost {
        /// The host.
        host: UserId,
    },
    /// The game needs more people.
    TooFew {
        /// Least number of people.
        needed: u8,
    },
    /// The game has begun, and no seat is empty.
    AlreadyStarted,
    /// The asker left another seat of this game, which is taken, and knows its secrets.
    SatElsewhere,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table is closed.
    Closed,
    /// The asker's part in the game is over: those who play on vote.
    OutOfTheGame,
    /// This person does not sit there.
    NotThere {
        /// The person.
        user: UserId,
    },
    /// This person sits there already.
    SitsThere {
        /// The person.
        user: UserId,
    },
    /// This person was invited before: no one is invited twice.
    InvitedBefore {
        /// The person.
        user: UserId,
    },
    /// The asker has so many lobbies open that they must start or close one first.
    TooManyLobbies {
        /// Most lobbies at a time.
        most: u8,
    },
    /// The asker invited this person too often within an hour.
    InvitedOften {
        /// The invited person.
        user: UserId,
        /// Most invitations within an hour.
        most: u8,
    },
    /// So many are asked that the others must answer first.
    TooManyInvited {
        /// Most open invitations at a time.
        most: u8,
    },
    /// The asker was not invited.
    NotInvited,
    /// The seats that are left are reserved.
    Kept {
        /// A person for whom one is reserved.
        user: UserId,
        /// Time until which it is.
        until: Millis,
    },
    /// No seat is kept.
    NothingKept,
    /// More people sit there than this many seats.
    TooManySeated {
        /// Number of people who sit there.
        seated: u8,
    },
    /// The game goes into players' records, so computers do not play.
    Counts,
    /// The game goes into players' records, so there is no advice.
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
    /// The motion is settled, or off.
    Settled,
    /// The motion is not for the asker to decide.
    NotAsked,
    /// The asker has asked for this already; these people have not agreed yet.
    Waits {
        /// The people who have not.
        missing: Vec<UserId>,
    },
    /// Their act cannot be taken back.
    NotUndoable(NotUndoable),
    /// The rules do not start with these options and this many people.
    CannotStart,
}

/// Reason why a player's act cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotUndoable {
    /// The player has done nothing that stands.
    Nothing,
    /// The act drew chance or opened a secret.
    Revealed,
    /// A later act did, or the rules played for a player.
    RevealedSince,
    /// Only they saw it, and the game went on.
    GoneOn,
}
