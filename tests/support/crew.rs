//! Several processes that serve one bot, with their tables in one database.

use std::collections::BTreeSet;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use super::{Bot, Evening};

/// How long others may take to take over.
pub(crate) const TAKES_OVER: Duration = Duration::from_secs(30);

/// The processes of an evening, on one database.
pub(crate) struct Crew<'e> {
    evening: &'e Evening,
    url: String,
    shards: usize,
    pub processes: Vec<Bot>,
}

impl<'e> Crew<'e> {
    /// As many processes as shards come, and share them.
    #[track_caller]
    pub(crate) fn begins(evening: &'e Evening, url: &str, shards: usize) -> Self {
        let mut crew = Self::on(evening, url, shards);
        (0..shards).for_each(|_| crew.comes());
        evening.bot_is_there();
        let heard = crew.shares();
        assert!(heard.iter().all(|it| it.len() == 1), "{heard:?}");
        crew
    }

    /// With no process yet.
    #[track_caller]
    pub(crate) fn on(evening: &'e Evening, url: &str, shards: usize) -> Self {
        // Each of them counts Discord's limits for itself.
        evening.tolerates(429, 0);
        // A process that is killed after it deleted a message, and before it noted that, deletes it
        // again.
        evening.tolerates(404, 10_008);
        evening.post("/people/gateway", json!({"max_concurrency": 16}));
        Self {
            evening,
            url: url.to_owned(),
            shards,
            processes: Vec::new(),
        }
    }

    /// One more begins.
    pub(crate) fn comes(&mut self) {
        self.comes_with(|_| {});
    }

    /// The same with other settings.
    pub(crate) fn comes_with(&mut self, other: impl FnOnce(&mut Command)) {
        let bot = self.evening.spare_bot(|program| {
            program.env("HOUSTON_STORE", &self.url);
            program.env("HOUSTON_SHARDS", self.shards.to_string());
            other(program);
        });
        self.processes.push(bot);
    }

    /// Waits until each shard is heard by one of them, and they share as evenly as they can.
    #[track_caller]
    pub(crate) fn shares(&self) -> Vec<BTreeSet<u64>> {
        let began = Instant::now();
        let most = self.shards.div_ceil(self.processes.len());
        loop {
            let heard: Vec<BTreeSet<u64>> =
                self.processes.iter().map(|it| self.hears(it)).collect();
            let mut all: Vec<u64> = heard.iter().flatten().copied().collect();
            all.sort_unstable();
            if all.into_iter().eq(0..self.shards as u64) && heard.iter().all(|it| it.len() <= most)
            {
                println!("shared after {:.1?}: {heard:?}", began.elapsed());
                return heard;
            }
            let late = began.elapsed() > TAKES_OVER;
            assert!(!late, "{heard:?}\n{}", self.evening.log());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn hears(&self, bot: &Bot) -> BTreeSet<u64> {
        let heard = bot.hears(Duration::from_secs(1));
        self.evening.runtime.block_on(heard)
    }

    /// Takes the process away that hears this shard.
    #[track_caller]
    pub(crate) fn who_hears(&mut self, shard: usize) -> Bot {
        let heard = |it: &Bot| self.hears(it).contains(&(shard as u64));
        let nth = self.processes.iter().position(heard).unwrap();
        self.processes.remove(nth)
    }
}
