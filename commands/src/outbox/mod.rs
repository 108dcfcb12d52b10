//! The outbox: a plan of what a table wants delivered, the posts in it, and one way to make each
//! stand, once, through any crash, pause and hand-over.

pub(crate) mod channel_events;
mod deliver;
mod digest;
pub(crate) mod dm_console;
pub(crate) mod invite;
pub(crate) mod night;
mod ping;
pub(crate) mod places;
mod plan;
mod plan_input;
mod post;
pub(crate) mod receiver;
mod reconcile;
pub(crate) mod refresh;
mod removal;
pub(crate) mod retry;
mod worker;

pub(crate) use worker::{deliver_now, work};
