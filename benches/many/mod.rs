//! Data with many open tables, whose news everyone has been told.

use std::path::Path;
use std::sync::Arc;

use games::Seed;
use games::planetaire::{Action, Planetaire};
use games::space_connection::{self as connection, SpaceConnection};
use sessions::store::Sled;
use sessions::{
    Catalogue, ChannelId, Clock, Founding, GuildId, Key, Locale, Marks, Pace, Player, Sessions,
    TableAction, TypedTable, UserId, Venue,
};

use crate::common::all;

/// How many tables are many.
pub(crate) const OPEN: u64 = 10_000;
/// How many matches that are over are.
pub(crate) const OVER: u64 = 5_000;
/// How many people have played those.
const CROWD: u64 = 150;
/// Tables that are made at once.
const HANDS: usize = 256;

async fn opened<G: games::Spoken>(data: &Path) -> Sessions {
    let store = Arc::new(Sled::open(data).unwrap());
    let catalogue = Catalogue::new().with::<G>();
    let opened = Sessions::open(store, Arc::new(Clock::default()), catalogue).await;
    opened.unwrap().0
}

/// Makes tables where two people are hiding.
pub(crate) async fn make(data: &Path, tables: u64) {
    let sessions = opened::<Planetaire>(data).await;
    let made = (1..=tables).map(|number| hidden(sessions.clone(), number));
    all(made, HANDS).await;
    sessions.close().await.unwrap();
}

/// Plays matches to their end on one server, all of them among the same people, of whom one is
/// `ada`.
pub(crate) async fn over(data: &Path, (guild, ada): (u64, u64), matches: u64) {
    let sessions = opened::<SpaceConnection>(data).await;
    let begun = (1..=matches).map(|number| hunt(sessions.clone(), number, (guild, ada)));
    // All are counted on one page: one after the other.
    for (number, table, loser) in all(begun, HANDS).await {
        let key = |n: u64| Key(number * 1_000 + n);
        let ended = table.act(loser, key(900), connection::Action::Concede);
        ended.await.unwrap();
        let closed = table.table().act(loser, key(901), TableAction::Close);
        closed.await.unwrap();
        everyone_knows(&table).await;
    }
    sessions.close().await.unwrap();
}

/// A hunt that has begun, and who will give it up.
async fn hunt(
    sessions: Sessions,
    number: u64,
    (guild, ada): (u64, u64),
) -> (u64, TypedTable<SpaceConnection>, UserId) {
    let user = |nth: u64| if nth == 0 { ada } else { 10_000_000 + nth };
    // The first is Ada's.
    let before = number - 1;
    let one = before % CROWD;
    let other = (one + 1 + before / CROWD % (CROWD - 1)) % CROWD;
    let people = [user(one), user(other)];
    let place = (Some(guild), 1_000_000 + number);
    let table = begun::<SpaceConnection>(&sessions, number, people, place, "en").await;
    let [host, guest] = people.map(UserId);
    for (n, user) in [(2, host), (4, guest)] {
        for (n, action) in [
            (n, connection::Action::DraftRandom),
            (n + 1, connection::Action::Seal),
        ] {
            table
                .act(user, Key(number * 1_000 + n), action)
                .await
                .unwrap();
        }
    }
    let loser = if number.is_multiple_of(3) {
        host
    } else {
        guest
    };
    (number, table, loser)
}

/// A table where one has hidden, and has thought about it.
async fn hidden(sessions: Sessions, number: u64) {
    let people = [2 * number, 2 * number + 1];
    let table = begun::<Planetaire>(&sessions, number, people, (None, number), "fr").await;
    for n in 2..12 {
        let key = Key(number * 1_000 + n);
        let drafted = table.act(UserId(people[0]), key, Action::DraftRandom);
        drafted.await.unwrap();
    }
    everyone_knows(&table).await;
}

/// A table of two people that has begun.
async fn begun<G: games::Spoken>(
    sessions: &Sessions,
    number: u64,
    people: [u64; 2],
    (guild, channel): (Option<u64>, u64),
    locale: &str,
) -> TypedTable<G> {
    let locale = Locale(locale.to_owned());
    let [host, guest] = people.map(UserId).map(|user| Player {
        user,
        name: format!("Player {}", user.0),
        locale: locale.clone(),
    });
    let founder = host.user;
    let founding = Founding::<G> {
        host,
        guests: vec![guest],
        place: Venue {
            guild: guild.map(GuildId),
            channel: ChannelId(channel),
            locale,
            is_own_thread: false,
        },
        options: G::Options::default(),
        pace: Pace::Days,
        table_seed: Seed::new([3; 32]).into(),
        key: Key(number * 1_000),
    };
    let id = sessions.found_table(founding).await.unwrap().table;
    let table = sessions.table_of::<G>(id).await.unwrap().unwrap();
    let started = table
        .table()
        .act(founder, Key(number * 1_000 + 1), TableAction::Start);
    started.await.unwrap();
    table
}

/// All that happened there has been told.
async fn everyone_knows<G: games::Spoken>(table: &TypedTable<G>) {
    let version = table.table().room().await.unwrap().version;
    let settle = move |marks: &mut Marks| marks.settle(version);
    table.table().note(settle).await.unwrap();
}
