//! The log: to standard error, with table and event numbers, never a secret and never the token.
//!
//! What we log names no one. Our dependencies log everything they handle once they are asked for
//! more than warnings: statements with people's ids and keys, requests with tokens, messages with
//! what was said. So nothing but warnings is taken from them, regardless of the setting.

use std::io::IsTerminal;

use anyhow::{Context, Result};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The crates that are ours.
const OUR_CRATES: [&str; 8] = [
    "houston", "commands", "sessions", "games", "players", "render", "text", "sandbox",
];

/// True if the log line names no one.
fn is_discreet(said: &Metadata<'_>) -> bool {
    let by = said.target().split("::").next().unwrap_or_default();
    *said.level() <= Level::WARN || OUR_CRATES.contains(&by)
}

/// True if the log goes to a terminal, and its reader has not turned colours off.
fn colours() -> bool {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stderr().is_terminal() && !unwanted
}

/// Reads a filter.
///
/// # Errors
/// It cannot be understood; the error does not repeat it.
pub(crate) fn filter(written: &str) -> Result<Targets> {
    let filter = written.parse().ok();
    filter.context("HOUSTON_LOG must be a tracing filter, such as info or houston=debug")
}

/// Starts logging by this filter, and logs panics with their place.
///
/// # Errors
/// The filter cannot be understood.
pub fn start(written: &str) -> Result<()> {
    let filter = filter(written)?;
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(colours())
        .with_target(false);
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_discreet))
        .with(lines)
        .init();
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        // Only constant messages: a formatted one could hold what people wrote.
        let why = panic.payload().downcast_ref::<&'static str>().copied();
        tracing::error!(
            place = place.as_deref().unwrap_or("unknown"),
            why = why.unwrap_or("message withheld"),
            "panic"
        );
    }));
    Ok(())
}
