//! A game by correspondence that lasts for weeks, as lives go: quiet hours, one letter a day, a holiday,
//! days in which we are down, a pause, somebody who never comes back, and whoever plays on for him.
//! Whoever is reached comes, nobody else looks; and nobody loses anything that was his.

use std::time::Duration;

use crate::calls::{MINUTE, calls, is_called};
use crate::digest::{letter, letters, wishes_a_letter};
use crate::quick::{ADAS, begun, ends, hides};
use crate::support::{Evening, Person};
use crate::together::is_missed;

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Nobody's time was up so far.
#[track_caller]
fn nobody_was_robbed(person: &Person<'_>) {
    person.plays("/history").does_not_see("time was up");
}

#[test]
fn a_game_of_many_weeks_robs_nobody_and_forgets_nobody() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "en-US")];
    let evening = Evening::hurried("weeks", "en-US", people);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    // The first day: Bob wants one letter a day.
    let until_the_letter = wishes_a_letter(&bob);
    begun(&ada, &bob, " order:one");
    ada.is_asked(1);
    hides(&ada, ADAS);
    evening.everything_stands();
    evening.discord_ages(until_the_letter);
    assert!(letter(&bob, 1).contains("[table 1]"));
    bob.plays("/planetaire fire margin:12")
        .sees("fired from 12:");
    evening.everything_stands();
    assert!(evening.pings().is_empty(), "a letter is enough");
    // Ten days away: the table is told, and waits; he is left in peace.
    bob.plays("/settings away:10").sees("wait for you");
    ada.sees_on_the_board("**Bob** is away until");
    evening.discord_ages(DAY * 10);
    evening.everything_stands();
    nobody_was_robbed(&ada);
    // The first morning after it his letter is there.
    evening.discord_ages(DAY);
    let heard = evening.until("bob", "his letter of the day after", || {
        let letters = letters(&bob);
        (letters.len() >= 2).then_some(letters.len())
    });
    // We are down for two days; he has what he had of his three, and comes on the last of them.
    evening.bot_is_killed();
    evening.discord_ages(DAY * 2);
    evening.bot_starts();
    evening.everything_stands();
    evening.discord_ages(DAY + HOUR * 12);
    evening.everything_stands();
    nobody_was_robbed(&ada);
    bob.plays("/planetaire fire margin:3").sees("fired from 3:");
    // A pause of three weeks, which both want, costs nobody an hour and sends nobody a word.
    ada.plays("/table pause").sees("as soon as they agree");
    bob.sees_on_the_board("**Ada** would like to pause the game")
        .presses("Pause the game");
    evening.everything_stands();
    let (pings, sent) = (evening.pings().len(), letters(&bob).len());
    assert!(sent >= heard);
    evening.discord_ages(DAY * 21);
    evening.everything_stands();
    assert_eq!((evening.pings().len(), letters(&bob).len()), (pings, sent));
    ada.board().presses("Go on").on_the_board();
    evening.discord_ages(DAY * 3 - HOUR);
    evening.everything_stands();
    nobody_was_robbed(&ada);
    // Then Bob comes no more: the rules play for him, and say so; Eve plays on, if Ada likes.
    is_missed(&bob, &ada);
    let told = ada.plays("/history");
    assert_eq!(told.text().matches("**Bob**: time was up").count(), 2);
    eve.presses("Take over").sees("You have asked");
    ada.sees_on_the_board("**Eve** would like to play on")
        .presses("Welcome Eve");
    is_called(&eve).sees("you have been welcomed");
    eve.plays("/console").sees("Ada detects");
    // What was done before her is told of whoever did it.
    eve.plays("/history")
        .sees("**Bob**: time was up")
        .does_not_see("**Eve**: time was up");
    bob.plays("/console").sees("no seat");
    // She knows what the seat knows, and has its whole time.
    evening.everything_stands();
    evening.discord_ages(MINUTE * 11);
    is_called(&ada);
    ada.plays("/planetaire fire margin:7").sees("fired from 7:");
    ends(&ada, "");
    evening.everything_stands();
    eve.board().sees("is over");
    // All that calls is the end.
    for call in calls(&ada) {
        call.sees("Good game");
    }
    // Bob was never called by his name: he wanted letters. Whoever was, was once for each decision,
    // and both to the end.
    let pings = evening.pings();
    assert!(!pings.contains(&bob.id()), "{pings:?}");
    assert!(pings.len() <= 6 + 2, "{pings:?}");
}
