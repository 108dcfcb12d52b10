//! Blindness of everything that tells what was played: two games that differ only in what a viewer
//! may not know give them the same film, the same moments and the same file, to the byte, while
//! they run and when they are over. Statistics tell nothing of them either: nothing is counted
//! before the end.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use games::laws::{Rehearsed, Script, Viewer, rehearse};
use games::{Cause, Dice, RecordChanges, Seat, Seed, To};
use serde_json::{Value, json};
use sessions::store::{Append, Memory, Store};
use sessions::{
    Clock, GuildId, IndexCard, League, Ledger, Locale, Millis, Pace, Player, Sessions, Snapshot,
    Status, TableAction, TableId, TableSeed, UserId, Version, recount,
};
use text::Lang;

use super::games::founded_in;
use crate::game::catalogue::Visitor;
use crate::game::ui::GameUi;
use crate::history::export;
use crate::history::replay::{Replay, replay_moments};
use crate::requests::session::pledges_so_far;
use crate::table::names::names;
use crate::ui::message::Message;
use crate::ui::viewing::{Extent, Eyes, Viewing};

/// How many games of each are looked at.
const GAMES: usize = 2;
/// Of a game that is over, every so many moments one is drawn.
const DRAWN: usize = 40;
/// How many steps of a game that pledges them are looked at, from its very start.
const PLEDGED: usize = 32;

struct EachGame;

#[tokio::test]
async fn films_moments_and_files_leak_no_secrets() {
    crate::game::catalogue::each_game(&EachGame).await;
}

impl Visitor for EachGame {
    async fn game<D: GameUi + Rehearsed>(&self) {
        // What people bring stands in a journal of its own.
        let scripts = (0..).map(rehearse::<D>);
        let plain = scripts.filter(|script| !D::Record::counts(&script.options));
        let mut twisted = 0;
        for (nth, script) in plain.take(GAMES).enumerate() {
            for viewer in Viewer::all(script.seats) {
                // A film is drawn for everybody and for one.
                let film = nth == 0 && viewer != Viewer::Seat(Seat::new(1));
                twisted += are_alike(&script, viewer, film).await;
            }
        }
        assert!(twisted > 0, "{}: nothing is ever hidden", D::ID);
    }
}

/// How many acts there were that a viewer did not see.
#[derive(Default)]
struct Pledging(AtomicUsize);

/// While a game runs, no `/table verify` or `/table export` tells what others do in private, nor
/// that they do anything at all, from its very start.
#[tokio::test]
async fn verify_and_export_leak_no_private_acts() {
    let unseen = Pledging::default();
    crate::game::catalogue::each_game(&unseen).await;
    assert!(unseen.0.into_inner() > 0, "everybody sees everything");
}

impl Visitor for Pledging {
    async fn game<D: GameUi + Rehearsed>(&self) {
        // With others at the table, where a game has any.
        let scripts = (0..).map(rehearse::<D>);
        let several = scripts.filter(|script| script.seats > 1);
        for script in several.take(GAMES) {
            let unseen = shows_nothing_unseen(&script).await;
            self.0.fetch_add(unseen, Ordering::Relaxed);
        }
    }
}

/// What a viewer is shown does not change with what they are not told; how often that was tried.
async fn shows_nothing_unseen<D: GameUi + Rehearsed>(script: &Script<D>) -> usize {
    let granted = script.steps.iter().filter_map(|step| {
        let events = step.result.as_ref().ok()?.clone();
        Some((matches!(step.cause, Cause::Act(..)), events))
    });
    let (acts, steps): (Vec<bool>, Vec<Vec<D::Event>>) = granted.take(PLEDGED).unzip();
    let mut state = D::new_state(&script.options, script.seats);
    let mut shown = Vec::new();
    let mut unseen = 0;
    for (at, events) in steps.iter().enumerate() {
        let table_seed = TableSeed::pledged(script.seed.clone());
        let kept = kept(script, table_seed, &steps[..=at]).await;
        let now = stands::<D>(&opened(kept.0).await, kept.1).await;
        let before = state.clone();
        let mut learnt: Vec<bool> = vec![!acts[at]; usize::from(script.seats) + 1];
        for event in events {
            D::apply(&mut state, event);
            for (viewer, learnt) in Viewer::all(script.seats).zip(&mut learnt) {
                *learnt |= learns::<D>(viewer, &state, event);
            }
        }
        let shows: Vec<_> = Viewer::all(script.seats)
            .map(|viewer| (pledges_so_far(&now, Lang::En), file(&now, viewer)))
            .collect();
        for (nth, viewer) in Viewer::all(script.seats).enumerate() {
            if learnt[nth] || sees::<D>(viewer, &before) != sees::<D>(viewer, &state) {
                continue;
            }
            unseen += 1;
            assert_eq!(
                shows[nth],
                shown[nth],
                "{} {}: step {at} shows to {viewer:?}",
                D::ID,
                script.number
            );
        }
        shown = shows;
    }
    unseen
}

fn sees<D: GameUi>(viewer: Viewer, state: &D::State) -> Option<D::View> {
    match viewer {
        Viewer::Everyone => Some(games::view_for_everyone::<D>(state).open()),
        Viewer::Seat(seat) => games::view_for_seat::<D>(state, seat).open_for(seat),
    }
}

fn learns<D: GameUi>(viewer: Viewer, state: &D::State, event: &D::Event) -> bool {
    match viewer {
        Viewer::Everyone => games::news_for_everyone::<D>(state, event)
            .transpose()
            .is_some(),
        Viewer::Seat(seat) => games::news_for_seat::<D>(state, event, seat)
            .transpose()
            .is_some(),
    }
}

/// Two games that differ in what the viewer may not know are the same to them; returns in how many
/// events they differ.
async fn are_alike<D: GameUi + Rehearsed>(script: &Script<D>, viewer: Viewer, film: bool) -> usize {
    let events: Vec<Vec<D::Event>> = script
        .steps
        .iter()
        .filter_map(|step| step.result.as_ref().ok().cloned())
        .collect();
    let mut dice = Dice::for_event(&Seed::new([0xB1; 32]), script.number);
    let mut other = D::new_state(&script.options, script.seats);
    let mut many = 0;
    let twins: Vec<Vec<D::Event>> = events
        .iter()
        .map(|events| {
            let twin = |event: &D::Event| {
                let twin = D::twist(&other, event, viewer, &mut dice);
                many += usize::from(twin.is_some());
                let twin = twin.unwrap_or_else(|| event.clone());
                D::apply(&mut other, &twin);
                twin
            };
            events.iter().map(twin).collect()
        })
        .collect();
    let name = format!("{} {} {viewer:?}", D::ID, script.number);
    for (until, drawn) in [(events.len() / 2, 0), (events.len(), DRAWN)] {
        let (one, counted) = counted(script, &events[..until]).await;
        let (two, counted_too) = self::counted(script, &twins[..until]).await;
        assert_eq!(counted, counted_too, "{name}: what is counted tells");
        let is_over = until == events.len();
        assert_eq!(counted.is_empty(), !is_over, "{name}: {counted:?}");
        assert_eq!(
            file(&one, viewer),
            file(&two, viewer),
            "{name}: the file tells"
        );
        if drawn == 0 {
            continue;
        }
        let over = matches!(one.room().status, Status::Over { .. });
        assert!(over, "{name}: it is over");
        let moments = events.len().div_ceil(drawn);
        let looks = (0..moments).map(|nth| Extent::Step((nth * drawn) as u64 + 1));
        let looks = looks.chain(film.then_some(Extent::Film));
        for look in looks {
            let (one, two) = (shown(&one, viewer, look), shown(&two, viewer, look));
            assert!(one == two, "{name}: {look:?} tells");
        }
    }
    many
}

/// A table where that happened.
pub(super) async fn table<D: GameUi + Rehearsed>(
    script: &Script<D>,
    events: &[Vec<D::Event>],
) -> Snapshot<D> {
    let table_seed = TableSeed::unpledged(script.seed.clone());
    let (store, id) = kept(script, table_seed, events).await;
    stands::<D>(&opened(store).await, id).await
}

/// The same, with everything that is counted of it: of its people, of their server, and what a card
/// would say of each seat.
async fn counted<D: GameUi + Rehearsed>(
    script: &Script<D>,
    events: &[Vec<D::Event>],
) -> (Snapshot<D>, Vec<String>) {
    // What pledges would be pledges of what differs.
    let table_seed = TableSeed::unpledged(script.seed.clone());
    let (store, id) = kept(script, table_seed, events).await;
    let recounted = recount(Arc::clone(&store), &crate::game::catalogue::catalogue())
        .await
        .unwrap();
    assert!(recounted.unread.is_empty(), "{:?}", recounted.unread);
    let sessions = opened(store).await;
    let mut pages = Vec::new();
    for user in (100..110).map(UserId) {
        let ledger = sessions.ledger(user, user).await.unwrap().unwrap();
        if ledger != Ledger::default() {
            pages.push(serde_json::to_string(&ledger).unwrap());
        }
    }
    let league = sessions.league(GuildId(1), D::ID).await.unwrap();
    if league != League::default() {
        pages.push(serde_json::to_string(&league).unwrap());
    }
    assert_eq!(
        pages.len() as u64,
        recounted.pages,
        "a page is not looked at"
    );
    let now = stands::<D>(&sessions, id).await;
    let feats = Seat::all(script.seats).flat_map(|seat| now.feats(seat));
    pages.extend(feats.map(|(feat, value)| format!("{feat} {value}")));
    (now, pages)
}

async fn opened(kept: Arc<dyn Store>) -> Sessions {
    let clock = Arc::new(Clock::stopped_at(Millis(1_700_000_000_000)));
    let opened = Sessions::open(kept, clock, crate::game::catalogue::catalogue()).await;
    opened.unwrap().0
}

/// A table as its journal tells it.
async fn stands<D: GameUi>(sessions: &Sessions, id: TableId) -> Snapshot<D> {
    let table = sessions.table_of::<D>(id).await.unwrap().unwrap();
    table.snapshot().await.unwrap()
}

/// The journal of a table where that happened.
async fn kept<D: GameUi + Rehearsed>(
    script: &Script<D>,
    table_seed: TableSeed,
    events: &[Vec<D::Event>],
) -> (Arc<dyn Store>, TableId) {
    let player = |seat: u8| Player {
        user: UserId(100 + u64::from(seat)),
        name: format!("player {seat}"),
        locale: Locale("en-US".to_owned()),
    };
    let begun: Arc<dyn Store> = Arc::new(Memory::new());
    let agreed = (script.options.clone(), table_seed);
    let (_sessions, table) =
        founded_in::<D>(&begun, agreed, script.seats, Pace::Unhurried, player).await;
    let host = player(0).user;
    table
        .table()
        .act(host, sessions::Key(2), TableAction::Start)
        .await
        .unwrap();
    let id = table.table().id();
    let mut entries: Vec<Value> = begun
        .read(id, Version(0))
        .await
        .unwrap()
        .iter()
        .map(|stored| serde_json::from_slice(&stored.entry).unwrap())
        .collect();
    let granted = script.steps.iter().filter(|step| step.result.is_ok());
    for (step, events) in granted.zip(events) {
        let events = serde_json::to_value(events).unwrap();
        let version = entries.len() + 1;
        let at = 1_700_000_000_000 + version as u64 * 1_000;
        match &step.cause {
            // The second entry is that the game begins.
            Cause::Start => entries[1]["events"] = events,
            Cause::TimedOut(seat) => entries.push(json!({
                "f": 1, "v": version, "at": at, "once": {"TimedOut": [seat, at]}, "events": events,
            })),
            Cause::Act(seat, action) => entries.push(json!({
                "f": 1, "v": version, "at": at, "once": {"Key": version}, "events": events,
                "by": player(seat.index() as u8).user, "wish": D::spell(action).to_string(),
            })),
        }
    }
    let card = begun.active_cards().await.unwrap().remove(0).card;
    // The same people, by the same numbers.
    let kept: Arc<dyn Store> = Arc::new(Memory::with_book(begun.book()));
    // A recount looks at every number that was handed out.
    assert_eq!(kept.next_number().await.unwrap(), id);
    for (version, entry) in (1..).zip(&entries) {
        let append = Append {
            expected: Version(version - 1),
            entry: serde_json::to_vec(entry).unwrap(),
            card: IndexCard {
                version: Version(version),
                ..card.clone()
            },
            page_writes: Vec::new(),
        };
        kept.append(append).await.unwrap();
    }
    (kept, id)
}

/// What the viewer takes away as a file while it runs.
fn file<D: GameUi>(now: &Snapshot<D>, viewer: Viewer) -> Vec<String> {
    match viewer {
        Viewer::Everyone => export::for_everyone(now, Lang::En).open(),
        Viewer::Seat(seat) => export::for_seat(now, Lang::En, seat)
            .open_for(seat)
            .unwrap(),
    }
}

/// What the viewer sees in a replay.
fn shown<D: GameUi>(now: &Snapshot<D>, viewer: Viewer, what: Extent) -> Message {
    let names = names(now.room(), Lang::En);
    let replayed = Replay {
        now,
        lang: Lang::En,
        names: &names,
        sat: viewer != Viewer::Everyone,
    };
    let look = |eyes| Viewing { eyes, what };
    let none = To::everyone(Vec::new());
    match viewer {
        Viewer::Everyone => {
            let past = replay_moments(now, Lang::En, none, now.public_moments());
            replayed.message(look(Eyes::Public), &past.open())
        }
        Viewer::Seat(seat) => {
            let past = replay_moments(now, Lang::En, none.to_seat(seat), now.seat_moments(seat));
            replayed.message(look(Eyes::Own), &past.open_for(seat).unwrap())
        }
    }
}
