//! The words of Contact.

mod advice;
mod alt;
mod card;
mod describe;
mod lie;
mod news;
mod options;
mod puzzle;
mod refusal;
mod riddle;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use card::card;
pub use shown::{aid, flight, in_the_air, level, seconds, signal, strip, tapped, tile, tiles};

use games::contact::Contact;

use crate::game_text::words;

words!(
    Contact,
    keys: "contact",
    its_own: [advice, loss, compared, alt, options, par, puzzle, riddle],
);
