//! A game by correspondence that lasts for weeks: quiet hours, one letter a day, a holiday, days in
//! which the bot is down, a pause, a player who never comes back, and another who plays on for
//! them. Players come only when they are reached, and none loses anything that was theirs.

use std::time::Duration;

use crate::calls::{MINUTE, calls, is_called};
use crate::digest::{letter, letters, wishes_a_letter};
use crate::quick::{ADAS, begun, ends, hides};
use crate::support::{Evening, Person};
use crate::together::is_missed;

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// No player's time was up so far.
#[track_caller]
fn nobody_was_robbed(person: &Person<'_>) {
    person.plays("/table history").does_not_see("Time’s up");
}

#[test]
fn long_game_is_fair_to_every_player() {
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
    assert!(letter(&bob, 1).contains("[#1]"));
    bob.plays("/planetaire fire margin:12")
        .sees("fired from 12:");
    evening.everything_stands();
    assert!(evening.pings().is_empty(), "a letter is enough");
    // Ten days away: the table is told, and waits; Bob is left in peace.
    bob.plays("/me settings away:10").sees("wait for you");
    ada.sees_on_the_board("**Bob** is away until");
    evening.discord_ages(DAY * 10);
    evening.everything_stands();
    nobody_was_robbed(&ada);
    // Bob's letter is there on the first morning after it.
    evening.discord_ages(DAY);
    let heard = evening.until("bob", "his letter of the day after", || {
        let letters = letters(&bob);
        (letters.len() >= 2).then_some(letters.len())
    });
    // The bot is down for two days; Bob still has what was left of three days, and comes on the
    // last of them.
    evening.bot_is_killed();
    evening.discord_ages(DAY * 2);
    evening.bot_starts();
    evening.everything_stands();
    evening.discord_ages(DAY + HOUR * 12);
    evening.everything_stands();
    nobody_was_robbed(&ada);
    bob.plays("/planetaire fire margin:3").sees("fired from 3:");
    // A pause of three weeks, which both want, costs no player an hour and sends no message.
    ada.plays("/table pause").sees("once they agree");
    bob.sees_on_the_board("**Ada** wants to pause the game")
        .presses("Pause game");
    evening.everything_stands();
    let (pings, sent) = (evening.pings().len(), letters(&bob).len());
    assert!(sent >= heard);
    evening.discord_ages(DAY * 21);
    evening.everything_stands();
    assert_eq!((evening.pings().len(), letters(&bob).len()), (pings, sent));
    ada.board().presses("Resume").on_the_board();
    evening.discord_ages(DAY * 3 - HOUR);
    evening.everything_stands();
    nobody_was_robbed(&ada);
    // Then Bob no longer comes: the rules play for Bob, and say so; Eve plays on, if Ada agrees.
    is_missed(&bob, &ada);
    let told = ada.plays("/table history");
    assert_eq!(told.text().matches("**Bob** skips this turn").count(), 2);
    eve.presses("Take over").sees("You’ve asked");
    ada.sees_on_the_board("**Eve** wants to take over from")
        .presses("Welcome Eve");
    is_called(&eve).sees("**Eve**, the seat is yours");
    eve.plays("/console").sees("Your hunt");
    // What was done before Eve took over is told of the player who did it.
    eve.plays("/table history")
        .sees("**Bob** skips this turn")
        .does_not_see("**Eve** skips this turn");
    bob.plays("/console").sees("not in this game");
    // She knows what the seat knows, and plays its round to the end.
    ends(&eve, "");
    hides(&eve, ADAS);
    evening.everything_stands();
    evening.discord_ages(MINUTE * 11);
    is_called(&ada);
    ada.plays("/planetaire fire margin:7").sees("fired from 7:");
    ends(&ada, "");
    evening.everything_stands();
    eve.board().sees("Game over");
    // All that calls is the end.
    for call in calls(&ada) {
        call.sees("Good game");
    }
    // Bob was never called by name: he chose DMs. The others were called once for each decision,
    // and both to the end.
    let pings = evening.pings();
    assert!(!pings.contains(&bob.id()), "{pings:?}");
    assert!(pings.len() <= 6 + 2, "{pings:?}");
}
