//! Tables: who sits where, the journal of events, deadlines, people, statistics, and the store.
//!
//! It is a stack: each of these imports only what stands above it.
//!
//! - `ids`, `clock`, `outage`: numbers with a meaning, the time, times in which no one could act
//! - `delivery`: what was delivered of a table, slot by slot, and what is under way
//! - `table`: a table's journal and its fold: lobby, seats, votes, undo, deadlines, chance. Pure
//! - `index`: one index card per table, in memory
//! - `people`, `stats`, `records`: settings of people; results, streaks, leaderboards; the record
//!   of a game, and its check by replay
//! - `store`: the log, sled as its index, PostgreSQL, memory, backup
//! - `error`: what can go wrong, and whose it is
//! - `repository`: what is kept, typed; people become numbers there, and numbers people
//! - `owner`: the task that owns a table, what wakes it, and how tables are opened
//! - `cluster`: leases and the change feed, for several processes
//! - `sessions`: the handle to all tables, and all that can be asked of it
//!
//! There is one truth, the journal; everything else here is computed from it. This crate knows
//! `games` only: no Discord API (people and channels are numbers), no pixels, no prose.

mod clock;
mod cluster;
mod delivery;
mod error;
mod ids;
mod index;
#[cfg(test)]
mod lasting;
mod outage;
mod owner;
mod people;
mod records;
mod repository;
mod sessions;
mod stats;
pub mod store;
mod table;

pub use clock::{Clock, Reading, machine_now};
pub use delivery::dirty::Dirty;
pub use delivery::marks::{Marks, SeatMarks, Shut, Trouble};
pub use delivery::pending::{Job, Pending, Work};
pub use delivery::slot::{Called, Delivery, Intent, Nonce, Posted, Slot, checksum};
pub use error::{ActError, Failure, FoundError, SessionError, TableError};
pub use ids::{
    ChannelId, EventNumber, GuildId, Key, MessageId, Millis, RoleId, TableId, UserId, Version,
};
pub use index::IndexCard;
pub use outage::Shard;
pub use owner::ask::Done;
pub use owner::catalogue::Catalogue;
pub use owner::count_from_nought;
pub use owner::founder::{Founding, NewTable};
pub use owner::handle::{Table, TypedTable};
pub use people::coaching::Coaching;
pub use people::hours::{Quiet, Zone};
pub use people::night::{Night, NightPosts, NightStage, NightTable, night_tables};
pub use people::person::{Calls, Digest, Dm, Person};
pub use people::riddles::{RiddleAnswers, RiddleMoment};
pub use people::server::{
    Closers, Moderation, ModeratorAct, NightAct, Receiver, ReceiverSecret, ServerRules,
    ServerSetting,
};
pub use records::{
    Chronicle, Continuation, KeptBetter, KeptMark, KeptMarks, Pledges, RecordFault, Verified,
    game_of,
};
pub use repository::Repository;
pub use sessions::{
    Forgotten, Leases, PracticeFounding, PrivateRecord, Ran, Recounted, Sessions, Startup, recount,
};
pub use stats::{
    Among, Best, Counts, Days, Finish, GameResult, Leaf, League, Ledger, Meetings, Month,
    MonthCounts, Rating, SeatResult, Streak,
};
pub use store::{Store, StoreError};
pub use table::computer::Skill;
pub use table::deadline::Deadline;
pub use table::hints::{HintPermission, HintPolicy};
pub use table::invitation::{Invitation, Rsvp};
pub use table::journal_error::JournalError;
pub use table::pace::Pace;
pub use table::player::{Locale, Player, Venue};
pub use table::pledge::{Pledge, TableSeed};
pub use table::practice::Practice;
pub use table::puzzle::Puzzle;
pub use table::refusal::{NotUndoable, TableRefusal};
pub use table::room::{Departure, Room, Status, TableStage, Waiting};
pub use table::term::TermName;
pub use table::vote::{OpenVote, SettledVote, Vote, VoteOutcome};
pub use table::{
    Acted, Agreement, Decided, LastAct, Moment, Mood, News, NewsItem, Rerun, Snapshot, TableAction,
    UndoConsent,
};
