//! The outbox's worker: decides which table is delivered next at each destination.
//!
//! One task per destination, so that its requests never compete. However often a table changes
//! meanwhile, only its latest state is delivered. Destinations are independent: a board never waits
//! for a DM, nor one person for another.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use sessions::{Job, Millis, Table, TableId, TableStage, Work};
use tokio::time::Instant;

use crate::app::fault::{Fault, Retry, ServeError};
use crate::app::queues::Destination;
use crate::outbox::deliver;
use crate::outbox::night;
use crate::outbox::plan;
use crate::outbox::plan_input::PlanInput;
use crate::outbox::receiver;
use crate::outbox::refresh;
use crate::outbox::retry::{self, Outcome, Reason};
use crate::requests::app::App;
use crate::ui::send_error::SendError;

/// Interval of trying one delivery for all while Discord does not answer.
const PROBE_EVERY: Duration = Duration::from_secs(2);
/// Interval of reporting the age of pending deliveries to monitoring.
const REPORT_EVERY: Duration = Duration::from_secs(1);

/// Works for as long as the bot runs.
pub(crate) async fn work(app: Arc<App>) {
    tokio::join!(
        enqueue_changes(&app),
        night::work(&app),
        probe(&app),
        report(&app)
    );
}

/// Queues the tables that changed.
async fn enqueue_changes(app: &Arc<App>) {
    let dirty = app.services.sessions.dirty();
    loop {
        let table = dirty.next().await;
        if let Err(fault) = enqueue(app, table).await {
            tracing::error!(table = table.0, %fault, "a table's pending deliveries cannot be read");
            retry_later(app, table);
        }
    }
}

/// A table's delivery: pending for as long as the returned work lives.
fn begin_delivery(app: &App, table: TableId) -> Work {
    app.services.sessions.work(table, Job::Delivery, Millis(0))
}

/// Retries a table whose pending deliveries cannot be read: they must not be forgotten.
fn retry_later(app: &Arc<App>, table: TableId) {
    let app = Arc::clone(app);
    let work = begin_delivery(&app, table);
    tokio::spawn(async move {
        let clock = app.services.sessions.clock();
        let later = clock.now().after(retry::delay(6, table.0, clock.now().0));
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
    if let (Some(guild), TableStage::Over | TableStage::Closed) =
        (room.place.guild, room.status.stage())
    {
        app.services.nights.wake(guild);
    }
    if room.status.stage() == TableStage::Closed {
        app.services.queues.forget_channel(room.place.channel);
    }
    refresh::renew_consoles(app, id, room.public);
    if !app.services.sessions.serves(id) {
        // Consoles shown from here were refreshed; everything else is said by the process that
        // serves the table.
        return Ok(());
    }
    let input = PlanInput::read(app, &table).await?;
    let destinations = plan::destinations(&input);
    if destinations.is_empty() {
        return record_settled(app, &table, &input).await;
    }
    // A change that not everyone sees moves nothing that others see: neither now nor sooner.
    let cause = room.public.0 << 1 | u64::from(input.marks.repost);
    for destination in destinations {
        put_in_queue(app, destination, id, Some(cause));
    }
    Ok(())
}

/// Delivers to a destination at once, regardless of what was tried there before.
pub(crate) fn deliver_now(app: &Arc<App>, destination: Destination, table: TableId) {
    if !app.services.sessions.serves(table) {
        app.services.sessions.touch(table);
        return;
    }
    put_in_queue(app, destination, table, None);
}

/// Puts a table into the queue of a destination, and starts the task there if none works yet.
fn put_in_queue(app: &Arc<App>, destination: Destination, table: TableId, cause: Option<u64>) {
    let work = begin_delivery(app, table);
    if app.services.queues.enqueue(destination, work, cause) {
        let app = Arc::clone(app);
        tokio::spawn(async move { deliver_queue(&app, destination).await });
    }
}

/// Delivers the queue of a destination until nothing is pending there that can be delivered.
async fn deliver_queue(app: &Arc<App>, destination: Destination) {
    let clock = app.services.sessions.clock();
    let mut failures = 0;
    while let Some(tables) = app.services.queues.take(destination) {
        let (mut pending, mut turn) = (None, None);
        for work in tables {
            let table = work.table();
            if pending.is_some() && matches!(destination, Destination::Receiver(_)) {
                // Where one result did not arrive, the others wait with it.
                app.services.queues.put_back(destination, work);
                continue;
            }
            match deliver_pending(app, destination, table).await {
                Outcome::Sent => {
                    failures = 0;
                    app.services.queues.forget_attempts(destination, table);
                    settle(app, table).await;
                    // Each success wakes two waiting destinations: all recover soon, not at once.
                    app.services.queues.wake_one_after_success(clock.now());
                    app.services.queues.wake_one_after_success(clock.now());
                }
                Outcome::Undeliverable => app.services.queues.stop_timing(destination, table),
                Outcome::Throttled(at) => {
                    failures = 0;
                    app.services.queues.put_back(destination, work);
                    turn = turn.map_or(Some(at), |turn: Instant| Some(turn.min(at)));
                }
                Outcome::Pending(reason) => {
                    app.services.queues.put_back(destination, work);
                    if reason == Reason::Shut {
                        app.services.queues.stop_timing(destination, table);
                    }
                    pending = pending.max(Some(reason));
                }
            }
        }
        if pending.is_none() && turn.is_none() {
            continue;
        }
        failures += u32::from(pending.is_some());
        let now = clock.now();
        let urgent = (pending == Some(Reason::Unavailable))
            .then(|| now.after(retry::urgent_delay(failures)));
        let again = now.after(retry::delay(failures, destination, now.0));
        let woken = app.services.queues.begin_wait(destination, urgent);
        tokio::select! {
            () = clock.reach(again), if pending.is_some() => {}
            () = tokio::time::sleep_until(turn.unwrap_or_else(Instant::now)), if turn.is_some() => {}
            () = woken.notified() => {}
        }
        app.services.queues.end_wait(destination);
    }
}

/// Reports to monitoring for how long something has been pending.
async fn report(app: &App) {
    loop {
        app.services.queues.record_age();
        tokio::time::sleep(REPORT_EVERY).await;
    }
}

/// While anything waits for Discord to answer, one of them is tried now and then.
async fn probe(app: &Arc<App>) {
    let clock = app.services.sessions.clock();
    loop {
        app.services.queues.until_unavailable().await;
        clock.reach(clock.now().after(PROBE_EVERY)).await;
        app.services.queues.probe();
    }
}

/// Delivers what a table has pending at a destination. Only what Discord itself accepted counts as
/// a success.
async fn deliver_pending(app: &Arc<App>, destination: Destination, id: TableId) -> Outcome {
    if !app.services.sessions.serves(id) {
        return leave_elsewhere(app, destination, id);
    }
    let delivered = AssertUnwindSafe(try_to_deliver(app, destination, id)).catch_unwind();
    match delivered.await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(ServeError::Retry(Retry::Elsewhere))) => leave_elsewhere(app, destination, id),
        Ok(Err(ServeError::Retry(Retry::Changed))) => Outcome::Throttled(Instant::now()),
        Ok(Err(fault)) => {
            let reason = match &fault {
                ServeError::Fault(Fault::Send(SendError::Unavailable(_))) => Reason::Unavailable,
                _ => Reason::Refused,
            };
            tracing::warn!(table = id.0, %fault, "a delivery failed; retrying");
            Outcome::Pending(reason)
        }
        Err(_) => {
            tracing::error!(table = id.0, "a delivery panicked; retrying");
            Outcome::Pending(Reason::Refused)
        }
    }
}

/// Leaves a table to the process that serves it now, and that knows what is pending. If the table
/// comes back, its deliveries start as if they had never been tried here.
fn leave_elsewhere(app: &Arc<App>, destination: Destination, id: TableId) -> Outcome {
    app.services.queues.forget_attempts(destination, id);
    if app.services.sessions.serves(id) {
        // It came back this very moment, or goes in the next one.
        retry_later(app, id);
    }
    Outcome::Undeliverable
}

/// Delivers what a table has pending at a destination, once nothing else is about to show it there.
async fn try_to_deliver(
    app: &Arc<App>,
    destination: Destination,
    id: TableId,
) -> Result<Outcome, ServeError> {
    let Some(table) = app.services.sessions.table(id).await? else {
        return Ok(Outcome::Sent);
    };
    match destination {
        Destination::Channel(channel) => {
            // A player who pressed on the board is about to be shown what they did.
            app.services.presses.wait_until_idle(id).await;
            let outcome = deliver::to_channel(app, &table, channel).await?;
            warn_people(app, &table).await?;
            Ok(outcome)
        }
        Destination::Person(user) => {
            // What they press or write there is about to show what it did.
            app.services.in_dms.wait_until_idle(user).await;
            deliver::to_person(app, &table, user).await
        }
        Destination::Receiver(guild) => receiver::deliver(&app.services, &table, guild).await,
    }
}

/// Records that a table has nothing pending. What came up meanwhile is queued again.
async fn settle(app: &App, id: TableId) {
    let settled = async {
        if let Some(table) = app.services.sessions.table(id).await? {
            let input = PlanInput::read(app, &table).await?;
            match plan::destinations(&input).is_empty() {
                true => record_settled(app, &table, &input).await?,
                false => app.services.sessions.touch(id),
            }
        }
        Ok::<(), ServeError>(())
    };
    if let Err(fault) = settled.await {
        // The marks still call it pending: the next change or start finds it delivered.
        tracing::error!(table = id.0, %fault, "completed deliveries were not recorded");
    }
}

/// Records that a table wants nothing delivered for now.
async fn record_settled(app: &App, table: &Table, input: &PlanInput) -> Result<(), ServeError> {
    let services = &app.services;
    let version = input.room.version;
    let next = plan::plan(input).next;
    match next {
        // After a crash it must be known that more is to come.
        Some(at) => {
            services.sessions.deliver_at(table.id(), at);
            services.queues.forget_all_attempts(table.id());
        }
        None => {
            if input.marks.settled < version {
                table.note(move |marks| marks.settle(version)).await?;
            }
            services.queues.forget_table(table.id());
        }
    }
    let (id, version, until) = (table.id().0, version.0, next.map(|at| at.0));
    tracing::debug!(table = id, version, until, "nothing pending");
    Ok(())
}

/// Delivers to those who do not know yet that their table's channel takes no messages.
async fn warn_people(app: &Arc<App>, table: &Table) -> Result<(), ServeError> {
    let (room, marks) = (table.room().await?, table.marks().await?);
    for user in plan::people_to_warn(&room, &marks, app.services.sessions.now()) {
        deliver_now(app, Destination::Person(user), table.id());
    }
    Ok(())
}
