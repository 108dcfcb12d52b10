//! Whole evenings, as people see them: a Discord of its own, the bot as a process,
//! and nothing of the bot's inside.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    reason = "a test that cannot go on says so by panicking"
)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../../sessions/tests/all/common/cluster.rs"]
mod cluster;

mod advice;
mod alone;
mod blind;
mod boards;
mod called;
mod calls;
mod challenges;
mod clock;
mod computers;
mod consoles;
mod contact;
mod daily;
mod decisions;
mod digest;
mod dms;
mod first_game;
mod follow;
mod front_door;
mod full_game;
mod interceptor;
mod invites;
mod languages;
mod lessons;
mod lobby;
mod looks;
mod matches;
mod nights;
mod options;
mod pictures;
mod places;
mod practice;
mod presses;
mod privacy;
mod private_acts;
mod quick;
mod replays;
mod rest;
mod restart;
mod reviews;
mod riddles;
mod server;
mod server_evening;
mod space_connection;
mod stats;
mod status;
mod tables;
mod taken;
mod terre_lune;
mod terre_lune_blind;
mod terre_lune_crew;
mod threads;
mod together;
mod trouble;
mod undo;
mod wrong;
