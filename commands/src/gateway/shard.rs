//! A shard, kept connected: one life after the other, never two at a time.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::{Http, ShardId, ShardInfo};
use rustls::ClientConfig;
use sessions::Clock;
use tokio::sync::watch;

use super::backoff::Backoff;
use super::identifies::{Identifies, Ticket};
use super::life::{EventHandlers, Life};
use super::pause::pause;
use super::session_health::SessionHealth;
use super::stopped;
use super::wire::{Cutoff, Wire, Wiring};
use crate::gateway::fatal::Fatal;

/// The longest wait between two sessions: Discord counts them.
const LONGEST_BACKOFF: Duration = Duration::from_mins(5);

/// Time for the wire to notice that the runner is gone, or that it shall stop.
const NOTICE_TIME: Duration = Duration::from_secs(1);

/// Needs of a shard.
#[derive(Clone)]
pub(crate) struct ShardContext {
    /// Address of Discord's gateway.
    pub url: Arc<str>,
    /// TLS configuration for the gateway.
    pub tls_config: Arc<ClientConfig>,
    /// True if a session may be resumed at another address.
    pub may_move: bool,
    /// Client with which the runner asks Discord.
    pub http: Arc<Http>,
    /// Clock of its waits.
    pub clock: Arc<Clock>,
    /// Handlers of its events.
    pub event_handlers: Arc<EventHandlers>,
    /// Issuer of tickets to begin sessions.
    pub identifies: Arc<Identifies>,
}

/// Why a shard ended.
#[derive(Debug)]
pub(crate) enum Gone {
    /// There are too many servers for so few shards.
    MoreShards,
    /// Trying again would not help.
    Over(Fatal),
    /// The shard was told to stop.
    Stopped,
    /// The number of shards changed.
    Resharded,
    /// A task panicked.
    Panicked,
}

/// Keeps a shard connected until it must end.
pub(crate) async fn keep(
    shard: ShardInfo,
    context: ShardContext,
    mut stop: watch::Receiver<bool>,
) -> Gone {
    let mut backoff = Backoff::default();
    // A start leaves enough for each shard to come back once.
    let mut reserve = u64::from(shard.total);
    loop {
        let ticket = tokio::select! {
            ticket = ticket(shard.id, &context, backoff.wait(LONGEST_BACKOFF), reserve) => ticket,
            () = stopped(&mut stop) => return Gone::Stopped,
        };
        let ticket = match ticket {
            Ok(ticket) => ticket,
            Err(refusal) => return Gone::Over(refusal),
        };
        reserve = 0;
        match life(shard, &context, ticket, &mut backoff, &stop).await {
            Cutoff::NewSession(why) => {
                tracing::info!(shard = shard.id.0, why, "starting a new session")
            }
            Cutoff::Unreached => {}
            Cutoff::MoreShards => return Gone::MoreShards,
            Cutoff::Over(refusal) => return Gone::Over(refusal),
            Cutoff::Stopped => return Gone::Stopped,
        }
    }
}

/// Waits, and then takes a ticket for a session.
async fn ticket(
    shard: ShardId,
    context: &ShardContext,
    wait: Duration,
    reserve: u64,
) -> Result<Ticket, Fatal> {
    pause(&context.clock, wait).await;
    context.identifies.ticket(shard.0, reserve).await
}

/// Runs one life of a shard. Returns why it ended.
async fn life(
    shard: ShardInfo,
    context: &ShardContext,
    ticket: Ticket,
    backoff: &mut Backoff,
    stop: &watch::Receiver<bool>,
) -> Cutoff {
    let Ok(wire) = Wire::open().await else {
        backoff.failed();
        return Cutoff::NewSession("no free port on this machine");
    };
    let part = sessions::Shard {
        id: shard.id.0,
        of: shard.total,
    };
    let sessions = context.event_handlers.app.services.sessions.clone();
    let health = Arc::new(SessionHealth::new(sessions, part));
    let mut life = Life::begin(
        wire.url(),
        shard,
        Arc::clone(&context.http),
        Arc::clone(&context.event_handlers),
        Arc::clone(&health),
    );
    let mut stop = stop.clone();
    let wiring = Wiring {
        url: &context.url,
        tls_config: &context.tls_config,
        may_move: context.may_move,
        ticket: Some(ticket),
        backoff,
        health: &health,
        clock: &context.clock,
        shard: shard.id.0,
        stop: stop.clone(),
    };
    let over = async {
        life.wait_until_over().await;
        tokio::time::sleep(NOTICE_TIME).await;
    };
    let halted = async {
        stopped(&mut stop).await;
        tokio::time::sleep(NOTICE_TIME).await;
    };
    let cut = tokio::select! {
        cut = wire.carry(wiring) => cut,
        () = over => Cutoff::NewSession("serenity gave up the session"),
        () = halted => Cutoff::Stopped,
    };
    health.note_end();
    // The runner first: without a wire it would look for one.
    life.end().await;
    cut
}
