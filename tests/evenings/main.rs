//! Whole evenings of Planétaire, as people see them: a Discord of its own, the bot as a process,
//! and nothing of the bot's inside.

#[path = "../support/mod.rs"]
mod support;

mod both_at_once;
mod space_connection;
