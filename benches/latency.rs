//! How fast a move is answered, next to a command that does nothing; and what a bot with ten
//! thousand open tables needs of memory and time. The bot is a process of its own, as in life.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod many;
mod world;

use std::time::Instant;

use serde_json::json;
use world::{HELP, World, load, spread};

/// How much is measured.
struct Extent {
    /// Tables that are played.
    tables: u64,
    /// Moves at each.
    margins: u64,
    /// Tables that are open and sleep.
    open: u64,
    /// Matches that are over, on one server.
    over: u64,
    /// How often it is asked for what they come to.
    looks: u64,
}

/// What metrics are taken from.
const AT_LENGTH: Extent = Extent {
    tables: 32,
    margins: 32,
    open: many::OPEN,
    over: many::OVER,
    looks: 60,
};
/// `cargo test --bench`: only that it still runs.
const A_MOMENT: Extent = Extent {
    tables: 1,
    margins: 2,
    open: 16,
    over: 4,
    looks: 2,
};

fn main() {
    let at_length = std::env::args().any(|argument| argument == "--bench");
    let extent = if at_length { AT_LENGTH } else { A_MOMENT };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        println!("{}", load());
        for store in ["memory", "sled"] {
            moves(store, &extent).await;
        }
        statistics(&extent).await;
        open_tables(&extent).await;
        println!("{}", load());
    });
}

/// Moves at many tables, each after a `/help`, so that both meet the same machine.
async fn moves(store: &str, extent: &Extent) {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let world = World::begin(dir.path(), store).await;
    let channels: Vec<String> = (0..extent.tables).map(|n| format!("c{n}")).collect();
    let ada = json!({"name": "ada", "display": "Ada", "locale": "en-US"});
    world.post("/people", ada).await;
    let server = json!({
        "name": "Club", "locale": "en-US", "members": ["ada"], "channels": channels, "bot": true,
    });
    world.post("/people/servers", server).await;
    for channel in &channels {
        let solo = json!({"players": 1});
        let words = "Game on! The board is";
        world.times(channel, "planetaire open", solo, words).await;
    }
    let (mut nothing, mut moved) = (Vec::new(), Vec::new());
    for margin in 1..=extent.margins {
        for channel in &channels {
            nothing.push(world.times(channel, "help", json!({}), HELP).await);
            let fire = json!({"margin": margin});
            let words = format!("fired from {margin}:");
            moved.push(world.times(channel, "planetaire fire", fire, &words).await);
        }
    }
    let (help, fire) = (spread(&nothing), spread(&moved));
    println!("{store}: /help {help}");
    println!("{store}: a move {fire}");
    let memory = world.resident();
    let tables = extent.tables;
    println!("{store}: {memory:.1} MiB resident with {tables} tables awake");
}

/// What many matches come to, each look after a `/help`.
async fn statistics(extent: &Extent) {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut world = World::without_bot(dir.path()).await;
    let ada = json!({"name": "ada", "display": "Ada", "locale": "en-US"});
    let ada = world.post("/people", ada).await;
    let server = json!({
        "name": "Club", "locale": "en-US", "members": ["ada"], "channels": ["c0"], "bot": true,
    });
    let server = world.post("/people/servers", server).await;
    let id = |of: &serde_json::Value| of["id"].as_str().unwrap().parse::<u64>().unwrap();
    let data = dir.path().join("data");
    many::over(&data, (id(&server), id(&ada)), extent.over).await;
    world.bot_begins(dir.path(), "sled").await;
    let (mut nothing, mut own, mut league) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..extent.looks {
        nothing.push(world.times("c0", "help", json!({}), HELP).await);
        own.push(
            world
                .times("c0", "me stats", json!({}), "With people")
                .await,
        );
        let of = json!({"league": "connection"});
        league.push(world.times("c0", "me stats", of, "between people").await);
    }
    println!("{} matches are over", extent.over);
    println!("/help {}", spread(&nothing));
    println!("/me stats {}", spread(&own));
    println!("/me stats league {}", spread(&league));
}

/// A process with many open tables, next to one with none.
async fn open_tables(extent: &Extent) {
    for tables in [0, extent.open] {
        let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        many::make(&dir.path().join("data"), tables).await;
        let began = Instant::now();
        let world = World::begin(dir.path(), "sled").await;
        let took = began.elapsed();
        let memory = world.resident();
        println!("{tables} open tables: connected {took:.2?} after the start, {memory:.1} MiB");
    }
}
