//! The rules, complete, in short pages.

use crate::lang::Lang;
use crate::phrase::{attribute, say};
use crate::words::Chapter;

/// The pages' messages: the title, with the page in `.body`.
const PAGES: [&str; 11] = [
    "planetaire-help-aim",
    "planetaire-help-board",
    "planetaire-help-ray",
    "planetaire-help-marks",
    "planetaire-help-examples",
    "planetaire-help-score",
    "planetaire-help-match",
    "planetaire-help-options",
    "planetaire-help-time",
    "planetaire-help-commands",
    "planetaire-help-messages",
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
