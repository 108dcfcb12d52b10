//! A sentence for everything, in every language, within the limits, whatever the game does.

mod evening;
mod sentences;

use games::Seat;
use games::terre_lune::{Card, Colour, Glimpse, OrbitCell, TerreLune, View};

use crate::{Lang, Names, Words, escape};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn names() -> Names {
    let all: Vec<String> = ["Ada", "Bob", "Chloé", "Dan"].map(str::to_owned).to_vec();
    Names::new(all.clone(), all)
}

/// The longest names that there can be.
fn long_names() -> Names {
    let plain = vec!["W".repeat(500); 4];
    let shown = vec![escape(&"*".repeat(500)); 4];
    Names::new(plain, shown)
}

#[track_caller]
fn check(sentence: &str, longest: usize) {
    assert!(!sentence.trim().is_empty());
    assert!(!sentence.contains('{'), "{sentence}");
    assert!(!sentence.contains("moon-"), "{sentence}");
    assert!(!sentence.contains("  "), "{sentence}");
    let length = sentence.chars().count();
    assert!(length <= longest, "{length}: {sentence}");
}

#[track_caller]
fn check_view(view: &View, names: &Names) {
    for lang in Lang::ALL {
        let status = TerreLune::status(lang, view, names);
        check(&status, 1_000);
        assert!(status.lines().count() <= 4, "{status}");
        // Ours fit without being cut.
        let describe = TerreLune::describe(lang, view, names);
        // One message holds it, with names of ordinary length.
        let ordinary = names.shown(ADA).chars().count() < 20;
        check(&describe, if ordinary { 1_950 } else { 3_900 });
        assert!(!describe.ends_with('…'), "{describe}");
        let alt = TerreLune::alt(lang, view, names);
        check(&alt, 1_024);
        assert!(!alt.ends_with('…'), "{alt}");
        assert!(!alt.contains('*'), "{alt}");
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    for lang in Lang::ALL {
        check(&TerreLune::news(lang, glimpse, names), 1_200);
        let alt = TerreLune::alt_news(lang, glimpse, names);
        let pictured = matches!(glimpse, Glimpse::Counted { .. });
        assert_eq!(alt.is_some(), pictured, "{glimpse:?}");
        if let Some(alt) = alt {
            check(&alt, 1_024);
            assert!(!alt.ends_with('…'), "{alt}");
        }
    }
}

fn card(colour: Colour, rank: u8) -> Card {
    Card::new(colour, rank).unwrap()
}

fn cell(number: u8) -> OrbitCell {
    OrbitCell::numbered(number).unwrap()
}
