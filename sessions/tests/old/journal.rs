//! A table's journal, read the way that stands in the file: what rules need to go on from there.

use games::laws::Rehearsed;
use games::{Cause, Dice, Pending, Proposal, Seat, Seed};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sessions::{Millis, Store, TableId, Version};
use sha2::{Digest, Sha256};

/// When an entry was made.
pub(crate) fn moment(entry: &[u8]) -> Millis {
    let entry: Value = serde_json::from_slice(entry).unwrap();
    of(&entry["at"])
}

fn of<T: DeserializeOwned>(value: &Value) -> T {
    T::deserialize(value).unwrap()
}

/// A game that has begun.
pub(crate) struct Journal<G: Rehearsed> {
    state: G::State,
    seed: Seed,
    events: Vec<Value>,
}

impl<G: Rehearsed> Journal<G> {
    /// The game of a table as its journal tells it.
    pub(crate) async fn read(store: &dyn Store, table: TableId) -> Self {
        let stored = store.read(table, Version(0)).await.unwrap();
        let entries = stored.iter().map(|stored| &stored.entry);
        let entries: Vec<Value> = entries
            .map(|entry| serde_json::from_slice(entry).unwrap())
            .collect();
        let facts = entries.iter().flat_map(|entry| list(&entry["facts"]));
        let mut seats = 0;
        let (mut seed, mut options): (Option<Seed>, _) = (None, None);
        let mut started = false;
        for fact in facts {
            if let Some(founded) = fact.get("Founded") {
                seats = list(&founded["players"]).len();
                seed = Some(of(&founded["seed"]));
                options = Some(of(&founded["options"]));
            } else if let Some(changed) = fact.pointer("/Changed/to/Option") {
                options = Some(of(&changed["options"]));
            } else if let Some(enlisted) = fact.get("Enlisted") {
                options = Some(of(&enlisted["options"]));
            } else if !started && fact.get("Joined").is_some() {
                seats += 1;
            } else if !started && fact.get("Left").is_some() {
                seats -= 1;
            }
            started |= fact == "Started";
        }
        assert!(started, "{table:?} has not begun");
        let is_pledged = entries[0]["facts"][0]["Founded"]["pledged"] == true;
        let seed = seed.map(|seed| match is_pledged {
            true => mixed(&seed, &entries),
            false => seed,
        });
        let seats = u8::try_from(seats).unwrap();
        let mut journal = Self::found(&options.unwrap(), seats, seed.unwrap());
        let events = entries.iter().flat_map(|entry| list(&entry["events"]));
        for event in events {
            G::apply(&mut journal.state, &of(event));
            journal.events.push(event.clone());
        }
        journal
    }

    fn found(options: &G::Options, seats: u8, seed: Seed) -> Self {
        Self {
            state: G::found(options, seats),
            seed,
            events: Vec::new(),
        }
    }

    /// How many good wishes a game takes to its end.
    pub(crate) fn length(options: &G::Options, seats: u8, seed: Seed) -> usize {
        let mut journal = Self::found(options, seats, seed);
        journal.goes_on(journal.propose(Cause::Start).ok().unwrap());
        let mut wishes = 0;
        while let Pending::Orders(_) = G::pending(&journal.state) {
            let (seat, action) = journal.good_wish();
            let proposal = journal.propose(Cause::Act(seat, action));
            journal.goes_on(proposal.ok().unwrap());
            wishes += 1;
        }
        wishes
    }

    /// Everything that is true of the game now.
    pub(crate) const fn state(&self) -> &G::State {
        &self.state
    }

    /// Its events, as they are written.
    pub(crate) fn written(&self) -> Vec<Value> {
        self.events.clone()
    }

    /// The same with what would happen next.
    pub(crate) fn written_after(&self, proposal: &Proposal<G>) -> Vec<Value> {
        let new = proposal.events.iter();
        let new = new.map(|event| serde_json::to_value(event).unwrap());
        self.events.iter().cloned().chain(new).collect()
    }

    /// What would happen.
    pub(crate) fn propose(&self, cause: Cause<G::Action>) -> Result<Proposal<G>, G::Refusal> {
        let number = self.events.len() as u64;
        games::propose::<G>(&self.state, &self.seed, number, cause)
    }

    /// It has happened.
    pub(crate) fn goes_on(&mut self, proposal: Proposal<G>) {
        self.events = self.written_after(&proposal);
        self.state = proposal.after;
    }

    /// A wish that the rules grant, of a seat that the game waits for; always the same one.
    pub(crate) fn good_wish(&self) -> (Seat, G::Action) {
        let Pending::Orders(due) = G::pending(&self.state) else {
            panic!("the game is over");
        };
        let mut dice = Dice::for_event(&Seed::new([0x50; 32]), self.events.len() as u64);
        for _ in 0..G::LONGEST {
            let seat = due[dice.below(due.len() as u32) as usize].seat;
            let action = G::wish(&self.state, seat, &mut dice);
            if self.propose(Cause::Act(seat, action.clone())).is_ok() {
                return (seat, action);
            }
        }
        panic!("the rules grant no wish");
    }
}

/// The seed of a game whose table pledged it, by the words of `docs/record.md`.
fn mixed(lot: &Seed, entries: &[Value]) -> Seed {
    let hash = |words: String| <[u8; 32]>::from(Sha256::digest(words.as_bytes()));
    let hex = |bytes: &[u8]| {
        let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
        digits.collect::<String>()
    };
    let drawn = hash(format!("houston drawn {}", hex(lot.bytes())));
    let mut words = format!("houston chance {}", hex(&drawn));
    for entry in entries {
        words.extend(entry["once"]["Key"].as_u64().map(|id| format!(" {id}")));
        if list(&entry["facts"]).iter().any(|fact| fact == "Started") {
            break;
        }
    }
    Seed::new(hash(words))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
