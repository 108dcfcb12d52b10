//! The words of De la Terre à la Lune.

mod alt;
mod describe;
mod help;
mod news;
mod options;
mod places;
mod refusal;
mod result;
mod status;
#[cfg(test)]
mod tests;
mod things;
mod verb;

pub use describe::held;
pub use places::{code, node, place, route, station, stop};
pub use refusal::why_not;
pub use things::{card, cards, claims, colour, mineral, rocket, symbol};
pub use verb::{Verb, colour_of, mineral_of, node_of, verb};

use games::terre_lune::{Glimpse, Options, Refusal, TerreLune, View};

use crate::lang::Lang;
use crate::names::Names;
use crate::phrase::say;
use crate::words::{Page, Words};

impl Words for TerreLune {
    fn title(lang: Lang) -> String {
        say("moon-title").tr(lang)
    }

    fn pitch(lang: Lang) -> String {
        say("moon-pitch").tr(lang)
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

    fn options(lang: Lang, options: &Options, _seats: u8) -> String {
        options::options(lang, options)
    }

    fn help(lang: Lang) -> Vec<Page> {
        help::help(lang)
    }
}
