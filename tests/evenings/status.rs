//! Whoever wonders how the bot does asks it.

use std::process::Command;

use crate::support::Evening;

#[test]
fn everybody_may_ask_how_the_bot_does() {
    let evening = Evening::hurried("status", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/help topic:How I’m doing")
        .sees("**Houston**")
        .sees("Tables that are open: 0")
        .sees("I have not answered anybody yet")
        .sees("I have not written any DM")
        .sees("I know of no backup")
        .privately();
    bob.closes_his_dms(true);
    evening.tolerates(403, 50_007);
    ada.plays("/planetaire open");
    bob.presses("Join").on_the_board();
    ada.presses("Start").on_the_board();
    evening.everything_stands();
    let to = evening.data().with_file_name("copy");
    let copied = Command::new(env!("CARGO_BIN_EXE_houston"))
        .args(["backup", to.to_str().unwrap()])
        .env_clear()
        .env("HOUSTON_DATA", evening.data())
        .output()
        .unwrap();
    assert!(copied.status.success(), "{copied:?}");
    bob.plays("/aide sujet:Comment je vais")
        .sees("Tables ouvertes\u{a0}: 1")
        .sees("99 sur 100 au plus")
        .sees("1 sur 2")
        .sees("La dernière sauvegarde\u{a0}: <t:")
        .privately();
}
