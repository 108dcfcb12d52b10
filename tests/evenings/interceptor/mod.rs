//! Interceptor: sealed orders by every kind of input, a killed process between two sealings, and a
//! replay that moves.

mod blind;
mod fleets;

use crate::support::Evening;

const PILOTS: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];

#[test]
fn duel_is_played_with_sealed_orders() {
    let evening = Evening::hurried("interceptor", "en-US", PILOTS);
    evening.tolerates(403, 50_007);
    evening.tolerates(429, 0);
    evening.keeps_secret("AGADAA");
    evening.keeps_secret("FLFRFF");
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    bob.closes_his_dms(true);
    ada.plays("/interceptor open asteroids:0")
        .sees("Your game is open");
    bob.plays("/table rejoindre");
    ada.plays("/table start");
    ada.sees_on_the_board("Still placing: Ada and Bob");

    // Placement: Ada by DM; Bob, whose DMs are closed, by a command and the console.
    ada.is_asked(1);
    ada.writes("B3 N 2").sees("isn’t on the border");
    ada.writes("A6 SE 2")
        .sees("**A6**, nose **SE**, speed **2**");
    ada.writes("seal").sees("sealed");
    eve.sees_on_the_board("Sealed: Ada").does_not_see("A6");
    let console = bob.plays("/interceptor placer où:K6 NE 5").privately();
    console
        .sees("**K6**, nez **NE**, vitesse **5**")
        .presses("Sceller");
    eve.sees_on_the_board("A6 SE 2, Bob K6 NE 5");

    // Orders: what cannot be read is marked, what breaks a rule is corrected.
    ada.writes("3 FLZ").sees("3 FL**Z**: **Z** isn’t a code");
    ada.writes("4 FLFRFF")
        .sees("`4 FLFRFF` becomes `4 FLFFFR`")
        .sees("R waits 2 moves");
    eve.plays("/interceptor order order:3 AAA")
        .sees("not in this game");
    ada.writes("RETREAT").sees("RETREAT");
    // The original's letters are understood too.
    let console = ada.writes("4 AGADAA").sees("Noted for");
    console.presses("Seal").sees("Sealed");
    eve.sees_on_the_board("Sealed: Ada").does_not_see("FLFF");
    eve.plays("/table describe").does_not_see("FLFF");
    bob.plays("/console").does_not_see("AGAA");

    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/interceptor ordre ordre:5 AAAAA")
        .sees("coûte 5")
        .presses("Sceller");

    // Bob has flown against the wall five times: exactly nothing is left.
    eve.sees_on_the_board("**Ada** wins");
    eve.sees_on_the_board("Ada: 1 ahead, left, 3 ahead, right");
    eve.sees_on_the_board("Bob is destroyed; the pilot ejects");
    // The last turn is the picture of the end.
    evening.everything_stands();
    let messages = eve.public_messages();
    let mut files = messages.iter().map(|message| &message["attachments"][0]);
    let replay = files.find(|file| file["filename"] == "end.gif").unwrap();
    let id = replay["id"].as_str().unwrap();
    let bytes = evening
        .bytes(&format!("/people/eve/attachments/{id}"))
        .unwrap();
    assert!(bytes.starts_with(b"GIF89a"));
    let alt = replay["description"].as_str().unwrap();
    assert!(alt.contains("Replay of turn 1"), "{alt}");
    assert!(!alt.contains('*'), "{alt}");
}

#[test]
fn turn_is_seen_on_the_board_and_nothing_is_posted_below_it() {
    let evening = Evening::fated(
        "interceptor_films",
        "en-US",
        &[("Ada", "en-US"), ("Bob", "en-US")],
    );
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/interceptor open asteroids:0")
        .sees("Your game is open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    ada.writes("A6 SE 2");
    bob.writes("K6 NW 2");
    let both_seal = || {
        ada.writes("seal").sees("ealed");
        bob.writes("seal").sees("ealed");
        evening.everything_stands();
    };
    both_seal();
    let before = ada.public_messages().len();
    for turn in 1..=3 {
        for pilot in [&ada, &bob] {
            pilot.writes("2 AA");
        }
        both_seal();
        let all = ada.public_messages();
        assert_eq!(all.len(), before, "after turn {turn}");
        let board = &all[before - 1]["attachments"][0];
        assert_eq!(board["filename"], "replay.gif");
        let alt = board["description"].as_str().unwrap();
        assert!(alt.contains(&format!("Fire, turn {turn}")), "{alt}");
    }
}

#[test]
fn a_game_alone_has_one_message_in_the_dm_and_it_says_how_it_ended() {
    let evening = Evening::fated("interceptor_one_dm", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/interceptor open asteroids:0 computer:Easy")
        .sees("Game on!");
    let ours = || {
        let mut all = ada.goes_to("dm").messages();
        all.retain(|message| message["author"]["bot"] == true);
        all
    };
    let living = || {
        let all = ours().into_iter();
        let acts = |message: &serde_json::Value| {
            let rows = message["components"].as_array();
            rows.is_some_and(|rows| !rows.is_empty())
        };
        all.filter(acts).count()
    };
    evening.everything_stands();
    assert_eq!(living(), 0, "she is at the table");
    ada.writes("K6 NE 2")
        .sees("**K6**, nose **NE**, speed **2**");
    ada.writes("seal").sees("ealed");
    for turn in 1.. {
        while let Some(hour) = evening.next_move(1) {
            evening.the_hour_comes(hour);
        }
        evening.everything_stands();
        if ada.board().text().contains("Game over") {
            break;
        }
        assert!(turn < 30, "nobody wins");
        assert_eq!(living(), 1, "at turn {turn}");
        ada.writes("2 AA");
        let sealed = ada.writes("seal").text().to_owned();
        // What ended the game is answered by how it ended.
        assert!(
            sealed.contains("ealed") || sealed.contains("🏁"),
            "{sealed}"
        );
        evening.everything_stands();
        assert!(living() <= 1, "after turn {turn}");
    }
    // Every message came without a sound: she was there.
    ada.sees_in_the_dm("🏁 **Interceptor**");
    assert_eq!(living(), 0);
    let dm = ours()[0]["channel_id"].as_str().unwrap().to_owned();
    let posts = evening.rest(&format!("method=POST&path=/channels/{dm}/messages"));
    assert!(posts.len() > 2, "{posts:?}");
    let loud =
        |post: &&serde_json::Value| post["request"]["flags"].as_u64().unwrap_or(0) & 1 << 12 == 0;
    assert_eq!(posts.iter().filter(loud).count(), 0);
    let end = ada.sees_in_the_channel("Good game");
    let all = ada.public_messages();
    assert_eq!(all.last().unwrap()["id"], end.message["id"]);
    assert!(!end.alt().contains("alone"), "{}", end.alt());
    assert!(evening.pings().is_empty(), "who is alone is not called");
    // Against a computer alone it begins at once.
    ada.presses("Rematch").privately();
    ada.sees_on_the_board("#2").sees("Still placing: Ada");
}
