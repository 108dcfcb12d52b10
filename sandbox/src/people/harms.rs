//! Harm to places and to all of Discord: people and bots that leave, permissions that are taken,
//! outages; and the end of it all. Must never harm the people's side itself.

use super::{Refusal, places, roster};
use crate::core::Core;
use crate::faults::Outage;
use crate::sessions::Drop;
use crate::sessions::faults::GatewayFaults;
use crate::state::World;
use crate::state::channels::Change;
use crate::state::permissions::NAMES;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Part that is down.
#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    Rest,
    Gateway,
    Both,
}

/// Manner of REST's outage: connections end without an answer, or all is answered with 503.
#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Down {
    Refuse,
    Error,
}

pub(super) fn leave(
    world: &mut World,
    person: Option<String>,
    server: Option<String>,
) -> Result<Value, Refusal> {
    let server = server.map(|s| places::find_server(world, &s)).transpose()?;
    let Some(person) = person else {
        let server = server.ok_or_else(|| Refusal::malformed("name a person, a server or both"))?;
        world.expel_bot(server);
        return Ok(json!({"server": server, "bot_present": false}));
    };
    let person = roster::find(world, &person)?;
    for guild in world
        .guilds
        .values_mut()
        .filter(|g| server.is_none_or(|s| s == g.id))
    {
        guild.members.remove(&person);
    }
    world.feed_all("member_remove", json!({"server": server, "person": person}));
    Ok(roster::person_json(world, person))
}

pub(super) fn deny(
    world: &mut World,
    channel: Option<String>,
    server: Option<String>,
    names: &[String],
) -> Result<Value, Refusal> {
    let mut denied = 0;
    for name in names {
        let known = NAMES
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        denied |= known
            .ok_or_else(|| Refusal::malformed(format!("there is no permission {name}")))?
            .1;
    }
    let server = server.map(|s| places::find_server(world, &s)).transpose()?;
    let Some(channel) = channel else {
        let server = server.ok_or_else(|| Refusal::malformed("name a channel or a server"))?;
        world.deny_in_guild(server, denied);
        return Ok(json!({"server": server, "denied": names}));
    };
    let id = match server {
        Some(server) => places::channel_of(world, server, &channel)?,
        None => places::any_channel(world, &channel)?,
    };
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.denied = denied;
    }
    world.announce_channel(id, Change::Update);
    Ok(json!({"channel": id, "denied": names}))
}

/// Begins or ends an outage. People who are connected to the gateway lose the connection at once.
pub(super) fn outage(
    core: &Core,
    of: Option<What>,
    how: Option<Down>,
    ms: Option<u64>,
    on: bool,
) -> Value {
    let of = of.unwrap_or(What::Both);
    let until = core.until(ms).filter(|_| on);
    if of != What::Gateway {
        let refuses = how != Some(Down::Error);
        core.faults().down = until.map(|until| Outage { until, refuses });
    }
    if of != What::Rest {
        let mut world = core.world();
        world.gateway.faults.refuse_until = until;
        if until.is_some() {
            world.gateway.drop_all(Drop::Rst);
        }
    }
    json!({"on": on, "ms": ms})
}

/// Heals everything that heals: closed DMs and permissions too, but no one who left comes back.
pub(crate) async fn clear(State(core): State<Arc<Core>>) -> Json<Value> {
    core.faults().clear();
    let mut world = core.world();
    world.gateway.faults = GatewayFaults::default();
    world.revoke(false);
    for user in world.users.values_mut() {
        user.dms_closed = false;
    }
    let harmed: Vec<_> = world
        .channels
        .values()
        .filter(|c| c.denied != 0)
        .map(|c| c.id)
        .collect();
    let servers: Vec<_> = world.guilds.keys().copied().collect();
    for server in servers {
        world.deny_in_guild(server, 0);
        world.set_outage(server, false);
    }
    for id in harmed {
        if let Some(channel) = world.channels.get_mut(&id) {
            channel.denied = 0;
        }
        world.announce_channel(id, Change::Update);
    }
    Json(json!({"cleared": true}))
}
