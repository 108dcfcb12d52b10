//! A sandbox, and a bot in it that is a process of its own, as in life; and how times are told.
//! Must never reach inside the bot.
#![allow(dead_code, reason = "each bench uses its own part")]

pub(crate) mod offers;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use sandbox::{Sandbox, Setup};
use serde_json::{Value, json};

/// What `/help` says in English, where Houston introduces itself.
pub(crate) const HELP: &str = "**Five space board games.**";

/// What else the machine does.
pub(crate) fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    format!("load of the machine: {}", load.trim())
}

/// A sandbox, and a bot that plays in it.
pub(crate) struct World {
    /// Ends when it is dropped.
    _sandbox: Sandbox,
    http: reqwest::Client,
    base: String,
    /// How the bot reaches it.
    reach: Vec<(&'static str, String)>,
    bot: Option<Child>,
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(bot) = &mut self.bot {
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

impl World {
    pub(crate) async fn begin(dir: &Path, store: &str) -> Self {
        let mut world = Self::without_bot(dir).await;
        world.bot_begins(dir, store).await;
        world
    }

    /// A sandbox alone.
    pub(crate) async fn without_bot(dir: &Path) -> Self {
        let sandbox = Sandbox::start(Setup::default()).await.unwrap();
        let authority = dir.join("ca.pem");
        std::fs::write(&authority, sandbox.ca_pem()).unwrap();
        Self {
            base: format!("http://{}", sandbox.http_addr()),
            http: reqwest::Client::builder()
                .no_proxy()
                .tcp_nodelay(true)
                .build()
                .unwrap(),
            reach: vec![
                ("DISCORD_TOKEN", sandbox.bot_token()),
                ("HOUSTON_DISCORD_ADDRESS", sandbox.tls_addr().to_string()),
                ("HOUSTON_DISCORD_CA", authority.display().to_string()),
            ],
            _sandbox: sandbox,
            bot: None,
        }
    }

    /// The bot comes.
    pub(crate) async fn bot_begins(&mut self, dir: &Path, store: &str) {
        let mut bot = self.program(dir, store);
        self.bot = Some(bot.stderr(Stdio::null()).spawn().unwrap());
        let there = "/people/wait?connected=true&commands=1&timeout_ms=120000";
        let answer = self.http.get(format!("{}{there}", self.base)).send();
        assert!(answer.await.unwrap().status().is_success(), "no bot");
    }

    /// The bot's program, with its tables in this store.
    pub(crate) fn program(&self, dir: &Path, store: &str) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_houston"));
        program
            .env_clear()
            .envs(self.reach.iter().map(|(name, value)| (name, value)))
            .env("HOUSTON_DATA", dir.join("data"))
            .env("HOUSTON_STORE", store)
            .current_dir(dir)
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        program
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}{path}", self.base)).json(&body);
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let bytes = answer.bytes().await.unwrap();
        let answer: Value = serde_json::from_slice(&bytes).unwrap();
        assert!(status.is_success(), "{path} {body}: {answer}");
        answer
    }

    /// The same, whether it succeeds or not.
    pub(crate) async fn tries(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}{path}", self.base)).json(&body);
        let answer = request.send().await.unwrap();
        answer.json().await.unwrap_or_default()
    }

    /// What is read there.
    pub(crate) async fn get(&self, path: &str) -> Value {
        let answer = self.http.get(format!("{}{path}", self.base)).send();
        answer.await.unwrap().json().await.unwrap()
    }

    /// The bytes that are read there.
    pub(crate) async fn bytes(&self, path: &str) -> Vec<u8> {
        let answer = self.http.get(format!("{}{path}", self.base)).send();
        answer.await.unwrap().bytes().await.unwrap().to_vec()
    }

    /// What goes away.
    pub(crate) async fn delete(&self, path: &str) {
        let answer = self.http.delete(format!("{}{path}", self.base)).send();
        answer.await.unwrap();
    }

    /// How long a command takes until its first answer is at the sandbox.
    pub(crate) async fn times(
        &self,
        channel: &str,
        command: &str,
        options: Value,
        words: &str,
    ) -> Duration {
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
    pub(crate) fn resident(&self) -> f64 {
        resident(self.bot.as_ref().map_or(0, Child::id))
    }
}

/// A process's resident memory in MiB.
pub(crate) fn resident(process: u32) -> f64 {
    let path = format!("/proc/{process}/status");
    let status = std::fs::read_to_string(path).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap() / 1024.0
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
