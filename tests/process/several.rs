//! Three processes that serve one bot, with their tables in PostgreSQL: each has a shard of its
//! own, and no matter what becomes of one of them, every user is answered once and sees every
//! board.

use std::time::{Duration, Instant};

use crate::cluster::{own_cluster, run};
use crate::fleet::halls;
use crate::support::crew::{Crew, TAKES_OVER};
use crate::support::{Evening, Person};

pub(crate) const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US")];
pub(crate) const SHARDS: usize = 3;

/// The person acts, is answered, and the one board of that place shows it.
#[track_caller]
pub(crate) fn fires(person: &Person<'_>, margin: usize) {
    let done = format!("fired from {margin}");
    person
        .plays(&format!("/planetaire fire margin:{margin}"))
        .sees(&done);
    person.sees_on_the_board(&done);
    assert_eq!(person.boards().len(), 1);
}

#[test]
fn three_processes_share_one_bot_despite_kills() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("crew"));
    let evening = Evening::without_bot("crew", "en-US", PEOPLE);
    let halls = halls(&evening, SHARDS as u64, &["ada", "bob"]);
    let mut crew = Crew::begins(&evening, &url, SHARDS);

    // Each of them serves the places of its shard.
    let ada = evening.seat("Ada");
    let ada_in = |shard: usize| ada.goes_to(&halls[shard]);
    for shard in [0, 1] {
        ada_in(shard)
            .plays("/planetaire open players:1")
            .sees("Game on!");
        fires(&ada_in(shard), 12);
    }
    let bob = evening.seat("Bob").goes_to(&halls[2]);
    bob.plays("/planetaire open players:1").sees("Game on!");
    // A move by DM comes to the process of shard 0, and its board by that of shard 2.
    bob.writes("fire 12").sees("fired from 12");
    bob.sees_on_the_board("fired from 12");

    // The process of Bob's channel is killed. Bob's DMs are accepted all the same, and the board
    // comes from the process that takes over.
    drop(crew.who_hears(2));
    let killed = Instant::now();
    bob.writes("fire 7").sees("fired from 7");
    bob.sees_on_the_board("fired from 7");
    println!("owed by the dead one, shown after {:.1?}", killed.elapsed());
    crew.shares();
    println!("heard again after {:.1?}", killed.elapsed());
    fires(&bob, 2);
    for shard in [0, 1] {
        fires(&ada_in(shard), 7);
    }

    // A new version is rolled out: its process first, then each of the old ones goes. No user waits
    // meanwhile.
    let mut margin = 2;
    for _ in 0..2 {
        crew.comes();
        crew.shares();
        let mut old = crew.processes.remove(0);
        old.gets("-TERM");
        let since = Instant::now();
        while !old.has_ended() {
            assert!(since.elapsed() < TAKES_OVER, "{}", evening.log());
            for shard in 0..SHARDS {
                let hall = if shard == 2 {
                    bob.goes_to(&halls[2])
                } else {
                    ada_in(shard)
                };
                hall.plays("/help").privately();
            }
        }
        println!("went after {:.1?}", since.elapsed());
        for shard in [0, 1] {
            fires(&ada_in(shard), margin);
        }
        margin += 1;
    }
    crew.shares();

    // One is stopped for longer than its lease, and wakes when others have its places.
    let sleeper = crew.who_hears(1);
    sleeper.gets("-STOP");
    let stopped = Instant::now();
    crew.shares();
    println!("its place was taken after {:.1?}", stopped.elapsed());
    fires(&ada_in(1), margin);
    sleeper.gets("-CONT");
    crew.processes.push(sleeper);
    crew.shares();
    for shard in [0, 1] {
        fires(&ada_in(shard), margin + 1 + shard);
    }
    // Of each place one board, which shows what was done last.
    for shard in 0..SHARDS {
        assert_eq!(ada_in(shard).boards().len(), 1, "shard {shard}");
    }
}

/// A process remembers which picture hangs in a board: what another one hung there meanwhile it
/// must not take for its own.
#[test]
fn regained_board_is_shown_completely() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("back"));
    let evening = Evening::without_bot("back", "en-US", PEOPLE);
    let halls = halls(&evening, 2, &["ada", "bob"]);
    let mut crew = Crew::begins(&evening, &url, 2);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name).goes_to(&halls[1]));
    ada.plays("/interceptor open").sees("Your game is open");
    bob.presses("Join");
    ada.plays("/table start");
    bob.plays("/interceptor random");
    // Words and a padlock tell whether Bob's secret orders are sealed.
    let seals = |lines: &str| {
        bob.plays("/interceptor seal");
        bob.sees_on_the_board(&format!("{lines}> **Bob** has sealed."));
    };
    let reopens = |lines: &str| {
        bob.plays("/interceptor reopen");
        let lines = format!("{lines}> **Bob** has sealed.\n> **Bob** is writing again.");
        bob.sees_on_the_board(&lines);
    };
    seals("");
    reopens("");
    let open = bob.board().picture();

    // It sleeps for longer than its lease, and another one has its place for a while.
    let sleeper = crew.who_hears(1);
    sleeper.gets("-STOP");
    crew.shares();
    let again = "> **Bob** is writing again.\n";
    seals(again);
    let sealed = bob.board().picture();
    assert_ne!(sealed, open, "there is no padlock");
    sleeper.gets("-CONT");
    crew.processes.push(sleeper);
    crew.shares();
    crew.processes.remove(0);
    crew.shares();
    reopens(again);
    let shown = bob.board().picture();
    assert_ne!(shown, sealed, "the padlock is there still");
    bob.plays("/table show");
    let id = bob.board().id();
    assert_eq!(bob.board().picture(), shown, "{id}");
}

/// A game night whose process dies while it makes the tables goes on in another one: each message,
/// thread and table comes once.
#[test]
fn game_night_goes_on_in_another_process() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("night"));
    let evening = Evening::without_bot("night_crew", "en-US", PEOPLE);
    evening.fault(serde_json::json!({"fault": "rate_limits", "on": false}));
    let halls = halls(&evening, 2, &["ada", "bob"]);
    let mut crew = Crew::begins(&evening, &url, 2);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name).goes_to(&halls[1]));
    ada.plays("/server night:+60 night-game:planetaire")
        .sees("Posted");
    let sheet = ada.sees_in_the_channel("Press *I’m in*");
    for person in [&ada, &bob] {
        sheet.as_seen_by(person).presses("I’m in").sees("You’re in");
    }
    evening.discord_ages(Duration::from_secs(3_600));
    evening.waits_for_rest("method=POST&path=/threads", 1);
    drop(crew.who_hears(1));
    crew.shares();
    let list = ada.sees_in_the_channel("your tables");
    let (_, link) = list.text().split_once("/channels/").unwrap();
    let (_, thread) = link.split_once(')').unwrap().0.split_once('/').unwrap();
    let inside = ada.goes_to(thread);
    inside.sees_on_the_board("Waiting for");
    assert_eq!(inside.boards().len(), 1);
    let opened = evening.rest("method=POST&path=/threads");
    let opened = opened.iter().filter(|it| it["status"] == 201);
    assert_eq!(opened.count(), 1);
    // The night ends in the process that took over.
    evening.discord_ages(Duration::from_secs(3 * 3_600));
    ada.sees_in_the_channel("that was it!");
    let messages = ada.public_messages().into_iter();
    let words = messages.map(|it| it["content"].as_str().unwrap_or_default().to_owned());
    let words: Vec<String> = words.collect();
    for said in ["the tables](", "your tables", "that was it!"] {
        let many = words.iter().filter(|it| it.contains(said)).count();
        assert_eq!(many, 1, "{said}: {words:#?}");
    }
}
