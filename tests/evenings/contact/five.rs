//! Five people with bars, who guess round and round until the fuel is used up.

use super::{begun, builds, keepsake, possible, select, taps, transmits};
use crate::support::Evening;

const FIVE: &[(&str, &str)] = &[
    ("Ada", "en-US"),
    ("Bob", "en-US"),
    ("Cleo", "en-US"),
    ("Dan", "en-US"),
    ("Eve", "fr"),
];

#[test]
fn five_players_guess_in_order() {
    let evening = Evening::hurried("contact_five", "en-US", FIVE);
    let names = ["Ada", "Bob", "Cleo", "Dan", "Eve"];
    let options = " level:Level 6 showing:Bars practice:None";
    let people = begun(&evening, &names, options);
    let goal = transmits(&people[0]);
    let sent = keepsake(&people[1], "**Ada** has transmitted");
    assert_eq!(sent.message["attachments"][0]["filename"], "reveal.png");
    let bars = sent.clone().sees("█").text().to_owned();
    assert!(sent.alt().contains("The flight in beats"));
    people[4].plays("/table décrire").sees("█");

    // Left of the source first, then clockwise, round and round; six mistakes use up the fuel.
    let console = people[1].plays("/console").sees("Heard: `█");
    let mut wrong = possible(&console);
    wrong.retain(|planet| *planet != goal);
    let crew = [1, 2, 3, 4, 1, 2];
    for (nth, seat) in crew.into_iter().enumerate() {
        let early = crew[(nth + 1) % crew.len()];
        let line = |seat: usize| match seat {
            // Eve's client is French.
            4 => format!("/contact deviner planète:{}", wrong[nth]),
            _ => format!("/contact guess planet:{}", wrong[nth]),
        };
        let refused = people[early].plays(&line(early));
        refused.sees(&format!("**{}**", names[seat]));
        people[0].plays(&line(0)).sees("You’re the source");
        people[seat].plays(&line(seat));
        if nth == 0 {
            people[2].sees_on_the_board("signal card lost");
            // Up to three transmissions may come again; only the guesser asks.
            people[3]
                .plays("/contact repeat")
                .sees("your turn to guess");
            people[2].presses("Ask for repeat");
            let console = people[0].plays("/console").sees("wants a repeat");
            let again = console.presses("Clear route");
            let console = builds(again, 2);
            let hops = vec![(250, 1_250); super::legs(&console)];
            taps(console, &hops).presses("Send");
            let heard = keepsake(&people[1], "**Cleo** guesses, or asks")
                .text()
                .to_owned();
            assert_ne!(heard, bars);
        }
    }
    let board = people[4].sees_on_the_board("Contact lost");
    let board = board.sees(&format!("The signal came from **{goal}**"));
    assert!(select(&board, "").is_none());
    evening.everything_stands();
    assert_eq!(people[0].boards().len(), 1);
}
