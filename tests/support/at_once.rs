//! Every way to open a game and begin it in one breath, and what becomes of it where it cannot be
//! recorded: both, or neither.

use super::{Evening, Person};

/// Every one of them, in every game.
pub(crate) const WAYS: [&str; 8] = [
    "/planetaire open players:1",
    "/planetaire open computer:Fair",
    "/connection open players:1",
    "/connection open computer:Fair",
    "/contact open players:1",
    "/contact open computer:Fair",
    "/interceptor open computer:Fair",
    "/lune open computer:Fair",
];

/// Those that can be had once a day.
pub(crate) const PUZZLES: [&str; 2] = ["/daily game:planetaire", "/daily game:connection"];

/// What is told of a game that has begun.
const BEGUN: [&str; 2] = ["Game on! The board is", "It’s in our DMs"];
/// What is told of what could not be recorded.
const REFUSED: [&str; 2] = ["My disk is full", "I couldn’t save that"];

fn is_one_of(said: &str, words: &[&str]) -> bool {
    words.iter().any(|words| said.contains(words))
}

/// The person begins a game in this way while there may be no room; then there is room, and they
/// try again. Returns whether it was refused the first time.
#[track_caller]
pub(crate) fn tries(
    person: &Person<'_>,
    way: &str,
    full: impl FnOnce(),
    room: impl FnOnce(),
) -> bool {
    full();
    let told = person.plays(way);
    let refused = is_one_of(told.text(), &REFUSED);
    assert!(
        refused || is_one_of(told.text(), &BEGUN),
        "{way}: {}",
        told.text()
    );
    room();
    if refused {
        // What did not happen leaves nothing in the way.
        let evening: &Evening = person.evening;
        let again = evening.until(&person.name, "room for a game", || {
            let told = person.plays(way);
            (!is_one_of(told.text(), &REFUSED)).then_some(told)
        });
        assert!(is_one_of(again.text(), &BEGUN), "{way}: {}", again.text());
    }
    let there = match way.starts_with("/daily") {
        true => "dm",
        false => &person.channel,
    };
    let closed = person.goes_to(there).plays("/table close");
    closed.sees("Game closed");
    refused
}
