//! The words of the sandbox's page.

use crate::fluent_bundles::keyed;
use crate::lang::Lang;

/// The page's words in a language, by key, with `{holes}` for what the page fills in.
pub fn page_words(lang: Lang) -> impl Iterator<Item = (String, String)> {
    let lines = Lang::En
        .files_of("page")
        .flat_map(|file| file.messages.lines());
    lines.filter_map(move |line| {
        let key = line.strip_prefix("page-")?.split_once(" =")?.0;
        let holes = line.split("{ $").skip(1);
        let holes = holes.filter_map(|rest| Some(rest.split_once(" }")?.0));
        let phrase = keyed(format!("page-{key}").into());
        let phrase = holes.fold(phrase, |phrase, hole| {
            phrase.with(hole, format!("{{{hole}}}"))
        });
        Some((key.to_owned(), phrase.tr(lang)))
    })
}
