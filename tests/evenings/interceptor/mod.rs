//! Interceptor: sealed orders through every door, a killed process between two sealings, and a
//! replay that moves.

mod blind;
mod campaign;
mod fleets;

use crate::support::Evening;

const PILOTS: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];

#[test]
fn duel_is_played_with_sealed_orders() {
    let evening = Evening::hurried("interceptor", "en-US", PILOTS);
    evening.tolerates(403, 50_007);
    evening.tolerates(429, 0);
    evening.keeps_secret("AGADAA");
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
    bob.closes_his_dms(true);
    ada.plays("/interceptor open asteroids:0")
        .sees("Your game is open");
    bob.plays("/table rejoindre");
    ada.plays("/table start");
    ada.sees_on_the_board("Still placing: Ada and Bob");

    // Placement: Ada by DM; Bob, whose DMs are closed, by a command and the console.
    ada.is_asked(1);
    ada.writes("B3 N 2").sees("isn’t on the border");
    ada.writes("A6 SE 2").sees("A6 SE 2");
    ada.writes("seal").sees("sealed");
    eve.sees_on_the_board("Sealed: Ada").does_not_see("A6");
    let console = bob.plays("/interceptor placer où:K6 NE 5").privately();
    console.sees("K6 NE 5").presses("Sceller");
    eve.sees_on_the_board("A6 SE 2, Bob K6 NE 5");

    // Orders: what cannot be read is marked, what breaks a rule is corrected.
    ada.writes("3 AGZ").sees("3 AG**Z**: **Z** isn’t a code");
    ada.writes("4 AGADAA")
        .sees("`4 AGADAA` becomes `4 AGAAAD`")
        .sees("D (letter 4) comes 2 moves later");
    eve.plays("/interceptor order order:3 AAA")
        .sees("not in this game");
    ada.writes("REPLI").sees("REPLI");
    let console = ada.writes("4 AGADAA").sees("not sealed yet");
    console.presses("Seal").sees("Sealed");
    eve.sees_on_the_board("Sealed: Ada").does_not_see("AGAA");
    eve.plays("/describe").does_not_see("AGAA");
    bob.plays("/console").does_not_see("AGAA");

    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/interceptor ordre ordre:5 AAAAA")
        .sees("coûte 5")
        .presses("Sceller");

    // Bob has flown against the wall five times: exactly nothing is left.
    eve.sees_on_the_board("**Ada** wins");
    eve.sees_on_the_board("Ada `4 AGAAAD` → E5 SE 4");
    eve.sees_on_the_board("Bob: destroyed, pilot safe");
    let messages = eve.public_messages();
    let mut files = messages.iter().map(|message| &message["attachments"][0]);
    let replay = files.find(|file| file["filename"] == "replay.gif").unwrap();
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
fn only_the_latest_replay_is_kept() {
    let evening = Evening::fated(
        "interceptor_films",
        "en-US",
        &[("Ada", "en-US"), ("Bob", "en-US")],
    );
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/interceptor open asteroids:0")
        .sees("Your game is open");
    bob.presses("Join").on_the_board();
    ada.presses("Start").on_the_board();
    ada.writes("A6 SE 2");
    bob.writes("K6 NW 2");
    let both_seal = || {
        ada.writes("seal").sees("ealed");
        bob.writes("seal").sees("ealed");
        evening.everything_stands();
    };
    both_seal();
    for turn in 1..=3 {
        for pilot in [&ada, &bob] {
            pilot.writes("2 AA");
        }
        both_seal();
        let all = ada.public_messages().into_iter();
        let films: Vec<_> = all
            .map(|message| message["attachments"][0].clone())
            .filter(|file| file["filename"] == "replay.gif")
            .collect();
        assert_eq!(films.len(), 1, "after turn {turn}");
        let alt = films[0]["description"].as_str().unwrap();
        assert!(alt.contains(&format!("Replay of turn {turn}")), "{alt}");
    }
}
