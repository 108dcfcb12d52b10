//! What players of a running game only do together, and what becomes of players who are gone.

use std::sync::Arc;

use crate::common::{
    ADA, Action, BOB, CLO, DAN, DAY, MINUTE, Options, World, does, due, key, player, refuses, soon,
    store, tries,
};
use games::{Dice, Seat, Seed};
use sessions::{
    ActError, Pace, Room, Skill, Status, Store, TableAction, TableRefusal, TypedTable, UserId,
    Version, Vote, VoteOutcome,
};

type Heap = TypedTable<crate::common::Heap>;

const BOBS: Seat = Seat::new(1);

async fn room(table: &Heap) -> Arc<Room> {
    table.table().room().await.unwrap()
}

/// Bob lets their time pass, and Ada does not.
async fn bob_misses(world: &World, table: &Heap) {
    table.act(ADA, key(), Action::Add(1)).await.unwrap();
    let room = room(table).await;
    let at = room.due.iter().find(|due| due.seat == BOBS).unwrap().at;
    let dirty = world.sessions.dirty();
    world.clock.advance(world.clock.now().until(at.unwrap()));
    while table.table().room().await.unwrap().due == room.due {
        dirty.next().await;
    }
}

/// Everyone who has a decision to make lets their time pass.
async fn all_miss(world: &World, table: &Heap) {
    let Some(at) = room(table).await.next_due() else {
        return;
    };
    let dirty = world.sessions.dirty();
    world.clock.advance(world.clock.now().until(at));
    let is_late = |room: &Room| room.next_due().is_some_and(|due| due <= at);
    soon(async {
        while is_late(&*room(table).await) {
            dirty.next().await;
        }
    })
    .await;
}

async fn proposes(table: &Heap, who: UserId, motion: Vote) -> Version {
    let done = does(table.table(), who, TableAction::Propose(motion)).await;
    done.version
}

#[tokio::test]
async fn player_missing_two_decisions_is_gone_until_acting() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    let free = Vote::Dismiss {
        seat: BOBS,
        user: BOB,
    };
    bob_misses(&world, &table).await;
    assert!(!room(&table).await.is_gone(BOBS));
    let early = refuses(table.table(), ADA, TableAction::Propose(free.clone())).await;
    assert_eq!(early, TableRefusal::NotGone);
    let early = refuses(table.table(), CLO, TableAction::Join(player(CLO))).await;
    assert_eq!(early, TableRefusal::AlreadyStarted);
    bob_misses(&world, &table).await;
    assert!(room(&table).await.is_gone(BOBS));
    // The motion about Bob's seat ends when Bob comes back.
    let asked = does(table.table(), CLO, TableAction::Join(player(CLO))).await;
    assert_eq!(asked.room.motions.len(), 1);
    let own = refuses(table.table(), BOB, TableAction::Agree(asked.version)).await;
    assert_eq!(own, TableRefusal::NotAsked);
    table.act(BOB, key(), Action::Add(1)).await.unwrap();
    assert!(!room(&table).await.is_gone(BOBS));
    assert!(room(&table).await.motions.is_empty());
    let late = refuses(table.table(), ADA, TableAction::Agree(asked.version)).await;
    assert_eq!(late, TableRefusal::Settled);
}

#[tokio::test]
async fn replacement_player_gets_the_full_time() {
    let store: Arc<dyn Store> = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    bob_misses(&world, &table).await;
    bob_misses(&world, &table).await;
    world.clock.advance(MINUTE * 3);
    let asked = does(table.table(), CLO, TableAction::Join(player(CLO))).await;
    does(table.table(), ADA, TableAction::Agree(asked.version)).await;
    let after = room(&table).await;
    assert_eq!(after.seat_of(CLO), Some(BOBS));
    assert_eq!(after.seat_of(BOB), None);
    assert!(!after.is_gone(BOBS));
    assert!(after.welcomed.contains(&BOBS));
    let now = world.clock.now();
    assert_eq!(due(&table, now).await[1], (1, Some(5 * 60 * 1_000)));
    // They are notified at once, as they did not sit down themselves.
    let called = after.waiting.iter().find(|it| it.seat == BOBS).unwrap();
    assert_eq!(now.until(called.call), MINUTE);
    // Bob knows that seat's secrets, but has it no more.
    let back = refuses(table.table(), BOB, TableAction::Join(player(BOB))).await;
    assert_eq!(back, TableRefusal::SatElsewhere);
    table.act(CLO, key(), Action::Add(1)).await.unwrap();
    assert!(room(&table).await.welcomed.is_empty());
    // All of it is in the journal.
    let again = World::over(store, World::clock()).await;
    let read = again.heap(table.table().id()).await;
    let (read, known) = (room(&read).await, room(&table).await);
    assert_eq!(format!("{read:?}"), format!("{known:?}"));
}

#[tokio::test]
async fn stand_in_computer_gives_the_seat_back() {
    let world = World::new().await;
    for comes_back in [BOB, CLO] {
        let table = world.playing(comes_back.0, Pace::Live).await;
        let others = refuses(table.table(), DAN, TableAction::Join(player(DAN))).await;
        assert_eq!(others, TableRefusal::AlreadyStarted);
        does(table.table(), BOB, TableAction::Leave).await;
        does(table.table(), ADA, TableAction::Seat(Skill::Fair)).await;
        let stands_in = room(&table).await.player(BOBS).unwrap().user;
        assert!(stands_in.is_computer());
        // Another computer does not take its place.
        let other = refuses(table.table(), ADA, TableAction::Seat(Skill::Strong)).await;
        assert_eq!(other, TableRefusal::AlreadyStarted);
        let asked = does(
            table.table(),
            comes_back,
            TableAction::Join(player(comes_back)),
        )
        .await;
        // The player who left knows the seat's secrets; all others are welcomed first.
        assert_eq!(asked.room.seat_of(BOB).is_some(), comes_back == BOB);
        if comes_back == CLO {
            does(table.table(), ADA, TableAction::Agree(asked.version)).await;
        }
        let after = room(&table).await;
        assert_eq!(after.seat_of(comes_back), Some(BOBS));
        assert_eq!(after.seat_of(stands_in), None);
        table.act(comes_back, key(), Action::Add(1)).await.unwrap();
    }
}

#[tokio::test]
async fn computer_seated_in_the_lobby_keeps_its_seat() {
    let world = World::new().await;
    let id = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    let table = world.table(id).await;
    does(&table, ADA, TableAction::Seat(Skill::Easy)).await;
    does(&table, ADA, TableAction::Start).await;
    let refused = refuses(&table, BOB, TableAction::Join(player(BOB))).await;
    assert_eq!(refused, TableRefusal::AlreadyStarted);
}

#[tokio::test]
async fn dismissed_player_returns_only_with_consent() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    bob_misses(&world, &table).await;
    bob_misses(&world, &table).await;
    let (seat, user) = (BOBS, BOB);
    proposes(&table, ADA, Vote::Dismiss { seat, user }).await;
    assert_eq!(room(&table).await.vacant_seat(), Some(BOBS));
    let asked = does(table.table(), BOB, TableAction::Join(player(BOB))).await;
    assert_eq!(asked.room.seat_of(BOB), None);
    does(table.table(), ADA, TableAction::Agree(asked.version)).await;
    assert_eq!(room(&table).await.seat_of(BOB), Some(BOBS));
}

#[tokio::test]
async fn paused_game_stops_clocks_and_resumes_with_full_time() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Days).await;
    world.clock.advance(DAY);
    let number = proposes(&table, ADA, Vote::Pause).await;
    assert!(!room(&table).await.paused);
    let missing = vec![BOB];
    let again = refuses(table.table(), ADA, TableAction::Agree(number)).await;
    assert_eq!(again, TableRefusal::Waits { missing });
    // Proposing the same means agreeing.
    proposes(&table, BOB, Vote::Pause).await;
    let paused = room(&table).await;
    assert!(paused.paused && paused.motions.is_empty());
    assert!(paused.due.iter().all(|due| due.at.is_none()), "{paused:?}");
    world.clock.advance(DAY * 30);
    assert_eq!(paused.calls_due(world.clock.now()).count(), 0);
    let act = table.act(ADA, key(), Action::Add(1)).await.unwrap_err();
    assert!(matches!(act, ActError::Table(TableRefusal::Paused)));
    does(table.table(), BOB, TableAction::Resume).await;
    let days = Some(3 * 24 * 60 * 60 * 1_000);
    let now = world.clock.now();
    assert_eq!(due(&table, now).await, [(0, days), (1, days)]);
    assert_eq!(room(&table).await.calls_due(now).count(), 1, "Bob is there");
    let again = refuses(table.table(), BOB, TableAction::Resume).await;
    assert_eq!(again, TableRefusal::NotPaused);
    table.act(ADA, key(), Action::Add(1)).await.unwrap();
}

#[tokio::test]
async fn changed_pace_resets_each_deadline() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Days).await;
    let live = Vote::Pace(Pace::Live);
    let number = proposes(&table, ADA, live.clone()).await;
    // One no is enough; and then it can be asked again.
    does(table.table(), BOB, TableAction::Oppose(number)).await;
    assert!(room(&table).await.motions.is_empty());
    let number = proposes(&table, ADA, live).await;
    does(table.table(), BOB, TableAction::Agree(number)).await;
    assert_eq!(room(&table).await.pace, Pace::Live);
    let now = world.clock.now();
    let five = Some(5 * 60 * 1_000);
    assert_eq!(due(&table, now).await, [(0, five), (1, five)]);
    let again = refuses(
        table.table(),
        BOB,
        TableAction::Propose(Vote::Pace(Pace::Live)),
    )
    .await;
    assert_eq!(again, TableRefusal::AlreadySo);
}

#[tokio::test]
async fn motion_passes_when_the_missing_player_leaves() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Days).await;
    proposes(&table, ADA, Vote::Pause).await;
    does(table.table(), BOB, TableAction::Leave).await;
    assert!(room(&table).await.paused);
}

#[tokio::test]
async fn player_who_returns_closes_a_game_that_all_had_left_alone() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    all_miss(&world, &table).await;
    all_miss(&world, &table).await;
    let all = room(&table).await;
    assert!(Seat::all(2).all(|seat| all.is_gone(seat)));
    let closed = does(table.table(), ADA, TableAction::Close).await;
    assert_eq!(closed.room.status, Status::Closed);
}

#[tokio::test]
async fn asking_again_counts_who_is_gone_since() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    does(table.table(), ADA, TableAction::Close).await;
    all_miss(&world, &table).await;
    all_miss(&world, &table).await;
    // Neither is there, so each is asked.
    let now = room(&table).await;
    assert_eq!(now.missing(&now.motions[0]), [BOB]);
    let closed = does(table.table(), ADA, TableAction::Close).await;
    assert_eq!(closed.room.status, Status::Closed);
}

#[tokio::test]
async fn vote_passes_when_the_missing_player_is_gone() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    does(table.table(), ADA, TableAction::Close).await;
    bob_misses(&world, &table).await;
    assert_eq!(room(&table).await.status, Status::Playing);
    bob_misses(&world, &table).await;
    let after = room(&table).await;
    assert_eq!(after.status, Status::Closed);
    assert_eq!(after.closed_by, [ADA]);
}

#[tokio::test]
async fn silence_is_a_yes_but_closes_no_game() {
    let world = World::new().await;
    let time = [(Pace::Live, MINUTE * 2), (Pace::Days, DAY)];
    for (channel, (pace, time)) in (1..).zip(time) {
        let table = world.playing(channel, pace).await;
        does(table.table(), ADA, TableAction::Close).await;
        proposes(&table, ADA, Vote::Pause).await;
        let dirty = world.sessions.dirty();
        world.clock.advance(time - MINUTE);
        assert!(!room(&table).await.paused);
        world.clock.advance(MINUTE);
        soon(async {
            while !room(&table).await.paused {
                dirty.next().await;
            }
        })
        .await;
        let after = room(&table).await;
        assert_eq!(after.status, Status::Playing);
        assert_eq!(after.missing(&after.motions[0]), [BOB]);
    }
}

#[tokio::test]
async fn most_of_those_present_decide_on_a_seat() {
    let world = World::new().await;
    let (people, options) = ([ADA, BOB, CLO], Options::default());
    let table = world.between(&people, 1, Pace::Days, options).await;
    does(table.table(), CLO, TableAction::Leave).await;
    let join = TableAction::Join(player(DAN));
    let asked = does(table.table(), DAN, join.clone()).await;
    let number = asked.version;
    // Of two, both must be for it.
    does(table.table(), ADA, TableAction::Agree(number)).await;
    let off = does(table.table(), BOB, TableAction::Oppose(number)).await;
    let ended = off.room.settled(number).unwrap();
    assert_eq!(ended.outcome, VoteOutcome::Dropped);
    assert_eq!(ended.vote.opposed, [BOB]);
    // Bob may think otherwise.
    let asked = does(table.table(), DAN, join).await;
    let number = asked.version;
    does(table.table(), ADA, TableAction::Agree(number)).await;
    does(table.table(), BOB, TableAction::Agree(number)).await;
    assert!(room(&table).await.seat_of(DAN).is_some());
    let room = room(&table).await;
    let ended = room.settled(number).unwrap();
    assert_eq!(ended.outcome, VoteOutcome::Carried);
}

#[tokio::test]
async fn unhurried_game_closes_without_a_player_not_seen_for_long() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Unhurried).await;
    does(table.table(), ADA, TableAction::Close).await;
    table.act(ADA, key(), Action::Add(1)).await.unwrap();
    world.clock.advance(DAY * 13);
    let missing = vec![BOB];
    let early = refuses(table.table(), ADA, TableAction::Close).await;
    assert_eq!(early, TableRefusal::Waits { missing });
    world.clock.advance(DAY * 2);
    let closed = does(table.table(), ADA, TableAction::Close).await;
    assert_eq!(closed.room.status, Status::Closed);
}

#[tokio::test]
async fn seat_that_no_one_can_hand_over_is_not_asked_for() {
    let world = World::new().await;
    let id = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    does(&world.table(id).await, ADA, TableAction::Seat(Skill::Easy)).await;
    does(&world.table(id).await, ADA, TableAction::Start).await;
    let table = world.heap(id).await;
    for _ in 0..4 {
        all_miss(&world, &table).await;
    }
    let alone = room(&table).await;
    assert!(alone.is_gone(Seat::new(0)));
    assert_eq!(alone.seat_for_people(), None);
    let refused = refuses(table.table(), CLO, TableAction::Join(player(CLO))).await;
    assert_eq!(refused, TableRefusal::AlreadyStarted);
}

/// What by dice one of four people does at a table, or time does.
async fn something_happens(world: &World, table: &Heap, dice: &mut Dice) {
    let who = UserId(1 + u64::from(dice.below(4)));
    let now = room(table).await;
    let open = now.motions.first().map_or(Version(0), |open| open.number);
    let seat = Seat::new(dice.below(3) as u8);
    let user = now.player(seat).map_or(DAN, |player| player.user);
    let action = match dice.below(14) {
        0 => TableAction::Close,
        1 => TableAction::Propose(Vote::Pause),
        2 => TableAction::Propose(Vote::Pace(Pace::Live)),
        3 => TableAction::Propose(Vote::Pace(Pace::Days)),
        4 => TableAction::Propose(Vote::Dismiss { seat, user }),
        5 | 6 => TableAction::Agree(open),
        7 => TableAction::Oppose(open),
        8 => TableAction::Resume,
        9 => TableAction::TakeBack(None),
        10 => TableAction::Join(player(who)),
        11 if dice.below(3) == 0 => TableAction::Leave,
        11 | 12 => return drop(table.act(who, key(), Action::Add(1)).await),
        _ => return all_miss(world, table).await,
    };
    drop(tries(table.table(), who, action).await);
}

#[tokio::test]
async fn each_open_vote_has_someone_left_to_answer() {
    let world = World::new().await;
    let mut dice = Dice::for_event(&Seed::new([0x14; 32]), 0);
    let (mut waited, mut closed) = (0, 0);
    for channel in 1..=60 {
        let (people, options) = ([ADA, BOB, CLO], Options::default());
        let table = world.between(&people, channel, Pace::Live, options).await;
        for _ in 0..40 {
            something_happens(&world, &table, &mut dice).await;
            let now = room(&table).await;
            if now.status != Status::Playing {
                closed += 1;
                break;
            }
            for open in &now.motions {
                waited += 1;
                assert!(!now.missing(open).is_empty(), "{now:#?}");
            }
        }
    }
    assert!(waited > 100 && closed > 10, "{waited} {closed}");
}
