//! Views of a person. Must never show another's ephemeral message or DM, nor its files.

use super::{Queried, Refusal, places, roster};
use crate::core::Core;
use crate::rest::files;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::messages::Message;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct Page {
    channel: String,
    before: Option<String>,
    after: Option<String>,
    limit: Option<usize>,
}

fn shown_to(message: &Message, person: Snowflake) -> bool {
    message.only.is_none_or(|only| only == person)
}

/// A message that this person sees, wherever it is.
pub(crate) fn visible<'w>(
    world: &'w World,
    person: Snowflake,
    id: &str,
) -> Result<&'w Message, Refusal> {
    let id = Snowflake::parse(id);
    let found = id.and_then(|id| world.channels.values().find_map(|c| c.messages.get(&id)));
    let found = found.filter(|m| shown_to(m, person) && world.person_sees(person, m.channel));
    found.ok_or_else(|| Refusal::unknown("unknown_message", "this person sees no such message"))
}

pub(crate) async fn messages(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Queried(page): Queried<Page>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let person = roster::find(&world, &person)?;
    let channel = places::find_channel(&mut world, person, &page.channel)?;
    let limit = page.limit.unwrap_or(50).clamp(1, 200);
    let bound = |text: &Option<String>| {
        text.as_deref()
            .map(|t| Snowflake::parse(t).ok_or_else(|| Refusal::malformed("not an id")))
            .transpose()
    };
    let (before, after) = (bound(&page.before)?, bound(&page.after)?);
    let all = world
        .channels
        .get(&channel)
        .into_iter()
        .flat_map(|c| c.messages.values());
    let mut seen: Vec<&Message> = all
        .filter(|m| {
            shown_to(m, person) && before.is_none_or(|b| m.id < b) && after.is_none_or(|a| m.id > a)
        })
        .collect();
    // The newest unless a reader goes forward.
    if after.is_some() {
        seen.truncate(limit);
    } else {
        seen.drain(..seen.len().saturating_sub(limit));
    }
    let shown: Vec<Value> = seen
        .into_iter()
        .map(|m| world.people_message_json(m))
        .collect();
    Ok(Json(
        json!({"channel_id": channel, "messages": shown, "cursor": world.feed.last()}),
    ))
}

pub(crate) async fn message(
    State(core): State<Arc<Core>>,
    Path((person, message)): Path<(String, String)>,
) -> Result<Json<Value>, Refusal> {
    let world = core.look();
    let person = roster::find(&world, &person)?;
    let found = visible(&world, person, &message)?;
    Ok(Json(world.people_message_json(found)))
}

pub(crate) async fn attachment(
    State(core): State<Arc<Core>>,
    Path((person, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let world = core.look();
    let person = roster::find(&world, &person)?;
    let unknown = || Refusal::unknown("unknown_attachment", "this person sees no such attachment");
    let id = Snowflake::parse(&id).ok_or_else(unknown)?;
    let blob = world.blobs.get(&id).ok_or_else(unknown)?;
    let place = world
        .channels
        .get(&blob.channel)
        .filter(|c| world.person_sees(person, c.id))
        .ok_or_else(unknown)?;
    let holds = |m: &Message| shown_to(m, person) && m.attachments.iter().any(|a| a.id == id);
    if place.messages.values().any(holds) {
        Ok(files::bytes(blob))
    } else {
        Err(unknown())
    }
}
