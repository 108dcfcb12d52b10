//! How fast a move is answered, next to a command that does nothing; and what a bot with ten
//! thousand open tables needs of memory and time. The bot is a process of its own, as in life.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod common;
mod many;
#[path = "../tests/support/mod.rs"]
mod support;

use std::time::Instant;

use common::{ada_comes, bot, helps, is_at_length, measured, spread, times, world};
use serde_json::json;
use support::bot::resident;

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
    let extent = if is_at_length() { AT_LENGTH } else { A_MOMENT };
    measured(async {
        for store in ["memory", "sled"] {
            moves(store, &extent).await;
        }
        statistics(&extent).await;
        open_tables(&extent).await;
    });
}

/// Moves at many tables, each after a `/help`, so that both meet the same machine.
async fn moves(store: &str, extent: &Extent) {
    let world = world().await;
    let channels: Vec<String> = (0..extent.tables).map(|n| format!("c{n}")).collect();
    let channels: Vec<&str> = channels.iter().map(String::as_str).collect();
    ada_comes(&world, &channels).await;
    let bot = bot(&world, store).await;
    for channel in channels.clone() {
        let (solo, words) = (json!({"players": 1}), "Game on! The board is");
        times(&world, (channel, "planetaire open"), solo, words).await;
    }
    let (mut help, mut fire) = (Vec::new(), Vec::new());
    for margin in 1..=extent.margins {
        for channel in channels.clone() {
            help.push(helps(&world, channel).await);
            let (act, at) = ((channel, "planetaire fire"), json!({"margin": margin}));
            fire.push(times(&world, act, at, &format!("fired from {margin}:")).await);
        }
    }
    println!("{store}: /help {}", spread(&help));
    println!("{store}: a move {}", spread(&fire));
    let (memory, tables) = (resident(bot.id()), extent.tables);
    println!("{store}: {memory:.1} MiB resident with {tables} tables awake");
}

/// What many matches come to, each look after a `/help`.
async fn statistics(extent: &Extent) {
    let world = world().await;
    let club = ada_comes(&world, &["c0"]).await;
    many::over(&world.data(), club, extent.over).await;
    let _bot = bot(&world, "sled").await;
    let (mut help, mut own, mut league) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..extent.looks {
        help.push(helps(&world, "c0").await);
        let stats = ("c0", "me stats");
        own.push(times(&world, stats, json!({}), "With people").await);
        let of = json!({"league": "connection"});
        league.push(times(&world, stats, of, "between people").await);
    }
    println!("{} matches are over", extent.over);
    println!("/help {}", spread(&help));
    println!("/me stats {}", spread(&own));
    println!("/me stats league {}", spread(&league));
}

/// A process with many open tables, next to one with none.
async fn open_tables(extent: &Extent) {
    for tables in [0, extent.open] {
        let world = world().await;
        many::make(&world.data(), tables).await;
        let began = Instant::now();
        let bot = bot(&world, "sled").await;
        let took = began.elapsed();
        let memory = resident(bot.id());
        println!("{tables} open tables: connected {took:.2?} after the start, {memory:.1} MiB");
    }
}
