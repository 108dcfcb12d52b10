//! A store that fails: nothing is acknowledged, nothing is done twice, and play goes on after.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::{
    ADA, Action, BOB, Heap, MINUTE, Options, PRIZE, RecordChange, World, founding, heap_of, key,
    player, sled, store,
};
use async_trait::async_trait;
use games::Seed;
use sessions::store::{
    Append, AppendError, PageKey, PageWrite, PseudonymBook, Revision, StoredCard, StoredEntry,
    StoredPage,
};
use sessions::{
    ActError, ChannelId, Dm, Failure, FoundError, Founding, Key, Marks, Pace, Person, Player,
    Status, Store, StoreError, TableId, TableRefusal, TableSeed, Version,
};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mood {
    Well,
    /// Records nothing and says so.
    Refuses,
    /// Records, and the answer is lost.
    Forgets,
    /// Keeps no page until the mood changes.
    Waits,
}

struct Moody {
    kept: Arc<dyn Store>,
    mood: Mutex<Mood>,
}

impl Moody {
    async fn new() -> Arc<Self> {
        Arc::new(Self {
            kept: store().await,
            mood: Mutex::new(Mood::Well),
        })
    }

    fn answer(&self, mood: Mood) -> Result<(), AppendError> {
        match mood {
            Mood::Well => Ok(()),
            _ => Err(StoreError::Other("the disk is full".to_owned()).into()),
        }
    }

    fn feel(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }
}

#[async_trait]
impl Store for Moody {
    fn book(&self) -> Arc<dyn PseudonymBook> {
        self.kept.book()
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mood = *self.mood.lock().unwrap();
        if mood != Mood::Refuses {
            self.kept.append(append).await?;
        }
        self.answer(mood)
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<StoredEntry>, StoreError> {
        self.kept.read(table, after).await
    }

    async fn active_cards(&self) -> Result<Vec<StoredCard>, StoreError> {
        self.kept.active_cards().await
    }

    async fn table_founded_by(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        self.kept.table_founded_by(key).await
    }

    async fn open_table_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.kept.open_table_at(channel).await
    }

    fn is_shared(&self) -> bool {
        self.kept.is_shared()
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        self.kept.next_number().await
    }

    async fn last_number(&self) -> Result<TableId, StoreError> {
        self.kept.last_number().await
    }

    async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        self.kept.marks(table).await
    }

    async fn put_marks(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        self.kept.put_marks(table, marks, read).await
    }

    async fn read_page(&self, page_key: &PageKey) -> Result<StoredPage, StoreError> {
        self.kept.read_page(page_key).await
    }

    async fn write_page(&self, keep: PageWrite) -> Result<(), AppendError> {
        while *self.mood.lock().unwrap() == Mood::Waits {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let mood = *self.mood.lock().unwrap();
        if mood != Mood::Refuses {
            self.kept.write_page(keep).await?;
        }
        self.answer(mood)
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.kept.close().await
    }
}

/// A move fails in this mood; the same move again, when the store is well, is `repeated` or not.
async fn check(mood: Mood, repeated: bool) {
    let store = Moody::new().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    let key = key();
    store.feel(mood);
    match table.act(ADA, key, Action::Add(4)).await {
        Err(ActError::Failed(Failure::Store(error))) => {
            assert!(error.to_string().contains("the disk is full"));
        }
        other => panic!("{mood:?}: {other:?}"),
    }
    store.feel(Mood::Well);
    let again = table.act(ADA, key, Action::Add(4)).await.unwrap();
    assert_eq!(again.repeated, repeated, "{mood:?}");
    assert_eq!(heap_of(&table).await, 4, "{mood:?}");
}

#[tokio::test]
async fn unrecorded_move_is_not_acknowledged() {
    check(Mood::Refuses, false).await;
}

#[tokio::test]
async fn move_with_a_lost_answer_is_not_repeated() {
    check(Mood::Forgets, true).await;
}

/// The last move fails in this mood, and so does spending a coin of the prize.
async fn checks_keeping(mood: Mood, repeated: bool) {
    let store = Moody::new().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing_for_purses(1, 5).await;
    let (act, spend) = (key(), key());
    store.feel(mood);
    table.act(ADA, act, Action::Add(5)).await.unwrap_err();
    store.feel(Mood::Well);
    let again = table.act(ADA, act, Action::Add(5)).await.unwrap();
    assert_eq!(again.repeated, repeated, "{mood:?}");
    assert_eq!(world.purse(ADA).await.coins, PRIZE, "{mood:?}");
    let guild = Some(sessions::GuildId(9));
    let spends = || {
        let record_change = RecordChange::Spend(1);
        world
            .sessions
            .change_record::<Heap>(guild, ADA, spend, record_change)
    };
    store.feel(mood);
    assert!(spends().await.is_err(), "{mood:?}");
    store.feel(Mood::Well);
    let again = spends().await.unwrap();
    assert_eq!(again.repeated, repeated, "{mood:?}");
    assert_eq!(world.purse(ADA).await.coins, PRIZE - 1, "{mood:?}");
}

#[tokio::test]
async fn records_are_stored_once_despite_failures() {
    checks_keeping(Mood::Refuses, false).await;
    checks_keeping(Mood::Forgets, true).await;
}

#[tokio::test]
async fn founding_with_a_lost_answer_is_not_repeated() {
    let store = Moody::new().await;
    let world = World::over(store.clone(), World::clock()).await;
    let key = key();
    let found = || world.found_with(ADA, 1, Pace::Live, Default::default(), key);
    store.feel(Mood::Forgets);
    found().await.unwrap_err();
    store.feel(Mood::Well);
    let again = found().await.unwrap();
    assert!(again.repeated);
    assert_eq!(
        world.sessions.table_at(sessions::ChannelId(1)),
        Some(again.table)
    );
}

#[tokio::test]
async fn failed_deadline_is_retried_later() {
    let store = Moody::new().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    table.act(BOB, key(), Action::Add(10)).await.unwrap();
    store.feel(Mood::Refuses);
    world.clock.advance(MINUTE * 5);
    // A request for the table is answered after the scheduler, which came first.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(heap_of(&table).await, 10);
    store.feel(Mood::Well);
    world.clock.advance(MINUTE);
    world.reaches(&table, 11).await;
}

#[tokio::test]
async fn outbox_learns_of_a_move_with_a_lost_answer() {
    let store = Moody::new().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    let dirty = world.sessions.dirty();
    while dirty.try_next().is_some() {}
    store.feel(Mood::Forgets);
    table.act(ADA, key(), Action::Add(4)).await.unwrap_err();
    assert_eq!(dirty.try_next(), None);
    assert_eq!(heap_of(&table).await, 4);
    assert_eq!(dirty.try_next(), Some(table.table().id()));
}

/// Opening a game and beginning it at once is one step: both happen, or neither.
#[tokio::test]
async fn opening_and_starting_a_game_is_one_step() {
    let store = Moody::new().await;
    let world = World::over(store.clone(), World::clock()).await;
    let founding = |guests: Vec<Player>, key: Key| Founding::<Heap> {
        guests,
        table_seed: TableSeed::pledged(Seed::new([7; 32])),
        key,
        ..founding(vec![player(ADA)], 1, Options::default())
    };
    let (first, second) = (key(), key());
    store.feel(Mood::Refuses);
    let refused = world
        .sessions
        .begin(founding(vec![player(BOB)], first))
        .await;
    assert!(
        matches!(refused, Err(FoundError::Failed(Failure::Store(_)))),
        "{refused:?}"
    );
    store.feel(Mood::Well);
    assert_eq!(world.sessions.table_at(ChannelId(1)), None);
    let lonely = world.sessions.begin(founding(Vec::new(), key())).await;
    assert!(
        matches!(
            lonely,
            Err(FoundError::Refused(TableRefusal::TooFew { .. }))
        ),
        "{lonely:?}"
    );
    assert_eq!(world.sessions.table_at(ChannelId(1)), None);
    let begun = || world.sessions.begin(founding(vec![player(BOB)], second));
    let (once, again) = (begun().await.unwrap(), begun().await.unwrap());
    assert_eq!((once.table, false), (again.table, once.repeated));
    assert!(again.repeated);
    // Also for a process that reads it from the store.
    drop(world.sessions);
    let world = World::over(store, World::clock()).await;
    let table = world.heap(once.table).await;
    assert_eq!(table.table().room().await.unwrap().status, Status::Playing);
    let acted = table.act(BOB, key(), Action::Add(4)).await.unwrap();
    assert!(!acted.repeated);
    assert_eq!(heap_of(&table).await, 4);
}

/// A person is forgotten while something is written of them: nothing of it is left.
#[tokio::test]
async fn deletion_waits_for_a_write_in_flight() {
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(Moody {
        kept: sled(dir.path()),
        mood: Mutex::new(Mood::Well),
    });
    let world = World::over(store.clone(), World::clock()).await;
    let named = |person: &mut Person| person.name = "Ada".to_owned();
    world.sessions.change_person(ADA, named).await.unwrap();
    store.feel(Mood::Waits);
    let closed = |person: &mut Person| person.dm = Dm::Closed;
    let (changed, forgotten, ()) = tokio::join!(
        world.sessions.change_known_person(ADA, closed),
        world.sessions.forget(ADA, key()),
        async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            store.feel(Mood::Well);
        },
    );
    changed.unwrap();
    assert!(forgotten.unwrap().known);
    assert_eq!(world.sessions.person(ADA).await.unwrap(), None);
    assert!(!world.sessions.forget(ADA, key()).await.unwrap().known);
}
