//! The operator's pages, as the Developer Portal has them, stand where people ask what the bot is
//! and what it keeps.

use sandbox::Setup;

use crate::ADA;
use crate::support::Evening;

#[test]
fn operator_pages_are_linked_in_the_readers_language() {
    let setup = Setup {
        privacy_policy_url: Some("https://example.org/privacy".to_owned()),
        terms_of_service_url: Some("https://example.org/terms".to_owned()),
        ..Setup::default()
    };
    let people = [("Ada", "en-US"), ("Zoé", "fr")];
    let evening = Evening::at_discord("pages", "en-US", &people, setup);
    evening.bot_starts();
    let english =
        "[Privacy policy](<https://example.org/privacy>) · [Terms](<https://example.org/terms>)";
    let french = "[Confidentialité](<https://example.org/privacy>) · [Conditions d’utilisation](<https://example.org/terms>)";
    for (name, command, links) in [
        ("Ada", "/me privacy", english),
        ("Ada", "/help topic:All commands", english),
        ("Zoé", "/moi vie-privée", french),
        ("Zoé", "/aide sujet:Toutes les commandes", french),
    ] {
        evening.seat(name).plays(command).privately().sees(links);
    }
}

#[test]
fn missing_operator_pages_are_not_mentioned() {
    let evening = Evening::begin("no_pages", "en-US", ADA);
    for command in ["/me privacy", "/help topic:All commands"] {
        let answer = evening.seat("Ada").plays(command).privately();
        answer.does_not_see("In full").does_not_see("](<");
    }
}
