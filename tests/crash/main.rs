//! The bot is killed, at chosen moments and at random ones, and started again on the same data
//! while Discord goes on. No user may notice anything but a pause.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test that cannot go on says so by panicking, and one of chance tells its seed"
)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../../sessions/tests/all/common/power.rs"]
mod power;
#[path = "../../sessions/tests/all/common/skipped.rs"]
mod skipped;
#[path = "../../sessions/tests/all/common/small_disk.rs"]
mod small_disk;

mod computers;
mod disk;
mod every_game;
mod narrow_moments;
mod outage;
mod threads;
mod upkeep;
