//! A finished game reviewed together: one person leads, others look and take copies of their own,
//! in two languages, through a kill. Its marks are thought once.

use crate::support::Person;

/// Ada, who played this finished game, leads a review, and these two look on, one of them in
/// French.
#[track_caller]
pub(crate) fn is_reviewed(ada: &Person<'_>, [english, french]: [&Person<'_>; 2], table: u64) {
    let evening = ada.evening;
    let review = format!("/table review number:{table}");
    ada.plays(&review).sees("You lead").privately();
    let page = ada.sees_in_the_channel(&format!("#{table} · step"));
    let page = page.sees("Ada leads.").presses("⏮").on_the_board();
    assert!(!page.buttons().contains(&"◀".to_owned()));
    let end = page.presses("▶").presses("⏭").on_the_board();
    let end = end.sees("/100: ⭐");
    evening.bot_is_killed();
    evening.bot_starts();
    // The marks are the ones from before, and were not made again.
    let before = end.presses("◀").on_the_board();
    assert_ne!(before.text(), end.text());
    assert_eq!(before.presses("⏭").on_the_board().text(), end.text());
    let measured = evening.measures();
    assert!(
        !measured.contains("houston_marks_seconds_count"),
        "{measured}"
    );
    // A press of a person who does not lead turns no page but their own.
    let led = end.as_seen_by(french).presses("◀").privately();
    let copy = led.sees("Quelqu’un d’autre mène").presses("Ma copie");
    let copy = copy.privately().sees("étape").sees("/100\u{a0}: ⭐");
    copy.presses("◀").privately().sees("étape");
    let stands = english.sees_in_the_channel(&format!("#{table} · step"));
    assert_eq!(stands.text(), end.text());
    // Until the lead is passed.
    let passed = end.picks("🤝 Pass the lead").on_the_board();
    let passed = passed.sees("Anyone can lead now");
    let turned = passed.as_seen_by(english).presses("◀").on_the_board();
    turned.sees(" leads.").does_not_see("Ada leads.");
    assert_eq!(stands.id(), end.id(), "it is one message");
}
