//! What all processes together asked of Discord. Must never look into a message.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::support::World;
use super::verdict::must;

/// How long nothing must come before nothing is pending any more.
const QUIET: Duration = Duration::from_secs(4);
/// How long they may go on writing.
const PATIENCE: Duration = Duration::from_secs(60);
/// What Discord may answer where processes die and people are quick: limits; what is gone already;
/// what another one answered first, or too late.
const TOLERATED: [(u64, u64); 5] = [
    (429, 0),
    (404, 10_008),
    (404, 10_062),
    (400, 40_060),
    (400, 30_046),
];

/// The requests that all of them made.
#[derive(Default)]
pub(crate) struct Record {
    cursor: u64,
    calls: Vec<Value>,
}

impl Record {
    pub(crate) async fn begins(world: &World) -> Self {
        let mut record = Self::default();
        record.reads(world).await;
        record.calls.clear();
        record
    }

    /// What came since.
    async fn reads(&mut self, world: &World) {
        loop {
            let calls = world.rest_after(&mut self.cursor, "").await;
            self.calls.extend(calls.iter().map(|call| {
                json!({"at": call["at_ms"], "method": call["method"], "path": call["path"],
                    "status": call["status"], "code": call["response"]["code"],
                    "nonce": call["request"]["nonce"], "said": call["response"]["id"]})
            }));
            if calls.is_empty() {
                return;
            }
        }
    }

    pub(crate) async fn follows(&mut self, world: &World, until: Instant) {
        while Instant::now() < until {
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.reads(world).await;
        }
    }

    /// Waits until no process writes any more; returns how many writes there were since.
    pub(crate) async fn falls_silent(&mut self, world: &World) -> usize {
        let (began, mut since) = (Instant::now(), Instant::now());
        let many = self.written().len();
        while since.elapsed() < QUIET {
            assert!(began.elapsed() < PATIENCE, "they never stop writing");
            let before = self.written().len();
            tokio::time::sleep(Duration::from_millis(250)).await;
            self.reads(world).await;
            if self.written().len() > before {
                since = Instant::now();
            }
        }
        self.written().len() - many
    }

    /// What changed messages.
    pub(crate) fn written(&self) -> Vec<&Value> {
        let writes = self.calls.iter().filter(|call| {
            call["method"] != "GET" && call["path"].as_str().unwrap().contains("/messages")
        });
        writes.collect()
    }

    /// The most requests that counted within a second.
    pub(crate) fn most_in_a_second(&self) -> usize {
        let counts = self.calls.iter().filter(|call| {
            let path = call["path"].as_str().unwrap();
            call["status"] != 429 && !path.contains("/callback") && !path.contains("/webhooks/")
        });
        let mut at: Vec<u64> = counts.filter_map(|call| call["at"].as_u64()).collect();
        at.sort_unstable();
        let within =
            |(nth, from): (usize, &u64)| at[nth..].partition_point(|it| *it < from + 1_000);
        at.iter().enumerate().map(within).max().unwrap_or_default()
    }

    /// Nothing was refused that should not be, nor posted or answered twice.
    pub(crate) fn is_in_order(&self) {
        let mut refused: BTreeMap<(u64, u64), usize> = BTreeMap::new();
        let (mut nonces, mut answers) =
            (BTreeMap::<String, BTreeSet<String>>::new(), BTreeMap::new());
        for call in &self.calls {
            let status = call["status"].as_u64().unwrap();
            let word = |key: &str| call[key].as_str().unwrap_or_default().to_owned();
            let path = word("path");
            if status >= 400 {
                let what = (status, call["code"].as_u64().unwrap_or_default());
                *refused.entry(what).or_default() += 1;
                must(
                    TOLERATED.contains(&what),
                    &format!("Discord refused {call}"),
                );
                continue;
            }
            if let Some(nonce) = call["nonce"].as_str() {
                nonces
                    .entry(nonce.to_owned())
                    .or_default()
                    .insert(word("said"));
            }
            if path.ends_with("/callback") {
                *answers.entry(path).or_insert(0) += 1;
            }
        }
        println!("refused by Discord: {refused:?}");
        let twice = nonces.values().filter(|said| said.len() > 1).count();
        println!("{} messages posted, {twice} twice", nonces.len());
        // By one nonce: the later ones only where the earlier ones went.
        for (nonce, said) in nonces.iter().filter(|(_, said)| said.len() > 1) {
            let stood = said.iter().filter(|id| !self.is_deleted(id)).count();
            if stood > 1 {
                println!("TWICE {nonce}: {said:?}");
            }
            must(stood <= 1, "a message stood twice");
        }
        let once = answers.values().all(|many| *many == 1);
        must(once, "answered twice");
    }

    fn is_deleted(&self, message: &str) -> bool {
        self.calls.iter().any(|call| {
            let path = call["path"].as_str().unwrap_or_default();
            call["method"] == "DELETE" && call["status"] == 204 && path.ends_with(message)
        })
    }
}
