//! Pinned messages. Must never pin what the bot cannot see.

use super::channels::entered;
use super::messages::target;
use super::{Outcome, RestRequest, no_content, ok};
use crate::clock::iso;
use crate::core::Core;
use crate::errors::ApiError;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::messages::Message;
use crate::state::permissions::{PIN_MESSAGES, READ_MESSAGE_HISTORY};
use serde_json::json;

const MOST: usize = 250;

fn pinned(world: &World, channel: Snowflake) -> Vec<&Message> {
    let mut all: Vec<&Message> = world
        .channels
        .get(&channel)
        .into_iter()
        .flat_map(|c| c.messages.values())
        .filter(|m| m.pinned.is_some())
        .collect();
    all.sort_by_key(|m| std::cmp::Reverse(m.pinned));
    all
}

pub(crate) fn list(core: &Core, request: &RestRequest, channel: &str) -> Outcome {
    let world = core.look();
    let channel = entered(&world, channel, READ_MESSAGE_HISTORY)?;
    let limit = request
        .query
        .get("limit")
        .and_then(|l| l.parse().ok())
        .unwrap_or(50_usize)
        .clamp(1, 50);
    let all = pinned(&world, channel);
    let items = all.iter().take(limit).map(
        |m| json!({"pinned_at": iso(m.pinned.unwrap_or(0)), "message": world.message_json(m)}),
    );
    ok(json!({"items": items.collect::<Vec<_>>(), "has_more": all.len() > limit}))
}

pub(crate) fn old_list(core: &Core, channel: &str) -> Outcome {
    let world = core.look();
    let channel = entered(&world, channel, READ_MESSAGE_HISTORY)?;
    ok(pinned(&world, channel)
        .into_iter()
        .take(50)
        .map(|m| world.message_json(m))
        .collect())
}

pub(crate) fn pin(core: &Core, channel: &str, message: &str) -> Outcome {
    set(core, channel, message, true)
}

pub(crate) fn unpin(core: &Core, channel: &str, message: &str) -> Outcome {
    set(core, channel, message, false)
}

fn set(core: &Core, channel: &str, message: &str, pin: bool) -> Outcome {
    let mut world = core.world();
    let channel = entered(&world, channel, PIN_MESSAGES)?;
    let id = target(&world, channel, message)?;
    if pin && pinned(&world, channel).len() >= MOST {
        let full = ApiError::from((
            400,
            30003,
            "Maximum number of pins reached for the channel (250)",
        ));
        return Err(full);
    }
    let now = world.now();
    let already = world
        .message(channel, id)
        .is_some_and(|m| m.pinned.is_some());
    if already == pin {
        return no_content();
    }
    if let Some(message) = world.message_mut(channel, id) {
        message.pinned = pin.then_some(now);
    }
    if let Some(place) = world.channels.get_mut(&channel) {
        place.last_pin = Some(now);
    }
    world.touched(channel, id);
    let guild = world.guild_id(channel);
    let mut data = json!({"channel_id": channel, "last_pin_timestamp": iso(now)});
    if let Some(guild) = guild {
        data["guild_id"] = json!(guild);
    }
    let intent = if guild.is_some() {
        crate::sessions::intents::GUILDS
    } else {
        crate::sessions::intents::DIRECT_MESSAGES
    };
    world
        .gateway
        .emit("CHANNEL_PINS_UPDATE", guild, intent, data);
    no_content()
}
