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
use super::undo::taken_back;
use crate::ids::{EventNumber, Key, Millis, TableId, UserId, Version};
use crate::table::deadline::Deadline;
use crate::table::entry::{Entry, Fact, Founded, Once};
use crate::table::journal_error::JournalError;
use crate::table::player::{Locale, Player};
use crate::table::pledge::{TableRandomness, TableSeed};
use crate::table::room::{Room, Status};
use crate::table::vote::{SettledVote, Vote, VoteOutcome};

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
    done_steps: BTreeMap<Once, Version>,
    /// The decision that the game is at, and who has begun it.
    begun: (Option<u64>, Begun),
    /// The questions put to the seats, and since when they wait.
    pub questions: Questions,
}

/// Draft of a step; nothing has happened yet.
pub(crate) struct StepDraft<G: Game> {
    pub facts: Vec<Fact<G::Options>>,
    pub events: Vec<G::Event>,
    /// The action in the words of the notation, where the events are a player's act.
    pub action_text: Option<String>,
    /// True if they are a player's act, and revealed nothing.
    pub harmless: bool,
    /// The state after the events, when they are any.
    pub after: Option<G::State>,
    /// Seat whose deadline starts again, where everyone sees the act.
    pub actor: Option<Seat>,
    /// Seat whose time was up: it has its whole time for the next decision, in any case.
    pub played_for: Option<Seat>,
    /// Deadlines instead of those by the rules: none for a seat that is not waited for any more, a
    /// later one for a seat that was asked late.
    pub overrides: Vec<Deadline>,
}

impl<G: Game> StepDraft<G> {
    /// A draft that only changes the table, and nothing in its game.
    pub(crate) fn of_facts(facts: Vec<Fact<G::Options>>) -> Self {
        Self {
            facts,
            events: Vec::new(),
            action_text: None,
            harmless: false,
            after: None,
            actor: None,
            played_for: None,
            overrides: Vec::new(),
        }
    }
}

/// An entry with the room and state after it, ready to be committed once it is durable.
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
    /// Builds a table from its journal.
    pub(crate) fn load(table: TableId, journal: &[EntryOf<G>]) -> Result<Self, JournalError> {
        let (first, rest) = journal
            .split_first()
            .ok_or(JournalError::NoSuchTable { table })?;
        let mut live = Self::from_first_entry(table, first)?;
        live.fold(rest);
        Ok(live)
    }

    /// A table after its first entry, which founds it.
    fn from_first_entry(table: TableId, first: &EntryOf<G>) -> Result<Self, JournalError> {
        let (Some(Fact::Founded(founded)), Once::Key(key)) = (first.facts.first(), first.once)
        else {
            return Err(JournalError::Unreadable {
                table,
                version: first.version,
                why: "the journal does not start with an opened game".to_owned(),
            });
        };
        let mut live = Self::from_founding(table, founded, (key, first.at))?;
        live.apply_entry(first);
        Ok(live)
    }

    /// A table as it is founded, before its first entry.
    pub(crate) fn from_founding(
        table: TableId,
        founded: &Founded<G::Options>,
        (key, at): (Key, Millis),
    ) -> Result<Self, JournalError> {
        let (game, options, table_seed) = game_of::<G>(table, founded)?;
        let room = Room::new(table, game, G::SEATS, at, founded);
        Ok(Self {
            room: Arc::new(room),
            options: Arc::new(options),
            records_at_start: None,
            randomness: TableRandomness::new(table_seed),
            founded_by: key,
            state: None,
            steps: Arc::new(Steps::none()),
            done_steps: BTreeMap::new(),
            begun: (None, Begun::new()),
            questions: Questions::default(),
        })
    }

    /// Applies the entries that came after.
    pub(crate) fn fold(&mut self, journal: &[EntryOf<G>]) {
        journal.iter().for_each(|entry| self.apply_entry(entry));
    }

    /// Makes an entry of the journal true.
    fn apply_entry(&mut self, entry: &EntryOf<G>) {
        let (mut room, state) = self.room_and_state_after(entry, None);
        if self.is_public(entry, &room, state.as_deref()) || room.due != self.room.due {
            self.make_public(entry, &mut room);
        }
        self.commit_parts(entry, room, state);
    }

    /// The entry of the step with this stamp, if it has happened already.
    pub(crate) fn entry_done_by(&self, once: Once) -> Option<Version> {
        self.done_steps.get(&once).copied()
    }

    /// The numbers of the events of an entry.
    pub(crate) fn events_of(&self, version: Version) -> Vec<EventNumber> {
        let step = self.steps.find(version);
        let numbers = step.map(|step| step.numbered().map(|(number, _)| number));
        numbers.into_iter().flatten().collect()
    }

    /// Makes the entry of a draft, with the deadlines after it. If a vote is decided by that,
    /// because of what the draft changes or of who has left, its facts go into the same entry.
    pub(crate) fn prepare(
        &self,
        draft: StepDraft<G>,
        once: Once,
        by: Option<UserId>,
        now: Millis,
    ) -> Ready<G> {
        let mut entry = Entry::new(self.room.version.next(), now, once, by);
        entry.facts = draft.facts;
        entry.raise_format();
        entry.events = draft.events;
        entry.action_text = draft.action_text;
        entry.harmless = draft.harmless;
        let known = draft.after.map(Arc::new);
        loop {
            let (mut room, state) = self.room_and_state_after(&entry, known.clone());
            let is_public = self.is_public(&entry, &room, state.as_deref());
            // Everyone sees the clocks, so private acts must not move them.
            let restart = Restart {
                actor: draft.actor.filter(|_| is_public),
                played_for: draft.played_for,
            };
            let mut overrides = draft.overrides.clone();
            overrides.extend(self.deadlines_given_back(&room, &taken_back(&entry.facts), now));
            let due = self.deadlines_after(&room, state.as_deref(), restart, &overrides, now);
            if due != room.due {
                room.due.clone_from(&due);
                entry.due = Some(due);
            }
            if is_public || room.due != self.room.due {
                self.make_public(&entry, &mut room);
                let decided = room.decided_vote();
                if !decided.is_empty() {
                    entry.facts.extend(decided);
                    entry.due = None;
                    continue;
                }
            }
            return Ready { entry, room, state };
        }
    }

    /// The deadlines of all seats after a step that leads to this room and state.
    fn deadlines_after(
        &self,
        room: &Room,
        state: Option<&G::State>,
        restart: Restart,
        overrides: &[Deadline],
        now: Millis,
    ) -> Vec<Deadline> {
        let (Status::Playing, Some(state)) = (&room.status, state) else {
            return Vec::new();
        };
        let Pending::Orders(pending) = G::pending(state) else {
            return Vec::new();
        };
        let same = G::decision(state) == self.begun.0;
        // Another pace, or a game that goes on, gives everyone their whole time.
        let goes_on = self.room.paused == room.paused && self.room.pace == room.pace;
        let begun = (same && goes_on).then_some(&self.begun.1);
        let mut due = deadlines::deadlines_after(&self.room, room, &pending, restart, begun, now);
        if room.paused {
            due.iter_mut().for_each(|due| due.at = None);
        }
        for due in &mut due {
            if let Some(other) = overrides.iter().find(|other| other.seat == due.seat) {
                due.at = other.at;
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

    /// Makes an entry true, with the room and the state that it led to.
    fn commit_parts(&mut self, entry: &EntryOf<G>, room: Room, state: Option<Arc<G::State>>) {
        self.done_steps.insert(entry.once, entry.version);
        if let (Status::Lobby, Once::Key(key)) = (&self.room.status, entry.once) {
            self.randomness.mix(key);
        }
        self.records_at_start = records_at_start::<G>(entry).or(self.records_at_start.take());
        for fact in &entry.facts {
            match fact {
                Fact::Changed { to } => {
                    if let Some(options) = to.options() {
                        self.options = Arc::new(options.clone());
                    }
                }
                Fact::Renamed { player } => Arc::make_mut(&mut self.steps).rename(player),
                _ => {}
            }
        }
        let back = taken_back(&entry.facts);
        // That it began is a step, even where the rules do nothing then: it does not begin with a
        // first act.
        let began = entry.facts.iter().any(|f| matches!(f, Fact::Started));
        if began || !entry.events.is_empty() || !back.is_empty() {
            let step = self.effect(entry, &room, back);
            Arc::make_mut(&mut self.steps).push(step);
        }
        self.questions
            .update(entry.once, entry.at, &self.room, &room);
        self.room = Arc::new(room);
        self.state = state;
        self.begin_decision();
    }

    /// Hides a person's name.
    pub(crate) fn hide_name(&mut self, user: UserId) {
        let hidden = Player {
            user,
            name: String::new(),
            locale: Locale(String::new()),
        };
        Arc::make_mut(&mut self.steps).rename(&hidden);
        Arc::make_mut(&mut self.room).rename(&hidden);
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

    /// The room and the state after an entry. `known` is that state, if it was computed already.
    fn room_and_state_after(
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
        if let Some(state) = &state {
            let seats = Seat::all(room.seat_count());
            room.out = seats.filter(|seat| G::is_out(state, *seat)).collect();
        }
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

    /// The state of the game after an entry; `None` before the game begins.
    fn state_after(&self, room: &Room, entry: &EntryOf<G>) -> Option<Arc<G::State>> {
        let started = entry.facts.iter().any(|f| matches!(f, Fact::Started));
        let before = match &self.state {
            None if started => {
                let records =
                    records_at_start::<G>(entry).map(|records_at_start| records_at_start.options);
                let options = records.unwrap_or_else(|| Arc::clone(self.options_at_start()));
                Arc::new(G::new_state(&options, room.seat_count()))
            }
            None => return None,
            Some(state) => Arc::clone(state),
        };
        let entries = taken_back(&entry.facts);
        if !entries.is_empty() {
            let begin = G::new_state(self.options_at_start(), room.seat_count());
            return Some(Arc::new(self.steps.state_without(begin, &entries)));
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
    fn options_at_start(&self) -> &Arc<G::Options> {
        let records_at_start = self.records_at_start.as_ref();
        records_at_start.map_or(&self.options, |records_at_start| &records_at_start.options)
    }

    /// The table at this moment, to look at.
    pub(crate) fn snapshot(&self) -> Snapshot<G> {
        Snapshot {
            room: Arc::clone(&self.room),
            options: Arc::clone(&self.options),
            played: Arc::clone(self.options_at_start()),
            state: self.state.clone(),
            steps: Arc::clone(&self.steps),
            thoughts: self.randomness.thoughts(),
            randomness: self.randomness.clone(),
        }
    }
}

/// The game, the options and the seed of a founding; an error where it is of another game.
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

/// The people who closed a table: `by`, who made the last entry, or all who had asked for it or
/// voted for it.
fn closers(room: &Room, by: Option<UserId>) -> Vec<UserId> {
    let is_it =
        |it: &&SettledVote| it.vote.motion == Vote::Close && it.outcome == VoteOutcome::Carried;
    let vote = room.settled.iter().rfind(is_it);
    match (by, vote) {
        (Some(by), _) if room.dissolved_at.is_some() => vec![by],
        (Some(by), None) if !room.have_all_asked_to_close() => vec![by],
        _ => {
            let agreed = vote.into_iter().flat_map(|it| &it.vote.agreed);
            let mut all = room.asked_to_close.clone();
            all.extend(agreed.filter(|user| !room.asked_to_close.contains(user)));
            all
        }
    }
}
