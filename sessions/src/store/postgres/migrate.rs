//! The schema, by numbered files: each is run once, in order, by whichever process comes first.
//! Once one is released it never changes; what changes is another file.

use deadpool_postgres::Object;

use super::db_error::{DbError, setback};
use crate::store::StoreError;

/// What makes the schema what it is, step by step.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/0001_tables.sql")];

/// Held by the process that changes the schema, so that others wait for it.
const ALONE: i64 = 0x0048_6f75_7374_6f6e;

/// Brings the schema up to what this Houston knows.
pub(super) async fn migrate(client: &mut Object, address: &str) -> Result<(), DbError> {
    let said = |error: tokio_postgres::Error| setback(address, &error);
    let work = client.transaction().await.map_err(said)?;
    work.execute("select pg_advisory_xact_lock($1)", &[&ALONE])
        .await
        .map_err(said)?;
    work.batch_execute("set local client_min_messages = warning")
        .await
        .map_err(said)?;
    work.batch_execute(
        "create table if not exists migration (
             number int primary key, at timestamptz not null default now())",
    )
    .await
    .map_err(said)?;
    let done = work
        .query_one("select coalesce(max(number), 0) from migration", &[])
        .await
        .map_err(said)?;
    let done: i32 = done.get(0);
    let known = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    if done > known {
        return Err(DbError::Failed(StoreError::Newer {
            path: address.to_owned(),
            what: format!("its schema is number {done}, this one knows {known}"),
        }));
    }
    for (number, sql) in (1..).zip(MIGRATIONS) {
        if number > done {
            work.batch_execute(sql).await.map_err(said)?;
            work.execute("insert into migration (number) values ($1)", &[&number])
                .await
                .map_err(said)?;
            tracing::info!(number, "the database's schema was brought up");
        }
    }
    work.commit().await.map_err(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_file_runs_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/postgres/migrations");
        let files = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(names.len(), MIGRATIONS.len());
        for ((at, name), sql) in (1..).zip(&names).zip(MIGRATIONS) {
            assert!(name.starts_with(&format!("{at:04}_")), "{name}");
            assert_eq!(
                std::fs::read_to_string(format!("{folder}/{name}")).unwrap(),
                sql
            );
        }
    }
}
