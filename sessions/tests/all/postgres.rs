//! PostgreSQL: when its connections or the server itself fail, at any moment, what was acknowledged
//! is there once; and the operator is told what to do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::common::{
    ADA, Action, BOB, Cluster, Heap, RecordChange, World, append, cluster, connect, does, key,
    own_cluster, soon,
};
use sessions::store::{AppendError, DatabaseAddress, PageKey};
use sessions::{
    GuildId, Key, Marks, Millis, Pace, Person, Repository, Sessions, Store, StoreError,
    TableAction, TableId, TableStage, Version,
};

const TABLES: u64 = 32;

/// Many tables go on and on while `trouble` is made; then every step that was acknowledged is
/// there, in order and once.
async fn survives(cluster: &'static Cluster, trouble: impl AsyncFnOnce()) {
    let url = cluster.address().await;
    let store = Arc::new(connect(&url).await);
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (1..=TABLES)
        .map(|table| {
            let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
            tokio::spawn(async move {
                let mut done = 0;
                while !stop.load(Ordering::Relaxed) {
                    let step = append(table, done, TableStage::Playing);
                    match store.append(step).await {
                        Ok(()) => done += 1,
                        // A conflict would be its own step, not recognised.
                        Err(error) => panic!("table {table}, step {done}: {error}"),
                    }
                }
                done
            })
        })
        .collect();
    trouble().await;
    stop.store(true, Ordering::Relaxed);
    let mut all = 0;
    for (table, player) in (1..).zip(players) {
        let done = player.await.unwrap();
        let journal = store.read(TableId(table), Version(0)).await.unwrap();
        let entries: Vec<_> = journal.iter().map(|stored| stored.entry.clone()).collect();
        let expected = (0..done).map(|n| append(table, n, TableStage::Playing).entry);
        assert_eq!(entries, expected.collect::<Vec<_>>());
        all += done;
    }
    assert!(all > TABLES, "nobody played");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_server_loses_and_repeats_nothing() {
    let Some(cluster) = own_cluster() else { return };
    survives(cluster, async || {
        for _ in 0..2 {
            tokio::time::sleep(Duration::from_millis(700)).await;
            cluster.kill();
            cluster.ask("select 1").await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_answers_are_recovered() {
    let Some(cluster) = own_cluster() else { return };
    survives(cluster, async || {
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let others = "select pg_terminate_backend(pid) from pg_stat_activity
                           where pid <> pg_backend_pid() and application_name = 'houston'";
            cluster.ask(others).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_continue_in_another_process() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.address().await;
    let id = {
        let world = World::over(Arc::new(connect(&url).await), World::clock()).await;
        let table = world.playing(1, Pace::Live).await;
        table.act(ADA, key(), Action::Add(5)).await.unwrap();
        table.table().id()
    };
    let world = World::over(Arc::new(connect(&url).await), World::clock()).await;
    assert_eq!((world.startup.open, world.startup.undelivered), (1, 1));
    assert_eq!(crate::common::heap_of(&world.heap(id).await).await, 5);
    let store = connect(&url).await;
    assert!(store.seen_alive().await.is_some());
    store.close().await.unwrap();
    let closed = store.append(append(9, 0, TableStage::Lobby)).await;
    assert!(matches!(
        closed,
        Err(AppendError::Store(StoreError::Closed))
    ));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_directory_converts_to_a_database_and_back() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.address().await;
    let dir = tempfile::tempdir().unwrap();
    let (from, to) = (dir.path().join("from"), dir.path().join("to"));
    let (open, over, closed) = {
        let world = World::over(crate::common::sled(&from), World::clock()).await;
        let open = world.playing(1, Pace::Live).await;
        open.act(ADA, key(), Action::Whisper(3)).await.unwrap();
        open.act(ADA, key(), Action::Add(5)).await.unwrap();
        let over = world.playing_for_purses(2, 10).await;
        over.act(ADA, key(), Action::Add(10)).await.unwrap();
        let spend = RecordChange::Spend(1);
        let guild = Some(GuildId(9));
        let ran = world
            .sessions
            .change_record::<Heap>(guild, ADA, Key(7), spend);
        ran.await.unwrap();
        let person = Person {
            name: "Ada".to_owned(),
            ..Person::default()
        };
        world.sessions.put_person(ADA, person).await.unwrap();
        let closed = world.found(BOB, 3, Pace::Live).await.unwrap().table;
        let table = world.table(closed).await;
        does(&table, BOB, TableAction::Dissolve).await;
        let settled = |marks: &mut Marks| marks.settle(Version(2));
        table.note(settled).await.unwrap();
        let ids = (open.table().id(), over.table().id(), closed);
        world.sessions.close().await.unwrap();
        ids
    };
    let whole = async |store: Arc<dyn Store>| {
        let mut all = Vec::new();
        for table in [open, over, closed] {
            all.push(store.read(table, Version(0)).await.unwrap());
        }
        let home = PageKey {
            guild: Some(GuildId(9)),
            user: ADA,
            game: "heap".to_owned(),
        };
        let (marks, _) = store.marks(closed).await.unwrap();
        let listed = store.active_cards().await.unwrap();
        let repository = Repository::new(store);
        let kept = repository.page(&home).await.unwrap();
        assert!(kept.page.is_some());
        let (person, _) = repository.person(ADA).await.unwrap();
        assert!(person.is_some());
        (all, listed, kept, person, marks)
    };
    let before = whole(crate::common::sled(&from)).await;
    let left = crate::common::sled(&from).seen_alive().await;
    assert!(left.is_some());
    let database = Arc::new(connect(&url).await);
    // A Houston began here once, before there was a game.
    database.note_alive(Millis(u64::MAX >> 1)).await;
    // A long pause between two statements does not cut it off.
    let schema = url.rsplit_once("%3D").unwrap().1;
    let patient = format!(
        "create function {schema}.patient() returns trigger language plpgsql as $$ begin
             if current_setting('idle_in_transaction_session_timeout') <> '0'
             then raise exception 'it would be cut off'; end if; return new; end $$;
         create trigger patient before insert on {schema}.journal
             for each row execute function {schema}.patient()"
    );
    cluster.ask(&patient).await;
    let carried = database.import(&from).await.unwrap();
    let unwatched = format!("drop trigger patient on {schema}.journal");
    cluster.ask(&unwatched).await;
    assert_eq!(database.seen_alive().await, left);
    assert_eq!((carried.tables, carried.people, carried.pages), (3, 1, 5));
    assert_eq!(whole(database.clone()).await, before);
    // Numbers go on behind those that came.
    assert!(database.next_number().await.unwrap() > closed);
    let again = database.import(&from).await.unwrap_err().to_string();
    assert!(again.contains("not empty"), "{again}");

    // What fails leaves nothing behind.
    let wrong = format!("insert into {schema}.marks (tid, marks) values (99, 'none')");
    cluster.ask(&wrong).await;
    database.export(&to).await.unwrap_err();
    assert_eq!(std::fs::read_dir(&to).unwrap().count(), 0);
    let right = format!("delete from {schema}.marks where tid = 99");
    cluster.ask(&right).await;

    let back = database.export(&to).await.unwrap();
    assert_eq!(back, carried);
    assert_eq!(crate::common::sled(&to).seen_alive().await, left);
    assert_eq!(whole(crate::common::sled(&to)).await, before);
    let refused = database.export(&to).await.unwrap_err().to_string();
    assert!(refused.contains("not empty"), "{refused}");

    // And they are played on there.
    let world = World::over(database, World::clock()).await;
    let table = world.heap(open).await;
    table.act(BOB, key(), Action::Add(1)).await.unwrap();
    assert_eq!(crate::common::heap_of(&table).await, 6);
}

/// A process writes on for far longer than another one takes to begin.
async fn goes_on(sessions: &Sessions) {
    for number in 0..200_u32 {
        let writes = move |person: &mut Person| person.name = number.to_string();
        sessions.change_person(ADA, writes).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statistics_can_be_recounted_while_stopped() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.address().await;
    let address = DatabaseAddress::read(&url, None).unwrap();
    let opens = async || {
        let store: Arc<dyn Store> = Arc::new(connect(&url).await);
        let clock = World::clock();
        let opened = Sessions::open_among_several((store, &address), clock, World::catalogue());
        let (sessions, _) = opened.await.unwrap();
        let leases = sessions.takes_part(1, 0);
        (sessions, leases)
    };
    let (here, mut leases) = opens().await;
    soon(leases.wait_for(|leases| !leases.held.is_empty()))
        .await
        .unwrap();
    let is_served = Arc::new(AtomicBool::new(true));
    let counts = Arc::new(connect(&url).await);
    let alone = tokio::spawn({
        let (counts, is_served) = (Arc::clone(&counts), Arc::clone(&is_served));
        async move {
            counts.be_alone().await.unwrap();
            assert!(
                !is_served.load(Ordering::SeqCst),
                "it counts beside a process that serves"
            );
        }
    });
    goes_on(&here).await;
    is_served.store(false, Ordering::SeqCst);
    here.close().await.unwrap();
    drop(leases);
    soon(alone).await.unwrap();
    let (there, mut leases) = opens().await;
    let is_counted = Arc::new(AtomicBool::new(true));
    let serves = tokio::spawn({
        let is_counted = Arc::clone(&is_counted);
        async move {
            let held = leases.wait_for(|leases| !leases.held.is_empty());
            held.await.unwrap();
            assert!(
                !is_counted.load(Ordering::SeqCst),
                "it serves while everything is counted"
            );
        }
    });
    goes_on(&there).await;
    is_counted.store(false, Ordering::SeqCst);
    counts.close().await.unwrap();
    drop(counts);
    soon(serves).await.unwrap();
    there.close().await.unwrap();
}
