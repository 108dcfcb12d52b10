//! Killed between a post and the note that it was made, and other narrow moments. Discord has
//! forgotten all nonces before the bot comes back.

use std::time::Duration;

use serde_json::json;

use crate::support::{Evening, Person};

/// Longer than any nonce is remembered.
const LONG: Duration = Duration::from_secs(600);

fn evening(name: &str) -> Evening {
    Evening::begin(name, "en-US", &[("Ada", "en-US"), ("Bob", "en-US")])
}

/// The next post succeeds, but its answer comes when nothing waits for it any more.
fn the_next_post_is_answered_late(evening: &Evening) {
    the_next_posts_are_answered_late(evening, 1);
}

/// The same with so many posts.
fn the_next_posts_are_answered_late(evening: &Evening, many: usize) {
    evening.fault(json!({
        "fault": "slow", "method": "POST", "path": "/messages", "times": many, "ms": 3_600_000,
    }));
}

/// The bot dies, is away for long, and comes back.
fn the_bot_is_away(evening: &Evening) {
    evening.bot_is_killed();
    evening.faults_end();
    evening.discord_ages(LONG);
    evening.bot_starts();
}

/// The bot dies, is away for long, and comes back to a Discord that lists no messages.
fn the_bot_is_away_and_cannot_look_around(evening: &Evening) {
    evening.bot_is_killed();
    evening.faults_end();
    evening.fault(json!({
        "fault": "server_error", "method": "GET", "path": "/messages", "status": 503,
    }));
    evening.discord_ages(LONG);
    evening.bot_starts();
    evening.waits_for_rest("method=GET&status=503", 1);
}

/// Discord lists messages again, and all that follows is done.
fn looks_around(evening: &Evening) {
    evening.faults_end();
    evening.discord_ages(Duration::from_secs(60));
    evening.everything_stands();
}

#[track_caller]
fn sees_boards(person: &Person<'_>, many: usize) {
    let what = format!("{many} boards");
    person.evening.until(&person.name, &what, || {
        (person.boards().len() == many).then_some(())
    });
}

/// Everything that stands in a channel and shows a reveal.
fn reveals(person: &Person<'_>) -> usize {
    let messages = person.public_messages();
    let reveal =
        |message: &&serde_json::Value| message["attachments"][0]["filename"] == "reveal.png";
    messages.iter().filter(reveal).count()
}

/// How many DMs the bot wrote to the person.
fn dm_count(person: &Person<'_>) -> usize {
    let mut dm_count = person.goes_to("dm").messages();
    dm_count.retain(|letter| letter["author"]["bot"] == true);
    dm_count.len()
}

/// Ada opens a table, whose board stands and can be moved.
#[track_caller]
fn opens(evening: &Evening) -> Person<'_> {
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open");
    sees_boards(&ada, 1);
    evening.everything_stands();
    ada
}

#[test]
fn new_board_is_not_posted_twice() {
    let evening = evening("crash_board");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    the_next_post_is_answered_late(&evening);
    ada.plays("/planetaire open");
    sees_boards(&ada, 1);
    the_bot_is_away(&evening);
    bob.presses("Join").privately();
    bob.sees_on_the_board("Bob");
    sees_boards(&ada, 1);
}

#[test]
fn who_joins_before_the_new_board_is_found_is_on_it() {
    let evening = evening("crash_joined");
    evening.tolerates(503, 0);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    the_next_post_is_answered_late(&evening);
    ada.plays("/planetaire open");
    sees_boards(&ada, 1);
    the_bot_is_away_and_cannot_look_around(&evening);
    bob.presses("Join").privately();
    looks_around(&evening);
    bob.sees_on_the_board("Bob");
    assert_eq!(ada.boards().len(), 1);
}

#[test]
fn lobby_is_announced_once() {
    let evening = evening("crash_news");
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let third = evening.channel_id("third");
    ada.plays(&format!("/server news:{third}"))
        .sees(&format!("announced in <#{third}>"));
    evening.fault(json!({
        "fault": "slow", "method": "POST", "path": format!("/channels/{third}/messages"),
        "times": 1, "ms": 3_600_000,
    }));
    ada.plays("/planetaire open").sees("Your game is open");
    let news = bob.goes_to("third");
    news.sees_in_the_channel("**Ada** opened **Planétaire**");
    the_bot_is_away(&evening);
    evening.everything_stands();
    news.sees_in_the_channel("**Ada** opened **Planétaire**")
        .presses("Join");
    news.sees_in_the_channel("all seats are taken");
    evening.everything_stands();
    assert_eq!(news.public_messages().len(), 1);
}

#[test]
fn lobby_is_announced_after_a_kill() {
    let evening = evening("crash_no_news");
    evening.tolerates(503, 0);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let third = evening.channel_id("third");
    ada.plays(&format!("/server news:{third}"))
        .sees(&format!("announced in <#{third}>"));
    let path = format!("/channels/{third}/messages");
    evening.fault(json!({
        "fault": "server_error", "method": "POST", "path": path, "status": 503,
    }));
    ada.plays("/planetaire open").sees("Your game is open");
    evening.waits_for_rest(&format!("method=POST&path={path}"), 1);
    the_bot_is_away(&evening);
    let news = bob.goes_to("third");
    news.sees_in_the_channel("**Ada** opened **Planétaire**");
    evening.everything_stands();
    assert_eq!(news.public_messages().len(), 1);
}

#[test]
fn moved_board_is_posted_once() {
    let evening = evening("crash_show");
    let ada = opens(&evening);
    the_next_post_is_answered_late(&evening);
    ada.plays("/table show").sees("Here it comes");
    sees_boards(&ada, 2);
    the_bot_is_away(&evening);
    // No player has to do anything for it.
    sees_boards(&ada, 1);
    evening.seat("Bob").presses("Join").privately();
    ada.sees_on_the_board("Bob");
    sees_boards(&ada, 1);
}

#[test]
fn old_board_is_deleted_even_if_the_bot_is_killed() {
    let evening = evening("crash_delete");
    evening.tolerates(429, 0);
    let ada = opens(&evening);
    evening.fault(json!({
        "fault": "rate_limited", "method": "DELETE", "path": "/messages", "retry_after": 600.0,
    }));
    ada.plays("/table show").sees("Here it comes");
    evening.waits_for_rest("method=DELETE&status=429", 1);
    sees_boards(&ada, 2);
    the_bot_is_away(&evening);
    sees_boards(&ada, 1);
}

#[test]
fn old_board_is_deleted_despite_discord_errors() {
    let evening = evening("trouble_delete");
    evening.tolerates(503, 0);
    let ada = opens(&evening);
    evening.fault(json!({
        "fault": "server_error", "method": "DELETE", "path": "/messages", "times": 1, "status": 503,
    }));
    ada.plays("/table show").sees("Here it comes");
    evening.waits_for_rest("method=DELETE&status=503", 1);
    sees_boards(&ada, 1);
}

#[test]
fn reveal_is_not_posted_twice() {
    let evening = evening("crash_reveal");
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1");
    ada.sees_on_the_board("is hunting");
    let sure = ada.plays("/planetaire end");
    // The next post is the reveal.
    evening.everything_stands();
    the_next_post_is_answered_late(&evening);
    sure.presses("Yes, check").sees("ended your round");
    evening.until("ada", "the reveal", || (reveals(&ada) == 1).then_some(()));
    the_bot_is_away(&evening);
    ada.sees_on_the_board("Game over");
    assert_eq!(reveals(&ada), 1);
    sees_boards(&ada, 1);
}

/// How many messages in the person's channel call a player.
fn calls(person: &Person<'_>) -> usize {
    let messages = person.public_messages();
    let calls = messages.iter().filter(|message| {
        let whom = message["mentions"].as_array();
        whom.is_some_and(|whom| !whom.is_empty())
    });
    calls.count()
}

#[track_caller]
fn sees_calls(person: &Person<'_>, many: usize) {
    let what = format!("{many} calls");
    person.evening.until(&person.name, &what, || {
        (calls(person) == many).then_some(())
    });
}

/// Ada has sealed, and Bob is called by a post whose answer never comes. Returns Bob.
#[track_caller]
fn called_by_a_post_that_is_answered_late(evening: &Evening) -> Person<'_> {
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open order:one");
    bob.presses("Join");
    bob.sees_on_the_board("Bob");
    ada.presses("Start").privately();
    ada.sees_in_the_dm("hide 4 satellites");
    ada.plays("/planetaire random");
    // The next post is the call.
    evening.everything_stands();
    the_next_post_is_answered_late(evening);
    ada.plays("/planetaire seal").surely().sees("sealed");
    sees_calls(&bob, 1);
    bob
}

#[test]
fn unrecorded_call_is_removed_with_its_decision() {
    let evening = evening("crash_call");
    let bob = called_by_a_post_that_is_answered_late(&evening);
    bob.plays("/planetaire fire margin:12");
    evening.bot_is_killed();
    evening.faults_end();
    evening.bot_starts();
    sees_calls(&bob, 0);
    evening.discord_ages(Duration::from_secs(660));
    sees_calls(&bob, 1);
    evening.everything_stands();
    // The first was never answered, so it is not counted.
    assert_eq!(evening.pings(), [bob.id()]);
}

#[test]
fn unrecorded_call_counts_until_the_decision() {
    let evening = evening("crash_called");
    let bob = called_by_a_post_that_is_answered_late(&evening);
    the_bot_is_away(&evening);
    evening.everything_stands();
    // The one whose answer never came.
    assert_eq!((calls(&bob), evening.pings().len()), (1, 0));
    bob.plays("/planetaire fire margin:12");
    sees_calls(&bob, 0);
}

#[test]
fn players_are_not_asked_twice() {
    let evening = evening("crash_prompt");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open");
    bob.presses("Join");
    bob.sees_on_the_board("Bob");
    the_next_post_is_answered_late(&evening);
    ada.presses("Start").privately();
    let (ada, bob) = (ada.goes_to("dm"), bob.goes_to("dm"));
    ada.sees_in_the_channel("hide 4 satellites");
    the_bot_is_away(&evening);
    bob.sees_in_the_channel("hide 4 satellites");
    evening.seat("Ada").sees_on_the_board("hide 4 satellites");
    assert_eq!((dm_count(&ada), dm_count(&bob)), (1, 1));
}

#[test]
fn pressed_console_in_a_dm_is_the_one_that_was_sent() {
    let evening = evening("crash_dm_pressed");
    evening.tolerates(503, 0);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open");
    bob.presses("Join");
    bob.sees_on_the_board("Bob");
    evening.everything_stands();
    the_next_posts_are_answered_late(&evening, 2);
    ada.presses("Start").privately();
    let (ada, bob) = (ada.goes_to("dm"), bob.goes_to("dm"));
    for player in [&ada, &bob] {
        player.sees_in_the_channel("hide 4 satellites");
    }
    the_bot_is_away_and_cannot_look_around(&evening);
    for player in [&ada, &bob] {
        player.presses("Random sky");
    }
    looks_around(&evening);
    assert_eq!((dm_count(&ada), dm_count(&bob)), (1, 1));
}

#[test]
fn pressed_ping_in_a_dm_is_not_sent_again() {
    let evening = evening("crash_ping_pressed");
    evening.tolerates(503, 0);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.plays("/me settings calls:By DM").sees("by DM");
    ada.plays("/planetaire open order:one");
    bob.presses("Join");
    bob.sees_on_the_board("Bob");
    ada.presses("Start").privately();
    ada.sees_in_the_dm("hide 4 satellites");
    ada.plays("/planetaire random");
    let bob = bob.goes_to("dm");
    let before = dm_count(&bob);
    // The next post is the ping.
    evening.everything_stands();
    the_next_post_is_answered_late(&evening);
    ada.plays("/planetaire seal").surely().sees("sealed");
    evening.until("bob", "the ping", || {
        (dm_count(&bob) == before + 1).then_some(())
    });
    the_bot_is_away_and_cannot_look_around(&evening);
    bob.presses("My console");
    looks_around(&evening);
    assert_eq!(dm_count(&bob), before + 1);
}

#[test]
fn fast_players_are_still_asked_by_dm() {
    let evening = evening("fast_prompt");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open rounds:1");
    bob.presses("Join");
    bob.sees_on_the_board("Bob");
    evening.fault(json!({
        "fault": "slow", "method": "POST", "path": "/messages", "times": 1, "ms": 4_000,
    }));
    ada.presses("Start").privately();
    ada.sees_in_the_dm("hide 4 satellites");
    // Two rounds pass while the first DM is on its way.
    for player in [&ada, &bob] {
        player.plays("/planetaire random");
        player.plays("/planetaire seal").surely().sees("sealed");
    }
    for player in [&ada, &bob] {
        player.plays("/planetaire end").presses("Yes, check");
    }
    for player in [&ada, &bob] {
        player.sees_in_the_dm("Rounds 3 and 4");
    }
}
