//! Who may do what at a table before, during and after its game.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

use std::time::Duration;

use crate::common::{ADA, BOB, CLO, DAN, World, key, player};
use sessions::{FoundError, Pace, Status, TableAction, TableError, TableRefusal, UserId, Version};

/// A player's action at a table.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Joins,
    Leaves,
    Starts,
    AsksClose,
    MakesHost(UserId),
    /// Agrees to a motion.
    Agrees,
    /// Does not.
    Declines,
}
use Deed::{Agrees, AsksClose, Declines, Joins, Leaves, MakesHost, Starts};

/// Ada founds a table, people do things, and the last thing has this outcome.
#[track_caller]
fn check(story: &[(UserId, Deed)], outcome: Result<&str, TableRefusal>) {
    let told = crate::common::run(async {
        let world = World::new().await;
        let found = world.found(ADA, 1, Pace::Days).await.unwrap();
        let table = world.table(found.table).await;
        let mut last = None;
        for (user, deed) in story {
            let key = key();
            let done = match deed {
                Joins => table
                    .act(*user, key, TableAction::Join(player(*user)))
                    .await
                    .map(drop),
                Leaves => table.act(*user, key, TableAction::Leave).await.map(drop),
                Starts => table.act(*user, key, TableAction::Start).await.map(drop),
                AsksClose => table.act(*user, key, TableAction::Close).await.map(drop),
                Agrees | Declines => {
                    let motions = table.room().await.unwrap().motions.clone();
                    let number = motions.first().map_or(Version(0), |open| open.number);
                    match deed {
                        Agrees => table
                            .act(*user, key, TableAction::Agree(number))
                            .await
                            .map(drop),
                        _ => table
                            .act(*user, key, TableAction::Oppose(number))
                            .await
                            .map(drop),
                    }
                }
                MakesHost(to) => table
                    .act(*user, key, TableAction::PassHost(*to))
                    .await
                    .map(drop),
            };
            if let Some(Err(refusal)) = last.replace(done) {
                panic!("an early deed was refused: {refusal}");
            }
        }
        let room = table.room().await.unwrap();
        let seats: Vec<_> = room
            .seats
            .iter()
            .map(|p| p.as_ref().map_or("-".to_owned(), |p| p.user.to_string()))
            .collect();
        last.unwrap().map(|()| {
            format!(
                "{:?} host {} seats {}",
                room.status,
                room.host,
                seats.join("")
            )
        })
    });
    match (told, outcome) {
        (Ok(told), Ok(expected)) => assert_eq!(told, expected, "{story:?}"),
        (Err(TableError::Refused(refusal)), Err(expected)) => {
            assert_eq!(refusal, expected, "{story:?}");
        }
        (told, expected) => panic!("{story:?}: {told:?} instead of {expected:?}"),
    }
}

#[test]
fn lobby_actions_give_the_expected_results() {
    check(&[(BOB, Joins)], Ok("Lobby host 1 seats 12"));
    check(&[(BOB, Joins), (CLO, Joins)], Ok("Lobby host 1 seats 123"));
    let full = TableRefusal::Full { max: 3 };
    check(&[(BOB, Joins), (CLO, Joins), (DAN, Joins)], Err(full));
    check(&[(ADA, Joins)], Err(TableRefusal::AlreadySeated));
    check(&[(BOB, Leaves)], Err(TableRefusal::NotSeated));
    check(
        &[(BOB, Joins), (CLO, Joins), (BOB, Leaves)],
        Ok("Lobby host 1 seats 13"),
    );
    check(&[(BOB, Joins), (ADA, Leaves)], Ok("Lobby host 2 seats 2"));
    check(&[(ADA, Leaves)], Ok("Closed host 1 seats "));
    check(&[(ADA, AsksClose)], Ok("Closed host 1 seats 1"));
    let not_host = TableRefusal::NotHost { host: ADA };
    check(&[(BOB, Joins), (BOB, AsksClose)], Err(not_host.clone()));
    check(&[(BOB, Joins), (BOB, Starts)], Err(not_host.clone()));
    check(&[(ADA, Starts)], Err(TableRefusal::TooFew { needed: 2 }));
    check(
        &[(BOB, Joins), (ADA, MakesHost(BOB))],
        Ok("Lobby host 2 seats 12"),
    );
    check(&[(BOB, Joins), (BOB, MakesHost(BOB))], Err(not_host));
    check(&[(ADA, MakesHost(BOB))], Err(TableRefusal::NotSeated));
    check(&[(ADA, AsksClose), (BOB, Joins)], Err(TableRefusal::Closed));
}

#[test]
fn running_game_actions_give_the_expected_results() {
    let begun = [(BOB, Joins), (ADA, Starts)];
    let then = |deeds: &[(UserId, Deed)]| [&begun[..], deeds].concat();
    check(&begun, Ok("Playing host 1 seats 12"));
    check(&then(&[(ADA, Starts)]), Err(TableRefusal::AlreadyStarted));
    check(&then(&[(CLO, Joins)]), Err(TableRefusal::AlreadyStarted));
    check(&then(&[(BOB, Leaves)]), Ok("Playing host 1 seats 1-"));
    check(&then(&[(ADA, Leaves)]), Ok("Playing host 2 seats -2"));
    // Taking a seat with its secrets needs consent.
    check(
        &then(&[(ADA, Leaves), (CLO, Joins)]),
        Ok("Playing host 2 seats -2"),
    );
    let welcomed = [(ADA, Leaves), (CLO, Joins), (BOB, Agrees)];
    check(&then(&welcomed), Ok("Playing host 2 seats 32"));
    let refused = [(ADA, Leaves), (CLO, Joins), (BOB, Declines)];
    check(&then(&refused), Ok("Playing host 2 seats -2"));
    let missing = vec![BOB];
    check(
        &then(&[(ADA, Leaves), (CLO, Joins), (CLO, Joins)]),
        Err(TableRefusal::Waits { missing }),
    );
    check(
        &then(&[(ADA, Leaves), (CLO, Joins), (CLO, Agrees)]),
        Err(TableRefusal::NotSeated),
    );
    check(
        &then(&[(ADA, Leaves), (CLO, Joins), (CLO, Declines), (BOB, Agrees)]),
        Err(TableRefusal::Settled),
    );
    check(
        &then(&[(ADA, Leaves), (CLO, Joins), (ADA, Joins), (BOB, Agrees)]),
        Err(TableRefusal::Settled),
    );
    check(
        &then(&[(ADA, Leaves), (BOB, Leaves)]),
        Ok("Closed host 2 seats --"),
    );
    // A player who left comes back to their own seat, and to no other's secrets.
    check(
        &then(&[&welcomed[..], &[(BOB, Leaves), (BOB, Joins)]].concat()),
        Ok("Playing host 3 seats 32"),
    );
    check(
        &then(&[&welcomed[..], &[(BOB, Leaves), (ADA, Joins)]].concat()),
        Err(TableRefusal::SatElsewhere),
    );
    check(
        &then(&[&welcomed[..], &[(CLO, Leaves), (ADA, Joins)]].concat()),
        Ok("Playing host 2 seats 12"),
    );
    check(&then(&[(ADA, AsksClose)]), Ok("Playing host 1 seats 12"));
    let missing = vec![BOB];
    check(
        &then(&[(ADA, AsksClose), (ADA, AsksClose)]),
        Err(TableRefusal::AlreadyAsked { missing }),
    );
    check(
        &then(&[(ADA, AsksClose), (BOB, AsksClose)]),
        Ok("Closed host 1 seats 12"),
    );
    // The only one against it leaves.
    check(
        &then(&[(ADA, AsksClose), (BOB, Leaves)]),
        Ok("Closed host 1 seats 1-"),
    );
    // The request of the seat's former player does not count for the new one.
    check(
        &then(&[
            (ADA, AsksClose),
            (ADA, Leaves),
            (CLO, Joins),
            (BOB, Agrees),
            (BOB, AsksClose),
        ]),
        Ok("Playing host 2 seats 32"),
    );
    check(&then(&[(CLO, AsksClose)]), Err(TableRefusal::NotSeated));
}

#[tokio::test]
async fn closing_names_the_missing_players() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Days).await;
    let asked = table
        .table()
        .act(BOB, key(), TableAction::Close)
        .await
        .unwrap();
    assert_eq!(asked.room.missing_to_close(), [ADA]);
    assert_eq!(asked.room.status, Status::Playing);
    let asked = table
        .table()
        .act(ADA, key(), TableAction::Close)
        .await
        .unwrap();
    assert_eq!(asked.room.status, Status::Closed);
    assert_eq!(world.sessions.at(sessions::ChannelId(1)), None);
    assert!(world.sessions.of(ADA).is_empty());
}

#[tokio::test]
async fn channel_has_one_open_table() {
    let world = World::new().await;
    let first = world.found(ADA, 5, Pace::Live).await.unwrap();
    match world.found(BOB, 5, Pace::Live).await {
        Err(FoundError::Taken { table }) => assert_eq!(table, first.table),
        other => panic!("{other:?}"),
    }
    let elsewhere = world.found(ADA, 6, Pace::Live).await.unwrap();
    assert_eq!(world.sessions.of(ADA), [elsewhere.table, first.table]);
    world
        .table(first.table)
        .await
        .act(ADA, key(), TableAction::Leave)
        .await
        .unwrap();
    assert!(world.found(BOB, 5, Pace::Live).await.is_ok());
}

#[tokio::test]
async fn any_player_may_close_a_deserted_table() {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    const MOMENT: Duration = Duration::from_secs(1);
    let world = World::new().await;
    let lobby = world.found(ADA, 1, Pace::Unhurried).await.unwrap();
    let lobby = world.table(lobby.table).await;
    world.clock.advance(HOUR - MOMENT);
    let early = lobby.act(CLO, key(), TableAction::Close).await;
    let refusal = TableRefusal::NotHost { host: ADA };
    assert!(matches!(early, Err(TableError::Refused(why)) if why == refusal));
    // Joining brings it back to life.
    lobby
        .act(BOB, key(), TableAction::Join(player(BOB)))
        .await
        .unwrap();
    world.clock.advance(MOMENT);
    assert!(lobby.act(CLO, key(), TableAction::Close).await.is_err());
    world.clock.advance(HOUR);
    let closed = lobby.act(CLO, key(), TableAction::Close).await.unwrap();
    assert_eq!(closed.room.status, Status::Closed);
    assert!(world.found(CLO, 1, Pace::Unhurried).await.is_ok());

    let game = world.playing(2, Pace::Unhurried).await;
    world.clock.advance(14 * 24 * HOUR - MOMENT);
    let early = game.table().act(CLO, key(), TableAction::Close).await;
    assert!(matches!(early, Err(TableError::Refused(why)) if why == TableRefusal::NotSeated));
    world.clock.advance(MOMENT);
    let closed = game
        .table()
        .act(CLO, key(), TableAction::Close)
        .await
        .unwrap();
    assert_eq!(closed.room.status, Status::Closed);
}

#[tokio::test]
async fn repeated_founding_gives_the_same_table() {
    let world = World::new().await;
    let key = key();
    let again = || world.found_with(ADA, 1, Pace::Days, Default::default(), key);
    let (first, second) = tokio::join!(again(), again());
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_eq!(first.table, second.table);
    assert!(first.repeated != second.repeated);
    // Even when it has been closed since.
    let table = world.table(first.table).await;
    table
        .act(ADA, crate::common::key(), TableAction::Leave)
        .await
        .unwrap();
    assert_eq!(again().await.unwrap().table, first.table);
    assert_eq!(world.sessions.at(sessions::ChannelId(1)), None);
}

#[tokio::test]
async fn finished_game_can_be_viewed_and_played_again() {
    let world = World::new().await;
    let goal = crate::common::Options {
        goal: 5,
        ..crate::common::Options::default()
    };
    let id = world
        .found_with(ADA, 1, Pace::Live, goal.clone(), key())
        .await;
    let id = id.unwrap().table;
    let table = world.table(id).await;
    table
        .act(BOB, key(), TableAction::Join(player(BOB)))
        .await
        .unwrap();
    table.act(ADA, key(), TableAction::Start).await.unwrap();
    let heap = world.heap(id).await;
    table
        .act(ADA, key(), TableAction::PassHost(BOB))
        .await
        .unwrap();
    heap.act(ADA, key(), crate::common::Action::Add(9))
        .await
        .unwrap();

    let snapshot = heap.snapshot().await.unwrap();
    assert!(matches!(snapshot.room().status, Status::Over { .. }));
    assert!(snapshot.room().due.is_empty());
    assert_eq!(snapshot.public_view().unwrap().open().heap, 9);
    assert_eq!(world.sessions.at(sessions::ChannelId(1)), Some(id));

    let seed = || games::Seed::new([1; 32]);
    let stranger = world
        .sessions
        .again(&heap, CLO, goal.clone(), seed(), key())
        .await;
    assert!(matches!(
        stranger,
        Err(FoundError::Refused(TableRefusal::NotSeated))
    ));
    let key = key();
    let again = world
        .sessions
        .again(&heap, ADA, goal.clone(), seed(), key)
        .await
        .unwrap();
    assert_ne!(again.table, id);
    let twice = world
        .sessions
        .again(&heap, ADA, goal.clone(), seed(), key)
        .await
        .unwrap();
    assert_eq!((twice.table, twice.repeated), (again.table, true));
    let new = world.heap(again.table).await.snapshot().await.unwrap();
    assert_eq!(new.options(), &goal);
    assert_eq!((new.room().host, new.room().seats.len()), (BOB, 2));
    assert_eq!(new.room().status, Status::Lobby);
    // The old one made place, and can still be looked at.
    let old = heap.snapshot().await.unwrap();
    assert_eq!(old.room().status, Status::Closed);
    assert_eq!(old.public_view().unwrap().open().heap, 9);
    assert_eq!(world.sessions.at(sessions::ChannelId(1)), Some(again.table));
}
