//! Accounts. Must never show a person's locale or DMs to the bot.

use super::{Asked, Outcome, ok};
use crate::core::Core;
use crate::errors::{Form, UNKNOWN_USER};
use crate::snowflake::Snowflake;
use crate::state::World;
use serde_json::{Value, json};

pub(crate) fn me(core: &Core) -> Outcome {
    ok(mine(&core.look()))
}

fn mine(world: &World) -> Value {
    let mut user = world.user_json(world.bot);
    user["mfa_enabled"] = json!(false);
    user["locale"] = json!("en-US");
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    user
}

pub(crate) fn edit_me(core: &Core, asked: &Asked) -> Outcome {
    let form = Form::default();
    let name = form.field(&asked.body["username"], "username").text(2, 32);
    form.finish()?;
    let mut world = core.world();
    let bot = world.bot;
    if let (Some(name), Some(user)) = (name, world.users.get_mut(&bot)) {
        user.username = name;
    }
    ok(mine(&world))
}

pub(crate) fn one(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let Some(user) = Snowflake::parse(id).and_then(|id| world.users.get(&id)) else {
        return Err(UNKNOWN_USER.into());
    };
    ok(user.json())
}
