//! The process: settings, telemetry, the command line, and `run`.
//!
//! It puts the crates together and is depended on by none of them. It holds no rule and no prose
//! that a player reads.

mod advice;
pub mod arenas;
mod bot;
pub mod care;
pub mod cli;
mod computers;
mod dotenv;
pub mod ending;
mod given;
#[cfg(feature = "sandbox")]
pub mod in_sandbox;
mod known;
pub mod metrics;
mod nearest;
pub mod output;
pub mod replay;
pub mod run;
pub mod settings;
pub mod stats;
pub mod supervisor;
pub mod telemetry;
