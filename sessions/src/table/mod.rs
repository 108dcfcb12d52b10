//! A table: what it is now, and what its people may do. Of two files such as `vote.rs` and
//! `votes.rs` the first holds the data, the second the rules.

mod act;
mod action;
mod actions;
mod advising;
pub(crate) mod computer;
pub(crate) mod deadline;
mod deadlines;
pub(crate) mod entry;
mod facts;
pub(crate) mod hints;
mod holidays;
pub(crate) mod invitation;
mod invites;
pub(crate) mod journal_error;
mod live;
mod moments;
mod outcome;
pub(crate) mod pace;
pub(crate) mod player;
pub(crate) mod pledge;
pub(crate) mod practice;
pub(crate) mod puzzle;
mod questions;
pub(crate) mod refusal;
mod results;
mod review;
pub(crate) mod room;
mod seen;
mod snapshot;
mod steps;
pub(crate) mod term;
mod terms;
mod turn_pings;
mod undo;
pub(crate) mod vote;
mod votes;

pub use act::Acted;
pub use action::TableAction;
pub use moments::Moment;
pub use review::{Decided, Rerun};
pub use snapshot::{News, NewsItem, Snapshot};
pub use steps::Mood;
pub use terms::Agreement;
pub use undo::{LastAct, UndoConsent};

pub(crate) use act::ActRequest;
pub(crate) use live::{Live, Ready, StepDraft};
pub(crate) use moments::{moments, public_moments, seat_moments};
pub(crate) use results::PlayerRecords;
pub(crate) use review::decisions;
pub(crate) use steps::{Effect, Motive, Steps};
pub(crate) use terms::Suggestion;
