//! A table: what it is now, and what its people may do.

mod act;
mod action;
mod advising;
mod calls;
mod counting;
mod deadlines;
mod facts;
mod hindsight;
mod holidays;
mod homecoming;
mod invites;
mod live;
mod moments;
mod motions;
mod questions;
mod regret;
mod seen;
mod snapshot;
mod steps;
mod terms;
mod verbs;

pub use act::Acted;
pub use action::TableAction;
pub use hindsight::{Decided, Rerun};
pub use moments::Moment;
pub use regret::{LastAct, Regret};
pub use snapshot::{News, Snapshot, Told};
pub use steps::Mood;
pub use terms::Agreement;

pub(crate) use act::Wish;
pub(crate) use homecoming::Brought;
pub(crate) use live::{Live, Sketch};
pub(crate) use moments::{moments, public_moments, seat_moments};
pub(crate) use steps::{Effect, Motive, Steps};
pub(crate) use terms::Suggestion;
