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
pub(crate) async fn connect_serving(address: &DatabaseAddress) -> Result<Client, StoreError> {
    let client = open(address).await?;
    if try_lock(&client, address, LOCK_SHARED).await? {
        return Ok(client);
    }
    Err(StoreError::Database {
        address: address.to_string(),
        why: "`houston stats --recount` is running".to_owned(),
        advice: "this process waits until it is done",
    })
}

/// A connection that keeps all who serve away, once none is there any more.
pub(super) async fn connect_exclusive(address: &DatabaseAddress) -> Result<Client, StoreError> {
    let client = open(address).await?;
    let mut warned = false;
    while !try_lock(&client, address, LOCK_EXCLUSIVE).await? {
        if !std::mem::replace(&mut warned, true) {
            tracing::info!(%address, "waiting for every Houston on this database to stop");
        }
        sleep(POLL_INTERVAL).await;
    }
    Ok(client)
}

/// The store error for an error of the driver, with what to do.
pub(crate) fn store_error(address: &DatabaseAddress, error: &tokio_postgres::Error) -> StoreError {
    db_error(&address.to_string(), error).into()
}

/// Opens a connection with the limits of the address.
async fn open(address: &DatabaseAddress) -> Result<Client, StoreError> {
    let store_error = |error: tokio_postgres::Error| self::store_error(address, &error);
    let connected = address.config().connect(address.tls()?).await;
    let (client, wire) = connected.map_err(store_error)?;
    // It ends with the client.
    tokio::spawn(wire);
    client
        .batch_execute(address.limits())
        .await
        .map_err(store_error)?;
    Ok(client)
}

/// Takes a lock, and tells whether it was free.
async fn try_lock(
    client: &Client,
    address: &DatabaseAddress,
    sql: &str,
) -> Result<bool, StoreError> {
    let row = client.query_one(sql, &[]).await;
    Ok(row.map_err(|error| store_error(address, &error))?.get(0))
}
