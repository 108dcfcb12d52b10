//! A process that is killed, at any moment: everyone who came home has their prize once, and what
//! was spent is spent once.

#![allow(clippy::print_stdout, reason = "what the other process did")]

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::common::{ADA, Action, Heap, PRIZE, RecordChange, World, key};
use games::Game;
use serde_json::Value;
use sessions::store::{IndexState, PageKey, check};
use sessions::{GuildId, Key, Repository, Status, TableId};

const KILLS: u64 = 8;
/// What tells this binary to be the process that is killed, which one, and from which record change
/// on.
const VICTIM: &str = "HOUSTON_KILLED_VICTIM";
const LIFE: &str = "HOUSTON_KILLED_LIFE";
const FROM: &str = "HOUSTON_KILLED_FROM";

fn victim(dir: &Path, life: u64, from: u64) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::the_victim", "--nocapture"])
        .env(VICTIM, dir)
        .env(LIFE, life.to_string())
        .env(FROM, from.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Lets the other process work for so many lines, and kills it. Returns how many tables it said
/// to have ended, and how many coins it said to have spent.
fn kill(dir: &Path, life: u64, from: u64, lines: usize) -> (u64, u64) {
    let mut child = victim(dir, life, from);
    let said = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut said = said
        .map_while(Result::ok)
        .filter(|line| ["home", "spent"].contains(&line.as_str()));
    let mut heard: Vec<String> = said.by_ref().take(lines).collect();
    // Not to wait for anything: this is another moment of a step each time.
    std::thread::sleep(Duration::from_micros(life * 700));
    child.kill().unwrap();
    child.wait().unwrap();
    // What it had said before it died.
    heard.extend(said);
    let count = |word| heard.iter().filter(|line| *line == word).count() as u64;
    (count("home"), count("spent"))
}

#[test]
fn killed_process_stores_everything_once() {
    let dir = tempfile::tempdir().unwrap();
    let (mut homes, mut spent, mut from) = (0, 0, 1);
    for number in 0..KILLS {
        let lines = 3 + usize::try_from(number * 5 % 9).unwrap();
        let (home, paid) = kill(dir.path(), number, from, lines);
        homes += home;
        spent += paid;
        assert!(matches!(
            check(dir.path()).unwrap().index,
            IndexState::Agrees { .. } | IndexState::Missing
        ));
        let (over, ran) = crate::common::run(verify(dir.path()));
        assert!(
            over >= homes && ran >= spent,
            "{over} of {homes}, {ran} of {spent}"
        );
        from = ran + 1;
    }
    println!("{KILLS} kills: {homes} tables heard to end, {spent} coins heard to be spent");
}

/// How many tables have ended and how many coins were spent, which what is kept agrees with.
async fn verify(dir: &Path) -> (u64, u64) {
    let store = crate::common::sled(dir);
    let world = World::over(store.clone(), World::clock()).await;
    let mut over = 0;
    for table in 1.. {
        let Some(table) = world.sessions.table(TableId(table)).await.unwrap() else {
            break;
        };
        let room = table.room().await.unwrap();
        let ended = matches!(room.status, Status::Over { .. } | Status::Closed);
        over += u64::from(ended);
    }
    let home = PageKey {
        guild: Some(GuildId(9)),
        user: ADA,
        game: Heap::ID.to_owned(),
    };
    let page = Repository::new(store).page(&home).await.unwrap().page;
    let page: Value = page.map_or(Value::Null, |page| serde_json::from_str(&page).unwrap());
    // They are numbered from 1.
    let last = page["ran"].as_array().and_then(|ran| ran.last()?.as_u64());
    let ran = last.unwrap_or(0);
    let purse = world.purse(ADA).await;
    assert_eq!(u64::from(purse.coins) + ran, u64::from(PRIZE) * over);
    assert_eq!(purse.notes.len() as u64, over);
    world.sessions.close().await.unwrap();
    (over, ran)
}

/// Not a test of its own: the process that is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_victim() {
    let Some(dir) = std::env::var_os(VICTIM) else {
        return;
    };
    let number = |name| std::env::var(name).unwrap().parse::<u64>().unwrap();
    let (life, from) = (number(LIFE), number(FROM));
    // Clicks of its own.
    for _ in 0..life * 1_000 {
        key();
    }
    let world = World::over(crate::common::sled(&PathBuf::from(dir)), World::clock()).await;
    for record_change in from.. {
        // A channel of its own: what was cut short stays where it is.
        let table = world
            .playing_for_purses(10_000 * life + record_change, 1_000_000)
            .await;
        table.act(ADA, key(), Action::Add(1_000_000)).await.unwrap();
        println!("home");
        let spend = RecordChange::Spend(1);
        let guild = Some(GuildId(9));
        let ran = world
            .sessions
            .change_record::<Heap>(guild, ADA, Key(record_change), spend);
        assert!(!ran.await.unwrap().repeated);
        println!("spent");
    }
}
