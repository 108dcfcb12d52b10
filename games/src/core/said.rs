//! Words said of an action, each in its place; and an action in words. Knows no verb and no
//! language.

use std::fmt;

/// Words said after a verb, in the order of its arguments; empty where nothing was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said(Vec<String>);

impl Said {
    /// These words, each in its place.
    pub fn new<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Self {
        Self(words.into_iter().map(Into::into).collect())
    }

    /// Word in this place.
    pub fn word(&self, place: usize) -> &str {
        self.0.get(place).map_or("", String::as_str)
    }

    /// Every place, in order.
    pub fn places(&self) -> &[String] {
        &self.0
    }

    /// All of it, with spaces between.
    pub fn whole(&self) -> String {
        join_words(&self.0)
    }

    /// Words with one more.
    #[must_use]
    pub fn with(&self, word: impl Into<String>) -> Self {
        let mut words = self.0.clone();
        words.push(word.into());
        Self(words)
    }
}

/// An action in words: `fire 12`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelled {
    /// The verb's name.
    pub verb: &'static str,
    /// Words after the verb.
    pub rest: String,
}

impl Spelled {
    /// This verb with these words.
    pub fn new<W: ToString>(verb: &'static str, words: impl IntoIterator<Item = W>) -> Self {
        Self {
            verb,
            rest: join_words(words),
        }
    }

    /// This verb alone.
    pub const fn bare(verb: &'static str) -> Self {
        Self {
            verb,
            rest: String::new(),
        }
    }
}

impl fmt::Display for Spelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb)?;
        match self.rest.as_str() {
            "" => Ok(()),
            rest => write!(f, " {rest}"),
        }
    }
}

/// Most characters of a player's words that a refusal quotes.
pub(crate) const QUOTED: usize = 40;

/// A player's own words, shortened.
pub(crate) fn quoted(said: &str) -> String {
    said.trim().chars().take(QUOTED).collect()
}

/// Cells as they are typed: apart by spaces, commas or semicolons, or not at all, as in `e5b4`.
pub(crate) fn typed_cells(said: &str) -> impl Iterator<Item = &str> {
    let words = said.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
    words.filter(|word| !word.is_empty()).flat_map(|word| {
        let mut left = Some(word);
        std::iter::from_fn(move || {
            let word = left?;
            let (first, rest) = first_cell(word).map_or((word, None), |(a, b)| (a, Some(b)));
            left = rest;
            Some(first)
        })
    })
}

/// The first of cells without a space between them, and the others; `None` where there is one.
pub(crate) fn first_cell(word: &str) -> Option<(&str, &str)> {
    let mut pairs = word.char_indices().zip(word.chars().skip(1));
    let (last, _) = pairs.find(|((_, one), next)| one.is_ascii_digit() && next.is_alphabetic())?;
    // A digit is one byte.
    let several = word.starts_with(char::is_alphabetic);
    several.then(|| word.split_at(last.0 + 1))
}

/// Words with spaces between; what is empty leaves no gap.
pub(crate) fn join_words<W: ToString>(words: impl IntoIterator<Item = W>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    let said = words.iter().filter(|word| !word.is_empty());
    said.map(String::as_str).collect::<Vec<_>>().join(" ")
}
