//! Tables where two people hide satellites: moves that cost nothing but to be recorded.

use games::Seed;
use games::planetaire::{Action, Options, Planetaire};
use sessions::{
    ChannelId, Founding, Key, Locale, Pace, Player, Sessions, TableAction, TypedTable, UserId,
    Venue,
};

fn player(user: u64) -> Player {
    Player {
        user: UserId(user),
        name: format!("Player {user}"),
        locale: Locale("fr".to_owned()),
    }
}

/// The two people at a table.
const fn people(table: u64) -> [u64; 2] {
    [1_000_000 + 2 * table, 1_000_001 + 2 * table]
}

/// A key that is used nowhere else.
const fn key(table: u64, n: u64) -> Key {
    Key(table * 1_000_000 + n)
}

/// A table where both are hiding.
pub(crate) async fn table(sessions: &Sessions, number: u64) -> TypedTable<Planetaire> {
    let [ada, bob] = people(number).map(player);
    let founding = Founding::<Planetaire> {
        host: ada.clone(),
        guests: Vec::new(),
        place: Venue {
            guild: None,
            channel: ChannelId(number),
            locale: Locale("fr".to_owned()),
            is_own_thread: false,
        },
        options: Options::default(),
        pace: Pace::Days,
        table_seed: Seed::new([3; 32]).into(),
        key: key(number, 0),
    };
    let id = sessions.found_table(founding).await.unwrap().table;
    let table = sessions.table_of(id).await.unwrap().unwrap();
    table
        .table()
        .act(bob.user, key(number, 1), TableAction::Join(bob))
        .await
        .unwrap();
    table
        .table()
        .act(ada.user, key(number, 2), TableAction::Start)
        .await
        .unwrap();
    table
}

pub(crate) async fn hide(table: &TypedTable<Planetaire>, number: u64, n: u64) {
    let user = UserId(people(number)[(n % 2) as usize]);
    let acted = table.act(user, key(number, 10 + n), Action::DraftRandom);
    assert!(!acted.await.unwrap().repeated);
}
