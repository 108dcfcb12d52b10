//! The schema, by numbered files: each is run once, in order, by whichever process comes first.
//! Once one is released it never changes; what changes is another file.

use deadpool_postgres::Object;

use super::db_error::WorkError;
use crate::store::StoreError;

/// Migrations that make the schema, step by step.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/0001_tables.sql")];

/// Held by the process that changes the schema, so that others wait for it.
const MIGRATION_LOCK: i64 = 0x0048_6f75_7374_6f6e;

/// Brings the schema up to what this Houston knows.
pub(super) async fn migrate(client: &mut Object, address: &str) -> Result<(), WorkError> {
    let work = client.transaction().await?;
    work.execute("select pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])
        .await?;
    work.batch_execute("set local client_min_messages = warning")
        .await?;
    work.batch_execute(
        "create table if not exists migration (
             number int primary key, at timestamptz not null default now())",
    )
    .await?;
    let done = work
        .query_one("select coalesce(max(number), 0) from migration", &[])
        .await?;
    let done: i32 = done.get(0);
    let known = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
    if done > known {
        let path = address.to_owned();
        let what = format!("its schema is version {done}; this Houston knows version {known}");
        return Err(StoreError::Newer { path, what }.into());
    }
    for (number, sql) in (1..).zip(MIGRATIONS) {
        if number > done {
            work.batch_execute(sql).await?;
            work.execute("insert into migration (number) values ($1)", &[&number])
                .await?;
            tracing::info!(number, "database schema migrated");
        }
    }
    Ok(work.commit().await?)
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
