//! The words of Space Connection.

mod alt;
mod describe;
mod draft;
mod favourites;
mod help;
mod news;
mod options;
mod piece;
mod refusal;
mod shelf;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use draft::advice;
pub use favourites::{favourites, kept};
pub use piece::{hand, piece};
pub use shelf::{ShelfWord, shelf};

use games::space_connection::SpaceConnection;

use crate::phrase::say;
use crate::words::words;

words!(
    SpaceConnection,
    keys: "connection",
    sources: ["connection", "connection-commands", "connection-desk", "connection-help"],
    title: say("connection-title"),
    pitch: say("connection-pitch")
);
