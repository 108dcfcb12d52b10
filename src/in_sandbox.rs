//! The bot in a sandbox of its own: a Discord on this machine, whose tables begin empty each time.

pub mod alone;
mod scratch;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use commands::{Account, Chance, Endpoint};
use sandbox::Sandbox;
use serde_json::{Map, Value, json};
use sessions::Sessions;
use text::Lang;
use tokio::sync::watch;

use crate::bot::{bot, open};
use crate::exit_code::InvalidSetting;
use crate::output;
use crate::settings::{Settings, StoreKind};
use scratch::Scratch;

/// Runs until `stop` says so.
pub(crate) async fn run(
    settings: &Settings,
    (page, record): (SocketAddr, Option<PathBuf>),
    stop: watch::Receiver<bool>,
) -> Result<()> {
    if let StoreKind::Postgres(address) = &settings.store {
        return Err(InvalidSetting::from(anyhow!(
            "HOUSTON_STORE is a database ({address}), but the sandbox keeps its games on this \
             machine and starts empty. Unset HOUSTON_STORE, or set DISCORD_TOKEN for the live bot"
        )));
    }
    // A sandbox begins empty, so tables of an earlier one would have no channel.
    let scratch = match settings.store {
        StoreKind::Memory => None,
        _ => Some(Scratch::claimed(&settings.data.join("sandbox"))?),
    };
    let data = scratch.as_ref().map_or(&*settings.data, Scratch::tables);
    let sandbox = start(page, record).await?;
    run_with_bot(settings, (sandbox, data), stop).await
}

/// Words of the sandbox's page, in each language that Houston speaks.
#[must_use]
pub fn page_words() -> String {
    let languages = Lang::ALL.into_iter().map(|lang| {
        let words: Map<String, Value> = text::page_words(lang)
            .map(|(key, word)| (key, word.into()))
            .collect();
        let spoken = json!({ "locales": lang.discord_locales(), "words": words });
        (lang.code().to_owned(), spoken)
    });
    Value::Object(languages.collect()).to_string()
}

/// Opens a sandbox of our own.
async fn start(page: SocketAddr, record: Option<PathBuf>) -> Result<Sandbox> {
    let setup = sandbox::Setup {
        bind: page.ip(),
        port: page.port(),
        record,
        bot_name: "Houston".to_owned(),
        page_words: page_words(),
        permissions: commands::permissions(),
        ..sandbox::Setup::default()
    };
    Sandbox::start(setup).await.with_context(|| {
        format!("the sandbox cannot start at {page}: choose another port with HOUSTON_SANDBOX_PORT")
    })
}

/// Runs the bot in a sandbox, again whenever the sandbox's page asks for a restart.
async fn run_with_bot(
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
        own_receiver: settings.own_receiver.clone(),
    };
    // Before anyone is told that it is open: without tables it would end at once.
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
        // Nothing else holds the other end.
        let _ = halt.send(true);
        running.await?;
        if !again {
            return Ok(());
        }
        tracing::info!("restarting the bot");
        sessions = open(data, store, &account.endpoint).await?;
    }
}
