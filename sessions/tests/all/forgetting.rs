//! A person who wants to be forgotten is: their id and their names are found nowhere, in no copy
//! either, and the games that they played stay whole.

use std::path::Path;
use std::sync::Arc;

use crate::common::{
    Action, BOB, Heap, MINUTE, Options, World, cluster, connect, does, founding, heap_of, key,
    player, store,
};
use games::Seed;
use sessions::store::{Memory, PageKey, PageWrite, Sled, backup, restore};
use sessions::{
    Among, Dm, GuildId, Locale, Marks, Millis, Pace, Person, Player, Puzzle, Repository, Slot,
    Status, Store, Table, TableAction, TableId, TypedTable, UserId, Version, recount,
};

/// A person whose id and names are found nowhere by chance.
const EVE: UserId = UserId(1_234_567_890_123_456_789);
const NAMES: [&str; 2] = ["Evangeline the Unforgettable", "Evangeline Elsewhere"];

fn eve(name: &str) -> Player {
    Player {
        user: EVE,
        name: name.to_owned(),
        locale: Locale("en".to_owned()),
    }
}

/// Every file below a folder in which Eve can be found, in every way the id may be written.
fn traces(folder: &Path) -> Vec<String> {
    let mut needles: Vec<Vec<u8>> = NAMES.iter().map(|name| name.as_bytes().to_vec()).collect();
    needles.push(EVE.to_string().into_bytes());
    needles.push(format!("{:x}", EVE.0).into_bytes());
    needles.push(EVE.0.to_le_bytes().to_vec());
    needles.push(EVE.0.to_be_bytes().to_vec());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(traces(&path));
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        for needle in &needles {
            if bytes.windows(needle.len()).any(|at| at == needle) {
                let name = path.file_name().unwrap().to_string_lossy();
                found.push(format!("{name}: {}", String::from_utf8_lossy(needle)));
            }
        }
    }
    found
}

/// Eve hosts a table under this name; Bob joins, and they begin.
async fn plays(world: &World, channel: u64, name: &str, goal: u32) -> TypedTable<Heap> {
    let options = Options {
        goal,
        purses: Some(Vec::new()),
    };
    let founding = founding::<Heap>(vec![eve(name)], channel, options);
    let id = world.sessions.found_table(founding).await.unwrap().table;
    let table = world.table(id).await;
    does(&table, BOB, TableAction::Join(player(BOB))).await;
    does(&table, EVE, TableAction::Start).await;
    world.heap(id).await
}

async fn ends(table: &TypedTable<Heap>) {
    for user in [EVE, BOB] {
        table.act(user, key(), Action::Add(9)).await.unwrap();
    }
    let room = table.table().room().await.unwrap();
    assert!(matches!(room.status, Status::Over { .. }));
}

struct Evening {
    over: TableId,
    running: TableId,
    lobby: TableId,
}

/// A game of hers is over, one is played, at a third she is invited; and she set something.
async fn evening(world: &World) -> Evening {
    let over = plays(world, 1, NAMES[0], 10).await;
    ends(&over).await;
    let running = plays(world, 2, NAMES[1], 1000).await;
    let lobby = world.found(BOB, 3, Pace::Live).await.unwrap().table;
    let table = world.table(lobby).await;
    does(&table, BOB, TableAction::Invite(eve(NAMES[1]))).await;
    let remembers = |person: &mut Person| {
        person.name = NAMES[0].to_owned();
        person.unlisted = false;
    };
    world.sessions.change_person(EVE, remembers).await.unwrap();
    Evening {
        over: over.table().id(),
        running: running.table().id(),
        lobby,
    }
}

async fn called(table: &Table) -> Vec<(bool, String)> {
    let room = table.room().await.unwrap();
    let players = room.players();
    players
        .map(|(_, player)| (player.user.is_forgotten(), player.name.clone()))
        .collect()
}

/// What must hold wherever Eve was forgotten.
async fn is_forgotten(world: &World, evening: &Evening) {
    let sessions = &world.sessions;
    assert_eq!(sessions.person(EVE).await.unwrap(), None);
    assert!(sessions.open_tables_of(EVE).is_empty());
    let over = world.table(evening.over).await;
    let bob = (false, player(BOB).name);
    assert_eq!(called(&over).await, [(true, String::new()), bob.clone()]);
    // The game is as it was.
    let heap = world.heap(evening.over).await;
    assert_eq!(heap_of(&heap).await, 18);
    let running = world.table(evening.running).await;
    assert_eq!(called(&running).await, [bob]);
    let lobby = world.table(evening.lobby).await.room().await.unwrap();
    let invited = lobby.invited.iter().map(|it| &it.player);
    let invited: Vec<_> = invited
        .map(|it| (it.user.is_forgotten(), &*it.name))
        .collect();
    assert_eq!(invited, [(true, "")]);
    let league = sessions.league(GuildId(9), "heap").await.unwrap();
    let listed: Vec<UserId> = league
        .table(Among::People)
        .iter()
        .map(|(user, _)| *user)
        .collect();
    assert_eq!(listed, [BOB]);
    let ledger = sessions.ledger(BOB, BOB).await.unwrap().unwrap();
    assert!(
        ledger
            .on_server(None)
            .iter()
            .all(|(_, _, leaf)| leaf.met.is_empty())
    );
    let hers = sessions.ledger(EVE, EVE).await.unwrap().unwrap();
    assert!(hers.on_server(None).is_empty());
}

async fn over(folder: &Path) -> World {
    let store = Sled::open(folder).unwrap();
    World::over(Arc::new(store), World::clock()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forgotten_person_is_in_no_file_or_copy() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name);
    let data = path("data");
    let first = over(&data).await;
    let evening = evening(&first).await;
    // While she is known, one file alone says so.
    let known = traces(&data);
    assert!(
        !known.is_empty() && known.iter().all(|it| it.starts_with("people: ")),
        "{known:?}"
    );
    let own_data = first.sessions.own_data(EVE).await.unwrap();
    for said in NAMES
        .iter()
        .map(ToString::to_string)
        .chain([EVE.to_string()])
    {
        assert!(own_data.contains(&said), "{own_data}");
    }
    assert!(own_data.contains("\"wish\": \"add 9\""), "{own_data}");
    backup(&data, path("early")).unwrap();

    let done = first.sessions.forget(EVE, key()).await.unwrap();
    assert_eq!((done.left, done.known), (1, true));
    is_forgotten(&first, &evening).await;
    assert_eq!(traces(&data), Vec::<String>::new());
    assert!(
        !first
            .sessions
            .own_data(EVE)
            .await
            .unwrap()
            .contains("entries")
    );
    let again = first.sessions.forget(EVE, key()).await.unwrap();
    assert_eq!((again.left, again.known), (0, false));
    // Bob plays on, alone.
    let running = first.heap(evening.running).await;
    running.act(BOB, key(), Action::Add(1)).await.unwrap();
    first.clock.advance(MINUTE);
    backup(&data, path("copy")).unwrap();
    first.sessions.close().await.unwrap();
    assert_eq!(traces(&data), Vec::<String>::new());

    let second = over(&data).await;
    is_forgotten(&second, &evening).await;
    second.sessions.close().await.unwrap();
    assert_eq!(traces(&data), Vec::<String>::new());

    assert_eq!(traces(&path("copy")), Vec::<String>::new());
    restore(path("copy"), path("restored"), None).unwrap();
    let third = over(&path("restored")).await;
    is_forgotten(&third, &evening).await;
    // A person who comes again is a new one.
    let anew = plays(&third, 7, NAMES[0], 25).await;
    ends(&anew).await;
    let ledger = third.sessions.ledger(EVE, EVE).await.unwrap().unwrap();
    assert!(
        ledger
            .on_server(None)
            .iter()
            .all(|(_, _, leaf)| leaf.counts.game_count() == 1)
    );
    third.sessions.close().await.unwrap();
    let store = Arc::new(Sled::open(path("restored")).unwrap());
    let counted = recount(store.clone(), &catalogue()).await.unwrap();
    assert_eq!((counted.games, counted.mended), (2, 0));
    store.close().await.unwrap();
    // A copy of before knows her still, but not where it is told of what is known since.
    restore(path("early"), path("before"), None).unwrap();
    assert_eq!(traces(&path("before")), known);
    restore(path("early"), path("since"), Some(&data)).unwrap();
    assert_eq!(traces(&path("since")), Vec::<String>::new());
    let fourth = over(&path("since")).await;
    assert!(fourth.sessions.open_tables_of(EVE).is_empty());
    assert_eq!(fourth.sessions.open_tables_of(BOB).len(), 3);
    fourth.sessions.close().await.unwrap();
}

fn catalogue() -> sessions::Catalogue {
    sessions::Catalogue::new().with::<Heap>()
}

#[tokio::test]
async fn log_without_its_people_file_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let world = over(home.path()).await;
    evening(&world).await;
    world.sessions.close().await.unwrap();
    std::fs::remove_file(home.path().join("people")).unwrap();
    let refused = Sled::open(home.path()).err().unwrap().to_string();
    assert!(
        refused.contains("people") && refused.contains("backup"),
        "{refused}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn database_forgets_people() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.address().await;
    let store = connect(&address).await;
    let world = World::over(Arc::new(store), World::clock()).await;
    let evening = evening(&world).await;
    world.sessions.forget(EVE, key()).await.unwrap();
    is_forgotten(&world, &evening).await;
    world.sessions.close().await.unwrap();

    // What it holds, as files: nothing of her, and the same games.
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    connect(&address).await.export(&data).await.unwrap();
    assert_eq!(traces(&data), Vec::<String>::new());
    let carried = over(&data).await;
    is_forgotten(&carried, &evening).await;
    carried.sessions.close().await.unwrap();
    // And back into another database.
    let other = cluster.address().await;
    let store = connect(&other).await;
    store.import(&data).await.unwrap();
    let back = World::over(Arc::new(store), World::clock()).await;
    is_forgotten(&back, &evening).await;
    back.sessions.close().await.unwrap();
}

#[tokio::test]
async fn memory_store_forgets_people() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let world = World::over(Arc::clone(&store), World::clock()).await;
    let evening = evening(&world).await;
    let token = async |world: &World, day: u64| {
        let puzzle = Puzzle::of_moment(Millis(1_800_000_000_000 + day * 24 * 60 * 60 * 1_000));
        let key = world.sessions.try_key::<Heap>(EVE, puzzle);
        key.await.unwrap()
    };
    let hers = token(&world, 0).await;
    assert_eq!(token(&world, 0).await, hers);
    assert_ne!(token(&world, 1).await, hers);
    world.sessions.forget(EVE, key()).await.unwrap();
    is_forgotten(&world, &evening).await;
    let other = World::over(Arc::clone(&store), world.clock.clone()).await;
    is_forgotten(&other, &evening).await;
    // Eve's token cannot be computed any more; a person who comes again is a new one.
    assert_ne!(token(&world, 0).await, hers);
    let elsewhere = World::over(Arc::new(Memory::new()), World::clock()).await;
    assert_ne!(token(&elsewhere, 0).await, hers);
}

/// A store is never given who people are. A delivery that ends after she was forgotten is noted of
/// no one, and brings her back to no book.
#[tokio::test]
async fn store_is_given_numbers_alone() {
    let store = store().await;
    let world = World::over(Arc::clone(&store), World::clock()).await;
    let evening = evening(&world).await;
    let informs_eve = |marks: &mut Marks| marks.slot_mut(Slot::Notice(EVE)).informed = vec![EVE];
    let lobby = world.table(evening.lobby).await;
    lobby.note(informs_eve).await.unwrap();
    let names_her = async || {
        let mut all = format!("{:?}", store.active_cards().await.unwrap());
        for table in [evening.over, evening.running, evening.lobby] {
            for stored in store.read(table, Version(0)).await.unwrap() {
                all.push_str(std::str::from_utf8(&stored.entry).unwrap());
            }
            all.push_str(&format!("{:?}", store.marks(table).await.unwrap()));
        }
        let needles = [NAMES[0].to_owned(), NAMES[1].to_owned(), EVE.to_string()];
        needles.iter().any(|needle| all.contains(needle))
    };
    assert!(!names_her().await);
    let person = PageKey {
        guild: None,
        user: EVE,
        game: "houston-person".to_owned(),
    };
    assert_eq!(store.read_page(&person).await.unwrap().page, None);
    assert!(lobby.marks().await.unwrap().was_warned(EVE));
    assert!(world.sessions.person(EVE).await.unwrap().is_some());

    world.sessions.forget(EVE, key()).await.unwrap();
    lobby.note(informs_eve).await.unwrap();
    assert!(!names_her().await);
    let other = World::over(Arc::clone(&store), world.clock.clone()).await;
    let marks = other.table(evening.lobby).await.marks().await.unwrap();
    assert!(!marks.was_warned(EVE));
    assert!(!world.sessions.forget(EVE, key()).await.unwrap().known);
}

/// What the bot notes by itself is kept only of known people. An invitation makes a person known.
#[tokio::test]
async fn bots_own_note_makes_no_one_known() {
    let world = World::new().await;
    let notes = async || {
        let closed = |person: &mut Person| person.dm = Dm::Closed;
        let noted = world.sessions.change_known_person(EVE, closed).await;
        noted.unwrap();
        world.sessions.person(EVE).await.unwrap()
    };
    assert_eq!(notes().await, None);
    let lobby = world.found(BOB, 3, Pace::Live).await.unwrap().table;
    let table = world.table(lobby).await;
    does(&table, BOB, TableAction::Invite(eve(NAMES[1]))).await;
    assert!(notes().await.is_some());
    assert!(world.sessions.forget(EVE, key()).await.unwrap().known);
    assert_eq!(notes().await, None);
    assert!(!world.sessions.forget(EVE, key()).await.unwrap().known);
    // What they do themselves makes them known.
    let named = |person: &mut Person| person.name = NAMES[0].to_owned();
    world.sessions.change_person(EVE, named).await.unwrap();
    assert_eq!(notes().await.unwrap().name, NAMES[0]);
}

/// Settings that a later Houston wrote may be unreadable here. Others play on, and the settings are
/// not overwritten. Their owner can still delete them.
#[tokio::test]
async fn unreadable_settings_are_not_overwritten() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let repository = Repository::new(Arc::clone(&store));
    let home = PageKey {
        guild: None,
        user: EVE,
        game: "houston-person".to_owned(),
    };
    let page = r#"{"locale":"en","name":"Evangeline","dm":"ByPigeon"}"#;
    let keep = PageWrite {
        page_key: home.clone(),
        version: Version(1),
        page: page.to_owned(),
    };
    repository.write_page(keep).await.unwrap();
    let world = World::over(store, World::clock()).await;
    let hides = |person: &mut Person| person.unlisted = true;
    assert_eq!(world.sessions.person(EVE).await.unwrap(), None);
    let refused = world.sessions.change_person(EVE, hides).await.unwrap_err();
    let refused = refused.to_string();
    assert!(
        refused.contains("run the Houston that wrote it"),
        "{refused}"
    );
    assert!(!refused.contains("Pigeon") && !refused.contains(&EVE.to_string()));
    assert_eq!(repository.page(&home).await.unwrap().page.unwrap(), page);
    assert!(world.sessions.forget(EVE, key()).await.unwrap().known);
    assert_eq!(world.sessions.person(EVE).await.unwrap(), None);
}

/// The tables announced to a person who leaves are the tables that they leave: none that is over.
#[tokio::test]
async fn announced_number_of_tables_is_left() {
    let world = World::new().await;
    ends(&plays(&world, 1, NAMES[0], 10).await).await;
    for channel in 2..=3 {
        plays(&world, channel, NAMES[0], 1000).await;
    }
    let founding = founding::<Heap>(vec![eve(NAMES[0])], 4, Options::default());
    world.sessions.found_table(founding).await.unwrap();
    assert_eq!(world.sessions.open_tables_of(EVE).len(), 4);
    let announced = world.sessions.unfinished(EVE).len();
    let left = world.sessions.forget(EVE, key()).await.unwrap().left;
    assert_eq!((announced, left), (3, 3));
}

#[tokio::test]
async fn rematch_waits_for_no_one_who_was_forgotten() {
    let world = World::new().await;
    let table = plays(&world, 1, NAMES[0], 10).await;
    ends(&table).await;
    world.sessions.forget(EVE, key()).await.unwrap();
    let asked = does(table.table(), BOB, TableAction::Rematch).await;
    assert_eq!(asked.room.missing_to_rematch(), []);
    let again = world
        .sessions
        .again(&table, BOB, Options::default(), Seed::new([1; 32]), key());
    let again = world.table(again.await.unwrap().table).await;
    let people = called(&again).await;
    assert_eq!(people, [(false, player(BOB).name)]);
}
