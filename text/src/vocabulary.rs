//! The verbs that people type in a direct message: comma lists of words in each language, found
//! whatever their case and accents. Knows no game and decides nothing.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::lang::Lang;
use crate::phrase::keyed;

/// A game's words, each with the verb that it stands for.
pub(crate) struct Vocabulary<V>(BTreeMap<String, V>);

impl<V: Copy> Vocabulary<V> {
    /// The words of these verbs, whose lists have these keys.
    pub fn of(verbs: &[V], key: fn(V) -> &'static str) -> Self {
        Self(pairs(verbs, key).collect())
    }

    /// The verb that a word stands for, in either language.
    pub fn find(&self, word: &str) -> Option<V> {
        self.0.get(&folded(word)).copied()
    }
}

/// Every word with its verb.
pub(crate) fn pairs<V: Copy>(
    verbs: &[V],
    key: fn(V) -> &'static str,
) -> impl Iterator<Item = (String, V)> {
    let lists = Lang::ALL
        .into_iter()
        .flat_map(move |lang| verbs.iter().map(move |verb| (lang, *verb)));
    lists.flat_map(move |(lang, verb)| {
        let list = keyed(Cow::Borrowed(key(verb))).tr(lang);
        let words: Vec<_> = list.split(',').map(|word| (folded(word), verb)).collect();
        words
    })
}

/// Lower case without accents.
pub(crate) fn folded(word: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    };
    word.trim().to_lowercase().chars().map(plain).collect()
}

/// The verbs of a game, each with the key of its words, and `verb`, which finds them.
macro_rules! verbs {
    ($($(#[$about:meta])* $verb:ident = $key:literal,)+) => {
        /// What a typed word asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Verb {
            $($(#[$about])* $verb,)+
        }

        impl Verb {
            /// All of them.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$verb),+];

            const fn key(self) -> &'static str {
                match self {
                    $(Self::$verb => $key,)+
                }
            }
        }

        /// The verb that a word stands for, in either language, whatever its case and accents.
        pub fn verb(word: &str) -> Option<Verb> {
            static VERBS: std::sync::LazyLock<$crate::vocabulary::Vocabulary<Verb>> =
                std::sync::LazyLock::new(|| {
                    $crate::vocabulary::Vocabulary::of(&Verb::ALL, Verb::key)
                });
            VERBS.find(word)
        }
    };
}
pub(crate) use verbs;
