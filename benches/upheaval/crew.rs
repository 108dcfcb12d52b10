//! The processes that serve one bot, each with a wire of its own to the database.

use std::collections::{BTreeMap, BTreeSet};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::cluster::Cluster;
use super::wire::Wire;
use super::world::World;

/// So many processes serve together.
pub(crate) const MANY: usize = 3;
/// How long it may take until all shards are heard again.
const PATIENCE: Duration = Duration::from_secs(240);
const LOOKS: Duration = Duration::from_millis(50);
/// How long a process may take to tell its metrics, where all of them have much to do.
const TELLS: Duration = Duration::from_secs(5);

/// One of the processes.
pub(crate) struct Mate {
    pub name: String,
    pub wire: Wire,
    program: Child,
    metrics: String,
}

impl Drop for Mate {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Mate {
    pub(crate) fn gets(&self, signal: &str) {
        let id = self.program.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Whether it has ended by itself, and well.
    pub(crate) fn has_ended(&mut self) -> bool {
        let ended = self.program.try_wait().unwrap();
        assert!(
            ended.is_none_or(|it| it.success()),
            "{}: {ended:?}",
            self.name
        );
        ended.is_some()
    }

    /// Its metrics; none while it cannot tell.
    async fn metrics(&self, http: &reqwest::Client) -> Option<String> {
        let url = format!("http://{}/metrics", self.metrics);
        http.get(url).send().await.ok()?.text().await.ok()
    }

    /// To how many places it owes something, and how many tables it has yet to look at.
    async fn owes(&self, http: &reqwest::Client) -> Option<f64> {
        let metrics = self.metrics(http).await?;
        let counts = metrics.lines().filter_map(|line| {
            let routes = line.strip_prefix("houston_routes_owing ");
            let many = routes.or_else(|| line.strip_prefix("houston_waiting_tables "))?;
            many.parse::<f64>().ok()
        });
        Some(counts.sum())
    }

    /// The shards that it hears.
    pub(crate) async fn hears(&self, http: &reqwest::Client) -> BTreeSet<u64> {
        let metrics = self.metrics(http).await.unwrap_or_default();
        let up = metrics.lines().filter_map(|line| {
            let rest = line.strip_prefix("houston_shard_up{shard=\"")?;
            rest.strip_suffix("\"} 1")?.parse().ok()
        });
        up.collect()
    }

    pub(crate) fn resident(&self) -> f64 {
        super::world::resident(self.program.id())
    }
}

/// All of them.
pub(crate) struct Crew {
    world: Arc<World>,
    pub cluster: &'static Cluster,
    pub database: String,
    dir: PathBuf,
    shards: u64,
    pub http: reqwest::Client,
    pub mates: BTreeMap<String, Mate>,
    came: usize,
}

impl Crew {
    pub(crate) fn new(
        world: Arc<World>,
        (cluster, database): (&'static Cluster, &str),
        dir: &Path,
        shards: u64,
    ) -> Self {
        let http = reqwest::Client::builder().timeout(TELLS);
        Self {
            world,
            cluster,
            database: database.to_owned(),
            dir: dir.to_owned(),
            shards,
            http: http.no_proxy().build().unwrap(),
            mates: BTreeMap::new(),
            came: 0,
        }
    }

    /// One more begins.
    pub(crate) fn comes(&mut self) -> String {
        self.came += 1;
        let name = format!("houston-{}", self.came);
        let wire = Wire::to(&self.cluster.socket());
        let store = format!(
            "postgres://houston@{}/{}?sslmode=disable",
            wire.near(),
            self.database
        );
        // Free a moment ago.
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let metrics = free.local_addr().unwrap().to_string();
        drop(free);
        let dir = self.dir.join(&name);
        std::fs::create_dir_all(&dir).unwrap();
        let log = std::fs::File::create(dir.join("log")).unwrap();
        let mut program = self.world.program(&dir, &store);
        program
            .env("HOUSTON_SHARDS", self.shards.to_string())
            .env("HOUSTON_METRICS", &metrics)
            .env(
                "HOUSTON_LOG",
                "info,houston=debug,commands=debug,sessions=debug",
            )
            .stderr(log);
        let mate = Mate {
            name: name.clone(),
            wire,
            program: program.spawn().unwrap(),
            metrics,
        };
        self.mates.insert(name.clone(), mate);
        name
    }

    /// Which shards each of them hears.
    pub(crate) async fn heard(&self) -> BTreeMap<String, BTreeSet<u64>> {
        let mut heard = BTreeMap::new();
        for mate in self.mates.values() {
            heard.insert(mate.name.clone(), mate.hears(&self.http).await);
        }
        heard
    }

    /// Waits until every shard is heard by processes other than these.
    pub(crate) async fn all_are_heard(&self, but: &[&str]) {
        self.agree(but, usize::MAX).await;
    }

    /// Waits until these hear every shard, and share them as evenly as they can.
    pub(crate) async fn shares(&self, but: &[&str]) {
        let there = self.mates.len() - but.len();
        let most = usize::try_from(self.shards).unwrap().div_ceil(there);
        self.agree(but, most).await;
    }

    /// Waits until no process has anything left to deliver: new people are written to at Discord's
    /// pace, ten in ten seconds.
    pub(crate) async fn owe_nothing(&self) {
        let began = Instant::now();
        loop {
            let mut owed = BTreeMap::new();
            for mate in self.mates.values() {
                owed.insert(&mate.name, mate.owes(&self.http).await);
            }
            if owed.values().all(|many| *many == Some(0.0)) {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "owed: {owed:?}");
            tokio::time::sleep(LOOKS).await;
        }
    }

    async fn agree(&self, but: &[&str], most: usize) {
        let began = Instant::now();
        loop {
            let mut heard = BTreeMap::new();
            let there = self.mates.values();
            for mate in there.filter(|mate| !but.contains(&mate.name.as_str())) {
                heard.insert(&mate.name, mate.hears(&self.http).await);
            }
            let all: BTreeSet<u64> = heard.values().flatten().copied().collect();
            let is_fair = heard.values().all(|it| it.len() <= most);
            if all.iter().copied().eq(0..self.shards) && is_fair {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "{heard:?}");
            tokio::time::sleep(LOOKS).await;
        }
    }
}
