//! The process as its operator sees it: how it starts, what it says when it cannot, how it holds on
//! to Discord's gateway, and when it gives up.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test that cannot go on says so by panicking, and one that measures says what"
)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../../sessions/tests/all/common/cluster.rs"]
mod cluster;

mod alone;
mod commands;
mod database;
mod fleet;
mod invite;
mod overtaken;
mod pages;
mod proxy;
mod refused;
mod relay;
mod scratch;
mod several;
mod startup;
mod supervised;
mod token;
mod watched;

/// No person, only the bot.
const NOBODY: &[(&str, &str)] = &[];
/// A person who uses commands.
const ADA: &[(&str, &str)] = &[("Ada", "en-US")];
