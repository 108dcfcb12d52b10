//! Lessons, as a newcomer plays them: by pressing alone, with no table, in both languages, with a
//! wrong press at every beat and a restart of the bot in the middle.

use crate::support::{Evening, Seen};

const NEWCOMERS: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr")];

/// The buttons of a beat: the right one, and the others.
fn choices(seen: &Seen<'_>) -> (Option<String>, Vec<String>) {
    let (mut right, mut others) = (None, Vec::new());
    for button in seen.components() {
        let id = button["custom_id"].as_str().expect("a button has one");
        let label = button["label"].as_str().expect("a button says something");
        match id.split(':').collect::<Vec<_>>()[..] {
            ["learn", _, _, "0"] => right = Some(label.to_owned()),
            ["learn", _, _, _] => others.push(label.to_owned()),
            _ => {}
        }
    }
    (right, others)
}

/// The first line: which beat this is.
fn heading(seen: &Seen<'_>) -> String {
    seen.text().lines().next().unwrap_or_default().to_owned()
}

/// Plays a lesson to its end; tells how many beats it had.
fn learns(evening: &Evening, first: Seen<'_>, restarts_at: usize) -> usize {
    let mut beats = 0;
    let mut seen = first.privately();
    while let (Some(right), others) = choices(&seen) {
        assert!(!others.is_empty(), "{}", seen.text());
        let asked = heading(&seen);
        let lines = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| !line.starts_with('>'));
            lines.skip(1).map(str::to_owned).collect()
        };
        let praise = lines(seen.text());
        for other in others {
            let answer = seen.presses(&other).privately();
            assert_eq!(heading(&answer), asked, "a wrong press leads nowhere");
            assert!(!lines(answer.text()).is_empty(), "{}", answer.text());
            for line in &praise {
                assert!(!answer.text().contains(line), "{line}: {}", answer.text());
            }
            assert_eq!(choices(&answer).0.as_ref(), Some(&right));
            seen = answer;
        }
        if beats == restarts_at {
            evening.bot_stops();
            evening.bot_starts();
        }
        let next = seen.presses(&right).privately();
        assert_ne!(heading(&next), asked, "the right press leads on");
        assert!(!next.alt().is_empty(), "{}", next.text());
        seen = next;
        beats += 1;
        assert!(beats <= 12, "{}", seen.text());
    }
    beats
}

#[test]
fn every_lesson_can_be_played_with_buttons_only() {
    let evening = Evening::hurried("lessons", "en-US", NEWCOMERS);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob").goes_to("dm"));
    for (nth, game) in games::taught().iter().enumerate() {
        // One is enough to show that nothing is kept in memory.
        let restarts_at = if nth == 0 { 1 } else { usize::MAX };
        let line = format!("/learn game:{game}");
        let seen = ada.plays(&line).sees("lesson");
        assert!(learns(&evening, seen, restarts_at) >= 2, "{game}");
        let seen = bob.plays(&line).sees("leçon");
        assert!(learns(&evening, seen, usize::MAX) >= 2, "{game}");
    }
    // No one else has seen any of it.
    assert!(ada.public_messages().is_empty());
}

#[test]
fn lessons_are_offered_in_lobbies_and_without_a_game_name() {
    let evening = Evening::hurried("lesson_doors", "en-US", NEWCOMERS);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let which = ada.plays("/learn").sees("Which game").privately();
    assert_eq!(which.buttons().len(), games::taught().len());
    which.presses("Planétaire").sees("lesson 1/").privately();
    ada.plays("/planetaire open");
    let board = ada.sees_on_the_board("**Ada** (host)").id();
    let lesson = bob.presses("Learn").sees("leçon 1/").privately();
    let (right, _) = choices(&lesson);
    lesson
        .presses(&right.expect("there is one"))
        .sees("leçon 2/");
    // At a table it is that of its game.
    bob.plays("/learn")
        .sees("Planétaire")
        .sees("leçon 1/")
        .privately();
    assert_eq!(ada.board().id(), board);
    assert_eq!(ada.boards().len(), 1);
}
