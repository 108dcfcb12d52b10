//! The shards that this process serves, each in a task of its own: as many as there are, or those
//! that several processes agreed to be its.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::{ShardId, ShardInfo};
use sessions::Leases;
use tokio::sync::watch;
use tokio::task::{JoinError, JoinSet};
use tokio::time::Instant;

use super::shard::{self, Gone, ShardContext};
use super::stopped;

/// Time for all shards to end before a restart.
const END_TIMEOUT: Duration = Duration::from_secs(4);
/// Time for others to take over from a process that is to stop: each shard needs a session, one in
/// 5 s.
const HANDOVER_TIMEOUT: Duration = Duration::from_secs(25);

/// Time to answer the last events.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// Interval of looking whether everything is answered.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

type Ended = Result<(u32, Gone), JoinError>;

/// The running shards.
struct RunningShards<'m> {
    context: &'m ShardContext,
    of: u32,
    running: JoinSet<(u32, Gone)>,
    halts: BTreeMap<u32, watch::Sender<bool>>,
    /// Shards that were told to stop and have not yet: none begins again before it has ended.
    ending: BTreeSet<u32>,
}

/// Runs the shards that this process holds until one of them ends the others, or all are to stop.
/// Returns why, and how many shards there were.
pub(super) async fn run(
    mut leases: watch::Receiver<Leases>,
    context: &ShardContext,
    stop: &mut watch::Receiver<bool>,
) -> (Gone, u32) {
    let sessions = &context.event_handlers.app.services.sessions;
    let mut fleet = RunningShards {
        context,
        of: 0,
        running: JoinSet::new(),
        halts: BTreeMap::new(),
        ending: BTreeSet::new(),
    };
    // Until when others may take over, once we are to stop.
    let mut going: Option<Instant> = None;
    let gone = loop {
        let now = leases.borrow_and_update().clone();
        if fleet.of != now.of && fleet.of > 0 {
            break Gone::Resharded;
        }
        fleet.of = now.of;
        let nobody_waits = !sessions.is_one_of_several() || now.alone || now.held.is_empty();
        if going.is_some_and(|until| nobody_waits || Instant::now() >= until) {
            break Gone::Stopped;
        }
        fleet.apply(&now);
        tokio::select! {
            Some(ended) = fleet.running.join_next() => if let Some(gone) = fleet.note_end(ended) {
                break gone;
            },
            Ok(()) = leases.changed() => {}
            () = stopped(stop), if going.is_none() => {
                going = Some(Instant::now() + HANDOVER_TIMEOUT);
                sessions.leaves();
            }
            () = until(going), if going.is_some() => {}
        }
    };
    fleet.end_all().await;
    if sessions.is_one_of_several() {
        wait_until_idle(context).await;
    }
    (gone, fleet.of)
}

/// Waits until the last events are answered: other processes, which heard them too, leave them to
/// us.
async fn wait_until_idle(context: &ShardContext) {
    let until = Instant::now() + ANSWER_TIMEOUT;
    while Arc::strong_count(&context.event_handlers.busy) > 1 && Instant::now() < until {
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// Waits until a moment; for ever without one.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

impl RunningShards<'_> {
    /// Begins the shards that these leases name, and ends the others.
    fn apply(&mut self, leases: &Leases) {
        let wanted = |id: &u32| leases.held.contains(id) || leases.coming.contains(id);
        for (id, halt) in self.halts.extract_if(.., |id, _| !wanted(id)) {
            halt.send_replace(true);
            self.ending.insert(id);
        }
        for id in leases.held.union(&leases.coming).copied() {
            if self.halts.contains_key(&id) || self.ending.contains(&id) {
                continue;
            }
            let (halt, halted) = watch::channel(false);
            self.halts.insert(id, halt);
            let (id, total) = (ShardId(id), self.of);
            let shard = ShardInfo { id, total };
            let context = self.context.clone();
            self.running
                .spawn(async move { (id.0, shard::keep(shard, context, halted).await) });
        }
    }

    /// Notes the end of a shard. Returns why all must end, if they must.
    fn note_end(&mut self, ended: Ended) -> Option<Gone> {
        match ended {
            Ok((id, Gone::Stopped)) => {
                self.ending.remove(&id);
                None
            }
            Ok((_, gone)) => Some(gone),
            Err(_) => Some(Gone::Panicked),
        }
    }

    /// Ends all shards.
    async fn end_all(&mut self) {
        for halt in self.halts.values() {
            halt.send_replace(true);
        }
        let ending = async { while self.running.join_next().await.is_some() {} };
        if tokio::time::timeout(END_TIMEOUT, ending).await.is_err() {
            self.running.shutdown().await;
        }
    }
}
