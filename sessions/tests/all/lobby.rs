//! Who may do what at a table before, during and after its game.

use std::time::Duration;

use crate::common::{
    ADA, Action, BOB, CLO, DAN, DAY, Heap, MINUTE, Options, World, does, founding, key, player,
    refuses, store, tries,
};
use sessions::{FoundError, Pace, Skill, Status, TableAction, TableRefusal, UserId, Version};

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
    let last = crate::common::run(async {
        let world = World::new().await;
        let found = world.found(ADA, 1, Pace::Days).await.unwrap();
        let table = world.table(found.table).await;
        let mut last = None;
        for (user, deed) in story {
            let action = match deed {
                Joins => TableAction::Join(player(*user)),
                Leaves => TableAction::Leave,
                Starts => TableAction::Start,
                AsksClose => TableAction::Close,
                MakesHost(to) => TableAction::PassHost(*to),
                Agrees | Declines => {
                    let room = table.room().await.unwrap();
                    let number = room.motions.first().map_or(Version(0), |open| open.number);
                    match deed {
                        Agrees => TableAction::Agree(number),
                        _ => TableAction::Oppose(number),
                    }
                }
            };
            let done = tries(&table, *user, action).await.map(drop);
            if let Some(Err(refusal)) = last.replace(done) {
                panic!("an early deed was refused: {refusal:?}");
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
    let outcome = outcome.map(str::to_owned);
    assert_eq!(last, outcome, "{story:?}");
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
        Err(TableRefusal::Waits { missing }),
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
    let asked = does(table.table(), BOB, TableAction::Close).await;
    assert_eq!(asked.room.missing(&asked.room.motions[0]), [ADA]);
    assert_eq!(asked.room.status, Status::Playing);
    let asked = does(table.table(), ADA, TableAction::Close).await;
    assert_eq!(asked.room.status, Status::Closed);
    assert_eq!(world.sessions.table_at(sessions::ChannelId(1)), None);
    assert!(world.sessions.open_tables_of(ADA).is_empty());
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
    assert_eq!(
        world.sessions.open_tables_of(ADA),
        [elsewhere.table, first.table]
    );
    does(&world.table(first.table).await, ADA, TableAction::Leave).await;
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
    let early = refuses(&lobby, CLO, TableAction::Close).await;
    assert_eq!(early, TableRefusal::NotHost { host: ADA });
    // Joining brings it back to life.
    does(&lobby, BOB, TableAction::Join(player(BOB))).await;
    world.clock.advance(MOMENT);
    assert!(tries(&lobby, CLO, TableAction::Close).await.is_err());
    world.clock.advance(HOUR);
    let closed = does(&lobby, CLO, TableAction::Close).await;
    assert_eq!(closed.room.status, Status::Closed);
    assert!(world.found(CLO, 1, Pace::Unhurried).await.is_ok());

    let game = world.playing(2, Pace::Unhurried).await;
    world.clock.advance(14 * 24 * HOUR - MOMENT);
    let early = refuses(game.table(), CLO, TableAction::Close).await;
    assert_eq!(early, TableRefusal::NotSeated);
    world.clock.advance(MOMENT);
    let closed = does(game.table(), CLO, TableAction::Close).await;
    assert_eq!(closed.room.status, Status::Closed);
}

#[tokio::test]
async fn game_against_the_clock_is_forgotten_sooner() {
    const MOMENT: Duration = Duration::from_secs(1);
    for (pace, days) in [(Pace::Live, 3), (Pace::Days, 6)] {
        let world = World::new().await;
        let options = Options {
            goal: 1_000,
            ..Options::default()
        };
        let game = world.between(&[ADA, BOB], 1, pace, options).await;
        // Someone else's wish is no touch, nor is what the rules play.
        world.clock.advance(days * DAY / 2);
        assert!(tries(game.table(), CLO, TableAction::Close).await.is_err());
        world.clock.advance(days * DAY / 2 - MOMENT);
        let early = refuses(game.table(), CLO, TableAction::Close).await;
        assert_eq!(early, TableRefusal::NotSeated);
        world.clock.advance(MOMENT);
        let closed = does(game.table(), CLO, TableAction::Close).await;
        assert_eq!(closed.room.status, Status::Closed);
    }
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
    does(&table, ADA, TableAction::Leave).await;
    assert_eq!(again().await.unwrap().table, first.table);
    assert_eq!(world.sessions.table_at(sessions::ChannelId(1)), None);
}

#[tokio::test]
async fn finished_game_can_be_viewed_and_played_again() {
    let world = World::new().await;
    let goal = Options {
        goal: 5,
        ..Options::default()
    };
    let heap = world
        .between(&[ADA, BOB], 1, Pace::Live, goal.clone())
        .await;
    let id = heap.table().id();
    does(heap.table(), ADA, TableAction::PassHost(BOB)).await;
    heap.act(ADA, key(), Action::Add(9)).await.unwrap();

    let snapshot = heap.snapshot().await.unwrap();
    assert!(matches!(snapshot.room().status, Status::Over { .. }));
    assert!(snapshot.room().due.is_empty());
    assert_eq!(snapshot.public_view().unwrap().open().heap, 9);
    assert_eq!(world.sessions.table_at(sessions::ChannelId(1)), Some(id));

    let again = async |who, key| {
        let (goal, seed) = (goal.clone(), games::Seed::new([1; 32]));
        world.sessions.again(&heap, who, goal, seed, key).await
    };
    let stranger = again(CLO, key()).await;
    assert!(matches!(
        stranger,
        Err(FoundError::Refused(TableRefusal::NotSeated))
    ));
    let key = key();
    let new = again(ADA, key).await.unwrap().table;
    assert_ne!(new, id);
    let twice = again(ADA, key).await.unwrap();
    assert_eq!((twice.table, twice.repeated), (new, true));
    assert_eq!(world.sessions.table_at(sessions::ChannelId(1)), Some(new));
    let new = world.heap(new).await.snapshot().await.unwrap();
    assert_eq!(new.options(), &goal);
    assert_eq!((new.room().host, new.room().seats.len()), (BOB, 2));
    assert_eq!(new.room().status, Status::Lobby);
    // The old one made place, and can still be looked at.
    let old = heap.snapshot().await.unwrap();
    assert_eq!(old.room().status, Status::Closed);
    assert_eq!(old.public_view().unwrap().open().heap, 9);
}

#[tokio::test]
async fn person_has_at_most_five_lobbies_open() {
    let refuses_a_sixth = async |world: &World| match world.found(ADA, 6, Pace::Live).await {
        Err(FoundError::Refused(refusal)) => {
            assert_eq!(refusal, TableRefusal::TooManyLobbies { most: 5 });
        }
        other => panic!("{other:?}"),
    };
    let store = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    for channel in 1..=5 {
        world.found(ADA, channel, Pace::Live).await.unwrap();
    }
    refuses_a_sixth(&world).await;
    // A game that begins at once waits for no one.
    let alone = founding::<Heap>(vec![player(ADA), player(BOB)], 7, Options::default());
    world.sessions.begin(alone).await.unwrap();
    let again = World::over(store, World::clock()).await;
    refuses_a_sixth(&again).await;
    // Those of others do not count, nor does a game that is played.
    let bobs = again.found(BOB, 8, Pace::Live).await.unwrap().table;
    let bobs = again.table(bobs).await;
    does(&bobs, ADA, TableAction::Join(player(ADA))).await;
    let first = again.sessions.table_at(sessions::ChannelId(1)).unwrap();
    let first = again.table(first).await;
    does(&first, BOB, TableAction::Join(player(BOB))).await;
    does(&first, ADA, TableAction::Start).await;
    again.found(ADA, 6, Pace::Live).await.unwrap();
}

#[tokio::test]
async fn person_is_invited_by_another_at_most_three_times_an_hour() {
    let world = World::new().await;
    let often = TableRefusal::InvitedOften { user: BOB, most: 3 };
    for _ in 0..3 {
        let table = world.found(ADA, 1, Pace::Live).await.unwrap().table;
        let table = world.table(table).await;
        does(&table, ADA, TableAction::Invite(player(BOB))).await;
        does(&table, ADA, TableAction::Close).await;
    }
    let table = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    let table = world.table(table).await;
    let refused = refuses(&table, ADA, TableAction::Invite(player(BOB))).await;
    assert_eq!(refused, often);
    let challenge = founding::<Heap>(vec![player(ADA)], 2, Options::default());
    match world.sessions.found_for(challenge, Some(player(BOB))).await {
        Err(FoundError::Refused(refusal)) => assert_eq!(refusal, often),
        other => panic!("{other:?}"),
    }
    does(&table, ADA, TableAction::Invite(player(CLO))).await;
    let clos = world.found(CLO, 3, Pace::Live).await.unwrap().table;
    let clos = world.table(clos).await;
    does(&clos, CLO, TableAction::Invite(player(BOB))).await;
    world.clock.advance(MINUTE * 60);
    does(&table, ADA, TableAction::Invite(player(BOB))).await;
}

#[tokio::test]
async fn computer_in_a_kept_seat_makes_room_for_whom_it_is_kept() {
    let world = World::new().await;
    let people = || founding::<Heap>(vec![player(ADA), player(DAN)], 1, Options::default());
    let found = world.sessions.found_for(people(), Some(player(BOB))).await;
    let table = world.table(found.unwrap().table).await;
    does(&table, ADA, TableAction::Seat(Skill::Easy)).await;
    let full = refuses(&table, ADA, TableAction::Seat(Skill::Easy)).await;
    assert_eq!(full, TableRefusal::Full { max: 3 });
    let kept = refuses(&table, CLO, TableAction::Join(player(CLO))).await;
    assert!(
        matches!(kept, TableRefusal::Kept { user: BOB, .. }),
        "{kept:?}"
    );
    let came = does(&table, BOB, TableAction::Join(player(BOB))).await;
    assert_eq!(came.room.computers().count(), 0);
    assert!(came.room.seat_of(BOB).is_some());
}
