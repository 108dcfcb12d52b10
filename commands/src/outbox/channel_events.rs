//! Gateway events about the places where tables stand. They only make the bot look there: Discord
//! is asked what is true.

use std::sync::Arc;
use std::time::{Duration, Instant};

use poise::serenity_prelude::FullEvent;
use sessions::{GuildId, TableId};

use crate::app::queues::{Concerns, Destination};
use crate::outbox::deliver_now;
use crate::requests::app::SharedApp;

/// Time within which all events of one change in a place arrive.
const SETTLES: Duration = Duration::from_millis(500);

/// Handles a gateway event about a server or a channel.
pub(crate) fn handle_event(app: &SharedApp, event: &FullEvent) {
    let services = &app.services;
    let server = match event {
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => return services.queues.probe(),
        // After each start these events all come at once: only places that took nothing are
        // looked at.
        FullEvent::GuildCreate { guild, .. } => {
            services
                .server_names
                .set(GuildId(guild.id.get()), &guild.name);
            services.nights.tend(GuildId(guild.id.get()));
            return look_at_tables(app, GuildId(guild.id.get()), Concerns::Shut);
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            let (id, name) = (GuildId(new_data.id.get()), &new_data.name);
            services.server_names.set(id, name);
            new_data.id
        }
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => incomplete.id,
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => new.guild_id,
        FullEvent::GuildRoleDelete { guild_id, .. } => *guild_id,
        // Without a privileged intent, only our own.
        FullEvent::GuildMemberUpdate { event, .. } => event.guild_id,
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => new.guild_id,
        FullEvent::ChannelDelete { channel, .. } => channel.guild_id,
        FullEvent::ThreadDelete { thread, .. } => thread.guild_id,
        _ => return,
    };
    services.nights.wake(GuildId(server.get()));
    look_at_tables(app, GuildId(server.get()), Concerns::All);
}

/// Looks at the places of a server's tables. Discord sends many events for one change, and for one
/// that concerns many tables: there is one look for all of them.
fn look_at_tables(app: &SharedApp, server: GuildId, concerns: Concerns) {
    if !app.services.queues.note_server_event(server, concerns) {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        tokio::time::sleep(SETTLES).await;
        let concerns = app.services.queues.take_server_event(server);
        let since = Instant::now();
        for table in app.services.sessions.tables_on(server) {
            if concerns == Some(Concerns::All) || app.services.queues.is_channel_pending(table) {
                let app = Arc::clone(&app);
                tokio::spawn(async move { look_at_table(&app, table, concerns, since).await });
            }
        }
    });
}

/// Looks at a table's place if the events concern it, and tries again what is pending there.
async fn look_at_table(
    app: &SharedApp,
    table: TableId,
    concerns: Option<Concerns>,
    since: Instant,
) {
    let services = &app.services;
    if let Ok(Some(table)) = services.sessions.table(table).await
        && let Ok(room) = table.room().await
        && let Ok(marks) = table.marks().await
    {
        if concerns == Some(Concerns::All) || marks.shut.is_some() {
            services.queues.request_check(table.id(), since);
        }
        deliver_now(app, Destination::Channel(room.place.channel), table.id());
    }
}
