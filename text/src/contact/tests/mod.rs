//! A sentence for everything, in every language, within the limits, whatever a mission does.

mod evening;
mod sentences;

use games::contact::{Contact, Glimpse, View};

use crate::{Lang, Names, Words, escape};

fn names() -> Names {
    let all = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map(str::to_owned);
    Names::new(all.to_vec(), all.to_vec())
}

/// The longest names that there can be.
fn long_names() -> Names {
    let plain = vec!["W".repeat(500); 5];
    let shown = vec![escape(&"*".repeat(500)); 5];
    Names::new(plain, shown)
}

#[track_caller]
fn check(sentence: &str, longest: usize) {
    assert!(!sentence.trim().is_empty());
    assert!(!sentence.contains('{'), "{sentence}");
    assert!(!sentence.contains("contact-"), "{sentence}");
    assert!(!sentence.contains("  "), "{sentence}");
    assert!(sentence.chars().count() <= longest, "{sentence}");
}

#[track_caller]
fn check_view(view: &View, names: &Names, describes: usize) {
    for lang in Lang::ALL {
        let status = Contact::status(lang, view, names);
        check(&status, 700);
        assert!(status.lines().count() <= 4, "{status}");
        let describe = Contact::describe(lang, view, names);
        check(&describe, describes);
        // Ours fit without being cut.
        assert!(!describe.ends_with('…'), "{describe}");
        let alt = Contact::alt(lang, view, names);
        check(&alt, 1_024);
        assert!(!alt.ends_with('…'), "{alt}");
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    for lang in Lang::ALL {
        let told = Contact::news(lang, glimpse, names);
        // The console tells of a press.
        if !matches!(glimpse, Glimpse::Recorded { .. }) {
            check(&told, 2_000);
        }
        if let Some(alt) = Contact::alt_news(lang, glimpse, names) {
            check(&alt, 1_024);
        }
    }
}
