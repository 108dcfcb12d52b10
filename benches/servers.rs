//! A bot that very many have invited: how many shards, how long until all of them hear Discord, and
//! what each server costs in memory. `HOUSTON_SERVERS=10000,100000` says how many.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod common;
#[path = "../tests/support/mod.rs"]
mod support;

use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{is_at_length, measured, world};
use serde_json::json;
use support::bot::resident;
use tokio::time::sleep;

/// How long every shard may take, at one in 5 s.
const PATIENCE: Duration = Duration::from_secs(900);
/// After how long nothing of the beginning is in hand any more.
const SETTLES: Duration = Duration::from_secs(3);

fn main() {
    let at_length = is_at_length();
    let usual = if at_length { "1,1000,10000" } else { "1,200" };
    let said = std::env::var("HOUSTON_SERVERS");
    let said = said.unwrap_or_else(|_| usual.to_owned());
    measured(async {
        let mut bare = None;
        for many in said.split(',').map(|many| many.parse().unwrap()) {
            let took = servers(many, 16, at_length, &mut bare).await;
            // Discord's own pace, where there is more than one to wait for.
            if at_length && took > 1 {
                servers(many, 1, at_length, &mut bare).await;
            }
        }
    });
}

/// Tells what so many servers cost, and how many shards they are.
async fn servers(many: u64, at_once: u64, settles: bool, bare: &mut Option<f64>) -> usize {
    let world = world().await;
    let crowd = json!({"name": "Crowd", "count": many});
    world.post("/people/servers", crowd).await;
    let terms = json!({"max_concurrency": at_once});
    let terms = world.post("/people/gateway", terms).await;
    let began = Instant::now();
    let bot = world.bot(|program| _ = program.env("HOUSTON_STORE", "sled").stderr(Stdio::null()));
    let shards = loop {
        let heard = bot.hears(PATIENCE).await.len();
        if terms["shards"] == heard {
            break heard;
        }
        assert!(began.elapsed() < PATIENCE, "not every shard is heard");
        sleep(Duration::from_millis(20)).await;
    };
    let took = began.elapsed();
    let first = resident(bot.id());
    if settles {
        sleep(SETTLES).await;
    }
    let memory = resident(bot.id());
    let each = (memory - *bare.get_or_insert(memory)) * 1_024.0 / many as f64;
    println!(
        "{many} servers: {shards} shards, {at_once} at once, all heard after {took:.1?}, {first:.1} MiB then, \
         {memory:.1} later, {each:.2} KiB a server"
    );
    shards
}
