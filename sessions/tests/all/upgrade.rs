//! The schema of every version that was released, with rows of a game as that version wrote them: this
//! Houston brings it up, shows the same, and plays on. The rows of each are in a file that is called as
//! the last file of its schema is, and that never changes either.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use games::Seat;
use sessions::{Pace, Status, Store, TableId, Veiled, Version};

use crate::common::{ADA, Action, BOB, Cluster, World, cluster, connect, heap_of, key};

const PLAYED: TableId = TableId(1);
const OVER: TableId = TableId(2);
const CLOSED: TableId = TableId(3);
/// What Ada and Bob took home from the second, after she spent one coin of hers.
const PURSES: [u32; 2] = [9, 10];

/// The files that make the schema, in their order.
fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/postgres/migrations");
    let files = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// What the version of this file kept of three tables: Ada whispered 3 at the first and added 5; the
/// second is over, for their purses; the third was closed before it began.
fn rows(file: &Path) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/upgrade");
    let path = folder.join(file.file_name().unwrap());
    let rows = std::fs::read_to_string(&path);
    rows.unwrap_or_else(|_| panic!("{}: write down what its version keeps", path.display()))
}

/// A database as it was left by the version that knew these files.
async fn left(cluster: &Cluster, files: &[PathBuf]) -> String {
    let url = cluster.address().await;
    let schema = url.rsplit_once("%3D").unwrap().1;
    let mut sql = format!("set search_path = {schema};");
    sql += "create table migration (
                number int primary key, at timestamptz not null default now());";
    for (number, file) in (1..).zip(files) {
        sql += &std::fs::read_to_string(file).unwrap();
        sql += &format!("insert into migration (number) values ({number});");
    }
    sql += &rows(files.last().unwrap());
    cluster.ask(&sql).await;
    url
}

async fn opened(url: &str) -> (World, Arc<dyn Store>) {
    let store = Veiled::postgres(connect(url).await).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    (World::over(store.clone(), World::clock()).await, store)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_version_left_it_this_one_shows_the_same_and_plays_on() {
    let Some(cluster) = cluster() else { return };
    let files = files();
    for many in 1..=files.len() {
        let from = files[many - 1].display();
        let url = left(cluster, &files[..many]).await;
        let (world, store) = opened(&url).await;
        // What is over is still to be told.
        assert_eq!(world.startup.open, 2, "{from}");

        let heap = world.heap(PLAYED).await;
        let snapshot = heap.snapshot().await.unwrap();
        let ada = Seat::new(0);
        let view = snapshot.seat_view(ada).unwrap().open_for(ada).unwrap();
        assert_eq!((view.heap, view.mine), (5, Some(3)), "{from}");
        let room = snapshot.room();
        assert_eq!((room.host, room.pace), (ADA, Pace::Live), "{from}");
        let names: Vec<_> = room
            .seats
            .iter()
            .flatten()
            .map(|it| it.name.as_str())
            .collect();
        assert_eq!(names, ["player 1", "player 2"], "{from}");
        assert_eq!(
            store.marks(PLAYED).await.unwrap().settled,
            Version(4),
            "{from}"
        );

        let over = world.table(OVER).await.room().await.unwrap();
        assert!(matches!(over.status, Status::Over { .. }), "{from}");
        let closed = world.table(CLOSED).await.room().await.unwrap();
        assert_eq!(closed.status, Status::Closed, "{from}");
        let person = store.person(ADA).await.unwrap().unwrap();
        assert_eq!(person.name, "Ada", "{from}");
        let purses = [world.purse(ADA).await.coins, world.purse(BOB).await.coins];
        assert_eq!(purses, PURSES, "{from}");
        assert!(store.seen_alive().await.is_some(), "{from}");

        heap.act(BOB, key(), Action::Add(1)).await.unwrap();
        // What they took home then is what they bring now.
        let next = world.playing_for_purses(7, 25).await;
        next.act(ADA, key(), Action::Add(10)).await.unwrap();
        assert!(next.table().id() > CLOSED, "{from}");
        world.sessions.close().await.unwrap();

        let (world, _) = opened(&url).await;
        assert_eq!(heap_of(&world.heap(PLAYED).await).await, 6, "{from}");
        let later = [world.purse(ADA).await.coins, world.purse(BOB).await.coins];
        assert!(later > PURSES, "{from}: {later:?}");
        world.sessions.close().await.unwrap();
        let name = url.rsplit_once("%3D").unwrap().1;
        let known = format!("select max(number)::text from {name}.migration");
        let known = cluster.ask(&known).await;
        assert_eq!(known, [files.len().to_string()], "{from}");
    }
}
