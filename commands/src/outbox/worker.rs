//! The outbox's worker: which table's turn it is, and where.
//!
//! One task per destination, so that its requests never compete. However often a table changes
//! meanwhile, only its latest state is delivered. Destinations are independent: a board never waits
//! for a DM, nor one person for another.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use sessions::{Job, Millis, Table, TableId, TableStage, Work};
use tokio::time::Instant;

use crate::app::fault::{Fault, Retry, ServeError};
use crate::app::queues::Destination;
use crate::outbox::deliver::{self, View};
use crate::outbox::plan;
use crate::outbox::refresh;
use crate::outbox::retry::{self, Outcome, Why};
use crate::requests::app::App;

/// Time for which nothing is tried while Discord does not answer: then one delivery is tried for
/// all.
const PROBE: Duration = Duration::from_secs(2);
/// Interval of telling monitoring the state of deliveries.
const TELLS: Duration = Duration::from_secs(1);

/// Works for as long as the bot runs.
pub(crate) async fn work(app: Arc<App>) {
    tokio::join!(hand_out(&app), probe(&app), tell(&app));
}

/// Hands out the tables that changed.
async fn hand_out(app: &Arc<App>) {
    let dirty = app.services.sessions.dirty();
    loop {
        let table = dirty.next().await;
        if let Err(fault) = enqueue(app, table).await {
            tracing::error!(table = table.0, %fault, "a table's pending deliveries cannot be read");
            retry_later(app, table);
        }
    }
}

/// A table's delivery: under way for as long as this lives.
fn delivery_of(app: &App, table: TableId) -> Work {
    app.services.sessions.work(table, Job::Delivery, Millis(0))
}

/// Retries a table whose pending deliveries cannot be read: they must not be forgotten.
fn retry_later(app: &Arc<App>, table: TableId) {
    let app = Arc::clone(app);
    let work = delivery_of(&app, table);
    tokio::spawn(async move {
        let clock = app.services.sessions.clock();
        let later = clock.now().after(retry::wait(6, table.0, clock.now().0));
        clock.reach(later).await;
        app.services.sessions.touch(table);
        drop(work);
    });
}

/// Queues a table at each destination where it has something pending.
async fn enqueue(app: &Arc<App>, id: TableId) -> Result<(), ServeError> {
    let Some(table) = app.services.sessions.table(id).await? else {
        return Ok(());
    };
    let room = table.room().await?;
    if room.status.stage() == TableStage::Closed {
        app.services.queues.forget_channel(room.place.channel);
    }
    refresh::of(app, id, room.public);
    if !app.services.sessions.serves(id) {
        // Consoles shown from here were refreshed; everything else is said by the process that
        // serves the table.
        return Ok(());
    }
    let (mut to, repost) = destinations(app, &table).await?;
    if to.is_empty() {
        if settle_table(app, &table).await? {
            return Ok(());
        }
        // It came due this very moment.
        (to, _) = destinations(app, &table).await?;
    }
    // A change that not everyone sees moves nothing that others see: neither now nor sooner.
    let cause = room.public.0 << 1 | u64::from(repost);
    for route in to {
        let work = delivery_of(app, id);
        if app.services.queues.enqueue(route, work, Some(cause)) {
            start_route(app, route);
        }
    }
    Ok(())
}

/// Handles a destination at once, regardless of what was tried there before.
pub(crate) fn hasten(app: &Arc<App>, route: Destination, table: TableId) {
    if !app.services.sessions.serves(table) {
        app.services.sessions.touch(table);
        return;
    }
    let work = delivery_of(app, table);
    if app.services.queues.enqueue(route, work, None) {
        start_route(app, route);
    }
}

fn start_route(app: &Arc<App>, route: Destination) {
    let app = Arc::clone(app);
    tokio::spawn(async move { run_route(&app, route).await });
}

/// Works on a destination until nothing deliverable is pending there.
async fn run_route(app: &Arc<App>, route: Destination) {
    let clock = app.services.sessions.clock();
    let mut failures = 0;
    while let Some(tables) = app.services.queues.take(route) {
        let (mut owed, mut turn) = (None, None);
        for work in tables {
            let table = work.table();
            match deliver_pending(app, route, table).await {
                Outcome::Sent => {
                    failures = 0;
                    app.services.queues.forget_attempts(route, table);
                    settle(app, table).await;
                    // Each success wakes two waiting destinations: all recover soon, not at once.
                    app.services.queues.wake_one_after_success(clock.now());
                    app.services.queues.wake_one_after_success(clock.now());
                }
                Outcome::Undeliverable => app.services.queues.stop_timing(route, table),
                Outcome::Throttled(at) => {
                    failures = 0;
                    app.services.queues.put_back(route, work);
                    turn = turn.map_or(Some(at), |turn: Instant| Some(turn.min(at)));
                }
                Outcome::Pending(why) => {
                    app.services.queues.put_back(route, work);
                    if why == Why::Shut {
                        app.services.queues.stop_timing(route, table);
                    }
                    owed = owed.max(Some(why));
                }
            }
        }
        if owed.is_none() && turn.is_none() {
            continue;
        }
        failures += u32::from(owed.is_some());
        let now = clock.now();
        let eager = (owed == Some(Why::Unavailable)).then(|| now.after(retry::eager(failures)));
        let again = now.after(retry::wait(failures, route, now.0));
        let woken = app.services.queues.begin_wait(route, eager);
        tokio::select! {
            () = clock.reach(again), if owed.is_some() => {}
            () = tokio::time::sleep_until(turn.unwrap_or_else(Instant::now)), if turn.is_some() => {}
            () = woken.notified() => {}
        }
        app.services.queues.end_wait(route);
    }
}

/// Tells monitoring for how long something has been pending.
async fn tell(app: &App) {
    loop {
        app.services.queues.record_age();
        tokio::time::sleep(TELLS).await;
    }
}

/// While anything waits for Discord to answer, one of them is tried now and then.
async fn probe(app: &Arc<App>) {
    let clock = app.services.sessions.clock();
    loop {
        app.services.queues.until_unavailable().await;
        clock.reach(clock.now().after(PROBE)).await;
        app.services.queues.probe();
    }
}

/// Delivers what a table has pending at a destination. Only what Discord itself accepted counts as
/// a success.
async fn deliver_pending(app: &Arc<App>, route: Destination, id: TableId) -> Outcome {
    if !app.services.sessions.serves(id) {
        return is_elsewhere(app, route, id);
    }
    let delivered = AssertUnwindSafe(try_to_deliver(app, route, id)).catch_unwind();
    match delivered.await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(ServeError::Retry(Retry::Elsewhere))) => is_elsewhere(app, route, id),
        Ok(Err(ServeError::Retry(Retry::Changed))) => Outcome::Throttled(Instant::now()),
        Ok(Err(fault)) => {
            let why = match &fault {
                ServeError::Fault(Fault::Send(error)) => Why::from(error),
                _ => Why::Refused,
            };
            tracing::warn!(table = id.0, %fault, "a delivery failed; retrying");
            Outcome::Pending(why)
        }
        Err(_) => {
            tracing::error!(table = id.0, "a delivery panicked; retrying");
            Outcome::Pending(Why::Refused)
        }
    }
}

/// Another process serves the table now, and knows what is pending. If the table comes back, its
/// deliveries start as if they had never been tried here.
fn is_elsewhere(app: &Arc<App>, route: Destination, id: TableId) -> Outcome {
    app.services.queues.forget_attempts(route, id);
    if app.services.sessions.serves(id) {
        // It came back this very moment, or goes in the next one.
        retry_later(app, id);
    }
    Outcome::Undeliverable
}

async fn try_to_deliver(
    app: &Arc<App>,
    route: Destination,
    id: TableId,
) -> Result<Outcome, ServeError> {
    let Some(table) = app.services.sessions.table(id).await? else {
        return Ok(Outcome::Sent);
    };
    match route {
        Destination::Channel(channel) => {
            // A player who pressed on the board is about to be shown what they did.
            app.services.presses.wait_until_idle(id).await;
            let outcome = deliver::to_channel(app, &table, channel).await?;
            warn(app, &table).await?;
            Ok(outcome)
        }
        Destination::Person(user) => {
            // What they press or write there is about to show what it did.
            app.services.in_dms.wait_until_idle(user).await;
            deliver::to_person(app, &table, user).await
        }
    }
}

/// Notes that a table has nothing pending. What came up meanwhile is handed out again.
async fn settle(app: &App, id: TableId) {
    let settled = async {
        match app.services.sessions.table(id).await? {
            Some(table) => settle_table(app, &table).await,
            None => Ok(true),
        }
    };
    match settled.await {
        Ok(true) => {}
        Ok(false) => app.services.sessions.touch(id),
        Err(fault) => {
            // The marks still call it pending: the next change or start finds it delivered.
            tracing::error!(table = id.0, %fault, "completed deliveries were not recorded");
        }
    }
}

/// Destinations of a table's deliveries, and whether its board is to come back to the bottom.
async fn destinations(
    app: &App,
    table: &Table,
) -> Result<(BTreeSet<Destination>, bool), ServeError> {
    let view = View::of(app, table).await?;
    Ok((view.destinations(app, table), view.marks.repost))
}

/// Notes that a table wants nothing delivered any more, and says whether that is so.
async fn settle_table(app: &App, table: &Table) -> Result<bool, ServeError> {
    let services = &app.services;
    let view = View::of(app, table).await?;
    if !view.destinations(app, table).is_empty() {
        return Ok(false);
    }
    let version = view.room.version;
    let next = view.plan(app, table).next;
    match next {
        // After a crash it must be known that more is to come.
        Some(at) => {
            services.sessions.deliver_at(table.id(), at);
            services.queues.forget_all_attempts(table.id());
        }
        None => {
            if view.marks.settled < version {
                table.note(move |marks| marks.settle(version)).await?;
            }
            services.queues.forget_table(table.id());
        }
    }
    let (id, version, until) = (table.id().0, version.0, next.map(|at| at.0));
    tracing::debug!(table = id, version, until, "nothing pending");
    Ok(true)
}

/// Has those told who do not know yet that their table's place takes nothing.
async fn warn(app: &Arc<App>, table: &Table) -> Result<(), ServeError> {
    let (room, marks) = (table.room().await?, table.marks().await?);
    for user in plan::untold(&room, &marks, app.services.sessions.now()) {
        hasten(app, Destination::Person(user), table.id());
    }
    Ok(())
}
