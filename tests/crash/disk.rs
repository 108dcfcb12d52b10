//! The disk under a running bot: full and emptied again, copied away, read by others, taken away.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;

use serde_json::json;

use crate::skipped::skipped;
use crate::small_disk::SmallDisk;
use crate::support::{Evening, Person, program};
use crate::upkeep::{check, houston, rays};

const FULL: &str = "My disk is full";

#[test]
fn full_disk_is_reported_and_recovers_without_a_restart() {
    let people = ["Ada", "Bob", "Cleo"].map(|name| (name, "en-US"));
    let evening = Evening::without_bot("crash_disk", "en-US", &people);
    let Some(disk) = SmallDisk::under(evening.data(), 4) else {
        skipped("this needs the right to mount a tmpfs");
        return;
    };
    evening.fault(json!({"fault": "rate_limits", "on": false}));
    evening.bot_starts();
    let channels = ["general", "side", "third"];
    let players: Vec<Person<'_>> = people
        .iter()
        .zip(channels)
        .map(|((name, _), channel)| evening.seat(name).goes_to(channel))
        .collect();
    for player in &players {
        player.plays("/planetaire open players:1").sees("Game on!");
        player
            .plays("/planetaire fire margin:12")
            .sees("fired from 12");
    }
    // The journal lives on for a while; sled may meet the full disk before it or after.
    disk.fill_but(48 << 10);
    let refused = (0..).find(|&n: &usize| {
        let player = &players[n % players.len()];
        let cells = ["C3", "D4", "E5"][n / 3 % 3];
        let answer = player.plays(&format!("/planetaire note cells:{cells}"));
        let refused = answer.text().contains(FULL);
        assert!(
            refused || answer.text().to_lowercase().contains("note"),
            "{}",
            answer.text()
        );
        refused
    });
    let refused = refused.unwrap();
    // What was acknowledged is shown, though nothing new can be recorded.
    disk.fill_but(0);
    let mut waiting = Vec::new();
    for player in &players {
        // sled gives some back while it is opened again: enough for a move or two.
        let margin = (1..12).find(|margin| {
            disk.fill_up();
            let answer = player.plays(&format!("/planetaire fire margin:{margin}"));
            let answer = answer.privately();
            let refused = answer.text().contains(FULL);
            assert!(refused || answer.text().contains("fired from"));
            refused
        });
        let margin: usize = margin.unwrap();
        let rays = rays(player).len();
        assert_eq!(rays, margin, "{}: those before, and 12", player.name);
        waiting.push(margin);
    }

    disk.make_room();
    for (player, margin) in players.iter().zip(&waiting) {
        // What is beside the journal is opened again in its own time.
        let fired = evening.until(&player.name, "room for a shot", || {
            let answer = player.plays(&format!("/planetaire fire margin:{margin}"));
            (!answer.text().contains(FULL)).then_some(answer)
        });
        fired.sees(&format!("fired from {margin}"));
    }
    println!("refused at act {refused}; afterwards everything went on");
    evening.bot_is_killed();
    check(&evening.data(), &["check"], "The log is sound: 3 tables");
    evening.bot_starts();
    for (player, margin) in players.iter().zip(&waiting) {
        let rays = rays(player).len();
        assert_eq!(rays, margin + 1, "{}", player.name);
        player
            .plays("/planetaire fire margin:13")
            .sees("fired from 13");
        player.sees_on_the_board("fired from 13");
    }
    evening.bot_stops();
    check(&evening.data(), &["check"], "the index matches it");
}

#[test]
fn removed_journal_stops_the_bot_with_the_reason() {
    let evening = Evening::begin("crash_gone", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fs::remove_file(evening.data().join("journal.log")).unwrap();
    assert!(
        !evening.bot_ends().success(),
        "it ended as if all were well"
    );
    let log = evening.log();
    assert!(
        log.contains("was removed or replaced while Houston ran"),
        "{log}"
    );
}

#[test]
fn backup_of_a_running_bot_is_complete() {
    let evening = Evening::hurried("crash_backup", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    let away = tempfile::tempdir().unwrap();
    let mut margins = 1..;
    let mut acts = || {
        let margin = margins.next().unwrap();
        ada.plays(&format!("/planetaire fire margin:{margin}"))
            .sees("fired from");
    };
    for n in 1..=3 {
        acts();
        let copy = away.path().join(format!("copy {n}"));
        let mut backup = program(away.path(), &["backup", copy.to_str().unwrap()])
            .env("HOUSTON_DATA", evening.data())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        acts();
        let ended = loop {
            match backup.try_wait().unwrap() {
                Some(ended) => break ended,
                None => acts(),
            }
        };
        assert!(ended.success());
        nobody_else_may_read(&copy);
        let new = away.path().join(format!("new {n}"));
        check(&new, &["restore", copy.to_str().unwrap()], "Restored");
        check(&new, &["check"], "The log is sound: 1 tables");
        nobody_else_may_read(&new);
    }
    // The last one serves as the data of a bot.
    let known = rays(&ada).len();
    evening.bot_is_killed();
    fs::remove_dir_all(evening.data()).unwrap();
    fs::rename(away.path().join("new 3"), evening.data()).unwrap();
    evening.bot_starts();
    let restored = rays(&ada).len();
    assert!((3..=known).contains(&restored), "{restored} of {known}");
    acts();
    evening.bot_is_killed();
    // And what was compacted serves as well.
    check(&evening.data(), &["compact"], "The log shrank");
    evening.bot_starts();
    assert!(rays(&ada).len() >= restored);
    acts();
}

#[track_caller]
fn nobody_else_may_read(path: &Path) {
    let known = fs::symlink_metadata(path).unwrap();
    let expected = if known.is_dir() { 0o700 } else { 0o600 };
    let mode = known.permissions().mode() & 0o777;
    assert_eq!(mode, expected, "{}: {mode:o}", path.display());
    if known.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            nobody_else_may_read(&entry.unwrap().path());
        }
    }
}

/// What a start would refuse, `check` refuses too, each in its own words.
#[test]
fn check_fails_where_a_start_would() {
    let evening = Evening::begin("crash_check", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    evening.bot_stops();
    let data = evening.data();
    let log = data.join("journal.log");
    let whole = fs::read(&log).unwrap();
    let refused = |words: &str| {
        for (well, said) in [houston(&data, &["check"]), evening.second_bot()] {
            assert!(!well && said.contains(words), "{said}");
        }
    };
    let mut newer = whole.clone();
    newer[15] = b'3';
    fs::write(&log, &newer).unwrap();
    refused("was written by a newer Houston");
    let mut damaged = whole.clone();
    damaged[60] ^= 1;
    fs::write(&log, &damaged).unwrap();
    refused("is damaged at byte 59");
    fs::write(&log, &whole).unwrap();
    check(&data, &["check"], "the index matches it");
    // The index is made from the log: a start helps itself.
    fs::write(data.join("index").join("conf"), [0xA5; 64]).unwrap();
    fs::write(data.join("index").join("db"), [0xA5; 4096]).unwrap();
    let (well, said) = houston(&data, &["check"]);
    let helps_itself = said.contains("the next start rebuilds it");
    assert!(!well && helps_itself && !said.contains("panic"), "{said}");
    evening.bot_starts();
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
}
