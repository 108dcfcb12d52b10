//! Discord in and out: what people do becomes actions, what happened becomes messages.
//!
//! - `bot`: start, registration, and what every handler can reach
//! - `gateway`: the connections to Discord
//! - `input`: slash commands, presses, forms and words in DMs, read and answered
//! - `commands`: a slash command a file
//! - `game`: what the screens of one game are, and how any game is served
//! - `games`: the screens of the five games, a folder each
//! - `table`: what every table shows: board, lobby, console, options, votes, undo
//! - `ui`: messages as data, component ids, pictures, and the one file that sends (`ui/send.rs`)
//! - `outbox`: delivers what tables have pending for channels and DMs, once, through any crash
//! - `history`: replay, export, statistics
//! - `lessons`, `daily`: learning a game, and the puzzle of the day
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

pub use bot::answer_times::count_from_nought;
pub use bot::endpoint::Endpoint;
pub use bot::fatal::Fatal;
pub use bot::invite_link::permissions;
pub use bot::unreachable::EndpointError;
pub use bot::{Account, BotError, invitation, run};
pub use games::{Advised, Advisers, catalogue};
pub use table::advisers::{Adviser, Review, Thinking};
pub use table::seed::Chance;
