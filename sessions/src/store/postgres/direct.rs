//! Connections besides the pool, and the lock that keeps serving processes and exclusive work
//! apart.

use std::time::Duration;

use tokio::time::sleep;
use tokio_postgres::Client;

use super::address::DatabaseAddress;
use super::db_error::db_error;
use crate::store::StoreError;

/// Time between two checks whether any process still serves.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Shared by all who serve.
const LOCK_SHARED: &str =
    "select pg_try_advisory_lock_shared(1215261556, hashtext(current_schema()))";
const LOCK_EXCLUSIVE: &str = "select pg_try_advisory_lock(1215261556, hashtext(current_schema()))";

/// A connection of a process that serves.
pub(crate) async fn beside(address: &DatabaseAddress) -> Result<Client, StoreError> {
    let client = open(address).await?;
    if locked(&client, address, LOCK_SHARED).await? {
        return Ok(client);
    }
    Err(StoreError::Database {
        address: address.to_string(),
        why: "`houston stats --recount` is running".to_owned(),
        advice: "this process waits until it is done",
    })
}

/// A connection that keeps all who serve away, once none is there any more.
pub(super) async fn alone(address: &DatabaseAddress) -> Result<Client, StoreError> {
    let client = open(address).await?;
    let mut told = false;
    while !locked(&client, address, LOCK_EXCLUSIVE).await? {
        if !std::mem::replace(&mut told, true) {
            tracing::info!(%address, "waiting for every Houston on this database to stop");
        }
        sleep(POLL_INTERVAL).await;
    }
    Ok(client)
}

/// The store error for an error of the driver, with what to do.
pub(crate) fn told(address: &DatabaseAddress, error: &tokio_postgres::Error) -> StoreError {
    db_error(&address.to_string(), error).into()
}

async fn open(address: &DatabaseAddress) -> Result<Client, StoreError> {
    let said = |error: tokio_postgres::Error| told(address, &error);
    let connected = address.config().connect(address.tls()?).await;
    let (client, wire) = connected.map_err(said)?;
    // It ends with the client.
    tokio::spawn(wire);
    client.batch_execute(address.limits()).await.map_err(said)?;
    Ok(client)
}

async fn locked(client: &Client, address: &DatabaseAddress, sql: &str) -> Result<bool, StoreError> {
    let row = client.query_one(sql, &[]).await;
    Ok(row.map_err(|error| told(address, &error))?.get(0))
}
