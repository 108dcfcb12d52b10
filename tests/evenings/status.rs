//! Users can ask the bot how it does.

use crate::support::Evening;

#[test]
fn any_user_can_see_the_bots_status() {
    let evening = Evening::hurried("status", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/help topic:How I’m doing")
        .sees("**Houston**")
        .sees("Open games: 0")
        .sees("No answers yet")
        .sees("No DMs yet")
        .sees("I know of no backup")
        .privately();
    bob.closes_his_dms(true);
    evening.tolerates(403, 50_007);
    ada.plays("/planetaire open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    evening.everything_stands();
    let to = evening.data().with_file_name("copy");
    evening.owner_runs(&["backup", to.to_str().unwrap()]);
    bob.plays("/aide sujet:Comment je vais")
        .sees("Parties ouvertes\u{a0}: 1")
        .sees("99 sur 100 au plus")
        .sees("1 sur 2")
        .sees("Dernière sauvegarde\u{a0}: <t:")
        .privately();
}
