//! The words of Planétaire.

mod alt;
mod describe;
mod help;
mod news;
mod options;
mod pawn;
mod refusal;
mod score;
mod shown;
mod status;
#[cfg(test)]
mod tests;
mod verb;

pub use pawn::pawn;
pub use verb::{Verb, verb};

use games::planetaire::{Glimpse, Options, Planetaire, Refusal, View};

use crate::lang::Lang;
use crate::names::Names;
use crate::phrase::say;
use crate::words::{Page, Words};

impl Words for Planetaire {
    fn title(lang: Lang) -> String {
        say("planetaire-title").tr(lang)
    }

    fn pitch(lang: Lang) -> String {
        say("planetaire-pitch").tr(lang)
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
