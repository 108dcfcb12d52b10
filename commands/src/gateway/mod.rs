//! Connections to Discord's gateway: as many shards as it recommends, begun at its pace, each
//! watched on its own, and an end with a reason when it refuses us for good.

mod backoff;
mod close_codes;
pub(crate) mod endpoint;
pub(crate) mod fatal;
mod fleet;
mod identifies;
mod life;
mod pause;
mod relay;
pub(crate) mod sandbox_clock;
mod session_health;
mod shard;
pub(crate) mod unreachable;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::{BotGateway, Http};
use sessions::Clock;
use tokio::sync::watch;

pub(crate) use backoff::Backoff;
use identifies::Identifies;
pub(crate) use life::EventHandlers;
pub(crate) use pause::pause;
use shard::{Gone, ShardContext};

use crate::gateway::endpoint::Endpoint;
use crate::gateway::unreachable::EndpointError;

/// Longest wait between two attempts.
const LONGEST_BACKOFF: Duration = Duration::from_mins(2);

/// Waits until `stop` says so.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If the sender is gone, that is a stop as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Asks again and again until Discord answers.
///
/// # Errors
/// Trying again would not help.
pub(crate) async fn retry_until_answered<T>(
    clock: &Clock,
    mut ask: impl AsyncFnMut() -> Result<T, EndpointError>,
) -> Result<T, EndpointError> {
    let mut backoff = Backoff::default();
    loop {
        match ask().await {
            Err(EndpointError::Silent(why)) => {
                if why.is_outage() {
                    backoff.unreached();
                } else {
                    backoff.failed();
                }
                let wait = backoff.wait(LONGEST_BACKOFF);
                if backoff.is_news() {
                    tracing::warn!(%why, again_in = ?wait, "Discord does not answer yet; retrying");
                }
                pause(clock, wait).await;
            }
            settled => return settled,
        }
    }
}

/// Keeps all shards connected until `stop` says so. `wanted` is the number of shards that the
/// operator set.
///
/// # Errors
/// Discord refuses us for good.
pub(crate) async fn listen(
    endpoint: &Endpoint,
    http: &Arc<Http>,
    (event_handlers, wanted): (EventHandlers, Option<u32>),
    mut stop: watch::Receiver<bool>,
) -> Result<(), EndpointError> {
    let event_handlers = Arc::new(event_handlers);
    let clock = event_handlers.app.services.sessions.clock();
    // No shard hears anything yet.
    event_handlers.app.services.sessions.shard_is_down(None);
    let tls_config = endpoint.tls_config()?;
    let mut identifies: Option<Arc<Identifies>> = None;
    let mut backoff = Backoff::default();
    let mut too_few = 0;
    loop {
        let terms = async {
            pause(&clock, backoff.wait(LONGEST_BACKOFF)).await;
            retry_until_answered(&clock, async || endpoint.gateway_info(http).await).await
        };
        let said = tokio::select! {
            said = terms => said?,
            () = stopped(&mut stop) => return Ok(()),
        };
        let identifies = match &identifies {
            Some(identifies) => {
                identifies.learn(&said).await;
                Arc::clone(identifies)
            }
            None => {
                let endpoint = endpoint.clone();
                let sessions = event_handlers.app.services.sessions.clone();
                let first = Identifies::new(endpoint, Arc::clone(http), sessions, &said);
                Arc::clone(identifies.insert(Arc::new(first)))
            }
        };
        let shards = shard_count(&said, wanted, too_few);
        let context = ShardContext {
            url: said.url.as_str().into(),
            tls_config: Arc::clone(&tls_config),
            may_move: endpoint.may_move(),
            http: Arc::clone(http),
            clock: Arc::clone(&clock),
            event_handlers: Arc::clone(&event_handlers),
            identifies,
        };
        let sessions = &event_handlers.app.services.sessions;
        sessions.are_split(shards);
        let leases = sessions.takes_part(shards, too_few);
        let (gone, shards) = fleet::run(leases, &context, &mut stop).await;
        match gone {
            Gone::Stopped => return Ok(()),
            Gone::Over(refusal) => return Err(refusal.into()),
            Gone::MoreShards => {
                tracing::warn!(
                    shards,
                    "too many servers for this many shards: starting with more"
                );
                too_few = shards;
                backoff.failed();
            }
            Gone::Resharded => tracing::info!("the number of shards has changed; reconnecting"),
            Gone::Panicked => {
                tracing::error!("a shard panicked; all shards restart");
                backoff.failed();
            }
        }
    }
}

/// Number of shards to run after `too_few` were not enough: that which the operator set, or Discord
/// recommends.
fn shard_count(said: &BotGateway, wanted: Option<u32>, too_few: u32) -> u32 {
    let limit = &said.session_start_limit;
    let recommended = said.shards.max(1);
    tracing::info!(
        recommended,
        sessions_left = limit.remaining,
        at_a_time = limit.max_concurrency,
        "Discord's session limits"
    );
    let first = wanted.unwrap_or(recommended);
    if first > too_few {
        first
    } else {
        too_few.saturating_mul(2)
    }
}
