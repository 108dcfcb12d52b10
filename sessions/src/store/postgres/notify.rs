//! Notifications between processes on one database of what each wrote. Changes are in a list that
//! only grows, and that is read from the oldest transaction that was under way at the last look:
//! none is skipped, however late it commits. A notification, after the commit and one for many,
//! only says that a look is worthwhile; in case one is lost, the list is read every other second.

use std::collections::HashSet;
use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Row};

use super::READ_PATIENCE;
use super::address::DatabaseAddress;
use super::card::{signed, unsigned};
use super::db_error::DbError;
use super::link::{Link, query};
use crate::ids::{TableId, UserId, Version};
use crate::store::{ChangeFeed, StoreChange, StoreError};

/// Time for which a change waits for more before it is told.
const GATHER_DELAY: Duration = Duration::from_millis(5);
/// Time between two reads of the list without a notification.
const POLL_INTERVAL: Duration = Duration::from_secs(2);
/// The least delay before it listens again, or reads again, when that failed.
const RETRY_DELAY: Duration = Duration::from_secs(1);
/// Age to which the list goes back.
const LIST_AGE: Duration = Duration::from_secs(600);
/// After how long without a look the list is not relied on any more.
const STALE_AFTER: Duration = Duration::from_secs(300);
/// Time between two deletions of changes that are too old.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);

/// Notifies other processes that something was written.
#[derive(Clone)]
pub(super) struct Notifier(Arc<Notify>);

impl Notifier {
    pub(super) fn new(link: &Arc<Link>) -> Self {
        let bell = Arc::new(Notify::new());
        let (weak, link) = (Arc::downgrade(&bell), Arc::clone(link));
        tokio::spawn(async move {
            loop {
                // Once the store is gone, there are no more notifications to send.
                let Some(bell) = weak.upgrade() else { return };
                let within = timeout(SWEEP_INTERVAL, bell.notified()).await;
                drop(bell);
                if link.is_closed() {
                    return;
                }
                if within.is_ok() {
                    sleep(GATHER_DELAY).await;
                    execute_best_effort(&link, "notify houston").await;
                }
            }
        });
        Self(bell)
    }

    /// Notifies other processes soon.
    pub(super) fn notify_soon(&self) {
        self.0.notify_one();
    }
}

/// Runs a statement whose failure does no harm: processes that are not notified read the list by
/// themselves.
async fn execute_best_effort(link: &Link, sql: &str) {
    if let Ok(client) = link.client().await
        && let Err(error) = client.batch_execute(sql).await
    {
        tracing::debug!(%error, "a notification was not sent");
    }
}

/// The change in a row of the list.
fn change_from_row(row: &Row) -> Option<StoreChange> {
    let what = unsigned(row, 3);
    match row.get::<_, i16>(2) {
        0 => Some(StoreChange::Table(TableId(what), Version(unsigned(row, 4)))),
        1 => Some(StoreChange::Touched(TableId(what))),
        2 => Some(StoreChange::Person(UserId(what))),
        3 => Some(StoreChange::Forgotten(UserId(what))),
        // Of a later Houston.
        _ => None,
    }
}

/// The row of a change in the list.
pub(super) const fn row_from_change(change: StoreChange) -> Option<(i16, i64, i64)> {
    match change {
        StoreChange::Table(table, version) => Some((0, signed(table.0), signed(version.0))),
        StoreChange::Touched(table) => Some((1, signed(table.0), 0)),
        StoreChange::Person(user) => Some((2, signed(user.0), 0)),
        StoreChange::Forgotten(user) => Some((3, signed(user.0), 0)),
        StoreChange::Everything => None,
    }
}

/// Listens for changes by other processes.
pub(super) struct Listener {
    link: Arc<Link>,
    address: DatabaseAddress,
    woken: Arc<Notify>,
    /// The connection on which notifications arrive.
    connection: Option<Client>,
    listened_at: Option<Instant>,
    /// The oldest transaction that was under way at the last look.
    from: String,
    /// Changes that were told at the last look.
    seen: HashSet<i64>,
    read_at: Instant,
    swept_at: Instant,
}

const READ_LIST: &str = "select s.oldest, t.id, t.about, t.what, t.version
  from (select pg_snapshot_xmin(pg_current_snapshot())::text as oldest) s
  left join tiding t on t.changed >= $1::text::xid8 order by t.id";

impl Listener {
    /// A listener to everything that is written from now on.
    pub(super) async fn new(
        link: &Arc<Link>,
        address: &DatabaseAddress,
    ) -> Result<Self, StoreError> {
        let sql = "select pg_snapshot_xmin(pg_current_snapshot())::text";
        let rows = link.rows(READ_PATIENCE, sql, &[]).await?;
        let from = rows.first().map(|row| row.get(0)).unwrap_or_default();
        Ok(Self {
            link: Arc::clone(link),
            address: address.clone(),
            woken: Arc::new(Notify::new()),
            connection: None,
            listened_at: None,
            from,
            seen: HashSet::new(),
            read_at: Instant::now(),
            swept_at: Instant::now(),
        })
    }

    /// Subscribes to notifications again if the connection is gone.
    async fn listen(&mut self) {
        if self
            .connection
            .as_ref()
            .is_some_and(|connection| !connection.is_closed())
        {
            return;
        }
        let soon = |at: Instant| at.elapsed() < RETRY_DELAY;
        if self.listened_at.replace(Instant::now()).is_some_and(soon) {
            return;
        }
        let Ok(tls) = self.address.tls() else { return };
        let Ok((connection, mut wire)) = self.address.config().connect(tls).await else {
            return;
        };
        let woken = Arc::clone(&self.woken);
        // It ends with the client.
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|cx| wire.poll_message(cx)).await {
                if matches!(message, AsyncMessage::Notification(_)) {
                    woken.notify_one();
                }
            }
        });
        let listens = format!("{}; listen houston", self.address.limits());
        if connection.batch_execute(&listens).await.is_ok() {
            self.connection = Some(connection);
            // What was said before it listened.
            self.woken.notify_one();
        }
    }

    /// Reads the changes that were written since the last look.
    async fn read_list(&mut self) -> Result<Vec<StoreChange>, DbError> {
        let client = self.link.client().await?;
        let rows = query(client, READ_LIST, &[&self.from]).await;
        let rows = self.link.with_address(rows)?;
        let mut seen = HashSet::new();
        let mut news = Vec::new();
        for row in &rows {
            self.from = row.get(0);
            let Some(id) = row.get::<_, Option<i64>>(1) else {
                continue;
            };
            seen.insert(id);
            if !self.seen.contains(&id) {
                news.extend(change_from_row(row));
            }
        }
        self.seen = seen;
        if self.read_at.elapsed() > STALE_AFTER {
            news = vec![StoreChange::Everything];
        }
        self.read_at = Instant::now();
        Ok(news)
    }

    /// Deletes old changes now and then.
    async fn sweep(&mut self) {
        if self.swept_at.elapsed() < SWEEP_INTERVAL {
            return;
        }
        self.swept_at = Instant::now();
        let seconds = LIST_AGE.as_secs();
        let sql = format!(
            "delete from tiding where told < clock_timestamp() - interval '{seconds} s';
             delete from claim where at < clock_timestamp() - interval '{seconds} s';
             delete from process where until < clock_timestamp() - interval '{seconds} s'"
        );
        execute_best_effort(&self.link, &sql).await;
    }
}

#[async_trait]
impl ChangeFeed for Listener {
    async fn next(&mut self) -> Vec<StoreChange> {
        loop {
            if self.link.is_closed() {
                // The store is gone, and nothing comes any more.
                self.connection = None;
                return std::future::pending().await;
            }
            self.listen().await;
            // Woken or not: the list is read in any case.
            let _ = timeout(POLL_INTERVAL, self.woken.notified()).await;
            match self.read_list().await {
                Ok(news) if news.is_empty() => {}
                Ok(news) => return news,
                Err(DbError::Lost(error) | DbError::Failed(error)) => {
                    tracing::debug!(%error, "the change feed is interrupted; reconnecting");
                    sleep(RETRY_DELAY).await;
                }
                Err(DbError::Conflict) => sleep(RETRY_DELAY).await,
            }
            self.sweep().await;
        }
    }
}
