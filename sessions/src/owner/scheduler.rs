//! The one timer: wakes tables whose deadlines have passed, also while no process ran, and queues
//! tables whose next delivery is due.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::{Mutex, watch};

use crate::delivery::pending::Work;
use crate::error::Failure;
use crate::ids::TableId;
use crate::owner::ask::{Shared, Ticked};
use crate::owner::handle::Table;
use crate::owner::registry::Registry;

/// When a table that could not be looked after is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(30);
/// Delay until a table that another process looks after is thought of again: it may have become
/// ours.
const FOREIGN_TABLE_DELAY: Duration = Duration::from_secs(2);
/// A table is not handled more often than this, regardless of its card.
const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Distance between tables of which many are handed out at once: each may post a turn ping, and
/// Discord takes fifty requests a second of everything.
const SPACING: Duration = Duration::from_millis(30);

/// Time between two notes that we are at work.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(30);

/// Runs until `stop` ends.
pub(crate) async fn run(
    shared: Arc<Shared>,
    registry: Weak<Registry>,
    mut stop: watch::Receiver<()>,
) {
    let mut beat = shared.clock.now();
    // Held by the task that hands out.
    let turn = Arc::new(Mutex::new(()));
    loop {
        let next = shared.index.next_due();
        let come = async {
            match next {
                Some(at) => shared.clock.reach(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = stop.changed() => return,
            () = shared.clock.reach(beat) => {
                let now = shared.clock.now();
                // An outage lasts until all players have their time back: no heartbeat before that.
                if shared.outages.are_settled() {
                    shared.store.note_alive(now).await;
                }
                beat = now.after(HEARTBEAT_INTERVAL);
                continue;
            }
            () = shared.index.sooner.notified() => continue,
            () = shared.outages.over.notified() => {
                if let Some(registry) = registry.upgrade() {
                    tokio::spawn(give_back_outages(registry));
                }
                continue;
            }
            () = come => {}
        }
        let Some(registry) = registry.upgrade() else {
            return;
        };
        let now = shared.clock.now();
        let due = shared.index.take_deliveries(now);
        if !due.is_empty() {
            tokio::spawn(hand_out(Arc::clone(&shared), due, Arc::clone(&turn)));
        }
        for table in shared.index.take_due(now) {
            if !shared.serves(table) {
                // The process that serves it handles the deadline; the result is reported to us.
                let later = shared.clock.now().after(FOREIGN_TABLE_DELAY);
                shared.index.due_again(table, later);
                continue;
            }
            tokio::spawn(look_after(Arc::clone(&registry), table));
        }
    }
}

/// Reports tables for delivery, with a pause after each; leaves out those that another process
/// serves.
async fn hand_out(shared: Arc<Shared>, due: Vec<Work>, one_at_a_time: Arc<Mutex<()>>) {
    for work in due {
        let _held = one_at_a_time.lock().await;
        if shared.serves(work.table()) {
            shared.changes.for_delivery.report(work.table());
            drop(work);
            tokio::time::sleep(SPACING).await;
        }
    }
}

/// Gives players the time back in which they could not act, on every table served here.
async fn give_back_outages(registry: Arc<Registry>) {
    let shared = Arc::clone(&registry.shared);
    let to_give_back = shared.outages.to_give_back();
    for id in shared.index.tables_with_deadlines() {
        if !shared.serves(id) {
            continue;
        }
        look_after(Arc::clone(&registry), id).await;
    }
    shared.outages.note_given_back(to_give_back);
}

/// Has a table's owner handle its deadlines, and queues the table again.
async fn look_after(registry: Arc<Registry>, id: TableId) {
    let Some(game) = registry.shared.index.game(id) else {
        return;
    };
    let table = Table { registry, id, game };
    let ticked = table.tick().await;
    let shared = &table.registry.shared;
    let earliest = match ticked {
        Ok(Ticked::Done | Ticked::Unheard) => shared.clock.now().after(MIN_INTERVAL),
        // Reaching the player later gives them time as well; this retry is for when that fails.
        Ok(Ticked::Unasked) => shared.clock.now().after(RETRY_DELAY),
        Err(Failure::Stopping { .. }) => return,
        Err(failure) => {
            tracing::error!(table = id.0, %failure, "a deadline was not handled; retrying");
            shared.clock.now().after(RETRY_DELAY)
        }
    };
    shared.index.due_again(id, earliest);
}
