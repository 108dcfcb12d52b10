//! Several processes that serve one bot, with their tables in one database.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use super::{Bot, Evening};

/// How long others may take to take over.
pub(crate) const TAKES_OVER: Duration = Duration::from_secs(30);

/// One of the processes.
pub(crate) struct Process {
    pub bot: Bot,
}

impl Process {
    /// The shards that it hears, of so many.
    fn hears(&self, shards: usize) -> Vec<usize> {
        let url = format!("http://{}/metrics", self.bot.metrics());
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().unwrap();
        let asked = runtime.block_on(async {
            let client = reqwest::Client::builder().timeout(Duration::from_secs(1));
            let answer = client.build().unwrap().get(url).send().await.ok()?;
            answer.text().await.ok()
        });
        let metrics = asked.unwrap_or_default();
        let up = |shard: &usize| {
            let line = format!("houston_shard_up{{shard=\"{shard}\"}} 1");
            metrics.lines().any(|it| it == line)
        };
        (0..shards).filter(up).collect()
    }
}

/// The processes of an evening, on one database.
pub(crate) struct Crew<'e> {
    evening: &'e Evening,
    url: String,
    shards: usize,
    pub processes: Vec<Process>,
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
        self.processes.push(Process { bot });
    }

    /// Waits until each shard is heard by one of them, and they share as evenly as they can.
    #[track_caller]
    pub(crate) fn shares(&self) -> Vec<Vec<usize>> {
        let began = Instant::now();
        let most = self.shards.div_ceil(self.processes.len());
        loop {
            let heard: Vec<Vec<usize>> = self
                .processes
                .iter()
                .map(|it| it.hears(self.shards))
                .collect();
            let mut all: Vec<usize> = heard.iter().flatten().copied().collect();
            all.sort_unstable();
            if all.iter().copied().eq(0..self.shards) && heard.iter().all(|it| it.len() <= most) {
                println!("shared after {:.1?}: {heard:?}", began.elapsed());
                return heard;
            }
            let late = began.elapsed() > TAKES_OVER;
            assert!(!late, "{heard:?}\n{}", self.evening.log());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Takes the process away that hears this shard.
    #[track_caller]
    pub(crate) fn who_hears(&mut self, shard: usize) -> Process {
        let heard = |it: &Process| it.hears(self.shards).contains(&shard);
        let nth = self.processes.iter().position(heard).unwrap();
        self.processes.remove(nth)
    }
}
