//! The store for setups that outgrow one process: PostgreSQL, for any number of Houstons.
//!
//! A step is durable when its transaction is committed. When the connection goes, the same step is
//! sent again until it is known whether it was: nothing is lost by that and nothing done twice.

mod address;
mod card;
mod checks;
mod db_error;
pub(crate) mod direct;
mod export;
mod hints;
mod import;
mod link;
mod marking;
mod migrate;
mod notify;
mod people;
mod start;
mod step;
mod writers;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::Object;
use parking_lot::Mutex;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

pub use address::DatabaseAddress;
use card::{COLUMNS, card_from_row, signed, unsigned};
use db_error::{DbError, WorkError};
pub use import::Carried;
use link::{Link, Work, query};
use notify::{Listener, Notifier};
use people::PeopleTable;
use writers::Writers;

use super::{
    Append, AppendError, ChangeFeed, PageKey, PageWrite, PseudonymBook, Revision, Store,
    StoreChange, StoreError, StoredCard, StoredEntry, StoredPage,
};
use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, Millis, TableId, Version};

/// Time for which a step is tried again while the database is away: people wait, and are told then.
const WRITE_PATIENCE: Duration = Duration::from_secs(20);
/// Time for which a read is tried again.
const READ_PATIENCE: Duration = Duration::from_secs(8);
/// The arguments of a statement.
type Arguments<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A store in a database.
pub struct Postgres {
    address: DatabaseAddress,
    link: Arc<Link>,
    writers: Writers,
    notifier: Notifier,
    people: PeopleTable,
    /// Connection that keeps all who serve away, where this process must be alone.
    alone: Mutex<Option<Client>>,
}

impl Postgres {
    /// Waits until no process serves these tables, and keeps others away until the store is closed.
    ///
    /// # Errors
    /// When the database refuses us.
    pub async fn be_alone(&self) -> Result<(), StoreError> {
        let client = direct::connect_exclusive(&self.address).await?;
        *self.alone.lock() = Some(client);
        Ok(())
    }

    /// The rows that a query returns.
    async fn rows<'a>(&self, sql: &'a str, args: Arguments<'a>) -> Result<Vec<Row>, StoreError> {
        self.link.rows(READ_PATIENCE, sql, args).await
    }

    /// The first row that a query returns.
    async fn row<'a>(&self, sql: &'a str, args: Arguments<'a>) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// Runs a statement that may be run twice.
    async fn write<'a>(&self, sql: &'a str, args: Arguments<'a>) -> Result<(), StoreError> {
        self.link.rows(WRITE_PATIENCE, sql, args).await.map(drop)
    }
}

/// Parses JSON of the database.
fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Other(error.to_string()))
}

/// Encodes a value as JSON.
fn to_json<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Other(error.to_string()))
}

/// Writes a page by itself; a change of a person's settings is reported to all.
async fn write_page(mut client: Object, page_write: &PageWrite) -> Result<(), WorkError> {
    let work = client.transaction().await?;
    step::write_page(&work, page_write).await?;
    if page_write.page_key.is_person() {
        let sql = "insert into tiding (about, what) values (2, $1)";
        let sql = work.prepare_cached(sql).await?;
        work.execute(&sql, &[&signed(page_write.page_key.user.0)])
            .await?;
    }
    Ok(work.commit().await?)
}

#[async_trait]
impl Store for Postgres {
    fn book(&self) -> Arc<dyn PseudonymBook> {
        Arc::new(self.people.clone())
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        if append.card.version != append.expected.next() {
            return Err(AppendError::Conflict);
        }
        if self.link.is_closed() {
            return Err(StoreError::Closed.into());
        }
        // A founding may find its channel taken, and a page may have been changed: each is written
        // alone, so that no other table's step fails with it.
        if append.expected == Version(0) || !append.page_writes.is_empty() {
            writers::write_alone(&self.link, &append, false).await?;
        } else {
            self.writers.append(append).await?;
        }
        // After the commit: a notification within would have all commits wait for one another.
        self.notifier.notify_soon();
        Ok(())
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<StoredEntry>, StoreError> {
        let sql =
            "select version, entry from journal where tid = $1 and version > $2 order by version";
        let rows = self
            .rows(sql, &[&signed(table.0), &signed(after.0)])
            .await?;
        let stored = rows.iter().map(|row| StoredEntry {
            version: Version(unsigned(row, 0)),
            entry: row.get(1),
        });
        Ok(stored.collect())
    }

    async fn active_cards(&self) -> Result<Vec<StoredCard>, StoreError> {
        let sql = format!("select {COLUMNS} from card where kept order by tid");
        Ok(self
            .rows(&sql, &[])
            .await?
            .iter()
            .map(card_from_row)
            .collect())
    }

    async fn table_founded_by(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        let sql = "select tid from card where founded_by = $1";
        let row = self.row(sql, &[&signed(key.0)]).await?;
        Ok(row.map(|row| TableId(unsigned(&row, 0))))
    }

    async fn open_table_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let sql = "select tid from card where channel = $1 and stage in (0, 1)";
        let row = self.row(sql, &[&signed(channel.0)]).await?;
        Ok(row.map(|row| TableId(unsigned(&row, 0))))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn cards(&self, tables: &[TableId]) -> Result<Vec<StoredCard>, StoreError> {
        let tables: Vec<i64> = tables.iter().map(|table| signed(table.0)).collect();
        let sql = format!("select {COLUMNS} from card where tid = any($1)");
        Ok(self
            .rows(&sql, &[&tables])
            .await?
            .iter()
            .map(card_from_row)
            .collect())
    }

    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        Ok(Box::new(Listener::new(&self.link, &self.address).await?))
    }

    async fn announce(&self, change: StoreChange) -> Result<(), StoreError> {
        let Some((about, what, version)) = notify::row_from_change(change) else {
            return Ok(());
        };
        let sql = "insert into tiding (about, what, version) values ($1, $2, $3)";
        self.write(sql, &[&about, &what, &version]).await?;
        self.notifier.notify_soon();
        Ok(())
    }

    async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        let sql = "insert into claim (key) values ($1) on conflict do nothing returning 1";
        let args: Arguments<'_> = &[&signed(key.0)];
        let work = |client| -> Work<'_, _> { Box::pin(query(client, sql, args)) };
        let tried = self.link.try_for(READ_PATIENCE, work).await;
        // If the answer was lost, the claim may be ours: answering twice is better than never.
        let rows = tried.done.map_err(StoreError::from)?;
        Ok(!rows.is_empty() || tried.uncertain)
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        let row = self.row("select nextval('table_number')", &[]).await?;
        let number = row.map(|row| TableId(unsigned(&row, 0)));
        number.ok_or_else(|| StoreError::Other("the sequence returned no number".to_owned()))
    }

    async fn last_number(&self) -> Result<TableId, StoreError> {
        let row = self.row("select last_value from table_number", &[]).await?;
        let number = row.map(|row| TableId(unsigned(&row, 0)));
        number.ok_or_else(|| StoreError::Other("the sequence returned no number".to_owned()))
    }

    async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let sql = "select marks, revision from marks where tid = $1";
        let Some(row) = self.row(sql, &[&signed(table.0)]).await? else {
            return Ok((Marks::default(), Revision(0)));
        };
        Ok((parse(row.get(0))?, Revision(unsigned(&row, 1))))
    }

    async fn put_marks(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        self.mark(table, &marks, read).await
    }

    async fn read_page(&self, page_key: &PageKey) -> Result<StoredPage, StoreError> {
        let (guild, user) = (
            signed(page_key.guild.map_or(0, |g| g.0)),
            signed(page_key.user.0),
        );
        let sql = "select version, page from page where guild = $1 and uid = $2 and game = $3";
        let row = self.row(sql, &[&guild, &user, &page_key.game]).await?;
        Ok(row.map_or_else(StoredPage::default, |row| StoredPage {
            version: Version(unsigned(&row, 0)),
            page: Some(row.get(1)),
        }))
    }

    async fn write_page(&self, page_write: PageWrite) -> Result<(), AppendError> {
        let work = |client| -> Work<'_, ()> { Box::pin(write_page(client, &page_write)) };
        let tried = self.link.try_for(WRITE_PATIENCE, work).await;
        match tried.done {
            // Ours, whose answer was lost?
            Err(DbError::Conflict) if tried.uncertain => {
                let stands = self.read_page(&page_write.page_key).await?;
                if stands.version != page_write.version
                    || stands.page.as_ref() != Some(&page_write.page)
                {
                    return Err(AppendError::Conflict);
                }
            }
            done => done?,
        }
        if page_write.page_key.is_person() {
            self.notifier.notify_soon();
        }
        Ok(())
    }

    async fn seen_alive(&self) -> Option<Millis> {
        let row = self.row("select at from alive", &[]).await.ok()??;
        Some(Millis(unsigned(&row, 0)))
    }

    async fn note_alive(&self, now: Millis) {
        let sql = "insert into alive (at) values ($1)
                   on conflict (one) do update set at = greatest(alive.at, excluded.at)";
        if let Err(error) = self.write(sql, &[&signed(now.0)]).await {
            tracing::debug!(%error, "the heartbeat was not saved");
        }
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.link.close();
        // Released last: a process that waits for it then sees everything that was written.
        drop(self.alone.lock().take());
        Ok(())
    }
}
