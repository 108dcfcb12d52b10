//! The words of Interceptor.

mod alt;
mod craft;
mod describe;
mod fixes;
mod help;
mod news;
mod options;
mod pilot;
mod refusal;
mod status;
#[cfg(test)]
mod tests;
mod verb;

pub use craft::{announcement, craft, facing, placement};
pub use news::wrote;
pub use pilot::{bought, pilot, upgrade, upgrade_name, upgrade_word};
pub use verb::{Verb, announced, verb};

use games::interceptor::{Glimpse, Interceptor, Options, Refusal, View};

use crate::lang::Lang;
use crate::names::Names;
use crate::phrase::say;
use crate::words::{Page, Words};

impl Words for Interceptor {
    fn title(lang: Lang) -> String {
        say("interceptor-title").tr(lang)
    }

    fn pitch(lang: Lang) -> String {
        say("interceptor-pitch").tr(lang)
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
