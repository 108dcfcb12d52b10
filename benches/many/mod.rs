//! Data with many open tables, whose news everyone has been told.

use std::path::Path;
use std::sync::Arc;

use games::Seed;
use games::planetaire::{Action, Options, Planetaire};
use sessions::store::Sled;
use sessions::{
    Catalogue, ChannelId, Founding, Key, Locale, MarkChange, Pace, Player, Sessions, System,
    UserId, Venue,
};

/// How many tables are many.
pub(crate) const OPEN: u64 = 10_000;
/// Tables that are made at once.
const HANDS: u64 = 256;

/// Makes tables where two people are hiding.
pub(crate) async fn make(data: &Path, tables: u64) {
    let store = Arc::new(Sled::open(data).unwrap());
    let catalogue = Catalogue::new().with::<Planetaire>();
    let opened = Sessions::open(store, Arc::new(System), catalogue).await;
    let (sessions, _) = opened.unwrap();
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
        seed: Seed::new([3; 32]),
        key: key(0),
    };
    let id = sessions.found(founding).await.unwrap().table;
    let table = sessions.table_of::<Planetaire>(id).await.unwrap().unwrap();
    table.table().start(ada.user, key(1)).await.unwrap();
    for n in 2..12 {
        let drafted = table.act(ada.user, key(n), Action::DraftRandom);
        drafted.await.unwrap();
    }
    let version = table.table().room().await.unwrap().version;
    let told = MarkChange::Settled(version);
    table.table().mark(told).await.unwrap();
}
