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

use games::contact::{Contact, Glimpse, Options, Refusal, View};

use crate::lang::Lang;
use crate::names::Names;
use crate::phrase::say;
use crate::words::{Page, Words};

impl Words for Contact {
    fn title(lang: Lang) -> String {
        say("contact-title").tr(lang)
    }

    fn pitch(lang: Lang) -> String {
        say("contact-pitch").tr(lang)
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> String {
        refusal::refusal(lang, refusal)
    }

    fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
        news::news(lang, glimpse, names)
    }

    fn status(lang: Lang, view: &View, names: &Names) -> String {
        status::status(lang, view, names)
    }

    fn describe(lang: Lang, view: &View, names: &Names) -> String {
        describe::describe(lang, view, names)
    }

    fn alt(lang: Lang, view: &View, names: &Names) -> String {
        alt::alt(lang, view, names)
    }

    fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<String> {
        alt::alt_news(lang, glimpse, names)
    }

    fn options(lang: Lang, options: &Options, seats: u8) -> String {
        options::options(lang, options, seats)
    }

    fn help(lang: Lang) -> Vec<Page> {
        help::help(lang)
    }
}
