//! What people do in their direct messages comes to another process than the one that serves their
//! table: nobody else sees any of it, and both know who can be written to.

use std::time::Duration;

use serde_json::{Value, json};

use crate::cluster::own_cluster;
use crate::fleet::halls;
use crate::several::{Crew, PEOPLE, SHARDS};
use crate::support::{Evening, Person};

/// In which time whatever was set off by an act would be seen.
const SOON: Duration = Duration::from_secs(2);

/// What the others have of it: what stands there, and what was ever asked of those places.
fn received(evening: &Evening, others: &[&Person<'_>]) -> Vec<Value> {
    let places = others.iter().flat_map(|it| {
        let stands = it.messages();
        let channel = stands.last().map(|it| it["channel_id"].clone());
        let channel = channel.unwrap_or_default();
        let path = format!("path=/channels/{}/", channel.as_str().unwrap_or("none"));
        stands.into_iter().chain(evening.rest(&path))
    });
    let mut received: Vec<Value> = places.collect();
    for file in received
        .iter_mut()
        .filter_map(|it| it["attachments"].as_array_mut())
        .flatten()
    {
        // Signed anew each time it is looked at.
        for address in ["url", "proxy_url"] {
            file[address].take();
        }
    }
    received
}

#[test]
fn what_is_done_aside_in_one_process_moves_nothing_in_another() {
    let Some(cluster) = own_cluster() else { return };
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build().unwrap();
    let url = runtime.block_on(cluster.database("aside"));
    let evening = Evening::without_bot("aside", "en-US", PEOPLE);
    evening.tolerates(429, 0);
    evening.tolerates(403, 50_007);
    let halls = halls(&evening, SHARDS as u64, &["ada", "bob"]);
    evening.post("/people/gateway", json!({"max_concurrency": 16}));
    let mut crew = Crew::new(&evening, url);
    for _ in 0..3 {
        crew.comes();
    }
    evening.bot_is_there();
    crew.shares();
    // Their table is on the last shard; what they write to us comes to the first.
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name).goes_to(&halls[SHARDS - 1]));
    bob.closes_his_dms(true);
    ada.plays("/planetaire open").sees("Your table is open");
    bob.presses("Join");
    ada.plays("/table start");
    bob.sees_on_the_board("**Bob**: your DMs are closed to me");
    let letter = ada.sees_in_the_dm("0 of 4");
    // Who cannot be written to is called where the table stands.
    bob.sees_in_the_channel("it is your move");
    std::thread::sleep(SOON);

    let before = received(&evening, &[&bob]);
    assert!(before.len() > 2, "{before:?}");
    letter.presses("Random sky").sees("Your sky is complete");
    ada.writes("hide D3 F5 B7 H1").sees("Your sky is complete");
    ada.writes("show").sees("Your sky is complete");
    std::thread::sleep(SOON);
    let mut since = received(&evening, &[&bob]);
    since.retain(|it| !before.contains(it));
    assert!(since.is_empty(), "{since:#?}");

    // Whoever is refused once asks no more, whichever process wanted to write.
    ada.writes("seal").surely().sees("sealed");
    bob.plays("/planetaire random");
    bob.plays("/planetaire seal").surely();
    bob.sees_on_the_board("detects");
    let refused = evening.rest("status=403").into_iter();
    let refused = refused.filter(|call| call["response"]["code"] == 50_007);
    assert_eq!(refused.count(), 1);
    // Whoever writes to us can be written to, and the process of his table hears of it.
    bob.closes_his_dms(false);
    bob.writes("fire 12").sees("fired from 12");
    bob.sees_on_the_board("fired from 12");
    ada.writes("fire 7").sees("fired from 7");
    bob.sees_on_the_board("fired from 7")
        .does_not_see("your DMs are closed");
}
