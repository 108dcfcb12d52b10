//! The words of Space Connection.

mod advice;
mod alt;
mod describe;
mod draft;
mod favourites;
mod news;
mod notes;
mod options;
mod piece;
mod puzzle;
mod refusal;
mod riddle;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use draft::advice;
pub use favourites::{change_sentence, favourites};
pub use notes::notes;
pub use piece::{hand, piece};

use games::space_connection::SpaceConnection;

use crate::game_text::words;

words!(
    SpaceConnection,
    keys: "space_connection",
    its_own: [advice, loss, compared, par, alt, options, puzzle, riddle],
);
