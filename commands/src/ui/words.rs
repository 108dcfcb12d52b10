//! Lists of values with their words in component ids, which never change.

/// The word of a value; empty where the list lacks it.
pub(crate) fn word_of<T: PartialEq>(all: &[(T, &'static str)], value: &T) -> &'static str {
    let found = all.iter().find(|(known, _)| known == value);
    found.map_or("", |(_, word)| word)
}

/// The value with a word.
pub(crate) fn value_of<T: Copy>(all: &[(T, &'static str)], word: &str) -> Option<T> {
    let found = all.iter().find(|(_, known)| *known == word);
    found.map(|(value, _)| *value)
}
