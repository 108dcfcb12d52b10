//! Messages in channels. Must never show or change an ephemeral one: those are reached by their
//! interaction's token only.

use super::channels::entered;
use super::{Outcome, RestRequest, compose, no_content, ok};
use crate::core::Core;
use crate::errors::{
    ApiError, CLOSED_DMS, Form, NO_HISTORY, NO_MUTUAL_GUILDS, NOT_THE_AUTHOR, SYSTEM_MESSAGE,
    TOO_MANY_OLD_EDITS, UNKNOWN_MESSAGE,
};
use crate::message_flags::{COMPONENTS_V2, SUPPRESS_EMBEDS};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::channels::Kind;
use crate::state::messages::Message;
use crate::state::permissions::{ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use crate::validate::message::{Draft, Reading, read};
use serde_json::{Value, json};

/// Time for which a nonce is remembered.
const NONCE_MS: u64 = 5 * 60_000;
const HOUR_MS: u64 = 3_600_000;
/// Edits of one message that is older than an hour, per hour. Discord does not say how many.
const OLD_EDITS: usize = 5;

/// A message that the bot may look at.
pub(crate) fn target(world: &World, channel: Snowflake, id: &str) -> Result<Snowflake, ApiError> {
    let id = Snowflake::parse(id).ok_or(UNKNOWN_MESSAGE)?;
    let found = world.message(channel, id).filter(|m| m.only.is_none());
    Ok(found.map(|m| m.id).ok_or(UNKNOWN_MESSAGE)?)
}

pub(crate) fn list(core: &Core, request: &RestRequest, channel: &str) -> Outcome {
    let world = core.look();
    let channel = entered(&world, channel, 0)?;
    let limit = match request.query.get("limit").map(|l| l.parse::<usize>()) {
        None => 50,
        Some(Ok(limit @ 1..=100)) => limit,
        Some(_) => {
            return Err(Form::refuse(
                "limit",
                "NUMBER_TYPE_MAX",
                "int value should be less than or equal to 100.",
            ));
        }
    };
    if world.bot_permissions(channel) & READ_MESSAGE_HISTORY == 0 {
        return ok(json!([]));
    }
    let (before, after, around) = (
        request.query_id("before"),
        request.query_id("after"),
        request.query_id("around"),
    );
    let all: Vec<&Message> = world
        .channels
        .get(&channel)
        .into_iter()
        .flat_map(|c| c.messages.values())
        .filter(|m| m.only.is_none())
        .collect();
    let mut picked: Vec<&Message> = match (before, after, around) {
        (_, _, Some(middle)) => {
            let at = all.partition_point(|m| m.id < middle);
            all.iter()
                .skip(at.saturating_sub(limit / 2))
                .take(limit)
                .copied()
                .collect()
        }
        (_, Some(after), _) => all
            .iter()
            .filter(|m| m.id > after)
            .take(limit)
            .copied()
            .collect(),
        (before, _, _) => all
            .iter()
            .rev()
            .filter(|m| before.is_none_or(|b| m.id < b))
            .take(limit)
            .copied()
            .collect(),
    };
    picked.sort_by_key(|m| std::cmp::Reverse(m.id));
    ok(picked.into_iter().map(|m| world.message_json(m)).collect())
}

pub(crate) fn get(core: &Core, channel: &str, id: &str) -> Outcome {
    let world = core.look();
    let channel = entered(&world, channel, READ_MESSAGE_HISTORY)?;
    let id = target(&world, channel, id)?;
    ok(world
        .message(channel, id)
        .map(|m| world.message_json(m))
        .unwrap_or_default())
}

/// Discord's refusals of a DM.
fn dm_open(world: &World, channel: Snowflake) -> Result<(), ApiError> {
    let Some(place) = world.channels.get(&channel).filter(|c| c.kind == Kind::Dm) else {
        return Ok(());
    };
    let Some(&person) = place.recipients.iter().find(|&&u| u != world.bot) else {
        return Ok(());
    };
    if !world.shares_guild(person) {
        return Err(NO_MUTUAL_GUILDS.into());
    }
    if world.users.get(&person).is_some_and(|u| u.dms_closed) {
        return Err(CLOSED_DMS.into());
    }
    Ok(())
}

pub(crate) fn create(core: &Core, request: &RestRequest, channel: &str) -> Outcome {
    let mut world = core.world();
    let channel = entered(&world, channel, 0)?;
    let draft = fresh(&request.body, request, "")?;
    world.bot_writes(channel, needs(&draft))?;
    dm_open(&world, channel)?;
    let bot = world.bot;
    let now = world.now();
    let nonce = draft
        .nonce
        .as_ref()
        .filter(|_| draft.enforce_nonce)
        .map(|n| (bot, format!("{channel}:{n}")));
    if let Some((known, at)) = nonce
        .as_ref()
        .and_then(|key| world.nonces.get(key))
        .copied()
        && at + NONCE_MS > now
        && let Some(message) = world.message(channel, known)
    {
        return ok(world.message_json(message));
    }
    let id = world.next_id();
    let mut message = Message::new(id, channel, bot, "");
    if let Some((target, strict)) = draft.reference {
        let known = world
            .message(channel, target)
            .is_some_and(|m| m.only.is_none());
        if !known && strict {
            return Err(Form::refuse(
                "message_reference",
                "REPLIES_UNKNOWN_MESSAGE",
                "Unknown message",
            ));
        }
        if known {
            if world.bot_permissions(channel) & READ_MESSAGE_HISTORY == 0 {
                return Err(NO_HISTORY.into());
            }
            message.replies_to(target);
        }
    }
    compose::fill(&mut world, &mut message, draft);
    if let Some(key) = nonce {
        world.nonces.retain(|_, (_, at)| *at + NONCE_MS > now);
        world.nonces.insert(key, (id, now));
    }
    ok(world.post(message))
}

pub(crate) fn edit(core: &Core, request: &RestRequest, channel: &str, id: &str) -> Outcome {
    let mut world = core.world();
    let channel = entered(&world, channel, 0)?;
    let id = target(&world, channel, id)?;
    let bot = world.bot;
    let Some(message) = world.message(channel, id).cloned() else {
        return Err(UNKNOWN_MESSAGE.into());
    };
    if message.is_fixed() {
        return Err(SYSTEM_MESSAGE.into());
    }
    if message.author != bot {
        return edit_foreign(&mut world, request, message);
    }
    let draft = draft_for(&message, &request.body, request, "")?;
    world.bot_changes(channel, needs(&draft))?;
    let now = world.now();
    if now > id.millis() + HOUR_MS {
        world.old_edits.retain(|(_, at)| at + HOUR_MS > now);
        let mine: Vec<u64> = world
            .old_edits
            .iter()
            .filter(|(of, _)| *of == id)
            .map(|(_, at)| *at)
            .collect();
        if let Some(first) = mine.first().filter(|_| mine.len() >= OLD_EDITS) {
            let seconds = u32::try_from((first + HOUR_MS - now) / 1_000).unwrap_or(u32::MAX);
            let worn = ApiError::from(TOO_MANY_OLD_EDITS);
            return Err(ApiError {
                retry_after: Some(f64::from(seconds)),
                ..worn
            });
        }
        world.old_edits.push((id, now));
    }
    ok(rewrite(&mut world, message, draft)?)
}

/// Permissions that the parts of a message ask for.
fn needs(draft: &Draft) -> u64 {
    let files = if draft.uploads.is_empty() {
        0
    } else {
        ATTACH_FILES
    };
    let embeds = draft.embeds.as_ref().is_some_and(|list| !list.is_empty());
    files | if embeds { EMBED_LINKS } else { 0 }
}

/// Reads a new message, in which there must be something to see.
pub(crate) fn fresh(body: &Value, request: &RestRequest, path: &str) -> Result<Draft, ApiError> {
    let draft = read(&Reading {
        body,
        uploads: &request.uploads,
        path,
        present: &[],
        was_v2: false,
        edit: false,
    })?;
    draft.not_empty()?;
    Ok(draft)
}

/// Reads an edit against the message that it changes.
pub(crate) fn draft_for(
    message: &Message,
    body: &Value,
    request: &RestRequest,
    path: &str,
) -> Result<Draft, ApiError> {
    let present: Vec<Snowflake> = message.attachments.iter().map(|a| a.id).collect();
    let was_v2 = message.flags & COMPONENTS_V2 != 0;
    read(&Reading {
        body,
        uploads: &request.uploads,
        path,
        present: &present,
        was_v2,
        edit: true,
    })
}

/// Carries an edit out and tells everyone.
pub(crate) fn rewrite(
    world: &mut World,
    mut message: Message,
    draft: Draft,
) -> Result<Value, ApiError> {
    let (channel, id) = (message.channel, message.id);
    let blank = |m: &Message| {
        m.content.trim().is_empty()
            && m.embeds.is_empty()
            && m.attachments.is_empty()
            && m.components.is_empty()
    };
    let emptied = {
        let mut after = message.clone();
        if let Some(content) = &draft.content {
            after.content.clone_from(content);
        }
        if let Some(embeds) = &draft.embeds {
            after.embeds.clone_from(embeds);
        }
        if let Some(components) = &draft.components {
            after.components.clone_from(components);
        }
        if let Some(listed) = &draft.listed {
            after
                .attachments
                .retain(|a| listed.iter().any(|l| l.id == a.id));
        }
        blank(&after) && draft.uploads.is_empty()
    };
    if emptied {
        return Err(crate::errors::EMPTY_MESSAGE.into());
    }
    compose::change(world, &mut message, draft);
    let shown = world.message_json(&message);
    if let Some(place) = world.message_mut(channel, id) {
        *place = message;
    }
    world.touched(channel, id);
    Ok(shown)
}

/// Edits a message of another author, of which only the embeds may be hidden.
fn edit_foreign(world: &mut World, request: &RestRequest, mut message: Message) -> Outcome {
    let only_flags = request
        .body
        .as_object()
        .is_some_and(|o| o.keys().all(|k| k == "flags"));
    if !only_flags || request.body["flags"].is_null() {
        return Err(NOT_THE_AUTHOR.into());
    }
    world.bot_enters(message.channel, MANAGE_MESSAGES)?;
    let wanted = request.body["flags"].as_u64().unwrap_or(0);
    message.flags = message.flags & !SUPPRESS_EMBEDS | wanted & SUPPRESS_EMBEDS;
    let (channel, id, shown) = (message.channel, message.id, world.message_json(&message));
    if let Some(place) = world.message_mut(channel, id) {
        *place = message;
    }
    world.touched(channel, id);
    ok(shown)
}

pub(crate) fn remove(core: &Core, channel: &str, id: &str) -> Outcome {
    let mut world = core.world();
    let channel = entered(&world, channel, 0)?;
    let id = target(&world, channel, id)?;
    world.bot_changes(channel, 0)?;
    let message = world.message(channel, id);
    if message.is_some_and(Message::is_fixed) {
        return Err(SYSTEM_MESSAGE.into());
    }
    let own = message.is_some_and(|m| m.author == world.bot);
    if !own {
        if world
            .channels
            .get(&channel)
            .is_some_and(|c| c.kind == Kind::Dm)
        {
            return Err((403, 50003, "Cannot execute action on a DM channel").into());
        }
        world.bot_enters(channel, MANAGE_MESSAGES)?;
    }
    world.remove(channel, id);
    no_content()
}
