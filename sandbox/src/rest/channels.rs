//! Channels and threads themselves. Must never touch a message.

use super::{Outcome, RestRequest, no_content, ok};
use crate::core::Core;
use crate::errors::{ApiError, Form, THREAD_ARCHIVED, UNKNOWN_CHANNEL};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::channels::{Change, Kind};
use crate::state::permissions::{MANAGE_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use serde_json::json;

const MANAGE_CHANNELS: u64 = 1 << 4;

/// A channel's id from the path, if it exists.
pub(crate) fn find(world: &World, id: &str) -> Result<Snowflake, ApiError> {
    Ok(Snowflake::parse(id)
        .filter(|id| world.channels.contains_key(id))
        .ok_or(UNKNOWN_CHANNEL)?)
}

/// Finds a channel that the bot may enter.
pub(crate) fn entered(world: &World, id: &str, needs: u64) -> Result<Snowflake, ApiError> {
    let id = find(world, id)?;
    world.bot_enters(id, needs)?;
    Ok(id)
}

pub(crate) fn get(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let id = entered(&world, id, 0)?;
    ok(world.channel_shown(id))
}

pub(crate) fn edit(core: &Core, request: &RestRequest, id: &str) -> Outcome {
    let mut world = core.world();
    let id = find(&world, id)?;
    let bot = world.bot;
    let thread = world.thread(id);
    let own = thread.is_some_and(|t| t.owner == bot);
    // To open an unlocked thread again takes no more than to write in it.
    let opens = request.body == json!({"archived": false}) && thread.is_some_and(|t| !t.locked);
    // A locked one is opened by those who manage threads alone, not even by its maker.
    let is_shut = thread.is_some_and(|t| t.locked) && request.body["archived"] == false;
    let needs = match thread {
        Some(_) if is_shut => MANAGE_THREADS,
        Some(_) if opens => SEND_MESSAGES_IN_THREADS,
        Some(_) if own && request.body["locked"].is_null() => 0,
        Some(_) => MANAGE_THREADS,
        None => MANAGE_CHANNELS,
    };
    world.bot_enters(id, needs)?;
    // Nothing else of an archived thread can be changed.
    if thread.is_some_and(|t| t.archived) && request.body["archived"].is_null() {
        return Err(THREAD_ARCHIVED.into());
    }
    let form = Form::default();
    let body = form.field(&request.body, "");
    let name = body.child("name").text(1, 100);
    let topic = body.child("topic").text(0, 1_024);
    let archived = body.child("archived").boolean();
    let locked = body.child("locked").boolean();
    let invitable = body.child("invitable").boolean();
    let slow = body.child("rate_limit_per_user").integer(0, 21_600);
    let minutes = super::threads::duration(&body);
    form.finish()?;
    world.set_thread(id, archived, locked);
    if let Some(name) = name {
        world.rename_channel(id, bot, &name);
    }
    if let Some(channel) = world.channels.get_mut(&id) {
        if let Some(seconds) = slow {
            channel.slow_mode = seconds.unsigned_abs();
        }
        match &mut channel.thread {
            Some(thread) => {
                thread.invitable = invitable.unwrap_or(thread.invitable);
                thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
            }
            None => {
                if topic.is_some() {
                    channel.topic = topic;
                }
            }
        }
    }
    world.announce_channel(id, Change::Update);
    ok(world.channel_shown(id))
}

pub(crate) fn remove(core: &Core, id: &str) -> Outcome {
    let mut world = core.world();
    let id = find(&world, id)?;
    let kind = world.channels.get(&id).map_or(Kind::Text, |c| c.kind);
    let needs = match kind {
        Kind::Dm => 0,
        Kind::PublicThread | Kind::PrivateThread => MANAGE_THREADS,
        Kind::Text => MANAGE_CHANNELS,
    };
    world.bot_enters(id, needs)?;
    let shown = world.channel_shown(id);
    if kind != Kind::Dm {
        world.remove_channel(id);
    }
    ok(shown)
}

pub(crate) fn typing(core: &Core, id: &str) -> Outcome {
    let mut world = core.world();
    let id = entered(&world, id, SEND_MESSAGES)?;
    let bot = world.bot;
    world.feed_channel(id, "typing", json!({"channel_id": id, "user_id": bot}));
    no_content()
}
