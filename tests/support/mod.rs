//! An evening: a sandbox of its own, a bot of its own as a child process, and people who play.
//!
//! Tests speak in people's words and see what people see; they never reach inside the bot. Every
//! wait follows events and has a deadline: nothing here sleeps to be on the safe side. When an
//! evening ends, `epilogue` looks through everything that the bot did in it.

#![allow(dead_code, reason = "each test crate uses its own part")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "a test that cannot go on says so by panicking"
)]

pub(crate) mod blind;
pub(crate) mod bot;
pub(crate) mod chance;
pub(crate) mod club;
pub(crate) mod computers;
pub(crate) mod crew;
mod discord;
mod epilogue;
pub(crate) mod explore;
pub(crate) mod improvise;
mod journal;
mod line;
mod people;
mod records;
mod seen;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use sandbox::{Sandbox, Setup};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

pub(crate) use bot::Bot;
pub(crate) use people::Person;
pub(crate) use seen::Seen;

/// How long anything may take that people wait for; the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A sandbox, a bot in it, and people on a server called Club with the channels general, side
/// and third.
pub(crate) struct Evening {
    runtime: Runtime,
    sandbox: Sandbox,
    http: reqwest::Client,
    base: String,
    server_locale: &'static str,
    dir: tempfile::TempDir,
    bot: RefCell<Option<Bot>>,
    /// Whether chance is the same at every table of every such evening.
    fated: Cell<bool>,
    /// Whether a test wrote into the journals what no rules came to.
    rewritten: Cell<bool>,
    /// What must never be read in the log: cells that people hid.
    secrets: RefCell<BTreeSet<String>>,
    /// Statuses and codes that a test brought upon the bot.
    tolerated: RefCell<BTreeSet<(u16, u64)>>,
}

impl Evening {
    /// Begins an evening on a server in this locale, with these people and their locales, and a
    /// bot that has connected and registered its commands.
    #[track_caller]
    pub(crate) fn begin(name: &str, server_locale: &'static str, people: &[(&str, &str)]) -> Self {
        let evening = Self::without_bot(name, server_locale, people);
        evening.bot_starts();
        evening
    }

    /// The same without Discord's rate limits: for people who do more in a second than people do.
    #[track_caller]
    pub(crate) fn hurried(
        name: &str,
        server_locale: &'static str,
        people: &[(&str, &str)],
    ) -> Self {
        let evening = Self::without_bot(name, server_locale, people);
        evening.fault(json!({"fault": "rate_limits", "on": false}));
        evening.bot_starts();
        evening
    }

    /// The same as `hurried`, and chance gives the same in every such evening.
    #[track_caller]
    pub(crate) fn fated(name: &str, server_locale: &'static str, people: &[(&str, &str)]) -> Self {
        let evening = Self::fated_without_bot(name, server_locale, people);
        evening.bot_starts();
        evening
    }

    /// The same, before the bot is there.
    #[track_caller]
    pub(crate) fn fated_without_bot(
        name: &str,
        server_locale: &'static str,
        people: &[(&str, &str)],
    ) -> Self {
        let evening = Self::without_bot(name, server_locale, people);
        evening.fault(json!({"fault": "rate_limits", "on": false}));
        evening.fated.set(true);
        evening
    }

    /// The same as `begin`, before the bot is there.
    #[track_caller]
    pub(crate) fn without_bot(
        name: &str,
        server_locale: &'static str,
        people: &[(&str, &str)],
    ) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let record = std::env::var_os("HOUSTON_RECORD_DIR").map(|dir| {
            std::fs::create_dir_all(&dir).unwrap();
            std::path::Path::new(&dir).join(format!("{name}.jsonl"))
        });
        let settings = Setup {
            record,
            bot_name: "Houston".to_owned(),
            permissions: houston::run::INVITED,
            ..Setup::default()
        };
        let sandbox = runtime.block_on(Sandbox::start(settings)).unwrap();
        let evening = Self {
            base: format!("http://{}", sandbox.http_addr()),
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            runtime,
            sandbox,
            server_locale,
            dir: tempfile::tempdir().unwrap(),
            bot: RefCell::default(),
            fated: Cell::default(),
            rewritten: Cell::default(),
            secrets: RefCell::default(),
            tolerated: RefCell::default(),
        };
        for (name, locale) in people {
            evening.comes(name, locale);
        }
        let members: Vec<String> = people.iter().map(|(name, _)| name.to_lowercase()).collect();
        evening.post(
            "/people/servers",
            json!({
                "name": "Club", "locale": server_locale, "members": members,
                "channels": ["general", "side", "third"], "bot": true,
            }),
        );
        evening
    }

    /// Somebody whose display name is `name`, not yet on the server.
    #[track_caller]
    pub(crate) fn comes(&self, name: &str, locale: &str) {
        self.post(
            "/people",
            json!({"name": name.to_lowercase(), "display": name, "locale": locale}),
        );
    }

    /// A person, in the channel general.
    pub(crate) fn seat(&self, name: &str) -> Person<'_> {
        Person::new(self, name, "general")
    }

    /// What `GET` answers.
    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> Value {
        self.call(reqwest::Method::GET, path, None)
    }

    /// What `POST` answers.
    #[track_caller]
    pub(crate) fn post(&self, path: &str, body: Value) -> Value {
        self.call(reqwest::Method::POST, path, Some(body))
    }

    #[track_caller]
    fn call(&self, method: reqwest::Method, path: &str, body: Option<Value>) -> Value {
        let (status, answer) = self.tries(method.clone(), path, body.clone());
        assert!(
            status < 300,
            "{method} {path} {body:?} gives {status}: {answer}"
        );
        answer
    }

    /// The same without the demand that it goes well.
    pub(crate) fn tries(
        &self,
        method: reqwest::Method,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(body) = &body {
            request = request.json(body);
        }
        self.runtime.block_on(async {
            let response = request.send().await.unwrap();
            let status = response.status().as_u16();
            let bytes = response.bytes().await.unwrap();
            (
                status,
                serde_json::from_slice(&bytes).unwrap_or(Value::Null),
            )
        })
    }

    /// The bytes of an attachment, or none where it is no more.
    #[track_caller]
    pub(crate) fn bytes(&self, path: &str) -> Option<Vec<u8>> {
        let request = self.http.get(format!("{}{path}", self.base));
        self.runtime.block_on(async {
            let response = request.send().await.unwrap();
            if response.status() == 404 {
                return None;
            }
            assert_eq!(response.status(), 200, "{path}");
            Some(response.bytes().await.unwrap().to_vec())
        })
    }

    /// Looks again whenever something happens that this person can see, until there is something
    /// to return.
    #[track_caller]
    pub(crate) fn until<T>(
        &self,
        person: &str,
        what: &str,
        mut look: impl FnMut() -> Option<T>,
    ) -> T {
        let deadline = Instant::now() + PATIENCE;
        let mut cursor = self.get("/people/status")["cursor"].as_u64().unwrap();
        loop {
            if let Some(found) = look() {
                return found;
            }
            assert!(
                Instant::now() < deadline,
                "{person} never saw {what}\n{}",
                self.account(person)
            );
            let path = format!("/people/{person}/events?after={cursor}&wait_ms=2000");
            cursor = self.get(&path)["cursor"].as_u64().unwrap();
        }
    }

    /// Waits until everything stands that follows from what was done so far, by the bot's own log:
    /// each table that changed owes nothing since.
    #[track_caller]
    pub(crate) fn everything_stands(&self) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let now = self.get("/people/clock")["now_ms"].as_u64().unwrap();
            let log = self.log();
            let owing = owing(&log, now);
            if owing.is_empty() {
                return;
            }
            assert!(Instant::now() < deadline, "tables {owing:?} owe\n{log}");
            // A file of text tells nobody that it grew.
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What somebody sees, for the message of a failed test.
    fn account(&self, person: &str) -> String {
        let mut lines = Vec::new();
        for channel in ["general", "side", "third", "dm"] {
            let path = format!("/people/{person}/messages?channel={channel}");
            let (_, answer) = self.tries(reqwest::Method::GET, &path, None);
            for message in answer["messages"].as_array().into_iter().flatten() {
                lines.push(format!("{channel}: {}", message["content"]));
            }
        }
        lines.join("\n")
    }
}

/// The tables that changed since they last owed nothing, by the bot's log. A bot that starts says
/// how many tables owe something, not which: each of them says so when it does not any more. What
/// an earlier life did not live to say counts no more.
///
/// A table that owes nothing until a moment says so too: when it has come, it owes again.
/// The tables whose consoles are being made true, by the bot's log.
fn consoles_behind(log: &str) -> BTreeSet<u64> {
    let mut behind = BTreeSet::new();
    for line in log.lines() {
        let table = line.split_once(" table=").map(|(_, rest)| rest);
        let table = table.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        match table {
            _ if line.contains(" tables opened ") => behind.clear(),
            Some(table) if line.contains(" consoles are behind ") => _ = behind.insert(table),
            Some(table) if line.contains(" consoles are true ") => _ = behind.remove(&table),
            _ => {}
        }
    }
    behind
}

fn owing(log: &str, now: u64) -> Vec<u64> {
    let (mut changed, mut heard) = (BTreeMap::new(), BTreeSet::new());
    let mut later = BTreeMap::new();
    let mut owed = 0;
    for line in log.lines() {
        let field = |name: &str| {
            let (_, rest) = line.split_once(name)?;
            rest.split_whitespace().next()?.parse::<u64>().ok()
        };
        if line.contains(" tables opened ") {
            changed.clear();
            heard.clear();
            later.clear();
            owed = field(" owed=").unwrap_or_default();
        }
        let (Some(table), Some(version)) = (field(" table="), field(" version=")) else {
            continue;
        };
        if line.contains(" changed ") {
            changed.insert(table, version);
        } else if line.contains(" owes nothing ") {
            heard.insert(table);
            match field(" until=") {
                Some(until) => later.insert(table, until),
                None => later.remove(&table),
            };
            if changed.get(&table) <= Some(&version) {
                changed.remove(&table);
            }
        }
    }
    let unheard = owed.saturating_sub(heard.len() as u64);
    let due = later.into_iter().filter(|(_, until)| *until <= now);
    changed
        .into_keys()
        .chain(due.map(|(table, _)| table))
        .chain(consoles_behind(log))
        .chain((unheard > 0).then_some(0))
        .collect()
}
