//! The rules, complete, in short pages.

use crate::lang::Lang;
use crate::phrase::{attribute, say};
use crate::words::Chapter;

/// The pages' messages: the title, with the page in `.body`.
const PAGES: [&str; 11] = [
    "connection-help-aim",
    "connection-help-board",
    "connection-help-picture",
    "connection-help-sky",
    "connection-help-launch",
    "connection-help-laser",
    "connection-help-system",
    "connection-help-end",
    "connection-help-time",
    "connection-help-commands",
    "connection-help-messages",
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
