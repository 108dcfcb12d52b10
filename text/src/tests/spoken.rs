//! A player who reads something alone is spoken to: in whole games by dice no news and no status
//! has their own name, and no verb that belongs to another player.

use games::laws::{Rehearsed, Script, rehearse};
use games::{Seat, news_for_seat, view_for_seat};

use super::readable::names;
use super::source::{messages, read};
use super::style;
use crate::{Lang, Names, Words};

/// How many games by dice are put into words.
const GAMES: u64 = 6;
const PEOPLE: [&str; 6] = ["Ada", "Bob", "Cleo", "Dana", "Emil", "Fay"];

macro_rules! spoken {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            let sentences: usize = (0..GAMES).map(tells::<$game>).sum();
            assert!(sentences > 20, "{sentences}");
        }
    )+};
}

games::each_game!(spoken);

#[test]
fn texts_never_name_their_own_reader() {
    let faulty = "sent = { $left ->\n [0] { $name-you ->\n [yes] You wait\n *[no] { $name } waits\n }\n *[1] { $name } waits\n }";
    let unasked = &read("faulty", faulty)[0].1.unasked;
    assert!(unasked.contains("name"), "the law sees it: {unasked:?}");
    for lang in Lang::ALL {
        for (key, made) in messages(lang) {
            assert!(
                made.unasked.is_empty(),
                "{lang:?} {key}: {:?}",
                made.unasked
            );
        }
    }
}

/// How many sentences of a game spoke to a player.
fn tells<G: Words + Rehearsed>(number: u64) -> usize {
    let script: Script<G> = rehearse(number);
    let mut state = G::new_state(&script.options, script.seats);
    let mut spoken = 0;
    for step in &script.steps {
        for event in step.result.iter().flatten() {
            G::apply(&mut state, event);
            for (seat, lang) in
                Seat::all(script.seats).flat_map(|seat| Lang::ALL.map(|it| (seat, it)))
            {
                let news = news_for_seat::<G>(&state, event, seat);
                let news = news.open_for(seat).flatten();
                if let Some(glimpse) = news {
                    spoken += check(lang, seat, |names| G::news(lang, &glimpse, names));
                }
                let view = view_for_seat::<G>(&state, seat).open_for(seat).unwrap();
                check(lang, seat, |names| G::status(lang, &view, names));
            }
        }
    }
    spoken
}

/// What is said to a seat, and whether that differs from what is said of it.
#[track_caller]
fn check(lang: Lang, seat: Seat, says: impl Fn(&Names) -> String) -> usize {
    let everyone = names(&PEOPLE);
    let own = says(&everyone.clone().read_by(seat, lang));
    let name = PEOPLE[seat.index()];
    let words: Vec<&str> = own.split(|letter: char| !letter.is_alphabetic()).collect();
    assert!(!words.contains(&name), "{name} reads: {own}");
    let faults = style::faults(lang, &own);
    assert!(faults.is_empty(), "{lang:?}: {faults:?}: {own}");
    usize::from(own != says(&everyone))
}
