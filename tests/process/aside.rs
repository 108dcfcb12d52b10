//! What people do in their direct messages comes to another process than the one that serves their
//! table: both know who can be written to.

use crate::cluster::{own_cluster, run};
use crate::fleet::halls;
use crate::several::{PEOPLE, SHARDS};
use crate::support::Evening;
use crate::support::club::{Club, people};
use crate::support::crew::Crew;

#[test]
fn closed_dms_are_known_to_every_process() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("aside"));
    let evening = Evening::without_bot("aside", "en-US", PEOPLE);
    evening.tolerates(403, 50_007);
    let halls = halls(&evening, SHARDS as u64, &["ada", "bob"]);
    let crew = Crew::begins(&evening, &url, SHARDS);
    // Their table is on the last shard; what they write to us comes to the first.
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name).goes_to(&halls[SHARDS - 1]));
    bob.closes_his_dms(true);
    ada.plays("/planetaire open").sees("Your game is open");
    bob.presses("Join");
    ada.plays("/table start");
    bob.sees_on_the_board("**Bob**: I can’t DM you");
    let letter = ada.sees_in_the_dm("0 of 4");
    // Who cannot be written to is called where the table stands.
    bob.sees_in_the_channel("it’s your turn");
    letter.presses("Random sky").sees("Your sky is complete");
    ada.writes("hide D3 F5 B7 H1").sees("Your sky is complete");
    ada.writes("show").sees("Your sky is complete");
    // A user who refused DMs once is not tried again, no matter which process wanted to write.
    ada.writes("seal").surely().sees("sealed");
    bob.plays("/planetaire random");
    bob.plays("/planetaire seal").surely();
    bob.sees_on_the_board("is hunting");
    let refused = evening.rest("status=403").into_iter();
    let refused = refused.filter(|call| call["response"]["code"] == 50_007);
    assert_eq!(refused.count(), 1);
    // A user who writes to the bot can be written to, and the process of their table hears of it.
    bob.closes_his_dms(false);
    bob.writes("fire 12").sees("fired from 12");
    bob.sees_on_the_board("fired from 12");
    ada.writes("fire 7").sees("fired from 7");
    bob.sees_on_the_board("fired from 7")
        .does_not_see("I can’t DM you");
    drop(crew);
}

/// Whether a player can be sent DMs is known to every game of the catalogue.
#[test]
fn closed_dms_are_known_to_every_game() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("asides"));
    let evening = Evening::without_bot("asides", "en-US", &people());
    evening.tolerates(403, 50_007);
    let crew = Crew::begins(&evening, &url, 2);
    let bob = evening.seat("Bob");
    bob.closes_his_dms(true);
    // The tables are on the second shard; Bob's DMs to the bot come to the first.
    let club = Club::opens(&evening);
    for table in &club.tables {
        table.seats[1].sees_on_the_board("**Bob**: I can’t DM you");
    }
    let refused = evening.rest("status=403").into_iter();
    let refused = refused.filter(|call| call["response"]["code"] == 50_007);
    assert_eq!(refused.count(), 1, "{}", evening.log());
    bob.closes_his_dms(false);
    bob.writes("help");
    for table in &club.tables {
        // A private action changes no board: the news is told with the next one.
        let bob = &table.seats[1];
        let before = bob.board().id();
        let what = format!("that he can be written to, at {}", table.game);
        evening.until("Bob", &what, || {
            // The process that serves the table hears of it in its own time.
            bob.plays("/table show");
            evening.everything_stands();
            let board = bob.board_if_any().filter(|board| board.id() != before)?;
            (!board.text().contains("I can’t DM you")).then_some(())
        });
    }
    drop(crew);
}
