//! Brings what is owed to where it is owed: the outbox's hands.
//!
//! What is owed is computed from the journal and the marks, so it survives a crash. One task a
//! route at a time, so that the rate limiter never fights itself, and however often a table
//! changes meanwhile, only its last state is shown. No route waits for another: neither a board
//! for a DM, nor one person for the next.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use sessions::{Job, Millis, Table, TableId, TableStage, Work};
use tokio::time::Instant;

use crate::debts::{self, Debts, Payment, Why};
use crate::fault::Fault;
use crate::floor::Floor;
use crate::rounds::Destination;
use crate::{delivery, patience, prompt, renewal};

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
        let later = clock.now().after(patience::wait(6, table.0, clock.now().0));
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
        floor.house.courier.closed(room.place.channel);
    }
    renewal::of(floor, id, room.public);
    if !floor.house.sessions.serves(id) {
        // What was seen of it here was renewed; all else is said by whoever serves it.
        return Ok(());
    }
    let wish = table.marks().await?.buried;
    let mut debts = Debts::of(floor, &table).await?;
    if debts.is_none() {
        if debts::settle(floor, &table).await? {
            return Ok(());
        }
        // It came due this very moment.
        debts = Debts::of(floor, &table).await?;
    }
    // A change that not everyone sees moves nothing that others see: neither now nor sooner.
    let cause = room.public.0 << 1 | u64::from(wish);
    let channel = debts.channel.map(Destination::Channel);
    for route in channel
        .into_iter()
        .chain(debts.people.into_iter().map(Destination::Person))
    {
        let work = delivery_of(floor, id);
        if floor.house.courier.put(route, work, Some(cause)) {
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
    if floor.house.courier.put(route, work, None) {
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
    while let Some(tables) = floor.house.courier.take(route) {
        let (mut owed, mut turn) = (None, None);
        for work in tables {
            let table = work.table();
            match pay(floor, route, table).await {
                Payment::Paid => {
                    failures = 0;
                    floor.house.courier.forgets(route, table);
                    settle(floor, table).await;
                    // Two for each that got through: soon everybody, but never all at once.
                    floor.house.courier.hearten(clock.now());
                    floor.house.courier.hearten(clock.now());
                }
                Payment::Gone => floor.house.courier.lets_go(route, table),
                Payment::Later(at) => {
                    failures = 0;
                    floor.house.courier.put_back(route, work);
                    turn = turn.map_or(Some(at), |turn: Instant| Some(turn.min(at)));
                }
                Payment::Owed(why) => {
                    floor.house.courier.put_back(route, work);
                    if why == Why::Shut {
                        floor.house.courier.lets_go(route, table);
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
        let eager = (owed == Some(Why::Ailing)).then(|| now.after(patience::eager(failures)));
        let again = now.after(patience::wait(failures, route, now.0));
        let woken = floor.house.courier.waits(route, eager);
        tokio::select! {
            () = clock.reach(again), if owed.is_some() => {}
            () = tokio::time::sleep_until(turn.unwrap_or_else(Instant::now)), if turn.is_some() => {}
            () = woken.notified() => {}
        }
        floor.house.courier.works(route);
    }
}

/// Tells whoever watches for how long something has been owed.
async fn tell(floor: &Floor) {
    loop {
        floor.house.courier.tells();
        tokio::time::sleep(TELLS).await;
    }
}

/// While anything waits for Discord to answer, one of them is tried now and then.
async fn probe(floor: &Arc<Floor>) {
    let clock = floor.house.sessions.clock();
    loop {
        floor.house.courier.is_ailing().await;
        clock.reach(clock.now().after(PROBE)).await;
        floor.house.courier.probe();
    }
}

/// Pays what a table owes on a route. Only whatever Discord itself took counts as a success.
async fn pay(floor: &Arc<Floor>, route: Destination, id: TableId) -> Payment {
    if !floor.house.sessions.serves(id) {
        return is_elsewhere(floor, route, id);
    }
    let paid = AssertUnwindSafe(try_to_pay(floor, route, id)).catch_unwind();
    match paid.await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(Fault::Elsewhere)) => is_elsewhere(floor, route, id),
        Ok(Err(Fault::Again)) => Payment::Later(Instant::now()),
        Ok(Err(fault)) => {
            let why = match &fault {
                Fault::Send(error) => Why::from(error),
                _ => Why::Refused,
            };
            tracing::warn!(table = id.0, %fault, "a table's news must wait");
            Payment::Owed(why)
        }
        Err(_) => {
            tracing::error!(table = id.0, "a table's news panicked");
            Payment::Owed(Why::Refused)
        }
    }
}

/// Another process serves the table now, and knows what it owes. When it comes back, whatever it owes then
/// is brought as if it had never been tried here.
fn is_elsewhere(floor: &Arc<Floor>, route: Destination, id: TableId) -> Payment {
    floor.house.courier.forgets(route, id);
    if floor.house.sessions.serves(id) {
        // It came back this very moment, or goes in the next one.
        again_later(floor, id);
    }
    Payment::Gone
}

async fn try_to_pay(floor: &Arc<Floor>, route: Destination, id: TableId) -> Result<Payment, Fault> {
    let Some(table) = floor.house.sessions.table(id).await? else {
        return Ok(Payment::Paid);
    };
    match route {
        Destination::Channel(channel) => {
            // Whoever pressed on the board is about to show what he did.
            floor.house.presses.answered(id).await;
            let outcome = delivery::deliver(floor, &table, channel).await?;
            warn(floor, &table).await?;
            Ok(outcome)
        }
        Destination::Person(user) => prompt::deliver(floor, &table, user).await,
    }
}

/// Notes that a table owes nothing any more. What came up meanwhile is handed out again.
async fn settle(floor: &Floor, id: TableId) {
    let settled = async {
        match floor.house.sessions.table(id).await? {
            Some(table) => debts::settle(floor, &table).await,
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

/// Has those told who do not know yet that their table's place takes nothing.
async fn warn(floor: &Arc<Floor>, table: &Table) -> Result<(), Fault> {
    let (room, marks) = (table.room().await?, table.marks().await?);
    for user in debts::untold(&room, &marks, floor.house.sessions.now()) {
        hasten(floor, Destination::Person(user), table.id());
    }
    Ok(())
}
