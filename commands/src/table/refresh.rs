//! Makes consoles true again that others have overtaken, while they are on somebody's screen. Only what
//! changed for everyone sets it off, and only the answers of whoever looks are changed.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;
use sessions::{Job, Millis, TableId, Version};

use crate::bot::app::Floor;
use crate::game::any::Request;
use crate::input::fault::Fault;
use crate::table::open_consoles::OpenConsole;
use crate::ui::pool::Wanted;

/// Has the consoles of this table made true, if anybody may be looking at one.
pub(crate) fn of(floor: &Arc<Floor>, table: TableId, public: Version) {
    if !floor.house.consoles.begin(table, public) {
        return;
    }
    let floor = Arc::clone(floor);
    let work = floor.house.sessions.work(table, Job::Console, Millis(0));
    tokio::spawn(async move {
        let _work = work;
        loop {
            let public = match latest(&floor, table).await {
                Ok(public) => public,
                Err(fault) => {
                    tracing::debug!(table = table.0, %fault, "consoles stay as they were");
                    Version(0)
                }
            };
            let now = floor.house.sessions.now();
            let Some(behind) = floor.house.consoles.behind(table, public, now) else {
                return;
            };
            for open in behind {
                let renewed = AssertUnwindSafe(renew(&floor, table, &open)).catch_unwind();
                match renewed.await {
                    Ok(Ok(())) => continue,
                    Ok(Err(fault)) => {
                        tracing::debug!(table = table.0, %fault, "a console stays as it was");
                    }
                    // One of them must not keep the others, or the table's next ones, as they were.
                    Err(_) => tracing::error!(table = table.0, "renewing a console panicked"),
                }
                floor.house.consoles.lost(table, &open);
            }
        }
    });
}

/// The last change of a table that everybody sees.
async fn latest(floor: &Floor, id: TableId) -> Result<Version, Fault> {
    Ok(match floor.house.sessions.table(id).await? {
        Some(table) => table.room().await?.public,
        None => Version(0),
    })
}

async fn renew(floor: &Floor, table: TableId, open: &OpenConsole) -> Result<(), Fault> {
    let (house, who) = (&floor.house, &open.who);
    let (Some(counter), Some(stands)) =
        (floor.counter_at(table), house.sessions.table(table).await?)
    else {
        return Ok(());
    };
    let (room, marks) = (stands.room().await?, stands.marks().await?);
    if marks.shut.is_some() || room.place.channel != who.place.channel {
        // Where it stands nothing may stand any more.
        house.consoles.lost(table, open);
        return Ok(());
    }
    let console = counter.serve(house, who, table, Request::Console(Wanted::Soon));
    let reply = console.await?;
    let Some(living) = reply.living else {
        // He sits there no more: what he was shown was true then.
        house.consoles.lost(table, open);
        return Ok(());
    };
    if house.consoles.stands(table, open) {
        // Nobody knows whether he looks: it counts as asking him nothing.
        let answer = house.sender.renew(&open.answer, reply).await?;
        house.consoles.renewed(table, open, answer, living);
    }
    Ok(())
}
