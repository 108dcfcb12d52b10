//! Threads as people make, archive, lock and delete them, and channels and servers going. Must
//! never let a person do what only a moderator may.

use super::{Refusal, Sent, places, roster};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::channels::{Change, Kind};
use crate::state::permissions::MANAGE_THREADS;
use crate::state::{Start, World};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewThread {
    channel: String,
    name: String,
    #[serde(default)]
    private: bool,
    /// People who are in it from the start.
    #[serde(default)]
    with: Vec<String>,
    /// True if the bot is in it from the start: a private one it may not see otherwise.
    bot: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThreadChanges {
    name: Option<String>,
    archived: Option<bool>,
    locked: Option<bool>,
}

pub(crate) async fn create(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(wanted): Sent<NewThread>,
) -> Result<Json<Value>, Refusal> {
    places::channel_name(&wanted.name)?;
    let mut world = core.world();
    let owner = roster::find(&world, &person)?;
    let parent = places::find_channel(&mut world, owner, &wanted.channel)?;
    if world.channels.get(&parent).map(|c| c.kind) != Some(Kind::Text) {
        return Err(Refusal::client(
            "no_thread_here",
            "threads are made in channels",
        ));
    }
    let mut others = wanted
        .with
        .iter()
        .map(|name| roster::find(&world, name))
        .collect::<Result<Vec<_>, _>>()?;
    if wanted.bot.unwrap_or(true) {
        others.push(world.bot);
    }
    let id = world.next_id();
    let kind = if wanted.private {
        Kind::PrivateThread
    } else {
        Kind::PublicThread
    };
    let start = Start {
        parent,
        id,
        name: wanted.name,
        kind,
        owner,
        minutes: 1_440,
        invitable: true,
    };
    world.start_thread(start, &others);
    if !wanted.private {
        world.note_thread(id, owner);
    }
    Ok(Json(world.channel_shown(id)))
}

pub(crate) async fn edit(
    State(core): State<Arc<Core>>,
    Path((person, thread)): Path<(String, String)>,
    Sent(changes): Sent<ThreadChanges>,
) -> Result<Json<Value>, Refusal> {
    if let Some(name) = &changes.name {
        places::channel_name(name)?;
    }
    let mut world = core.world();
    let (person, id) = find(&mut world, &person, &thread)?;
    let state = world.thread(id);
    let (own, locked) = state.map_or((false, false), |t| (t.owner == person, t.locked));
    let opens = changes.archived == Some(false) && changes.name.is_none();
    let may = manages(&world, person, id) || changes.locked.is_none() && !locked && (own || opens);
    if !may {
        return Err(moderators());
    }
    world.set_thread(id, changes.archived, changes.locked);
    if let Some(name) = changes.name {
        world.rename_channel(id, person, &name);
    }
    world.announce_channel(id, Change::Update);
    Ok(Json(world.channel_shown(id)))
}

pub(crate) async fn remove(
    State(core): State<Arc<Core>>,
    Path((person, thread)): Path<(String, String)>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let (person, id) = find(&mut world, &person, &thread)?;
    if !manages(&world, person, id) {
        return Err(moderators());
    }
    world.remove_channel(id);
    Ok(Json(json!({"deleted": id})))
}

/// A channel or a thread, as the server's owner deletes it.
pub(crate) async fn remove_channel(
    State(core): State<Arc<Core>>,
    Path((server, channel)): Path<(String, String)>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let server = places::find_server(&world, &server)?;
    let id = places::channel_of(&world, server, &channel)?;
    world.remove_channel(id);
    Ok(Json(json!({"deleted": id})))
}

/// A server, as its owner deletes it.
pub(crate) async fn remove_server(
    State(core): State<Arc<Core>>,
    Path(server): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let id = places::find_server(&world, &server)?;
    world.remove_guild(id);
    Ok(Json(json!({"deleted": id})))
}

fn find(world: &mut World, person: &str, thread: &str) -> Result<(Snowflake, Snowflake), Refusal> {
    let person = roster::find(world, person)?;
    let id = places::find_channel(world, person, thread)?;
    if world.thread(id).is_some() {
        Ok((person, id))
    } else {
        Err(Refusal::client("no_thread", "this is not a thread"))
    }
}

fn manages(world: &World, person: Snowflake, thread: Snowflake) -> bool {
    world.person_permissions(person, thread) & MANAGE_THREADS != 0
}

fn moderators() -> Refusal {
    Refusal::client("not_allowed", "only the server's owner can manage threads")
}
