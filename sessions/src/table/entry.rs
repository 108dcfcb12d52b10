//! An entry of a table's journal: what one step made true. Recorded for ever, so fields are only
//! ever added; any other change gets a new format number. `sessions/lasting` holds an example of
//! each.

use games::{Seat, Seed};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::ids::{Key, Millis, TableId, UserId, Version};
use crate::table::deadline::Deadline;
use crate::table::hints::HintPolicy;
use crate::table::journal_error::JournalError;
use crate::table::pace::Pace;
use crate::table::player::{Player, Venue};
use crate::table::practice::Practice;
use crate::table::puzzle::Puzzle;
use crate::table::term::Term;
use crate::table::vote::Vote;

/// The newest format of an entry. A fact or a field that an older Houston would not understand
/// raises it, so that an older one stops there and says so.
const FORMAT: u32 = 2;
/// The format of an entry with nothing in it that came later.
const PLAIN: u32 = 1;

/// Stamp that makes a step unique: the same again is not done twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Once {
    /// A person's request.
    Key(Key),
    /// The time of a seat that ran out.
    TimedOut(Seat, Millis),
    /// Another table took this one's place.
    Replaced(TableId),
    /// Seats were asked so late that their time started again, at the table as of this version.
    ClockRestarted(Version),
    /// The time of the vote that this entry brought ran out.
    VoteTimedOut(Version),
}

/// A step, by a game with options `O` and events `E`.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Entry<O, E> {
    #[serde(rename = "f")]
    format: u32,
    /// Place in the journal, counted from 1.
    #[serde(rename = "v")]
    pub version: Version,
    /// When it was decided.
    pub at: Millis,
    /// Stamp that makes it unique.
    pub once: Once,
    /// Author of the step.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<UserId>,
    /// Changes at the table, before the events.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub facts: Vec<Fact<O>>,
    /// Events of the game.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub events: Vec<E>,
    /// Action of its author in the game, in the words of the notation. Older entries do not say.
    #[serde(rename = "wish", skip_serializing_if = "Option::is_none", default)]
    pub action_text: Option<String>,
    /// True for a player's act that revealed nothing, neither of chance nor of a secret. Older
    /// entries do not say: what they tell cannot be taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub harmless: bool,
    /// All deadlines from now on, when they changed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub due: Option<Vec<Deadline>>,
}

/// An entry of any game's journal.
pub(crate) type AnyEntry = Entry<IgnoredAny, IgnoredAny>;

/// A change at a table.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Fact<O> {
    /// The table was founded; always the first fact.
    Founded(Box<Founded<O>>),
    /// A player sat down.
    Joined {
        /// Their seat.
        seat: Seat,
        /// The player.
        player: Player,
    },
    /// A seat was left. In a lobby those behind move up.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// There is another host.
    HostPassed {
        /// The new host.
        to: UserId,
    },
    /// Players brought their records from earlier games; always before the start.
    RecordsAtStart {
        /// People in seat order: what each takes home is theirs, no matter who sits there in the
        /// end.
        people: Vec<UserId>,
        /// Options with which the game begins.
        options: Box<O>,
    },
    /// The game began with the people seated.
    Started,
    /// A player wants the table closed.
    AskedToClose {
        /// The player.
        user: UserId,
    },
    /// A player wants to play again with the same people.
    AskedAgain {
        /// The player.
        user: UserId,
    },
    /// The table was closed.
    Closed,
    /// A moderator closed the table.
    Dissolved,
    /// The host or a moderator took a person's seat, or the server does not let them play any more:
    /// they come back only if they are invited or welcomed.
    Removed {
        /// The person.
        user: UserId,
    },
    /// A person is shown under another name; under none, they are called by their seat.
    Renamed {
        /// The person, with that name.
        player: Player,
    },
    /// The table stands elsewhere.
    Moved {
        /// New place of the table.
        place: Venue,
    },
    /// A person was invited to the table.
    Invited {
        /// The invited person.
        player: Player,
        /// The player who invited them.
        by: UserId,
        /// Until when a seat is reserved for them, if one is.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        keeps: Option<Millis>,
    },
    /// The person who was invited does not come.
    Declined {
        /// The person.
        user: UserId,
    },
    /// The reserved seats are free for everyone.
    SeatsFreed,
    /// The host changed what was agreed on.
    Changed {
        /// The term with its new value.
        to: Term<O>,
    },
    /// A player proposes something for the table to do.
    Vote {
        /// The motion.
        motion: Vote,
        /// The player who proposes it.
        by: UserId,
    },
    /// A player agrees to a motion.
    Agreed {
        /// The entry that brought it.
        to: Version,
        /// The player.
        user: UserId,
    },
    /// A player is against a motion.
    Opposed {
        /// The entry that brought it.
        to: Version,
        /// The player.
        user: UserId,
    },
    /// The time of a motion is up: those who were silent agree.
    SilenceAgrees {
        /// The entry that brought it.
        to: Version,
    },
    /// A motion is not open any more.
    Dropped {
        /// The entry that brought it.
        motion: Version,
        /// True if it was carried. Older entries do not say.
        #[serde(
            rename = "carried",
            skip_serializing_if = "std::ops::Not::not",
            default
        )]
        is_carried: bool,
    },
    /// A player was asked to give up their seat.
    Dismissed {
        /// The player.
        user: UserId,
    },
    /// No clock runs from now on.
    Paused,
    /// The game goes on.
    Resumed,
    /// A player is away, and the table waits for them.
    Away {
        /// The player.
        user: UserId,
        /// Time until which it does.
        until: Millis,
    },
    /// A player who was away is back sooner.
    Back {
        /// The player.
        user: UserId,
    },
    /// A player without a deadline has not been seen for so long that they seem to be gone.
    Lost {
        /// Their seat.
        seat: Seat,
    },
    /// A player asked for advice, and everyone may know.
    Advised {
        /// Their seat.
        seat: Seat,
    },
    /// The events of these entries were taken back: they stay here, and are no part of the game any
    /// more.
    TakenBack {
        /// The entries, in order.
        entries: Vec<Version>,
    },
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands what it asks about by reference"
)]
fn is_usual(hints: &HintPolicy) -> bool {
    *hints == HintPolicy::default()
}

/// Beginning of a table.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Founded<O> {
    /// The game's id.
    pub game: String,
    /// Players by seat; the first is the host.
    pub players: Vec<Player>,
    /// Place of the table.
    pub place: Venue,
    /// Options that were agreed on.
    pub options: O,
    /// Pace.
    pub pace: Pace,
    /// Source of its chance.
    pub seed: Seed,
    /// True if the seed was drawn for this table, which made a pledge of it. A daily puzzle plays
    /// with the seed of its day.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub pledged: bool,
    /// Policy of hints.
    #[serde(skip_serializing_if = "is_usual", default)]
    pub hints: HintPolicy,
    /// The moment of another game from which this one goes on, for practice.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub practice: Option<Practice>,
}

impl<O> Founded<O> {
    /// The puzzle of a day that is played there.
    pub(crate) fn puzzle(&self, game: &str, at: Millis) -> Option<Puzzle> {
        let public = !self.pledged && self.players.len() == 1;
        public.then(|| Puzzle::from_seed(game, &self.seed, at))?
    }
}

impl<O, E> Entry<O, E> {
    /// An entry with nothing in it yet.
    pub(crate) const fn new(version: Version, at: Millis, once: Once, by: Option<UserId>) -> Self {
        Self {
            format: PLAIN,
            version,
            at,
            once,
            by,
            facts: Vec::new(),
            events: Vec::new(),
            action_text: None,
            harmless: false,
            due: None,
        }
    }
}

impl<O, E> Entry<O, E> {
    /// The game of the table that is founded with this entry.
    pub(crate) fn game(&self) -> Option<&str> {
        match self.facts.first()? {
            Fact::Founded(founded) => Some(&founded.game),
            _ => None,
        }
    }

    /// True if its game goes on from a moment of another one, whose events are in it.
    pub(crate) fn goes_on(&self) -> bool {
        match self.facts.first() {
            Some(Fact::Founded(founded)) => founded.practice.is_some(),
            _ => false,
        }
    }

    /// Raises the format where an older Houston would not understand a fact: it would count a game
    /// for practice.
    pub(crate) fn raise_format(&mut self) {
        if self.goes_on() {
            self.format = FORMAT;
        }
    }

    /// True if nothing moved: a player asked for advice, or a name changed.
    pub(crate) fn only_asks(&self) -> bool {
        let asks = |fact: &Fact<O>| matches!(fact, Fact::Advised { .. } | Fact::Renamed { .. });
        !self.facts.is_empty() && self.events.is_empty() && self.facts.iter().all(asks)
    }
}

impl<O: Serialize, E: Serialize> Entry<O, E> {
    /// The entry as bytes for the store.
    pub(crate) fn encode(&self, table: TableId) -> Result<Vec<u8>, JournalError> {
        serde_json::to_vec(self).map_err(|error| unreadable(table, self.version, &error))
    }
}

impl<O: for<'d> Deserialize<'d>, E: for<'d> Deserialize<'d>> Entry<O, E> {
    /// Reads an entry from the store's bytes.
    pub(crate) fn decode(
        table: TableId,
        version: Version,
        bytes: &[u8],
    ) -> Result<Self, JournalError> {
        #[derive(Deserialize)]
        struct EntryFormat {
            f: u32,
        }
        let probe: EntryFormat =
            serde_json::from_slice(bytes).map_err(|error| unreadable(table, version, &error))?;
        if probe.f > FORMAT {
            return Err(JournalError::Unreadable {
                table,
                version,
                why: format!("its format is {}; this Houston knows {FORMAT}", probe.f),
            });
        }
        let entry: Self =
            serde_json::from_slice(bytes).map_err(|error| unreadable(table, version, &error))?;
        if entry.version == version {
            Ok(entry)
        } else {
            Err(JournalError::Unreadable {
                table,
                version,
                why: format!("it is numbered {}", entry.version),
            })
        }
    }
}

/// The error of an entry that cannot be read. It quotes nothing of serde's message but the place,
/// for the content may be secret.
fn unreadable(table: TableId, version: Version, error: &serde_json::Error) -> JournalError {
    JournalError::Unreadable {
        table,
        version,
        why: format!("{:?} error at byte {}", error.classify(), error.column()),
    }
}
