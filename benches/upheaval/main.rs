//! Three processes on one database, eight shards, sixteen servers, and people who play every game
//! by what their consoles offer, while processes are killed, stopped, replaced and cut off from the
//! database, and the database itself goes. What must hold is what people see: `holds.rs`.
//!
//! A minute by default; `HOUSTON_UPHEAVAL_SECONDS=600` is ten. `HOUSTON_UPHEAVAL_IDENTIFIES` is how
//! many sessions Discord lets begin at once, and `HOUSTON_UPHEAVAL_SEED` which harms come in which
//! order: by default the same ones in every run.
//!
//! `HOUSTON_UPHEAVAL_GAMES=1000` counts instead which messages stand twice after ten rolling
//! updates, ten pauses of 20 s and ten cuts, in so many channels where people chat all the while,
//! with `HOUSTON_UPHEAVAL_ACTS` moves a second, and each harm so often as `HOUSTON_UPHEAVAL_HARMS`
//! says.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod account;
mod club;
mod crew;
mod harms;
mod holds;
mod record;
mod twice;
mod verdict;
mod wire;
#[path = "../world/mod.rs"]
mod world;

#[path = "../../sessions/tests/all/common/cluster.rs"]
mod cluster;

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use club::Club;
use cluster::own_cluster;
use crew::{Crew, MANY};
use harms::Harms;
use holds::Holds;
use record::Record;
use world::{World, load};

const SHARDS: u64 = 8;
/// Servers of each shard.
const EACH: usize = 2;
/// How long a player thinks about a move.
const THINKS: Duration = Duration::from_millis(1_500);

fn main() {
    // `cargo test --bench`: only that three share the shards and that people play.
    let at_length = std::env::args().any(|argument| argument == "--bench");
    let seconds = if at_length { 60 } else { 3 };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(async {
        println!("{}", load());
        let games = set("GAMES", 0);
        if games > 0 {
            let games = usize::try_from(games).unwrap();
            twice::counts(games, set("ACTS", 6), set("HARMS", 10)).await;
            println!("{}", load());
            return;
        }
        upheaval(at_length, set("SECONDS", seconds), set("IDENTIFIES", 16)).await;
        println!("{}", load());
    });
}

fn set(name: &str, usual: u64) -> u64 {
    let said = std::env::var(format!("HOUSTON_UPHEAVAL_{name}"));
    said.map_or(usual, |said| said.parse().unwrap())
}

/// Waits until everybody may use the commands.
async fn wait_for_all(world: &World) {
    let there = "/people/wait?connected=true&commands=3&timeout_ms=60000";
    world.get(there).await;
}

async fn upheaval(harmed: bool, seconds: u64, identifies: u64) {
    let Some(cluster) = own_cluster() else { return };
    let url = cluster.database("upheaval").await;
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    // Kept, so that the logs can be read when something went wrong.
    let dir = dir.keep();
    let world = Arc::new(World::without_bot(&dir).await);
    let terms = json!({"max_concurrency": identifies});
    world.post("/people/gateway", terms).await;
    let mut club = Club::new(Arc::clone(&world), SHARDS, EACH).await;
    let mut crew = Crew::new(Arc::clone(&world), (cluster, "upheaval"), &dir, SHARDS);
    let began = Instant::now();
    for _ in 0..MANY {
        crew.comes();
    }
    crew.shares(&[]).await;
    wait_for_all(&world).await;
    println!(
        "{MANY} processes share {SHARDS} shards after {:.1?}",
        began.elapsed()
    );
    club.chooses_games().await;
    let club = Arc::new(club);
    club.everybody_begins().await;
    println!("everybody plays after {:.1?}", began.elapsed());

    if !harmed {
        let until = Instant::now() + Duration::from_secs(seconds);
        club.goes_on(until, THINKS).await;
        println!("nobody was harmed, and nothing is judged");
        drop(crew);
        // A process may be writing its last words there.
        let _ = std::fs::remove_dir_all(&dir);
        return;
    }
    let mut record = Record::begins(&world).await;
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut harms = Harms::new(&club, &mut crew, set("SEED", 1));
    tokio::join!(
        club.goes_on(until, THINKS),
        record.follows(&world, until),
        harms.go_on(until),
    );
    let served = harms.served();
    Holds {
        club: &club,
        crew: &mut crew,
        record: &mut record,
        url: &url,
        dir: &dir,
    }
    .all(&served)
    .await;
    drop(crew);
    std::fs::remove_dir_all(&dir).unwrap();
}
