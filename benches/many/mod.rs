//! Data with many open tables, whose news everyone has been told.

use std::path::Path;
use std::sync::Arc;

use games::Seed;
use games::planetaire::{Action, Options, Planetaire};
use games::space_connection::{self as connection, SpaceConnection};
use sessions::store::Sled;
use sessions::{
    Catalogue, ChannelId, Founding, GuildId, Key, Locale, Marks, Pace, Player, Sessions, System,
    TableAction, TypedTable, UserId, Venue,
};

/// How many tables are many.
pub(crate) const OPEN: u64 = 10_000;
/// How many matches that are over are.
pub(crate) const OVER: u64 = 5_000;
/// How many people have played those.
const CROWD: u64 = 150;
/// Tables that are made at once.
const HANDS: u64 = 256;

async fn opened<G: games::Spoken>(data: &Path) -> Sessions {
    let store = Arc::new(Sled::open(data).unwrap());
    let catalogue = Catalogue::new().with::<G>();
    let opened = Sessions::open(store, Arc::new(System), catalogue).await;
    opened.unwrap().0
}

/// Makes tables where two people are hiding.
pub(crate) async fn make(data: &Path, tables: u64) {
    let sessions = opened::<Planetaire>(data).await;
    let hands: Vec<_> = (0..HANDS)
        .map(|hand| {
            let sessions = sessions.clone();
            tokio::spawn(async move {
                for number in (1..=tables).filter(|number| number % HANDS == hand) {
                    table(&sessions, number).await;
                }
            })
        })
        .collect();
    for hand in hands {
        hand.await.unwrap();
    }
    sessions.close().await.unwrap();
}

/// Plays matches to their end on one server, all of them among the same people, of whom one is
/// `ada`.
pub(crate) async fn over(data: &Path, (guild, ada): (u64, u64), matches: u64) {
    let sessions = opened::<SpaceConnection>(data).await;
    let hands: Vec<_> = (0..HANDS)
        .map(|hand| {
            let sessions = sessions.clone();
            tokio::spawn(async move {
                let mut ready = Vec::new();
                for number in (1..=matches).filter(|number| number % HANDS == hand) {
                    ready.push(hunt(&sessions, number, (guild, ada)).await);
                }
                ready
            })
        })
        .collect();
    for hand in hands {
        // All are counted on one page: one after the other.
        for (number, table, loser) in hand.await.unwrap() {
            let key = |n: u64| Key(number * 1_000 + n);
            let ended = table.act(loser, key(900), connection::Action::Concede);
            ended.await.unwrap();
            table
                .table()
                .act(loser, key(901), TableAction::Close)
                .await
                .unwrap();
            let version = table.table().room().await.unwrap().version;
            let told = move |marks: &mut Marks| marks.settle(version);
            table.table().note(told).await.unwrap();
        }
    }
    sessions.close().await.unwrap();
}

/// A hunt that has begun, and who will give it up.
async fn hunt(
    sessions: &Sessions,
    number: u64,
    (guild, ada): (u64, u64),
) -> (u64, TypedTable<SpaceConnection>, UserId) {
    let player = |nth: u64| Player {
        user: UserId(if nth == 0 { ada } else { 10_000_000 + nth }),
        name: format!("Player {nth}"),
        locale: Locale("en".to_owned()),
    };
    let key = |n: u64| Key(number * 1_000 + n);
    // The first is Ada's.
    let before = number - 1;
    let one = before % CROWD;
    let other = (one + 1 + before / CROWD % (CROWD - 1)) % CROWD;
    let (host, guest) = (player(one), player(other));
    let founding = Founding::<SpaceConnection> {
        host: host.clone(),
        guests: vec![guest.clone()],
        place: Venue {
            guild: Some(GuildId(guild)),
            channel: ChannelId(1_000_000 + number),
            locale: Locale("en".to_owned()),
        },
        options: connection::Options::default(),
        pace: Pace::Days,
        table_seed: Seed::new([3; 32]).into(),
        key: key(0),
    };
    let id = sessions.found(founding).await.unwrap().table;
    let table = sessions.table_of::<SpaceConnection>(id).await;
    let table = table.unwrap().unwrap();
    table
        .table()
        .act(host.user, key(1), TableAction::Start)
        .await
        .unwrap();
    for (n, user) in [(2, host.user), (4, guest.user)] {
        for (n, action) in [
            (n, connection::Action::DraftRandom),
            (n + 1, connection::Action::Seal),
        ] {
            table.act(user, key(n), action).await.unwrap();
        }
    }
    let loser = if number.is_multiple_of(3) {
        host
    } else {
        guest
    };
    (number, table, loser.user)
}

async fn table(sessions: &Sessions, number: u64) {
    let player = |user| Player {
        user: UserId(user),
        name: format!("Player {user}"),
        locale: Locale("fr".to_owned()),
    };
    let key = |n: u64| Key(number * 1_000 + n);
    let (ada, bob) = (player(2 * number), player(2 * number + 1));
    let founding = Founding::<Planetaire> {
        host: ada.clone(),
        guests: vec![bob],
        place: Venue {
            guild: None,
            channel: ChannelId(number),
            locale: Locale("fr".to_owned()),
        },
        options: Options::default(),
        pace: Pace::Days,
        table_seed: Seed::new([3; 32]).into(),
        key: key(0),
    };
    let id = sessions.found(founding).await.unwrap().table;
    let table = sessions.table_of::<Planetaire>(id).await.unwrap().unwrap();
    table
        .table()
        .act(ada.user, key(1), TableAction::Start)
        .await
        .unwrap();
    for n in 2..12 {
        let drafted = table.act(ada.user, key(n), Action::DraftRandom);
        drafted.await.unwrap();
    }
    let version = table.table().room().await.unwrap().version;
    let told = move |marks: &mut Marks| marks.settle(version);
    table.table().note(told).await.unwrap();
}
