//! A killed bot's data, looked after by the commands; and a bot that is told to stop while Discord
//! is away.

use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::skipped::skipped;
use crate::support::{Evening, Person, program};

/// Runs the program on a data directory, and says whether it went well and what it said.
pub(crate) fn houston(data: &Path, arguments: &[&str]) -> (bool, String) {
    let mut program = program(&std::env::temp_dir(), arguments);
    let ended = program.env("HOUSTON_DATA", data).output().unwrap();
    let said = String::from_utf8([ended.stdout, ended.stderr].concat()).unwrap();
    (ended.status.success(), said)
}

#[track_caller]
pub(crate) fn check(data: &Path, arguments: &[&str], words: &str) {
    let (well, said) = houston(data, arguments);
    assert!(well && said.contains(words), "{arguments:?}: {said}");
}

/// The rays that the board of a person who plays alone lists, by their margins.
#[track_caller]
pub(crate) fn rays(person: &Person<'_>) -> Vec<String> {
    let card = person.plays("/table describe");
    let rays = card
        .text()
        .lines()
        .filter_map(|line| line.strip_prefix("- "));
    rays.filter_map(|ray| Some(ray.split_once(' ')?.0.to_owned()))
        .collect()
}

/// Ada plays alone, and the bot dies.
fn killed<'e>(evening: &'e Evening) -> Person<'e> {
    // Who starts often registers commands often.
    evening.tolerates(429, 0);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
    // A copy from before the board was posted, and noted, could not know of it.
    ada.sees_on_the_board("fired from 12");
    evening.everything_stands();
    evening.bot_is_killed();
    ada
}

/// The game goes on where it was.
#[track_caller]
fn goes_on(ada: &Person<'_>, margin: u32) {
    let before = rays(ada).len();
    ada.plays(&format!("/planetaire fire margin:{margin}"))
        .sees(&format!("fired from {margin}"));
    let rays = rays(ada);
    assert!(
        rays.contains(&"12".to_owned()) && rays.len() == before + 1,
        "{rays:?}"
    );
    let status = format!("is hunting: {} rays", rays.len());
    ada.sees_on_the_board(&status);
    assert_eq!(ada.boards().len(), 1);
}

#[test]
fn killed_bots_data_can_be_checked_rebuilt_and_copied() {
    let evening = Evening::begin("crash_care", "en-US", &[("Ada", "en-US")]);
    let ada = killed(&evening);
    let (data, away) = (evening.data(), tempfile::tempdir().unwrap());
    let copy = away.path().join("copy");
    check(&data, &["check"], "The log is sound: 1 tables");
    check(&data, &["backup", copy.to_str().unwrap()], "Copied");

    // The store beside the log is lost.
    std::fs::remove_dir_all(data.join("index")).unwrap();
    check(&data, &["check"], "the index is missing");
    check(&data, &["rebuild"], "Rebuilt the index");
    evening.bot_starts();
    goes_on(&ada, 1);
    evening.bot_is_killed();

    // The store exists but is garbled: no one has to do anything about it.
    garble(&data.join("index"));
    let (well, said) = houston(&data, &["check"]);
    assert!(!well && said.contains("the index is damaged"), "{said}");
    evening.bot_starts();
    goes_on(&ada, 2);
    evening.bot_is_killed();

    // Everything is lost but the copy, which knows of one ray.
    std::fs::remove_dir_all(&data).unwrap();
    check(&data, &["restore", copy.to_str().unwrap()], "Restored");
    evening.bot_starts();
    goes_on(&ada, 3);
    evening.bot_stops();
    check(&data, &["check"], "the index matches it");
}

/// Overwrites every file of the store.
fn garble(index: &Path) {
    for entry in std::fs::read_dir(index).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let length = std::fs::metadata(&path).unwrap().len() as usize;
            std::fs::write(&path, vec![0xA5; length.max(64)]).unwrap();
        }
    }
}

/// A directory of another user is not an empty one.
#[test]
fn other_users_data_is_not_called_missing_or_damaged() {
    const NOBODY: u32 = 65_534;
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join("journal.log"), "not for everybody").unwrap();
    for (path, mode) in [(dir.path(), 0o755), (&data, 0o700)] {
        std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
    }
    // The other user must be able to run the program at all.
    let program = dir.path().join("houston");
    std::fs::copy(env!("CARGO_BIN_EXE_houston"), &program).unwrap();
    for asked in [&["check"][..], &["backup", "copy"], &["compact"], &[]] {
        let mut command = Command::new(&program);
        let command = command.args(asked).env_clear().env("HOUSTON_DATA", &data);
        // The live bot opens its data before it connects to anything.
        let command = command
            .env("DISCORD_TOKEN", "MTA.a.b")
            .env("HOUSTON_LOG", "info");
        let command = command.current_dir("/").stdin(Stdio::null()).uid(NOBODY);
        let Ok(ended) = command.output() else {
            skipped("this needs the right to be another user");
            return;
        };
        let said = String::from_utf8([ended.stdout, ended.stderr].concat()).unwrap();
        assert!(
            !ended.status.success() && said.contains("user 65534 is not permitted"),
            "{asked:?}: {said}"
        );
        assert!(said.contains("it is not damaged"), "{said}");
    }
}

#[test]
fn bot_can_stop_while_the_gateway_is_lost() {
    for how in ["rst", "close_without_code"] {
        let evening = Evening::begin("lost_gateway", "en-US", &[("Ada", "en-US")]);
        let ada = killed(&evening);
        evening.bot_starts();
        evening.fault(json!({"fault": "refuse_gateway", "ms": 60_000}));
        evening.fault(json!({"fault": "drop_gateway", "how": how}));
        let asked = Instant::now();
        evening.bot_stops();
        assert!(asked.elapsed() < Duration::from_secs(3), "{how}");
        check(&evening.data(), &["check"], "the index matches it");
        evening.faults_end();
        evening.bot_starts();
        goes_on(&ada, 1);
    }
}
