//! The store for whoever outgrows one process: PostgreSQL, for as many Houstons as he likes.
//!
//! A step is durable when its transaction is committed. When the connection goes, the same step is
//! sent again until it is known whether it was: nothing is lost by that and nothing done twice.

mod address;
mod card;
mod export;
mod import;
mod link;
mod migrate;
mod people;
mod setback;
mod step;
mod turn;
mod veil;
mod writers;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::Object;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

pub use address::DatabaseAddress;
use card::{COLUMNS, listed, signed, unsigned};
pub use import::Carried;
use link::{Link, Work};
pub(crate) use people::PeopleTable;
use setback::{Setback, setback};
use turn::Turn;
use writers::Writers;

use super::{Append, AppendError, Home, Keep, Listed, Store, StoreError, Stored, StoredPage};
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::marks::Marks;
use crate::person::Person;

/// How long a step is tried again while the database is away: people wait, and are told then.
const WRITING: Duration = Duration::from_secs(20);
/// The same for a look.
const READING: Duration = Duration::from_secs(8);
/// The oldest PostgreSQL that we know.
const OLDEST: i32 = 150_000;

/// The arguments of a statement.
type Arguments<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A store in a database.
pub struct Postgres {
    address: DatabaseAddress,
    link: Arc<Link>,
    writers: Writers,
    /// Held by whoever serves the tables.
    turn: Mutex<Option<Turn>>,
}

impl Postgres {
    /// Connects, and brings the schema up to what this Houston knows. Must be called within a tokio
    /// runtime.
    ///
    /// # Errors
    /// When the database does not answer, or refuses us; the message says what to do.
    pub async fn connect(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let link = Arc::new(Link::new(address)?);
        let name = &link.address;
        link.patiently(WRITING, |client| Box::pin(suits(client, name)))
            .await?;
        link.patiently(WRITING, |client| Box::pin(migrate::migrate(client, name)))
            .await?;
        let writers = Writers::new(&link);
        Ok(Self {
            address: address.clone(),
            link,
            writers,
            turn: Mutex::new(None),
        })
    }

    /// Waits until no other process serves these tables: the one that waits takes over the moment
    /// the other is gone. Whoever loses it later hears of it by [`Store::lost`].
    ///
    /// # Errors
    /// When the database refuses us.
    pub async fn take_turn(&self) -> Result<(), StoreError> {
        let turn = Turn::wait(&self.address).await?;
        *self.turn() = Some(turn);
        Ok(())
    }

    fn turn(&self) -> MutexGuard<'_, Option<Turn>> {
        // No code panics while it holds this.
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn rows<'a>(&self, sql: &'a str, args: Arguments<'a>) -> Result<Vec<Row>, StoreError> {
        let link = &self.link;
        link.patiently(READING, |client| {
            Box::pin(query(client, &link.address, sql, args))
        })
        .await
    }

    async fn row<'a>(&self, sql: &'a str, args: Arguments<'a>) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// Writes what may be written twice.
    async fn put<'a>(&self, sql: &'a str, args: Arguments<'a>) -> Result<(), StoreError> {
        let link = &self.link;
        let put =
            |client| -> Work<'_, Vec<Row>> { Box::pin(query(client, &link.address, sql, args)) };
        link.patiently(WRITING, put).await.map(drop)
    }
}

async fn query(
    client: Object,
    address: &str,
    sql: &str,
    args: Arguments<'_>,
) -> Result<Vec<Row>, Setback> {
    let said = |error: tokio_postgres::Error| setback(address, &error);
    let sql = client.prepare_cached(sql).await.map_err(said)?;
    client.query(&sql, args).await.map_err(said)
}

/// Whether the server keeps what it says to have kept.
async fn suits(client: Object, address: &str) -> Result<(), Setback> {
    let sql = "select current_setting('server_version_num')::int,
                      current_setting('server_version'),
                      current_setting('synchronous_commit') in ('off', 'local'),
                      current_setting('fsync') = 'off'";
    let row = client.query_one(sql, &[]).await;
    let row = row.map_err(|error| setback(address, &error))?;
    let refused = |why: String, advice| {
        Err(Setback::Failed(StoreError::Database {
            address: address.to_owned(),
            why,
            advice,
        }))
    };
    if row.get::<_, i32>(0) < OLDEST {
        let why = format!("it is PostgreSQL {}", row.get::<_, String>(1));
        return refused(why, "Houston needs 15 or newer");
    }
    if row.get(2) {
        let why = "synchronous_commit is off for this user".to_owned();
        return refused(
            why,
            "what was acknowledged could be lost: alter role USER set synchronous_commit = on",
        );
    }
    if row.get(3) {
        tracing::warn!("fsync is off at the database: a power cut there loses games");
    }
    Ok(())
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Other(error.to_string()))
}

fn written<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Other(error.to_string()))
}

/// Writes marks. A power cut may lose them, but for posts that are about to be made.
async fn mark(
    mut client: Object,
    address: &str,
    (table, settled): (TableId, Version),
    (text, intends): (&str, bool),
) -> Result<(), Setback> {
    let said = |error: tokio_postgres::Error| setback(address, &error);
    let work = client.transaction().await.map_err(said)?;
    if !intends {
        let sql = "set local synchronous_commit = off";
        work.batch_execute(sql).await.map_err(said)?;
    }
    let sql = "with m as (insert into marks (tid, marks) values ($1, $3)
                          on conflict (tid) do update set marks = excluded.marks)
               update card set settled = $2, kept = stage <> 3 or $2 < version
                where tid = $1 and settled <> $2";
    let sql = work.prepare_cached(sql).await.map_err(said)?;
    let args: [&(dyn ToSql + Sync); 3] = [&signed(table.0), &signed(settled.0), &text];
    work.execute(&sql, &args).await.map_err(said)?;
    work.commit().await.map_err(said)
}

/// Writes a page by itself.
async fn keep_page(mut client: Object, address: &str, keep: &Keep) -> Result<(), Setback> {
    let said = |error: tokio_postgres::Error| setback(address, &error);
    let work = client.transaction().await.map_err(said)?;
    step::page(&work, address, keep).await?;
    work.commit().await.map_err(said)
}

#[async_trait]
impl Store for Postgres {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        if append.card.version != append.expected.next() {
            return Err(AppendError::Conflict);
        }
        if self.link.is_closed() {
            return Err(StoreError::Closed.into());
        }
        // Those must not make another table's step fail with them.
        if append.expected == Version(0) || !append.keeps.is_empty() {
            return writers::alone(&self.link, &append, false).await;
        }
        self.writers.append(append).await
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let sql =
            "select version, entry from journal where tid = $1 and version > $2 order by version";
        let rows = self
            .rows(sql, &[&signed(table.0), &signed(after.0)])
            .await?;
        let stored = rows.iter().map(|row| Stored {
            version: Version(unsigned(row, 0)),
            entry: row.get(1),
        });
        Ok(stored.collect())
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let sql = format!("select {COLUMNS} from card where kept order by tid");
        Ok(self.rows(&sql, &[]).await?.iter().map(listed).collect())
    }

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        let sql = "select tid from card where founded_by = $1";
        let row = self.row(sql, &[&signed(key.0)]).await?;
        Ok(row.map(|row| TableId(unsigned(&row, 0))))
    }

    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let sql = "select tid from card where channel = $1 and stage in (0, 1)";
        let row = self.row(sql, &[&signed(channel.0)]).await?;
        Ok(row.map(|row| TableId(unsigned(&row, 0))))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        let row = self.row("select nextval('table_number')", &[]).await?;
        let number = row.map(|row| TableId(unsigned(&row, 0)));
        number.ok_or_else(|| StoreError::Other("the sequence gave no number".to_owned()))
    }

    async fn marks(&self, table: TableId) -> Result<Marks, StoreError> {
        let sql = "select marks from marks where tid = $1";
        let row = self.row(sql, &[&signed(table.0)]).await?;
        row.map_or_else(|| Ok(Marks::default()), |row| parse(row.get(0)))
    }

    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError> {
        let (text, intends) = (written(&marks)?, !marks.intents.is_empty());
        let (link, what) = (&self.link, (table, marks.settled));
        link.patiently(WRITING, |client| {
            Box::pin(mark(client, &link.address, what, (&text, intends)))
        })
        .await
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        let sql = "select person from person where uid = $1";
        let row = self.row(sql, &[&signed(user.0)]).await?;
        row.map(|row| parse(row.get(0))).transpose()
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        let sql = "insert into person (uid, person) values ($1, $2)
                   on conflict (uid) do update set person = excluded.person";
        self.put(sql, &[&signed(user.0), &written(&person)?]).await
    }

    async fn kept(&self, home: &Home) -> Result<StoredPage, StoreError> {
        let (guild, user) = (signed(home.guild.map_or(0, |g| g.0)), signed(home.user.0));
        let sql = "select version, page from page where guild = $1 and uid = $2 and game = $3";
        let row = self.row(sql, &[&guild, &user, &home.game]).await?;
        Ok(row.map_or_else(StoredPage::default, |row| StoredPage {
            version: Version(unsigned(&row, 0)),
            page: Some(row.get(1)),
        }))
    }

    async fn keep(&self, keep: Keep) -> Result<(), AppendError> {
        let link = &self.link;
        let tried = link
            .try_for(WRITING, |client| {
                Box::pin(keep_page(client, &link.address, &keep))
            })
            .await;
        match tried.done {
            // Ours, whose answer was lost?
            Err(Setback::Conflict) if tried.uncertain => {
                let stands = self.kept(&keep.home).await?;
                let same =
                    stands.version == keep.version && stands.page.as_ref() == Some(&keep.page);
                let ran = match keep.errand {
                    Some(errand) => self.ran(errand).await?,
                    None => true,
                };
                if same && ran {
                    Ok(())
                } else {
                    Err(AppendError::Conflict)
                }
            }
            done => done.map_err(AppendError::from),
        }
    }

    async fn ran(&self, errand: Key) -> Result<bool, StoreError> {
        let row = self
            .row("select 1 from errand where key = $1", &[&signed(errand.0)])
            .await?;
        Ok(row.is_some())
    }

    async fn seen_alive(&self) -> Option<Millis> {
        let row = self.row("select at from alive", &[]).await.ok()??;
        Some(Millis(unsigned(&row, 0)))
    }

    async fn note_alive(&self, now: Millis) {
        let sql = "insert into alive (at) values ($1)
                   on conflict (one) do update set at = greatest(alive.at, excluded.at)";
        if let Err(error) = self.put(sql, &[&signed(now.0)]).await {
            tracing::debug!(%error, "that we are at work was not noted");
        }
    }

    async fn lost(&self) -> StoreError {
        let over = self.turn().as_ref().map(Turn::over);
        if let Some(mut over) = over
            && let Ok(lost) = over.wait_for(Option::is_some).await
            && let Some(error) = lost.clone()
        {
            return error;
        }
        std::future::pending().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.link.close();
        // Last: whoever stands by begins with everything that was written.
        drop(self.turn().take());
        Ok(())
    }
}
