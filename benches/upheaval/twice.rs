//! Very many tables in channels where people chat, while processes are replaced, stopped and cut
//! off: which messages stand twice, and which acts were lost. Must never know which games there
//! are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::club::Club;
use super::cluster::own_cluster;
use super::crew::{Crew, MANY};
use super::harms::Harms;
use super::holds::{Holds, heading};
use super::record::Record;
use super::verdict::{self, must};
use super::world::World;
use super::{SHARDS, wait_for_all};

/// How long the last boards may take.
const SETTLES: Duration = Duration::from_secs(20);

/// Counts what stands twice after each harm came so often.
pub(crate) async fn counts(games: usize, acts: u64, harms: u64) {
    let Some(cluster) = own_cluster() else { return };
    let url = cluster.database("twice").await;
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let dir = dir.keep();
    let world = Arc::new(World::without_bot(&dir).await);
    let terms = serde_json::json!({"max_concurrency": 16});
    world.post("/people/gateway", terms).await;
    let servers = games.div_ceil(2 * usize::try_from(SHARDS).unwrap());
    let mut club = Club::new(Arc::clone(&world), SHARDS, servers).await;
    let mut crew = Crew::new(Arc::clone(&world), (cluster, "twice"), &dir, SHARDS);
    let began = Instant::now();
    for _ in 0..MANY {
        crew.comes();
    }
    crew.shares(&[]).await;
    wait_for_all(&world).await;
    club.plays_everywhere().await;
    let club = Arc::new(club);
    club.everybody_begins_in_turn().await;
    println!("{} tables after {:.1?}", club.halls.len(), began.elapsed());

    let mut record = Record::begins(&world).await;
    let pause = Duration::from_secs_f64(club.halls.len() as f64 / acts as f64);
    let play = {
        let club = Arc::clone(&club);
        // It ends with the harms.
        let until = Instant::now() + Duration::from_secs(86_400);
        tokio::spawn(async move { club.chats_and_moves(until, pause).await })
    };
    let mut done = Harms::new(&club, &mut crew, 1);
    done.so_often(harms).await;
    drop(done);
    play.abort();
    tokio::time::sleep(SETTLES).await;
    record.falls_silent(&world).await;
    let holds = Holds {
        club: &club,
        crew: &mut crew,
        record: &mut record,
        url: &url,
        dir: &dir,
    };
    let (mut boards, mut others, mut none) = (0, 0, 0);
    for hall in &club.halls {
        let mut standing = holds.standing(&hall.people[0], &hall.channel).await;
        let mut headed: BTreeMap<String, usize> = BTreeMap::new();
        standing.retain(|it| {
            let is_board = heading(it).contains("· #");
            if is_board {
                *headed.entry(heading(it).to_owned()).or_default() += 1;
            }
            !is_board
        });
        none += usize::from(headed.is_empty());
        for (board, many) in headed.iter().filter(|(_, many)| **many > 1) {
            println!("BOARD {many} TIMES: {board} in {}", hall.channel);
            boards += many - 1;
        }
        let mut said: BTreeMap<String, usize> = BTreeMap::new();
        for it in &standing {
            let says = format!("{} {}", it["content"], it["components"]);
            *said.entry(says).or_default() += 1;
        }
        for (says, many) in said.iter().filter(|(_, many)| **many > 1) {
            println!("SAID {many} TIMES: {says} in {}", hall.channel);
            others += many - 1;
        }
    }
    holds.everybody_was_answered();
    holds.the_journal_is_whole().await;
    holds.record.is_in_order();
    println!(
        "of {} channels: {boards} boards and {others} other messages stand twice, {none} have no board",
        club.halls.len()
    );
    must(
        boards + others + none == 0,
        "a message stands twice, or none",
    );
    drop(crew);
    println!("logs: {}", dir.display());
    verdict::passes();
    std::fs::remove_dir_all(&dir).unwrap();
}
