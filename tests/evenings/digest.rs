//! A player who wishes it is told once a day of all their tables that wait, and of nothing when
//! none does.

use std::time::Duration;

use serde_json::json;

use crate::calls::{MINUTE, is_called};
use crate::quick::{ADAS, ENGLISH, begun, hides};
use crate::support::{Evening, Person};

const HOUR: u64 = 3_600_000;
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// The person asks for one digest a day, at the next full hour but one; returns how long that is
/// from now.
#[track_caller]
pub(crate) fn asks_for_a_digest(person: &Person<'_>) -> Duration {
    let now = person.evening.get("/people/clock")["now_ms"]
        .as_u64()
        .unwrap();
    let at = (now / HOUR + 2) * HOUR;
    let hour = at / HOUR % 24;
    person
        .plays(&format!("/me settings zone:+0 digest:{hour}"))
        .sees(&format!("at **{hour:02}:00** (UTC+00:00)"))
        .privately();
    Duration::from_millis(at - now)
}

/// What each of the digests in the person's DMs lists.
#[track_caller]
pub(crate) fn digests(person: &Person<'_>) -> Vec<String> {
    let dm = person.goes_to("dm");
    let all = match dm.has_a_dm() {
        true => dm.messages(),
        false => Vec::new(),
    };
    let is_one = |message: &&serde_json::Value| {
        let said = message["content"].as_str().unwrap_or_default();
        said.contains("These games wait for you")
    };
    let card = |message: &serde_json::Value| {
        let card = message["embeds"][0]["description"].as_str();
        card.unwrap().to_owned()
    };
    all.iter().filter(is_one).map(card).collect()
}

/// Waits for the person's digest of that day.
#[track_caller]
pub(crate) fn digest(person: &Person<'_>, nth: usize) -> String {
    person.evening.until(&person.name, "his digest", || {
        let mut digests = digests(person);
        (digests.len() == nth).then(|| digests.pop())?
    })
}

/// Bob is awaited at two tables, and wants a digest a day.
#[track_caller]
fn awaited_twice<'e>(evening: &'e Evening) -> ([Person<'e>; 2], Duration) {
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let wait = asks_for_a_digest(&bob);
    for channel in ["general", "side"] {
        let (ada, bob) = (ada.goes_to(channel), bob.goes_to(channel));
        begun(&ada, &bob, " order:one");
        hides(&ada, ADAS);
    }
    evening.everything_stands();
    ([ada, bob], wait)
}

#[test]
fn digest_lists_waiting_tables() {
    let evening = Evening::hurried("digest_days", "en-US", ENGLISH);
    let ([_, bob], wait) = awaited_twice(&evening);
    assert!(digests(&bob).is_empty());
    evening.discord_ages(wait);
    let first = digest(&bob, 1);
    for line in [
        "**Planétaire** · [#1](https://discord.com/channels/",
        "[#2]",
        "on Club: since <t:",
        "deadline <t:",
    ] {
        assert!(first.contains(line), "{line}: {first}");
    }
    evening.everything_stands();
    evening.discord_ages(DAY - MINUTE);
    evening.everything_stands();
    assert_eq!(digests(&bob).len(), 1);
    bob.plays("/planetaire fire margin:12");
    evening.everything_stands();
    evening.discord_ages(MINUTE);
    // Bob played at the first table a minute ago, and so counts as present.
    let second = digest(&bob, 2);
    assert!(!second.contains("[#1]") && second.contains("[#2]"));
    evening.everything_stands();
    // Where nothing waits, nothing comes.
    for channel in ["general", "side"] {
        bob.goes_to(channel).plays("/table leave").surely();
    }
    evening.everything_stands();
    evening.discord_ages(DAY + MINUTE);
    evening.everything_stands();
    assert_eq!(digests(&bob).len(), 2);
    assert!(evening.pings().is_empty());
}

#[test]
fn digest_due_during_downtime_comes_once() {
    let evening = Evening::hurried("digest_restart", "en-US", ENGLISH);
    let ([_, bob], wait) = awaited_twice(&evening);
    evening.bot_stops();
    evening.discord_ages(wait + MINUTE);
    evening.bot_starts();
    digest(&bob, 1);
    evening.everything_stands();
    evening.bot_stops();
    evening.bot_starts();
    evening.everything_stands();
    evening.discord_ages(MINUTE * 90);
    evening.everything_stands();
    assert_eq!(digests(&bob).len(), 1);
    assert!(evening.pings().is_empty());
}

#[test]
fn digest_sent_before_a_crash_is_not_repeated() {
    let evening = Evening::hurried("digest_crash", "en-US", ENGLISH);
    let ([_, bob], wait) = awaited_twice(&evening);
    // The digest is posted, and its answer comes when nothing waits for it any more.
    evening.fault(json!({
        "fault": "slow", "method": "POST", "path": "/messages", "times": 1, "ms": 3_600_000,
    }));
    evening.discord_ages(wait);
    digest(&bob, 1);
    evening.bot_is_killed();
    evening.faults_end();
    // Longer than any nonce is remembered.
    evening.discord_ages(MINUTE * 10);
    evening.bot_starts();
    evening.everything_stands();
    evening.discord_ages(DAY - MINUTE * 20);
    evening.everything_stands();
    assert_eq!(digests(&bob).len(), 1);
    evening.discord_ages(MINUTE * 11);
    digest(&bob, 2);
}

#[test]
fn closed_dms_replace_the_digest_by_calls() {
    let evening = Evening::hurried("digest_closed", "en-US", ENGLISH);
    evening.tolerates(403, 50_007);
    let ([_, bob], wait) = awaited_twice(&evening);
    bob.closes_his_dms(true);
    evening.discord_ages(wait);
    for channel in ["general", "side"] {
        is_called(&bob.goes_to(channel));
    }
    evening.everything_stands();
    assert_eq!(evening.pings().len(), 2);
    bob.plays("/me settings").sees("I can’t DM you");
}
