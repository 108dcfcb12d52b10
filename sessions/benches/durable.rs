//! How many moves a second are made durable, next to the disk's own rate; and what ten thousand
//! open tables cost in memory and at start, after a crash and after a clean end.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod hiding;

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use games::planetaire::Planetaire;
use hiding::{hide, table};
use sessions::store::Sled;
use sessions::{Catalogue, ChannelId, Clock, Sessions, Startup};

/// How much is measured.
#[derive(Clone, Copy)]
struct Extent {
    /// How long each rate is taken.
    span: Duration,
    /// Tables that are open and sleep.
    open: u64,
}

/// What figures are taken from.
const AT_LENGTH: Extent = Extent {
    span: Duration::from_secs(3),
    open: 10_000,
};
/// `cargo test --bench`: only that it still runs.
const A_MOMENT: Extent = Extent {
    span: Duration::from_millis(20),
    open: 200,
};
/// Founding, joining and starting are steps too.
const MOVES: u64 = 20;
/// What a process with them may need, in MiB; what is on its way to a fast disk is part of it.
const MOST: f64 = 150.0;
/// Tables that are played at once while many are made.
const HANDS: u64 = 256;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let at_length = arguments.iter().any(|argument| argument == "--bench");
    match arguments.get(1).map(String::as_str) {
        Some(part @ ("make" | "open")) => {
            let (path, open) = (Path::new(&arguments[2]), arguments[3].parse().unwrap());
            match part {
                "make" => block_on(make_many(path, open)),
                _ => block_on(open_many(path, open)),
            }
        }
        _ => block_on(measure(if at_length { AT_LENGTH } else { A_MOMENT })),
    }
}

fn block_on(work: impl Future<Output = ()>) {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().build().unwrap().block_on(work);
}

async fn measure(extent: Extent) {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    println!(
        "fdatasync of 300 appended bytes: {:.0}/s",
        raw(dir.path(), extent.span)
    );
    for tables in [1, 16, 256] {
        let path = dir.path().join(tables.to_string());
        let store = Arc::new(Sled::open(&path).unwrap());
        let (sessions, _) = sessions_over(store.clone()).await;
        let (moves, syncs) = play(&sessions, &store, tables, extent.span).await;
        println!("{tables:>3} tables: {moves:.0} durable moves/s, {syncs:.0} syncs/s");
        sessions.close().await.unwrap();
    }
    let path = dir.path().join("many");
    // The process that makes them is killed.
    assert_eq!(of_its_own("make", &path, extent.open), None);
    for after in ["a crash", "a clean end"] {
        println!("after {after}:");
        assert_eq!(of_its_own("open", &path, extent.open), Some(0));
    }
}

/// Runs a part in a process of its own, for its memory is what is measured. Says how it ended;
/// nothing where it was killed.
fn of_its_own(part: &str, path: &Path, open: u64) -> Option<i32> {
    let program = std::env::current_exe().unwrap();
    let mut command = Command::new(program);
    let ended = command.arg(part).arg(path).arg(open.to_string()).status();
    ended.unwrap().code()
}

/// The disk's own rate.
fn raw(dir: &Path, span: Duration) -> f64 {
    let mut file = File::create(dir.join("raw")).unwrap();
    let began = Instant::now();
    let mut count = 0;
    while began.elapsed() < span {
        file.write_all(&[7; 300]).unwrap();
        file.sync_data().unwrap();
        count += 1;
    }
    f64::from(count) / began.elapsed().as_secs_f64()
}

async fn sessions_over(store: Arc<Sled>) -> (Sessions, Startup) {
    let catalogue = Catalogue::new().with::<Planetaire>();
    Sessions::open(store, Arc::new(Clock::default()), catalogue)
        .await
        .unwrap()
}

/// Moves and syncs a second.
async fn play(sessions: &Sessions, store: &Sled, tables: u64, span: Duration) -> (f64, f64) {
    let mut ready = Vec::new();
    for number in 1..=tables {
        ready.push((number, table(sessions, number).await));
    }
    let (began, syncs) = (Instant::now(), store.syncs());
    let hands: Vec<_> = ready
        .into_iter()
        .map(|(number, table)| {
            tokio::spawn(async move {
                let mut moves = 0;
                while began.elapsed() < span {
                    hide(&table, number, moves).await;
                    moves += 1;
                }
                moves
            })
        })
        .collect();
    let mut moves = 0;
    for hand in hands {
        moves += hand.await.unwrap();
    }
    let seconds = began.elapsed().as_secs_f64();
    let syncs = store.syncs() - syncs;
    (moves as f64 / seconds, syncs as f64 / seconds)
}

/// Ends as if it were killed.
async fn make_many(path: &Path, open: u64) {
    let began = Instant::now();
    let (sessions, _) = sessions_over(Arc::new(Sled::open(path).unwrap())).await;
    let hands: Vec<_> = (0..HANDS)
        .map(|hand| {
            let sessions = sessions.clone();
            tokio::spawn(async move {
                for number in (1..=open).filter(|number| number % HANDS == hand) {
                    let table = table(&sessions, number).await;
                    for n in 0..MOVES {
                        hide(&table, number, n).await;
                    }
                }
            })
        })
        .collect();
    for hand in hands {
        hand.await.unwrap();
    }
    let rate = (open * (MOVES + 3)) as f64 / began.elapsed().as_secs_f64();
    println!("{open} tables with {MOVES} events made: {rate:.0} steps/s");
    check_peak("in the process that made them", open);
    std::process::abort();
}

async fn open_many(path: &Path, open: u64) {
    let bare = memory("VmRSS:");
    let began = Instant::now();
    let store = Arc::new(Sled::open(path).unwrap());
    let (checked, stored) = (began.elapsed(), memory("VmRSS:"));
    let (sessions, startup) = sessions_over(store).await;
    assert_eq!(startup.open as u64, open);
    println!(
        "{open} open tables: journal checked and index opened in {checked:.0?}, tables in {:.0?}",
        startup.took
    );
    println!(
        "resident: {bare:.1} MiB bare, {stored:.1} with the store, {:.1} with the tables asleep",
        memory("VmRSS:")
    );
    let began = Instant::now();
    for number in 1..=100 {
        let channel = 1 + number * 97 % open;
        let table = sessions.table_at(ChannelId(channel)).unwrap();
        let table = sessions.table_of::<Planetaire>(table).await.unwrap();
        table.unwrap().snapshot().await.unwrap();
    }
    println!("waking a table: {:.0?}", began.elapsed() / 100);
    check_peak("with the tables asleep", open);
    sessions.close().await.unwrap();
}

/// Tells what the memory was at most, and that it is within the bound.
fn check_peak(of: &str, open: u64) {
    let peak = memory("VmHWM:");
    println!("{open} open tables {of}: {peak:.1} MiB at most");
    assert!(peak < MOST, "{peak} MiB");
}

/// Memory of this process in MiB.
fn memory(which: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(which));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or_default() / 1024.0
}
