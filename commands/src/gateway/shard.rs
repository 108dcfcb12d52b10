//! A shard, for as long as it is wanted: one life after the other, never two at a time.

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

/// Surroundings of a shard.
#[derive(Clone)]
pub(crate) struct ShardContext {
    /// Address of Discord's gateway.
    pub url: Arc<str>,
    /// By whom it must be certified.
    pub trust: Arc<ClientConfig>,
    /// True if it may move elsewhere for a session that goes on.
    pub may_move: bool,
    /// Client with which the runner asks Discord.
    pub http: Arc<Http>,
    /// Clock of its waits.
    pub clock: Arc<Clock>,
    /// Handlers of its events.
    pub ears: Arc<EventHandlers>,
    /// Leave to begin sessions.
    pub identifies: Arc<Identifies>,
}

/// Why a shard is no more.
#[derive(Debug)]
pub(crate) enum Gone {
    /// There are too many servers for so few shards.
    MoreShards,
    /// Trying again would not help.
    Over(Fatal),
    /// The shard was told to stop.
    Stopped,
    /// There are to be so many shards now, or so few.
    Resharded,
    /// A mistake of ours.
    Panicked,
}

/// Keeps a shard connected.
pub(crate) async fn keep(
    shard: ShardInfo,
    means: ShardContext,
    mut stop: watch::Receiver<bool>,
) -> Gone {
    let mut backoff = Backoff::default();
    // A start leaves enough for each shard to come back once.
    let mut reserve = u64::from(shard.total);
    loop {
        let ticket = tokio::select! {
            ticket = ticket(shard.id, &means, backoff.wait(LONGEST_BACKOFF), reserve) => ticket,
            () = stopped(&mut stop) => return Gone::Stopped,
        };
        let ticket = match ticket {
            Ok(ticket) => ticket,
            Err(refusal) => return Gone::Over(refusal),
        };
        reserve = 0;
        match life(shard, &means, ticket, &mut backoff, &stop).await {
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

async fn ticket(
    shard: ShardId,
    means: &ShardContext,
    wait: Duration,
    reserve: u64,
) -> Result<Ticket, Fatal> {
    pause(&means.clock, wait).await;
    means.identifies.ticket(shard.0, reserve).await
}

async fn life(
    shard: ShardInfo,
    means: &ShardContext,
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
    let sessions = means.ears.app.services.sessions.clone();
    let pulse = Arc::new(SessionHealth::new(sessions, part));
    let mut life = Life::begin(
        wire.url(),
        shard,
        Arc::clone(&means.http),
        Arc::clone(&means.ears),
        Arc::clone(&pulse),
    );
    let mut stop = stop.clone();
    let line = Wiring {
        url: &means.url,
        trust: &means.trust,
        may_move: means.may_move,
        ticket: Some(ticket),
        backoff,
        pulse: &pulse,
        clock: &means.clock,
        shard: shard.id.0,
        stop: stop.clone(),
    };
    let over = async {
        life.is_over().await;
        tokio::time::sleep(NOTICE_TIME).await;
    };
    let told = async {
        stopped(&mut stop).await;
        tokio::time::sleep(NOTICE_TIME).await;
    };
    let cut = tokio::select! {
        cut = wire.carry(line) => cut,
        () = over => Cutoff::NewSession("serenity gave up the session"),
        () = told => Cutoff::Stopped,
    };
    pulse.stops();
    // The runner first: without a wire it would look for one.
    life.ends().await;
    cut
}
