//! Plays for the computers that sit at tables: notices that one has to decide or prepare something,
//! thinks with what its seat has seen and nothing else, and acts at the table like any player,
//! after a delay that reveals nothing. It stores nothing: after a crash the same thought comes
//! again, and is done once.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use games::{Dice, Knowledge, Seat, offered};
use parking_lot::Mutex;
use players::{Level, Mind, Played, next_computer, think};
use sessions::{
    ActError, Failure, Job, Key, Millis, Sessions, Skill, Snapshot, Status, TableId, TypedTable,
    Version, Waiting, Work,
};
use tokio::sync::Semaphore;

/// Time for which a decision seems to be thought about, in milliseconds: the least, and how much
/// more it may be. By the decision alone, never by how hard it was.
const THINKING_MS: (u32, u32) = (2_000, 5_000);
/// Time for which it seems to be thought about where two people or fewer play.
const QUICK_MS: (u32, u32) = (800, 1_000);
/// Up to how many people it is quick.
const FEW: usize = 2;
/// Delay before a further step of the same decision.
const STEP_DELAY: Duration = Duration::from_millis(500);
/// Rest of a table that could not be looked at.
const RETRY_DELAY: Duration = Duration::from_secs(30);
/// The keys of people's actions are Discord's numbers, which leave this bit free.
const COMPUTER_KEY_BIT: u64 = 1 << 62;

/// Plays for all computers, for as long as it is polled: when it is dropped, all thinking ends.
pub(crate) async fn play(sessions: Sessions) {
    let unwanted = CancelOnDrop::default();
    let computers = Computers {
        unwanted: Arc::clone(&unwanted.0),
        sessions: sessions.clone(),
        busy: Arc::default(),
        // One thought at a time: people are answered meanwhile.
        one_thought: Arc::new(Semaphore::new(1)),
    };
    let changed = sessions.dirty_for_computers();
    loop {
        let table = changed.next().await;
        // A table's computers are played by the process that serves it: twice would be harmless,
        // and no use.
        if sessions.serves(table) && computers.begins(table) {
            let work = sessions.work(table, Job::Computer, Millis(0));
            tokio::spawn(computers.clone().play_table(work));
        }
    }
}

/// Says that no thought is wanted any more, once this goes: a thread that thinks would hold up the
/// end of the process.
#[derive(Default)]
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[derive(Clone)]
struct Computers {
    unwanted: Arc<AtomicBool>,
    sessions: Sessions,
    /// The tables that are looked after now, and whether they changed meanwhile.
    busy: Arc<Mutex<HashMap<TableId, bool>>>,
    one_thought: Arc<Semaphore>,
}

/// A computer that acts next.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Turn {
    seat: Seat,
    skill: Skill,
    /// The entry since which its decision is pending; where it prepares, its last one that all saw.
    since: Version,
}

/// Reason why a table is let alone.
enum Rest {
    /// No computer has anything to do there.
    Done,
    /// The table could not be looked at.
    Failed(Failure),
}

impl From<Failure> for Rest {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl Computers {
    /// Returns true if no task looks after this table yet; else the task that does is told to look
    /// again.
    fn begins(&self, table: TableId) -> bool {
        let mut busy = self.busy.lock();
        let begins = !busy.contains_key(&table);
        busy.insert(table, !begins);
        begins
    }

    /// Returns true if nothing happened at the table since it was looked at last; then no task
    /// looks after it.
    fn ends(&self, table: TableId) -> bool {
        let mut busy = self.busy.lock();
        match busy.get_mut(&table) {
            Some(changed) if *changed => {
                *changed = false;
                false
            }
            _ => {
                busy.remove(&table);
                true
            }
        }
    }

    async fn play_table(self, mut work: Work) {
        let table = work.table();
        loop {
            match self.plays_at(&mut work).await {
                Ok(()) | Err(Rest::Done) => {}
                Err(Rest::Failed(Failure::Stopping { .. })) => return,
                Err(Rest::Failed(failure)) => {
                    tracing::error!(table = table.0, %failure, "a computer could not move");
                    self.waits(&mut work, RETRY_DELAY).await;
                    continue;
                }
            }
            if self.ends(table) {
                return;
            }
        }
    }

    /// Waits so long; what comes then is work from that moment on.
    async fn waits(&self, work: &mut Work, time: Duration) {
        let clock = self.sessions.clock();
        let until = clock.now().after(time);
        *work = self.sessions.work(work.table(), Job::Computer, until);
        clock.reach(until).await;
    }

    /// Plays until no computer has anything to do.
    async fn plays_at(&self, work: &mut Work) -> Result<(), Rest> {
        let id = work.table();
        macro_rules! by_game {
            ($($name:ident: $game:ty,)+) => {
                match self.sessions.game_of(id) {
                    $(Some(game) if game == <$game as games::Game>::ID => {
                        let table = self.sessions.table_of::<$game>(id).await?;
                        self.plays::<$game>(&table.ok_or(Rest::Done)?, work).await
                    })+
                    _ => Err(Rest::Done),
                }
            };
        }
        games::each_game!(by_game)
    }

    async fn plays<G: Played>(&self, table: &TypedTable<G>, work: &mut Work) -> Result<(), Rest> {
        let mut last = None;
        loop {
            // Most tables have no computer: these are not looked at as a whole.
            let room = table.table().room().await?;
            if room.computers().next().is_none() {
                return Err(Rest::Done);
            }
            let before = table.snapshot().await?;
            let turn = turn(&before).ok_or(Rest::Done)?;
            let wait = match last == Some(turn) {
                true => STEP_DELAY,
                false => apparent_delay(&before, &seat_knowledge(&before, turn.seat)?),
            };
            last = Some(turn);
            self.waits(work, wait).await;
            self.acts(table, turn).await?;
        }
    }

    /// Does one act of the computer whose turn it is: its thought, else anything that is granted.
    async fn acts<G: Played>(&self, table: &TypedTable<G>, turn: Turn) -> Result<(), Rest> {
        let now = table.snapshot().await?;
        if self::turn(&now) != Some(turn) {
            return Ok(());
        }
        let (id, game) = (table.table().id().0, G::ID);
        let seen = seat_knowledge(&now, turn.seat)?;
        let dice = now.dice(thought(&seen));
        let actions = self.actions(seen, turn.skill, dice).await;
        let player = now.room().player(turn.seat).ok_or(Rest::Done)?;
        let user = player.user;
        let version = now.version().0;
        for (nth, action) in (0..).zip(actions) {
            let key = Key(COMPUTER_KEY_BIT | version << 16 | nth << 8 | turn.seat.index() as u64);
            match table.act(user, key, action).await {
                Ok(_) => return Ok(()),
                Err(ActError::Failed(failure)) => return Err(failure.into()),
                // Something happened while it thought: that was about another moment.
                Err(ActError::Refused(_)) if moved(table, &now).await? => return Ok(()),
                Err(ActError::Refused(refusal)) => {
                    tracing::warn!(
                        table = id,
                        game,
                        ?refusal,
                        "the rules refused a computer's move"
                    );
                }
                // Another act came first: it is looked at again.
                Err(ActError::Table(_)) => return Ok(()),
            }
        }
        tracing::error!(table = id, game, "a computer found no move");
        Err(Rest::Done)
    }

    /// Actions for a computer to try, the best first.
    async fn actions<G: Played>(
        &self,
        knowledge: Knowledge<G>,
        skill: Skill,
        dice: Dice,
    ) -> Vec<G::Action> {
        let Ok(_turn) = self.one_thought.acquire().await else {
            return Vec::new();
        };
        let unwanted = Arc::clone(&self.unwanted);
        let thinking = tokio::task::spawn_blocking(move || {
            let mut mind = Mind::new::<G>(level(skill), dice);
            mind.fuel = mind.fuel.cancelled_by(&unwanted);
            let best = think(&knowledge, &mut mind).map(|thought| thought.action);
            let rest = offered::<G>(knowledge.view(), knowledge.seat());
            best.into_iter().chain(rest).collect()
        });
        thinking.await.unwrap_or_else(|error| {
            tracing::error!(game = G::ID, %error, "computing a computer's move failed");
            Vec::new()
        })
    }
}

async fn moved<G: Played>(table: &TypedTable<G>, since: &Snapshot<G>) -> Result<bool, Failure> {
    Ok(table.table().room().await?.version != since.version())
}

/// The computer that acts next.
fn turn<G: Played>(now: &Snapshot<G>) -> Option<Turn> {
    let room = now.room();
    if room.status != Status::Playing || room.paused {
        return None;
    }
    let computers: Vec<Seat> = room.computers().map(|(seat, _)| seat).collect();
    let is_due = |seat: Seat| room.due.iter().any(|due| due.seat == seat);
    let view = |seat| now.seat_view(seat)?.open_for(seat);
    let waits = |it: &Waiting| {
        room.runs_ahead(it) && view(it.seat).is_some_and(|view| G::keeps_step(&view))
    };
    let deciding = room.waiting.iter();
    let deciding = deciding.filter(|it| is_due(it.seat) && !waits(it));
    let deciding: Vec<Seat> = deciding.map(|it| it.seat).collect();
    let seat = next_computer::<G>(&computers, &deciding, view)?;
    let waiting = room.waiting.iter().find(|it| it.seat == seat);
    Some(Turn {
        seat,
        skill: room.player(seat)?.user.skill()?,
        since: waiting.map_or_else(|| room.last_act(seat), |it| it.since),
    })
}

/// The knowledge of a seat: all that its computer may use.
fn seat_knowledge<G: Played>(now: &Snapshot<G>, seat: Seat) -> Result<Knowledge<G>, Rest> {
    let seen = now.seat_seen(seat).and_then(|it| it.open_for(seat));
    seen.ok_or(Rest::Done)
}

/// Time for which it seems to think, once people have watched what came before.
fn apparent_delay<G: Played>(now: &Snapshot<G>, knowledge: &Knowledge<G>) -> Duration {
    let (least, more) = match now.room().people().count() <= FEW {
        true => QUICK_MS,
        false => THINKING_MS,
    };
    let drawn = now.dice(COMPUTER_KEY_BIT | thought(knowledge)).below(more);
    let watching = G::watching_ms(knowledge.view());
    Duration::from_millis(u64::from(watching + least + drawn))
}

/// The number of a thought: by what the seat has learnt, so that what others do in secret neither
/// changes nor delays it.
fn thought<G: Played>(knowledge: &Knowledge<G>) -> u64 {
    (knowledge.news().len() as u64) << 8 | knowledge.seat().index() as u64
}

const fn level(skill: Skill) -> Level {
    match skill {
        Skill::Easy => Level::Easy,
        Skill::Fair => Level::Fair,
        Skill::Strong => Level::Strong,
    }
}
