//! A slip is taken back, by the command, which says why not where it cannot be, and by the button
//! of the console, which is there when it works; the others are asked where they built on it; a
//! crash between changes nothing.

use crate::quick::{ADAS, BOBS, ENGLISH, begun, detecting, hides};
use crate::support::blind::blind;
use crate::support::{Evening, MORE, Person, Seen};

/// The button under ⋯ that takes back, where something can be.
#[track_caller]
fn back(console: &Seen<'_>) -> (String, bool) {
    let is_it = |label: &&str| label.starts_with('↩');
    let mut labels = console.components().filter_map(|it| {
        let label = it["label"].as_str().filter(is_it)?;
        Some((label.to_owned(), it["disabled"] != true))
    });
    labels.next().unwrap_or_default()
}

fn console<'e>(person: &Person<'e>) -> Seen<'e> {
    person.plays("/console").presses(MORE).privately()
}

#[test]
fn moves_can_be_undone_unless_they_revealed_something() {
    let evening = Evening::hurried("regret_slip", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    assert_eq!(back(&console(&ada)).0, "");
    ada.plays("/planetaire place cell:D3");
    let open = console(&ada);
    let (label, can) = back(&open);
    assert_eq!((&*label, can), ("↩ Undo my move", true));
    let open = open.sees("↩ Your last move: You put a marble on D3.");
    // Pressed twice, as a phone does, it is done once.
    let both = open.presses_twice(&label);
    assert!(both.iter().any(|it| it.text().contains("Undone: ")));
    bob.sees_on_the_board("Undone: **Ada** put a marble on D3");
    bob.plays("/table history")
        .sees("Undone: **Ada** put a marble on D3");
    // The marble is free to go elsewhere; and there again.
    ada.plays("/planetaire place cell:D3")
        .does_not_see("already");
    ada.plays("/table undo").sees("Undone: ").privately();
    ada.plays("/planetaire fire margin:1");
    let stands = console(&ada);
    assert_eq!(back(&stands).0, "");
    evening.everything_stands();
    let board = ada.board().text().to_owned();
    ada.plays("/table undo")
        .sees("That’s never undone")
        .privately();
    assert_eq!(ada.board().text(), board);
    // Nor can what came before it, no matter which player revealed something since.
    bob.plays("/planetaire place cell:A1");
    ada.plays("/planetaire fire margin:3");
    assert_eq!(back(&console(&bob)).0, "");
}

#[test]
fn secret_acts_of_others_do_not_affect_undo() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US")];
    // Ada writes a note between each of Bob's looks, or nothing at all.
    let secrets = [[None; 3], [Some("A1"), Some("A1 B2"), Some("-")]];
    blind("blind_regret", people, secrets, |notes, watch| {
        let [ada, bob] = ["Ada", "Bob"].map(|name| watch.evening.seat(name));
        begun(&ada, &bob, "");
        hides(&ada, ADAS);
        hides(&bob, BOBS);
        watch.board("is hunting");
        let note = |note: Option<&str>| {
            if let Some(cells) = note {
                ada.plays(&format!("/planetaire note cells:{cells}"))
                    .privately();
            }
        };
        bob.plays("/planetaire place cell:D3");
        // First waits until the console that Bob has open is updated.
        watch.board("**Bob** put a marble on D3");
        note(notes[0]);
        let open = console(&bob);
        let open = open.sees("↩ Your last move: You put a marble on D3.");
        watch.answer(&open);
        note(notes[1]);
        watch.answer(&open.presses("↩ Undo my move"));
        watch.board("Undone: **Bob** put a marble on D3");
        ada.plays("/planetaire place cell:A1");
        watch.board("**Ada** put a marble on A1");
        note(notes[2]);
        watch.answer(&console(&bob));
        watch.answer(&bob.plays("/table undo"));
        watch.answer(&bob.plays("/table history"));
    });
}

#[test]
fn undo_after_later_moves_asks_others_even_across_a_crash() {
    let evening = Evening::hurried("regret_asked", "en-US", ENGLISH);
    {
        let (ada, bob) = detecting(&evening, "");
        ada.plays("/planetaire place cell:D3");
        bob.plays("/planetaire place cell:A1");
        let open = console(&ada);
        let (label, can) = back(&open);
        assert_eq!((&*label, can), ("↩ Ask to undo", true));
        let open = open.sees("↩ Your last move: You put a marble on D3.");
        open.presses(&label).sees("once they agree");
        let vote = bob.sees_in_the_channel("**Ada** wants to undo a move");
        let vote = vote.sees("everything after it: **Ada** put a marble on D3");
        vote.presses("No").privately();
        ada.sees_in_the_channel("**Bob** said no");
        ada.plays("/planetaire place cell:D3").sees("already");
        ada.plays("/table undo").sees("once they agree");
        bob.sees_in_the_channel("Still to vote: ");
    }
    evening.bot_is_killed();
    evening.bot_starts();
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.presses("Undo move").privately();
    for person in [&ada, &bob] {
        person
            .sees_on_the_board("Undone: **Bob** put a marble on A1")
            .does_not_see("wants");
    }
    bob.plays("/planetaire place cell:A1")
        .does_not_see("already");
    ada.plays("/planetaire place cell:D3")
        .does_not_see("already");
}
