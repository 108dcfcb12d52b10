//! What the gateway says of the places where tables stand. It only has them looked at: Discord is
//! asked what is true of them.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::FullEvent;
use sessions::GuildId;

use crate::bot::app::App;
use crate::outbox::hasten;
use crate::outbox::queues::Destination;

/// How long what is changed in a place takes until all of it was heard.
const SETTLES: Duration = Duration::from_millis(500);

/// What the gateway says of places. Whatever it is, Discord is asked what is true of it.
pub(crate) fn heard(floor: &App, event: &FullEvent) {
    match event {
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => floor.house.queues.probe(),
        // Where nothing is amiss, nobody looks: after each start they all come at once.
        FullEvent::GuildCreate { guild, .. } => {
            let house = &floor.house;
            house.servers.heard(GuildId(guild.id.get()), &guild.name);
            look_around(floor, guild.id.get(), true);
        }
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            look_around(floor, incomplete.id.get(), false);
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            let house = &floor.house;
            house
                .servers
                .heard(GuildId(new_data.id.get()), &new_data.name);
            look_around(floor, new_data.id.get(), false);
        }
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => {
            look_around(floor, new.guild_id.get(), false);
        }
        FullEvent::GuildRoleDelete { guild_id, .. } => look_around(floor, guild_id.get(), false),
        // Without a privileged intent, only our own.
        FullEvent::GuildMemberUpdate { event, .. } => {
            look_around(floor, event.guild_id.get(), false);
        }
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            look_around(floor, new.guild_id.get(), false);
        }
        FullEvent::ChannelDelete { channel, .. } => {
            look_around(floor, channel.guild_id.get(), false);
        }
        FullEvent::ThreadDelete { thread, .. } => {
            look_around(floor, thread.guild_id.get(), false);
        }
        _ => {}
    }
}

/// Has the places of a server's tables looked at: all of them, or those where something is amiss.
fn look_around(floor: &App, guild: u64, amiss: bool) {
    for table in floor.house.sessions.on(GuildId(guild)) {
        if amiss && !floor.house.queues.is_behind(table) {
            continue;
        }
        // Discord tells of one change many times over: one look is for all of it.
        if !floor.house.queues.stirs(table) {
            continue;
        }
        let floor = Arc::clone(floor);
        tokio::spawn(async move {
            tokio::time::sleep(SETTLES).await;
            let house = &floor.house;
            house.queues.has_settled(table);
            if let Ok(Some(table)) = house.sessions.table(table).await
                && let Ok(room) = table.room().await
            {
                house.queues.wants_a_look(table.id());
                hasten(&floor, Destination::Channel(room.place.channel), table.id());
            }
        });
    }
}
