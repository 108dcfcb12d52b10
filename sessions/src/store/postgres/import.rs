//! Import of a data directory into an empty database: all of it in one transaction, or nothing.

use std::collections::HashMap;
use std::path::Path;

use deadpool_postgres::Transaction;
use tokio::sync::mpsc;
use tokio_postgres::error::SqlState;

use super::card::{signed, stage_number, users};
use super::db_error::WorkError;
use super::{Postgres, to_json};
use crate::delivery::marks::Marks;
use crate::ids::{Millis, TableId, Version};
use crate::index::IndexCard;
use crate::store::data_dir::{Dir, read_time};
use crate::store::log::{LogRecord, scan};
use crate::store::people_file;
use crate::store::{PageKey, PageWrite, Pseudonym, StoreError};

/// Rows in one statement.
const ROWS_PER_STATEMENT: usize = 1_000;

/// Counts of what was taken from one store to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// Tables, closed ones included.
    pub tables: u64,
    /// Entries of their journals.
    pub entries: u64,
    /// People who are remembered.
    pub people: u64,
    /// Pages of people from game to game.
    pub pages: u64,
}

impl Carried {
    /// Counts a page: as a person if it is what we remember of one.
    pub(super) fn count(&mut self, page_key: &PageKey) {
        *match page_key.is_person() {
            true => &mut self.people,
            false => &mut self.pages,
        } += 1;
    }
}

type EntryRow = (TableId, Version, Vec<u8>);

/// Last record of each kind, which replaces the earlier ones.
#[derive(Default)]
struct Latest {
    cards: HashMap<TableId, IndexCard>,
    marks: HashMap<TableId, Marks>,
    pages: HashMap<PageKey, PageWrite>,
}

impl Latest {
    /// Takes a record, and hands back the entry that is in it.
    fn take(&mut self, record: LogRecord) -> Result<Option<EntryRow>, StoreError> {
        match record {
            LogRecord::Append {
                version,
                entry,
                card,
                page_writes,
            } => {
                let table = card.table;
                self.cards.insert(table, card);
                page_writes
                    .into_iter()
                    .for_each(|page_write| self.add_page(page_write));
                return Ok(Some((table, version, entry)));
            }
            LogRecord::Bare {
                table,
                version,
                entry,
            } => return Ok(Some((table, version, entry))),
            LogRecord::Page(page_write) => self.add_page(page_write),
            LogRecord::Marks { table, marks } => {
                self.marks.insert(table, marks);
            }
            LogRecord::Marked { table, patch } => {
                let before = self.marks.remove(&table).unwrap_or_default();
                let marks = patch.apply(&before);
                let marks = marks.map_err(|error| StoreError::Other(error.to_string()))?;
                self.marks.insert(table, marks);
            }
            LogRecord::Synced => {}
        }
        Ok(None)
    }

    /// Replaces a page.
    fn add_page(&mut self, page_write: PageWrite) {
        self.pages.insert(page_write.page_key.clone(), page_write);
    }
}

impl Postgres {
    /// Takes everything from a data directory, which no Houston may be using. The directory stays
    /// as it is.
    ///
    /// # Errors
    /// When there is something in the database, the directory is in use or damaged, or the database
    /// fails; then nothing was taken.
    pub async fn import(&self, from: &Path) -> Result<Carried, StoreError> {
        let dir = Dir::existing(from)?;
        let _lock = dir.lock()?;
        Ok(self.link.with_address(self.take(&dir).await)?)
    }

    /// Imports a directory in one transaction.
    async fn take(&self, dir: &Dir) -> Result<Carried, WorkError> {
        let mut client = self.link.client().await.map_err(StoreError::from)?;
        let work = client.transaction().await?;
        // Between two statements some of the directory is read, however long that takes.
        let sql =
            "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
                   lock table card in exclusive mode";
        work.batch_execute(sql).await?;
        let full = work.query_opt("select 1 from card limit 1", &[]).await?;
        if full.is_some() {
            let path = self.link.address.clone();
            return Err(StoreError::NotEmpty { path }.into());
        }
        let (rows, mut read) = mpsc::channel::<EntryRow>(4 * ROWS_PER_STATEMENT);
        let log = dir.log();
        let reader = tokio::task::spawn_blocking(move || {
            let mut latest = Latest::default();
            scan(&log, |_, _, record| {
                if let Some(row) = latest.take(record)? {
                    // The receiver is gone only when the database failed.
                    let sent = rows.blocking_send(row);
                    sent.map_err(|_| StoreError::Closed)?;
                }
                Ok(())
            })?;
            Ok::<_, StoreError>(latest)
        });
        let mut carried = Carried::default();
        let mut some = Vec::new();
        while read.recv_many(&mut some, ROWS_PER_STATEMENT).await > 0 {
            carried.entries += some.len() as u64;
            insert_entries(&work, &some).await?;
            some.clear();
        }
        let latest = reader.await;
        let latest = latest.map_err(|error| StoreError::Other(error.to_string()))??;
        carried.tables = latest.cards.len() as u64;
        latest
            .pages
            .keys()
            .for_each(|page_key| carried.count(page_key));
        let book = people_file::all_people(dir)?;
        insert_rest(&work, latest).await.map_err(inconsistent)?;
        write_people(&work, &book).await?;
        alive(&work, read_time(&dir.alive())).await?;
        work.commit().await?;
        Ok(carried)
    }
}

/// Replaces the time until which a Houston served these tables: players get the time since then
/// back.
async fn alive(work: &Transaction<'_>, until: Option<Millis>) -> Result<(), WorkError> {
    work.execute("delete from alive", &[]).await?;
    if let Some(until) = until {
        let sql = "insert into alive (at) values ($1)";
        work.execute(sql, &[&signed(until.0)]).await?;
    }
    Ok(())
}

/// Inserts the people.
async fn write_people(work: &Transaction<'_>, book: &[Pseudonym]) -> Result<(), WorkError> {
    let sql = "insert into alias (number, uid, key) values ($1, $2, $3)
               on conflict (uid) do update set number = excluded.number, key = excluded.key";
    let insert = work.prepare(sql).await?;
    for alias in book {
        let (number, user) = (signed(alias.number.0), signed(alias.user.0));
        work.execute(&insert, &[&number, &user, &&alias.key[..]])
            .await?;
    }
    Ok(())
}

/// Inserts entries of journals.
async fn insert_entries(work: &Transaction<'_>, rows: &[EntryRow]) -> Result<(), WorkError> {
    let tables: Vec<i64> = rows.iter().map(|row| signed(row.0.0)).collect();
    let versions: Vec<i64> = rows.iter().map(|row| signed(row.1.0)).collect();
    let entries: Vec<&[u8]> = rows.iter().map(|row| row.2.as_slice()).collect();
    let sql = "insert into journal (tid, version, entry)
               select * from unnest($1::bigint[], $2::bigint[], $3::bytea[])";
    work.execute(sql, &[&tables, &versions, &entries]).await?;
    Ok(())
}

/// Explains the error of two tables in one channel, which no Houston writes.
fn inconsistent(error: WorkError) -> WorkError {
    match error {
        WorkError::Driver(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
            let why = format!("the directory is inconsistent ({error}): run houston check on it");
            StoreError::Other(why).into()
        }
        other => other,
    }
}

/// Inserts the cards, the marks and the pages.
async fn insert_rest(work: &Transaction<'_>, latest: Latest) -> Result<(), WorkError> {
    let sql = "insert into card (tid, founded_by, game, guild, channel, users, stage, next_due,
                                 version, settled, kept)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let insert = work.prepare(sql).await?;
    for (table, card) in &latest.cards {
        let settled = latest.marks.get(table).map_or(Version(0), |m| m.settled);
        let guild = card.guild.map(|guild| signed(guild.0));
        let due = card.next_due.map(|at| signed(at.0));
        work.execute(
            &insert,
            &[
                &signed(table.0),
                &signed(card.founded_by.0),
                &card.game,
                &guild,
                &signed(card.channel.0),
                &users(card),
                &stage_number(card.stage),
                &due,
                &signed(card.version.0),
                &signed(settled.0),
                &card.is_active(settled),
            ],
        )
        .await?;
    }
    let insert = work.prepare("insert into marks (tid, marks) values ($1, $2)");
    let insert = insert.await?;
    for (table, marks) in &latest.marks {
        let marks = to_json(marks)?;
        work.execute(&insert, &[&signed(table.0), &marks]).await?;
    }
    let sql = "insert into page (guild, uid, game, version, page) values ($1, $2, $3, $4, $5)";
    let insert = work.prepare(sql).await?;
    for (page_key, page_write) in &latest.pages {
        let (guild, user) = (
            signed(page_key.guild.map_or(0, |g| g.0)),
            signed(page_key.user.0),
        );
        let version = signed(page_write.version.0);
        work.execute(
            &insert,
            &[&guild, &user, &page_key.game, &version, &page_write.page],
        )
        .await?;
    }
    let sql = "select setval('table_number', greatest((select max(tid) from card), 1))";
    work.execute(sql, &[]).await?;
    Ok(())
}
