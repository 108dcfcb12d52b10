//! Whole games by dice, in which people take acts back and let their time pass, and what their
//! journals tell of them.

use std::sync::Arc;

use crate::common::{does, founding, key, player};
use games::laws::Rehearsed;
use games::{Dice, Pending, Seat, Seed};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sessions::store::{Memory, StoredEntry};
use sessions::{
    Chronicle, Clock, Founding, Key, Millis, Pledge, Sessions, Snapshot, Store, TableAction,
    TableSeed, TypedTable, UndoConsent, UserId, Version,
};

use super::catalogue;

/// After how many requests the pledges are looked at.
const LOOKS: usize = 16;

pub(super) const fn user(seat: Seat) -> UserId {
    UserId(100 + seat.index() as u64)
}

/// What the table of this evening draws.
pub(super) fn table_seed(number: u64) -> [u8; 32] {
    let mut bytes = [0x78; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    bytes
}

fn of<T: DeserializeOwned>(value: &Value) -> T {
    T::deserialize(value).unwrap()
}

/// A game as its journal tells it, read on from where it was read before.
struct Replayed<G: Rehearsed> {
    version: Version,
    options: Option<G::Options>,
    started: bool,
    /// The events of each entry, with its version.
    entries: Vec<(Value, Vec<G::Event>)>,
    taken: Vec<Value>,
    state: Option<G::State>,
}

impl<G: Rehearsed> Replayed<G> {
    const NOTHING: Self = Self {
        version: Version(0),
        options: None,
        started: false,
        entries: Vec::new(),
        taken: Vec::new(),
        state: None,
    };

    fn follow(&mut self, stored: &StoredEntry, seats: u8) {
        let entry: Value = serde_json::from_slice(&stored.entry).unwrap();
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let mut back = Vec::new();
        for fact in list(&entry["facts"]) {
            let options = ["Founded", "Enlisted"].map(|name| fact[name]["options"].clone());
            if let Some(options) = options.iter().find(|it| !it.is_null()) {
                self.options = Some(of(options));
            }
            back.extend(list(&fact["TakenBack"]["entries"]));
            self.started |= fact == "Started";
        }
        let events = list(&entry["events"]).iter().map(of).collect();
        self.entries.push((entry["v"].clone(), events));
        self.version = stored.version;
        // Taking something back folds the game from the start.
        let from = match back.is_empty() && self.state.is_some() {
            true => self.entries.len() - 1,
            false => 0,
        };
        self.taken.extend(back);
        let begin = || G::new_state(self.options.as_ref().unwrap(), seats);
        let state = self.state.take().filter(|_| from > 0);
        let mut state = state.unwrap_or_else(begin);
        let (taken, new) = (&self.taken, self.entries[from..].iter());
        let standing = new.filter(|(version, _)| !taken.contains(version));
        for event in standing.flat_map(|(_, events)| events) {
            G::apply(&mut state, event);
        }
        // What people bring is known only when it begins.
        self.state = self.started.then_some(state);
    }
}

/// A table that is played by dice.
pub(super) struct Evening<G: Rehearsed> {
    store: Arc<dyn Store>,
    sessions: Sessions,
    clock: Arc<Clock>,
    table: TypedTable<G>,
    dice: Dice,
    seats: u8,
    replayed: Replayed<G>,
    /// What everybody could see that was pledged, now and then.
    pub(super) shown: Vec<Pledge>,
}

impl<G: Rehearsed> Evening<G> {
    pub(super) async fn begins(number: u64) -> Self {
        let mut dice = Dice::for_event(&Seed::new([0x78; 32]), number);
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = least + number as u8 % (most - least + 1);
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let clock = Arc::new(Clock::stopped_at(Millis(1_700_000_000_000)));
        let opened = Sessions::open(Arc::clone(&store), clock.clone(), catalogue()).await;
        let sessions = opened.unwrap().0;
        let people = Seat::all(seats).map(|seat| player(user(seat))).collect();
        let founding = Founding {
            table_seed: TableSeed::pledged(Seed::new(table_seed(number))),
            // The game's chance is mixed with them.
            key: Key(1),
            ..founding::<G>(people, 1, G::options(&mut dice))
        };
        let id = sessions.found_table(founding).await.unwrap().table;
        let table = sessions.table_of::<G>(id).await.unwrap().unwrap();
        let host = user(Seat::new(0));
        table
            .table()
            .act(host, Key(2), TableAction::Start)
            .await
            .unwrap();
        Self {
            store,
            sessions,
            clock,
            table,
            dice,
            seats,
            replayed: Replayed::NOTHING,
            shown: Vec::new(),
        }
    }

    pub(super) async fn now(&self) -> Snapshot<G> {
        self.table.snapshot().await.unwrap()
    }

    /// The game as its journal tells it.
    async fn state(&mut self) -> &G::State {
        let id = self.table.table().id();
        let entries = self.store.read(id, self.replayed.version).await.unwrap();
        for entry in entries {
            self.replayed.follow(&entry, self.seats);
        }
        self.replayed.state.as_ref().unwrap()
    }

    /// Plays to the end.
    pub(super) async fn is_played(&mut self, watched: bool) {
        for nth in 0..G::LONGEST {
            if watched && nth % LOOKS == 0 {
                let now = self.now().await;
                let last = now.public_moments().pop();
                self.shown
                    .extend(last.and_then(|it| now.pledges().pledge_at(&it)));
            }
            let Pending::Orders(due) = G::pending(self.state().await) else {
                return;
            };
            let seat = due[self.dice.below(due.len() as u32) as usize].seat;
            match self.dice.below(30) {
                0 => self.lets_time_pass().await,
                1 | 2 => self.regrets(seat).await,
                _ => {
                    let state = self.replayed.state.as_ref().unwrap();
                    let action = G::random_action(state, seat, &mut self.dice);
                    // The rules may refuse it.
                    let _ = self.table.act(user(seat), key(), action).await;
                }
            }
        }
        panic!("{} does not end", G::ID);
    }

    async fn lets_time_pass(&self) {
        let before = self.now().await;
        let Some(due) = before.room().next_due() else {
            return;
        };
        let dirty = self.sessions.dirty();
        self.clock.advance(self.sessions.now().until(due));
        while self.now().await.version() == before.version() {
            dirty.next().await;
        }
    }

    async fn regrets(&self, seat: Seat) {
        let last = self.now().await.last_act(user(seat));
        if let Some(Ok(UndoConsent::Alone)) = last.map(|last| last.undo_consent) {
            let table = self.table.table();
            does(table, user(seat), TableAction::TakeBack(None)).await;
        }
    }
}

/// A whole game by dice.
pub(super) async fn played<G: Rehearsed>(number: u64) -> Snapshot<G> {
    let mut evening = Evening::<G>::begins(number).await;
    evening.is_played(false).await;
    evening.now().await
}

/// The record of a whole game by dice.
pub(super) async fn record<G: Rehearsed>(number: u64) -> Chronicle<G> {
    Chronicle::from_table(&played(number).await).unwrap()
}
