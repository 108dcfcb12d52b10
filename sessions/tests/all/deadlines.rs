//! Deadlines: absolute, one a seat, kept across restarts, and played out when they come.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{
    ADA, Action, BOB, CLO, DAY, MINUTE, Options, World, does, due, heap_of, key, player, store,
    takes_over, until,
};
use sessions::{Pace, Skill, Store, TableAction};

const fn ms(span: Duration) -> Option<u64> {
    Some(span.as_secs() * 1000)
}

#[tokio::test]
async fn each_seat_has_its_own_deadline() {
    let world = World::new().await;
    let begin = world.clock.now();
    let table = world.playing(1, Pace::Live).await;
    let five = ms(MINUTE * 5);
    assert_eq!(due(&table, begin).await, [(0, five), (1, five)]);

    world.clock.advance(MINUTE);
    table.act(ADA, key(), Action::Whisper(1)).await.unwrap();
    // Ada acted and still has a decision to make: Ada's time starts again, Bob's does not move.
    assert_eq!(due(&table, begin).await, [(0, ms(MINUTE * 6)), (1, five)]);
    table.act(ADA, key(), Action::Add(1)).await.unwrap();
    assert_eq!(due(&table, begin).await, [(1, five)]);
    world.clock.advance(MINUTE);
    table.act(BOB, key(), Action::Add(1)).await.unwrap();
    let seven = ms(MINUTE * 7);
    assert_eq!(due(&table, begin).await, [(0, seven), (1, seven)]);
}

#[tokio::test]
async fn paces() {
    let world = World::new().await;
    let begin = world.clock.now();
    let days = world.playing(1, Pace::Days).await;
    assert_eq!(due(&days, begin).await[0], (0, ms(DAY * 3)));
    let unhurried = world.playing(2, Pace::Unhurried).await;
    assert_eq!(due(&unhurried, begin).await, [(0, None), (1, None)]);
}

#[tokio::test]
async fn rules_play_for_silent_players() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    world.clock.advance(MINUTE);
    table.act(ADA, key(), Action::Add(10)).await.unwrap();
    world.clock.advance(MINUTE * 4);
    // Bob was silent: one is added for them, and a new turn begins for both.
    world.reaches(&table, 11).await;
    let now = world.clock.now();
    let five = ms(MINUTE * 5);
    assert_eq!(due(&table, now).await, [(0, five), (1, five)]);
    world.clock.advance(MINUTE * 5);
    world.reaches(&table, 13).await;
}

#[tokio::test]
async fn computers_time_runs_from_the_last_act_and_never_ends_before_a_persons() {
    let world = World::new().await;
    let id = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    let table = world.heap(id).await;
    does(table.table(), ADA, TableAction::Seat(Skill::Easy)).await;
    does(table.table(), ADA, TableAction::Start).await;
    let begin = world.clock.now();
    let five = ms(MINUTE * 5);
    assert_eq!(due(&table, begin).await, [(0, five), (1, five)]);
    world.clock.advance(MINUTE);
    table.act(ADA, key(), Action::Add(10)).await.unwrap();
    assert_eq!(due(&table, begin).await, [(1, ms(MINUTE * 6))]);
    // It did nothing: one is added for it, and a new turn begins for both.
    world.clock.advance(MINUTE * 5);
    world.reaches(&table, 11).await;
    // Ada does nothing: one is added for her, and the computer has its whole time.
    world.clock.advance(MINUTE * 5);
    world.reaches(&table, 12).await;
    let now = world.clock.now();
    assert_eq!(due(&table, now).await, [(1, five)]);
}

#[tokio::test]
async fn deadlines_missed_while_stopped_are_played_at_start() {
    // It does not know when we were at work: where one does, that time is given back.
    let store: Arc<dyn Store> = Arc::new(sessions::store::Memory::new());
    let clock = World::clock();
    let id = {
        let world = World::over(store.clone(), clock.clone()).await;
        let table = world.playing(1, Pace::Live).await;
        table.act(ADA, key(), Action::Add(10)).await.unwrap();
        table.table().id()
    };
    clock.advance(DAY);
    let world = World::over(store.clone(), clock.clone()).await;
    assert_eq!(world.startup.overdue, 1);
    let table = world.heap(id).await;
    world.reaches(&table, 11).await;
    // The next turn has its whole time, and a deadline does not move over a restart.
    let five = ms(MINUTE * 5);
    let now = clock.now();
    assert_eq!(due(&table, now).await, [(0, five), (1, five)]);
    clock.advance(MINUTE);
    let world = World::over(store, clock).await;
    assert_eq!(due(&world.heap(id).await, now).await[0], (0, five));
}

#[tokio::test]
async fn two_processes_fire_a_deadline_once() {
    let store: Arc<dyn Store> = store().await;
    let clock = World::clock();
    let here = World::over(store.clone(), clock.clone()).await;
    let table = here.playing(1, Pace::Live).await;
    table.act(ADA, key(), Action::Add(10)).await.unwrap();
    let there = World::over(store, clock.clone()).await;
    let same = there.heap(table.table().id()).await;
    assert_eq!(heap_of(&same).await, 10);
    clock.advance(MINUTE * 5);
    here.reaches(&table, 11).await;
    there.reaches(&same, 11).await;
}

#[tokio::test]
async fn empty_seat_waits_a_day_at_slow_paces() {
    for pace in [Pace::Days, Pace::Unhurried] {
        let world = World::new().await;
        let begin = world.clock.now();
        // No computer plays for a purse.
        let options = Options {
            goal: 1_000,
            purses: Some(Vec::new()),
        };
        let table = world.between(&[ADA, BOB], 1, pace, options).await;
        let full = pace.time_limit(games::Span::Move).and_then(ms);
        world.clock.advance(MINUTE);
        does(table.table(), BOB, TableAction::Leave).await;
        let a_day = ms(MINUTE * (1 + 24 * 60));
        assert_eq!(due(&table, begin).await, [(0, full), (1, a_day)]);
        table.act(ADA, key(), Action::Add(10)).await.unwrap();
        world.clock.advance(MINUTE * 24 * 60);
        world.reaches(&table, 11).await;
        // No one took the seat in all that time: from now on the others wait ten minutes.
        let now = world.clock.now();
        assert_eq!(due(&table, now).await[1], (1, ms(MINUTE * 10)));
        // A player who takes the seat has the table's own time.
        takes_over(table.table(), CLO, ADA).await;
        let now = world.clock.now();
        assert_eq!(due(&table, now).await, [(0, full), (1, full)]);
    }
}

#[tokio::test]
async fn computer_sits_down_in_a_seat_that_stays_empty() {
    for (pace, minutes) in [(Pace::Live, 5), (Pace::Days, 24 * 60)] {
        let world = World::new().await;
        let table = world.playing(1, pace).await;
        let left = does(table.table(), BOB, TableAction::Leave).await.room;
        let seat = left.vacant_seat().unwrap();
        assert_eq!(left.departures[0].player.user, BOB);
        world.clock.advance(MINUTE * minutes);
        let sits = async || table.table().room().await.unwrap().player(seat).cloned();
        until(async || sits().await.is_some()).await;
        assert_eq!(sits().await.unwrap().user.skill(), Some(Skill::Fair));
        // It gives the seat back to the one who left it.
        let back = does(table.table(), BOB, TableAction::Join(player(BOB))).await;
        assert_eq!(back.room.seat_of(BOB), Some(seat));
        assert!(back.room.departures.is_empty());
    }
}

#[tokio::test]
async fn leaving_does_not_extend_the_deadline() {
    let world = World::new().await;
    let begin = world.clock.now();
    let table = world.playing(1, Pace::Live).await;
    world.clock.advance(MINUTE * 4);
    does(table.table(), BOB, TableAction::Leave).await;
    assert_eq!(due(&table, begin).await[1], (1, ms(MINUTE * 5)));
}
