//! How fast a move is answered, next to a command that does nothing; and what a bot with ten
//! thousand open tables needs of memory and time. The bot is a process of its own, as in life.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod many;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use sandbox::{Sandbox, Settings};
use serde_json::{Value, json};

/// How much is measured.
struct Extent {
    /// Tables that are played.
    tables: u64,
    /// Moves at each.
    margins: u64,
    /// Tables that are open and sleep.
    open: u64,
}

/// What figures are taken from.
const AT_LENGTH: Extent = Extent {
    tables: 32,
    margins: 32,
    open: many::OPEN,
};
/// `cargo test --bench`: only that it still runs.
const A_MOMENT: Extent = Extent {
    tables: 1,
    margins: 2,
    open: 16,
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
        open_tables(&extent).await;
        println!("{}", load());
    });
}

/// What else the machine does.
fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    format!("load of the machine: {}", load.trim())
}

/// A sandbox, and a bot that plays in it.
struct World {
    /// Ends when it is dropped.
    _sandbox: Sandbox,
    http: reqwest::Client,
    base: String,
    bot: Child,
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = self.bot.kill();
        let _ = self.bot.wait();
    }
}

impl World {
    async fn begin(dir: &Path, store: &str) -> Self {
        let sandbox = Sandbox::start(Settings::default()).await.unwrap();
        let authority = dir.join("ca.pem");
        std::fs::write(&authority, sandbox.ca_pem()).unwrap();
        let bot = Command::new(env!("CARGO_BIN_EXE_houston"))
            .env_clear()
            .env("DISCORD_TOKEN", sandbox.bot_token())
            .env("HOUSTON_DISCORD_ADDRESS", sandbox.tls_addr().to_string())
            .env("HOUSTON_DISCORD_CA", &authority)
            .env("HOUSTON_DATA", dir.join("data"))
            .env("HOUSTON_STORE", store)
            .current_dir(dir)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let world = Self {
            base: format!("http://{}", sandbox.http_addr()),
            http: reqwest::Client::builder()
                .no_proxy()
                .tcp_nodelay(true)
                .build()
                .unwrap(),
            _sandbox: sandbox,
            bot,
        };
        let there = "/people/wait?connected=true&commands=1&timeout_ms=120000";
        let answer = world.http.get(format!("{}{there}", world.base)).send();
        assert!(answer.await.unwrap().status().is_success(), "no bot");
        world
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}{path}", self.base)).json(&body);
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let bytes = answer.bytes().await.unwrap();
        let answer: Value = serde_json::from_slice(&bytes).unwrap();
        assert!(status.is_success(), "{path} {body}: {answer}");
        answer
    }

    /// How long a command takes until its first answer is at the sandbox.
    async fn times(&self, channel: &str, command: &str, options: Value, words: &str) -> Duration {
        let body = json!({
            "channel": channel, "command": command, "options": options, "wait": "ack",
        });
        let began = Instant::now();
        let outcome = self.post("/people/ada/command", body).await;
        let took = began.elapsed();
        let said = outcome["message"]["content"].as_str().unwrap_or_default();
        assert!(said.contains(words), "{command}: {outcome}");
        took
    }

    /// The bot's resident memory in MiB.
    fn resident(&self) -> f64 {
        let path = format!("/proc/{}/status", self.bot.id());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kib.unwrap() / 1024.0
    }
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
        let words = "Your game has begun";
        world.times(channel, "planetaire open", solo, words).await;
    }
    let (mut nothing, mut moved) = (Vec::new(), Vec::new());
    for margin in 1..=extent.margins {
        for channel in &channels {
            nothing.push(world.times(channel, "help", json!({}), "").await);
            let fire = json!({"margin": margin});
            let words = format!("fired from {margin}:");
            moved.push(world.times(channel, "planetaire fire", fire, &words).await);
        }
    }
    let (help, fire) = (spread(&mut nothing), spread(&mut moved));
    println!("{store}: /help {help}");
    println!("{store}: a move {fire}");
    let memory = world.resident();
    let tables = extent.tables;
    println!("{store}: {memory:.1} MiB resident with {tables} tables awake");
}

/// The middle and the slow end.
fn spread(times: &mut [Duration]) -> String {
    times.sort();
    let at = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1_000.0;
    format!(
        "p50 {:.2} ms, p99 {:.2} ms, of {}",
        at(50),
        at(99),
        times.len()
    )
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
