//! `houston invite`: the link with which a server invites the bot.

use serde_json::json;

use crate::NOBODY;
use crate::support::Evening;

#[test]
fn invite_link_grants_exactly_the_tested_permissions() {
    let evening = Evening::without_bot("invite", "en-US", NOBODY);
    let said = evening.owner_runs(&["invite"]);
    let link = said.trim();
    let (page, asked) = link.split_once('?').unwrap();
    assert!(page.starts_with("https://discord.com/"), "{link}");
    let mut asked: Vec<_> = asked.split('&').collect();
    asked.sort_unstable();
    let application = evening.application();
    // The bot of each evening has a role with these permissions, and no others.
    let expected = [
        format!("client_id={application}"),
        format!("permissions={}", commands::permissions()),
        "scope=bot+applications.commands".to_owned(),
    ];
    assert_eq!(asked, expected);
    // View, send, send in threads, open them, attach, read the history.
    assert_eq!(commands::permissions().count_ones(), 6);
}

#[test]
fn invite_link_needs_a_valid_token() {
    let evening = Evening::without_bot("uninvited", "en-US", NOBODY);
    evening.tolerates(401, 0);
    evening.fault(json!({"fault": "token_revoked", "on": true}));
    let ended = evening.owner_tries(&["invite"]);
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(78), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("check DISCORD_TOKEN"), "{said}");
    assert_eq!(ended.stdout, b"");
}
