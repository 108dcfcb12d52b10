//! News from the gateway about the places where tables stand. It only has them looked at: Discord
//! is asked what is true of them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use poise::serenity_prelude::FullEvent;
use sessions::{GuildId, TableId};

use crate::app::queues::{Concerns, Destination};
use crate::outbox::hasten;
use crate::requests::app::SharedApp;

/// Time until all of a change in a place was heard.
const SETTLES: Duration = Duration::from_millis(500);

/// Handles what the gateway says about channels. Discord is always asked what is really the case.
pub(crate) fn heard(app: &SharedApp, event: &FullEvent) {
    match event {
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => app.services.queues.probe(),
        // After each start these events all come at once: only places that took nothing are
        // looked at.
        FullEvent::GuildCreate { guild, .. } => {
            let services = &app.services;
            services
                .server_names
                .set(GuildId(guild.id.get()), &guild.name);
            look_around(app, guild.id.get(), Concerns::Shut);
        }
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            look_around(app, incomplete.id.get(), Concerns::All);
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            let services = &app.services;
            services
                .server_names
                .set(GuildId(new_data.id.get()), &new_data.name);
            look_around(app, new_data.id.get(), Concerns::All);
        }
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => {
            look_around(app, new.guild_id.get(), Concerns::All);
        }
        FullEvent::GuildRoleDelete { guild_id, .. } => {
            look_around(app, guild_id.get(), Concerns::All)
        }
        // Without a privileged intent, only our own.
        FullEvent::GuildMemberUpdate { event, .. } => {
            look_around(app, event.guild_id.get(), Concerns::All);
        }
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            look_around(app, new.guild_id.get(), Concerns::All);
        }
        FullEvent::ChannelDelete { channel, .. } => {
            look_around(app, channel.guild_id.get(), Concerns::All);
        }
        FullEvent::ThreadDelete { thread, .. } => {
            look_around(app, thread.guild_id.get(), Concerns::All);
        }
        _ => {}
    }
}

/// Has the places of a server's tables looked at. Discord tells of one change many times over, and
/// of one that concerns many tables: one look is for all of it.
fn look_around(app: &SharedApp, guild: u64, concerns: Concerns) {
    let server = GuildId(guild);
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
                tokio::spawn(async move { look(&app, table, concerns, since).await });
            }
        }
    });
}

/// Has a table's place looked at where that concerns it, and what is pending there tried again.
async fn look(app: &SharedApp, table: TableId, concerns: Option<Concerns>, since: Instant) {
    let services = &app.services;
    if let Ok(Some(table)) = services.sessions.table(table).await
        && let Ok(room) = table.room().await
        && let Ok(marks) = table.marks().await
    {
        if concerns == Some(Concerns::All) || marks.shut.is_some() {
            services.queues.request_check(table.id(), since);
        }
        hasten(app, Destination::Channel(room.place.channel), table.id());
    }
}
