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
pub(crate) mod program;
mod records;
pub(crate) mod rehearsal;
mod seen;
pub(crate) mod wire;
pub(crate) mod world;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use sandbox::Setup;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

pub(crate) use bot::Bot;
pub(crate) use people::Person;
pub(crate) use program::program;
pub(crate) use seen::{MORE, Seen};
pub(crate) use world::World;
use world::went_well;

/// How long anything may take that people wait for; the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A sandbox, a bot in it, and people on a server called Club with the channels general, side
/// and third.
pub(crate) struct Evening {
    runtime: Runtime,
    world: World,
    server_locale: &'static str,
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

/// Noon of 1 January 2050: two evenings have the same dates, at whatever hour they are played.
const FATED_NOON_MS: u64 = 2_524_651_200_000;

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

    /// The same as `hurried`, and chance gives the same in every such evening, which begins at a
    /// noon that is always the same.
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
        let until_noon = FATED_NOON_MS - evening.now();
        evening.post("/people/clock", json!({"advance_ms": until_noon}));
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
        Self::at_discord(name, server_locale, people, Setup::default())
    }

    /// The same at a Discord that is set up in another way.
    #[track_caller]
    pub(crate) fn at_discord(
        name: &str,
        server_locale: &'static str,
        people: &[(&str, &str)],
        setup: Setup,
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
            page_words: houston::in_sandbox::page_words(),
            permissions: commands::permissions(),
            ..setup
        };
        let dir = tempfile::tempdir().unwrap();
        let evening = Self {
            world: runtime.block_on(World::begin(settings, dir)),
            runtime,
            server_locale,
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

    /// Adds a person whose display name is `name`, not yet on the server.
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
        let what = format!("{method} {path} {body:?}");
        went_well(&what, self.tries(method, path, body))
    }

    /// The same without the demand that it goes well.
    pub(crate) fn tries(
        &self,
        method: reqwest::Method,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        self.runtime.block_on(self.world.tries(method, path, body))
    }

    /// The bytes of an attachment, or none where it is no more.
    #[track_caller]
    pub(crate) fn bytes(&self, path: &str) -> Option<Vec<u8>> {
        self.runtime.block_on(self.world.bytes(path))
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

    /// Waits until everything stands that follows from what was done so far: the bot says that it
    /// has nothing left to bring by now.
    #[track_caller]
    pub(crate) fn everything_stands(&self) {
        self.stands("");
    }

    /// The same; when a computer acts next at this table, if one is waited for.
    #[track_caller]
    pub(crate) fn next_move(&self, table: u64) -> Option<u64> {
        let said = self.stands(&format!("&table={table}"));
        said.iter().find_map(|said| {
            let (_, until) = said.split_once("idle until ")?;
            until.trim().parse().ok()
        })
    }

    #[track_caller]
    fn stands(&self, of: &str) -> Vec<String> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.bot_is_idle(of) {
                Ok(said) => return said,
                Err(busy) => assert!(Instant::now() < deadline, "{busy}\n{}", self.log()),
            }
        }
    }

    /// What each process says that is asked whether anything is left to bring, of what this part of
    /// a query says; it takes a moment for its answer.
    fn bot_is_idle(&self, of: &str) -> Result<Vec<String>, String> {
        let now = self.now();
        let processes = self.world.metrics.all();
        if processes.is_empty() {
            return Err("no process runs".to_owned());
        }
        let asked = processes.iter().map(|address| {
            let url = format!("http://{address}/idle?at={now}{of}");
            let question = self.world.http.get(url).timeout(PATIENCE);
            let answer = self.runtime.block_on(async {
                let answer = question.send().await?;
                let idle = answer.status().is_success();
                Ok((idle, answer.text().await?))
            });
            match answer {
                Ok((true, says)) => Ok(says),
                Ok((false, says)) => Err(says),
                Err(error) => Err(reqwest::Error::to_string(&error)),
            }
        });
        asked.collect()
    }

    /// Waits until each process says that it hears nothing of Discord.
    #[track_caller]
    pub(crate) fn bot_hears_nothing(&self) {
        let deadline = Instant::now() + PATIENCE;
        let is_deaf = |address: &String| {
            let asked = self.world.http.get(format!("http://{address}/readyz"));
            self.runtime.block_on(async {
                let said = asked.send().await?.text().await?;
                Ok::<_, reqwest::Error>(said.contains("not connected to Discord"))
            })
        };
        let processes = || self.world.metrics.all().into_iter();
        while !processes().all(|it| is_deaf(&it).is_ok_and(|deaf| deaf)) {
            assert!(
                Instant::now() < deadline,
                "Discord is heard\n{}",
                self.log()
            );
            // An endpoint that reports its state does not notify when it changed.
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What the person sees, for the message of a failed test.
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
