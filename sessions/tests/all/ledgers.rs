//! Statistics of finished games: counted once, with the step that ends each, with every store and
//! across restarts; nothing is counted of a game in play; and the journals give the same pages
//! again, to the byte.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::{
    ADA, Action, BOB, CLO, Heap, Options, World, begun, cluster, connect, does, founding, key,
    player, store,
};
use games::laws::Rehearsed;
use games::{Dice, Pending, Seat, Seed};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sessions::store::{Memory, PageKey, PageWrite};
use sessions::{
    Among, Catalogue, Clock, Counts, Finish, Founding, GuildId, Ledger, Millis, Pace, Player,
    Repository, Sessions, Skill, Status, Store, TableAction, UserId, Version, recount,
};

const HERE: GuildId = GuildId(9);
/// How many games of each kind are played in a row.
const GAMES: u64 = 3;

macro_rules! every_game {
    ($($name:ident: $game:ty,)+) => {
        fn catalogue() -> Catalogue {
            Catalogue::new().with::<Heap>()$(.with::<$game>())+
        }

        /// A game of every kind, between restarts.
        async fn plays_them_all(story: &mut Story, round: u64) {
            $(story.plays::<$game>(round).await;)+
        }

        fn games() -> Vec<&'static str> {
            vec![$(<$game as games::Game>::ID),+]
        }
    };
}

games::each_game!(every_game);

fn of<T: DeserializeOwned>(value: &Value) -> T {
    T::deserialize(value).unwrap()
}

const fn user(seat: Seat) -> UserId {
    UserId(100 + seat.index() as u64)
}

/// Everything that is counted, as it is kept.
async fn pages(store: &Arc<dyn Store>) -> BTreeMap<PageKey, String> {
    let store = Repository::new(Arc::clone(store));
    let people = (100..110).map(UserId).chain([ADA, BOB, CLO]);
    let ledgers = people.map(|user| PageKey {
        guild: None,
        user,
        game: "houston-ledger".to_owned(),
    });
    let leagues = games().into_iter().chain(["heap"]).map(|game| PageKey {
        guild: Some(HERE),
        user: UserId(0),
        game: format!("houston-league-{game}"),
    });
    let mut pages = BTreeMap::new();
    for home in ledgers.chain(leagues).collect::<Vec<_>>() {
        if let Some(page) = store.page(&home).await.unwrap().page {
            pages.insert(home, page);
        }
    }
    pages
}

/// Games by dice, one after the other, in one store.
struct Story {
    store: Arc<dyn Store>,
    clock: Arc<Clock>,
    /// How many games each has played to the end, and won alone or with all.
    ended: BTreeMap<(UserId, &'static str), (u32, u32)>,
}

impl Story {
    async fn opened(&self) -> Sessions {
        let opened = Sessions::open(Arc::clone(&self.store), self.clock.clone(), catalogue());
        opened.await.unwrap().0
    }

    /// A game to its end, by people or by one and computers.
    async fn plays<G: Rehearsed>(&mut self, round: u64) {
        let mut dice = Dice::for_event(&Seed::new([0x5a; 32]), round);
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = least + round as u8 % (most - least + 1);
        let computers = round % 3 == 2;
        let sitter = |seat: Seat| match (computers, seat.index()) {
            (true, nth @ 1..) => Player::computer(Skill::Easy, nth as u8),
            _ => player(user(seat)),
        };
        let sessions = self.opened().await;
        let people = Seat::all(seats).map(sitter).collect();
        let founding = Founding {
            table_seed: Seed::new([round as u8; 32]).into(),
            ..founding::<G>(people, round + 1, G::options(&mut dice))
        };
        let table = begun(&sessions, founding).await;
        let (id, host) = (table.table().id(), user(Seat::new(0)));
        let before = pages(&self.store).await;
        let mut state = self.begun::<G>(id, seats).await;
        let mut at = self.goes_on::<G>(id, &mut state, Version(0)).await;
        while let Pending::Orders(due) = G::pending(&state) {
            assert_eq!(
                pages(&self.store).await,
                before,
                "{} is still played",
                G::ID
            );
            let seat = due[dice.below(due.len() as u32) as usize].seat;
            let action = G::random_action(&state, seat, &mut dice);
            self.clock.advance(std::time::Duration::from_millis(7));
            // The rules may refuse it.
            let _ = table.act(sitter(seat).user, key(), action).await;
            at = self.goes_on::<G>(id, &mut state, at).await;
        }
        assert_ne!(pages(&self.store).await, before, "{} is not counted", G::ID);
        let Pending::Over { winners } = G::pending(&state) else {
            unreachable!()
        };
        let together = G::HONOURS.winning == games::Winning::Together;
        for seat in Seat::all(seats).filter(|seat| !sitter(*seat).user.is_computer()) {
            let (games, won) = self.ended.entry((user(seat), G::ID)).or_default();
            *games += 1;
            *won += u32::from(winners.contains(&seat) && (together || winners.len() == 1));
        }
        // A table that is closed after its end is counted no second time.
        let counted = pages(&self.store).await;
        if seats == 1 {
            does(table.table(), host, TableAction::Close).await;
        }
        assert_eq!(pages(&self.store).await, counted);
    }

    /// The game as its journal tells it, from its beginning.
    async fn begun<G: Rehearsed>(&self, id: sessions::TableId, seats: u8) -> G::State {
        let entries = self.entries(id, Version(0)).await;
        let facts: Vec<Value> = entries.iter().flat_map(|it| list(&it["facts"])).collect();
        let options = |name: &str| {
            let mut found = facts.iter().map(|it| &it[name]["options"]);
            found.find(|it| !it.is_null()).map(of::<G::Options>)
        };
        let options = options("Enlisted").or_else(|| options("Founded")).unwrap();
        G::new_state(&options, seats)
    }

    /// The same, gone on from a version to the next one.
    async fn goes_on<G: Rehearsed>(
        &self,
        id: sessions::TableId,
        state: &mut G::State,
        at: Version,
    ) -> Version {
        let entries = self.entries(id, at).await;
        for event in entries.iter().flat_map(|it| list(&it["events"])) {
            G::apply(state, &of(&event));
        }
        Version(at.0 + entries.len() as u64)
    }

    async fn entries(&self, id: sessions::TableId, after: Version) -> Vec<Value> {
        let entries = self.store.read(id, after).await.unwrap();
        let entries = entries.iter();
        entries
            .map(|stored| serde_json::from_slice(&stored.entry).unwrap())
            .collect()
    }
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

async fn is_counted_once<F: Future<Output = Arc<dyn Store>>>(open: impl Fn() -> F) {
    let clock = Arc::new(Clock::stopped_at(Millis(1_700_000_000_000)));
    let mut story = Story {
        store: open().await,
        clock,
        ended: BTreeMap::new(),
    };
    for round in 0..GAMES {
        plays_them_all(&mut story, round).await;
        story.store.close().await.unwrap();
        story.store = open().await;
    }
    let live = pages(&story.store).await;
    let sessions = story.opened().await;
    for ((user, game), (games, won)) in &story.ended {
        let ledger = sessions.ledger(*user, *user).await.unwrap().unwrap();
        for server in [None, Some(HERE)] {
            let leaves = ledger.on_server(server);
            let own = leaves.iter().filter(|(of, ..)| of == game);
            let counts: Vec<&Counts> = own.map(|(.., leaf)| &leaf.counts).collect();
            let played: u32 = counts.iter().map(|counts| counts.game_count()).sum();
            assert_eq!(played, *games, "{user} {game}");
            let all: u32 = counts.iter().map(|counts| counts.won).sum();
            assert_eq!(all, *won, "{user} {game}");
        }
        assert!(ledger.on_server(Some(GuildId(8))).is_empty());
    }
    // The journals say the same, to the byte.
    let recounted = recount(Arc::clone(&story.store), &catalogue())
        .await
        .unwrap();
    assert!(recounted.unread.is_empty(), "{:?}", recounted.unread);
    assert_eq!(recounted.games, GAMES * games().len() as u64);
    assert_eq!((recounted.pages, recounted.mended), (live.len() as u64, 0));
    assert_eq!(pages(&story.store).await, live);
    // Pages that differ are repaired.
    let repository = Repository::new(Arc::clone(&story.store));
    for (home, page) in &live {
        let version = repository.page(home).await.unwrap().version.next();
        let broken = PageWrite {
            page_key: home.clone(),
            version,
            page: page.replace("\"won\":", "\"won\":7"),
        };
        repository.write_page(broken).await.unwrap();
    }
    let recounted = recount(Arc::clone(&story.store), &catalogue())
        .await
        .unwrap();
    assert_eq!(recounted.mended, live.len() as u64);
    assert_eq!(pages(&story.store).await, live);
    story.store.close().await.unwrap();
}

#[tokio::test]
async fn every_game_is_counted_once_in_memory() {
    let one: Arc<dyn Store> = Arc::new(Memory::new());
    is_counted_once(|| async { Arc::clone(&one) }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_counted_once_on_disk() {
    let dir = tempfile::tempdir().unwrap();
    is_counted_once(|| async { crate::common::sled(dir.path()) as Arc<dyn Store> }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_counted_once_in_a_database() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.address().await;
    is_counted_once(|| async { Arc::new(connect(&address).await) as Arc<dyn Store> }).await;
}

async fn heap_between(
    world: &World,
    channel: u64,
    people: &[UserId],
) -> sessions::TypedTable<Heap> {
    let options = Options {
        goal: 5,
        purses: None,
    };
    world.between(people, channel, Pace::Live, options).await
}

/// A player's statistics of heaps with people.
fn heaps(ledger: &Ledger) -> &sessions::Leaf {
    let leaves = ledger.on_server(Some(HERE)).into_iter();
    let mut own = leaves.filter(|(game, among, _)| (*game, *among) == ("heap", Among::People));
    own.next().unwrap().2
}

#[tokio::test]
async fn leavers_are_counted_and_closed_games_are_not() {
    let world = World::new().await;
    let table = heap_between(&world, 1, &[ADA, BOB, CLO]).await;
    does(table.table(), CLO, TableAction::Leave).await;
    let ends = key();
    table.act(ADA, ends, Action::Add(5)).await.unwrap();
    assert!(table.act(ADA, ends, Action::Add(5)).await.unwrap().repeated);
    let closed = heap_between(&world, 2, &[ADA, BOB]).await;
    for user in [ADA, BOB] {
        does(closed.table(), user, TableAction::Close).await;
    }
    let of = async |user| world.sessions.ledger(user, user).await.unwrap().unwrap();
    let (ada, bob, clo) = (of(ADA).await, of(BOB).await, of(CLO).await);
    let counts_of = |ledger: &Ledger| {
        let counts = &heaps(ledger).counts;
        (counts.won, counts.lost, counts.left, counts.game_count())
    };
    assert_eq!(counts_of(&ada), (1, 0, 0, 1));
    assert_eq!(counts_of(&bob), (0, 1, 0, 1));
    assert_eq!(counts_of(&clo), (0, 0, 1, 1));
    let met = |ledger: &Ledger, other| {
        let met = heaps(ledger).met[&other];
        (met.games, met.won, met.lost)
    };
    assert_eq!(met(&ada, BOB), (1, 1, 0));
    assert_eq!(met(&bob, ADA), (1, 0, 1));
    assert_eq!(met(&bob, CLO), (1, 0, 0));
    assert_eq!(heaps(&ada).counts.bests["height"].value, 5);
    assert!(
        heaps(&clo).counts.bests.is_empty(),
        "he did not come to that"
    );
    let league = world.sessions.league(HERE, "heap").await.unwrap();
    assert_eq!(league.games(Among::People), 1);
    let table: Vec<UserId> = league
        .table(Among::People)
        .iter()
        .map(|(user, _)| *user)
        .collect();
    assert_eq!(table, [ADA, BOB, CLO]);
}

#[tokio::test]
async fn streaks_are_counted_and_hidden_players_stay_hidden() {
    let (store, clock) = (store().await, World::clock());
    let world = World::over(store.clone(), clock.clone()).await;
    // The first seat wins a heap: Ada three, Bob one.
    for (channel, [host, guest]) in (1..).zip([[ADA, BOB], [ADA, BOB], [BOB, ADA], [ADA, BOB]]) {
        let table = heap_between(&world, channel, &[host, guest]).await;
        clock.advance(std::time::Duration::from_secs(60));
        table.act(guest, key(), Action::Add(5)).await.unwrap();
        let over = table.table().room().await.unwrap().status.clone();
        assert!(matches!(over, Status::Over { .. }));
    }
    let sessions = &world.sessions;
    let ada = sessions.ledger(ADA, BOB).await.unwrap().unwrap();
    let streak = &heaps(&ada).streak;
    assert_eq!((streak.now(), streak.best()), (1, 2));
    let recent: Vec<Finish> = streak.recent().collect();
    assert_eq!(
        recent,
        [Finish::Won, Finish::Won, Finish::Lost, Finish::Won]
    );
    let sights = async |sessions: &Sessions| {
        let bobs = sessions.ledger(BOB, BOB).await.unwrap().unwrap();
        let league = sessions.league(HERE, "heap").await.unwrap();
        (
            sessions.ledger(ADA, BOB).await.unwrap().is_some(),
            heaps(&bobs).met.contains_key(&ADA),
            league
                .table(Among::People)
                .iter()
                .any(|(user, _)| *user == ADA),
            league.bests().any(|(user, ..)| user == ADA),
        )
    };
    assert_eq!(sights(sessions).await, (true, true, true, true));
    let hides = |hides| {
        move |person: &mut sessions::Person| {
            person.unlisted = hides;
        }
    };
    sessions.change_person(ADA, hides(true)).await.unwrap();
    assert_eq!(sights(sessions).await, (false, false, false, false));
    // They see their own all the same, and it goes on.
    assert!(sessions.ledger(ADA, ADA).await.unwrap().is_some());
    let world = World::over(store.clone(), clock).await;
    assert_eq!(sights(&world.sessions).await, (false, false, false, false));
    world
        .sessions
        .change_person(ADA, hides(false))
        .await
        .unwrap();
    assert_eq!(sights(&world.sessions).await, (true, true, true, true));
    // Ratings by another formula are counted anew, from the journals.
    let ratings = async || world.sessions.league(HERE, "heap").await.unwrap().ratings();
    let rated = ratings().await;
    assert_eq!(rated.len(), 2);
    let repository = Repository::new(store.clone());
    let pages = pages(&store).await.into_iter();
    let mut leagues = pages.filter(|(page_key, _)| page_key.guild == Some(HERE));
    let (page_key, page) = leagues.next().unwrap();
    let older = page.replace("\"formula\":1,", "\"formula\":0,");
    assert_ne!(older, page);
    let version = repository.page(&page_key).await.unwrap().version.next();
    let page_write = PageWrite {
        page_key,
        version,
        page: older,
    };
    repository.write_page(page_write).await.unwrap();
    assert_eq!(ratings().await, rated);
}
