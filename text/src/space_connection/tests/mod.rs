//! A sentence for everything, in every language, within the limits, whatever the game does.

mod evening;
mod sentences;

use games::Seat;
use games::space_connection::{Glimpse, Position, Positions, SpaceConnection, View};

use crate::{Lang, Names, Words, escape};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn names() -> Names {
    let both = vec!["Ada".to_owned(), "Bob".to_owned()];
    Names::new(both.clone(), both)
}

/// The longest names that Discord lets people have.
fn widest_names() -> Names {
    let both = vec!["*".repeat(32), "_".repeat(32)];
    let shown = both.iter().map(|name| escape(name)).collect();
    Names::new(both, shown)
}

/// Longer than names can be.
fn long_names() -> Names {
    let plain = vec!["W".repeat(500); 2];
    let shown = vec![escape(&"*".repeat(500)); 2];
    Names::new(plain, shown)
}

#[track_caller]
fn check(sentence: &str, longest: usize) {
    assert!(!sentence.trim().is_empty());
    assert!(!sentence.contains('{'), "{sentence}");
    assert!(!sentence.contains("connection-"), "{sentence}");
    assert!(!sentence.contains("  "), "{sentence}");
    assert!(sentence.chars().count() <= longest, "{sentence}");
}

#[track_caller]
fn check_view(view: &View, names: &Names) {
    for lang in Lang::ALL {
        let status = SpaceConnection::status(lang, view, names);
        check(&status, 700);
        assert!(status.lines().count() <= 4, "{status}");
        // Ours fit without being cut.
        let describe = SpaceConnection::describe(lang, view, names);
        // One message holds it, with whatever names Discord lets people have.
        let real = names.shown(ADA).chars().count() <= 64;
        check(&describe, if real { 1_950 } else { 3_900 });
        assert!(!describe.ends_with('…'), "{describe}");
        let alt = SpaceConnection::alt(lang, view, names);
        check(&alt, 1_024);
        assert!(!alt.ends_with('…'), "{alt}");
        if view.seats == 1 {
            for solo in [status, describe, alt] {
                assert!(!solo.contains('?') && !solo.contains("Bob"), "{solo}");
            }
        }
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    for lang in Lang::ALL {
        check(&SpaceConnection::news(lang, glimpse, names), 2_000);
        let alt = SpaceConnection::alt_news(lang, glimpse, names);
        let pictured = matches!(glimpse, Glimpse::Uncovered { .. });
        assert_eq!(alt.is_some(), pictured, "{glimpse:?}");
        if let Some(alt) = alt {
            check(&alt, 1_024);
        }
    }
}

fn at(said: &str) -> Position {
    games::space_connection::position(said).unwrap()
}

fn some(said: &str) -> Positions {
    games::space_connection::positions(said).unwrap()
}
