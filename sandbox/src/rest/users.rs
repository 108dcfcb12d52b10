//! Accounts. Must never show a person's locale or DMs to the bot.

use super::{Outcome, RestRequest, ok};
use crate::core::Core;
use crate::errors::{Form, UNKNOWN_USER};
use crate::snowflake::Snowflake;
use crate::state::World;
use serde_json::{Value, json};

pub(crate) fn me(core: &Core) -> Outcome {
    ok(bot_user_json(&core.look()))
}

fn bot_user_json(world: &World) -> Value {
    let mut user = world.user_json(world.bot);
    user["mfa_enabled"] = json!(false);
    user["locale"] = json!("en-US");
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    user
}

pub(crate) fn edit_me(core: &Core, request: &RestRequest) -> Outcome {
    let form = Form::default();
    let name = form
        .field(&request.body["username"], "username")
        .text(2, 32);
    form.finish()?;
    let mut world = core.world();
    let bot = world.bot;
    if let (Some(name), Some(user)) = (name, world.users.get_mut(&bot)) {
        user.username = name;
    }
    ok(bot_user_json(&world))
}

pub(crate) fn get(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let Some(user) = Snowflake::parse(id).and_then(|id| world.users.get(&id)) else {
        return Err(UNKNOWN_USER.into());
    };
    ok(user.json())
}
