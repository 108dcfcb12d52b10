//! The words of Space Connection.

mod alt;
mod describe;
mod draft;
mod favourites;
mod news;
mod options;
mod piece;
mod refusal;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use draft::advice;
pub use favourites::{favourites, kept};
pub use piece::{hand, piece};

use games::space_connection::SpaceConnection;

use crate::words::words;

words!(
    SpaceConnection,
    keys: "connection",
    sources: ["connection", "connection-commands", "connection-desk", "connection-help"],
    pages: [
        "connection-help-aim",
        "connection-help-board",
        "connection-help-picture",
        "connection-help-sky",
        "connection-help-launch",
        "connection-help-laser",
        "connection-help-system",
        "connection-help-end",
        "connection-help-time",
        "connection-help-commands",
        "connection-help-messages",
    ]
);
