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
use sessions::{Stage, Table, TableId};
use tokio::time::Instant;

use crate::app::{Fault, House};
use crate::debts::{self, Debts, Outcome, Why};
use crate::rounds::Route;
use crate::{delivery, patience, prompt};

/// How long nothing is tried while nobody answers: what is tried then goes for all.
const PROBE: Duration = Duration::from_secs(2);

/// Works for as long as the bot runs.
pub async fn work(house: Arc<House>) {
    tokio::join!(hand_out(&house), probe(&house));
}

/// Hands out the tables that changed.
async fn hand_out(house: &Arc<House>) {
    let dirty = house.sessions.dirty();
    loop {
        let table = dirty.next().await;
        if let Err(fault) = send_off(house, table).await {
            tracing::error!(table = table.0, %fault, "what a table owes cannot be read");
            again_later(house, table);
        }
    }
}

/// A table whose debts cannot be read is looked at again: they must not be forgotten.
fn again_later(house: &Arc<House>, table: TableId) {
    let house = Arc::clone(house);
    tokio::spawn(async move {
        let clock = house.sessions.clock();
        let later = clock.now().after(patience::wait(6, table.0, clock.now().0));
        clock.reach(later).await;
        house.sessions.touch(table);
    });
}

/// Puts what a table owes on its routes.
async fn send_off(house: &Arc<House>, id: TableId) -> Result<(), Fault> {
    let Some(table) = house.sessions.table(id).await? else {
        return Ok(());
    };
    let room = table.room().await?;
    if room.status.stage() == Stage::Closed {
        house.courier.closed(room.place.channel);
    }
    let wish = table.marks().await?.buried;
    let debts = Debts::of(house, &table).await?;
    if debts.is_none() {
        debts::settle(house, &table).await?;
        return Ok(());
    }
    // A change that not everyone sees moves nothing that others see: neither now nor sooner.
    let cause = room.public.0 << 1 | u64::from(wish);
    let channel = debts.channel.map(Route::Channel);
    for route in channel
        .into_iter()
        .chain(debts.people.into_iter().map(Route::Person))
    {
        if house.courier.put(route, id, Some(cause)) {
            begin(house, route);
        }
    }
    Ok(())
}

/// Has a route looked after at once, whatever was tried there before.
pub fn hasten(house: &Arc<House>, route: Route, table: TableId) {
    if house.courier.put(route, table, None) {
        begin(house, route);
    }
}

fn begin(house: &Arc<House>, route: Route) {
    let house = Arc::clone(house);
    tokio::spawn(async move { go(&house, route).await });
}

/// Goes a route for as long as something is owed on it that can be brought.
async fn go(house: &Arc<House>, route: Route) {
    let clock = house.sessions.clock();
    let mut failures = 0;
    while let Some(tables) = house.courier.take(route) {
        let (mut owed, mut turn) = (None, None);
        for table in tables {
            match pay(house, route, table).await {
                Outcome::Paid => {
                    failures = 0;
                    house.courier.paid(route, table);
                    settle(house, table).await;
                    // Two for each that got through: soon everybody, but never all at once.
                    house.courier.hearten(clock.now());
                    house.courier.hearten(clock.now());
                }
                Outcome::Gone => {}
                Outcome::Later(at) => {
                    failures = 0;
                    house.courier.put_back(route, table);
                    turn = turn.map_or(Some(at), |turn: Instant| Some(turn.min(at)));
                }
                Outcome::Owed(why) => {
                    house.courier.put_back(route, table);
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
        let woken = house.courier.waits(route, eager);
        tokio::select! {
            () = clock.reach(again), if owed.is_some() => {}
            () = tokio::time::sleep_until(turn.unwrap_or_else(Instant::now)), if turn.is_some() => {}
            () = woken.notified() => {}
        }
        house.courier.works(route);
    }
}

/// While anything waits for Discord to answer, one of them is tried now and then.
async fn probe(house: &Arc<House>) {
    let clock = house.sessions.clock();
    loop {
        house.courier.is_ailing().await;
        clock.reach(clock.now().after(PROBE)).await;
        house.courier.probe();
    }
}

/// Pays what a table owes on a route. Only whatever Discord itself took counts as a success.
async fn pay(house: &Arc<House>, route: Route, id: TableId) -> Outcome {
    let paid = AssertUnwindSafe(try_to_pay(house, route, id)).catch_unwind();
    match paid.await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(fault)) => {
            let why = match &fault {
                Fault::Send(error) => Why::from(error),
                _ => Why::Refused,
            };
            tracing::warn!(table = id.0, %fault, "a table's news must wait");
            Outcome::Owed(why)
        }
        Err(_) => {
            tracing::error!(table = id.0, "a table's news panicked");
            Outcome::Owed(Why::Refused)
        }
    }
}

async fn try_to_pay(house: &Arc<House>, route: Route, id: TableId) -> Result<Outcome, Fault> {
    let Some(table) = house.sessions.table(id).await? else {
        return Ok(Outcome::Paid);
    };
    match route {
        Route::Channel(channel) => {
            // Whoever pressed on the board is about to show what he did.
            house.presses.answered(id).await;
            let outcome = delivery::deliver(house, &table, channel).await?;
            warn(house, &table).await?;
            Ok(outcome)
        }
        Route::Person(user) => prompt::deliver(house, &table, user).await,
    }
}

/// Notes that a table owes nothing any more. What came up meanwhile is handed out again.
async fn settle(house: &House, id: TableId) {
    let settled = async {
        match house.sessions.table(id).await? {
            Some(table) => debts::settle(house, &table).await,
            None => Ok(true),
        }
    };
    match settled.await {
        Ok(true) => {}
        Ok(false) => house.sessions.touch(id),
        Err(fault) => {
            // The marks say that it is owed: the next change, or the next start, finds it paid.
            tracing::error!(table = id.0, %fault, "what was paid could not be noted");
        }
    }
}

/// Has those told who do not know yet that their table's place takes nothing.
async fn warn(house: &Arc<House>, table: &Table) -> Result<(), Fault> {
    let (room, marks) = (table.room().await?, table.marks().await?);
    for user in debts::untold(&room, &marks, house.sessions.now()) {
        hasten(house, Route::Person(user), table.id());
    }
    Ok(())
}
