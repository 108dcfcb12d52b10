//! Every word that a player reads, in each language.
//!
//! It turns views, glimpses and refusals into sentences. It decides nothing, sees no state and no
//! secret, and knows no Discord API; it only knows how Discord shows a message.

mod advice;
mod agreed;
pub mod contact;
mod date;
mod detect_language;
mod escape;
mod feats;
pub mod fit;
mod fluent_bundles;
mod game_text;
pub mod interceptor;
mod lang;
mod language;
mod list;
mod locales;
mod names;
mod page;
pub mod planetaire;
pub mod space_connection;
pub mod terre_lune;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use date::date;
pub use escape::escape;
pub use feats::{Defeat, defeat, feat, feat_of_game};
pub use fit::{Fitted, Lines, Rank};
pub use fluent_bundles::{Phrase, attribute, has, is_translated, message, say};
pub use game_text::{Chapter, Words, page_of_words};
pub use lang::Lang;
pub use names::Names;
pub use page::page_words;
pub use vocabulary::Word;
