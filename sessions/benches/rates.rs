//! How many moves a second are made durable, and how long each takes: in a directory, in
//! PostgreSQL, and what PostgreSQL does of the same rows by itself (pgbench), all on one disk in
//! one run. `cargo bench -p sessions --bench rates`.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

#[path = "../tests/all/common/cluster.rs"]
mod cluster;
mod hiding;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cluster::{Cluster, connect, own_cluster};
use games::planetaire::Planetaire;
use hiding::{hide, table};
use sessions::store::Sled;
use sessions::{Catalogue, Clock, Sessions, Store};

/// How long each rate is taken, and how often.
const AT_LENGTH: (Duration, usize) = (Duration::from_secs(3), 3);
/// `cargo test --bench`: only that it still runs.
const A_MOMENT: (Duration, usize) = (Duration::from_millis(20), 1);

const TABLES: [u64; 3] = [1, 16, 256];
/// More clients than that only wait for each other.
const CLIENTS: u64 = 64;
/// What a move is in the journal, in bytes.
const ENTRY: usize = 220;

/// What a step writes, by the database alone: its card, its notification, its entry.
const STEP: &str = "\\set tid :client_id + 1
with up as (
    update card set guild = null, channel = tid, users = '{1,2}', stage = 0, next_due = 1,
                    version = version + 1, kept = 0 <> 3 or settled <= version
     where tid = :tid returning tid, version),
  notified as (insert into tiding (about, what, version) select 0, tid, version from up)
  insert into journal (tid, version, entry) select tid, version, ENTRY from up;
";
/// The entry alone.
const INSERT: &str = "\\set version random(1, 9000000000000000)
insert into journal (tid, version, entry) values (:client_id + 1, :version, ENTRY)
  on conflict do nothing;
";

/// Moves a second, and how long each took.
struct Rate {
    each: f64,
    took: Vec<Duration>,
}

fn main() {
    let at_length = std::env::args().any(|argument| argument == "--bench");
    let (span, rounds) = if at_length { AT_LENGTH } else { A_MOMENT };
    let Some(cluster) = own_cluster() else { return };
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().build().unwrap();
    println!("load: {}", load());
    runtime.block_on(async {
        for tables in TABLES {
            let mut all: [Vec<Rate>; 4] = Default::default();
            for round in 0..rounds {
                // Side by side, so that what else the machine does meets all of them.
                let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
                let sled = Sled::open(dir.path().join("sled")).unwrap();
                all[0].push(played(Arc::new(sled), tables, span).await);
                let url = cluster.database(&format!("ours_{tables}_{round}")).await;
                let ours = connect(&url).await;
                all[1].push(played(Arc::new(ours), tables, span).await);
                let name = format!("limit_{tables}_{round}");
                let clients = tables.min(CLIENTS);
                let limit = Limit::new(cluster, &name, clients).await;
                all[2].push(limit.of(STEP, dir.path(), span));
                all[3].push(limit.of(INSERT, dir.path(), span));
            }
            tell(tables, &all);
        }
    });
    println!("load: {}", load());
}

fn tell(tables: u64, all: &[Vec<Rate>; 4]) {
    let what = [
        "sled",
        "PostgreSQL",
        "pgbench, the step",
        "pgbench, its entry",
    ];
    let middle = |rates: &[Rate]| {
        let mut each: Vec<f64> = rates.iter().map(|rate| rate.each).collect();
        each.sort_by(f64::total_cmp);
        each[each.len() / 2]
    };
    for (what, rates) in what.iter().zip(all) {
        let mut took: Vec<Duration> = rates.iter().flat_map(|it| it.took.clone()).collect();
        took.sort();
        let at = |part: usize| {
            took.get(took.len() * part / 100)
                .copied()
                .unwrap_or_default()
        };
        let each = middle(rates);
        println!(
            "{tables:>3} tables, {what}: {each:.0}/s, p50 {:.1?}, p99 {:.1?}",
            at(50),
            at(99)
        );
    }
    let of = |nth: usize| middle(&all[1]) / middle(&all[nth]);
    println!(
        "{tables:>3} tables: ours {:.2} of the step's limit, {:.2} of the entry's",
        of(2),
        of(3)
    );
}

/// Moves at so many tables at once.
async fn played(store: Arc<dyn Store>, tables: u64, span: Duration) -> Rate {
    let catalogue = Catalogue::new().with::<Planetaire>();
    let opened = Sessions::open(store, Arc::new(Clock::default()), catalogue).await;
    let sessions = opened.unwrap().0;
    let mut ready = Vec::new();
    for number in 1..=tables {
        ready.push((number, table(&sessions, number).await));
    }
    let began = Instant::now();
    let hands: Vec<_> = ready
        .into_iter()
        .map(|(number, table)| {
            tokio::spawn(async move {
                let mut took = Vec::new();
                while began.elapsed() < span {
                    let asked = Instant::now();
                    hide(&table, number, took.len() as u64).await;
                    took.push(asked.elapsed());
                }
                took
            })
        })
        .collect();
    let mut took = Vec::new();
    for hand in hands {
        took.extend(hand.await.unwrap());
    }
    let each = took.len() as f64 / began.elapsed().as_secs_f64();
    sessions.close().await.unwrap();
    Rate { each, took }
}

/// The database by itself, with our tables in it.
struct Limit {
    cluster: &'static Cluster,
    url: String,
    clients: u64,
}

impl Limit {
    async fn new(cluster: &'static Cluster, name: &str, clients: u64) -> Self {
        let url = cluster.database(name).await;
        drop(connect(&url).await);
        let cards = format!(
            "insert into card (tid, founded_by, game, channel, users, stage, version, kept)
             select n, n, 'planetaire', n, '{{1,2}}', 0, 0, true from generate_series(1, {clients}) n"
        );
        cluster.ask_in(name, &cards).await;
        Self {
            cluster,
            url,
            clients,
        }
    }

    fn of(&self, script: &str, dir: &Path, span: Duration) -> Rate {
        let entry = format!("decode('{}', 'hex')", "ab".repeat(ENTRY));
        let file = dir.join("script.sql");
        let mut written = std::fs::File::create(&file).unwrap();
        let script = script.replace("ENTRY", &entry);
        written.write_all(script.as_bytes()).unwrap();
        let (prefix, clients) = (
            dir.join("took").display().to_string(),
            self.clients.to_string(),
        );
        let seconds = span.as_secs().max(1).to_string();
        let said = self.cluster.tool(
            "pgbench",
            &[
                "--no-vacuum",
                "--protocol=prepared",
                "--log",
                "--log-prefix",
                &prefix,
                "--client",
                &clients,
                "--jobs=2",
                "--time",
                &seconds,
                "--file",
                &file.display().to_string(),
                &self.url,
            ],
        );
        let each = said.lines().find_map(|line| line.strip_prefix("tps = "));
        let each = each.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        let mut took = Vec::new();
        for log in std::fs::read_dir(dir).unwrap().flatten() {
            if log.file_name().to_string_lossy().starts_with("took") {
                let lines = std::fs::read_to_string(log.path()).unwrap();
                let third = |line: &str| line.split_whitespace().nth(2)?.parse().ok();
                took.extend(lines.lines().filter_map(third).map(Duration::from_micros));
                std::fs::remove_file(log.path()).unwrap();
            }
        }
        Rate {
            each: each.unwrap(),
            took,
        }
    }
}

/// What else the machine does.
fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.trim().to_owned()
}
