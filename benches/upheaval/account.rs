//! What people did and what became of it, and what was done to the processes meanwhile.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A person's act, as they saw it.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    /// When they did it, and when they saw what came of it.
    pub at: Instant,
    pub seen: Instant,
    /// The shard that hears them.
    pub shard: u64,
    pub what: String,
    /// The sandbox's word for what they see.
    pub came: String,
    pub interaction: String,
    pub said: String,
}

/// Something that was done to the processes.
#[derive(Clone, Debug)]
pub(crate) struct Harm {
    pub what: String,
    pub at: Instant,
    pub over: Option<Instant>,
    /// Whose interactions may fail: those of shards whose process cannot answer any more.
    pub deaf: BTreeSet<u64>,
}

/// What Discord waits for an answer, and what it takes to hear of it.
const WAITS: Duration = Duration::from_millis(3_500);

#[derive(Default)]
struct Pages {
    deeds: Vec<Deed>,
    harms: Vec<Harm>,
}

/// Everything that happened.
#[derive(Clone, Default)]
pub(crate) struct Account(Arc<Mutex<Pages>>);

impl Deed {
    /// Whether they saw an answer.
    pub(crate) fn is_answered(&self) -> bool {
        matches!(
            self.came.as_str(),
            "message" | "update" | "modal" | "choices"
        )
    }
}

impl std::fmt::Display for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            shard,
            what,
            came,
            interaction,
            said,
            ..
        } = self;
        let took = self.seen - self.at;
        write!(
            f,
            "{what} on shard {shard}, {interaction}: {came} after {took:.1?} {said:?}"
        )
    }
}

impl Account {
    pub(crate) fn done(&self, deed: Deed) {
        self.0.lock().unwrap().deeds.push(deed);
    }

    /// Something begins; its number.
    pub(crate) fn begins(&self, what: &str, deaf: BTreeSet<u64>) -> usize {
        let mut pages = self.0.lock().unwrap();
        let (what, at) = (what.to_owned(), Instant::now());
        pages.harms.push(Harm {
            what,
            at,
            over: None,
            deaf,
        });
        pages.harms.len() - 1
    }

    /// It is over.
    pub(crate) fn ends(&self, number: usize) {
        self.0.lock().unwrap().harms[number].over = Some(Instant::now());
    }

    /// Everything that was done.
    pub(crate) fn deeds(&self) -> Vec<Deed> {
        self.0.lock().unwrap().deeds.clone()
    }

    /// How long after each harm of this kind every shard that it made deaf answered a person again.
    pub(crate) fn took_over(&self, what: &str) -> Vec<Duration> {
        let pages = self.0.lock().unwrap();
        let harms = pages.harms.iter().filter(|it| it.what == what);
        let takes = harms.flat_map(|harm| {
            harm.deaf.iter().filter_map(|shard| {
                let answered = pages
                    .deeds
                    .iter()
                    .filter(|deed| deed.shard == *shard && deed.at > harm.at && deed.is_answered());
                answered.map(|deed| deed.seen - harm.at).min()
            })
        });
        takes.collect()
    }

    /// What got no answer, by what was done meanwhile; and what nothing excuses.
    pub(crate) fn judges(&self) -> (BTreeMap<String, usize>, Vec<Deed>) {
        let pages = self.0.lock().unwrap();
        let (mut excused, mut others) = (BTreeMap::new(), Vec::new());
        for deed in pages.deeds.iter().filter(|it| !it.is_answered()) {
            let excuse = pages.harms.iter().find(|harm| {
                harm.deaf.contains(&deed.shard)
                    && deed.at + WAITS > harm.at
                    && harm.over.is_none_or(|over| deed.at < over)
            });
            match excuse {
                Some(harm) => *excused.entry(harm.what.clone()).or_default() += 1,
                None => others.push(deed.clone()),
            }
        }
        (excused, others)
    }

    /// What was done to the processes while this was under way, in words.
    pub(crate) fn around(&self, deed: &Deed) -> Vec<String> {
        let pages = self.0.lock().unwrap();
        let near = pages.harms.iter().filter(|harm| {
            harm.at < deed.seen + WAITS && harm.over.is_none_or(|over| deed.at < over + WAITS * 4)
        });
        let lines = near.map(|harm| {
            let ago = deed.at.saturating_duration_since(harm.at).as_secs_f64();
            format!("{} {:?} {ago:.1} s before", harm.what, harm.deaf)
        });
        lines.collect()
    }
}
