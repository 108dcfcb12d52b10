//! Started without any Discord at hand: what is wrong is said in one sentence, and the process
//! ends.

use std::path::Path;
use std::process::Output;

use crate::support::program;

/// What only a person can fix: the bot must not be restarted again and again.
const NEEDS_A_PERSON: i32 = 78;

/// Runs the bot in a directory until it ends, with these settings and no others.
fn run(dir: &Path, settings: &[(&str, &str)]) -> Output {
    let mut program = program(dir, &[]);
    program.envs(settings.iter().copied()).output().unwrap()
}

/// With any settings, it fails and says all of `says`, but none of `never`.
#[track_caller]
fn check(dir: &Path, settings: &[(&str, &str)], says: &[&str], never: &[&str]) {
    let ended = run(dir, settings);
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(NEEDS_A_PERSON), "{said}");
    for words in says {
        assert!(said.contains(words), "{words:?} is missing in: {said}");
    }
    let all = format!("{said}{}", String::from_utf8_lossy(&ended.stdout));
    for words in never {
        assert!(!all.contains(words), "{words:?} is in: {all}");
    }
}

#[test]
fn unknown_setting_is_named_from_any_source() {
    let dir = tempfile::tempdir().unwrap();
    let says = ["HOUSTON_DAT is not a setting", "did you mean HOUSTON_DATA?"];
    check(dir.path(), &[("HOUSTON_DAT", "x")], &says, &[]);
    std::fs::write(dir.path().join(".env"), "HOUSTON_DAT=x\n").unwrap();
    check(dir.path(), &[], &says, &[]);
}

#[test]
fn misnamed_token_opens_no_sandbox() {
    let dir = tempfile::tempdir().unwrap();
    let says = ["DISCORD_TOKEN is not set", "rename it"];
    let never = ["open at", "hush"];
    check(dir.path(), &[("DISCORD_TOKN", "hush")], &says, &never);
    for name in [
        "discord_token",
        "export DISCORD_BOT_TOKEN",
        "\u{200b}DISCORD_TOKEN",
    ] {
        std::fs::write(dir.path().join(".env"), format!("{name}=hush\n")).unwrap();
        check(dir.path(), &[], &says, &never);
    }
}

#[test]
fn run_without_a_token_opens_no_sandbox() {
    let dir = tempfile::tempdir().unwrap();
    let ended = program(dir.path(), &["run"]).output().unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(NEEDS_A_PERSON), "{said}");
    assert!(said.contains("DISCORD_TOKEN is not set"), "{said}");
    assert!(said.contains("houston sandbox"), "{said}");
    assert!(ended.stdout.is_empty());
}

#[test]
fn nothing_opens_before_the_data_is_writable() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("data"), "no directory").unwrap();
    let settings = [("HOUSTON_DATA", "data"), ("HOUSTON_SANDBOX_PORT", "0")];
    let ended = run(dir.path(), &settings);
    let said = String::from_utf8_lossy(&[ended.stderr, ended.stdout].concat()).into_owned();
    // A disk may come back by itself.
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(said.contains("data") && !said.contains("open at"), "{said}");
}

#[test]
fn invalid_certificate_authority_is_reported_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let broken = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
    for garbage in ["garbage\n", "", broken] {
        std::fs::write(dir.path().join("ca.pem"), garbage).unwrap();
        let settings = [
            ("DISCORD_TOKEN", "a.b.c"),
            ("HOUSTON_DISCORD_ADDRESS", "127.0.0.1:1"),
            ("HOUSTON_DISCORD_CA", "ca.pem"),
        ];
        let says = ["HOUSTON_DISCORD_CA", "holds no certificate"];
        check(dir.path(), &settings, &says, &["does not answer"]);
    }
}
