//! The clock as a bot follows it: told at once, waited for, and never held up by who is gone.

use crate::common::World;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn question(after: &Value) -> String {
    format!("/people/clock?follower=me&wait_ms=20000&after={after}")
}

#[tokio::test]
async fn script_waits_until_followers_know_the_change() {
    let world = World::new().await;
    let first = world.get("/people/clock?follower=me").await.body;
    assert_eq!(first["stopped"], false);
    assert!(first["ahead_ms"].as_i64().unwrap().abs() < 1_000, "{first}");
    let knows = async {
        let clock = world.get(&question(&first["change"])).await.body;
        let ahead = clock["ahead_ms"].as_i64().unwrap();
        assert!((ahead - 3_600_000).abs() < 1_000, "{clock}");
        let asked_again = Instant::now();
        let clock = world.get(&question(&clock["change"])).await.body;
        assert_eq!(clock["stopped"], true);
        // Only its coming back lets the script go on, and here it comes back no more.
        (asked_again, clock["now_ms"].clone())
    };
    let moves = async {
        world.ages(3_600_000).await;
        let moved = Instant::now();
        let stopped = world
            .post("/people/clock", json!({"stopped": true}))
            .await
            .body;
        (moved, stopped["now_ms"].clone())
    };
    let ((asked_again, known), (moved, stopped)) = tokio::join!(knows, moves);
    assert!(asked_again <= moved, "the script went on too early");
    assert_eq!(known, stopped);
}

#[tokio::test]
async fn lost_follower_does_not_block_the_clock() {
    let world = World::new().await;
    let first = world.get("/people/clock?follower=me").await.body;
    let url = format!("{}{}", world.base, question(&first["change"]));
    let lost = world.http.get(url).timeout(Duration::from_millis(50));
    assert!(lost.send().await.is_err(), "its connection breaks");
    let began = Instant::now();
    world.ages(1_000).await;
    world.ages(1_000).await;
    // A second at most, for the first time.
    assert!(
        began.elapsed() < Duration::from_secs(3),
        "{:?}",
        began.elapsed()
    );
}
