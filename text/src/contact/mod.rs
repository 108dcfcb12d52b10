//! The words of Contact.

mod alt;
mod describe;
mod help;
mod news;
mod options;
mod refusal;
mod shown;
mod status;
#[cfg(test)]
mod tests;
mod verb;

pub use shown::{aid, date, flight, level, signal, strip, tile, tiles};
pub use verb::{Verb, verb};

use games::contact::Contact;

use crate::phrase::say;
use crate::words::words;

words!(Contact, title: say("contact-title"), pitch: say("contact-pitch"));
