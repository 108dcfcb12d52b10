//! The words of Contact.

mod advice;
mod alt;
mod card;
mod describe;
mod lie;
mod news;
mod options;
mod refusal;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use card::card;
pub use describe::blocked;
pub use shown::{aid, date, flight, level, signal, strip, tile, tiles};

use games::contact::Contact;

use crate::words::words;

words!(
    Contact,
    keys: "contact",
    sources: ["contact", "contact-advice", "contact-commands", "contact-desk", "contact-help", "contact-lesson", "contact-picture"],
    pages: [
        "contact-help-aim",
        "contact-help-space",
        "contact-help-source",
        "contact-help-hand",
        "contact-help-guess",
        "contact-help-mission",
        "contact-help-pro",
        "contact-help-aids",
        "contact-help-options",
        "contact-help-time",
        "contact-help-commands",
        "contact-help-messages",
    ]
);
