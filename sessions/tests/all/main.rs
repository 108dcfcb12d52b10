//! What tables and their stores promise, a file a matter. One binary, because each more is built
//! and linked by itself.

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
mod marks;
mod motions;
mod moves;
mod moving;
mod planetaire;
mod postgres;
mod power_cut;
mod refusals;
mod undo;
mod undo_everywhere;

mod change_feed;
mod sealed;
mod several;
mod sled;
