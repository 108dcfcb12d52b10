//! Everything that a database holds, as a data directory: of one moment, also while Houstons play.

use std::fs::File;
use std::path::Path;

use deadpool_postgres::Transaction;
use futures_util::{StreamExt, pin_mut};
use tokio_postgres::types::ToSql;

use super::card::{COLUMNS, listed, signed, unsigned};
use super::db_error::WorkError;
use super::import::Carried;
use super::people::{ALIAS, alias};
use super::{Postgres, parse};
use crate::ids::{GuildId, Millis, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::store::data_dir::{Dir, note, sync_dir};
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
    fn put(&mut self, record: &LogRecord) -> Result<(), StoreError> {
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
        let written = self.link.said(self.written(&dir).await)?;
        unfinished.finish()?;
        Ok(written)
    }

    async fn written(&self, dir: &Dir) -> Result<Carried, WorkError> {
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
        tables(&work, &mut copy).await?;
        rest(&work, &mut copy).await?;
        let disk = |error| StoreError::of_disk(dir.path(), &error);
        PeopleFile::open(dir)?.take(book)?;
        // The time until play goes on there is given back to the players.
        if let Some(row) = work.query_opt("select at from alive", &[]).await? {
            let path = dir.alive();
            note(&path, Millis(unsigned(&row, 0)))
                .and_then(|()| File::open(&path)?.sync_all())
                .map_err(disk)?;
        }
        copy.log.sync(0)?;
        copy.put(&LogRecord::Synced)?;
        copy.log.sync(0)?;
        std::fs::rename(dir.new_log(), dir.log())
            .and_then(|()| sync_dir(Some(dir.path())))
            .map_err(disk)?;
        Ok(copy.carried)
    }
}

const NOTHING: [&(dyn ToSql + Sync); 0] = [];

/// Book of the people.
async fn book(work: &Transaction<'_>) -> Result<Vec<Pseudonym>, WorkError> {
    let sql = format!("select {ALIAS} from alias order by number");
    let rows = work.query(&sql, &[]).await?;
    let book: Result<_, StoreError> = rows.iter().map(alias).collect();
    Ok(book?)
}

/// Every table with its whole journal.
async fn tables(work: &Transaction<'_>, copy: &mut Copied) -> Result<(), WorkError> {
    let cards = format!("select {COLUMNS} from card order by tid");
    let cards = work.query(&cards, &[]).await?;
    let journal = "select version, entry from journal where tid = $1 order by version";
    let journal = work.prepare(journal).await?;
    for row in &cards {
        let card = listed(row).card;
        let table = signed(card.table.0);
        for row in work.query(&journal, &[&table]).await? {
            let version = Version(unsigned(&row, 0));
            copy.put(&entry(&card, version, row.get(1)))?;
            copy.carried.entries += 1;
        }
        copy.carried.tables += 1;
    }
    Ok(())
}

/// The first entry says by which key its table was founded, the last one how the table is.
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

async fn rest(work: &Transaction<'_>, copy: &mut Copied) -> Result<(), WorkError> {
    let sql = "select tid, marks from marks";
    let rows = work.query_raw(sql, NOTHING).await?;
    pin_mut!(rows);
    while let Some(row) = rows.next().await {
        let row = row?;
        let (table, marks) = (TableId(unsigned(&row, 0)), parse(row.get(1))?);
        copy.put(&LogRecord::Marks { table, marks })?;
    }
    let sql = "select guild, uid, game, version, page from page";
    let rows = work.query_raw(sql, NOTHING).await?;
    pin_mut!(rows);
    while let Some(row) = rows.next().await {
        let row = row?;
        let guild = Some(unsigned(&row, 0)).filter(|guild| *guild != 0);
        let home = PageKey {
            guild: guild.map(GuildId),
            user: UserId(unsigned(&row, 1)),
            game: row.get(2),
        };
        copy.carried.count(&home);
        copy.put(&LogRecord::Keep(PageWrite {
            home,
            version: Version(unsigned(&row, 3)),
            page: row.get(4),
        }))?;
    }
    Ok(())
}
