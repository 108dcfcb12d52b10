//! The commands that a person is offered, in their own language, and finding one by its words. Must
//! never offer what the client would hide.

use super::{Queried, Refusal, places, roster};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::commands::Command;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct Where {
    channel: String,
}

pub(crate) async fn list(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Queried(place): Queried<Where>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let person = roster::find(&world, &person)?;
    let channel = places::find_channel(&mut world, person, &place.channel)?;
    let locale = world
        .users
        .get(&person)
        .map_or("en-US", |u| u.locale.as_str());
    let shown: Vec<Value> = offered(&world, person, channel)
        .into_iter()
        .map(|command| {
            let mut shown = command.json(world.bot, true);
            localize(&mut shown, locale);
            shown
        })
        .collect();
    Ok(Json(
        json!({"channel_id": channel, "locale": locale, "commands": shown}),
    ))
}

/// The slash commands that this person may use here.
pub(crate) fn offered(world: &World, person: Snowflake, channel: Snowflake) -> Vec<&Command> {
    let bot_here = world.guild_of(channel).is_none_or(|g| g.bot_present);
    let may = |command: &&Command| {
        let needs = command.body["default_member_permissions"].as_str();
        let needs = needs.and_then(|b| b.parse().ok());
        // A command that asks for no permission in particular is an administrator's.
        let needs = if needs == Some(0) {
            Some(1 << 3)
        } else {
            needs
        };
        command.kind() == 1 && world.person_may(person, channel, needs)
    };
    if bot_here {
        world.commands_in(channel).into_iter().filter(may).collect()
    } else {
        Vec::new()
    }
}

/// Adds `name_localized` and `description_localized` everywhere.
fn localize(value: &mut Value, locale: &str) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|v| localize(v, locale)),
        Value::Object(map) => {
            for (plain, list, local) in [
                ("name", "name_localizations", "name_localized"),
                (
                    "description",
                    "description_localizations",
                    "description_localized",
                ),
            ] {
                let own = map
                    .get(list)
                    .and_then(|l| l.get(locale))
                    .filter(|t| t.is_string())
                    .cloned();
                if let Some(text) = own.or_else(|| map.get(plain).cloned()) {
                    map.insert(local.into(), text);
                }
            }
            for key in ["options", "choices"] {
                if let Some(inner) = map.get_mut(key) {
                    localize(inner, locale);
                }
            }
        }
        _ => {}
    }
}

/// True if a word is this command's or option's name, plain or in some language.
fn is_called(item: &Value, word: &str) -> bool {
    item["name"].as_str() == Some(word)
        || item["name_localizations"]
            .as_object()
            .is_some_and(|l| l.values().any(|n| n.as_str() == Some(word)))
}

/// A command found by its words, and its options.
pub(crate) struct Found {
    pub id: Snowflake,
    pub guild: Option<Snowflake>,
    pub name: String,
    /// The subcommands on the way, type and name.
    pub way: Vec<(i64, String)>,
    /// The options that the innermost one declares.
    pub options: Vec<Value>,
}

impl Found {
    /// All words, as Discord shows them above an answer.
    pub(crate) fn full_name(&self) -> String {
        let words =
            std::iter::once(self.name.as_str()).chain(self.way.iter().map(|(_, n)| n.as_str()));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Wraps options into the subcommands they belong to.
    pub(crate) fn data(&self, options: Vec<Value>, resolved: &Value) -> Value {
        let mut inner = options;
        for (kind, name) in self.way.iter().rev() {
            inner = vec![json!({"type": kind, "name": name, "options": inner})];
        }
        let mut data = json!({"id": self.id, "name": self.name, "type": 1});
        if !inner.is_empty() {
            data["options"] = json!(inner);
        }
        if resolved.as_object().is_some_and(|r| !r.is_empty()) {
            data["resolved"] = resolved.clone();
        }
        if let Some(guild) = self.guild {
            data["guild_id"] = json!(guild);
        }
        data
    }
}

/// Finds a command as a client does: only what it offers exists.
pub(crate) fn find(
    world: &World,
    person: Snowflake,
    channel: Snowflake,
    words: &str,
) -> Result<Found, Refusal> {
    let mut words = words.trim().trim_start_matches('/').split_whitespace();
    let first = words.next().unwrap_or_default();
    let unknown = |what: &str| {
        Refusal::unknown(
            "unknown_command",
            format!("no command {what} is offered here"),
        )
    };
    let command = offered(world, person, channel)
        .into_iter()
        .find(|c| c.name() == first || is_called(&c.body, first))
        .ok_or_else(|| unknown(first))?;
    let mut found = Found {
        id: command.id,
        guild: command.guild,
        name: command.name().to_owned(),
        way: Vec::new(),
        options: list_of(&command.body["options"]),
    };
    let branches = |options: &[Value]| {
        options
            .iter()
            .any(|o| matches!(o["type"].as_i64(), Some(1 | 2)))
    };
    while branches(&found.options) {
        let Some(word) = words.next() else {
            return Err(Refusal::client(
                "subcommand_missing",
                format!("/{} needs a subcommand", found.full_name()),
            ));
        };
        let next = found.options.iter().find(|o| is_called(o, word)).cloned();
        let next = next.ok_or_else(|| unknown(&format!("{} {word}", found.full_name())))?;
        let kind = next["type"].as_i64().unwrap_or(1);
        found
            .way
            .push((kind, next["name"].as_str().unwrap_or_default().to_owned()));
        found.options = list_of(&next["options"]);
    }
    match words.next() {
        Some(word) => Err(unknown(&format!("{} {word}", found.full_name()))),
        None => Ok(found),
    }
}

fn list_of(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// Finds the option that answers to this key.
pub(crate) fn option_called<'o>(options: &'o [Value], key: &str) -> Option<&'o Value> {
    options.iter().find(|o| is_called(o, key))
}
