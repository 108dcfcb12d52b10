//! Checks that a server is one to which games can be entrusted.

use deadpool_postgres::Object;

use super::db_error::WorkError;
use super::hints;
use crate::store::StoreError;

/// The oldest PostgreSQL that we know.
const OLDEST: i32 = 150_000;

/// Checks that the server keeps what it says to have kept.
pub(super) async fn check_server(client: &Object, address: &str) -> Result<(), WorkError> {
    let sql = "select current_setting('server_version_num')::int,
                      current_setting('server_version'),
                      current_setting('synchronous_commit'),
                      current_setting('fsync') = 'off',
                      current_setting('server_encoding'),
                      to_regclass('migration') is not null";
    let row = client.query_one(sql, &[]).await?;
    let refused = |why: String, advice| {
        let address = address.to_owned();
        Err(StoreError::Database {
            address,
            why,
            advice,
        }
        .into())
    };
    if row.get::<_, i32>(0) < OLDEST {
        let why = format!("this is PostgreSQL {}", row.get::<_, String>(1));
        return refused(why, "Houston needs version 15 or newer");
    }
    let synchronous: String = row.get(2);
    if ["off", "local"].contains(&synchronous.as_str()) {
        let why = format!("synchronous_commit is {synchronous} for this user");
        return refused(
            why,
            "confirmed moves could be lost: run alter role USER set synchronous_commit = on",
        );
    }
    let encoding: String = row.get(4);
    if encoding != "UTF8" {
        // One that has our tables already has held everything written so far.
        if !row.get::<_, bool>(5) {
            return refused(format!("its encoding is {encoding}"), hints::ENCODING);
        }
        tracing::warn!(
            encoding,
            "the database is not UTF8, so some names cannot be stored: move it to a UTF8 database"
        );
    }
    if row.get(3) {
        tracing::warn!("fsync is off in the database, so a power cut can lose games: turn it on");
    }
    Ok(())
}
