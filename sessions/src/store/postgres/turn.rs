//! Which of several processes serves the tables: whoever holds one lock of the database's, on a
//! connection of its own, so that it is free the moment he is gone. The others stand by.
//!
//! No game rests on it: whoever thinks for a moment longer that it is his turn meets conflicts.

use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::Client;

use super::address::DatabaseAddress;
use super::setback::{Setback, setback};
use crate::store::StoreError;

/// How often somebody who stands by asks whether it is his turn.
const ASKS: Duration = Duration::from_secs(1);
/// How often whoever serves makes sure that it still is.
const CHECKS: Duration = Duration::from_secs(1);
/// How soon he takes it again when the connection went: sooner than anybody else.
const AGAIN: Duration = Duration::from_millis(100);
/// How long the server may take to notice that a connection of ours went.
const NOTICES: Duration = Duration::from_secs(2);
/// How long the server may take to answer.
const ANSWERS: Duration = Duration::from_secs(10);

const TAKE: &str = "select pg_try_advisory_lock(1215261556, hashtext(current_schema()))";

/// A turn that is held, until this goes.
pub(super) struct HeldTurn {
    over: watch::Receiver<Option<StoreError>>,
    held: JoinHandle<()>,
}

impl Drop for HeldTurn {
    fn drop(&mut self) {
        // Its connection goes with it.
        self.held.abort();
    }
}

impl HeldTurn {
    /// Waits until nobody else serves.
    pub(super) async fn wait(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let mut told = false;
        loop {
            match take(address).await {
                Ok(Some(client)) => {
                    if told {
                        tracing::info!("the other Houston is gone: this one serves now");
                    }
                    let (tell, over) = watch::channel(None);
                    let address = address.clone();
                    let held = tokio::spawn(async move { hold(client, &address, &tell).await });
                    return Ok(Self { over, held });
                }
                Ok(None) if !told => {
                    told = true;
                    tracing::info!(%address, "another Houston serves these tables: standing by");
                }
                Ok(None) => {}
                Err(Setback::Lost(error)) => tracing::warn!(%error, "asked again"),
                Err(refused) => return Err(refused.into()),
            }
            sleep(ASKS).await;
        }
    }

    /// Hears when somebody else has it, and why.
    pub(super) fn over(&self) -> watch::Receiver<Option<StoreError>> {
        self.over.clone()
    }
}

/// Takes the turn, if nobody has it.
async fn take(address: &DatabaseAddress) -> Result<Option<Client>, Setback> {
    let name = address.to_string();
    let said = |error: tokio_postgres::Error| setback(&name, &error);
    let tls = address.tls().map_err(Setback::Failed)?;
    let (client, wire) = address.config().connect(tls).await.map_err(said)?;
    // It ends with the client.
    tokio::spawn(wire);
    client.batch_execute(address.limits()).await.map_err(said)?;
    let row = client.query_one(TAKE, &[]).await.map_err(said)?;
    Ok(row.get::<_, bool>(0).then_some(client))
}

/// Holds it, and takes it again when the connection went, until somebody else has it.
async fn hold(
    mut client: Client,
    address: &DatabaseAddress,
    tell: &watch::Sender<Option<StoreError>>,
) {
    loop {
        sleep(CHECKS).await;
        if matches!(timeout(ANSWERS, client.simple_query("")).await, Ok(Ok(_))) {
            continue;
        }
        let mut others: Option<Instant> = None;
        client = loop {
            match take(address).await {
                Ok(Some(client)) => break client,
                Ok(None) => {
                    let since = *others.get_or_insert_with(Instant::now);
                    if since.elapsed() > NOTICES {
                        tell.send_replace(Some(StoreError::Database {
                            address: address.to_string(),
                            why: "another Houston serves these tables now".to_owned(),
                            advice: "this one ends; started again, it stands by",
                        }));
                        return;
                    }
                }
                // It is away, for everybody.
                Err(_) => others = None,
            }
            sleep(AGAIN).await;
        };
    }
}
