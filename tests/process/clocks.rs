//! Three machines whose clocks are minutes apart: what is due at a moment is due at that one, no
//! matter which process serves the table, and once.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use crate::cluster::{own_cluster, run};
use crate::fleet::halls;
use crate::several::{PEOPLE, SHARDS};
use crate::support::crew::Crew;
use crate::support::{Evening, Person};

/// What each of the machines' clocks is wrong by.
const WRONG: [&str; SHARDS] = ["+4m", "-4m", "+0"];
/// More than the first decision takes at a live pace.
const LATER: Duration = Duration::from_secs(20 * 60);

/// The library that lies to a process about the time; nothing where it is not installed.
fn liar() -> Option<PathBuf> {
    let libraries = std::fs::read_dir("/usr/lib").into_iter().flatten();
    let found = libraries
        .flatten()
        .map(|machine| machine.path().join("faketime/libfaketime.so.1"))
        .find(|library| library.is_file());
    if found.is_none() {
        let why = "SKIPPED on clocks apart: libfaketime is not installed (Debian: apt-get install faketime)\n";
        // Not what the harness keeps to itself when a test passes.
        let _ = std::io::stderr().lock().write_all(why.as_bytes());
    }
    found
}

/// When the person's time is up, in seconds, as their board tells it by Discord's own clock.
#[track_caller]
fn time_is_up(person: &Person<'_>) -> u64 {
    let what = "when time is up";
    person.evening.until(&person.name, what, || {
        let board = person.board();
        let (_, told) = board.text().split_once("<t:")?;
        told.split_once(':')?.0.parse::<u64>().ok()
    })
}

#[test]
fn deadlines_agree_on_machines_with_different_clocks() {
    let Some(cluster) = own_cluster() else { return };
    let Some(liar) = liar() else { return };
    let url = run(cluster.database("clocks"));
    let evening = Evening::without_bot("clocks", "en-US", PEOPLE);
    let halls = halls(&evening, SHARDS as u64, &["ada", "bob"]);
    let mut crew = Crew::on(&evening, &url, SHARDS);
    for wrong in WRONG {
        crew.comes_with(|program| {
            program.env("LD_PRELOAD", &liar);
            program.env("FAKETIME", wrong);
            // What measures how long something takes is right.
            program.env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        });
    }
    evening.bot_is_there();
    crew.shares();
    // By their logs, which go by the machine's clock.
    let log = evening.log();
    let opened = log.lines().filter(|line| line.contains("tables opened"));
    let minutes: BTreeSet<&str> = opened.filter_map(|line| line.get(..16)).collect();
    assert_eq!(minutes.len(), SHARDS, "{minutes:?}");
    let pairs: Vec<_> = halls
        .iter()
        .map(|hall| ["Ada", "Bob"].map(|name| evening.seat(name).goes_to(hall)))
        .collect();
    let mut began = Vec::new();
    for [ada, bob] in &pairs {
        ada.plays("/planetaire open pace:live")
            .sees("Your game is open");
        bob.presses("Join");
        ada.plays("/table start").sees("started");
        began.push(evening.now() / 1_000);
        bob.plays("/planetaire random").sees("Your sky is complete");
    }
    let before: Vec<u64> = pairs.iter().map(|[ada, _]| time_is_up(ada)).collect();
    // From the beginning of each, however long it took to begin them all.
    let left: Vec<u64> = before
        .iter()
        .zip(&began)
        .map(|(until, began)| until.saturating_sub(*began))
        .collect();
    println!("left: {left:?} s");
    let (first, last) = (left.iter().min().unwrap(), left.iter().max().unwrap());
    assert!(*first > 60 && last - first < 30, "{left:?}");

    // A table that changes hands keeps its moment.
    let [ada, bob] = &pairs[1];
    drop(crew.who_hears(1));
    crew.comes();
    crew.shares();
    bob.plays("/table describe").privately();
    let after = time_is_up(ada);
    assert!(after.abs_diff(before[1]) < 60, "{after} {before:?}");

    evening.discord_ages(LATER);
    for [ada, bob] in &pairs {
        bob.sees_on_the_board("is hunting");
        bob.plays("/planetaire fire margin:3").privately();
        assert_eq!(ada.boards().len(), 1);
    }
    let silences = "select tid, count(*) from journal
        where convert_from(entry, 'UTF8')::json ->> 'once' like '%Silence%'
        group by tid having count(*) > 2";
    let twice = run(cluster.ask_in("clocks", silences));
    assert!(twice.is_empty(), "{twice:?}");
}
