//! Accounts: the bot and the people. Must never hold a message.

use super::World;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub(crate) struct User {
    pub id: Snowflake,
    pub username: String,
    pub display: String,
    pub locale: String,
    pub bot: bool,
    /// Refuses direct messages from the bot (50007).
    pub dms_closed: bool,
    /// The DM channel with the bot, once either side has opened it.
    pub dm: Option<Snowflake>,
}

impl User {
    pub(crate) fn bot(id: Snowflake, name: &str) -> Self {
        Self {
            bot: true,
            ..Self::person(id, name, name, "en-US")
        }
    }

    pub(crate) fn person(id: Snowflake, username: &str, display: &str, locale: &str) -> Self {
        Self {
            id,
            username: username.to_owned(),
            display: display.to_owned(),
            locale: locale.to_owned(),
            bot: false,
            dms_closed: false,
            dm: None,
        }
    }

    pub(crate) fn json(&self) -> Value {
        let mut user = json!({
            "id": self.id, "username": self.username, "avatar": null,
            "discriminator": if self.bot { "0001" } else { "0" },
            "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "global_name": if self.bot { Value::Null } else { json!(self.display) },
            "avatar_decoration_data": null, "collectibles": null, "primary_guild": null,
        });
        if self.bot {
            user["bot"] = json!(true);
        }
        user
    }
}

impl World {
    pub(crate) fn user_json(&self, id: Snowflake) -> Value {
        self.users.get(&id).map_or(Value::Null, User::json)
    }

    /// A person by id or by name, never the bot.
    pub(crate) fn person(&self, reference: &str) -> Option<Snowflake> {
        let by_id =
            Snowflake::parse(reference).filter(|id| self.users.get(id).is_some_and(|u| !u.bot));
        by_id.or_else(|| {
            let mut people = self.users.values().filter(|u| !u.bot);
            people
                .find(|u| u.username.eq_ignore_ascii_case(reference) || u.display == reference)
                .map(|u| u.id)
        })
    }

    /// True if the bot and this person share a server.
    pub(crate) fn shares_guild(&self, person: Snowflake) -> bool {
        self.guilds
            .values()
            .any(|g| g.bot_present && g.members.contains_key(&person))
    }
}
