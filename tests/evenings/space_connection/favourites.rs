//! Favourite skies: kept at one table, loaded at another, on another server, after a kill; no one
//! else sees them.

use super::SKY;
use crate::support::Evening;

#[test]
fn favourite_skies_work_by_every_kind_of_input() {
    let people = [("Ada", "en-US"), ("Bob", "fr")];
    let evening = Evening::hurried("favourites", "en-US", &people);
    evening.tolerates(429, 0);
    evening.keeps_secret(SKY);
    evening.keeps_secret("Spiral");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/connection favourite list")
        .sees("no favorite skies yet")
        .privately();
    ada.plays("/connection open");
    bob.presses("Join");
    ada.presses("Start");
    ada.sees_on_the_board("Still hiding: Ada and Bob");
    ada.plays("/connection favourite keep name:Spiral")
        .sees("no planets to save")
        .privately();

    // Kept by a form, by a command, by words.
    ada.plays(&format!("/connection hide positions:{SKY}"));
    ada.plays("/console")
        .presses("Save favorite…")
        .opens("Save my sky")
        .fills("Spiral")
        .sees("Saved as **Spiral**")
        .privately();
    ada.plays("/connection move from:K7 to:K1");
    ada.plays("/connection favourite keep name:two  words")
        .sees("two words");
    ada.writes("C4 C5 D5");
    ada.writes("keep Three").sees("Saved as **Three**");
    ada.writes("keep …").sees("letters or digits");
    assert_eq!(
        ada.is_offered("/connection favourite load name:", "name"),
        ["Spiral", "two words", "Three"]
    );
    assert_eq!(
        ada.is_offered("/connection favourite load name:tw", "name"),
        ["two words"]
    );
    // No one else is told even the names.
    let none: [&str; 0] = [];
    assert_eq!(
        bob.is_offered("/connection favori charger nom:", "nom"),
        none
    );
    bob.writes("charger spiral").sees("aucun ciel");
    bob.plays("/connection favori liste").sees("aucun ciel");
    bob.writes("favoris").sees("aucun ciel");
    ada.writes("favourites")
        .sees("Your favorite skies: Spiral · two words · Three");

    // Loaded by a menu, by a command, by words; after a kill they are still there.
    ada.plays("/console")
        .selects("Load a favorite sky", "Spiral")
        .sees("Exactly right");
    evening.bot_is_killed();
    evening.bot_starts();
    let console = ada.writes("load three").sees("3 planets in 1 system");
    ada.plays("/connection favourite load name:SPIRAL")
        .sees("Exactly right")
        .privately();
    ada.plays("/connection favourite load name:Spirals")
        .sees("Yours are: Spiral · two words · Three")
        .privately();

    // Forgotten by a menu, by words, by a command away from any table.
    console
        .presses("Forget favorite…")
        .selects("Forget which favorite?", "Three")
        .sees("**Three** is gone");
    ada.writes("forget two words").sees("is gone");
    ada.plays("/connection seal").surely().sees("sealed");
    ada.sees_on_the_board("Ada** sealed").does_not_see("Spiral");
    let side = ada.goes_to("side");
    side.plays("/connection favourite list")
        .sees("Your favorite skies: Spiral");

    // At another table.
    side.plays("/connection open");
    bob.goes_to("side").presses("Join");
    side.presses("Start");
    side.sees_on_the_board("Still hiding: Ada and Bob");
    side.plays("/connection favourite load name:Spiral")
        .sees("Exactly right");
    side.plays("/connection favourite forget name:Spiral")
        .sees("is gone")
        .privately();
}
