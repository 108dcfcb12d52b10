//! The words of Contact.

mod alt;
mod card;
mod describe;
mod help;
mod news;
mod options;
mod refusal;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use card::card;
pub use shown::{aid, date, flight, level, signal, strip, tile, tiles};

use games::contact::Contact;

use crate::phrase::say;
use crate::words::words;

words!(
    Contact,
    keys: "contact",
    sources: ["contact", "contact-commands", "contact-desk", "contact-help", "contact-picture"],
    title: say("contact-title"),
    pitch: say("contact-pitch")
);
