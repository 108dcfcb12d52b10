//! The bot on its tables, at the real Discord or in a sandbox.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use commands::{Account, Endpoint};
use sessions::Sessions;
use sessions::store::{Memory, Postgres, Sled};
use tokio::sync::watch;

use crate::settings::StoreKind;
use crate::{advice, computers, metrics};

/// Opens the tables.
pub(crate) async fn open(data: &Path, kind: &StoreKind, endpoint: &Endpoint) -> Result<Sessions> {
    let clock = endpoint.clock().await?;
    let (sessions, startup) = match kind {
        StoreKind::Memory => {
            let store = Arc::new(Memory::new());
            Sessions::open(store, clock, commands::catalogue()).await?
        }
        StoreKind::Sled => {
            let path = data.to_owned();
            // It reads the disk: not on a thread that others wait for.
            let opened = tokio::task::spawn_blocking(move || Sled::open(path)).await?;
            Sessions::open(Arc::new(opened?), clock, commands::catalogue()).await?
        }
        StoreKind::Postgres(address) => {
            // It may begin after us, or change places with its standby just now.
            let store = Arc::new(Postgres::connect_patiently(address).await?);
            // Clocks of several machines differ: the database's is everybody's.
            Sessions::open_among_several((store, address), clock, commands::catalogue()).await?
        }
    };
    tracing::info!(
        open = startup.open,
        pending = startup.undelivered,
        overdue = startup.overdue,
        took = ?startup.took,
        "tables opened"
    );
    Ok(sessions)
}

/// Runs the bot on these tables.
pub(crate) async fn bot(
    sessions: Sessions,
    account: Account,
    stop: watch::Receiver<bool>,
) -> Result<()> {
    // No message is heard before Discord is there.
    sessions.shard_is_down(None);
    metrics::watch(&sessions);
    let lost = sessions.unrecoverable_error();
    let computers = tokio::spawn(computers::play(sessions.clone()));
    let ended = tokio::select! {
        ended = commands::run(account, (sessions.clone(), advice::advisers()), stop) => ended,
        // What was promised is not there any more: no game may go on as if it were.
        lost = lost => return Err(lost.into()),
    };
    computers.abort();
    sessions.close().await?;
    Ok(ended?)
}
