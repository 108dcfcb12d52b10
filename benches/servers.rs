//! A bot that very many have invited: how many shards, how long until all of them hear Discord, and
//! what each server costs in memory. `HOUSTON_SERVERS=10000,100000` says how many.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod world;

use std::net::TcpListener;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;
use world::{World, load, resident};

/// How long every shard may take, at one in 5 s.
const PATIENCE: Duration = Duration::from_secs(900);
/// After how long nothing of the beginning is in hand any more.
const SETTLES: Duration = Duration::from_secs(3);

struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn main() {
    let at_length = std::env::args().any(|argument| argument == "--bench");
    let usual = if at_length { "1,1000,10000" } else { "1,200" };
    let said = std::env::var("HOUSTON_SERVERS");
    let said = said.unwrap_or_else(|_| usual.to_owned());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(async {
        println!("{}", load());
        let mut bare = None;
        for many in said.split(',').map(|many| many.parse().unwrap()) {
            let took = servers(many, 16, at_length, &mut bare).await;
            // Discord's own pace, where there is more than one to wait for.
            if at_length && took > 1 {
                servers(many, 1, at_length, &mut bare).await;
            }
        }
        println!("{}", load());
    });
}

/// Tells what so many servers cost, and how many shards they are.
async fn servers(many: u64, at_once: u64, settles: bool, bare: &mut Option<f64>) -> u64 {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let world = World::without_bot(dir.path()).await;
    let crowd = json!({"name": "Crowd", "count": many});
    world.post("/people/servers", crowd).await;
    let terms = json!({"max_concurrency": at_once});
    let shards = world.post("/people/gateway", terms).await["shards"]
        .as_u64()
        .unwrap();
    // Free a moment ago.
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let metrics = free.local_addr().unwrap().to_string();
    drop(free);
    let began = Instant::now();
    let mut program = world.program(dir.path(), "sled");
    let program = program
        .env("HOUSTON_METRICS", &metrics)
        .stderr(Stdio::null());
    let bot = Bot(program.spawn().unwrap());
    let url = format!("http://{metrics}/metrics");
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    loop {
        let told = async { client.get(&url).send().await.ok()?.text().await.ok() };
        let told = told.await.unwrap_or_default();
        let up = |line: &&str| line.starts_with("houston_shard_up{") && line.ends_with(" 1");
        if told.lines().filter(up).count() as u64 == shards {
            break;
        }
        assert!(began.elapsed() < PATIENCE, "not every shard is heard");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let took = began.elapsed();
    let first = resident(bot.0.id());
    if settles {
        tokio::time::sleep(SETTLES).await;
    }
    let memory = resident(bot.0.id());
    let each = (memory - *bare.get_or_insert(memory)) * 1_024.0 / many as f64;
    println!(
        "{many} servers: {shards} shards, {at_once} at once, all heard after {took:.1?}, {first:.1} MiB then, \
         {memory:.1} later, {each:.2} KiB a server"
    );
    shards
}
