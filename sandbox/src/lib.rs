//! A Discord of its own on loopback: REST v10 (TLS for `discord.com` and plain HTTP), gateway v10,
//! people to act as, and faults to switch on.
//!
//! It knows no game and nothing of the bot that talks to it: everything a bot can observe here is
//! meant to be what Discord would have shown it. It must never reach anything but loopback unless
//! its owner explicitly binds it elsewhere.

mod base64;
mod clock;
mod core;
mod error;
mod errors;
mod faults;
mod followers;
mod gateway;
mod message_flags;
mod page;
mod people;
mod ratelimit;
mod record;
mod rest;
mod server;
mod sessions;
mod settings;
mod snowflake;
mod state;
mod tls;
mod validate;

pub use error::Error;
pub use server::{RestartRequests, Sandbox};
pub use settings::Setup;
pub use snowflake::Snowflake;
