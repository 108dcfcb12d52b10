//! A few writers share one queue: alone, a step goes at once; in a crowd each takes what waits, and
//! many tables share one commit.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;

use super::db_error::DbError;
use super::link::{Link, Work};
use super::{WRITE_PATIENCE, step};
use crate::ids::TableId;
use crate::store::{Append, AppendError, StoreError};

/// Most steps that share a commit.
const MAX_BATCH: usize = 256;
/// Writers that work at the same time.
const WRITERS: usize = 3;
/// A smaller batch keeps other writers waiting, so that steps that come meanwhile share the next
/// commit. A larger one fills a commit by itself.
const SMALL_BATCH: usize = 32;
/// For this long at most: a row that another process holds must not keep the other steps waiting.
const BATCH_WAIT: Duration = Duration::from_millis(10);
/// Times that a writer lets others run before it takes what waits: those who were answered together
/// come again together.
const YIELDS: usize = 2;
/// Steps that wait before their tables do.
const QUEUE_SIZE: usize = 4_096;

/// A step that waits.
struct WaitingStep {
    append: Append,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

type Queue = Arc<Mutex<mpsc::Receiver<WaitingStep>>>;

/// The handle to the writer tasks.
pub(super) struct Writers(mpsc::Sender<WaitingStep>);

impl Writers {
    pub(super) fn new(link: &Arc<Link>) -> Self {
        let (sender, waiting) = mpsc::channel(QUEUE_SIZE);
        let waiting: Queue = Arc::new(Mutex::new(waiting));
        for _ in 0..WRITERS {
            tokio::spawn(write(Arc::clone(link), Arc::clone(&waiting)));
        }
        Self(sender)
    }

    /// Returns when the step is durable, or is not.
    pub(super) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send(WaitingStep { append, answer }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// Writes what waits until all senders are gone.
async fn write(link: Arc<Link>, waiting: Queue) {
    let mut later: Vec<WaitingStep> = Vec::new();
    loop {
        let mut waiting_steps = std::mem::take(&mut later);
        // Steps left over from the last batch go at once, without the queue: its holder may be
        // waiting for the next step.
        let mut queue = None;
        if waiting_steps.is_empty() {
            let mut held = waiting.lock().await;
            if held.recv_many(&mut waiting_steps, 1).await == 0 {
                return;
            }
            for _ in 0..YIELDS {
                tokio::task::yield_now().await;
            }
            while waiting_steps.len() < MAX_BATCH
                && let Ok(waiting_step) = held.try_recv()
            {
                waiting_steps.push(waiting_step);
            }
            queue = Some(held);
        }
        let mut tables = HashSet::new();
        let mut batch = Vec::new();
        for waiting_step in waiting_steps {
            // A table's second step waits for its first.
            let is_first = tables.insert(waiting_step.append.card.table);
            if is_first { &mut batch } else { &mut later }.push(waiting_step);
        }
        let is_shared = batch.len() >= SMALL_BATCH;
        let mut writing = pin!(write_batch(&link, batch));
        let is_done = !is_shared && timeout(BATCH_WAIT, &mut writing).await.is_ok();
        drop(queue);
        if !is_done {
            writing.await;
        }
    }
}

/// Writes a batch of steps, and answers each.
async fn write_batch(link: &Link, batch: Vec<WaitingStep>) {
    let steps: Vec<&Append> = batch
        .iter()
        .map(|waiting_step| &waiting_step.append)
        .collect();
    let work = |client| -> Work<'_, _> { Box::pin(step::write_many(client, &steps)) };
    let tried = link.try_for(WRITE_PATIENCE, work).await;
    match tried.done {
        Ok(done) => {
            for waiting_step in batch {
                let answer = answer(link, &waiting_step.append, &done, tried.uncertain).await;
                drop(waiting_step.answer.send(answer));
            }
        }
        // One of them wants a channel that is taken: none was written.
        Err(DbError::Conflict) => {
            for waiting_step in batch {
                let answer = write_alone(link, &waiting_step.append, tried.uncertain).await;
                drop(waiting_step.answer.send(answer));
            }
        }
        Err(DbError::Lost(error) | DbError::Failed(error)) => {
            for waiting_step in batch {
                drop(waiting_step.answer.send(Err(error.clone().into())));
            }
        }
    }
}

/// The answer for a step of a batch that was written.
async fn answer(
    link: &Link,
    append: &Append,
    done: &HashSet<TableId>,
    uncertain: bool,
) -> Result<(), AppendError> {
    if done.contains(&append.card.table) || uncertain && is_recorded(link, append).await? {
        Ok(())
    } else {
        Err(AppendError::Conflict)
    }
}

/// Writes one step by itself.
pub(super) async fn write_alone(
    link: &Link,
    append: &Append,
    mut uncertain: bool,
) -> Result<(), AppendError> {
    let work = |client| -> Work<'_, ()> { Box::pin(step::write_one(client, append)) };
    let tried = link.try_for(WRITE_PATIENCE, work).await;
    uncertain |= tried.uncertain;
    match tried.done {
        Err(DbError::Conflict) if uncertain && is_recorded(link, append).await? => Ok(()),
        done => done.map_err(AppendError::from),
    }
}

/// Tells whether a step is recorded whose answer was lost.
async fn is_recorded(link: &Link, append: &Append) -> Result<bool, StoreError> {
    let look = |client| -> Work<'_, bool> { Box::pin(step::is_recorded(client, append)) };
    let recorded = link.retry_for(WRITE_PATIENCE, look).await?;
    if recorded {
        tracing::info!(
            table = append.card.table.0,
            "a step was recorded although the database's answer was lost"
        );
    }
    Ok(recorded)
}
