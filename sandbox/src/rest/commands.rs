//! Registering application commands, globally and per server. Must never keep half of a bulk
//! overwrite.

use super::{Answer, Outcome, RestRequest, created, no_content, ok};
use crate::core::Core;
use crate::errors::{ApiError, MISSING_ACCESS, UNKNOWN_APPLICATION, UNKNOWN_COMMAND};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::commands::Command;
use crate::validate::command;
use serde_json::{Value, json};

/// Registered commands of a type beyond which Discord refuses.
fn full() -> ApiError {
    (
        400,
        30032,
        "Maximum number of application commands reached (100).",
    )
        .into()
}

pub(crate) fn global(
    core: &Core,
    request: &RestRequest,
    app: &str,
    rest: &[&str],
) -> Option<Outcome> {
    scope(core, request, app, None, rest)
}

pub(crate) fn of_guild(
    core: &Core,
    request: &RestRequest,
    app: &str,
    guild: &str,
    rest: &[&str],
) -> Option<Outcome> {
    let guild = Snowflake::parse(guild)
        .filter(|id| core.look().guilds.get(id).is_some_and(|g| g.bot_present));
    match guild {
        Some(guild) => scope(core, request, app, Some(guild), rest),
        None => Some(Err(MISSING_ACCESS.into())),
    }
}

fn scope(
    core: &Core,
    request: &RestRequest,
    app: &str,
    guild: Option<Snowflake>,
    rest: &[&str],
) -> Option<Outcome> {
    if Snowflake::parse(app) != Some(core.look().bot) {
        return Some(Err(UNKNOWN_APPLICATION.into()));
    }
    Some(match (request.method.as_str(), rest) {
        ("GET", []) => list(core, request, guild),
        ("POST", []) => create(core, request, guild),
        ("PUT", []) => overwrite(core, request, guild),
        ("GET", ["permissions"]) if guild.is_some() => ok(json!([])),
        ("GET", [id]) => get(core, guild, id),
        ("PATCH", [id]) => edit(core, request, guild, id),
        ("DELETE", [id]) => remove(core, guild, id),
        _ => return None,
    })
}

fn list(core: &Core, request: &RestRequest, guild: Option<Snowflake>) -> Outcome {
    let world = core.look();
    let with = request.flag("with_localizations");
    ok(world
        .commands
        .iter()
        .filter(|c| c.guild == guild)
        .map(|c| c.json(world.bot, with))
        .collect())
}

fn find(world: &World, guild: Option<Snowflake>, id: &str) -> Result<usize, ApiError> {
    let id = Snowflake::parse(id).ok_or(UNKNOWN_COMMAND)?;
    Ok(world
        .commands
        .iter()
        .position(|c| c.id == id && c.guild == guild)
        .ok_or(UNKNOWN_COMMAND)?)
}

fn get(core: &Core, guild: Option<Snowflake>, id: &str) -> Outcome {
    let world = core.look();
    let at = find(&world, guild, id)?;
    ok(world
        .commands
        .get(at)
        .map_or(Value::Null, |c| c.json(world.bot, true)))
}

/// Puts a command in place; one of the same name and type is replaced and keeps its id.
fn put_command(world: &mut World, guild: Option<Snowflake>, body: Value) -> (Value, bool) {
    let version = world.next_id();
    let same = |c: &&mut Command| {
        c.guild == guild && c.body["name"] == body["name"] && c.body["type"] == body["type"]
    };
    let bot = world.bot;
    if let Some(known) = world.commands.iter_mut().find(same) {
        known.body = body;
        known.version = version;
        return (known.json(bot, true), false);
    }
    let command = Command {
        id: world.next_id(),
        guild,
        version,
        body,
    };
    let shown = command.json(bot, true);
    world.commands.push(command);
    (shown, true)
}

fn create(core: &Core, request: &RestRequest, guild: Option<Snowflake>) -> Outcome {
    let body = command::read(&request.body, guild.is_none())?;
    let mut world = core.world();
    let fresh = !world
        .commands
        .iter()
        .any(|c| c.guild == guild && c.body["name"] == body["name"]);
    let alike = world
        .commands
        .iter()
        .filter(|c| c.guild == guild && c.body["type"] == body["type"])
        .count();
    if fresh && alike >= command::SCOPE {
        return Err(full());
    }
    let (shown, new) = put_command(&mut world, guild, body);
    world.commands_changed();
    if new { created(shown) } else { ok(shown) }
}

fn overwrite(core: &Core, request: &RestRequest, guild: Option<Snowflake>) -> Outcome {
    let all = command::read_all(&request.body, guild.is_none())?;
    let mut world = core.world();
    let kept = |c: &Command| {
        c.guild != guild
            || all
                .iter()
                .any(|b| b["name"] == c.body["name"] && b["type"] == c.body["type"])
    };
    world.commands.retain(kept);
    let shown: Vec<Value> = all
        .into_iter()
        .map(|body| put_command(&mut world, guild, body).0)
        .collect();
    world.commands_changed();
    Ok(Answer {
        status: 200,
        body: json!(shown),
    })
}

fn edit(core: &Core, request: &RestRequest, guild: Option<Snowflake>, id: &str) -> Outcome {
    let mut world = core.world();
    let at = find(&world, guild, id)?;
    let mut merged = world
        .commands
        .get(at)
        .map(|c| c.body.clone())
        .unwrap_or_default();
    for (key, value) in request.body.as_object().into_iter().flatten() {
        merged[key] = value.clone();
    }
    let body = command::read(&merged, guild.is_none())?;
    let (version, bot) = (world.next_id(), world.bot);
    let shown = world.commands.get_mut(at).map(|c| {
        c.body = body;
        c.version = version;
        c.json(bot, true)
    });
    world.commands_changed();
    ok(shown.unwrap_or_default())
}

fn remove(core: &Core, guild: Option<Snowflake>, id: &str) -> Outcome {
    let mut world = core.world();
    let at = find(&world, guild, id)?;
    world.commands.remove(at);
    world.commands_changed();
    no_content()
}
