//! Everything that a database keeps, looked over and replaced once. It knows not what for.

use deadpool_postgres::{ClientWrapper, Object};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use super::card::{COLUMNS, listed, signed, unsigned, users};
use super::setback::setback;
use super::{Postgres, parse, written};
use crate::ids::{GuildId, UserId, Version};
use crate::store::{Home, Keep, Rewrite, StoreError};

/// A database in which people stand as they are called on Discord, while nobody else writes to it.
/// What is not replaced to the end is as it was.
pub(crate) struct ClearDatabase {
    /// Not the pool's any more: when this goes, so does a transaction that was not finished.
    client: ClientWrapper,
    name: String,
}

/// Whether a pass over everything writes what came of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Looks,
    Writes,
}

type Columns<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Postgres {
    /// Takes the database, if people stand there as they are called on Discord.
    pub(crate) async fn clear(&self) -> Result<Option<ClearDatabase>, StoreError> {
        let client = self.link.client().await.map_err(StoreError::from)?;
        let client = Object::take(client);
        let name = self.link.address.clone();
        let clear = ClearDatabase { client, name };
        let sql = "begin; set local statement_timeout = 0;
                   set local idle_in_transaction_session_timeout = 0;
                   lock table card in exclusive mode";
        clear.batch(sql).await?;
        let veiled = clear.rows("select 1 from veiled", &[]).await?;
        Ok(veiled.is_empty().then_some(clear))
    }
}

impl ClearDatabase {
    /// Shows everything in which people may stand.
    pub(crate) async fn look_over(
        &self,
        eyes: &mut (dyn Rewrite + Send),
    ) -> Result<(), StoreError> {
        self.pass(eyes, Pass::Looks).await
    }

    /// Replaces all of it, durably when this returns.
    pub(crate) async fn replace(self, veil: &mut (dyn Rewrite + Send)) -> Result<(), StoreError> {
        self.pass(veil, Pass::Writes).await?;
        self.batch("insert into veiled default values; commit")
            .await
    }

    async fn pass(&self, rewrite: &mut (dyn Rewrite + Send), pass: Pass) -> Result<(), StoreError> {
        self.tables(rewrite, pass).await?;
        self.people(rewrite, pass).await?;
        self.pages(rewrite, pass).await
    }

    async fn tables(
        &self,
        rewrite: &mut (dyn Rewrite + Send),
        pass: Pass,
    ) -> Result<(), StoreError> {
        let cards = format!("select {COLUMNS} from card order by tid");
        for row in self.rows(&cards, &[]).await? {
            let mut card = listed(&row).card;
            let table = signed(card.table.0);
            rewrite.card(&mut card);
            let sql = "select version, entry from journal where tid = $1 order by version";
            let journal = self.rows(sql, &[&table]).await?;
            let marks = "select marks from marks where tid = $1";
            let marks = self.rows(marks, &[&table]).await?;
            let sql = "update card set users = $2 where tid = $1";
            self.write(pass, sql, &[&table, &users(&card)]).await?;
            for row in journal {
                let (version, mut entry) = (signed(unsigned(&row, 0)), row.get::<_, Vec<u8>>(1));
                rewrite.entry(&mut entry)?;
                let sql = "update journal set entry = $3 where tid = $1 and version = $2";
                self.write(pass, sql, &[&table, &version, &entry]).await?;
            }
            for row in marks {
                let mut marks = parse(row.get(0))?;
                rewrite.marks(&mut marks);
                let sql = "update marks set marks = $2 where tid = $1";
                let text = written(&marks)?;
                self.write(pass, sql, &[&table, &text]).await?;
            }
        }
        Ok(())
    }

    async fn people(
        &self,
        rewrite: &mut (dyn Rewrite + Send),
        pass: Pass,
    ) -> Result<(), StoreError> {
        for row in self.rows("select uid, person from person", &[]).await? {
            let (old, mut person) = (unsigned(&row, 0), parse(row.get(1))?);
            let mut user = UserId(old);
            rewrite.person(&mut user, &mut person)?;
            let sql = "update person set uid = $2, person = $3 where uid = $1";
            let text = written(&person)?;
            let args: Columns<'_> = &[&signed(old), &signed(user.0), &text];
            self.write(pass, sql, args).await?;
        }
        Ok(())
    }

    async fn pages(
        &self,
        rewrite: &mut (dyn Rewrite + Send),
        pass: Pass,
    ) -> Result<(), StoreError> {
        let sql = "select guild, uid, game, version, page from page";
        for row in self.rows(sql, &[]).await? {
            let (guild, old) = (unsigned(&row, 0), unsigned(&row, 1));
            let mut keep = Keep {
                home: Home {
                    guild: Some(guild).filter(|guild| *guild != 0).map(GuildId),
                    user: UserId(old),
                    game: row.get(2),
                },
                version: Version(unsigned(&row, 3)),
                errand: None,
                page: row.get(4),
            };
            rewrite.keep(&mut keep)?;
            let sql = "update page set uid = $4, page = $5
                        where guild = $1 and uid = $2 and game = $3";
            let (guild, old, new) = (signed(guild), signed(old), signed(keep.home.user.0));
            let args: Columns<'_> = &[&guild, &old, &keep.home.game, &new, &keep.page];
            self.write(pass, sql, args).await?;
        }
        Ok(())
    }

    async fn write(&self, pass: Pass, sql: &str, args: Columns<'_>) -> Result<(), StoreError> {
        if pass == Pass::Looks {
            return Ok(());
        }
        let sql = self.client.prepare_cached(sql).await;
        let sql = sql.map_err(|error| self.said(&error))?;
        let done = self.client.execute(&sql, args).await;
        done.map(drop).map_err(|error| self.said(&error))
    }

    async fn rows(&self, sql: &str, args: Columns<'_>) -> Result<Vec<Row>, StoreError> {
        let sql = self.client.prepare_cached(sql).await;
        let sql = sql.map_err(|error| self.said(&error))?;
        let rows = self.client.query(&sql, args).await;
        rows.map_err(|error| self.said(&error))
    }

    async fn batch(&self, sql: &str) -> Result<(), StoreError> {
        let done = self.client.batch_execute(sql).await;
        done.map_err(|error| self.said(&error))
    }

    fn said(&self, error: &Error) -> StoreError {
        setback(&self.name, error).into()
    }
}
