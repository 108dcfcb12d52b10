//! The rules, complete, in short pages.

use crate::lang::Lang;
use crate::phrase::{attribute, say};
use crate::words::Chapter;

/// The pages' messages: the title, with the page in `.body`.
const PAGES: [&str; 12] = [
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
