//! Short cuts to a moment of an evening, and a count of our own.

use games::planetaire::{Margin, Outcome, RayLaw, Sky, cells, trace};

use crate::support::{Evening, Person};

/// Two English people, Ada (host) and Bob, on an English server.
pub(crate) const ENGLISH: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US")];
/// Their skies, where nothing else is said.
pub(crate) const ADAS: &str = "D3 F5 B7 H1";
pub(crate) const BOBS: &str = "A8 C2 E6 G4";

/// A game that has begun in the channel of `host`.
#[track_caller]
pub(crate) fn begun(host: &Person<'_>, guest: &Person<'_>, options: &str) {
    host.plays(&format!("/planetaire open{options}"))
        .sees("Your game is open");
    // Where an answer was lost on its way, the board is not known yet, and each is told alone.
    guest.presses("Join");
    host.presses("Start");
    // The board of the game has this button, the lobby's has not.
    host.evening.until(&host.name, "the game's board", || {
        host.boards().last().and_then(|board| {
            let heading = board["content"].as_str()?.contains("Waiting for");
            heading.then_some(())
        })
    });
}

/// Hides the person's sky and seals it, if it is their turn to hide.
#[track_caller]
pub(crate) fn hides(person: &Person<'_>, sky: &str) {
    person.plays(&format!("/planetaire hide cells:{sky}"));
    let asked = person.plays("/planetaire seal");
    if !asked.buttons().is_empty() {
        asked.surely();
    }
}

/// A game of both at once in which both skies are sealed.
#[track_caller]
pub(crate) fn detecting<'e>(evening: &'e Evening, options: &str) -> (Person<'e>, Person<'e>) {
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, options);
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    // Who is awaited is called: that stands there too.
    evening.everything_stands();
    (ada, bob)
}

/// Ends the person's round with these marbles.
#[track_caller]
pub(crate) fn ends(person: &Person<'_>, marbles: &str) {
    if !marbles.is_empty() {
        person.plays(&format!("/planetaire marbles cells:{marbles}"));
    }
    person.plays("/planetaire end").presses("Yes, check");
}

/// A sky of cells.
pub(crate) fn sky(said: &str) -> Sky {
    cells(said).unwrap()
}

/// What a ray from this margin does.
pub(crate) fn ray(law: RayLaw, hidden: &str, margin: u8) -> Outcome {
    trace(law, sky(hidden), Margin::numbered(margin).unwrap())
}

/// What a board says of it, in English.
pub(crate) fn sentence(outcome: Outcome) -> String {
    match outcome {
        Outcome::Absorbed => "**absorbed**".to_owned(),
        Outcome::Reflected => "**reflected**".to_owned(),
        Outcome::Satellised => "**satellized**".to_owned(),
        Outcome::Exit(exit) => format!("out at {}", exit.number()),
    }
}

/// What a round costs: counted from the rules' text, not by the bot.
pub(crate) fn cost(law: RayLaw, hidden: &str, fired: &[u8], marbles: &str) -> u16 {
    let pawns: u16 = fired
        .iter()
        .map(|margin| match ray(law, hidden, *margin) {
            Outcome::Exit(_) => 2,
            _ => 1,
        })
        .sum();
    let hidden = sky(hidden);
    let placed = if marbles.is_empty() {
        Sky::default()
    } else {
        sky(marbles)
    };
    let wrong = placed.cells().filter(|cell| !hidden.has(*cell)).count();
    let withheld = hidden.count() - placed.count();
    pawns + 5 * u16::from(withheld) + 10 * u16::try_from(wrong).unwrap()
}
