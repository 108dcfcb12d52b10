//! Those who do not play follow a game by DM, each round or the end of it, until they press once.

use serde_json::{Value, json};

use crate::quick::{ADAS, BOBS, begun, ends, hides};
use crate::support::Evening;

const FIVE: &[(&str, &str)] = &[
    ("Ada", "en-US"),
    ("Bob", "en-US"),
    ("Dan", "en-US"),
    ("Eve", "en-US"),
    ("Zoe", "fr"),
];

#[test]
fn followers_get_dms_through_a_restart() {
    let evening = Evening::hurried("follow", "en-US", FIVE);
    let names = ["Ada", "Bob", "Dan", "Eve", "Zoe"];
    let [ada, bob, dan, eve, zoe] = names.map(|name| evening.seat(name));
    begun(&ada, &bob, "");
    for (person, wish, noted) in [
        (&dan, "Follow each round", "You follow this game"),
        (&eve, "Follow each round", "You follow this game"),
        (&zoe, "Me dire la fin", "quand cette partie est finie"),
    ] {
        let more = person.presses("⋯").privately();
        more.presses(wish).sees(noted).privately();
    }
    evening.everything_stands();
    // What is kept of it is theirs to have, and goes with them.
    let file = dan.plays("/me privacy").presses("Export").file();
    let file: Value = serde_json::from_slice(&file).unwrap();
    assert_eq!(file["follows"], json!([{"table": 1, "rounds": true}]));
    dan.plays("/me privacy wish:Delete everything")
        .presses("Forget me")
        .privately();
    evening.bot_stops();
    evening.bot_starts();
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    let news = eve.sees_in_the_dm("**Planétaire** · #1");
    // A follower knows what everyone does.
    for cell in ADAS.split(' ').chain(BOBS.split(' ')) {
        assert!(!news.text().contains(cell) && !news.alt().contains(cell));
    }
    assert!(!zoe.has_a_dm() && !dan.has_a_dm());
    news.presses("Stop following").sees("don’t follow");
    ends(&ada, BOBS);
    ends(&bob, "");
    let end = zoe.sees_in_the_dm("🏁");
    let replay = end.presses("Revoir");
    assert!(replay.file().starts_with(b"GIF89a"), "{}", replay.outcome);
    evening.everything_stands();
    assert!(!dan.has_a_dm());
    let dms = eve.goes_to("dm").messages();
    let is_end = |message: &Value| message["content"].to_string().contains("🏁");
    assert!(!dms.iter().any(is_end), "{dms:?}");
}
