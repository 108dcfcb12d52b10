//! Two people who hide and detect at the same time, from the first command to the last reveal.

use crate::support::Evening;

#[test]
fn two_people_play_in_english_and_french() {
    let evening = Evening::begin("both_at_once", "fr", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));

    ada.plays("/planetaire open")
        .sees("Your table is open")
        .privately();
    bob.presses("Rejoindre").privately();
    ada.presses("Commencer").privately();
    ada.sees_in_the_dm("Choose where your satellites go");
}
