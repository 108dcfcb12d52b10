//! What tables and their stores promise, a file a matter. One binary, because each more is built
//! and linked by itself.

#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

mod admission;
mod advising;
mod asked;
mod chronicle;
mod common;
mod contract;
mod deadlines;
mod failure;
mod forgetting;
mod full_disk;
mod interceptor;
mod journal;
mod keeping;
mod killed;
mod leases;
mod ledgers;
mod lobby;
mod lost_log;
mod marks;
mod motions;
mod moves;
mod moving;
mod postgres;
mod power_cut;
mod refusals;
mod undo;
mod undo_everywhere;

mod change_feed;
mod sealed;
mod several;
mod sled;
