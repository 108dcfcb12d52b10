//! A power cut: the disk as it was at a random moment, without what only the system's memory
//! held, still has every step that was acknowledged.
//!
//! The store works in another process, on a file system in an image. The process is stopped, the
//! image is copied as it is, and the copy is mounted as if after the cut. Needs the right to mount.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]
#![allow(clippy::print_stdout, reason = "says what the other process did")]

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::common::{append, skipped};
use sessions::{Store, TableId, TableStage, Version};

const ROUNDS: u64 = 6;
const TABLES: u64 = 8;
/// What tells this binary to be the process whose power is cut.
const VICTIM: &str = "HOUSTON_POWER_CUT_VICTIM";

fn run(program: &str, args: &[&str]) -> bool {
    let done = Command::new(program)
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    done.is_ok_and(|status| status.success())
}

/// A mounted image; unmounted when it goes.
struct Mount(PathBuf);

impl Mount {
    fn new(image: &Path, point: PathBuf) -> Option<Self> {
        fs::create_dir_all(&point).unwrap();
        // Nothing is written of its own accord while we look.
        let options = "loop,commit=600";
        let (image, at) = (image.to_str().unwrap(), point.to_str().unwrap());
        run("mount", &["-o", options, image, at]).then_some(Self(point))
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let point = self.0.to_str().unwrap();
        // A process that was killed a moment ago may still hold it.
        let until = Instant::now() + Duration::from_secs(5);
        while !run("umount", &[point]) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

fn victim(dir: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "power_cut::the_victim", "--nocapture"])
        .env(VICTIM, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

fn is_stopped(child: &Child) -> bool {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
    stat.rsplit(") ")
        .next()
        .is_some_and(|rest| rest.starts_with('T'))
}

/// Cuts the power after so many steps. Returns what was acknowledged, and the disk.
fn cut(dir: &Path, image: &Path, mount: &Mount, steps: usize) -> (HashMap<u64, u64>, PathBuf) {
    let mut child = victim(&mount.0);
    let mut acknowledged = HashMap::new();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acks = lines.map_while(Result::ok).filter_map(|line| {
        let (table, version) = line.strip_prefix("ack ")?.split_once(' ')?;
        Some((table.parse::<u64>().ok()?, version.parse::<u64>().ok()?))
    });
    acknowledged.extend(acks.by_ref().take(steps));
    assert!(run("kill", &["-STOP", &child.id().to_string()]));
    while !is_stopped(&child) {
        std::thread::yield_now();
    }
    let copy = dir.join("after.img");
    fs::copy(image, &copy).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    // What it had said before it was stopped.
    acknowledged.extend(acks);
    (acknowledged, copy)
}

/// One cut; returns how many bytes of the file that was never synced were lost.
fn round(number: u64, random: u64) -> Option<()> {
    let dir = tempfile::tempdir().unwrap();
    let image = dir.path().join("disk.img");
    fs::File::create(&image).unwrap().set_len(96 << 20).unwrap();
    if !run("mkfs.ext4", &["-q", "-F", image.to_str().unwrap()]) {
        return None;
    }
    let mount = Mount::new(&image, dir.path().join("before"))?;
    let steps = usize::try_from(20 + random % 2000).unwrap();
    let (acknowledged, copy) = cut(dir.path(), &image, &mount, steps);
    let said: u64 = acknowledged.values().sum();
    assert!(
        said >= steps as u64,
        "the victim spoke of {said} steps only"
    );
    let unsynced = |mount: &Mount| fs::read(mount.0.join("unsynced")).map_or(0, |b| b.len());
    let written = unsynced(&mount);
    drop(mount);

    let after = Mount::new(&copy, dir.path().join("after")).unwrap();
    let kept = unsynced(&after);
    // Else this was no power cut.
    assert!(kept < written, "nothing was lost that was not synced");
    verify(&after.0.join("data"), &acknowledged);
    println!("cut {number}: {said} steps, all there; unsynced file {kept} of {written} bytes");
    Some(())
}

fn verify(data: &Path, acknowledged: &HashMap<u64, u64>) {
    crate::common::run(async {
        let store = crate::common::sled(data);
        for (table, version) in acknowledged {
            let journal = store.read(TableId(*table), Version(0)).await.unwrap();
            assert!(
                journal.len() as u64 >= *version,
                "table {table}: {} of {version}",
                journal.len()
            );
            for (n, stored) in (0..).zip(&journal) {
                assert_eq!(stored.entry, append(*table, n, TableStage::Playing).entry);
            }
        }
        store.close().await.unwrap();
    });
}

#[test]
fn every_acknowledged_step_survives() {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let mut random = since.as_nanos() as u64;
    for number in 1..=ROUNDS {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        if round(number, random >> 33).is_none() {
            skipped("this needs mkfs.ext4 and the right to mount a loop device");
            return;
        }
    }
}

/// Not a test of its own: the process whose power is cut.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_victim() {
    let Some(dir) = std::env::var_os(VICTIM) else {
        return;
    };
    let dir = PathBuf::from(dir);
    let store = crate::common::sled(&dir.join("data"));
    let tables = (1..=TABLES).map(|table| {
        let (store, dir) = (store.clone(), dir.clone());
        tokio::spawn(async move {
            let mut unsynced = fs::File::options();
            let unsynced = unsynced
                .create(true)
                .append(true)
                .open(dir.join("unsynced"));
            let mut unsynced = unsynced.unwrap();
            for expected in 0.. {
                unsynced.write_all(b"this was never synced\n").unwrap();
                store
                    .append(append(table, expected, TableStage::Playing))
                    .await
                    .unwrap();
                println!("ack {table} {}", expected + 1);
            }
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
}
