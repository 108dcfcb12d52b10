//! The words that people type: each verb has some, none has another's, and they are found however
//! they are written.

use std::borrow::Cow;

use crate::vocabulary::{Word, typed_words};
use crate::{Lang, Words, has, message, page_of_words};

fn check<G: Words>() {
    let words = Word::all::<G>();
    for word in &words {
        let key = word.key(G::KEYS);
        for lang in Lang::ALL {
            assert!(has(lang, &key), "{lang:?}: {key}");
        }
    }
    for (said, word) in typed_words(&words, |word| Cow::Owned(word.key(G::KEYS))) {
        assert!(!said.is_empty(), "{word:?}");
        assert_eq!(
            G::parse_word(&said),
            Some(word),
            "{said} is listed for two verbs, maybe in two languages: take another word in one"
        );
        let shouted = format!(" {} ", said.to_uppercase());
        assert_eq!(G::parse_word(&shouted), Some(word), "{shouted}");
    }
    for nonsense in ["", "12", "D3", "nonsense", &"x".repeat(5_000)] {
        assert_eq!(G::parse_word(nonsense), None, "{nonsense}");
    }
}

#[test]
fn shared_words_are_found_in_any_case() {
    assert_eq!(Word::parse_help("AIDE"), Some(Word::Help));
    assert_eq!(Word::parse_help("rules!"), Some(Word::Rules));
    assert_eq!(Word::parse_help("fire"), None, "that is for a game");
}

/// A player who writes *help* at a table is shown the one page that lists all that they can write
/// there.
fn lists<G: Words>() {
    for lang in Lang::ALL {
        let pages = G::help(lang);
        let body = page_of_words(lang, &pages).map(|page| &pages[page].body);
        let body = body.unwrap_or_else(|| panic!("{lang:?}: {} tells no words", G::KEYS));
        for word in Word::all::<G>() {
            let said = if G::speaks(lang) { lang } else { Lang::En };
            let list = message(said, &word.key(G::KEYS)).unwrap();
            assert!(body.contains(&list), "{lang:?}: {list} is not in {body}");
        }
    }
}

macro_rules! heard {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            check::<$game>();
            lists::<$game>();
        }
    )+};
}

games::each_game!(heard);
