//! Renews consoles on people's screens after others acted. It is triggered only by what changed for
//! everyone, and changes only the viewers' own answers.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use sessions::{Job, Millis, TableId, Version};

use crate::app::fault::ServeError;
use crate::app::open_consoles::OpenConsole;
use crate::requests::app::App;
use crate::ui::pool::Urgency;

/// Least time between two renewals of one console: Discord takes five in two seconds.
const RENEWAL_INTERVAL: Duration = Duration::from_millis(450);

/// Renews the open consoles of a table, if a user may be looking at one.
pub(crate) fn renew_consoles(app: &Arc<App>, table: TableId, public: Version) {
    if !app.services.consoles.begin_update(table, public) {
        return;
    }
    let app = Arc::clone(app);
    let work = app.services.sessions.work(table, Job::Console, Millis(0));
    tokio::spawn(async move {
        let _work = work;
        loop {
            let public = latest_public(&app, table).await.unwrap_or_else(|fault| {
                tracing::debug!(table = table.0, %fault, "consoles stay as they were");
                Version(0)
            });
            let now = app.services.sessions.now();
            let Some(behind) = app.services.consoles.next_outdated(table, public, now) else {
                return;
            };
            for open in behind {
                let renewed = AssertUnwindSafe(renew(&app, table, &open)).catch_unwind();
                match renewed.await {
                    Ok(Ok(())) => continue,
                    Ok(Err(fault)) => {
                        tracing::debug!(table = table.0, %fault, "a console stays as it was");
                    }
                    // One of them must not keep the others, or the table's next ones, as they were.
                    Err(_) => tracing::error!(table = table.0, "renewing a console panicked"),
                }
                app.services.consoles.forget(table, &open);
            }
        }
    });
}

/// The version of a table's last change that everybody sees.
async fn latest_public(app: &App, id: TableId) -> Result<Version, ServeError> {
    Ok(match app.services.sessions.table(id).await? {
        Some(table) => table.room().await?.public,
        None => Version(0),
    })
}

/// Shows a console as it is now, or forgets it where it may not be edited any more.
async fn renew(app: &App, table: TableId, open: &OpenConsole) -> Result<(), ServeError> {
    let (services, who) = (&app.services, &open.who);
    if let Some(renewed) = open.renewed {
        tokio::time::sleep_until(renewed + RENEWAL_INTERVAL).await;
    }
    // Also of a table that was closed, whose console has nothing to press any more.
    let Some(stands) = services.sessions.table(table).await? else {
        return Ok(());
    };
    let any_game = app.game_of_table(table).await?;
    let (room, marks) = (stands.room().await?, stands.marks().await?);
    if marks.shut.is_some() || room.place.channel != who.place.channel {
        // Where it stands nothing may stand any more.
        services.consoles.forget(table, open);
        return Ok(());
    }
    let console = any_game.console(who, table, Urgency::Soon);
    let reply = console.await?;
    let Some(console) = reply.console else {
        // They do not sit there any more: what they were shown was true then.
        services.consoles.forget(table, open);
        return Ok(());
    };
    // Begun before it is asked whether they act: an answer waits for it, or it comes too late.
    let _under_way = services.renewals.begin(who.user);
    // The time is asked for again: it took a while to draw.
    let now = services.sessions.now();
    if services.consoles.may_renew(table, open, now) {
        // It is unknown whether they look, so it does not count as having asked them.
        let answer = services.sender.renew(&open.answer, reply).await?;
        services.consoles.note_updated(table, open, answer, console);
    }
    Ok(())
}
