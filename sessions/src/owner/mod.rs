//! A table's owner: the one task that changes it. The first question wakes it, and it goes to sleep
//! when there are no more. No lock is held across an await.

use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use games::{Game, Spoken};

use crate::delivery::marks::Marks;
use crate::error::{ActError, Failure, TableError};
use crate::ids::{Key, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::owner::ask::{AnswerTo, Ask, Done, MarksChange, OwnerStart, Shared, TypedAsk};
use crate::store::{AppendError, Revision};
use crate::table::entry::Once;
use crate::table::room::TableStage;
use crate::table::{
    ActRequest, Acted, Live, PlayerRecords, Snapshot, StepDraft, Suggestion, TableAction,
};

mod act_metrics;
mod admission;
pub(crate) mod ask;
pub(crate) mod catalogue;
pub(crate) mod founder;
pub(crate) mod handle;
pub(crate) mod invitation_times;
mod journal;
mod person_pages;
pub(crate) mod registry;
pub(crate) mod reload;
pub(crate) mod scheduler;
mod time_up;

pub use act_metrics::count_from_nought;
use act_metrics::count_result;

/// Idle time after which an owner goes to sleep, while its game is not over.
const IDLE_TIMEOUT: Duration = Duration::from_secs(300);
/// Like [`IDLE_TIMEOUT`], once the game is over and a last look is all that comes.
const FINISHED_IDLE_TIMEOUT: Duration = Duration::from_secs(5);
/// Attempts at a step that other processes get ahead of.
const STEP_ATTEMPTS: u32 = 32;

/// Decides a step: gives what it would change, or the refusal.
type Decide<'d, G, E> = &'d (dyn Fn(&Live<G>) -> Result<StepDraft<G>, E> + Sync);

/// Runs the owner of a table until it falls asleep.
pub(crate) async fn run<G: Spoken>(start: OwnerStart) {
    let OwnerStart {
        table,
        shared,
        mut asks,
        may_sleep,
        alive: _alive,
    } = start;
    let mut owner = TableOwner::<G> {
        table,
        shared,
        live: None,
        last_checksum: 0,
        unsure: false,
        marks: None,
    };
    loop {
        match tokio::time::timeout(owner.idle_timeout(), asks.recv()).await {
            Ok(Some(Ask::Rest)) | Err(_) if may_sleep(&mut asks) => break,
            Ok(Some(Ask::Rest)) | Err(_) => {}
            Ok(Some(ask)) => owner.answer(ask).await,
            Ok(None) => return,
        }
    }
    // From now on a question wakes a new owner; what is already in the mailbox is still answered.
    while let Some(ask) = asks.recv().await {
        owner.answer(ask).await;
    }
}

struct TableOwner<G: Game> {
    table: TableId,
    shared: Arc<Shared>,
    /// The table, once it was read.
    live: Option<Live<G>>,
    /// Checksum of its last entry.
    last_checksum: u32,
    /// True while the store may have recorded a step whose answer was lost.
    unsure: bool,
    /// The marks, once they were read, and the revision that they had then.
    marks: Option<(Marks, Revision)>,
}

/// Sends an answer. An asker who went away does not need it.
fn send<T>(answer: AnswerTo<T>, content: T) {
    drop(answer.send(content));
}

impl<G: Spoken> TableOwner<G> {
    /// Idle time after which this owner goes to sleep.
    fn idle_timeout(&self) -> Duration {
        let stage = self.live.as_ref().map(|live| live.room.status.stage());
        match stage {
            Some(TableStage::Lobby | TableStage::Playing) => IDLE_TIMEOUT,
            Some(TableStage::Over | TableStage::Closed) | None => FINISHED_IDLE_TIMEOUT,
        }
    }

    /// Answers a question.
    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Table {
                user,
                key,
                action,
                answer,
            } => {
                let done = self.act_at_table(user, key, &action).await;
                send(answer, count_result::<G, _>(action.word(), done));
            }
            Ask::Replace { by, answer } => send(answer, self.close_for(by).await),
            Ask::Room(answer) => {
                let room = self.newest().await.map(|live| Arc::clone(&live.room));
                send(answer, room);
            }
            Ask::Marks(answer) => {
                self.drop_shared_marks();
                send(answer, self.marks().await.cloned());
            }
            Ask::ChangeMarks(change, answer) => send(answer, self.change_marks(&*change).await),
            Ask::Tick(answer) => send(answer, self.tick().await),
            Ask::Reload(answer) => {
                self.live = None;
                self.marks = None;
                self.shared.index.distrust(self.table);
                if let Err(failure) = self.live().await {
                    tracing::warn!(
                        table = self.table.0,
                        %failure,
                        "table not reloaded yet; it reloads at the next request"
                    );
                }
                send(answer, ());
            }
            // It goes to sleep already.
            Ask::Rest => {}
            Ask::Typed(ask) => match ask.downcast::<TypedAsk<G>>() {
                Ok(ask) => self.answer_typed(*ask).await,
                // Handles are typed by the table's own game; dropping the question answers it.
                Err(_) => tracing::error!(
                    table = self.table.0,
                    "a request for another game reached this table"
                ),
            },
        }
    }

    /// Answers a question about this very game.
    async fn answer_typed(&mut self, ask: TypedAsk<G>) {
        match ask {
            TypedAsk::Act(request, answer) => {
                let done = self.act(request).await;
                send(answer, count_result::<G, _>("act", done));
            }
            TypedAsk::Agree(proposal, answer) => {
                let done = self.agree(proposal).await;
                send(answer, count_result::<G, _>("options", done));
            }
            TypedAsk::Look(answer) => {
                send(answer, self.newest().await.map(|live| live.snapshot()));
            }
        }
    }

    /// Acts in the game for the seat of a person.
    async fn act(&mut self, request: ActRequest<G>) -> Result<Acted<G>, ActError<G>> {
        if let Some(refusal) = self.refusal_of(request.user).await? {
            return Err(ActError::Table(refusal));
        }
        let (once, by) = (Once::Key(request.key), Some(request.user));
        let decide = |live: &Live<G>| {
            let seat = live
                .require_playing_seat(request.user)
                .map_err(ActError::Table)?;
            live.propose(seat, &request.action)
                .map_err(ActError::Refused)
        };
        let (version, repeated) = self.step(once, by, &decide).await?;
        let live = self.live().await?;
        Ok(Acted {
            snapshot: live.snapshot(),
            news: live.events_of(version),
            repeated,
        })
    }

    /// Changes a term that was agreed on.
    async fn agree(&mut self, proposal: Suggestion<G>) -> Result<Snapshot<G>, TableError> {
        if let Some(refusal) = self.refusal_of(proposal.user).await? {
            return Err(TableError::Refused(refusal));
        }
        let (once, by) = (Once::Key(proposal.key), Some(proposal.user));
        let decide = |live: &Live<G>| live.agree(&proposal).map_err(TableError::Refused);
        self.step(once, by, &decide).await?;
        Ok(self.live().await?.snapshot())
    }

    /// Does an action that every table knows.
    async fn act_at_table(
        &mut self,
        user: UserId,
        key: Key,
        action: &TableAction,
    ) -> Result<Done, TableError> {
        let once = Once::Key(key);
        let action = &self.admit(user, action).await?;
        let records = match action {
            TableAction::Start => {
                let store = Arc::clone(&self.shared.store);
                person_pages::player_records(&store, self.live().await?).await?
            }
            _ => PlayerRecords::NOTHING,
        };
        let (shared, now) = (Arc::clone(&self.shared), self.shared.clock.now());
        let decide = |live: &Live<G>| {
            let draft = live.decide(user, action, &records, (once, now));
            let allowed = draft.and_then(|draft| match action {
                TableAction::Invite(guest) => {
                    let allowed = shared.invitations.allow(user, guest.user, now);
                    allowed.map(|()| draft)
                }
                _ => Ok(draft),
            });
            allowed.map_err(TableError::Refused)
        };
        let step = self.step(once, Some(user), &decide).await?;
        if let (TableAction::Invite(guest), (_, false)) = (action, step) {
            self.shared.invitations.note(user, guest.user, now);
        }
        if let Err(failure) = self.note_holidays().await {
            tracing::warn!(
                table = self.table.0,
                %failure,
                "players who are away are not noted yet; retrying"
            );
        }
        self.answer_step(step).await
    }

    /// Closes the table, which is over, for another one that takes its place.
    async fn close_for(&mut self, by: TableId) -> Result<Done, TableError> {
        let decide = |live: &Live<G>| live.draft_replacement().map_err(TableError::Refused);
        let step = self.step(Once::Replaced(by), None, &decide).await?;
        self.answer_step(step).await
    }

    /// The answer to an asker whose step has this version in the journal.
    async fn answer_step(
        &mut self,
        (version, repeated): (Version, bool),
    ) -> Result<Done, TableError> {
        Ok(Done {
            room: Arc::clone(&self.live().await?.room),
            version,
            repeated,
        })
    }

    /// Takes one step: checks for a repeat, decides, appends, commits, announces. Returns the
    /// version of its entry, and whether it had been taken before. Not generic over what decides,
    /// so that it is compiled once a game.
    async fn step<E: From<Failure>>(
        &mut self,
        once: Once,
        by: Option<UserId>,
        decide: Decide<'_, G, E>,
    ) -> Result<(Version, bool), E> {
        for attempt in 0..STEP_ATTEMPTS {
            back_off(attempt).await;
            let (store, now) = (Arc::clone(&self.shared.store), self.shared.clock.now());
            let table = self.table;
            self.settle_doubt().await?;
            let live = self.live().await?;
            if let Some(version) = live.entry_done_by(once) {
                return Ok((version, true));
            }
            let decided = catch_panic(live, |live| {
                decide(live).map(|draft| live.prepare(draft, once, by, now))
            });
            let ready = match decided? {
                Ok(ready) => ready,
                // Another process may have changed what this refusal rests on.
                Err(_) if self.catch_up().await? => continue,
                Err(refusal) => return Err(refusal),
            };
            let page_writes = person_pages::page_writes(&store, live, &ready).await?;
            let (expected, entry) = (live.room.version, ready.entry.clone());
            let card = IndexCard::new(&ready.room, live.founded_by);
            let step = store.step(expected, entry, card.clone(), page_writes);
            let step = step.await?;
            let checksum = journal::checksum(step.entry());
            match store.append(step).await {
                Ok(()) => {
                    live.commit(ready);
                    let version = live.room.version;
                    self.last_checksum = checksum;
                    tracing::debug!(table = table.0, version = version.0, "step recorded");
                    self.announce(&card).await;
                    return Ok((version, false));
                }
                Err(AppendError::Conflict) => {
                    self.catch_up().await?;
                }
                Err(AppendError::Store(error)) => {
                    // Whether it is recorded is not sure: the journal will tell. What was
                    // acknowledged before is shown until then.
                    self.unsure = true;
                    tracing::error!(table = table.0, %error, "a step was not recorded");
                    return Err(Failure::from(error).into());
                }
            }
        }
        Err(Failure::Contended { table: self.table }.into())
    }

    /// Tells the index, and all who follow the table, that it changed.
    async fn announce(&mut self, card: &IndexCard) {
        let settled = self.settled().await;
        self.shared.index.put_card(card, G::ID, settled);
        self.shared.changes.report(self.table);
    }

    /// The marks, read first where they are not known.
    async fn marks(&mut self) -> Result<&mut Marks, Failure> {
        let marks = match self.marks.take() {
            Some(marks) => marks,
            None => self.shared.store.marks(self.table).await?,
        };
        Ok(&mut self.marks.insert(marks).0)
    }

    /// Drops the marks where other processes may have written them since.
    fn drop_shared_marks(&mut self) {
        if self.shared.store.is_shared() {
            self.marks = None;
        }
    }

    /// The version up to which everything is delivered. A table whose marks cannot be read counts
    /// as not delivered: it stays in the index until it is.
    async fn settled(&mut self) -> Version {
        self.marks().await.map_or(Version(0), |marks| marks.settled)
    }

    /// Changes the marks. Returns `None` without writing when the change no longer applies.
    async fn change_marks(&mut self, change: &MarksChange) -> Result<Option<Marks>, Failure> {
        for attempt in 0..STEP_ATTEMPTS {
            back_off(attempt).await;
            self.drop_shared_marks();
            let before = self.marks().await?.clone();
            let read = self.marks.as_ref().map(|(_, read)| *read);
            let mut marks = before.clone();
            if !change(&mut marks) {
                return Ok(None);
            }
            if marks == before {
                return Ok(Some(marks));
            }
            // Before it is noted: after a crash between, people have more time rather than none.
            self.restart_late_clocks(&before, &marks).await?;
            let (store, read) = (&self.shared.store, read.unwrap_or_default());
            match store.put_marks(self.table, marks.clone(), read).await {
                Ok(revision) => {
                    self.shared.index.settle(self.table, marks.settled);
                    self.marks = Some((marks.clone(), revision));
                    return Ok(Some(marks));
                }
                // Another process noted something: the change is made to that.
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Failure::Contended { table: self.table })
    }
}

/// Waits for a random time after two conflicts, so that competing processes do not collide again.
async fn back_off(attempt: u32) {
    let Some(turns @ 1..) = attempt.checked_sub(1) else {
        return;
    };
    let most = 1_000 << turns.min(8);
    let micros = RandomState::new().hash_one(attempt) % most;
    tokio::time::sleep(Duration::from_micros(micros)).await;
}

/// Asks the rules. Turns a panic of theirs into a failure, which stays at this table.
fn catch_panic<G: Game, T>(live: &Live<G>, ask: impl FnOnce(&Live<G>) -> T) -> Result<T, Failure> {
    // The table is only looked at, so a panic leaves it as it was.
    catch_unwind(AssertUnwindSafe(|| ask(live))).map_err(|_| {
        let (table, event) = (live.room.table, live.room.events);
        tracing::error!(table = table.0, event = event.0, "the rules panicked");
        Failure::Panicked { table, event }
    })
}
