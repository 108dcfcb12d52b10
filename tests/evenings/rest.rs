//! A player in their quiet hours or on holiday is left in peace, and hears of what still waits for
//! them when that ends. What they set for it in private shows to no one.

use std::time::Duration;

use serde_json::Value;

use crate::calls::{MINUTE, calls, is_called};
use crate::quick::{ADAS, ENGLISH, begun, hides};
use crate::support::{Evening, Person};

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(86_400);

/// The time of the day by UTC, so many hours from now, as people write it.
#[track_caller]
fn clock(evening: &Evening, hours: u64) -> String {
    let now = evening.get("/people/clock")["now_ms"].as_u64().unwrap();
    let minutes = now / 60_000 + hours * 60;
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// The person sets quiet hours that last three hours from now, to the minute.
#[track_caller]
pub(crate) fn rests(person: &Person<'_>) {
    let (from, until) = (clock(person.evening, 0), clock(person.evening, 3));
    person
        .plays(&format!("/me settings zone:+0 quiet:{from}-{until}"))
        .sees(&format!("Between **{from}** and **{until}**"))
        .privately();
}

/// What stands in the person's channel, and since when; without links to pictures, which are signed
/// again each hour.
#[track_caller]
fn standing(person: &Person<'_>) -> Vec<[Value; 3]> {
    let all = person.public_messages().into_iter();
    let keys = ["id", "content", "edited_timestamp"];
    all.map(|message| keys.map(|it| message[it].clone()))
        .collect()
}

#[test]
fn quiet_hours_delay_calls_until_they_end() {
    let evening = Evening::hurried("rest_quiet", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    rests(&bob);
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    evening.everything_stands();
    evening.discord_ages(HOUR * 2);
    evening.everything_stands();
    assert!(evening.pings().is_empty(), "he sleeps");
    assert!(!bob.goes_to("dm").has_a_dm());
    evening.discord_ages(HOUR);
    is_called(&bob);
    bob.plays("/planetaire fire margin:12");
    evening.everything_stands();
    evening.discord_ages(MINUTE * 11);
    is_called(&bob);
    // A decision that Bob makes at night leaves nothing to call for in the morning.
    evening.discord_ages(HOUR * 21);
    bob.plays("/planetaire fire margin:3");
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
    evening.discord_ages(MINUTE * 11);
    evening.everything_stands();
    bob.plays("/planetaire fire margin:5");
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id(), bob.id()]);
    assert!(calls(&bob).is_empty());
}

#[test]
fn settings_changed_at_night_are_silent_and_private() {
    let evening = Evening::hurried("rest_wishes", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    rests(&bob);
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    evening.everything_stands();
    let channel = standing(&ada);
    bob.plays("/me settings quiet:none").sees("no quiet hours");
    bob.plays("/console").privately();
    bob.plays("/me settings calls:By DM").sees("by DM");
    evening.everything_stands();
    evening.discord_ages(HOUR);
    evening.everything_stands();
    assert_eq!(standing(&ada), channel);
    assert!(!bob.goes_to("dm").has_a_dm());
    // The end of the quiet hours stands, and the setting at that time counts.
    evening.discord_ages(HOUR * 2);
    bob.sees_in_the_dm("It’s your turn in **Planétaire**");
    evening.everything_stands();
    assert_eq!(standing(&ada), channel);
}

#[test]
fn unreadable_hours_are_explained_and_change_nothing() {
    let evening = Evening::hurried("rest_unread", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/me settings quiet:22-8").sees("your **zone**");
    ada.plays("/me settings zone:Atlantis")
        .sees("I don’t know that time zone");
    ada.plays("/me settings zone:UTC+1 quiet:25-8")
        .sees("`22:00-8:00`");
    ada.plays("/me settings").does_not_see("UTC");
    let offered = bob.is_offered("/moi réglages fuseau:pari", "fuseau");
    assert!(offered[0].starts_with("Europe/Paris ("), "{offered:?}");
    let offered = bob.is_offered("/moi réglages calme:22h-8", "calme");
    assert_eq!(offered, ["22:00-08:00"]);
    bob.plays("/moi réglages fuseau:Europe/Paris calme:22h-8")
        .sees("Entre **22:00** et **08:00** (Europe/Paris")
        .privately();
    bob.plays("/moi réglages calme:aucune")
        .sees("pas d’heures calmes");
}

/// A table by correspondence waits for a player who is away, says so, and goes on when they are
/// back.
#[test]
fn table_waits_for_an_absent_player_and_shows_it() {
    let evening = Evening::hurried("rest_holiday", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    is_called(&bob);
    bob.plays("/me settings away:2030").sees("60 at most");
    bob.plays("/me settings away:10").sees("wait for you");
    ada.sees_on_the_board("**Bob** is away until");
    evening.everything_stands();
    // Neither Bob's three days nor a restart make the rules play for Bob.
    evening.discord_ages(DAY * 9);
    evening.bot_is_killed();
    evening.bot_starts();
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()], "no more than the first time");
    ada.board().sees("is away until");
    // Bob may play all the same, and Bob's next decision waits as well.
    bob.plays("/planetaire fire margin:12");
    ada.board().sees("is away until");
    // A player who comes back is told at once what waits.
    bob.plays("/me settings away:back")
        .does_not_see("away until")
        .sees("#1: **your turn**");
    ada.sees_on_the_board("fired from 12:");
    evening.everything_stands();
    ada.board().does_not_see("is away until");
    evening.discord_ages(DAY * 3 + HOUR);
    ada.sees_on_the_board("Time’s up");
}

/// Two weeks are enough: then the rules play for the player who never came.
#[test]
fn holiday_delays_a_table_by_two_weeks_at_most() {
    let evening = Evening::hurried(
        "rest_long_holiday",
        "en-US",
        &[("Ada", "en-US"), ("Bob", "fr")],
    );
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.plays("/moi réglages absence:40")
        .sees("deux semaines au plus");
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    ada.sees_on_the_board("**Bob** is away until");
    // Whom a question reaches late has more time.
    evening.everything_stands();
    evening.discord_ages(DAY * 12);
    bob.plays("/moi réglages absence:40")
        .sees("deux semaines au plus");
    evening.discord_ages(DAY * 4);
    evening.everything_stands();
    ada.plays("/table history").does_not_see("Time’s up");
    evening.discord_ages(DAY * 2);
    ada.sees_on_the_board("Time’s up");
}
