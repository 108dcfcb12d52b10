//! How the bot comes to its Discord: settings as people write them, and Discords that are not
//! there.

use std::net::TcpListener;

use crate::NOBODY;
use crate::support::Evening;

/// The bot finds its Discord with what this file says of the token.
#[track_caller]
fn comes_with(name: &str, file: impl Fn(&str) -> String) {
    let evening = Evening::without_bot(name, "en-US", NOBODY);
    let token = evening.token();
    evening.bot_is_started_with(|program| {
        program.env_remove("DISCORD_TOKEN");
        let dir = program.get_current_dir().unwrap();
        std::fs::write(dir.join(".env"), file(&token)).unwrap();
    });
    evening.bot_is_there();
}

#[test]
fn common_ways_to_write_a_token_are_read() {
    comes_with("note", |token| {
        format!("DISCORD_TOKEN=\"{token}\" # mine\n")
    });
    comes_with("windows", |token| {
        format!("\u{feff}# all of it\r\nexport DISCORD_TOKEN={token}\r\n")
    });
    let evening = Evening::without_bot("quoted", "en-US", NOBODY);
    let quoted = format!("\"{}\"", evening.token());
    evening.bot_is_started_with(|program| {
        program.env("DISCORD_TOKEN", quoted);
    });
    evening.bot_is_there();
    // Colours are of no use in a log file.
    assert!(!evening.log().contains('\u{1b}'), "{}", evening.log());
}

#[test]
fn unreachable_address_is_reported_and_retried() {
    let evening = Evening::without_bot("nobody", "en-US", NOBODY);
    let closed = {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.local_addr().unwrap().to_string()
    };
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_DISCORD_ADDRESS", &closed);
    });
    evening.bot_says(&format!("nothing listens at {closed} (connection refused)"));
    assert!(evening.bot_runs(), "{}", evening.log());
    evening.bot_stops();
}

#[test]
fn untrusted_certificate_ends_the_process() {
    let evening = Evening::without_bot("strangers", "en-US", NOBODY);
    let other = Evening::without_bot("other", "en-US", NOBODY);
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_DISCORD_ADDRESS", other.address());
    });
    assert!(!evening.bot_ends().success());
    let log = evening.log();
    assert!(log.contains("not trusted"), "{log}");
    assert!(log.contains("HOUSTON_DISCORD_CA"), "{log}");
    assert!(other.rest("").is_empty());
}
