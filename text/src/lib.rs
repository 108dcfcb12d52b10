//! Every word that a player reads, in French and English.
//!
//! It turns views, glimpses and refusals into sentences. It decides nothing, sees no state and no
//! secret, and knows no Discord API; it only knows how Discord shows a message.

mod advice;
mod agreed;
pub mod contact;
mod date;
mod escape;
mod feats;
pub mod fit;
pub mod interceptor;
mod lang;
mod list;
mod messages;
mod names;
mod phrase;
pub mod planetaire;
pub mod space_connection;
pub mod terre_lune;
#[cfg(test)]
mod tests;
mod tongue;
mod vocabulary;
mod words;

pub use date::date;
pub use escape::escape;
pub use feats::{deed, feat};
pub use fit::{Fitted, Lines, Rank};
pub use lang::Lang;
pub use names::Names;
pub use phrase::{Phrase, attribute, has, is_translated, message, say};
pub use vocabulary::Word;
pub use words::{Chapter, Words, page_of_words};
