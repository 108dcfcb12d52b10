//! The rules, complete, in short pages.

use crate::lang::Lang;
use crate::phrase::{attribute, say};
use crate::words::Chapter;

/// The pages' messages: the title, with the page in `.body`.
const PAGES: [&str; 11] = [
    "interceptor-help-aim",
    "interceptor-help-board",
    "interceptor-help-orders",
    "interceptor-help-correction",
    "interceptor-help-turn",
    "interceptor-help-fire",
    "interceptor-help-pursuit",
    "interceptor-help-ending",
    "interceptor-help-campaign",
    "interceptor-help-time",
    "interceptor-help-commands",
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
