//! Servers, as far as the bot is in them. Must never show a server that it is not in.

use super::{Outcome, RestRequest, no_content, ok};
use crate::core::Core;
use crate::errors::{ApiError, Form, MISSING_ACCESS, UNKNOWN_GUILD, UNKNOWN_MEMBER};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::guilds::Guild;
use serde_json::{Value, json};

pub(crate) fn find<'w>(world: &'w World, id: &str) -> Result<&'w Guild, ApiError> {
    let guild = Snowflake::parse(id)
        .and_then(|id| world.guilds.get(&id))
        .ok_or(UNKNOWN_GUILD)?;
    if guild.bot_present {
        Ok(guild)
    } else {
        Err(MISSING_ACCESS.into())
    }
}

pub(crate) fn list_own(core: &Core) -> Outcome {
    let world = core.look();
    let permissions = (crate::state::permissions::EVERYONE | world.bot_role).to_string();
    let list = world.guilds.values().filter(|g| g.bot_present).map(|g| {
        json!({
            "id": g.id, "name": g.name, "icon": null, "banner": null, "owner": false,
            "permissions": permissions, "features": [],
        })
    });
    ok(list.collect())
}

pub(crate) fn leave(core: &Core, id: &str) -> Outcome {
    let guild = find(&core.look(), id)?.id;
    core.world().expel_bot(guild);
    no_content()
}

pub(crate) fn get(core: &Core, request: &RestRequest, id: &str) -> Outcome {
    let world = core.look();
    let guild = find(&world, id)?;
    let mut shown = world.guild_json(guild);
    if request.flag("with_counts") {
        shown["approximate_member_count"] = json!(guild.members.len());
        shown["approximate_presence_count"] = json!(guild.members.len());
    }
    ok(shown)
}

pub(crate) fn channels(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let all = find(&world, id)?.channels.iter();
    ok(all
        .filter_map(|c| world.channels.get(c))
        .filter(|c| c.thread.is_none())
        .filter(|c| world.bot_sees(c.id))
        .map(|c| world.channel_json(c))
        .collect())
}

pub(crate) fn roles(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let guild = find(&world, id)?;
    ok(world.roles_json(guild))
}

pub(crate) fn members(core: &Core, request: &RestRequest, id: &str) -> Outcome {
    if !core.settings.privileged_intents {
        return Err(MISSING_ACCESS.into());
    }
    let world = core.look();
    let guild = find(&world, id)?;
    let limit = match request.query.get("limit").map(|l| l.parse::<usize>()) {
        None => 1,
        Some(Ok(limit @ 1..=1000)) => limit,
        Some(_) => {
            return Err(Form::refuse(
                "limit",
                "NUMBER_TYPE_MAX",
                "int value should be less than or equal to 1000.",
            ));
        }
    };
    let after = request.query_id("after").unwrap_or(Snowflake::new(0));
    let list: Vec<Value> = guild
        .members
        .keys()
        .filter(|m| **m > after)
        .take(limit)
        .map(|&m| world.member_json(guild, m))
        .collect();
    ok(json!(list))
}

pub(crate) fn member(core: &Core, id: &str, user: &str) -> Outcome {
    let world = core.look();
    let guild = find(&world, id)?;
    let user = if user == "@me" {
        Some(world.bot)
    } else {
        Snowflake::parse(user)
    };
    let user = user
        .filter(|u| guild.members.contains_key(u))
        .ok_or(UNKNOWN_MEMBER)?;
    ok(world.member_json(guild, user))
}
