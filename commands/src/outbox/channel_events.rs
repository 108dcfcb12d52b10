//! What the gateway says of the places where tables stand. It only has them looked at: Discord is
//! asked what is true of them.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::FullEvent;
use sessions::GuildId;

use crate::app::queues::Destination;
use crate::outbox::hasten;
use crate::requests::app::SharedApp;

/// How long what is changed in a place takes until all of it was heard.
const SETTLES: Duration = Duration::from_millis(500);

/// Handles what the gateway says about channels. Discord is always asked what is really the case.
pub(crate) fn heard(app: &SharedApp, event: &FullEvent) {
    match event {
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => app.services.queues.probe(),
        // Only tables that are behind are checked: after each start these events all come at once.
        FullEvent::GuildCreate { guild, .. } => {
            let services = &app.services;
            services.servers.heard(GuildId(guild.id.get()), &guild.name);
            look_around(app, guild.id.get(), true);
        }
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            look_around(app, incomplete.id.get(), false);
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            let services = &app.services;
            services
                .servers
                .heard(GuildId(new_data.id.get()), &new_data.name);
            look_around(app, new_data.id.get(), false);
        }
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => {
            look_around(app, new.guild_id.get(), false);
        }
        FullEvent::GuildRoleDelete { guild_id, .. } => look_around(app, guild_id.get(), false),
        // Without a privileged intent, only our own.
        FullEvent::GuildMemberUpdate { event, .. } => {
            look_around(app, event.guild_id.get(), false);
        }
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            look_around(app, new.guild_id.get(), false);
        }
        FullEvent::ChannelDelete { channel, .. } => {
            look_around(app, channel.guild_id.get(), false);
        }
        FullEvent::ThreadDelete { thread, .. } => {
            look_around(app, thread.guild_id.get(), false);
        }
        _ => {}
    }
}

/// Has the places of a server's tables looked at: all of them, or those where something is amiss.
fn look_around(app: &SharedApp, guild: u64, amiss: bool) {
    for table in app.services.sessions.on(GuildId(guild)) {
        if amiss && !app.services.queues.is_behind(table) {
            continue;
        }
        // Discord tells of one change many times over: one look is for all of it.
        if !app.services.queues.note_channel_event(table) {
            continue;
        }
        let app = Arc::clone(app);
        tokio::spawn(async move {
            tokio::time::sleep(SETTLES).await;
            let services = &app.services;
            services.queues.has_settled(table);
            if let Ok(Some(table)) = services.sessions.table(table).await
                && let Ok(room) = table.room().await
            {
                services.queues.request_check(table.id());
                hasten(&app, Destination::Channel(room.place.channel), table.id());
            }
        });
    }
}
