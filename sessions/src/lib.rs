//! Tables: seats and users, the journal of events, deadlines, the outbox, and the store.
//!
//! There is one truth, the journal; everything else here is computed from it. This crate knows
//! `games` only: no Discord API (people and channels are numbers), no pixels, no prose.

mod advice;
mod ask;
mod beside;
mod catalogue;
mod chronicle;
mod clock;
mod coaching;
mod computer;
mod counted;
mod daily;
mod deadline;
mod dirty;
mod entry;
mod error;
mod forgetting;
mod founder;
mod hearsay;
mod holiday;
mod hours;
mod ids;
mod index;
mod invitation;
mod keeping;
mod known;
mod ledger;
mod marks;
mod motion;
mod outage;
mod owner;
mod pace;
mod page;
mod people;
mod person;
mod player;
mod pledge;
mod posts;
mod recount;
mod refusal;
mod registry;
mod reread;
mod room;
mod rota;
mod scheduler;
mod server;
mod sessions;
mod startup;
pub mod store;
mod table;
mod term;
mod tries;
mod veil;

pub use advice::{Hints, Leave};
pub use ask::Done;
pub use catalogue::Catalogue;
pub use chronicle::{Altered, Chronicle, Difference, StepAt, Unread, Upheld, game_of};
pub use clock::{Clock, Followed, Manual, Reading, System};
pub use coaching::Coaching;
pub use computer::Skill;
pub use daily::Puzzle;
pub use deadline::Deadline;
pub use dirty::Dirty;
pub use error::{ActError, Failure, FoundError, SessionError, TableError};
pub use forgetting::Forgotten;
pub use founder::{Founding, Moved, NewTable};
pub use hours::{Quiet, Zone};
pub use ids::{ChannelId, EventNumber, GuildId, Key, MessageId, Millis, TableId, UserId, Version};
pub use index::IndexCard;
pub use invitation::{Invitation, Rsvp};
pub use keeping::{ErrandError, Own, Ran};
pub use ledger::{Among, Best, Counts, Days, Finish, Leaf, League, Ledger, Meetings, Streak};
pub use marks::{MarkChange, Marks, SeatMarks, Shut, Trouble};
pub use motion::{Motion, OpenMotion};
pub use outage::Shard;
pub use pace::Pace;
pub use person::{Calls, Digest, Dm, Person};
pub use player::{Locale, Player, Venue};
pub use pledge::{Lot, Pledge};
pub use posts::{BoardPost, CallPost, Called, Intent, InvitePost, Nonce, Posted, Target};
pub use recount::{Recounted, recount};
pub use refusal::{Stands, TableRefusal};
pub use room::{Room, Status, TableStage, Waiting};
pub use rota::Shift;
pub use server::{Closers, ServerRules};
pub use sessions::Sessions;
pub use startup::Startup;
pub use store::{Store, StoreError};
pub use table::{
    Acted, Agreement, Closing, Decided, LastAct, Moment, Mood, News, Pledges, Regret, Rerun,
    Snapshot, Table, Told, TypedTable,
};
pub use term::TermName;
pub use veil::Veiled;
