//! Everything that a database holds, as a data directory: of one moment, also while Houstons play.

use std::fs::File;
use std::path::Path;

use deadpool_postgres::Transaction;
use futures_util::{StreamExt, pin_mut};
use tokio_postgres::types::ToSql;

use super::card::{COLUMNS, card_from_row, signed, unsigned};
use super::db_error::WorkError;
use super::import::Carried;
use super::people::{ALIAS, alias};
use super::{Postgres, parse};
use crate::ids::{GuildId, Millis, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::store::data_dir::{Dir, sync_dir, write_time};
use crate::store::log::{Log, LogRecord};
use crate::store::people_file::PeopleFile;
use crate::store::unfinished::UnfinishedCopy;
use crate::store::{PageKey, PageWrite, Pseudonym, StoreError};

/// Bytes that are written before the disk shall have them.
const SYNC_BYTES: u64 = 8 << 20;

/// The log that is written.
struct Copied {
    log: Log,
    carried: Carried,
}

impl Copied {
    /// Writes a record, and syncs now and then.
    fn write_record(&mut self, record: &LogRecord) -> Result<(), StoreError> {
        let frame = self.log.frame(record)?;
        self.log.write(&frame)?;
        if self.log.end() - self.log.synced() > SYNC_BYTES {
            self.log.sync(0)?;
        }
        Ok(())
    }
}

impl Postgres {
    /// Writes everything into an empty directory, as a Houston with sled takes it.
    ///
    /// # Errors
    /// When there is something in the directory, or the disk or the database fails.
    pub async fn export(&self, to: &Path) -> Result<Carried, StoreError> {
        let dir = Dir::new(to);
        let unfinished = UnfinishedCopy::begin(&dir)?;
        let written = self.link.with_address(self.write_to(&dir).await)?;
        unfinished.finish()?;
        Ok(written)
    }

    /// Writes a snapshot of the database into a directory.
    async fn write_to(&self, dir: &Dir) -> Result<Carried, WorkError> {
        let mut client = self.link.client().await.map_err(StoreError::from)?;
        // One snapshot, independent of concurrent writes.
        let work = client
            .build_transaction()
            .isolation_level(tokio_postgres::IsolationLevel::RepeatableRead)
            .read_only(true)
            .start()
            .await?;
        let sql =
            "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";
        work.batch_execute(sql).await?;
        let book = book(&work).await?;
        let (log, _) = Log::create(&dir.new_log())?;
        let mut copy = Copied {
            log,
            carried: Carried::default(),
        };
        write_tables(&work, &mut copy).await?;
        write_rest(&work, &mut copy).await?;
        let disk = |error| StoreError::of_disk(dir.path(), &error);
        PeopleFile::open(dir)?.add(book)?;
        // The time until play goes on there is given back to the players.
        if let Some(row) = work.query_opt("select at from alive", &[]).await? {
            let path = dir.alive();
            write_time(&path, Millis(unsigned(&row, 0)))
                .and_then(|()| File::open(&path)?.sync_all())
                .map_err(disk)?;
        }
        copy.log.sync(0)?;
        copy.write_record(&LogRecord::Synced)?;
        copy.log.sync(0)?;
        std::fs::rename(dir.new_log(), dir.log())
            .and_then(|()| sync_dir(Some(dir.path())))
            .map_err(disk)?;
        Ok(copy.carried)
    }
}

const NOTHING: [&(dyn ToSql + Sync); 0] = [];

/// Reads the book of the people.
async fn book(work: &Transaction<'_>) -> Result<Vec<Pseudonym>, WorkError> {
    let sql = format!("select {ALIAS} from alias order by number");
    let rows = work.query(&sql, &[]).await?;
    let book: Result<_, StoreError> = rows.iter().map(alias).collect();
    Ok(book?)
}

/// Writes every table with its whole journal.
async fn write_tables(work: &Transaction<'_>, copy: &mut Copied) -> Result<(), WorkError> {
    let cards = format!("select {COLUMNS} from card order by tid");
    let cards = work.query(&cards, &[]).await?;
    let journal = "select version, entry from journal where tid = $1 order by version";
    let journal = work.prepare(journal).await?;
    for row in &cards {
        let card = card_from_row(row).card;
        let table = signed(card.table.0);
        for row in work.query(&journal, &[&table]).await? {
            let version = Version(unsigned(&row, 0));
            copy.write_record(&entry(&card, version, row.get(1)))?;
            copy.carried.entries += 1;
        }
        copy.carried.tables += 1;
    }
    Ok(())
}

/// The record of an entry. The first and the last one of a table carry its card: they say by which
/// key it was founded, and how it is now.
fn entry(card: &IndexCard, version: Version, entry: Vec<u8>) -> LogRecord {
    if version != Version(1) && version != card.version {
        return LogRecord::Bare {
            table: card.table,
            version,
            entry,
        };
    }
    LogRecord::Append {
        version,
        entry,
        card: IndexCard {
            version,
            ..card.clone()
        },
        page_writes: Vec::new(),
    }
}

/// Writes the marks of all tables and all pages.
async fn write_rest(work: &Transaction<'_>, copy: &mut Copied) -> Result<(), WorkError> {
    let sql = "select tid, marks from marks";
    let rows = work.query_raw(sql, NOTHING).await?;
    pin_mut!(rows);
    while let Some(row) = rows.next().await {
        let row = row?;
        let (table, marks) = (TableId(unsigned(&row, 0)), parse(row.get(1))?);
        copy.write_record(&LogRecord::Marks { table, marks })?;
    }
    let sql = "select guild, uid, game, version, page from page";
    let rows = work.query_raw(sql, NOTHING).await?;
    pin_mut!(rows);
    while let Some(row) = rows.next().await {
        let row = row?;
        let guild = Some(unsigned(&row, 0)).filter(|guild| *guild != 0);
        let page_key = PageKey {
            guild: guild.map(GuildId),
            user: UserId(unsigned(&row, 1)),
            game: row.get(2),
        };
        copy.carried.count(&page_key);
        copy.write_record(&LogRecord::Page(PageWrite {
            page_key,
            version: Version(unsigned(&row, 3)),
            page: row.get(4),
        }))?;
    }
    Ok(())
}
