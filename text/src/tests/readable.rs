//! What every sentence must keep to, in every game.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use games::Seat;

use super::source::messages;
use crate::{Lang, Names, Words, escape};

/// What the keys begin with.
static FAMILIES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let keys = messages(Lang::En).into_keys();
    let family = |key: String| Some(key.split_once('-')?.0.to_owned());
    keys.filter_map(family).collect()
});

/// Longer names than there can be, for so many people.
pub(crate) fn long_names(people: usize) -> Names {
    let plain = vec!["W".repeat(500); people];
    let shown = vec![escape(&"*".repeat(500)); people];
    Names::new(plain, shown)
}

/// Names that show as they are.
pub(crate) fn names(people: &[&str]) -> Names {
    let names: Vec<String> = people.iter().map(|&name| name.to_owned()).collect();
    Names::new(names.clone(), names)
}

/// Something is said, wholly, in so many characters at most.
#[track_caller]
pub(crate) fn check(sentence: &str, longest: usize) {
    assert!(!sentence.trim().is_empty());
    assert!(!sentence.contains('{'), "{sentence}");
    assert!(!sentence.contains("  "), "{sentence}");
    let part_of_key = |letter: char| letter == '-' || letter.is_ascii_alphanumeric();
    for word in sentence.split(|letter| !part_of_key(letter)) {
        // A key without words is said as it is.
        let family = word.split_once('-').map(|(family, _)| family);
        let is_key = family.is_some_and(|family| FAMILIES.contains(family));
        assert!(!is_key, "{word}: {sentence}");
    }
    let length = sentence.chars().count();
    assert!(length <= longest, "{length}: {sentence}");
}

/// Says all of a view within the limits, without a cut.
#[track_caller]
pub(crate) fn check_view<G: Words>(view: &G::View, names: &Names, status: usize, twin: usize) {
    for lang in Lang::ALL {
        let said = G::status(lang, view, names);
        check(&said, status);
        assert!(said.lines().count() <= 4, "{said}");
        let said = G::describe(lang, view, names);
        check(&said, twin);
        assert!(!said.ends_with('…'), "{said}");
        check_alt(&G::alt(lang, view, names), names);
    }
}

/// Says all of an event within the limits.
#[track_caller]
pub(crate) fn check_news<G: Words>(glimpse: &G::Glimpse, names: &Names, longest: usize) {
    for lang in Lang::ALL {
        check(&G::news(lang, glimpse, names), longest);
        if let Some(alt) = G::alt_news(lang, glimpse, names) {
            check_alt(&alt, names);
        }
    }
}

#[track_caller]
fn check_alt(alt: &str, names: &Names) {
    check(alt, 1_024);
    assert!(!alt.ends_with('…'), "{alt}");
    // Alt texts know no markdown; names may look like it.
    let may_have_stars = names.plain(Seat::new(0)).contains('*');
    assert!(may_have_stars || !alt.contains('*'), "{alt}");
}
