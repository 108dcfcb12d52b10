//! Those who do not play follow a game by DM, each round or the end of it, until they press once.

use crate::quick::{ADAS, BOBS, begun, ends, hides};
use crate::support::Evening;

const FOUR: &[(&str, &str)] = &[
    ("Ada", "en-US"),
    ("Bob", "en-US"),
    ("Eve", "en-US"),
    ("Zoe", "fr"),
];

#[test]
fn followers_are_told_by_dm_through_a_restart() {
    let evening = Evening::hurried("follow", "en-US", FOUR);
    let [ada, bob, eve, zoe] = ["Ada", "Bob", "Eve", "Zoe"].map(|name| evening.seat(name));
    begun(&ada, &bob, "");
    for (person, wish, noted) in [
        (&eve, "Follow each round", "You follow this game"),
        (&zoe, "Me dire la fin", "quand cette partie est finie"),
    ] {
        let more = person.presses("⋯").privately();
        more.presses(wish).sees(noted).privately();
    }
    evening.everything_stands();
    evening.bot_stops();
    evening.bot_starts();
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    let told = eve.sees_in_the_dm("**Planétaire** · #1");
    // A follower knows what everyone does.
    for cell in ADAS.split(' ').chain(BOBS.split(' ')) {
        assert!(!told.text().contains(cell) && !told.alt().contains(cell));
    }
    assert!(!zoe.has_a_dm());
    told.presses("Stop following").sees("don’t follow");
    ends(&ada, BOBS);
    ends(&bob, "");
    let end = zoe.sees_in_the_dm("🏁");
    assert!(end.button("Revoir").is_some(), "{}", end.message);
    evening.everything_stands();
    let told = eve.goes_to("dm").messages();
    let is_end = |message: &serde_json::Value| message["content"].to_string().contains("🏁");
    assert!(!told.iter().any(is_end), "{told:?}");
}
