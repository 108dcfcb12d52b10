//! What the benches have in common, beside what the tests have: a world without logs, very
//! many who act at once, and how times are told. Must never reach inside the bot.
#![allow(dead_code, reason = "each bench uses its own part")]

pub(crate) mod halls;

use std::fmt::Debug;
use std::process::Stdio;
use std::str::FromStr;
use std::time::{Duration, Instant};

use sandbox::Setup;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Bot, World};

/// Whether it is measured at length: `cargo test` only sees that it still runs.
pub(crate) fn is_at_length() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}

/// What a setting of the benches says.
pub(crate) fn set<T: FromStr<Err: Debug>>(name: &str, usual: T) -> T {
    let said = std::env::var(format!("HOUSTON_{name}"));
    said.map_or(usual, |said| said.parse().unwrap())
}

/// Measures, and tells what else the machine does before and after.
pub(crate) fn measured(measures: impl Future<Output = ()>) {
    let load = || {
        let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
        println!("load of the machine: {}", load.trim());
    };
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    load();
    runtime.enable_all().build().unwrap().block_on(measures);
    load();
}

/// A sandbox, with its files on the disk that is built on.
pub(crate) async fn world() -> World {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    World::begin(Setup::default(), dir).await
}

/// A bot comes that has its tables in this store, without metrics.
pub(crate) async fn bot(world: &World, store: &str) -> Bot {
    let bot = world.bot(|program| {
        program.env("HOUSTON_STORE", store);
        program.env_remove("HOUSTON_METRICS").stderr(Stdio::null());
    });
    let there = "/people/wait?connected=true&commands=1&timeout_ms=120000";
    world.get(there).await;
    bot
}

/// Ada comes, on a server with these channels: its id, and hers.
pub(crate) async fn ada_comes(world: &World, channels: &[&str]) -> (u64, u64) {
    let id = |of: Value| of["id"].as_str().unwrap().parse().unwrap();
    let ada = json!({"name": "ada", "display": "Ada", "locale": "en-US"});
    let ada = id(world.post("/people", ada).await);
    let club = json!({"name": "Club", "locale": "en-US", "members": ["ada"],
        "channels": channels, "bot": true});
    (id(world.post("/people/servers", club).await), ada)
}

/// How long one of her commands takes until its first answer, which holds this, is at the sandbox.
pub(crate) async fn times(
    world: &World,
    (channel, command): (&str, &str),
    options: Value,
    held: &str,
) -> Duration {
    let body = json!({"channel": channel, "command": command, "options": options, "wait": "ack"});
    let began = Instant::now();
    let outcome = world.acts("ada", "command", body).await;
    let took = began.elapsed();
    let message = outcome["message"].to_string();
    assert!(message.contains(held), "{command}: {outcome}");
    took
}

/// The same of a command that only reads: every page of `/help` leads to all commands.
pub(crate) async fn helps(world: &World, channel: &str) -> Duration {
    times(world, (channel, "help"), json!({}), "door:commands").await
}

/// All of this is done, so much of it at once; what comes of it, in no order.
pub(crate) async fn all<T: Send + 'static>(
    acts: impl IntoIterator<Item = impl Future<Output = T> + Send + 'static>,
    at_once: usize,
) -> Vec<T> {
    let (mut running, mut done) = (JoinSet::new(), Vec::new());
    for act in acts {
        if running.len() >= at_once {
            done.extend(running.join_next().await.map(Result::unwrap));
        }
        running.spawn(act);
    }
    while let Some(act) = running.join_next().await {
        done.push(act.unwrap());
    }
    done
}

/// The middle and the slow end.
pub(crate) fn spread(times: &[Duration]) -> String {
    let (middle, slow) = (at(times, 50), at(times, 99));
    format!("p50 {middle:.2} ms, p99 {slow:.2} ms, of {}", times.len())
}

/// So many milliseconds is what this part of them took at most, in percent.
pub(crate) fn at(times: &[Duration], part: usize) -> f64 {
    let mut times = times.to_vec();
    times.sort();
    let time = times.get(times.len() * part / 100);
    time.map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
}
