//! The outbox: one plan of what a table wants delivered, and one way to make it stand, once, through any crash,
//! pause and hand-over. This file is its worker: which table's turn it is, and where.
//!
//! One task a destination at a time, so that the rate limiter never fights itself, and however often a table
//! changes meanwhile, only its last state is shown. No destination waits for another: neither a board for a DM,
//! nor one person for the next.

pub(crate) mod access;
pub(crate) mod board_answers;
pub(crate) mod channel_events;
mod deliver;
mod digest;
pub(crate) mod dm_channels;
pub(crate) mod existing;
pub(crate) mod places;
mod plan;
pub(crate) mod queues;
mod reconcile;
pub(crate) mod retry;
pub(crate) mod send_error;
pub(crate) mod throttle;

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use sessions::{Job, Millis, Table, TableId, TableStage, Work};
use tokio::time::Instant;

use crate::bot::app::Floor;
use crate::input::fault::Fault;
use crate::outbox::queues::Destination;
use crate::outbox::retry::{Outcome, Why};
use crate::table::refresh;
use deliver::View;

/// How long nothing is tried while nobody answers: what is tried then goes for all.
const PROBE: Duration = Duration::from_secs(2);
/// How often it is told how things stand, to whoever watches.
const TELLS: Duration = Duration::from_secs(1);

/// Works for as long as the bot runs.
pub(crate) async fn work(floor: Arc<Floor>) {
    tokio::join!(hand_out(&floor), probe(&floor), tell(&floor));
}

/// Hands out the tables that changed.
async fn hand_out(floor: &Arc<Floor>) {
    let dirty = floor.house.sessions.dirty();
    loop {
        let table = dirty.next().await;
        if let Err(fault) = send_off(floor, table).await {
            tracing::error!(table = table.0, %fault, "what a table owes cannot be read");
            again_later(floor, table);
        }
    }
}

/// A table's delivery: under way for as long as this lives.
fn delivery_of(floor: &Floor, table: TableId) -> Work {
    floor.house.sessions.work(table, Job::Delivery, Millis(0))
}

/// A table whose debts cannot be read is looked at again: they must not be forgotten.
fn again_later(floor: &Arc<Floor>, table: TableId) {
    let floor = Arc::clone(floor);
    let work = delivery_of(&floor, table);
    tokio::spawn(async move {
        let clock = floor.house.sessions.clock();
        let later = clock.now().after(retry::wait(6, table.0, clock.now().0));
        clock.reach(later).await;
        floor.house.sessions.touch(table);
        drop(work);
    });
}

/// Puts what a table owes on its routes.
async fn send_off(floor: &Arc<Floor>, id: TableId) -> Result<(), Fault> {
    let Some(table) = floor.house.sessions.table(id).await? else {
        return Ok(());
    };
    let room = table.room().await?;
    if room.status.stage() == TableStage::Closed {
        floor.house.queues.closed(room.place.channel);
    }
    refresh::of(floor, id, room.public);
    if !floor.house.sessions.serves(id) {
        // What was seen of it here was renewed; all else is said by whoever serves it.
        return Ok(());
    }
    let (mut to, buried) = destinations(floor, &table).await?;
    if to.is_empty() {
        if settle_table(floor, &table).await? {
            return Ok(());
        }
        // It came due this very moment.
        (to, _) = destinations(floor, &table).await?;
    }
    // A change that not everyone sees moves nothing that others see: neither now nor sooner.
    let cause = room.public.0 << 1 | u64::from(buried);
    for route in to {
        let work = delivery_of(floor, id);
        if floor.house.queues.put(route, work, Some(cause)) {
            begin(floor, route);
        }
    }
    Ok(())
}

/// Has a route looked after at once, whatever was tried there before.
pub(crate) fn hasten(floor: &Arc<Floor>, route: Destination, table: TableId) {
    if !floor.house.sessions.serves(table) {
        floor.house.sessions.touch(table);
        return;
    }
    let work = delivery_of(floor, table);
    if floor.house.queues.put(route, work, None) {
        begin(floor, route);
    }
}

fn begin(floor: &Arc<Floor>, route: Destination) {
    let floor = Arc::clone(floor);
    tokio::spawn(async move { go(&floor, route).await });
}

/// Goes a route for as long as something is owed on it that can be brought.
async fn go(floor: &Arc<Floor>, route: Destination) {
    let clock = floor.house.sessions.clock();
    let mut failures = 0;
    while let Some(tables) = floor.house.queues.take(route) {
        let (mut owed, mut turn) = (None, None);
        for work in tables {
            let table = work.table();
            match pay(floor, route, table).await {
                Outcome::Sent => {
                    failures = 0;
                    floor.house.queues.forgets(route, table);
                    settle(floor, table).await;
                    // Two for each that got through: soon everybody, but never all at once.
                    floor.house.queues.hearten(clock.now());
                    floor.house.queues.hearten(clock.now());
                }
                Outcome::Undeliverable => floor.house.queues.lets_go(route, table),
                Outcome::Later(at) => {
                    failures = 0;
                    floor.house.queues.put_back(route, work);
                    turn = turn.map_or(Some(at), |turn: Instant| Some(turn.min(at)));
                }
                Outcome::Pending(why) => {
                    floor.house.queues.put_back(route, work);
                    if why == Why::Shut {
                        floor.house.queues.lets_go(route, table);
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
        let eager = (owed == Some(Why::Ailing)).then(|| now.after(retry::eager(failures)));
        let again = now.after(retry::wait(failures, route, now.0));
        let woken = floor.house.queues.waits(route, eager);
        tokio::select! {
            () = clock.reach(again), if owed.is_some() => {}
            () = tokio::time::sleep_until(turn.unwrap_or_else(Instant::now)), if turn.is_some() => {}
            () = woken.notified() => {}
        }
        floor.house.queues.works(route);
    }
}

/// Tells whoever watches for how long something has been owed.
async fn tell(floor: &Floor) {
    loop {
        floor.house.queues.tells();
        tokio::time::sleep(TELLS).await;
    }
}

/// While anything waits for Discord to answer, one of them is tried now and then.
async fn probe(floor: &Arc<Floor>) {
    let clock = floor.house.sessions.clock();
    loop {
        floor.house.queues.is_ailing().await;
        clock.reach(clock.now().after(PROBE)).await;
        floor.house.queues.probe();
    }
}

/// Pays what a table owes on a route. Only whatever Discord itself took counts as a success.
async fn pay(floor: &Arc<Floor>, route: Destination, id: TableId) -> Outcome {
    if !floor.house.sessions.serves(id) {
        return is_elsewhere(floor, route, id);
    }
    let paid = AssertUnwindSafe(try_to_pay(floor, route, id)).catch_unwind();
    match paid.await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(Fault::Elsewhere)) => is_elsewhere(floor, route, id),
        Ok(Err(Fault::Again)) => Outcome::Later(Instant::now()),
        Ok(Err(fault)) => {
            let why = match &fault {
                Fault::Send(error) => Why::from(error),
                _ => Why::Refused,
            };
            tracing::warn!(table = id.0, %fault, "a table's news must wait");
            Outcome::Pending(why)
        }
        Err(_) => {
            tracing::error!(table = id.0, "a table's news panicked");
            Outcome::Pending(Why::Refused)
        }
    }
}

/// Another process serves the table now, and knows what it owes. When it comes back, whatever it owes then
/// is brought as if it had never been tried here.
fn is_elsewhere(floor: &Arc<Floor>, route: Destination, id: TableId) -> Outcome {
    floor.house.queues.forgets(route, id);
    if floor.house.sessions.serves(id) {
        // It came back this very moment, or goes in the next one.
        again_later(floor, id);
    }
    Outcome::Undeliverable
}

async fn try_to_pay(floor: &Arc<Floor>, route: Destination, id: TableId) -> Result<Outcome, Fault> {
    let Some(table) = floor.house.sessions.table(id).await? else {
        return Ok(Outcome::Sent);
    };
    match route {
        Destination::Channel(channel) => {
            // Whoever pressed on the board is about to show what he did.
            floor.house.presses.answered(id).await;
            let outcome = deliver::to_channel(floor, &table, channel).await?;
            warn(floor, &table).await?;
            Ok(outcome)
        }
        Destination::Person(user) => deliver::to_person(floor, &table, user).await,
    }
}

/// Notes that a table owes nothing any more. What came up meanwhile is handed out again.
async fn settle(floor: &Floor, id: TableId) {
    let settled = async {
        match floor.house.sessions.table(id).await? {
            Some(table) => settle_table(floor, &table).await,
            None => Ok(true),
        }
    };
    match settled.await {
        Ok(true) => {}
        Ok(false) => floor.house.sessions.touch(id),
        Err(fault) => {
            // The marks say that it is owed: the next change, or the next start, finds it paid.
            tracing::error!(table = id.0, %fault, "what was paid could not be noted");
        }
    }
}

/// Where a table wants anything delivered, and whether its board is to come back to the bottom.
async fn destinations(
    floor: &Floor,
    table: &Table,
) -> Result<(BTreeSet<Destination>, bool), Fault> {
    let view = View::of(floor, table).await?;
    Ok((view.destinations(floor, table), view.marks.buried))
}

/// Notes that a table wants nothing delivered any more, and says whether that is so.
async fn settle_table(floor: &Floor, table: &Table) -> Result<bool, Fault> {
    let house = &floor.house;
    let view = View::of(floor, table).await?;
    if !view.destinations(floor, table).is_empty() {
        return Ok(false);
    }
    let version = view.room.version;
    let next = view.plan(floor, table).next;
    match next {
        // After a crash it must be known that more is to come.
        Some(at) => {
            house.sessions.deliver_at(table.id(), at);
            house.queues.owes_nothing_yet(table.id());
        }
        None => {
            if view.marks.settled < version {
                table.note(move |marks| marks.settle(version)).await?;
            }
            house.queues.owes_nothing(table.id());
        }
    }
    let (id, version, until) = (table.id().0, version.0, next.map(|at| at.0));
    tracing::debug!(table = id, version, until, "owes nothing");
    Ok(true)
}

/// Has those told who do not know yet that their table's place takes nothing.
async fn warn(floor: &Arc<Floor>, table: &Table) -> Result<(), Fault> {
    let (room, marks) = (table.room().await?, table.marks().await?);
    for user in plan::untold(&room, &marks, floor.house.sessions.now()) {
        hasten(floor, Destination::Person(user), table.id());
    }
    Ok(())
}
