//! In which language an unknown person writes, told by the words.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::fluent_bundles::message;
use crate::lang::Lang;
use crate::vocabulary::folded;

impl Lang {
    /// The language of what a person wrote: the one that has most of its words. Nothing where
    /// several have as many.
    pub fn from_words(said: &str) -> Option<Self> {
        static KNOWN: LazyLock<[BTreeSet<String>; Lang::ALL.len()]> =
            LazyLock::new(|| Lang::ALL.map(words));
        let said: Vec<String> = said.split_whitespace().map(folded).collect();
        let known = |lang: Self| {
            let known = &KNOWN[lang.index()];
            said.iter().filter(|word| known.contains(*word)).count()
        };
        let most = Self::ALL.into_iter().map(known).max()?;
        let mut best = Self::ALL.into_iter().filter(|lang| known(*lang) == most);
        best.next().filter(|_| best.next().is_none())
    }
}

/// Every word that people write to us, or a command has, in a language.
fn words(lang: Lang) -> BTreeSet<String> {
    let lines = lang.files().iter().flat_map(|file| file.messages.lines());
    let keys = lines.filter_map(|line| Some(line.split_once(" =")?.0));
    let written = |key: &str| {
        ["words-", "cmd-"].iter().any(|it| key.starts_with(it)) || key.contains("-words-")
    };
    let lists = keys.filter(|key| written(key));
    let lists = lists.filter_map(|key| message(lang, key));
    lists
        .flat_map(|list| list.split(',').map(folded).collect::<Vec<_>>())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_one_language_identify_it() {
        for (said, lang) in [
            ("aide", Some(Lang::Fr)),
            ("Règles !", Some(Lang::Fr)),
            ("aide, s’il te plaît", Some(Lang::Fr)),
            ("apprendre", Some(Lang::Fr)),
            ("tirer 12", Some(Lang::Fr)),
            ("help!", Some(Lang::En)),
            ("rules", Some(Lang::En)),
            ("shoot 12", Some(Lang::En)),
            ("3 AGA", None),
            ("console", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_words(said), lang, "{said}");
        }
    }

    #[test]
    fn words_for_help_and_rules_identify_the_language() {
        for lang in Lang::ALL {
            for key in ["words-help", "words-rules"] {
                for word in message(lang, key).unwrap().split(',') {
                    assert_eq!(Lang::from_words(word), Some(lang), "{word}");
                }
            }
        }
    }
}
