//! Runs Houston: the live bot, or a sandbox with the bot in it.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use commands::{Account, Chance, Endpoint};
use sessions::store::{Postgres, Timed};
use sessions::{Clock, Sessions, Store, Veiled};
use tokio::sync::watch;

use crate::ending::Misset;
#[cfg(feature = "sandbox")]
use crate::settings::Discord;
use crate::settings::{Elsewhere, Settings, StoreKind};
use crate::{advice, computers, figures};

/// Runs until `stop` says so.
///
/// # Errors
/// The settings, the token or the data directory are not usable.
pub async fn run(settings: Settings, stop: watch::Receiver<bool>) -> Result<()> {
    if let Some(address) = settings.metrics {
        figures::show(address).await?;
    }
    #[cfg(feature = "sandbox")]
    if let Discord::Sandbox { page, record } = &settings.discord {
        let place = (*page, record.clone());
        return crate::in_sandbox::run(&settings, place, stop).await;
    }
    let account = account(&settings)?;
    // Whoever stands by for another process can be told to stop as well.
    let mut stopped = stop.clone();
    let sessions = tokio::select! {
        opened = open(&settings.data, &settings.store, &account.endpoint) => opened?,
        _ = stopped.wait_for(|stop| *stop) => return Ok(()),
    };
    bot(sessions, account, stop).await
}

/// The link with which a server invites the bot: Discord is asked whose the token is.
///
/// # Errors
/// There is no token, or Discord does not answer or refuses it.
pub fn invitation(settings: &Settings) -> Result<String> {
    let account = account(settings)?;
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build()?;
    Ok(runtime.block_on(commands::invitation(&account))?)
}

fn account(settings: &Settings) -> Result<Account> {
    let live = settings.live().map_err(Misset::from)?;
    Ok(Account {
        endpoint: endpoint(live.sandbox.as_ref()).map_err(Misset::from)?,
        token: live.token.clone(),
        proxy: live.proxy.clone(),
        shards: live.shards,
    })
}

fn endpoint(sandbox: Option<&Elsewhere>) -> Result<Endpoint> {
    let Some(Elsewhere {
        address,
        authority,
        chance,
    }) = sandbox
    else {
        return Ok(Endpoint::Discord);
    };
    let authority = std::fs::read_to_string(authority)
        .with_context(|| format!("{} cannot be read", authority.display()))?;
    Ok(Endpoint::Loopback {
        address: *address,
        authority,
        chance: chance.map_or(Chance::System, Chance::Repeated),
    })
}

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
    // Nobody is heard before Discord is there.
    sessions.unheard(None);
    figures::of(&sessions);
    let lost = sessions.lost();
    let computers = tokio::spawn(computers::play(sessions.clone()));
    let ended = tokio::select! {
        ended = commands::run(account, (sessions.clone(), advice::advisers()), stop) => ended,
        // What was promised is not there any more: nobody shall play on as if it were.
        lost = lost => return Err(lost.into()),
    };
    computers.abort();
    sessions.close().await?;
    Ok(ended?)
}
