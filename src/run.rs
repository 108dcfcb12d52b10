//! Runs Houston: the live bot, or a sandbox with the bot in it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use commands::{Account, Chance, Endpoint};
use sandbox::Sandbox;
use sessions::store::{Postgres, Timed};
use sessions::{Clock, Sessions, Store, Veiled};
use tokio::sync::watch;

use crate::ending::Misset;
use crate::scratch::Scratch;
use crate::settings::{Discord, Elsewhere, Settings, StoreKind};
use crate::{advice, computers, figures, output};

/// The permissions that Houston's invitation asks for; README has the link.
pub const INVITED: u64 = 274_878_008_320;

/// Runs until `stop` says so.
///
/// # Errors
/// The settings, the token or the data directory are not usable.
pub async fn run(settings: Settings, stop: watch::Receiver<bool>) -> Result<()> {
    if let Some(address) = settings.metrics {
        figures::show(address).await?;
    }
    match settings.discord.clone() {
        Discord::Live {
            token,
            sandbox,
            proxy,
            shards,
        } => {
            let account = Account {
                endpoint: endpoint(sandbox).map_err(Misset::from)?,
                token,
                proxy,
                shards,
            };
            // Whoever stands by for another process can be told to stop as well.
            let mut stopped = stop.clone();
            let sessions = tokio::select! {
                opened = open(&settings.data, &settings.store, &account.endpoint) => opened?,
                _ = stopped.wait_for(|stop| *stop) => return Ok(()),
            };
            bot(sessions, account, stop).await
        }
        Discord::Sandbox { page, record } => {
            if let StoreKind::Postgres(address) = &settings.store {
                return Err(Misset::from(anyhow!(
                    "HOUSTON_STORE names a database ({address}), and this is the sandbox, which begins \
                     empty each time and keeps its tables here: set DISCORD_TOKEN for the live bot, \
                     or unset HOUSTON_STORE"
                )));
            }
            // A sandbox begins empty, so tables of an earlier one would have no channel.
            let scratch = match settings.store {
                StoreKind::Memory => None,
                _ => Some(Scratch::claimed(&settings.data.join("sandbox"))?),
            };
            let data = scratch.as_ref().map_or(&*settings.data, Scratch::tables);
            let sandbox = opened(page, record).await?;
            in_sandbox(&settings, (sandbox, data), stop).await
        }
    }
}

/// Opens a sandbox of our own.
pub(crate) async fn opened(page: SocketAddr, record: Option<PathBuf>) -> Result<Sandbox> {
    let start = sandbox::Setup {
        bind: page.ip(),
        port: page.port(),
        record,
        bot_name: "Houston".to_owned(),
        permissions: INVITED,
        ..sandbox::Setup::default()
    };
    Sandbox::start(start).await.with_context(|| {
        format!("the sandbox cannot start at {page}; HOUSTON_SANDBOX_PORT chooses another port")
    })
}

fn endpoint(sandbox: Option<Elsewhere>) -> Result<Endpoint> {
    let Some(Elsewhere {
        address,
        authority,
        chance,
    }) = sandbox
    else {
        return Ok(Endpoint::Discord);
    };
    let authority = std::fs::read_to_string(&authority)
        .with_context(|| format!("{} cannot be read", authority.display()))?;
    Ok(Endpoint::Loopback {
        address,
        authority,
        chance: chance.map_or(Chance::System, Chance::Repeated),
    })
}

/// Runs the bot in a sandbox, again whenever the sandbox's page asks for a restart.
async fn in_sandbox(
    settings: &Settings,
    (sandbox, data): (Sandbox, &Path),
    stop: watch::Receiver<bool>,
) -> Result<()> {
    let account = Account {
        endpoint: Endpoint::Loopback {
            address: sandbox.tls_addr(),
            authority: sandbox.ca_pem().to_owned(),
            chance: Chance::System,
        },
        token: sandbox.bot_token(),
        proxy: None,
        shards: None,
    };
    // Before anybody is told that it is open: without tables it would end at once.
    let sessions = open(data, &settings.store, &account.endpoint).await?;
    let restarts = sandbox.on_restart_bot();
    let page = format!("http://{}", sandbox.http_addr());
    tracing::info!("the sandbox is open at {page}");
    output::say(&format!("Houston's sandbox is open at {page}"))?;
    let tables = (&settings.store, data);
    let ended = restarting(sessions, tables, &account, restarts, stop).await;
    sandbox.shutdown();
    ended
}

async fn restarting(
    mut sessions: Sessions,
    (store, data): (&StoreKind, &Path),
    account: &Account,
    mut restarts: sandbox::RestartRequests,
    stop: watch::Receiver<bool>,
) -> Result<()> {
    loop {
        let (halt, halted) = watch::channel(false);
        let mut running = std::pin::pin!(bot(sessions, account.clone(), halted));
        let mut stop = stop.clone();
        let again = tokio::select! {
            ended = &mut running => return ended,
            asked = restarts.next() => asked.is_some(),
            _ = stop.wait_for(|stop| *stop) => false,
        };
        // Nobody else holds the other end.
        let _ = halt.send(true);
        running.await?;
        if !again {
            return Ok(());
        }
        tracing::info!("the bot restarts");
        sessions = open(data, store, &account.endpoint).await?;
    }
}

/// Opens the tables.
async fn open(data: &Path, kind: &StoreKind, endpoint: &Endpoint) -> Result<Sessions> {
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
async fn bot(sessions: Sessions, account: Account, stop: watch::Receiver<bool>) -> Result<()> {
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
