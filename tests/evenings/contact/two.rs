//! A mission of two: practice, a hand, a kill in the middle of a take, closed DMs.

use super::{begun, builds, keepsake, legs, possible, select, taps, target, transmits};
use crate::support::Evening;

#[test]
fn two_players_fly_a_mission() {
    let evening = Evening::hurried(
        "contact_two",
        "en-US",
        &[("Ada", "en-US"), ("Bob", "en-US")],
    );
    // A new process does not know yet how often its commands were registered before.
    evening.tolerates(429, 0);
    evening.tolerates(403, 50_007);
    let people = begun(&evening, &["Ada", "Bob"], " level:Level 1");
    let (ada, bob) = (&people[0], &people[1]);
    bob.closes_his_dms(true);

    // Anyone may practise; only the first source begins.
    ada.sees_on_the_board("the farther the longer");
    bob.plays("/contact begin").sees("Only the first source");
    let console = bob.presses("My console").privately();
    let console = console
        .presses("Other flight…")
        .selects("Practice: take off from…", "Earth")
        .sees("Pick where");
    let (to, ends) = select(&console, "Practice: from Earth to…").unwrap();
    let (letter, _) = &ends[0];
    let is_free = |planet: &String| ends.iter().any(|(free, _)| free == planet);
    let planets = ('A'..='L').map(String::from);
    for blocked in planets.filter(|planet| !is_free(planet)).take(1) {
        bob.plays(&format!("/contact practise from:0 to:{blocked}"))
            .sees("Practice between two other tiles");
    }
    let console = console
        .selects(&to, letter)
        .sees(&format!("Earth → {letter}"));
    taps(console, &[(0, 700)])
        .sees("All landings done")
        .presses("Send");
    let flown = keepsake(ada, "**Bob** flew Earth");
    assert_eq!(flown.message["attachments"][0]["filename"], "replay.gif");
    ada.plays("/console").presses("Start mission");

    // Ada is asked in her DM, and plans there.
    let console = ada.sees_in_the_dm("Your secret target");
    let goal = target(&console);
    ada.plays("/contact send").sees("Take it to your target");
    bob.plays("/contact route tiles:B").sees("Only the source");
    let console = builds(console, 2);
    let count = legs(&console);

    // The process is killed while her hand is up; the take goes on where it was.
    let console = console.presses("Take off");
    assert!(console.buttons().contains(&"Land".to_owned()));
    evening.bot_is_killed();
    evening.bot_starts();
    evening.discord_ages(std::time::Duration::from_millis(600));
    let console = console.presses("Land").sees("Landings: 1 of");
    // She does not like it, and begins again.
    let console = console.presses("Start over").sees("Landings: 0 of");
    bob.plays("/table describe").does_not_see("Landings");
    let console = taps(console, &vec![(300, 800); count]);
    console.presses("Send").sees("The crew has your flight");
    let sent = keepsake(bob, "**Ada** has transmitted");
    // The map and the hand are one picture: the board's own.
    assert_eq!(sent.message["id"], bob.board().message["id"]);
    assert_eq!(sent.message["attachments"][0]["filename"], "replay.gif");
    // A player who looked away sees it again, privately, and no repeat is used up. Only a file of
    // another name begins again.
    let console = bob.plays("/console").privately();
    assert_eq!(console.message["attachments"][0]["filename"], "replay.gif");
    let again = console.presses("See again").privately();
    assert_eq!(again.message["attachments"][0]["filename"], "again.gif");
    let again = again.presses("See again").privately();
    assert_eq!(again.message["attachments"][0]["filename"], "replay.gif");
    ada.sees_on_the_board("2 new flights left");
    let zoomed = bob.presses("Zoom").privately();
    assert!(zoomed.picture() != bob.board().film());

    // A repeat, a wrong guess, and the right one.
    ada.presses("New flight: 2 left").sees("You’re the source");
    bob.presses("New flight: 2 left");
    let console = ada.plays("/console").sees("the crew wants a repeat");
    taps(console, &vec![(300, 800); count]).presses("Send");
    let console = bob.plays("/console").privately();
    let planets = possible(&console);
    let wrong = planets.iter().find(|planet| **planet != goal).unwrap();
    let named = console.selects("The signal comes from…", wrong);
    named.sees("wrong");
    bob.plays(&format!("/contact guess planet:{wrong}"))
        .sees("already ruled out");
    assert!(
        bob.is_offered("/contact guess planet:", "planet")
            .contains(&goal)
    );
    bob.plays(&format!("/contact guess planet:{goal}"))
        .sees("correct");

    // Bob's DMs are closed: Bob's console has the target, and the board says so.
    ada.sees_on_the_board("**Bob**: I can’t DM you");
    let goal = transmits(bob);
    ada.writes("please tell me")
        .sees("Here’s what you can type");
    ada.writes(&goal).sees("correct");
    ada.sees_on_the_board("Round 3/12");
    evening.everything_stands();
    assert_eq!(ada.boards().len(), 1);
}
