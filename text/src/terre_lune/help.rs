//! The rules, complete, in short pages.

use crate::lang::Lang;
use crate::phrase::{attribute, say};
use crate::words::Chapter;

/// The pages' messages: the title, with the page in `.body`.
const PAGES: [&str; 12] = [
    "moon-help-aim",
    "moon-help-board",
    "moon-help-turn",
    "moon-help-station",
    "moon-help-challenge",
    "moon-help-pirate",
    "moon-help-moon",
    "moon-help-ambush",
    "moon-help-end",
    "moon-help-time",
    "moon-help-commands",
    "moon-help-messages",
];

pub(super) fn help(lang: Lang) -> Vec<Chapter> {
    PAGES
        .into_iter()
        .map(|key| Chapter {
            title: say(key).tr(lang),
            // A test demands a body of every page.
            body: attribute(lang, key, "body").unwrap_or_default(),
        })
        .collect()
}
