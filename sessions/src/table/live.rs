//! A table as its owner holds it: the journal, folded. Changes only by entries.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::{Game, Pending, Seat};

use super::deadlines::{self, Begun, Restart};
use super::questions::Questions;
use super::results::{RecordsAtStart, records_at_start};
use super::snapshot::Snapshot;
use super::steps::Steps;
use super::turn_pings::Maker;
use super::undo::taken;
use crate::ids::{EventNumber, Key, Millis, TableId, UserId, Version};
use crate::table::deadline::Deadline;
use crate::table::entry::{Entry, Fact, Founded, Once};
use crate::table::journal_error::JournalError;
use crate::table::pledge::{TableRandomness, TableSeed};
use crate::table::room::{Room, Status};

pub(crate) type EntryOf<G> = Entry<<G as Game>::Options, <G as Game>::Event>;

/// A table as its owner holds it.
pub(crate) struct Live<G: Game> {
    pub room: Arc<Room>,
    /// Options that were agreed on.
    pub options: Arc<G::Options>,
    /// Records that people brought, at a table that counts and has begun.
    pub records_at_start: Option<RecordsAtStart<G::Options>>,
    pub randomness: TableRandomness,
    pub founded_by: Key,
    pub state: Option<Arc<G::State>>,
    pub(super) steps: Arc<Steps<G>>,
    done: BTreeMap<Once, Version>,
    /// The decision that the game is at, and who has begun it.
    begun: (Option<u64>, Begun),
    /// Since when each seat is asked what it owes.
    pub asked: Questions,
}

/// Draft of a step; nothing has happened yet.
pub(crate) struct StepDraft<G: Game> {
    pub facts: Vec<Fact<G::Options>>,
    pub events: Vec<G::Event>,
    /// Wish, where they are a player's act.
    pub wish: Option<String>,
    /// True if they are a player's act, and revealed nothing.
    pub harmless: bool,
    /// The state after the events, when they are any.
    pub after: Option<G::State>,
    /// Seat whose deadline starts again, where everyone sees the act.
    pub actor: Option<Seat>,
    /// Seat whose time was up: it has its whole time for the next decision, in any case.
    pub played_for: Option<Seat>,
    /// Deadlines that override the rules: none for a seat that is not waited for any more, a later
    /// one for a seat that was asked late.
    pub set: Vec<Deadline>,
}

impl<G: Game> StepDraft<G> {
    pub(crate) fn of_facts(facts: Vec<Fact<G::Options>>) -> Self {
        Self {
            facts,
            events: Vec::new(),
            wish: None,
            harmless: false,
            after: None,
            actor: None,
            played_for: None,
            set: Vec::new(),
        }
    }
}

/// An entry with the table after it, ready to be committed once it is durable.
pub(crate) struct Ready<G: Game> {
    pub entry: EntryOf<G>,
    pub room: Room,
    state: Option<Arc<G::State>>,
}

impl<G: Game> Ready<G> {
    /// The game's state after it.
    pub(crate) fn state(&self) -> Option<&G::State> {
        self.state.as_deref()
    }
}

impl<G: Game> Live<G> {
    /// Folds a journal.
    pub(crate) fn load(table: TableId, journal: &[EntryOf<G>]) -> Result<Self, JournalError> {
        let (first, rest) = journal
            .split_first()
            .ok_or(JournalError::NoSuchTable { table })?;
        let mut live = Self::begin(table, first)?;
        live.fold(rest);
        Ok(live)
    }

    fn begin(table: TableId, first: &EntryOf<G>) -> Result<Self, JournalError> {
        let (Some(Fact::Founded(founded)), Once::Key(key)) = (first.facts.first(), first.once)
        else {
            return Err(JournalError::Unreadable {
                table,
                version: first.version,
                why: "the journal does not start with an opened game".to_owned(),
            });
        };
        let mut live = Self::founded(table, founded, (key, first.at))?;
        live.follow(first);
        Ok(live)
    }

    /// A table as it is founded, before its first entry is true.
    pub(crate) fn founded(
        table: TableId,
        founded: &Founded<G::Options>,
        (key, at): (Key, Millis),
    ) -> Result<Self, JournalError> {
        let (game, options, table_seed) = game_of::<G>(table, founded)?;
        let room = Room::founded(table, game, G::SEATS, at, founded);
        Ok(Self {
            room: Arc::new(room),
            options: Arc::new(options),
            records_at_start: None,
            randomness: TableRandomness::new(table_seed),
            founded_by: key,
            state: None,
            steps: Arc::new(Steps::none()),
            done: BTreeMap::new(),
            begun: (None, Begun::new()),
            asked: Questions::default(),
        })
    }

    /// Folds the entries that came after.
    pub(crate) fn fold(&mut self, journal: &[EntryOf<G>]) {
        journal.iter().for_each(|entry| self.follow(entry));
    }

    fn follow(&mut self, entry: &EntryOf<G>) {
        let (mut room, state) = self.after(entry, None);
        if self.is_public(entry, &room, state.as_deref()) || room.due != self.room.due {
            self.make_public(entry, &mut room);
        }
        self.commit_parts(entry, room, state);
    }

    /// Entry of the step with this stamp, if it has happened already.
    pub(crate) fn done(&self, once: Once) -> Option<Version> {
        self.done.get(&once).copied()
    }

    /// The numbers of the events of an entry.
    pub(crate) fn events_of(&self, version: Version) -> Vec<EventNumber> {
        let step = self.steps.find(version);
        let numbers = step.map(|step| step.numbered().map(|(number, _)| number));
        numbers.into_iter().flatten().collect()
    }

    /// The entry that a draft would become, together with the votes that it decides: one may have
    /// been waiting for what comes true, or for a player who is gone from now on.
    pub(crate) fn prepare(
        &self,
        draft: StepDraft<G>,
        once: Once,
        by: Option<UserId>,
        now: Millis,
    ) -> Ready<G> {
        let mut entry = Entry::new(self.room.version.next(), now, once, by);
        entry.facts = draft.facts;
        entry.events = draft.events;
        entry.wish = draft.wish;
        entry.harmless = draft.harmless;
        let known = draft.after.map(Arc::new);
        loop {
            let (mut room, state) = self.after(&entry, known.clone());
            let is_public = self.is_public(&entry, &room, state.as_deref());
            // Everyone sees the clocks, so private acts must not move them.
            let who = Restart {
                actor: draft.actor.filter(|_| is_public),
                played_for: draft.played_for,
            };
            let mut set = draft.set.clone();
            set.extend(self.given_back(&room, &taken(&entry.facts), now));
            let due = self.renewed(&room, state.as_deref(), who, &set, now);
            if due != room.due {
                room.due.clone_from(&due);
                entry.due = Some(due);
            }
            if is_public || room.due != self.room.due {
                self.make_public(&entry, &mut room);
                let carried = room.carried();
                if !carried.is_empty() {
                    entry.facts.extend(carried);
                    entry.due = None;
                    continue;
                }
            }
            return Ready { entry, room, state };
        }
    }

    fn renewed(
        &self,
        room: &Room,
        state: Option<&G::State>,
        who: Restart,
        set: &[Deadline],
        now: Millis,
    ) -> Vec<Deadline> {
        let (Status::Playing, Some(state)) = (&room.status, state) else {
            return Vec::new();
        };
        let Pending::Orders(owed) = G::pending(state) else {
            return Vec::new();
        };
        let same = G::decision(state) == self.begun.0;
        // Another pace, or a game that goes on, gives everyone their whole time.
        let goes_on = self.room.paused == room.paused && self.room.pace == room.pace;
        let begun = (same && goes_on).then_some(&self.begun.1);
        let mut due = deadlines::renew(&self.room, room, &owed, who, begun, now);
        if room.paused {
            due.iter_mut().for_each(|due| due.at = None);
        }
        for due in &mut due {
            if let Some(set) = set.iter().find(|set| set.seat == due.seat) {
                due.at = set.at;
            }
        }
        due
    }

    /// True if a step ends the game, which went on before it.
    pub(crate) fn is_ended_by(&self, ready: &Ready<G>) -> bool {
        let is_over = |room: &Room| matches!(room.status, Status::Over { .. });
        !is_over(&self.room) && is_over(&ready.room)
    }

    /// Makes a durable entry true.
    pub(crate) fn commit(&mut self, ready: Ready<G>) {
        self.commit_parts(&ready.entry, ready.room, ready.state);
    }

    fn commit_parts(&mut self, entry: &EntryOf<G>, room: Room, state: Option<Arc<G::State>>) {
        self.done.insert(entry.once, entry.version);
        if let (Status::Lobby, Once::Key(key)) = (&self.room.status, entry.once) {
            self.randomness.mix(key);
        }
        self.records_at_start = records_at_start::<G>(entry).or(self.records_at_start.take());
        for fact in &entry.facts {
            if let Fact::Changed { to } = fact
                && let Some(options) = to.options()
            {
                self.options = Arc::new(options.clone());
            }
        }
        let back = taken(&entry.facts);
        // That it began is a step, even where the rules do nothing then: it does not begin with a
        // first act.
        let began = entry.facts.iter().any(|f| matches!(f, Fact::Started));
        if began || !entry.events.is_empty() || !back.is_empty() {
            let step = self.effect(entry, &room, back);
            Arc::make_mut(&mut self.steps).push(step);
        }
        self.asked.follow(entry.once, entry.at, &self.room, &room);
        self.room = Arc::new(room);
        self.state = state;
        self.begin_decision();
    }

    /// Remembers who has begun the decision that the game is at.
    fn begin_decision(&mut self) {
        let decision = self.state.as_deref().and_then(G::decision);
        if decision != self.begun.0 {
            self.begun = (decision, Begun::new());
        }
        if decision.is_some() {
            let due = self.room.due.iter().map(|due| (due.seat, due.at));
            self.begun.1.extend(due);
        }
    }

    /// The table after an entry. `known` is the state after it, if that was computed already.
    fn after(
        &self,
        entry: &EntryOf<G>,
        known: Option<Arc<G::State>>,
    ) -> (Room, Option<Arc<G::State>>) {
        let mut room = (*self.room).clone();
        room.version = entry.version;
        room.changed_at = entry.at;
        if let Maker::Seat(seat) = Maker::new(&self.room, entry) {
            room.last_moves.insert(seat, room.version);
        }
        if let (Once::Key(_), Some(user)) = (entry.once, entry.by) {
            room.acted_at.insert(user, entry.at);
        }
        for fact in &entry.facts {
            room.apply(fact);
        }
        room.events = EventNumber(room.events.0 + entry.events.len() as u64);
        let state = known.or_else(|| self.state_after(&room, entry));
        if room.status == Status::Closed && self.room.status != Status::Closed {
            room.closed_by = closers(&room, entry.by);
        }
        if room.status == Status::Playing
            && let Some(Pending::Over { winners }) = state.as_deref().map(G::pending)
        {
            room.status = Status::Over { winners };
            room.due.clear();
        }
        if let Some(due) = &entry.due {
            room.due.clone_from(due);
        }
        (room, state)
    }

    fn state_after(&self, room: &Room, entry: &EntryOf<G>) -> Option<Arc<G::State>> {
        let started = entry.facts.iter().any(|f| matches!(f, Fact::Started));
        let before = match &self.state {
            None if started => {
                let records =
                    records_at_start::<G>(entry).map(|records_at_start| records_at_start.options);
                let options = records.unwrap_or_else(|| Arc::clone(self.played()));
                Arc::new(G::new_state(&options, room.seat_count()))
            }
            None => return None,
            Some(state) => Arc::clone(state),
        };
        let taken = taken(&entry.facts);
        if !taken.is_empty() {
            let begin = G::new_state(self.played(), room.seat_count());
            return Some(Arc::new(self.steps.without(begin, &taken)));
        }
        if entry.events.is_empty() {
            return Some(before);
        }
        let mut state = (*before).clone();
        for event in &entry.events {
            G::apply(&mut state, event);
        }
        Some(Arc::new(state))
    }

    /// Options with which the game begins: what was agreed on, and what people brought.
    fn played(&self) -> &Arc<G::Options> {
        let records_at_start = self.records_at_start.as_ref();
        records_at_start.map_or(&self.options, |records_at_start| &records_at_start.options)
    }

    /// A table at this moment, to look at.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        Snapshot {
            room: Arc::clone(&self.room),
            options: Arc::clone(&self.options),
            played: Arc::clone(self.played()),
            state: self.state.clone(),
            steps: Arc::clone(&self.steps),
            thoughts: self.randomness.thoughts(),
            randomness: self.randomness.clone(),
        }
    }
}

fn game_of<G: Game>(
    table: TableId,
    founded: &Founded<G::Options>,
) -> Result<(&'static str, G::Options, TableSeed), JournalError> {
    if founded.game == G::ID {
        let table_seed = TableSeed {
            seed: founded.seed.clone(),
            pledged: founded.pledged,
        };
        Ok((G::ID, founded.options.clone(), table_seed))
    } else {
        Err(JournalError::OtherGame {
            table,
            game: founded.game.clone(),
        })
    }
}

/// People who closed a table with an entry of this person's: everyone together, where all have
/// asked for it.
fn closers(room: &Room, by: Option<UserId>) -> Vec<UserId> {
    let asked = room.asked_to_close.clone();
    match by {
        Some(by) if asked.is_empty() || !room.missing_to_close().is_empty() => vec![by],
        _ => asked,
    }
}
