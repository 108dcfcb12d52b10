//! The words of Space Connection.

mod advice;
mod alt;
mod describe;
mod draft;
mod favourites;
mod news;
mod options;
mod piece;
mod puzzle;
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
    keys: "space_connection",
    puzzle: puzzle,
    sources: ["space_connection", "space_connection-advice", "space_connection-commands", "space_connection-desk", "space_connection-help", "space_connection-lesson"],
    pages: [
        "space_connection-help-aim",
        "space_connection-help-board",
        "space_connection-help-picture",
        "space_connection-help-sky",
        "space_connection-help-launch",
        "space_connection-help-laser",
        "space_connection-help-system",
        "space_connection-help-end",
        "space_connection-help-time",
        "space_connection-help-commands",
        "space_connection-help-messages",
    ]
);
