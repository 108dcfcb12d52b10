//! Three processes on one database, eight shards, sixteen servers, and people who play every game
//! by what their consoles offer, while processes are killed, stopped, replaced and cut off from the
//! database, and the database itself goes. What must hold is what people see: `holds.rs`.
//!
//! A minute by default; `HOUSTON_UPHEAVAL_SECONDS=600` is ten. `HOUSTON_UPHEAVAL_IDENTIFIES` is how
//! many sessions Discord lets begin at once, and `HOUSTON_UPHEAVAL_SEED` which harms come in which
//! order: by default the same ones in every run.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod account;
mod club;
#[path = "../../sessions/tests/all/common/cluster.rs"]
mod cluster;
#[path = "../common/mod.rs"]
mod common;
mod crew;
mod harms;
mod holds;
mod record;
#[path = "../../tests/support/mod.rs"]
mod support;
mod verdict;

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use club::Club;
use cluster::own_cluster;
use common::{is_at_length, measured, set, world};
use crew::{Crew, MANY};
use harms::Harms;
use holds::Holds;
use record::Record;

const SHARDS: u64 = 8;
/// Servers of each shard.
const EACH: usize = 2;
/// How long a player thinks about a move.
const THINKS: Duration = Duration::from_millis(1_500);

fn main() {
    // `cargo test --bench`: only that three share the shards and that people play.
    let seconds = if is_at_length() { 60 } else { 3 };
    measured(upheaval(set("UPHEAVAL_SECONDS", seconds)));
}

/// Nothing where PostgreSQL is not installed.
async fn upheaval(seconds: u64) {
    let Some(cluster) = own_cluster() else {
        return;
    };
    cluster.database("upheaval").await;
    let mut world = world().await;
    // So that the logs can be read when something went wrong.
    world.dir.disable_cleanup(true);
    let world = Arc::new(world);
    let terms = json!({"max_concurrency": set("UPHEAVAL_IDENTIFIES", 16)});
    world.post("/people/gateway", terms).await;
    let mut club = Club::new(Arc::clone(&world), EACH).await;
    let mut crew = Crew::begins(Arc::clone(&world), cluster, "upheaval").await;
    let everybody_may_use_the_commands = "/people/wait?connected=true&commands=3&timeout_ms=60000";
    world.get(everybody_may_use_the_commands).await;
    println!(
        "{MANY} processes share {SHARDS} shards after {:.1?}",
        crew.began.elapsed()
    );
    club.chooses_games().await;
    let club = Arc::new(club);
    club.everybody_begins().await;
    println!("everybody plays after {:.1?}", crew.began.elapsed());

    let mut record = Record::begins(&club.world).await;
    let until = Instant::now() + Duration::from_secs(seconds);
    if !is_at_length() {
        tokio::join!(club.plays(until, THINKS), club.asks(until));
        println!("nobody was harmed, and nothing is judged");
        crew.ends();
        return;
    }
    let mut harms = Harms::new(&club, &mut crew, set("UPHEAVAL_SEED", 1));
    tokio::join!(
        club.plays(until, THINKS),
        club.asks(until),
        record.follows(&club.world, until),
        harms.go_on(until),
    );
    let served = harms.served();
    let mut holds = Holds {
        club: &club,
        crew: &mut crew,
        record: &mut record,
    };
    holds.all(&served).await;
    crew.ends();
}
