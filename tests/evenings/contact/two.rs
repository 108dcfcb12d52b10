//! A mission of two, to its end: practice, a hand, a kill in the middle of a take, closed DMs.

use super::{begun, builds, keepsake, legs, plays_on, possible, select, taps, target, transmits};
use crate::support::Evening;

#[test]
fn a_mission_of_two() {
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
    ada.sees_on_the_board("Practice: anyone may fly");
    bob.presses("Begin the mission")
        .sees("Only the first source");
    let console = bob.presses("Practise…").privately();
    let console = console
        .selects("Practise: take off from…", "Earth")
        .sees("Choose where");
    let (to, ends) = select(&console, "Practise: from Earth to…").unwrap();
    let (letter, _) = &ends[0];
    let blocked = ends
        .iter()
        .filter(|(_, about)| about.contains("blocked by"));
    for (blocked, _) in blocked.take(1) {
        bob.plays(&format!("/contact practise from:0 to:{blocked}"))
            .sees("practise between two other tiles");
    }
    let console = console
        .selects(&to, letter)
        .sees(&format!("Earth → {letter}"));
    taps(console, &[(0, 700)])
        .sees("All landings are in")
        .presses("Send");
    let flown = keepsake(ada, "Practice: **Bob** flew Earth");
    assert_eq!(flown.message["attachments"][0]["filename"], "replay.gif");
    ada.presses("Begin the mission");

    // Ada is asked in her DM, and plans there.
    let console = ada.sees_in_the_dm("Your secret target");
    let goal = target(&console);
    ada.plays("/contact send")
        .sees("it must end on your target");
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
    let console = console.presses("Begin again").sees("Landings: 0 of");
    bob.plays("/describe").does_not_see("Landings");
    let console = taps(console, &vec![(300, 800); count]);
    console.presses("Send").sees("Your flight is with the crew");
    let sent = keepsake(bob, "**Ada** has transmitted");
    assert_eq!(sent.message["attachments"][0]["filename"], "replay.gif");
    assert!(!sent.alt().contains(|letter: char| letter.is_ascii_digit()));
    // It plays once: it stands where everyone looks, under the board.
    let below = bob.public_messages().pop().unwrap();
    assert_eq!(below["attachments"][0]["filename"], "replay.gif");
    // Whoever looked away sees it again, alone, and no repeat is gone.
    let again = bob.plays("/console").presses("See it again").privately();
    assert_eq!(again.message["attachments"][0]["filename"], "replay.gif");
    let weighs = [&again, &sent].map(|seen| seen.message["attachments"][0]["size"].clone());
    assert_eq!(weighs[0], weighs[1]);
    ada.sees_on_the_board("2 are left");
    let zoomed = bob.presses("Zoom").privately();
    assert!(zoomed.picture() != bob.board().picture());

    // A repeat, a wrong guess, and the right one.
    ada.presses("Once more, please").sees("You are the source");
    bob.presses("Once more, please");
    let console = ada.plays("/console").sees("a repeat is asked for");
    taps(console, &vec![(300, 800); count]).presses("Send");
    let console = bob.presses("Guess…").privately();
    let planets = possible(&console);
    let wrong = planets.iter().find(|planet| **planet != goal).unwrap();
    let asked = console
        .selects("The signal comes from…", wrong)
        .sees("Sure?");
    asked.presses("Back").sees("Your turn to guess");
    let asked = bob
        .plays("/console")
        .selects("The signal comes from…", wrong);
    asked.presses(&format!("Yes, {wrong}")).sees("wrong");
    bob.plays(&format!("/contact guess planet:{wrong}"))
        .sees("was wrong");
    assert!(
        bob.is_offered("/contact guess planet:", "planet")
            .contains(&goal)
    );
    bob.plays(&format!("/contact guess planet:{goal}"))
        .sees("correct");

    // Bob's DMs are closed: his console has his target, and the board says so.
    ada.sees_on_the_board("**Bob**: your DMs are closed");
    let goal = transmits(bob);
    // A letter is quickly typed: it is asked once more.
    ada.writes("please tell me")
        .sees("Here is what you can type");
    let asked = ada.writes(&goal).sees("Sure?");
    asked.presses(&format!("Yes, {goal}")).sees("correct");
    plays_on(&people, 3..=12, false);
    ada.sees_on_the_board("Mission accomplished")
        .sees("of 42 points");
    assert_eq!(ada.boards().len(), 1);
    ada.presses("⋯").presses("New lobby").sees("same people");
}
