//! Whole games by dice in which people take back what they can, in every game of the catalogue:
//! afterwards everyone sees to the byte what they saw before, acts that revealed something are
//! never taken back, and the journal alone gives the same table.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::{begun, does, founding, key, player, store, tries};
use games::laws::Rehearsed;
use games::{Dice, Seat, Seed};
use sessions::{
    Catalogue, Clock, Founding, Millis, NotUndoable, Pace, Sessions, Snapshot, Status, Store,
    TableAction, TableRefusal, TypedTable, UndoConsent, UserId, Version,
};

/// How many games by dice, and how many acts of each.
const GAMES: u64 = 6;
const ACTS: usize = 400;

macro_rules! every_game {
    ($($name:ident: $game:ty,)+) => {
        fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }

        $(#[tokio::test]
        async fn $name() {
            is_taken_back::<$game>().await;
        })+
    };
}

games::each_game!(every_game);

async fn opened(store: &Arc<dyn Store>) -> Sessions {
    let clock = Arc::new(Clock::stopped_at(Millis(1_000_000)));
    let opened = Sessions::open(Arc::clone(store), clock, catalogue()).await;
    opened.unwrap().0
}

const fn user(seat: Seat) -> UserId {
    UserId(100 + seat.index() as u64)
}

/// What everybody sees, and what each seat does.
type Views<G> = (
    Option<<G as games::Game>::View>,
    Vec<Option<<G as games::Game>::View>>,
);

fn views<G: Rehearsed>(now: &Snapshot<G>) -> Views<G> {
    let seats = Seat::all(now.room().seat_count());
    let own = seats.map(|seat| now.seat_view(seat)?.open_for(seat));
    (now.public_view().map(games::To::open), own.collect())
}

async fn is_taken_back<G: Rehearsed>() {
    let (mut alone, mut stood) = (0, 0);
    for number in 0..GAMES {
        let mut dice = Dice::for_event(&Seed::new([0x77; 32]), number);
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let many = (least + number as u8 % (most - least + 1)).max(2).min(most);
        let store: Arc<dyn Store> = store().await;
        let sessions = opened(&store).await;
        let people = Seat::all(many).map(|seat| player(user(seat))).collect();
        let founding = Founding {
            pace: Pace::Unhurried,
            table_seed: Seed::new([number as u8; 32]).into(),
            ..founding::<G>(people, 1, G::options(&mut dice))
        };
        let table = begun(&sessions, founding).await;
        let mut before = BTreeMap::new();
        for _ in 0..ACTS {
            let now = table.snapshot().await.unwrap();
            if now.room().status != Status::Playing {
                break;
            }
            let seat = Seat::new(dice.below(u32::from(many)) as u8);
            if dice.below(4) > 0 {
                let version = now.version().next();
                if acts(&table, &now, seat, &mut dice).await {
                    before.insert(version, views(&now));
                }
                continue;
            }
            match now.last_act(user(seat)).map(|last| last.undo_consent) {
                None => {}
                Some(Ok(UndoConsent::Alone)) => {
                    alone += 1;
                    takes_back(&table, seat, &mut before).await;
                }
                Some(Ok(UndoConsent::Together { .. })) => {
                    ask_back(&table, seat, many).await;
                    before.clear();
                }
                Some(Err(why)) => {
                    stood += 1;
                    stands(&table, &now, seat, why).await;
                }
            }
        }
        let known = table.snapshot().await.unwrap();
        let (read, id) = (opened(&store).await, table.table().id());
        let read = read.table_of::<G>(id).await.unwrap().unwrap();
        let read = read.snapshot().await.unwrap();
        let name = G::ID;
        assert_eq!(
            views(&read),
            views(&known),
            "{name}: the journal tells another game"
        );
        assert_eq!(
            format!("{:?}", read.room()),
            format!("{:?}", known.room()),
            "{name}"
        );
    }
    assert!(alone > 0, "{}: nobody took anything back", G::ID);
    assert!(stood > 0, "{}: nothing ever stood", G::ID);
}

/// Does something that is offered, if anything is and the rules grant it.
async fn acts<G: Rehearsed>(
    table: &TypedTable<G>,
    now: &Snapshot<G>,
    seat: Seat,
    dice: &mut Dice,
) -> bool {
    let view = now.seat_view(seat).unwrap().open_for(seat).unwrap();
    let offered = games::offered_in_words::<G>(&view, seat);
    let Some(line) = offered.get(dice.below(offered.len() as u32) as usize) else {
        return false;
    };
    let Some(Ok(action)) = games::read::<G>(&view, &line.to_string()) else {
        return false;
    };
    table.act(user(seat), key(), action).await.is_ok()
}

/// After a player takes something back alone, everyone sees what they saw before the act.
async fn takes_back<G: Rehearsed>(
    table: &TypedTable<G>,
    seat: Seat,
    before: &mut BTreeMap<Version, Views<G>>,
) {
    let now = table.snapshot().await.unwrap();
    let entry = now
        .last_act(user(seat))
        .unwrap()
        .news
        .first()
        .map(|news| news.number);
    let done = does(table.table(), user(seat), TableAction::TakeBack(None)).await;
    let after = table.snapshot().await.unwrap();
    let taken = journal_back(table, done.version).await;
    // What was done since was done in a game that had it.
    let later = before.split_off(&taken);
    let Some((public, own)) = later.get(&taken) else {
        return;
    };
    let (now_public, now_own) = views(&after);
    let (name, at) = (G::ID, seat.index());
    assert_eq!(&now_public, public, "{name}: everybody, {entry:?}");
    assert_eq!(
        now_own[at], own[at],
        "{name}: whoever took it back, {entry:?}"
    );
    // The others keep what they did in secret since, and learn nothing else.
    for other in Seat::all(now.room().seat_count()).filter(|other| *other != seat) {
        let acted = now.room().last_move(other) > taken;
        let at = other.index();
        assert!(
            acted || now_own[at] == own[at],
            "{name}: {other:?} sees a trace"
        );
    }
}

/// The entry that this one took back.
async fn journal_back<G: Rehearsed>(table: &TypedTable<G>, version: Version) -> Version {
    let now = table.snapshot().await.unwrap();
    let back = now.taken_back_by(version);
    assert_eq!(back.len(), 1);
    back[0]
}

/// The others agree; or one does not, and nothing is changed.
async fn ask_back<G: Rehearsed>(table: &TypedTable<G>, seat: Seat, many: u8) {
    let seen = views(&table.snapshot().await.unwrap());
    let asked = does(table.table(), user(seat), TableAction::TakeBack(None)).await;
    let Some(open) = asked.room.motions.first() else {
        assert_eq!(many, 1, "{}: nobody was asked", G::ID);
        return;
    };
    assert_eq!(views(&table.snapshot().await.unwrap()), seen);
    for other in asked.room.missing(open) {
        does(table.table(), other, TableAction::Agree(open.number)).await;
    }
    let after = table.snapshot().await.unwrap();
    assert!(after.room().motions.is_empty(), "{}", G::ID);
}

async fn stands<G: Rehearsed>(
    table: &TypedTable<G>,
    now: &Snapshot<G>,
    seat: Seat,
    why: NotUndoable,
) {
    let refused = tries(table.table(), user(seat), TableAction::TakeBack(None)).await;
    assert_eq!(
        refused.err(),
        Some(TableRefusal::NotUndoable(why)),
        "{}",
        G::ID
    );
    let after = table.snapshot().await.unwrap();
    assert_eq!(views(&after), views(now));
    assert_eq!(after.version(), now.version());
}
