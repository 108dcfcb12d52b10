//! Servers, channels, and who is where. Must never list a channel to someone who cannot see it.

use super::{Refusal, Sent, roster};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::channels::{Change, Channel};
use crate::state::guilds::{Guild, Role};
use crate::state::permissions::NAMES;
use crate::validate::LOCALES;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewServer {
    name: String,
    locale: Option<String>,
    #[serde(default)]
    members: Vec<String>,
    #[serde(default)]
    channels: Vec<String>,
    /// True if the bot is in it from the start.
    bot: Option<bool>,
    /// True if its first channel is its system channel.
    #[serde(default)]
    system: bool,
    /// So many of them, numbered.
    count: Option<u32>,
}

/// More servers at once than any bot has.
const MOST_SERVERS: u32 = 1_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChannel {
    name: String,
    topic: Option<String>,
    /// The only people who see it.
    only: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    person: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRole {
    name: String,
    /// Permissions that it adds, as Discord's documentation spells them.
    #[serde(default)]
    permissions: Vec<String>,
    /// The people who have it.
    #[serde(default)]
    members: Vec<String>,
}

/// Finds a server by id or name.
pub(crate) fn find_server(world: &World, reference: &str) -> Result<Snowflake, Refusal> {
    let by_id = Snowflake::parse(reference).filter(|id| world.guilds.contains_key(id));
    let found = by_id.or_else(|| {
        world
            .guilds
            .values()
            .find(|g| g.name == reference)
            .map(|g| g.id)
    });
    found.ok_or_else(|| {
        Refusal::unknown("unknown_server", format!("there is no server {reference}"))
    })
}

/// Finds a channel that this person sees: by id, by name, by `server/name`, or `dm`.
pub(crate) fn find_channel(
    world: &mut World,
    person: Snowflake,
    reference: &str,
) -> Result<Snowflake, Refusal> {
    let unknown = || {
        Refusal::unknown(
            "unknown_channel",
            format!("this person sees no channel {reference}"),
        )
    };
    if reference == "dm" {
        return Ok(world.dm_with(person));
    }
    if let Some(id) = Snowflake::parse(reference) {
        return if world.person_sees(person, id) {
            Ok(id)
        } else {
            Err(unknown())
        };
    }
    find_by_name(world, reference, |c| world.person_sees(person, c.id))?.ok_or_else(unknown)
}

/// The one channel in a server that is called this, by name or by `server/name`, among those that
/// fit.
fn find_by_name(
    world: &World,
    reference: &str,
    fits: impl Fn(&Channel) -> bool,
) -> Result<Option<Snowflake>, Refusal> {
    let (server, name) = match reference.split_once('/') {
        Some((server, name)) => (Some(server), name),
        None => (None, reference),
    };
    let name = name.trim_start_matches('#');
    let here = |g: &Guild| server.is_none_or(|s| g.name == s || g.id.to_string() == s);
    let there = world.guilds.values().filter(|g| here(g));
    let mut found = there
        .flat_map(|g| g.channels.iter().filter_map(|c| world.channels.get(c)))
        .filter(|c| c.name == name && fits(c));
    match (found.next(), found.next()) {
        (Some(_), Some(_)) => Err(Refusal::client(
            "ambiguous_channel",
            format!("several channels are called {name}"),
        )),
        (first, _) => Ok(first.map(|c| c.id)),
    }
}

/// Finds a channel of any server, regardless of who sees it: by id, by name, or by `server/name`.
pub(crate) fn any_channel(world: &World, reference: &str) -> Result<Snowflake, Refusal> {
    let in_a_server = |id: &Snowflake| world.guild_id(*id).is_some();
    let by_id = Snowflake::parse(reference).filter(in_a_server);
    let found = match by_id {
        Some(id) => Some(id),
        None => find_by_name(world, reference, |_| true)?,
    };
    found.ok_or_else(|| {
        Refusal::unknown(
            "unknown_channel",
            format!("there is no channel {reference}"),
        )
    })
}

/// Finds a channel of this server, regardless of who sees it: by id or by name.
pub(crate) fn channel_of(
    world: &World,
    server: Snowflake,
    reference: &str,
) -> Result<Snowflake, Refusal> {
    any_channel(world, reference)
        .ok()
        .filter(|id| world.guild_id(*id) == Some(server))
        .map_or_else(|| any_channel(world, &format!("{server}/{reference}")), Ok)
}

fn server_json(world: &World, id: Snowflake, eye: Option<Snowflake>) -> Value {
    let Some(guild) = world.guilds.get(&id) else {
        return Value::Null;
    };
    let seen = |c: &&Channel| eye.is_none_or(|person| world.person_sees(person, c.id));
    let channels: Vec<Value> = guild
        .channels
        .iter()
        .filter_map(|c| world.channels.get(c))
        .filter(seen)
        .map(|c| world.channel_json(c))
        .collect();
    let members: Vec<Value> = guild.members.keys().map(|&m| world.user_json(m)).collect();
    json!({
        "id": id, "name": guild.name, "locale": guild.locale, "owner": guild.owner,
        "bot_present": guild.bot_present, "members": members, "channels": channels,
    })
}

pub(crate) async fn servers(State(core): State<Arc<Core>>) -> Json<Value> {
    let world = core.look();
    let list: Vec<Value> = world
        .guilds
        .keys()
        .map(|&id| server_json(&world, id, None))
        .collect();
    Json(json!({"servers": list}))
}

pub(crate) async fn of_person(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let id = roster::find(&world, &person)?;
    let dm = world.dm_with(id);
    let mine: Vec<Value> = world
        .guilds
        .values()
        .filter(|g| g.members.contains_key(&id))
        .map(|g| server_json(&world, g.id, Some(id)))
        .collect();
    let mut dm = world.channel_shown(dm);
    dm["recipients"] = json!([world.user_json(world.bot)]);
    Ok(Json(
        json!({"person": roster::person_json(&world, id), "servers": mine, "dm": dm, "cursor": world.feed.last()}),
    ))
}

pub(crate) fn channel_name(name: &str) -> Result<(), Refusal> {
    let fits = (1..=100).contains(&name.chars().count())
        && !name.contains(['/', '#'])
        && Snowflake::parse(name).is_none();
    if fits {
        Ok(())
    } else {
        Err(Refusal::malformed(
            "a channel's name has 1 to 100 characters, none of them / or #",
        ))
    }
}

pub(crate) async fn create_server(
    State(core): State<Arc<Core>>,
    Sent(wanted): Sent<NewServer>,
) -> Result<Json<Value>, Refusal> {
    let locale = wanted.locale.unwrap_or_else(|| "en-US".to_owned());
    if !LOCALES.contains(&locale.as_str()) {
        return Err(Refusal::malformed(format!(
            "Discord knows no locale {locale}"
        )));
    }
    if !(1..=100).contains(&wanted.name.chars().count()) {
        return Err(Refusal::malformed(
            "a server's name has 1 to 100 characters",
        ));
    }
    wanted.channels.iter().try_for_each(|c| channel_name(c))?;
    let mut world = core.world();
    let members = wanted
        .members
        .iter()
        .map(|m| roster::find(&world, m))
        .collect::<Result<Vec<_>, _>>()?;
    let names = if wanted.channels.is_empty() {
        vec!["general".to_owned()]
    } else {
        wanted.channels
    };
    let with_bot = wanted.bot != Some(false);
    if let Some(count) = wanted.count {
        if !(1..=MOST_SERVERS).contains(&count) {
            return Err(Refusal::malformed("1 to 1000000 servers at once"));
        }
        for number in 1..=count {
            let id = world.spread_id(u64::from(count - number));
            let name = format!("{} {number}", wanted.name);
            world.create_guild(id, &name, &locale, &members);
            furnish(&mut world, id, &names, with_bot);
        }
        world.feed_all("server_create", json!({"count": count}));
        return Ok(Json(json!({"count": count})));
    }
    let id = world.next_id();
    world.create_guild(id, &wanted.name, &locale, &members);
    if let Some(guild) = world.guilds.get_mut(&id) {
        guild.has_system_channel = wanted.system;
    }
    furnish(&mut world, id, &names, with_bot);
    if with_bot {
        let members = world.guilds.get(&id).map(|g| g.members.len());
        world.feed_all("server_create", json!({"server": id, "members": members}));
    }
    Ok(Json(server_json(&world, id, None)))
}

/// Gives a new server its channels, and the bot its news.
fn furnish(world: &mut World, id: Snowflake, channels: &[String], with_bot: bool) {
    for name in channels {
        world.create_channel(id, name);
    }
    if with_bot {
        world.tell_guild(id);
        return;
    }
    let bot = world.bot;
    if let Some(guild) = world.guilds.get_mut(&id) {
        guild.bot_present = false;
        guild.members.remove(&bot);
    }
}

pub(crate) async fn create_channel(
    State(core): State<Arc<Core>>,
    Path(server): Path<String>,
    Sent(wanted): Sent<NewChannel>,
) -> Result<Json<Value>, Refusal> {
    channel_name(&wanted.name)?;
    let mut world = core.world();
    let server = find_server(&world, &server)?;
    let only = match &wanted.only {
        Some(names) => Some(
            names
                .iter()
                .map(|n| roster::find(&world, n))
                .collect::<Result<_, _>>()?,
        ),
        None => None,
    };
    let id = world.create_channel(server, &wanted.name);
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.topic = wanted.topic;
        channel.only = only;
    }
    world.announce_channel(id, Change::Create);
    Ok(Json(world.channel_shown(id)))
}

pub(crate) async fn join(
    State(core): State<Arc<Core>>,
    Path(server): Path<String>,
    Sent(wanted): Sent<Joining>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let server = find_server(&world, &server)?;
    let person = roster::find(&world, &wanted.person)?;
    let now = world.now();
    let guild = world.guilds.get_mut(&server);
    if guild.is_some_and(|g| g.members.insert(person, now).is_none()) {
        let member = world
            .guilds
            .get(&server)
            .map(|g| world.member_json(g, person));
        let mut data = member.unwrap_or_default();
        data["guild_id"] = json!(server);
        world.gateway.emit(
            "GUILD_MEMBER_ADD",
            Some(server),
            crate::sessions::intents::GUILD_MEMBERS,
            data,
        );
        world.feed_all("member_add", json!({"server": server, "person": person}));
    }
    Ok(Json(server_json(&world, server, None)))
}

pub(crate) async fn leave(
    State(core): State<Arc<Core>>,
    Path((server, person)): Path<(String, String)>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let server = find_server(&world, &server)?;
    let person = roster::find(&world, &person)?;
    if world
        .guilds
        .get_mut(&server)
        .is_some_and(|g| g.members.remove(&person).is_some())
    {
        let data = json!({"guild_id": server, "user": world.user_json(person)});
        world.gateway.emit(
            "GUILD_MEMBER_REMOVE",
            Some(server),
            crate::sessions::intents::GUILD_MEMBERS,
            data,
        );
        world.feed_all("member_remove", json!({"server": server, "person": person}));
    }
    Ok(Json(server_json(&world, server, None)))
}

/// Makes a role of a server, or changes the one of that name.
pub(crate) async fn set_role(
    State(core): State<Arc<Core>>,
    Path(server): Path<String>,
    Sent(wanted): Sent<NewRole>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let server = find_server(&world, &server)?;
    let members = wanted.members.iter().map(|it| roster::find(&world, it));
    let members = members.collect::<Result<_, _>>()?;
    let mut permissions = 0;
    for name in &wanted.permissions {
        let known = NAMES.iter().find(|(known, _)| known == name);
        let unknown = || Refusal::malformed(format!("Discord knows no permission {name}"));
        permissions |= known.ok_or_else(unknown)?.1;
    }
    let id = world.set_role(
        server,
        Role {
            name: wanted.name,
            permissions,
            members,
        },
    );
    Ok(Json(json!({"id": id})))
}

pub(crate) async fn admit(
    State(core): State<Arc<Core>>,
    Path(server): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let server = find_server(&world, &server)?;
    world.admit_bot(server);
    Ok(Json(server_json(&world, server, None)))
}

pub(crate) async fn expel(
    State(core): State<Arc<Core>>,
    Path(server): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let server = find_server(&world, &server)?;
    world.expel_bot(server);
    Ok(Json(server_json(&world, server, None)))
}
