//! The connections to the database, and how long something is tried again when they go. It knows no
//! statement.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use deadpool_postgres::{
    ClientWrapper, Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime,
};
use parking_lot::Mutex;
use tokio_postgres::Row;

use super::Arguments;
use super::address::DatabaseAddress;
use super::db_error::{DbError, WorkError, pool_error};
use crate::store::StoreError;

/// Most connections; two more are a process's own, of the one that listens (`notify.rs`) and of its
/// leases (`direct.rs`).
pub(super) const CONNECTIONS: usize = 16;
/// Time for which a caller waits for a connection.
const CONNECTION_WAIT: Duration = Duration::from_secs(10);
/// Delay before something is tried again.
const RETRY_DELAY: Duration = Duration::from_millis(100);
/// First and last delay where no caller waits.
const FIRST_BACKOFF: Duration = Duration::from_secs(1);
const LAST_BACKOFF: Duration = Duration::from_secs(10);

/// Work that is done with a connection.
pub(super) type Work<'w, T> = Pin<Box<dyn Future<Output = Result<T, WorkError>> + Send + 'w>>;

/// The connections.
pub(super) struct Link {
    pool: Pool,
    pub address: String,
    /// Since when the database does not answer: everybody's patience ends with the first one's.
    away: Mutex<Option<Instant>>,
    closed: AtomicBool,
}

/// Result of some work, and whether an earlier try may have done it already.
pub(super) struct Tried<T> {
    pub done: Result<T, DbError>,
    pub uncertain: bool,
}

/// The rows that a statement returns.
pub(super) async fn query(
    client: Object,
    sql: &str,
    args: Arguments<'_>,
) -> Result<Vec<Row>, WorkError> {
    let sql = client.prepare_cached(sql).await?;
    Ok(client.query(&sql, args).await?)
}

impl Link {
    pub(super) fn new(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let recycle = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = Manager::from_config(address.config().clone(), address.tls()?, recycle);
        let limits: Arc<str> = address.limits().into();
        let limited = Hook::async_fn(move |client: &mut ClientWrapper, _| {
            let limits = Arc::clone(&limits);
            Box::pin(async move {
                let set = client.batch_execute(&limits).await;
                set.map_err(HookError::Backend)
            })
        });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .post_create(limited)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(CONNECTION_WAIT))
            .build();
        Ok(Self {
            pool: pool.map_err(|error| StoreError::Other(error.to_string()))?,
            address: address.to_string(),
            away: Mutex::new(None),
            closed: AtomicBool::new(false),
        })
    }

    /// Adds the address of this database to an error.
    pub(super) fn with_address<T>(&self, done: Result<T, WorkError>) -> Result<T, DbError> {
        done.map_err(|error| error.at_address(&self.address))
    }

    /// A connection from the pool.
    pub(super) async fn client(&self) -> Result<Object, DbError> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(DbError::Failed(StoreError::Closed));
        }
        let client = self.pool.get().await;
        client.map_err(|error| pool_error(&self.address, error))
    }

    /// Does some work, again and again while the connection is lost, for `patience` at most.
    pub(super) async fn try_for<'w, T>(
        &self,
        patience: Duration,
        work: impl Fn(Object) -> Work<'w, T> + Send + Sync,
    ) -> Tried<T> {
        let mut uncertain = false;
        let mut attempt = 0_u32;
        loop {
            let done = match self.client().await {
                Ok(client) => {
                    let done = self.with_address(work(client).await);
                    // Only what was sent may have been done.
                    uncertain |= matches!(done, Err(DbError::Lost(_)));
                    done
                }
                Err(error) => Err(error),
            };
            let Err(DbError::Lost(error)) = done else {
                self.came_back();
                return Tried { done, uncertain };
            };
            // A connection that was idle for long is no sign of anything: the second try is.
            if self.away_for() > patience && attempt > 0 {
                let done = Err(DbError::Lost(error));
                return Tried { done, uncertain };
            }
            if attempt == 0 {
                tracing::warn!(%error, "a database request failed; retrying");
            }
            attempt += 1;
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }

    /// Like [`Self::try_for`], for work that may be done twice: its result alone.
    pub(super) async fn retry_for<'w, T>(
        &self,
        patience: Duration,
        work: impl Fn(Object) -> Work<'w, T> + Send + Sync,
    ) -> Result<T, StoreError> {
        let tried = self.try_for(patience, work).await;
        tried.done.map_err(StoreError::from)
    }

    /// The rows that a statement returns, which may be run twice.
    pub(super) async fn rows(
        &self,
        patience: Duration,
        sql: &str,
        args: Arguments<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        let ask = |client| -> Work<'_, Vec<Row>> { Box::pin(query(client, sql, args)) };
        self.retry_for(patience, ask).await
    }

    /// Like [`Self::retry_for`], without an end and less and less often: at startup there is no
    /// caller to answer.
    pub(super) async fn retry_forever<'w, T>(
        &self,
        work: impl Fn(Object) -> Work<'w, T> + Send + Sync,
    ) -> Result<T, StoreError> {
        let mut wait = FIRST_BACKOFF;
        loop {
            let done = match self.client().await {
                Ok(client) => self.with_address(work(client).await),
                Err(error) => Err(error),
            };
            let Err(DbError::Lost(error)) = done else {
                self.came_back();
                return done.map_err(StoreError::from);
            };
            self.away_for();
            tracing::warn!(%error, again_in = ?wait, "waiting for the database");
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(LAST_BACKOFF);
        }
    }

    /// Closes all connections.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.pool.close();
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Time for which the database has been away, from now on if it was not.
    fn away_for(&self) -> Duration {
        self.away.lock().get_or_insert_with(Instant::now).elapsed()
    }

    /// Notes that the database answers.
    fn came_back(&self) {
        if let Some(since) = self.away.lock().take() {
            tracing::info!(after = ?since.elapsed(), "the database answers again");
        }
    }
}
