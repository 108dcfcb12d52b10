//! In which language an unknown person writes: told by the words that only one has.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::fluent_bundles::{message, sources};
use crate::lang::Lang;
use crate::vocabulary::folded;

impl Lang {
    /// The language of what a person wrote; nothing where no word of it is one language's alone.
    pub fn from_words(said: &str) -> Option<Self> {
        static OWN: LazyLock<[BTreeSet<String>; Lang::ALL.len()]> = LazyLock::new(|| {
            let [en, fr] = Lang::ALL.map(words);
            [&en - &fr, &fr - &en]
        });
        let said: Vec<String> = said.split_whitespace().map(folded).collect();
        let count = |lang: Self| {
            let own = said
                .iter()
                .filter(|word| OWN[lang as usize].contains(*word));
            own.count()
        };
        let [en, fr] = Self::ALL.map(count);
        match en.cmp(&fr) {
            std::cmp::Ordering::Greater => Some(Self::En),
            std::cmp::Ordering::Less => Some(Self::Fr),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Every word that people write to us, or a command has, in a language.
fn words(lang: Lang) -> BTreeSet<String> {
    let lines = sources(lang).flat_map(str::lines);
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
