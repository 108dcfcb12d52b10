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
use crate::owner::ask::{AnswerTo, Ask, Done, Note, OwnerStart, Shared, TypedAsk};
use crate::store::{AppendError, Revision};
use crate::table::entry::Once;
use crate::table::room::TableStage;
use crate::table::{
    Acted, Live, PlayerRecords, Snapshot, StepDraft, Suggestion, TableAction, Wish,
};

mod act_metrics;
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
use act_metrics::counted;

/// How long an owner stays idle before it goes to sleep, while its game is not over.
const IDLE_TIMEOUT: Duration = Duration::from_secs(300);
/// The same once its game is over, when a last look is all that comes.
const FINISHED_IDLE_TIMEOUT: Duration = Duration::from_secs(5);
/// How often a step is decided again because another process was faster.
const STEP_ATTEMPTS: u32 = 32;

/// Decides a step: what it would change, or the refusal.
type Decides<'d, G, E> = &'d (dyn Fn(&Live<G>) -> Result<StepDraft<G>, E> + Sync);

/// An owner's life.
pub(crate) async fn own<G: Spoken>(birth: OwnerStart) {
    let OwnerStart {
        table,
        shared,
        mut asks,
        sleeps,
        life: _life,
    } = birth;
    let mut owner = TableOwner::<G> {
        table,
        shared,
        live: None,
        tail: 0,
        unsure: false,
        marks: None,
    };
    loop {
        match tokio::time::timeout(owner.patience(), asks.recv()).await {
            Ok(Some(Ask::Rest)) | Err(_) if sleeps(&mut asks) => break,
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
    /// The sum of its last entry.
    tail: u32,
    /// Whether the store may have recorded a step whose answer was lost.
    unsure: bool,
    /// With how often they were written when they were read.
    marks: Option<(Marks, Revision)>,
}

/// Sends the answer. An asker who went away does not need it.
fn tell<T>(answer: AnswerTo<T>, content: T) {
    drop(answer.send(content));
}

impl<G: Spoken> TableOwner<G> {
    fn patience(&self) -> Duration {
        let stage = self.live.as_ref().map(|live| live.room.status.stage());
        match stage {
            Some(TableStage::Lobby | TableStage::Playing) => IDLE_TIMEOUT,
            Some(TableStage::Over | TableStage::Closed) | None => FINISHED_IDLE_TIMEOUT,
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Table {
                user,
                key,
                action,
                answer,
            } => {
                let done = self.at_the_table(user, key, &action).await;
                tell(answer, counted::<G, _>(action.word(), done));
            }
            Ask::Replace { by, answer } => tell(answer, self.replaced(by).await),
            Ask::Room(answer) => {
                let room = self.fresh().await.map(|live| Arc::clone(&live.room));
                tell(answer, room);
            }
            Ask::Marks(answer) => {
                self.let_go_of_marks();
                tell(answer, self.marks().await.cloned());
            }
            Ask::Note(change, answer) => tell(answer, self.note(&*change).await),
            Ask::Tick(answer) => tell(answer, self.tick().await),
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
                tell(answer, ());
            }
            // It goes to sleep already.
            Ask::Rest => {}
            Ask::Typed(ask) => match ask.downcast::<TypedAsk<G>>() {
                Ok(ask) => self.typed(*ask).await,
                // Handles are typed by the table's own game; dropping the question answers it.
                Err(_) => tracing::error!(
                    table = self.table.0,
                    "a request for another game reached this table"
                ),
            },
        }
    }

    async fn typed(&mut self, ask: TypedAsk<G>) {
        match ask {
            TypedAsk::Act(wish, answer) => {
                let done = self.act(wish).await;
                tell(answer, counted::<G, _>("act", done));
            }
            TypedAsk::Agree(proposal, answer) => {
                let done = self.agree(proposal).await;
                tell(answer, counted::<G, _>("options", done));
            }
            TypedAsk::Look(answer) => {
                tell(answer, self.fresh().await.map(|live| live.snapshot()));
            }
        }
    }

    async fn act(&mut self, wish: Wish<G>) -> Result<Acted<G>, ActError<G>> {
        let (once, by) = (Once::Key(wish.key), Some(wish.user));
        let decide = |live: &Live<G>| {
            let seat = live.playing(wish.user).map_err(ActError::Table)?;
            live.propose(seat, &wish.action).map_err(ActError::Refused)
        };
        let (version, repeated) = self.step(once, by, &decide).await?;
        let live = self.live().await?;
        Ok(Acted {
            snapshot: live.snapshot(),
            news: live.events_of(version),
            repeated,
        })
    }

    async fn agree(&mut self, proposal: Suggestion<G>) -> Result<Snapshot<G>, TableError> {
        let (once, by) = (Once::Key(proposal.key), Some(proposal.user));
        let decide = |live: &Live<G>| live.agree(&proposal).map_err(TableError::Refused);
        self.step(once, by, &decide).await?;
        Ok(self.live().await?.snapshot())
    }

    async fn at_the_table(
        &mut self,
        user: UserId,
        key: Key,
        action: &TableAction,
    ) -> Result<Done, TableError> {
        let once = Once::Key(key);
        let records = match action {
            TableAction::Start => {
                let store = Arc::clone(&self.shared.store);
                person_pages::player_records(&store, self.live().await?).await?
            }
            _ => PlayerRecords::NOTHING,
        };
        let (shared, now) = (Arc::clone(&self.shared), self.shared.clock.now());
        let decide = |live: &Live<G>| {
            let sketch = live.decide(user, action, &records, (once, now));
            let allowed = sketch.and_then(|sketch| match action {
                TableAction::Invite(guest) => {
                    let allowed = shared.invitations.allow(user, guest.user, now);
                    allowed.map(|()| sketch)
                }
                _ => Ok(sketch),
            });
            allowed.map_err(TableError::Refused)
        };
        let done = self.step(once, Some(user), &decide).await?;
        if let (TableAction::Invite(guest), (_, false)) = (action, done) {
            self.shared.invitations.note(user, guest.user, now);
        }
        if let Err(failure) = self.note_holidays().await {
            tracing::warn!(
                table = self.table.0,
                %failure,
                "players who are away are not noted yet; retrying"
            );
        }
        self.done(done).await
    }

    async fn replaced(&mut self, by: TableId) -> Result<Done, TableError> {
        let decide = |live: &Live<G>| live.replaced().map_err(TableError::Refused);
        let done = self.step(Once::Replaced(by), None, &decide).await?;
        self.done(done).await
    }

    async fn done(&mut self, (version, repeated): (Version, bool)) -> Result<Done, TableError> {
        Ok(Done {
            room: Arc::clone(&self.live().await?.room),
            version,
            repeated,
        })
    }

    /// One step: check for a repeat, decide, append, commit, announce. Not generic
    /// over what decides, so that it is compiled once a game.
    async fn step<E: From<Failure>>(
        &mut self,
        once: Once,
        by: Option<UserId>,
        decide: Decides<'_, G, E>,
    ) -> Result<(Version, bool), E> {
        for attempt in 0..STEP_ATTEMPTS {
            give_way(attempt).await;
            let (store, now) = (Arc::clone(&self.shared.store), self.shared.clock.now());
            let table = self.table;
            self.make_sure().await?;
            let live = self.live().await?;
            if let Some(version) = live.done(once) {
                return Ok((version, true));
            }
            let thought = guarded(live, |live| {
                decide(live).map(|draft| live.prepare(draft, once, by, now))
            });
            let ready = match thought? {
                Ok(ready) => ready,
                // Another process may have changed what this refusal rests on.
                Err(_) if self.catch_up().await? => continue,
                Err(refusal) => return Err(refusal),
            };
            let page_writes = person_pages::page_writes(&store, live, &ready).await?;
            let (expected, entry) = (live.room.version, ready.entry.clone());
            let card = IndexCard::of(&ready.room, live.founded_by);
            let step = store.step(expected, entry, card.clone(), page_writes);
            let step = step.await?;
            let tail = journal::sum(step.entry());
            match store.append(step).await {
                Ok(()) => {
                    live.commit(ready);
                    let version = live.room.version;
                    self.tail = tail;
                    tracing::debug!(table = table.0, version = version.0, "step recorded");
                    self.changed(&card).await;
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

    async fn changed(&mut self, card: &IndexCard) {
        let settled = self.settled().await;
        self.shared.index.put(card, G::ID, settled);
        self.shared.changes.report(self.table);
    }

    async fn marks(&mut self) -> Result<&mut Marks, Failure> {
        let marks = match self.marks.take() {
            Some(marks) => marks,
            None => self.shared.store.marks(self.table).await?,
        };
        Ok(&mut self.marks.insert(marks).0)
    }

    /// Other processes may have marked something since.
    fn let_go_of_marks(&mut self) {
        if self.shared.store.is_shared() {
            self.marks = None;
        }
    }

    /// Without its marks a table counts as not told: it stays in the index until it is.
    async fn settled(&mut self) -> Version {
        self.marks().await.map_or(Version(0), |marks| marks.settled)
    }

    /// Notes what was delivered. `None`, and nothing is noted, where the change finds that it is
    /// about what is not so any more.
    async fn note(&mut self, change: &Note) -> Result<Option<Marks>, Failure> {
        for attempt in 0..STEP_ATTEMPTS {
            give_way(attempt).await;
            self.let_go_of_marks();
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
            self.give_time(&before, &marks).await?;
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

/// After two conflicts, waits for a random time, so that competing processes do not collide again.
async fn give_way(attempt: u32) {
    let Some(turns @ 1..) = attempt.checked_sub(1) else {
        return;
    };
    let most = 1_000 << turns.min(8);
    let micros = RandomState::new().hash_one(attempt) % most;
    tokio::time::sleep(Duration::from_micros(micros)).await;
}

/// Asks the rules; a panic of theirs stays at this table.
fn guarded<G: Game, T>(live: &Live<G>, think: impl FnOnce(&Live<G>) -> T) -> Result<T, Failure> {
    // The table is only looked at, so a panic leaves it as it was.
    catch_unwind(AssertUnwindSafe(|| think(live))).map_err(|_| {
        let (table, event) = (live.room.table, live.room.events);
        tracing::error!(table = table.0, event = event.0, "the rules panicked");
        Failure::Panicked { table, event }
    })
}
