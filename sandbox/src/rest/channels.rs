//! Channels and threads themselves. Must never touch a message.

use super::{Asked, Outcome, no_content, ok};
use crate::core::Core;
use crate::errors::{ApiError, Form, UNKNOWN_CHANNEL};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::channels::{Change, Kind};
use crate::state::permissions::{MANAGE_THREADS, SEND_MESSAGES};
use crate::validate;
use serde_json::json;

const MANAGE_CHANNELS: u64 = 1 << 4;

/// A channel's id from the path, if it exists.
pub(crate) fn find(world: &World, id: &str) -> Result<Snowflake, ApiError> {
    Ok(Snowflake::parse(id)
        .filter(|id| world.channels.contains_key(id))
        .ok_or(UNKNOWN_CHANNEL)?)
}

pub(crate) fn one(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let id = find(&world, id)?;
    world.bot_enters(id, 0)?;
    ok(world
        .channels
        .get(&id)
        .map(|c| world.channel_json(c))
        .unwrap_or_default())
}

pub(crate) fn edit(core: &Core, asked: &Asked, id: &str) -> Outcome {
    let mut world = core.world();
    let id = find(&world, id)?;
    let bot = world.bot;
    let thread = world.channels.get(&id).and_then(|c| c.thread.as_ref());
    let own = thread.is_some_and(|t| t.owner == bot);
    let needs = match thread {
        Some(_) if own => 0,
        Some(_) => MANAGE_THREADS,
        None => MANAGE_CHANNELS,
    };
    world.bot_enters(id, needs)?;
    let body = &asked.body;
    let mut form = Form::default();
    let name = validate::text(&mut form, &body["name"], "name", 1, 100);
    let topic = validate::text(&mut form, &body["topic"], "topic", 0, 1_024);
    let archived = validate::boolean(&mut form, &body["archived"], "archived");
    let locked = validate::boolean(&mut form, &body["locked"], "locked");
    let invitable = validate::boolean(&mut form, &body["invitable"], "invitable");
    let slow = validate::integer(
        &mut form,
        &body["rate_limit_per_user"],
        "rate_limit_per_user",
        0,
        21_600,
    );
    let minutes = super::threads::duration(&mut form, &body["auto_archive_duration"]);
    form.finish()?;
    let now = world.now();
    if let Some(channel) = world.channels.get_mut(&id) {
        if let Some(name) = name {
            channel.name = name;
        }
        if let Some(seconds) = slow {
            channel.slow_mode = seconds.unsigned_abs();
        }
        match &mut channel.thread {
            Some(thread) => {
                thread.archived = archived.unwrap_or(thread.archived);
                thread.locked = locked.unwrap_or(thread.locked);
                thread.invitable = invitable.unwrap_or(thread.invitable);
                thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
                if archived.is_some() {
                    thread.archived_at = now;
                }
            }
            None => {
                if topic.is_some() {
                    channel.topic = topic;
                }
            }
        }
    }
    world.announce_channel(id, Change::Update);
    ok(world
        .channels
        .get(&id)
        .map(|c| world.channel_json(c))
        .unwrap_or_default())
}

pub(crate) fn remove(core: &Core, id: &str) -> Outcome {
    let mut world = core.world();
    let id = find(&world, id)?;
    let (kind, thread) = world
        .channels
        .get(&id)
        .map_or((Kind::Text, false), |c| (c.kind, c.thread.is_some()));
    let needs = match kind {
        Kind::Dm => 0,
        _ if thread => MANAGE_THREADS,
        _ => MANAGE_CHANNELS,
    };
    world.bot_enters(id, needs)?;
    let shown = world
        .channels
        .get(&id)
        .map(|c| world.channel_json(c))
        .unwrap_or_default();
    if kind != Kind::Dm {
        world.announce_channel(id, Change::Delete);
        world.channels.remove(&id);
        world.channels.retain(|_, c| c.parent != Some(id));
    }
    ok(shown)
}

pub(crate) fn typing(core: &Core, id: &str) -> Outcome {
    let mut world = core.world();
    let id = find(&world, id)?;
    world.bot_enters(id, SEND_MESSAGES)?;
    let bot = world.bot;
    world.feed_channel(id, "typing", json!({"channel_id": id, "user_id": bot}));
    no_content()
}
