//! People whom a server excludes, seats that are taken, and names that are not shown.

use games::Seat;
use sessions::{
    ActError, EventNumber, FoundError, GuildId, Marks, Pace, Person, Player, Room, ServerRules,
    Slot, Status, TableAction, TableRefusal, UserId, Vote,
};

use crate::common::{
    ADA, Action, BOB, CLO, DAN, Heap, Options, World, does, founding, key, player, refuses, store,
};

const CLUB: GuildId = GuildId(9);
const BOBS: Seat = Seat::new(1);

impl World {
    /// The server's settings change.
    async fn sets(&self, change: impl Fn(&mut ServerRules) + Send) {
        let set = self.sessions.set_server_rules(CLUB, key(), change);
        set.await.unwrap();
    }

    /// A person may not play any more.
    async fn excludes(&self, user: UserId) {
        self.sets(|rules| rules.excluded.push(user)).await;
        self.sessions.expel_from(CLUB, user, key()).await.unwrap();
    }
}

fn names(room: &Room) -> Vec<Option<&str>> {
    let seats = room.seats.iter();
    seats
        .map(|seat| Some(seat.as_ref()?.name.as_str()))
        .collect()
}

#[tokio::test]
async fn excluded_person_has_no_way_in() {
    let (store, clock) = (store().await, World::clock());
    let world = World::over(store.clone(), clock.clone()).await;
    let playing = world
        .between(&[ADA, BOB, CLO], 1, Pace::Live, Options::default())
        .await;
    let table = playing.table();
    // Dan asked for a seat, and Bob was invited elsewhere.
    does(table, CLO, TableAction::Leave).await;
    let asked = does(table, DAN, TableAction::Join(player(DAN))).await;
    let lobby = world.found(ADA, 2, Pace::Live).await.unwrap().table;
    let lobby = world.table(lobby).await;
    does(&lobby, ADA, TableAction::Invite(player(BOB))).await;
    for user in [BOB, DAN] {
        world.excludes(user).await;
    }
    let world = World::over(store, clock).await;
    let playing = world.heap(table.id()).await;
    let (table, lobby) = (playing.table(), world.table(lobby.id()).await);
    // Their seats are free, what they asked for is off, and no one can bring them back.
    let room = table.room().await.unwrap();
    assert_eq!((room.player(BOBS), room.motions.len()), (None, 0));
    assert_eq!(
        refuses(table, ADA, TableAction::Agree(asked.version)).await,
        TableRefusal::Settled
    );
    for table in [table, &lobby] {
        let join = TableAction::Join(player(BOB));
        assert_eq!(refuses(table, BOB, join).await, TableRefusal::Excluded);
    }
    let invite = TableAction::Invite(player(BOB));
    assert_eq!(
        refuses(&lobby, ADA, invite).await,
        TableRefusal::GuestExcluded { user: BOB }
    );
    let acted = playing.act(BOB, key(), Action::Add(1)).await;
    assert!(matches!(
        acted.unwrap_err(),
        ActError::Table(TableRefusal::Excluded)
    ));
    let opened = world.found(BOB, 3, Pace::Live).await;
    assert!(matches!(
        opened.unwrap_err(),
        FoundError::Refused(TableRefusal::Excluded)
    ));
    let kept = founding::<Heap>(vec![player(ADA)], 4, Options::default());
    let kept = world.sessions.found_for(kept, Some(player(BOB))).await;
    assert!(matches!(
        kept.unwrap_err(),
        FoundError::Refused(TableRefusal::GuestExcluded { user: BOB })
    ));
    // Let back in, they are a guest like any other.
    world.sets(|rules| rules.excluded.clear()).await;
    does(&lobby, ADA, TableAction::Invite(player(BOB))).await;
    does(&lobby, BOB, TableAction::Join(player(BOB))).await;
}

#[tokio::test]
async fn rematch_does_without_an_excluded_person() {
    let world = World::new().await;
    let options = Options {
        goal: 3,
        ..Options::default()
    };
    let table = world
        .between(&[ADA, BOB, CLO], 1, Pace::Live, options.clone())
        .await;
    for user in [ADA, BOB, CLO] {
        table.act(user, key(), Action::Add(1)).await.unwrap();
    }
    let over = table.table();
    assert!(matches!(
        over.room().await.unwrap().status,
        Status::Over { .. }
    ));
    world.excludes(BOB).await;
    assert_eq!(
        refuses(over, BOB, TableAction::Rematch).await,
        TableRefusal::Excluded
    );
    does(over, ADA, TableAction::Rematch).await;
    let asked = does(over, CLO, TableAction::Rematch).await;
    assert_eq!(asked.room.missing_to_rematch(), []);
    let seed = games::Seed::new([7; 32]);
    let again = world
        .sessions
        .again(&table, ADA, options, seed, key())
        .await
        .unwrap();
    let room = world.table(again.table).await.room().await.unwrap();
    let people: Vec<UserId> = room.people().map(|(_, player)| player.user).collect();
    assert_eq!(people, [ADA, CLO]);
}

#[tokio::test]
async fn host_takes_a_seat_before_the_game() {
    let world = World::new().await;
    let lobby = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    let lobby = world.table(lobby).await;
    does(&lobby, BOB, TableAction::Join(player(BOB))).await;
    does(&lobby, CLO, TableAction::Join(player(CLO))).await;
    assert_eq!(
        refuses(&lobby, BOB, TableAction::Remove(CLO)).await,
        TableRefusal::NotHost { host: ADA }
    );
    let done = does(&lobby, ADA, TableAction::Remove(BOB)).await;
    assert_eq!(done.room.seat_of(BOB), None);
    let join = || TableAction::Join(player(BOB));
    assert_eq!(refuses(&lobby, BOB, join()).await, TableRefusal::Removed);
    does(&lobby, ADA, TableAction::Invite(player(BOB))).await;
    does(&lobby, BOB, join()).await;
    does(&lobby, ADA, TableAction::Start).await;
    assert_eq!(
        refuses(&lobby, ADA, TableAction::Remove(BOB)).await,
        TableRefusal::AlreadyStarted
    );
}

#[tokio::test]
async fn moderator_takes_a_seat_and_closes_a_game_they_play() {
    let world = World::new().await;
    let playing = world
        .between(&[ADA, BOB, CLO], 1, Pace::Live, Options::default())
        .await;
    let table = playing.table();
    let done = does(table, DAN, TableAction::Expel(ADA)).await;
    assert_eq!((done.room.seat_of(ADA), done.room.host), (None, BOB));
    // The others decide whether they come back.
    let back = does(table, ADA, TableAction::Join(player(ADA))).await;
    assert!(matches!(back.room.motions[0].motion, Vote::Welcome { .. }));
    let closed = does(table, BOB, TableAction::Dissolve).await;
    assert!(closed.room.dissolved_at.is_some());
    assert_eq!(closed.room.closed_by, [BOB]);
}

#[tokio::test]
async fn hidden_name_is_nowhere_and_comes_back() {
    let world = World::new().await;
    let closed = world
        .between(&[ADA, BOB], 3, Pace::Live, Options::default())
        .await;
    does(closed.table(), DAN, TableAction::Dissolve).await;
    let playing = world
        .between(&[ADA, BOB], 1, Pace::Live, Options::default())
        .await;
    playing.act(BOB, key(), Action::Add(1)).await.unwrap();
    let lobby = world.found(ADA, 2, Pace::Live).await.unwrap().table;
    let lobby = world.table(lobby).await;
    does(&lobby, ADA, TableAction::Invite(player(BOB))).await;
    world.sets(|rules| rules.unnamed.push(BOB)).await;
    let hidden = Player {
        name: String::new(),
        ..player(BOB)
    };
    let rename = world.sessions.rename_on(CLUB, hidden, (DAN, key()));
    rename.await.unwrap();
    let snapshot = playing.snapshot().await.unwrap();
    assert_eq!(names(snapshot.room()), [Some("player 1"), Some("")]);
    let invited = lobby.room().await.unwrap().invited[0].player.name.clone();
    assert_eq!(invited, "");
    let joined = does(&lobby, BOB, TableAction::Join(player(BOB))).await;
    assert_eq!(names(&joined.room), [Some("player 1"), Some("")]);
    // What was told of a move names them no more either.
    let sat = snapshot.sitters(EventNumber(0)).iter().flatten();
    assert!(sat.clone().count() == 2 && sat.clone().all(|it| it.name != "player 2"));
    let closed = closed.snapshot().await.unwrap();
    assert_eq!(names(closed.room()), [Some("player 1"), Some("")]);
    world.sets(|rules| rules.unnamed.clear()).await;
    let rename = world.sessions.rename_on(CLUB, player(BOB), (DAN, key()));
    rename.await.unwrap();
    let room = lobby.room().await.unwrap();
    assert_eq!(names(&room), [Some("player 1"), Some("player 2")]);
}

#[tokio::test]
async fn export_tells_what_moderators_decided() {
    let world = World::new().await;
    world.found(ADA, 1, Pace::Live).await.unwrap();
    world.excludes(BOB).await;
    let data = world.sessions.own_data(BOB).await.unwrap();
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["moderation"][0]["server"], 9);
    assert_eq!(data["moderation"][0]["excluded"], true);
    // Who is forgotten stands there no more.
    world.sessions.forget(BOB, key()).await.unwrap();
    let rules = world.sessions.server_rules(Some(CLUB)).await.unwrap();
    assert!(!rules.excludes(BOB));
}

#[tokio::test]
async fn followed_games_are_exported_and_end_with_the_person() {
    let world = World::new().await;
    let playing = world
        .between(&[ADA, BOB], 1, Pace::Live, Options::default())
        .await;
    let (sessions, table) = (&world.sessions, playing.table());
    let known = |person: &mut Person| person.name = "Clo".to_owned();
    sessions.change_person(CLO, known).await.unwrap();
    let follows = |marks: &mut Marks| {
        let slot = marks.slot_mut(Slot::Follow(CLO));
        slot.informed = vec![CLO];
        slot.asks = true;
    };
    let own = || async {
        let data = sessions.own_data(CLO).await.unwrap();
        let data: serde_json::Value = serde_json::from_str(&data).unwrap();
        data["follows"].clone()
    };
    table.note(follows).await.unwrap();
    let followed = serde_json::json!([{"table": table.id(), "rounds": true}]);
    assert_eq!(own().await, followed);
    // Who may not play there follows no more.
    world.excludes(CLO).await;
    assert_eq!(own().await, serde_json::json!([]));
    table.note(follows).await.unwrap();
    sessions.forget(CLO, key()).await.unwrap();
    assert_eq!(own().await, serde_json::json!([]));
    let marks = table.marks().await.unwrap();
    let mut slots = marks.slots();
    assert!(slots.all(|(slot, _)| slot != Slot::Follow(CLO)));
}
