//! The process: settings, telemetry, the command line, and `run`.
//!
//! It puts the crates together and is depended on by none of them. It holds no rule and no prose
//! that a player reads.

mod advice;
mod bot;
pub mod cli;
mod computers;
pub mod data_commands;
mod dotenv;
mod environment;
pub mod exit_code;
#[cfg(feature = "sandbox")]
pub mod in_sandbox;
pub mod malloc_arenas;
pub mod metrics;
mod nearest;
pub mod output;
pub mod replay;
pub mod run;
pub mod settings;
pub mod stats;
pub mod systemd;
pub mod telemetry;
