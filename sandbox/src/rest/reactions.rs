//! Reactions of the bot. Must never know custom emoji: no sandbox server has any.

use super::channels::{entered, find};
use super::messages::target;
use super::{Outcome, no_content};
use crate::core::Core;
use crate::errors::UNKNOWN_EMOJI;
use crate::sessions::intents;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::permissions::{ADD_REACTIONS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use serde_json::json;

/// Adds or removes a reaction, and tells everyone.
pub(crate) fn set(
    world: &mut World,
    channel: Snowflake,
    id: Snowflake,
    user: Snowflake,
    emoji: &str,
    on: bool,
) {
    let Some(message) = world.message_mut(channel, id) else {
        return;
    };
    let who = message.reactions.entry(emoji.to_owned()).or_default();
    let changed = if on {
        who.insert(user)
    } else {
        who.remove(&user)
    };
    if who.is_empty() {
        message.reactions.remove(emoji);
    }
    if !changed {
        return;
    }
    let author = message.author;
    let guild = world.guild_id(channel);
    let mut data = json!({
        "user_id": user, "channel_id": channel, "message_id": id, "emoji": {"id": null, "name": emoji},
        "burst": false, "type": 0,
    });
    if on {
        data["message_author_id"] = json!(author);
    }
    world.feed_channel(
        channel,
        if on {
            "reaction_add"
        } else {
            "reaction_remove"
        },
        data.clone(),
    );
    let intent = match guild {
        Some(_) => intents::GUILD_MESSAGE_REACTIONS,
        None => intents::DIRECT_MESSAGE_REACTIONS,
    };
    if let Some(place) = world.guild_of(channel) {
        data["guild_id"] = json!(place.id);
        if on {
            data["member"] = world.member_json(place, user);
        }
    }
    let event = if on {
        "MESSAGE_REACTION_ADD"
    } else {
        "MESSAGE_REACTION_REMOVE"
    };
    world.gateway.emit(event, guild, intent, data);
}

pub(crate) fn add(core: &Core, channel: &str, message: &str, emoji: &str) -> Outcome {
    let mut world = core.world();
    let channel = find(&world, channel)?;
    world.bot_changes(channel, ADD_REACTIONS | READ_MESSAGE_HISTORY)?;
    let id = target(&world, channel, message)?;
    if emoji.is_empty() || emoji.is_ascii() || emoji.chars().count() > 16 {
        return Err(UNKNOWN_EMOJI.into());
    }
    let bot = world.bot;
    set(&mut world, channel, id, bot, emoji, true);
    no_content()
}

pub(crate) fn remove(core: &Core, channel: &str, message: &str, emoji: &str) -> Outcome {
    let mut world = core.world();
    let channel = entered(&world, channel, READ_MESSAGE_HISTORY)?;
    let id = target(&world, channel, message)?;
    let bot = world.bot;
    set(&mut world, channel, id, bot, emoji, false);
    no_content()
}

pub(crate) fn clear(core: &Core, channel: &str, message: &str) -> Outcome {
    let mut world = core.world();
    let channel = entered(&world, channel, MANAGE_MESSAGES)?;
    let id = target(&world, channel, message)?;
    if let Some(message) = world.message_mut(channel, id) {
        message.reactions.clear();
    }
    world.touched(channel, id);
    no_content()
}
