//! A toy game and the people who play it.
#![allow(dead_code, reason = "each test binary uses a part of this")]
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

mod cluster;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use games::{
    Brings, Cause, Due, Eye, Feat, Game, Honours, Owner, Pending, Record, Seat, Secret, Seed,
    Setting, Span, Spelled, Spoken, Turn, Verb, Winning,
};
use serde::{Deserialize, Serialize};
use sessions::store::{Append, Sled};
use sessions::{
    Catalogue, ChannelId, FoundError, Founding, GuildId, IndexCard, Key, Locale, Manual, Millis,
    NewTable, Pace, Player, Sessions, Startup, Status, Store, Table, TableId, TableStage,
    TypedTable, UserId, Veiled, Venue, Version,
};

pub(crate) use cluster::{Cluster, cluster, connect, own_cluster};

pub(crate) const MINUTE: Duration = Duration::from_secs(60);
pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Everybody adds to a heap at the same time, turn by turn, until it reaches the goal.
pub(crate) struct Heap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {
    pub goal: u32,
    /// What people bring to the heap, where their purses count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purses: Option<Vec<Purse>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            goal: 1000,
            purses: None,
        }
    }
}

/// What a person keeps from heap to heap: coins that anybody may see, and notes of his own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Purse {
    pub coins: u32,
    pub notes: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) enum Errand {
    Spend(u32),
    Note(String),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TooPoor;

/// What everybody takes home from a heap that counts.
pub(crate) const PRIZE: u32 = 10;

impl Record for Purse {
    type Errand = Errand;
    type Refusal = TooPoor;
    type Shown = u32;

    fn run(mut self, errand: Errand) -> Result<Self, TooPoor> {
        match errand {
            Errand::Spend(coins) => {
                self.coins = self.coins.checked_sub(coins).ok_or(TooPoor)?;
            }
            Errand::Note(note) => self.notes.push(note),
        }
        Ok(self)
    }

    fn shown(&self) -> u32 {
        self.coins
    }
}

#[derive(Clone)]
pub(crate) struct State {
    goal: u32,
    heap: u32,
    acted: Vec<bool>,
    whispers: Vec<Option<Secret<u32>>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    Add(u32),
    Whisper(u32),
    Roll,
    Crash,
}

#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Event {
    Opened,
    Added { seat: Seat, n: u32 },
    Whispered { seat: Seat, n: Secret<u32> },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Refusal {
    Nothing,
    NotYourTurn,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct View {
    pub heap: u32,
    pub mine: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Glimpse {
    Heap(u32),
    Whisper(Option<u32>),
}

impl Game for Heap {
    const ID: &'static str = "heap";
    const SEATS: RangeInclusive<u8> = 2..=3;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Glimpse = Glimpse;
    type Record = Purse;

    fn found(options: &Options, seats: u8) -> State {
        State {
            goal: options.goal,
            heap: options
                .purses
                .iter()
                .flatten()
                .map(|purse| purse.coins)
                .sum(),
            acted: vec![false; usize::from(seats)],
            whispers: vec![None; usize::from(seats)],
        }
    }

    fn decide(turn: &mut Turn<'_, Self>, cause: Cause<Action>) -> Result<(), Refusal> {
        let (seat, action) = match cause {
            Cause::Start => {
                turn.emit(Event::Opened);
                return Ok(());
            }
            Cause::Act(seat, action) => (seat, action),
            Cause::Silence(seat) => (seat, Action::Add(1)),
        };
        if turn.state().acted[seat.index()] {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Add(0) => return Err(Refusal::Nothing),
            Action::Add(n) => turn.emit(Event::Added { seat, n }),
            Action::Whisper(n) => turn.emit(Event::Whispered {
                seat,
                n: Secret::new(Owner::Seat(seat), n),
            }),
            Action::Roll => {
                let n = 1 + turn.dice().below(6);
                turn.emit(Event::Added { seat, n });
            }
            Action::Crash => panic!("the rules of the heap have a fault"),
        }
        Ok(())
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::Opened => {}
            Event::Added { seat, n } => {
                state.heap += n;
                state.acted[seat.index()] = true;
                if state.acted.iter().all(|acted| *acted) {
                    state.acted.fill(false);
                }
            }
            Event::Whispered { seat, n } => state.whispers[seat.index()] = Some(n.clone()),
        }
    }

    fn pending(state: &State) -> Pending {
        let seats = Seat::all(u8::try_from(state.acted.len()).unwrap());
        if state.heap >= state.goal {
            return Pending::Over {
                winners: vec![Seat::new(0)],
            };
        }
        let owes = seats.filter(|seat| !state.acted[seat.index()]);
        Pending::Orders(
            owes.map(|seat| Due {
                seat,
                within: Span::Move,
            })
            .collect(),
        )
    }

    fn view(state: &State, eye: Eye) -> View {
        let mine = eye
            .seat()
            .and_then(|seat| state.whispers[seat.index()].as_ref());
        View {
            heap: state.heap,
            mine: mine.and_then(|n| eye.open(n).copied()),
        }
    }

    fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
        match event {
            Event::Opened => None,
            Event::Added { .. } => Some(Glimpse::Heap(after.heap)),
            Event::Whispered { n, .. } => Some(Glimpse::Whisper(eye.open(n).copied())),
        }
    }
}

/// How high a heap became.
static HONOURS: Honours<Heap> = Honours {
    winning: Winning::Apart,
    feats: &[Feat::most("height", |end: &State, _| Some(end.heap))],
};

/// Nothing is offered at a heap, but what is done there is written down in words.
impl Spoken for Heap {
    fn verbs() -> &'static [Verb<Self>] {
        &[]
    }

    fn settings() -> &'static [Setting<Options>] {
        &[]
    }

    fn honours() -> &'static Honours<Self> {
        &HONOURS
    }

    fn spell(action: &Action) -> Spelled {
        match action {
            Action::Add(n) => Spelled::new("add", [n]),
            Action::Whisper(n) => Spelled::new("whisper", [n]),
            Action::Roll => Spelled::bare("roll"),
            Action::Crash => Spelled::bare("crash"),
        }
    }

    fn bare(_view: &View, _said: &str) -> Option<&'static str> {
        None
    }
}

impl Brings<Heap> for Purse {
    fn counts(options: &Options) -> bool {
        options.purses.is_some()
    }

    fn enlist(options: &mut Options, brought: Vec<Self>) {
        options.purses = Some(brought);
    }

    fn homecoming(mut self, _over: &State, seat: Seat) -> Self {
        self.coins += PRIZE;
        self.notes.push(format!("seat {}", seat.index()));
        self
    }
}

pub(crate) const ADA: UserId = UserId(1);
pub(crate) const BOB: UserId = UserId(2);
pub(crate) const CLO: UserId = UserId(3);
pub(crate) const DAN: UserId = UserId(4);

pub(crate) fn player(user: UserId) -> Player {
    Player {
        user,
        name: format!("player {user}"),
        locale: Locale("fr".to_owned()),
    }
}

pub(crate) fn place(channel: u64) -> Venue {
    Venue {
        guild: Some(GuildId(9)),
        channel: ChannelId(channel),
        locale: Locale("fr".to_owned()),
    }
}

pub(crate) fn key() -> Key {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1_000_000);
    Key(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// One process, with a clock that the test moves.
pub(crate) struct World {
    pub sessions: Sessions,
    pub startup: Startup,
    pub clock: Arc<Manual>,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::over(store().await, Self::clock()).await
    }

    pub(crate) fn clock() -> Arc<Manual> {
        Arc::new(Manual::at(Millis(1_000_000)))
    }

    pub(crate) fn catalogue() -> Catalogue {
        Catalogue::new()
            .with::<Heap>()
            .with::<games::interceptor::Interceptor>()
            .with::<games::planetaire::Planetaire>()
    }

    pub(crate) async fn over(store: Arc<dyn Store>, clock: Arc<Manual>) -> Self {
        let opened = Sessions::open(store, clock.clone(), Self::catalogue()).await;
        let (sessions, startup) = opened.unwrap();
        Self {
            sessions,
            startup,
            clock,
        }
    }

    pub(crate) async fn found(
        &self,
        host: UserId,
        channel: u64,
        pace: Pace,
    ) -> Result<NewTable, FoundError> {
        self.found_with(host, channel, pace, Options::default(), key())
            .await
    }

    pub(crate) async fn found_with(
        &self,
        host: UserId,
        channel: u64,
        pace: Pace,
        options: Options,
        key: Key,
    ) -> Result<NewTable, FoundError> {
        let founding = Founding::<Heap> {
            host: player(host),
            guests: Vec::new(),
            place: place(channel),
            options,
            pace,
            lot: Seed::new([7; 32]).into(),
            key,
        };
        self.sessions.found(founding).await
    }

    /// Ada and Bob play for their purses, to a heap that is so much higher than what they bring.
    pub(crate) async fn playing_for_purses(&self, channel: u64, goal: u32) -> TypedTable<Heap> {
        let options = Options {
            goal,
            purses: Some(Vec::new()),
        };
        let found = self.found_with(ADA, channel, Pace::Live, options, key());
        let id = found.await.unwrap().table;
        let table = self.table(id).await;
        table.join(player(BOB), key()).await.unwrap();
        table.start(ADA, key()).await.unwrap();
        self.heap(id).await
    }

    /// What a person's purse holds, opened by himself.
    pub(crate) async fn purse(&self, user: UserId) -> Purse {
        let kept = self.sessions.kept::<Heap>(Some(GuildId(9)), user).await;
        kept.unwrap().open_as(user).unwrap()
    }

    pub(crate) async fn table(&self, id: TableId) -> Table {
        self.sessions.table(id).await.unwrap().unwrap()
    }

    pub(crate) async fn heap(&self, id: TableId) -> TypedTable<Heap> {
        self.sessions.table_of::<Heap>(id).await.unwrap().unwrap()
    }

    /// Ada and Bob play in a channel.
    pub(crate) async fn playing(&self, channel: u64, pace: Pace) -> TypedTable<Heap> {
        let id = self.found(ADA, channel, pace).await.unwrap().table;
        let table = self.table(id).await;
        table.join(player(BOB), key()).await.unwrap();
        table.start(ADA, key()).await.unwrap();
        self.heap(id).await
    }

    /// Waits until the heap is this high: whoever plays for the silent does it by himself.
    pub(crate) async fn reaches(&self, table: &TypedTable<Heap>, heap: u32) {
        let dirty = self.sessions.dirty();
        soon(async {
            while heap_of(table).await < heap {
                dirty.next().await;
            }
        })
        .await;
        assert_eq!(heap_of(table).await, heap);
    }

    /// Waits until a table has this status.
    pub(crate) async fn becomes(&self, table: &Table, status: Status) {
        let dirty = self.sessions.dirty();
        soon(async {
            while table.room().await.unwrap().status != status {
                dirty.next().await;
            }
        })
        .await;
    }
}

/// Nobody waits for ever: what hangs fails.
#[track_caller]
pub(crate) fn soon<T>(story: impl Future<Output = T>) -> impl Future<Output = T> {
    let caller = std::panic::Location::caller();
    async move {
        let within = tokio::time::timeout(Duration::from_secs(60), story).await;
        within.unwrap_or_else(|_| panic!("{caller}: nothing came of it within a minute"))
    }
}

/// Somebody else sits down in the seat that was left, and the host welcomes him.
pub(crate) async fn takes_over(table: &Table, user: UserId, welcomes: UserId) {
    let asked = table.join(player(user), key()).await.unwrap();
    table.agree(welcomes, asked.version, key()).await.unwrap();
}

pub(crate) async fn heap_of(table: &TypedTable<Heap>) -> u32 {
    let snapshot = table.snapshot().await.unwrap();
    snapshot.public_view().unwrap().open().heap
}

/// When each seat's decision is due, in milliseconds after `since`.
pub(crate) async fn due(table: &TypedTable<Heap>, since: Millis) -> Vec<(usize, Option<u64>)> {
    let room = table.table().room().await.unwrap();
    let after = |at: Option<Millis>| at.map(|at| at.0 - since.0);
    room.due
        .iter()
        .map(|d| (d.seat.index(), after(d.at)))
        .collect()
}

/// An entry in which nothing happens.
pub(crate) fn append(table: u64, expected: u64, stage: TableStage) -> Append {
    let (version, key) = (expected + 1, table * 1000 + expected);
    let entry = format!(r#"{{"f":1,"v":{version},"at":7,"once":{{"Key":{key}}},"by":{ADA}}}"#);
    Append {
        expected: Version(expected),
        entry: entry.into_bytes(),
        card: IndexCard {
            table: TableId(table),
            game: "heap".to_owned(),
            guild: None,
            channel: ChannelId(table),
            users: vec![ADA],
            stage,
            next_due: None,
            version: Version(expected + 1),
            founded_by: Key(table * 100),
        },
        keeps: Vec::new(),
    }
}

/// A store of one's own: in memory, or where `HOUSTON_TEST_STORE` says `postgres`, in a database.
pub(crate) async fn store() -> Arc<dyn Store> {
    match std::env::var("HOUSTON_TEST_STORE").as_deref() {
        Ok("postgres") => {
            let cluster = cluster().unwrap();
            let store = connect(&cluster.address().await).await;
            Arc::new(Veiled::postgres(store).await.unwrap())
        }
        Ok(other) => panic!("HOUSTON_TEST_STORE is {other:?}"),
        Err(_) => Arc::new(Veiled::memory()),
    }
}

/// The same for two processes, each with a connection of its own.
pub(crate) async fn stores() -> (Arc<dyn Store>, Arc<dyn Store>) {
    if std::env::var("HOUSTON_TEST_STORE").is_err() {
        let store = store().await;
        return (Arc::clone(&store), store);
    }
    let address = cluster().unwrap().address().await;
    let store = async || {
        let store = connect(&address).await;
        Arc::new(Veiled::postgres(store).await.unwrap())
    };
    (store().await, store().await)
}

pub(crate) fn sled(dir: &std::path::Path) -> Arc<Sled> {
    // A process that another test begins at this moment holds for an instant what we held.
    for _ in 0..500 {
        match Sled::open(dir) {
            Err(sessions::StoreError::InUse { .. }) => {
                std::thread::sleep(Duration::from_millis(10))
            }
            opened => return Arc::new(opened.unwrap()),
        }
    }
    panic!("{} stays in use", dir.display());
}

/// For checks that are not async themselves, to tell who called them.
pub(crate) fn run<T>(story: impl Future<Output = T>) -> T {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().unwrap().block_on(story)
}

/// A small disk of its own; it goes when this does. `None` without the right to mount.
pub(crate) struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    pub(crate) fn of(megabytes: u32) -> Option<Self> {
        let dir = tempfile::tempdir().unwrap();
        let size = format!("size={megabytes}m,mode=700");
        let mounted = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "houston-small-disk"])
            .arg(dir.path())
            .stderr(std::process::Stdio::null())
            .status();
        mounted
            .is_ok_and(|status| status.success())
            .then(|| Self(dir))
    }

    pub(crate) fn path(&self) -> &std::path::Path {
        self.0.path()
    }

    /// Fills the disk but for so many bytes.
    pub(crate) fn fill_but(&self, bytes: u64) {
        use std::io::Write;
        let ballast = self.path().join("ballast");
        let mut file = std::fs::File::create(&ballast).unwrap();
        // Page by page, until there is no more.
        while file.write_all(&[7; 4096]).is_ok() {}
        let size = file.metadata().unwrap().len() / 4096 * 4096;
        file.set_len(size.saturating_sub(bytes)).unwrap();
    }

    /// Gives all the room back.
    pub(crate) fn make_room(&self) {
        std::fs::remove_file(self.path().join("ballast")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: a store may be letting go of it.
        let unmounted = std::process::Command::new("umount")
            .arg("-l")
            .arg(self.path())
            .status();
        assert!(unmounted.unwrap().success());
    }
}
