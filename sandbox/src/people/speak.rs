//! Writing, editing, deleting, reacting as a person. Must never change another's message.

use super::{Refusal, Sent, options, places, roster, view};
use crate::base64;
use crate::core::Core;
use crate::rest::reactions;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::messages::Message;
use crate::validate::attachments::clean_name;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Write {
    channel: String,
    #[serde(default)]
    content: String,
    /// The message that this one answers.
    reply_to: Option<String>,
    #[serde(default)]
    files: Vec<File>,
    /// Wait for the next message that the bot then writes there.
    #[serde(default)]
    wait: bool,
    timeout_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    filename: String,
    base64: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edit {
    content: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct React {
    message: String,
    emoji: String,
    #[serde(default)]
    remove: bool,
}

pub(crate) async fn write(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(write): Sent<Write>,
) -> Result<Json<Value>, Refusal> {
    if write.content.chars().count() > 2_000 {
        return Err(Refusal::client(
            "too_long",
            "a message has at most 2000 characters",
        ));
    }
    if write.content.trim().is_empty() && write.files.is_empty() {
        return Err(Refusal::client("empty", "an empty message cannot be sent"));
    }
    let (shown, channel, id) = post(&mut core.world(), &person, &write)?;
    let reply = if write.wait {
        answer(&core, channel, id, write.timeout_ms).await
    } else {
        Value::Null
    };
    Ok(Json(json!({"message": shown, "reply": reply})))
}

fn post(
    world: &mut World,
    person: &str,
    write: &Write,
) -> Result<(Value, Snowflake, Snowflake), Refusal> {
    let person = roster::find(world, person)?;
    let channel = places::find_channel(world, person, &write.channel)?;
    if !world.person_writes(person, channel) {
        return Err(Refusal::client("locked", "this thread is locked"));
    }
    let replied = match &write.reply_to {
        Some(reference) => Some(view::visible(world, person, reference)?.id),
        None => None,
    };
    let id = world.next_id();
    let mut message = Message::new(id, channel, person, &write.content);
    message.mentions.users = world.mentioned(channel, &write.content);
    if let Some(target) = replied {
        message.replies_to(target);
        let author = world.message(channel, target).map(|m| m.author);
        message
            .mentions
            .users
            .extend(author.filter(|a| !message.mentions.users.contains(a)));
    }
    for file in &write.files {
        let bytes = base64::decode(&file.base64)
            .ok_or_else(|| Refusal::malformed("a file's base64 is invalid"))?;
        if bytes.len() > crate::validate::MAX_FILE_BYTES {
            return Err(Refusal::client("too_large", "a file has at most 10 MiB"));
        }
        message.attachments.push(options::keep(
            world,
            channel,
            clean_name(&file.filename),
            &bytes,
            false,
        ));
    }
    world.post(message);
    Ok((world.message_shown(channel, id), channel, id))
}

/// The first public message that the bot writes after this one.
async fn answer(
    core: &Core,
    channel: Snowflake,
    after: Snowflake,
    timeout_ms: Option<u64>,
) -> Value {
    let next = |world: &World| {
        let later = world
            .channels
            .get(&channel)?
            .messages
            .range(after..)
            .map(|(_, m)| m);
        let mut later = later.filter(|m| m.id > after && m.author == world.bot && m.only.is_none());
        later.next().map(|m| world.people_message_json(m))
    };
    core.wait(super::outcome::patience(timeout_ms), None, next)
        .await
        .unwrap_or_default()
}

pub(crate) async fn edit(
    State(core): State<Arc<Core>>,
    Path((person, message)): Path<(String, String)>,
    Sent(edit): Sent<Edit>,
) -> Result<Json<Value>, Refusal> {
    if edit.content.trim().is_empty() || edit.content.chars().count() > 2_000 {
        return Err(Refusal::client(
            "too_long",
            "a message has 1 to 2000 characters",
        ));
    }
    let mut world = core.world();
    let person = roster::find(&world, &person)?;
    let found = view::visible(&world, person, &message)?;
    if found.author != person {
        return Err(Refusal::client(
            "not_yours",
            "you can only edit your own messages",
        ));
    }
    let (channel, id, now) = (found.channel, found.id, world.now());
    if let Some(message) = world.message_mut(channel, id) {
        message.content = edit.content;
        message.edited = Some(now);
    }
    world.touched(channel, id);
    Ok(Json(world.message_shown(channel, id)))
}

/// Deletes one's own message, or dismisses one that only this person sees.
pub(crate) async fn remove(
    State(core): State<Arc<Core>>,
    Path((person, message)): Path<(String, String)>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let person = roster::find(&world, &person)?;
    let found = view::visible(&world, person, &message)?;
    let owner = world.guild_of(found.channel);
    let may = found.author == person
        || found.only == Some(person)
        || owner.is_some_and(|g| g.owner == person);
    if !may {
        return Err(Refusal::client(
            "not_yours",
            "you can only delete your own messages",
        ));
    }
    let (channel, id) = (found.channel, found.id);
    world.remove(channel, id);
    Ok(Json(json!({"deleted": id})))
}

pub(crate) async fn react(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(react): Sent<React>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let person = roster::find(&world, &person)?;
    let found = view::visible(&world, person, &react.message)?;
    if found.only.is_some() || react.emoji.is_ascii() {
        return Err(Refusal::client(
            "no_reaction",
            "this emoji cannot be a reaction here",
        ));
    }
    let (channel, id) = (found.channel, found.id);
    reactions::set(&mut world, channel, id, person, &react.emoji, !react.remove);
    Ok(Json(world.message_shown(channel, id)))
}
