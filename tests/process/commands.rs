//! The command line as people type it: help, words that mean nothing, pipes that close, and
//! `replay`.

use std::fs::{File, OpenOptions};
use std::io::Read;
use std::process::{Output, Stdio};

use crate::support::program;

/// What the program was asked means nothing.
const USAGE: i32 = 2;

/// A game of one.
fn record() -> String {
    format!(
        "{}/docs/records/planetaire.jsonl",
        env!("CARGO_MANIFEST_DIR")
    )
}

fn code(ended: &Output) -> Option<i32> {
    ended.status.code()
}

fn out(ended: &Output) -> String {
    String::from_utf8(ended.stdout.clone()).unwrap()
}

fn err(ended: &Output) -> String {
    String::from_utf8(ended.stderr.clone()).unwrap()
}

/// It goes well, and says all of this.
#[track_caller]
fn says(arguments: &[&str], words: &[&str]) -> String {
    let dir = tempfile::tempdir().unwrap();
    let ended = program(dir.path(), arguments).output().unwrap();
    assert!(ended.status.success(), "{arguments:?}: {}", err(&ended));
    for word in words {
        assert!(
            out(&ended).contains(word),
            "{word:?} is missing in: {}",
            out(&ended)
        );
    }
    let left = std::fs::read_dir(dir.path()).unwrap().count();
    assert_eq!(left, 0, "{arguments:?} made a file");
    out(&ended)
}

/// It means nothing: that is said with the word that is wrong, and nothing is done.
#[track_caller]
fn means_nothing(arguments: &[&str], words: &[&str]) {
    let dir = tempfile::tempdir().unwrap();
    let ended = program(dir.path(), arguments).output().unwrap();
    assert_eq!(code(&ended), Some(USAGE), "{arguments:?}: {}", err(&ended));
    for word in words {
        assert!(
            err(&ended).contains(word),
            "{word:?} is missing in: {}",
            err(&ended)
        );
    }
    assert_eq!(out(&ended), "");
    let left = std::fs::read_dir(dir.path()).unwrap().count();
    assert_eq!(left, 0, "{arguments:?} made a file");
}

#[test]
fn every_command_has_help() {
    says(&["--version"], &[env!("CARGO_PKG_VERSION")]);
    let help = says(
        &["--help"],
        &["DISCORD_TOKEN", "backup", "replay", "sandbox"],
    );
    assert_eq!(says(&["help"], &[]), help);
    says(&["backup", "--help"], &["Copy the data to DIR"]);
    says(&["help", "backup"], &["Copy the data to DIR"]);
    says(&["check", "--help"], &["houston check"]);
    says(&["replay", "--help"], &["--png", "--out", "en, fr"]);
    says(&["completions", "bash"], &["complete -F", "--recount"]);
    says(&["completions", "zsh"], &["#compdef houston"]);
    says(&["settings"], &["# HOUSTON_DATA=data"]);
}

#[test]
fn unknown_arguments_are_named() {
    means_nothing(&["nonsense"], &["'nonsense'"]);
    means_nothing(&["backp", "there"], &["'backp'", "'backup'"]);
    means_nothing(&["check", "now"], &["'now'"]);
    means_nothing(&["--chek"], &["'--chek'"]);
    means_nothing(&["backup"], &["<DIR>"]);
    means_nothing(&["backup", ""], &["<DIR>"]);
    means_nothing(&["stats"], &["--recount"]);
    means_nothing(&["sandbox", "--export"], &["--export"]);
    means_nothing(&["completions", "cmd"], &["'cmd'", "bash"]);
    let file = record();
    let replay = |asked: &[&'static str], words: &[&str]| {
        let mut all = vec!["replay", &file];
        all.extend(asked);
        means_nothing(&all, words);
    };
    replay(&["--words", "xx"], &["'xx'", "en", "fr"]);
    replay(&["--words", "en", "--gif"], &["--words", "--gif"]);
    replay(&["--check", "--as", "b"], &["--check", "--as"]);
    replay(&["--gif", "--gif"], &["--gif"]);
    replay(&["--png", "x"], &["'x'"]);
    replay(&["--as", "0"], &["'0'", "1, 2"]);
    replay(&["--as", "ab"], &["'ab'", "a, b"]);
    replay(&["--out", "there.png"], &["--png", "--gif"]);
    means_nothing(&["replay", "-", "--gif"], &["--out FILE"]);
}

/// A mistyped HOUSTON_DATA is no new bot: nothing is made there.
#[test]
fn commands_on_a_missing_data_directory_create_nothing() {
    let dir = tempfile::tempdir().unwrap();
    for asked in [vec!["stats", "--recount"], vec!["check"], vec!["compact"]] {
        let mut program = program(dir.path(), &asked);
        let ended = program.env("HOUSTON_DATA", "dta").output().unwrap();
        assert!(!ended.status.success(), "{asked:?}: {}", out(&ended));
        let said = err(&ended);
        assert!(said.contains("dta holds no data"), "{asked:?}: {said}");
        let left = std::fs::read_dir(dir.path()).unwrap().count();
        assert_eq!(left, 0, "{asked:?} made a file");
    }
}

#[test]
fn replay_accepts_arguments_in_any_order() {
    let file = record();
    let english = says(&["replay", &file, "--words", "en"], &[]);
    assert!(english.lines().count() > 3, "{english}");
    for order in [
        vec!["replay", &file, "--words=en"],
        vec!["replay", "--words=en", &file],
        vec!["replay", "--words", "en", "--", &file],
        vec!["replay", "--as=public", &file, "--words=en"],
    ] {
        assert_eq!(says(&order, &[]), english, "{order:?}");
    }
    let dir = tempfile::tempdir().unwrap();
    let piped = |asked: &[&str]| {
        let mut program = program(dir.path(), asked);
        program.stdin(File::open(&file).unwrap()).output().unwrap()
    };
    assert_eq!(out(&piped(&["replay", "-", "--words=en"])), english);
    let drawn = piped(&[
        "replay",
        "-",
        "--png",
        "3",
        "--as",
        "all",
        "--out",
        "third.png",
    ]);
    assert!(out(&drawn).contains("third.png"), "{}", err(&drawn));
    let picture = std::fs::read(dir.path().join("third.png")).unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
    let film = program(dir.path(), &["replay", "-o", "whole.gif", "--gif", &file]);
    assert!({ film }.status().unwrap().success());
    let film = std::fs::read(dir.path().join("whole.gif")).unwrap();
    assert!(film.starts_with(b"GIF89a"));
    // A file whose name begins as an option does.
    std::fs::copy(&file, dir.path().join("--words")).unwrap();
    let named = program(dir.path(), &["replay", "--words=en", "--", "--words"]);
    assert_eq!(out(&{ named }.output().unwrap()), english);
}

#[test]
fn unknown_seat_lists_the_available_seats() {
    let dir = tempfile::tempdir().unwrap();
    let of_two = record().replace("planetaire", "terre_lune");
    for (asked, named) in [("z", "seat z"), ("3", "seat c"), ("200", "seat 200")] {
        let ended = program(dir.path(), &["replay", &of_two, "--as", asked]).output();
        let said = err(&ended.unwrap());
        assert!(
            said.contains(named) && said.contains("The seats of this game: a, b\n"),
            "{said}"
        );
    }
}

#[test]
fn closed_pipe_ends_quietly() {
    let dir = tempfile::tempdir().unwrap();
    for asked in [
        vec!["--help"],
        vec!["settings"],
        vec!["completions", "bash"],
        vec!["replay", &record(), "--events", "--as", "all"],
    ] {
        let (mut read, write) = std::io::pipe().unwrap();
        let mut program = program(dir.path(), &asked);
        let running = program
            .stdout(write)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // What is left of the writing end is the program's.
        drop(program);
        let mut first = [0];
        read.read_exact(&mut first).unwrap();
        drop(read);
        let ended = running.wait_with_output().unwrap();
        assert!(ended.status.success(), "{asked:?}: {}", ended.status);
        assert_eq!(err(&ended), "", "{asked:?}");
    }
}

#[test]
fn unread_pipe_ends_quietly() {
    let dir = tempfile::tempdir().unwrap();
    for asked in [vec!["--help"], vec!["--version"], vec!["replay", &record()]] {
        let (read, write) = std::io::pipe().unwrap();
        drop(read);
        let ended = program(dir.path(), &asked).stdout(write).output().unwrap();
        assert!(ended.status.success(), "{asked:?}: {}", ended.status);
        assert_eq!(err(&ended), "", "{asked:?}");
    }
}

#[test]
fn full_disk_is_reported_in_one_line() {
    let dir = tempfile::tempdir().unwrap();
    for asked in [
        vec!["--help"],
        vec!["settings"],
        vec!["completions", "bash"],
        vec!["replay", &record(), "--events"],
    ] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let ended = program(dir.path(), &asked).stdout(full).output().unwrap();
        assert_eq!(code(&ended), Some(1), "{asked:?}");
        let said = err(&ended);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("cannot write to standard output"), "{said}");
    }
    // Nor is there a panic where nothing at all can be said.
    let full = || OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut mute = program(dir.path(), &["nonsense"]);
    let ended = mute.stdout(full()).stderr(full()).status().unwrap();
    assert_eq!(ended.code(), Some(USAGE));
}
