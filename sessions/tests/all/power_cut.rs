//! A power cut: the disk as it was at a random moment, without what only the system's memory
//! held, still has every step that was acknowledged.
//!
//! The store works in another process, on a file system in an image. The process is stopped, the
//! image is copied as it is, and the copy is mounted as if after the cut. Needs the right to mount.

#![allow(clippy::print_stdout, reason = "says what the other process did")]

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::common::{Disk, append, skipped, stored};
use sessions::{Store, TableId, TableStage, Version};

const ROUNDS: u64 = 6;
const TABLES: u64 = 8;
/// What tells this binary to be the process whose power is cut.
const VICTIM: &str = "HOUSTON_POWER_CUT_VICTIM";

fn victim(dir: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "power_cut::the_victim", "--nocapture"])
        .env(VICTIM, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// One cut, after so many steps.
fn round(number: u64, random: u64) -> Option<()> {
    let dir = tempfile::tempdir().unwrap();
    let mut disk = Disk::under(dir.path().join("disk"))?;
    let steps = usize::try_from(20 + random % 2000).unwrap();
    let mut child = victim(&dir.path().join("disk"));
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acks = lines.map_while(Result::ok).filter_map(|line| {
        let (table, version) = line.strip_prefix("ack ")?.split_once(' ')?;
        Some((table.parse::<u64>().ok()?, version.parse::<u64>().ok()?))
    });
    let mut acknowledged: HashMap<u64, u64> = acks.by_ref().take(steps).collect();
    disk.is_cut(child.id(), || {
        child.kill().unwrap();
        child.wait().unwrap();
    });
    // What it had said before it was stopped.
    acknowledged.extend(acks);
    let said: u64 = acknowledged.values().sum();
    assert!(
        said >= steps as u64,
        "the victim spoke of {said} steps only"
    );
    verify(&dir.path().join("disk/data"), &acknowledged);
    println!("cut {number}: {said} steps, all there");
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
    let store = crate::common::sled(&Path::new(&dir).join("data"));
    let tables = (1..=TABLES).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            for expected in 0.. {
                stored(&*store, table, expected, TableStage::Playing).await;
                println!("ack {table} {}", expected + 1);
            }
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
}
