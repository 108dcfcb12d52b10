//! The registered application commands. Must never validate: that is `validate/command`.

use super::World;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub id: Snowflake,
    pub guild: Option<Snowflake>,
    pub version: Snowflake,
    pub body: Value,
}

impl Command {
    pub(crate) fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }

    pub(crate) fn kind(&self) -> u64 {
        self.body["type"].as_u64().unwrap_or(1)
    }

    /// The command as REST shows it; localizations only when asked for.
    pub(crate) fn json(&self, application: Snowflake, localizations: bool) -> Value {
        let mut all = self.body.clone();
        all["id"] = json!(self.id);
        all["application_id"] = json!(application);
        all["version"] = json!(self.version);
        if let Some(guild) = self.guild {
            all["guild_id"] = json!(guild);
        }
        if !localizations {
            strip_localizations(&mut all);
        }
        all
    }

    /// True if it is offered in servers (0) or in the bot's DM (1).
    pub(crate) fn fits_context(&self, context: u64) -> bool {
        if self.guild.is_some() {
            return context == 0;
        }
        match self.body["contexts"].as_array() {
            Some(list) => list.iter().any(|c| c.as_u64() == Some(context)),
            None => context == 0 || self.body["dm_permission"].as_bool().unwrap_or(true),
        }
    }
}

fn strip_localizations(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.remove("name_localizations");
            map.remove("description_localizations");
            map.values_mut().for_each(strip_localizations);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_localizations),
        _ => {}
    }
}

impl World {
    /// The commands that a person is offered in a channel; a server's own go before global ones.
    pub(crate) fn commands_in(&self, channel: Snowflake) -> Vec<&Command> {
        let guild = self.guild_id(channel);
        let context = u64::from(guild.is_none());
        let mut list: Vec<&Command> = Vec::new();
        let scopes = [
            self.commands
                .iter()
                .filter(|c| c.guild.is_some() && c.guild == guild)
                .collect::<Vec<_>>(),
            self.commands.iter().filter(|c| c.guild.is_none()).collect(),
        ];
        for command in scopes
            .into_iter()
            .flatten()
            .filter(|c| c.fits_context(context))
        {
            if !list
                .iter()
                .any(|known| known.name() == command.name() && known.kind() == command.kind())
            {
                list.push(command);
            }
        }
        list
    }

    pub(crate) fn commands_changed(&mut self) {
        self.commands_at = Some(self.now());
        let names: Vec<String> = self.commands.iter().map(|c| c.name().to_owned()).collect();
        self.feed_all("commands_update", json!({"commands": names}));
    }
}
