//! The processes that serve one bot, each with a wire of its own to the database.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::SHARDS;
use super::cluster::Cluster;
use super::support::wire::Wire;
use super::support::{Bot, World};

/// So many processes serve together.
pub(crate) const MANY: usize = 3;
/// How long it may take until all shards are heard again.
const PATIENCE: Duration = Duration::from_secs(240);
/// How often it is looked whether something has come.
pub(crate) const LOOKS: Duration = Duration::from_millis(50);
/// How long a process may take to tell its metrics, where all of them have much to do.
const TELLS: Duration = Duration::from_secs(5);

/// One of the processes.
pub(crate) struct Mate {
    pub wire: Wire,
    pub bot: Bot,
}

impl Mate {
    /// It is asked to end, and does.
    pub(crate) async fn goes(mut self) {
        self.bot.gets("-TERM");
        while !self.bot.has_ended() {
            sleep(LOOKS).await;
        }
    }

    /// In how many places it has something left to deliver, and how many tables it has yet to look
    /// at; none while it cannot tell.
    async fn pending(&self) -> Option<f64> {
        let measured = self.bot.measures(TELLS).await;
        let counts = measured.lines().filter_map(|line| {
            let routes = line.strip_prefix("houston_routes_owing ");
            let many = routes.or_else(|| line.strip_prefix("houston_waiting_tables "))?;
            many.parse::<f64>().ok()
        });
        (!measured.is_empty()).then(|| counts.sum())
    }
}

/// All of them, by their names.
pub(crate) struct Crew {
    world: Arc<World>,
    pub cluster: &'static Cluster,
    pub database: String,
    pub mates: BTreeMap<String, Mate>,
    came: usize,
    pub began: Instant,
}

impl Crew {
    /// They come and share the shards.
    pub(crate) async fn begins(
        world: Arc<World>,
        cluster: &'static Cluster,
        database: &str,
    ) -> Self {
        let mut crew = Self {
            world,
            cluster,
            database: database.to_owned(),
            mates: BTreeMap::new(),
            came: 0,
            began: Instant::now(),
        };
        (0..MANY).for_each(|_| crew.comes());
        crew.shares().await;
        crew
    }

    /// One more begins.
    pub(crate) fn comes(&mut self) {
        self.came += 1;
        let name = format!("houston-{}", self.came);
        let wire = Wire::to(&self.cluster.socket());
        let (near, database) = (wire.near(), &self.database);
        let store = format!("postgres://houston@{near}/{database}?sslmode=disable");
        let dir = self.world.dir.path().join(&name);
        std::fs::create_dir_all(&dir).unwrap();
        let bot = self.world.bot(|program| {
            let log = "info,houston=debug,commands=debug,sessions=debug";
            program
                .env("HOUSTON_DATA", dir.join("data"))
                .env("HOUSTON_STORE", store)
                .env("HOUSTON_SHARDS", SHARDS.to_string())
                .env("HOUSTON_LOG", log)
                .current_dir(&dir)
                .stderr(File::create(dir.join("log")).unwrap());
        });
        self.mates.insert(name, Mate { wire, bot });
    }

    /// Which shards each of them hears, but for this one, which is not asked.
    pub(crate) async fn heard(&self, but: Option<&str>) -> BTreeMap<String, BTreeSet<u64>> {
        let mut heard = BTreeMap::new();
        for (name, mate) in &self.mates {
            if but != Some(name) {
                heard.insert(name.clone(), mate.bot.hears(TELLS).await);
            }
        }
        heard
    }

    /// Waits until every shard is heard, by another one than this.
    pub(crate) async fn all_are_heard(&self, but: Option<&str>) {
        self.agree(but, usize::MAX).await;
    }

    /// Waits until they hear every shard, and share them as evenly as they can.
    pub(crate) async fn shares(&self) {
        let most = SHARDS.div_ceil(self.mates.len() as u64);
        self.agree(None, usize::try_from(most).unwrap()).await;
    }

    async fn agree(&self, but: Option<&str>, most: usize) {
        let began = Instant::now();
        loop {
            let heard = self.heard(but).await;
            let all: BTreeSet<u64> = heard.values().flatten().copied().collect();
            let is_fair = heard.values().all(|it| it.len() <= most);
            if all.into_iter().eq(0..SHARDS) && is_fair {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "{heard:?}");
            sleep(LOOKS).await;
        }
    }

    /// Waits until no process has anything left to deliver: new people are written to at Discord's
    /// pace, ten in ten seconds.
    pub(crate) async fn owe_nothing(&self) {
        let began = Instant::now();
        loop {
            let mut pending = BTreeMap::new();
            for (name, mate) in &self.mates {
                pending.insert(name, mate.pending().await);
            }
            if pending.values().all(|many| *many == Some(0.0)) {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "pending: {pending:?}");
            sleep(LOOKS).await;
        }
    }

    /// They are killed, and all that they kept goes.
    pub(crate) fn ends(self) {
        let world = Arc::clone(&self.world);
        drop(self);
        // A process may be writing its last words there.
        let _ = std::fs::remove_dir_all(world.dir.path());
    }

    /// What it says in the database.
    pub(crate) async fn asks(&self, sql: &str) -> Vec<String> {
        self.cluster.ask_in(&self.database, sql).await
    }
}
