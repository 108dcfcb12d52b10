//! The outbox: one plan of what a table wants delivered, and one way to make it stand, once,
//! through any crash, pause and hand-over.

pub(crate) mod access;
pub(crate) mod channel_events;
mod deliver;
mod digest;
pub(crate) mod dm_channels;
pub(crate) mod dm_console;
pub(crate) mod existing_messages;
pub(crate) mod places;
mod plan;
pub(crate) mod queues;
mod reconcile;
pub(crate) mod retry;
pub(crate) mod send_error;
pub(crate) mod throttle;
pub(crate) mod turns;
mod worker;

pub(crate) use worker::{hasten, work};
