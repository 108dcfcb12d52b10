//! The people themselves. Must never make one who could be mistaken for the bot.

use super::{RESERVED, Refusal, Sent};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::users::User;
use crate::validate::LOCALES;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPerson {
    name: String,
    display: Option<String>,
    locale: Option<String>,
    #[serde(default)]
    servers: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PersonChanges {
    display: Option<String>,
    locale: Option<String>,
    dms_closed: Option<bool>,
}

/// Finds a person by id or name.
pub(crate) fn find(world: &World, reference: &str) -> Result<Snowflake, Refusal> {
    world
        .person(reference)
        .ok_or_else(|| Refusal::unknown("unknown_person", format!("no one is called {reference}")))
}

pub(crate) fn person_json(world: &World, id: Snowflake) -> Value {
    let Some(user) = world.users.get(&id) else {
        return Value::Null;
    };
    let servers: Vec<Snowflake> = world
        .guilds
        .values()
        .filter(|g| g.members.contains_key(&id))
        .map(|g| g.id)
        .collect();
    json!({
        "id": id, "name": user.username, "display": user.display, "locale": user.locale,
        "dms_closed": user.dms_closed, "dm": user.dm, "servers": servers,
    })
}

fn locale(wanted: Option<String>) -> Result<Option<String>, Refusal> {
    match wanted {
        Some(locale) if !LOCALES.contains(&locale.as_str()) => Err(Refusal::malformed(format!(
            "Discord knows no locale {locale}"
        ))),
        locale => Ok(locale),
    }
}

fn shown_name(name: &str) -> Result<(), Refusal> {
    let long = name.chars().count();
    if (1..=32).contains(&long) {
        Ok(())
    } else {
        Err(Refusal::malformed("a name has 1 to 32 characters"))
    }
}

pub(crate) async fn list(State(core): State<Arc<Core>>) -> Json<Value> {
    let world = core.look();
    let people = world
        .users
        .values()
        .filter(|u| !u.bot)
        .map(|u| person_json(&world, u.id));
    Json(json!({"people": people.collect::<Vec<_>>(), "bot": world.user_json(world.bot)}))
}

pub(crate) async fn one(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let world = core.look();
    let id = find(&world, &person)?;
    Ok(Json(person_json(&world, id)))
}

pub(crate) async fn create(
    State(core): State<Arc<Core>>,
    Sent(wanted): Sent<NewPerson>,
) -> Result<Json<Value>, Refusal> {
    shown_name(&wanted.name)?;
    if let Some(display) = &wanted.display {
        shown_name(display)?;
    }
    let locale = locale(wanted.locale)?.unwrap_or_else(|| "en-US".to_owned());
    let mut world = core.world();
    let taken = RESERVED.contains(&wanted.name.as_str())
        || Snowflake::parse(&wanted.name).is_some()
        || wanted.name.contains('/')
        || world.person(&wanted.name).is_some();
    if taken {
        return Err(Refusal::client(
            "name_taken",
            format!("{} cannot be a name", wanted.name),
        ));
    }
    let servers = wanted
        .servers
        .iter()
        .map(|s| super::places::find_server(&world, s))
        .collect::<Result<Vec<_>, _>>()?;
    let id = world.next_id();
    let display = wanted.display.as_deref().unwrap_or(&wanted.name);
    world.users.insert(
        id,
        User::person(id, &wanted.name.to_lowercase(), display, &locale),
    );
    world.dm_with(id);
    let now = world.now();
    for server in servers {
        if let Some(guild) = world.guilds.get_mut(&server) {
            guild.members.insert(id, now);
        }
    }
    let shown = person_json(&world, id);
    world.feed_all("person_create", shown.clone());
    Ok(Json(shown))
}

pub(crate) async fn edit(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(changes): Sent<PersonChanges>,
) -> Result<Json<Value>, Refusal> {
    let locale = locale(changes.locale)?;
    if let Some(display) = &changes.display {
        shown_name(display)?;
    }
    let mut world = core.world();
    let id = find(&world, &person)?;
    if let Some(user) = world.users.get_mut(&id) {
        user.display = changes.display.unwrap_or_else(|| user.display.clone());
        user.locale = locale.unwrap_or_else(|| user.locale.clone());
        user.dms_closed = changes.dms_closed.unwrap_or(user.dms_closed);
    }
    let shown = person_json(&world, id);
    world.feed_all("person_update", shown.clone());
    Ok(Json(shown))
}
