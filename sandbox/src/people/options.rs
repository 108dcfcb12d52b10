//! Options of a command, as a client lets a person fill them. Must never send the bot a value that
//! the client would have marked red.

use super::commands::option_called;
use super::{Refusal, roster};
use crate::base64;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::guilds::Guild;
use crate::state::messages::{Attachment, Blob};
use crate::validate::attachments::{clean_name, content_type};
use serde_json::{Map, Value, json};

/// Options as an interaction carries them, and the objects behind their ids.
pub(crate) struct Filled {
    pub options: Vec<Value>,
    pub resolved: Value,
}

fn refuse(name: &str, why: impl std::fmt::Display) -> Refusal {
    Refusal::client("invalid_option", format!("{name}: {why}"))
}

/// Checks a person's values against what the command declares. While completing, options may still
/// be missing and the focused one is taken as it stands.
pub(crate) fn fill(
    world: &mut World,
    channel: Snowflake,
    declared: &[Value],
    given: &Map<String, Value>,
    focused: Option<&str>,
) -> Result<Filled, Refusal> {
    if let Some(unknown) = given
        .keys()
        .find(|key| option_called(declared, key).is_none())
    {
        return Err(Refusal::client(
            "unknown_option",
            format!("there is no option {unknown}"),
        ));
    }
    let mut filled = Filled {
        options: Vec::new(),
        resolved: json!({}),
    };
    for option in declared {
        let name = option["name"].as_str().unwrap_or_default();
        let value = given
            .iter()
            .find(|(key, _)| option_called(std::slice::from_ref(option), key).is_some());
        let is_focused =
            focused.is_some_and(|f| option_called(std::slice::from_ref(option), f).is_some());
        let kind = option["type"].as_i64().unwrap_or(3);
        match value.map(|(_, v)| v).filter(|v| !v.is_null()) {
            _ if is_focused => {
                let typed = value.map_or(json!(""), |(_, v)| {
                    json!(v.as_str().map_or_else(|| v.to_string(), str::to_owned))
                });
                filled
                    .options
                    .push(json!({"type": kind, "name": name, "value": typed, "focused": true}));
            }
            Some(value) => {
                let clean = check(
                    world,
                    channel,
                    option,
                    name,
                    kind,
                    value,
                    &mut filled.resolved,
                )?;
                filled
                    .options
                    .push(json!({"type": kind, "name": name, "value": clean}));
            }
            None if option["required"] == json!(true) && focused.is_none() => {
                return Err(Refusal::client(
                    "option_missing",
                    format!("the option {name} is required"),
                ));
            }
            None => {}
        }
    }
    if let Some(name) = focused.filter(|f| option_called(declared, f).is_none()) {
        return Err(Refusal::client(
            "unknown_option",
            format!("there is no option {name}"),
        ));
    }
    Ok(filled)
}

fn check(
    world: &mut World,
    channel: Snowflake,
    option: &Value,
    name: &str,
    kind: i64,
    value: &Value,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let clean = match kind {
        3 => text(option, name, value)?,
        4 | 10 => number(option, name, kind, value)?,
        5 => match value {
            Value::Bool(_) => value.clone(),
            Value::String(word) if word == "true" || word == "false" => json!(word == "true"),
            _ => return Err(refuse(name, "true or false")),
        },
        6 | 9 => user(world, channel, name, value, resolved)?,
        7 => place(world, channel, name, value, resolved)?,
        8 => {
            let reference = value.as_str().unwrap_or_default();
            let reference = reference.trim_start_matches("<@&").trim_end_matches('>');
            let id = role(world, channel, reference, resolved);
            json!(id.ok_or_else(|| refuse(name, "there is no such role here"))?)
        }
        11 => file(world, channel, name, value, resolved)?,
        _ => value.clone(),
    };
    chosen(option, name, clean)
}

/// A declared choice, by its value or by the name that is shown.
fn chosen(option: &Value, name: &str, value: Value) -> Result<Value, Refusal> {
    let Some(choices) = option["choices"].as_array().filter(|c| !c.is_empty()) else {
        return Ok(value);
    };
    let word = value.as_str();
    let fits = |c: &&Value| {
        let same = c["value"] == value
            || c["value"].as_f64().is_some() && c["value"].as_f64() == value.as_f64();
        let local = c["name_localizations"]
            .as_object()
            .is_some_and(|l| l.values().any(|n| n.as_str() == word));
        same || word.is_some() && (c["name"].as_str() == word || local)
    };
    match choices.iter().find(fits) {
        Some(choice) => Ok(choice["value"].clone()),
        None => Err(refuse(name, "must be one of the choices")),
    }
}

fn text(option: &Value, name: &str, value: &Value) -> Result<Value, Refusal> {
    let Some(word) = value.as_str() else {
        return Err(refuse(name, "must be text"));
    };
    let long = word.chars().count() as u64;
    let least = option["min_length"].as_u64().unwrap_or(0).max(1);
    let most = option["max_length"].as_u64().unwrap_or(6_000);
    if long < least || long > most {
        return Err(refuse(
            name,
            format!("must have {least} to {most} characters"),
        ));
    }
    Ok(value.clone())
}

fn number(option: &Value, name: &str, kind: i64, value: &Value) -> Result<Value, Refusal> {
    let named = option["choices"].as_array().is_some_and(|c| {
        c.iter().any(|c| {
            c["name"] == *value
                || c["name_localizations"]
                    .as_object()
                    .is_some_and(|l| l.values().any(|n| n == value))
        })
    });
    if named {
        return Ok(value.clone());
    }
    let read = value
        .as_f64()
        .or_else(|| value.as_str().and_then(|t| t.trim().parse().ok()));
    let Some(read) = read.filter(|n: &f64| n.abs() <= 9_007_199_254_740_991.0) else {
        return Err(refuse(name, "must be a number"));
    };
    if kind == 4 && read.fract() != 0.0 {
        return Err(refuse(name, "must be a whole number"));
    }
    if let Some(min) = option["min_value"].as_f64().filter(|min| read < *min) {
        return Err(refuse(name, format!("must be at least {min}")));
    }
    if let Some(max) = option["max_value"].as_f64().filter(|max| read > *max) {
        return Err(refuse(name, format!("must be at most {max}")));
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "whole and within 2^53, as checked above"
    )]
    let clean = if kind == 4 {
        json!(read as i64)
    } else {
        json!(read)
    };
    Ok(clean)
}

fn user(
    world: &World,
    channel: Snowflake,
    name: &str,
    value: &Value,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let reference = value
        .as_str()
        .unwrap_or_default()
        .trim_start_matches("<@")
        .trim_end_matches('>');
    let id = person(world, reference);
    let id = id.map_err(|_| refuse(name, "there is no such person"))?;
    resolve(world, channel, id, resolved);
    Ok(json!(id))
}

/// A person, or the bot by its id: Discord lists both.
pub(super) fn person(world: &World, reference: &str) -> Result<Snowflake, Refusal> {
    match Snowflake::parse(reference).filter(|id| *id == world.bot) {
        Some(bot) => Ok(bot),
        None => roster::find(world, reference),
    }
}

/// Resolves a chosen person as Discord does: the user, and the member where they are one.
pub(super) fn resolve(world: &World, channel: Snowflake, id: Snowflake, resolved: &mut Value) {
    resolved["users"][id.to_string()] = world.user_json(id);
    let belongs =
        |guild: &&Guild| guild.members.contains_key(&id) || id == world.bot && guild.bot_present;
    if let Some(guild) = world.guild_of(channel).filter(belongs) {
        let mut member = world.member_json(guild, id);
        if let Some(member) = member.as_object_mut() {
            member.remove("user");
            member.remove("deaf");
            member.remove("mute");
        }
        member["permissions"] = json!(world.person_permissions(id, channel).to_string());
        resolved["members"][id.to_string()] = member;
    }
}

/// A role of the server, by its id or its name, resolved as Discord does.
pub(super) fn role(
    world: &World,
    channel: Snowflake,
    reference: &str,
    resolved: &mut Value,
) -> Option<Snowflake> {
    let roles = world.roles_json(world.guild_of(channel)?);
    let mut roles = roles.as_array()?.iter();
    let role = roles.find(|it| it["id"] == reference || it["name"] == reference)?;
    let id = Snowflake::parse(role["id"].as_str()?)?;
    resolved["roles"][id.to_string()] = role.clone();
    Some(id)
}

fn place(
    world: &World,
    channel: Snowflake,
    name: &str,
    value: &Value,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let reference = value
        .as_str()
        .unwrap_or_default()
        .trim_start_matches("<#")
        .trim_end_matches('>');
    let guild = world.guild_id(channel);
    let found = world.channels.values().find(|c| {
        c.guild.is_some()
            && c.guild == guild
            && (c.id.to_string() == reference || c.name == reference.trim_start_matches('#'))
    });
    let Some(found) = found else {
        return Err(refuse(name, "there is no such channel here"));
    };
    let mut shown = world.channel_json(found);
    shown["permissions"] = json!(crate::state::permissions::EVERYONE.to_string());
    resolved["channels"][found.id.to_string()] = shown;
    Ok(json!(found.id))
}

/// A file, as `{"filename": …, "base64": …}`.
fn file(
    world: &mut World,
    channel: Snowflake,
    name: &str,
    value: &Value,
    resolved: &mut Value,
) -> Result<Value, Refusal> {
    let filename = clean_name(value["filename"].as_str().unwrap_or("file"));
    let bytes = value["base64"]
        .as_str()
        .and_then(base64::decode)
        .ok_or_else(|| refuse(name, "expected base64"))?;
    if bytes.len() > crate::validate::MAX_FILE_BYTES {
        return Err(refuse(name, "the file is too large"));
    }
    let shown = keep(world, channel, filename, &bytes, true);
    let id = shown.id;
    resolved["attachments"][id.to_string()] = world.attachment_json(channel, &shown);
    Ok(json!(id))
}

/// Keeps a person's file.
pub(crate) fn keep(
    world: &mut World,
    channel: Snowflake,
    filename: String,
    bytes: &[u8],
    ephemeral: bool,
) -> Attachment {
    let blob = Blob {
        channel,
        content_type: content_type(&filename, bytes, ""),
        filename,
        bytes: bytes.into(),
    };
    world.keep(blob, ephemeral)
}
