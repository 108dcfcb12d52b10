//! The bot on its tables, whatever Discord it is at.

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use commands::{Account, Endpoint};
use sessions::store::{Postgres, Timed};
use sessions::{Clock, Sessions, Store, Veiled};
use tokio::sync::watch;

use crate::settings::StoreKind;
use crate::{advice, computers, figures};

/// Opens the tables.
pub(crate) async fn open(data: &Path, kind: &StoreKind, endpoint: &Endpoint) -> Result<Sessions> {
    let store: Arc<dyn Store> = match kind {
        StoreKind::Memory => Arc::new(Veiled::memory()),
        StoreKind::Sled => {
            let path = data.to_owned();
            // It reads the disk: not on a thread that others wait for.
            let opened = tokio::task::spawn_blocking(move || Veiled::sled(path)).await?;
            Arc::new(opened?)
        }
        StoreKind::Postgres(address) => {
            // It may begin after us, or change places with its standby just now.
            let store = Postgres::awaited(address).await?;
            Arc::new(Veiled::postgres(store))
        }
    };
    let store: Arc<dyn Store> = Arc::new(Timed::new(store));
    let clock = endpoint.clock().await?;
    let (sessions, startup) = if store.is_shared() && !matches!(kind, StoreKind::Memory) {
        // Clocks of several machines differ: the database's is everybody's.
        let clock = (Arc::clone(&clock) as Arc<dyn Clock>, Some(clock));
        Sessions::open_beside_others(store, clock, commands::catalogue()).await?
    } else {
        Sessions::open(store, clock, commands::catalogue()).await?
    };
    tracing::info!(
        open = startup.open,
        owed = startup.owed,
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
    sessions.unheard(None);
    figures::of(&sessions);
    let lost = sessions.lost();
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
