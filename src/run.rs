//! Runs Houston: the live bot, or a sandbox with the bot in it.

use anyhow::{Context, Result};
use commands::{Account, Chance, Endpoint};
use tokio::sync::watch;

use crate::bot::{bot, open};
use crate::exit_code::InvalidSetting;
use crate::metrics;
#[cfg(feature = "sandbox")]
use crate::settings::Discord;
use crate::settings::{Elsewhere, Settings};

/// Runs until `stop` says so.
///
/// # Errors
/// The settings, the token or the data directory are not usable.
pub async fn run(settings: Settings, stop: watch::Receiver<bool>) -> Result<()> {
    if let Some(address) = settings.metrics {
        metrics::show(address).await?;
    }
    #[cfg(feature = "sandbox")]
    if let Discord::Sandbox { page, record } = &settings.discord {
        let place = (*page, record.clone());
        return crate::in_sandbox::run(&settings, place, stop).await;
    }
    let account = account(&settings)?;
    // A process that stands by for another can be told to stop as well.
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
    let live = settings.live().map_err(InvalidSetting::from)?;
    Ok(Account {
        endpoint: endpoint(live.sandbox.as_ref()).map_err(InvalidSetting::from)?,
        token: live.token.clone(),
        proxy: live.proxy.clone(),
        shards: live.shards,
        own_receiver: settings.own_receiver.clone(),
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
        .context("cannot read the file that HOUSTON_DISCORD_CA names")?;
    Ok(Endpoint::Loopback {
        address: *address,
        authority,
        chance: chance.map_or(Chance::System, Chance::Repeated),
    })
}
