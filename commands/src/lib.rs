//! Discord in and out: what people do becomes actions, what happened becomes messages.
//!
//! From the lowest; each imports only from those before it:
//!
//! - `ui`: messages as data, component ids, pictures, and the one file that sends (`ui/send.rs`)
//! - `app`: what every request stands on: the services, who asks, how a request ends
//! - `game`: the screens of a game, a folder for each, and how input is read
//! - `table`: what every table shows: board, lobby, console, options, votes, undo
//! - `history`, `lessons`, `daily`: replay and export, learning a game, the puzzle of the day
//! - `requests`: what can be asked of a table, answered for any game
//! - `outbox`: delivers what tables have pending for channels and DMs, once, through any crash
//! - `slash`: a slash command a file
//! - `input`: presses, forms, mentions and words in DMs, read and answered
//! - `gateway`: where Discord is, and the connections to it
//! - `bot`: start and registration
//!
//! The only crate that knows serenity and poise. It holds no rule, and keeps nothing in memory
//! that a restart would lose.

mod app;
mod bot;
mod daily;
mod game;
mod gateway;
mod history;
mod input;
mod lessons;
mod outbox;
mod requests;
mod slash;
mod table;
mod ui;

#[cfg(test)]
mod tests;

pub use app::chance::Chance;
pub use app::health::count_from_zero;
pub use bot::invite_link::permissions;
pub use bot::{Account, BotError, invitation, run};
pub use game::advisers::{Adviser, Thinking};
pub use game::catalogue::{Advised, Advisers, catalogue};
pub use gateway::endpoint::Endpoint;
pub use gateway::fatal::Fatal;
pub use gateway::unreachable::EndpointError;
