//! The verbs that people type in a direct message: comma lists of words in each language, found in
//! any case and with or without accents. Knows no game and decides nothing.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use games::{Arg, Inputs, Kind, Spoken};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::fluent_bundles::{keyed, message};
use crate::lang::Lang;

/// Meaning of the first word that a player types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The game's verb with this name.
    GameCommand(&'static str),
    /// The game's record command with this name.
    RecordCommand(&'static str),
    /// See the board.
    Show,
    /// Be told what can be written.
    Help,
    /// Read the rules.
    Rules,
}

impl Word {
    /// Everything that the people of a game can say.
    pub(crate) fn all<G: Spoken>() -> Vec<Self> {
        let typed = |heard| matches!(heard, Inputs::All | Inputs::MessagesOnly);
        let verbs = G::VERBS.iter().filter(|verb| typed(verb.inputs));
        let verbs = verbs.map(|verb| Self::GameCommand(verb.name));
        let record_commands = G::RECORD_COMMANDS
            .iter()
            .filter(|command| typed(command.inputs));
        let record_commands = record_commands.map(|command| Self::RecordCommand(command.name));
        verbs
            .chain(record_commands)
            .chain([Self::Show, Self::Help, Self::Rules])
            .collect()
    }

    /// The key of its words in a game whose keys begin like this.
    pub(crate) fn key(self, game: &str) -> String {
        match self {
            Self::GameCommand(name) | Self::RecordCommand(name) => format!("{game}-words-{name}"),
            Self::Show => format!("{game}-words-show"),
            Self::Help => "words-help".to_owned(),
            Self::Rules => "words-rules".to_owned(),
        }
    }

    /// Reads a word that asks for the bot's help, regardless of the game at the table.
    pub fn parse_help(first: &str) -> Option<Self> {
        static ASKED: LazyLock<Vocabulary<Word>> = LazyLock::new(|| {
            let words = [Word::Help, Word::Rules];
            Vocabulary::of_pairs(typed_words(&words, |word| Cow::Owned(word.key(""))))
        });
        ASKED.find(first)
    }
}

/// An action as it is typed in this language, in a game whose keys begin like this.
pub(crate) fn typed<G: Spoken>(lang: Lang, game: &str, action: &G::Action) -> String {
    let spelled = G::spell(action);
    let verb = first(lang, Word::GameCommand(spelled.verb), game);
    let verb = verb.unwrap_or_else(|| spelled.verb.to_owned());
    format!("{verb} {}", spelled.rest).trim_end().to_owned()
}

/// Everything that can be typed in such a game, each with an example of what it takes.
pub(crate) fn typable<G: Spoken>(lang: Lang, game: &str) -> String {
    let lines = Word::all::<G>().into_iter().filter_map(|word| {
        let takes = match word {
            Word::GameCommand(name) => G::verb(name).map_or(&[][..], |verb| verb.takes),
            Word::RecordCommand(_) | Word::Show | Word::Help | Word::Rules => &[],
        };
        let words = std::iter::once(first(lang, word, game)?);
        let words: Vec<String> = words.chain(takes.iter().filter_map(example)).collect();
        Some(format!("`{}`", words.join(" ")))
    });
    lines.collect::<Vec<_>>().join(", ")
}

/// The word of this language that stands first in its list.
fn first(lang: Lang, word: Word, game: &str) -> Option<String> {
    let list = message(lang, &word.key(game))?;
    list.split(',').next().map(|word| word.trim().to_owned())
}

/// Example of an argument; `None` for a word, of which none is always right.
fn example<F>(arg: &Arg<F>) -> Option<String> {
    match arg.kind {
        Kind::Word => None,
        Kind::Number { least, .. } => Some(least.to_string()),
        Kind::Before { least, .. } => Some(format!("{least}:")),
        Kind::Choice(names) => names.first().map(|&name| name.to_owned()),
    }
}

/// A game's words, each with the verb that it stands for.
pub(crate) struct Vocabulary<V>(BTreeMap<String, V>);

impl<V: Copy> Vocabulary<V> {
    /// The words of these verbs, whose lists have these keys.
    pub(crate) fn new(verbs: &[V], key: fn(V) -> &'static str) -> Self {
        Self::of_pairs(pairs(verbs, key))
    }

    /// A word that several languages have keeps the meaning that it has in the first.
    fn of_pairs(pairs: impl Iterator<Item = (String, V)>) -> Self {
        let mut words = BTreeMap::new();
        for (word, verb) in pairs {
            words.entry(word).or_insert(verb);
        }
        Self(words)
    }

    /// The verb that a word stands for, in any language, in any case and with or without accents.
    pub(crate) fn find(&self, word: &str) -> Option<V> {
        self.0.get(&folded(word)).copied()
    }
}

impl Vocabulary<Word> {
    /// The words of a game whose keys begin like this.
    pub(crate) fn spoken<G: Spoken>(game: &str) -> Self {
        let words = Word::all::<G>();
        Self::of_pairs(typed_words(&words, |word| Cow::Owned(word.key(game))))
    }
}

/// Every word with its verb.
pub(crate) fn pairs<V: Copy>(
    verbs: &[V],
    key: fn(V) -> &'static str,
) -> impl Iterator<Item = (String, V)> {
    typed_words(verbs, move |verb| Cow::Borrowed(key(verb)))
}

/// Lists verbs as players type them, by keys of any kind.
pub(crate) fn typed_words<V: Copy>(
    verbs: &[V],
    key: impl Fn(V) -> Cow<'static, str>,
) -> impl Iterator<Item = (String, V)> {
    let lists = Lang::ALL
        .into_iter()
        .flat_map(move |lang| verbs.iter().map(move |verb| (lang, *verb)));
    lists.flat_map(move |(lang, verb)| {
        let list = keyed(key(verb)).tr(lang);
        let words: Vec<_> = list.split(',').map(|word| (folded(word), verb)).collect();
        words
    })
}

/// The word in lower case, without accents and without what ends a sentence.
pub(crate) fn folded(word: &str) -> String {
    let trimmed = word.trim();
    // `seal!` means `seal`. A word of marks alone is left as it is.
    let bare = trimmed.trim_end_matches(['!', '.', ',', ';', ':', '\u{2026}']);
    let meant = if bare.is_empty() { trimmed } else { bare };
    let lower = meant.to_lowercase().replace('ß', "ss");
    lower
        .nfd()
        .filter(|sign| !is_combining_mark(*sign))
        .collect()
}
