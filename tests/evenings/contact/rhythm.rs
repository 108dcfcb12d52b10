//! Times come from the interactions' own ids, and the animation keeps them.

use super::{begun, builds, keepsake, legs, taps};
use crate::support::{Evening, MORE, Person};

/// How long the newest animation in the channel lasts, in milliseconds.
#[track_caller]
fn lasts(person: &Person<'_>) -> u64 {
    let messages = person.public_messages();
    let file = messages
        .iter()
        .rev()
        .map(|message| &message["attachments"][0])
        .find(|file| file["filename"] == "replay.gif")
        .unwrap();
    let id = file["id"].as_str().unwrap();
    let path = format!("/people/{}/attachments/{id}", person.name);
    let bytes = person.evening.bytes(&path).unwrap();
    assert!(bytes.starts_with(b"GIF89a"));
    // Each frame's delay stands in its graphic control extension.
    let frames = bytes.windows(8).filter(|block| {
        let [0x21, 0xf9, 4, _, _, _, _, 0] = block else {
            return false;
        };
        true
    });
    let hundredths = frames.map(|block| u64::from(u16::from_le_bytes([block[4], block[5]])));
    hundredths.sum::<u64>() * 10
}

#[test]
fn transmission_keeps_the_rhythm_of_the_presses() {
    let people = [("Ada", "en-US"), ("Bob", "en-US")];
    let evening = Evening::hurried("contact_rhythm", "en-US", &people);
    let people = begun(&evening, &["Ada", "Bob"], " practice:None");
    let (ada, bob) = (&people[0], &people[1]);
    evening.discord_holds_its_breath();
    let console = builds(ada.plays("/console"), 2);
    let count = legs(&console);

    // A double click is one press.
    for answer in console.presses_twice("Take off") {
        answer.privately();
    }
    let console = ada.plays("/console");
    assert!(console.buttons().contains(&"Land".to_owned()));
    // No news is told of a hand that rises: the button says so without.
    let more = console.presses(MORE);
    let mut labels = more.components().filter_map(|it| it["label"].as_str());
    let back = labels.find(|label| label.starts_with('↩'));
    assert_eq!(back, Some("↩ Undo my move"));
    let console = more.presses("Back").presses("Start over");

    taps(console, &vec![(430, 1_010); count]).presses("Send");
    keepsake(bob, "2 new flights left");
    let first = lasts(bob);
    bob.presses("New flight: 2 left");
    let console = ada.plays("/console").sees("the crew wants a repeat");
    taps(console, &vec![(760, 2_220); count]).presses("Send");
    keepsake(bob, "1 new flight left");
    let second = lasts(bob);
    let legs = count as u64;
    let longer = legs * (2_220 - 1_010) + (legs - 1) * (760 - 430);
    // A film flies it twice.
    assert!(
        (second - first).abs_diff(2 * longer) <= 40,
        "{first} {second} {longer}"
    );
}
