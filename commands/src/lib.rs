//! Discord in and out: verbs, desks, component ids, and the one file that sends.
//!
//! The only crate that knows serenity and poise. It holds no rule, and keeps nothing in memory
//! that a restart would lose.

mod bot;
mod commands;
mod daily;
mod game;
mod games;
mod gateway;
mod history;
mod input;
mod lessons;
mod table;
mod ui;

mod outbox;
#[cfg(test)]
mod tests;

pub use bot::endpoint::Endpoint;
pub use bot::fatal::Fatal;
pub use bot::health::count_from_nought;
pub use bot::invite_link::permissions;
pub use bot::unreachable::EndpointError;
pub use bot::{Account, BotError, invitation, run};
pub use games::catalogue;
pub use table::advisers::{Adviser, Advisers, Review, Thinking};
pub use table::seed::Chance;
