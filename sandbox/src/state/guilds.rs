//! Servers and their members. Must never decide what a member sees: that is `permissions`.

use super::World;
use crate::clock::iso;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A role that people of a server have.
#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub name: String,
    /// Permissions that it adds.
    pub permissions: u64,
    pub members: BTreeSet<Snowflake>,
}

#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub id: Snowflake,
    pub name: String,
    pub locale: String,
    pub owner: Snowflake,
    /// Members and when each joined.
    pub members: BTreeMap<Snowflake, u64>,
    /// Channels and threads of the server.
    pub channels: BTreeSet<Snowflake>,
    pub bot_present: bool,
    /// True if its first channel is its system channel.
    pub has_system_channel: bool,
    /// True if it cannot be reached just now: Discord's own trouble.
    pub outage: bool,
    /// Permissions taken from every role.
    pub denied: u64,
    pub bot_role: Snowflake,
    /// The roles of people.
    pub roles: BTreeMap<Snowflake, Role>,
}

impl World {
    pub(crate) fn member_json(&self, guild: &Guild, user: Snowflake) -> Value {
        let joined = guild
            .members
            .get(&user)
            .copied()
            .unwrap_or_else(|| guild.id.millis());
        let roles = if user == self.bot {
            json!([guild.bot_role])
        } else {
            let own = guild.roles.iter();
            let own = own.filter(|(_, role)| role.members.contains(&user));
            json!(own.map(|(id, _)| id).collect::<Vec<_>>())
        };
        json!({
            "user": self.user_json(user), "nick": null, "avatar": null, "banner": null, "roles": roles,
            "joined_at": iso(joined), "premium_since": null, "deaf": false, "mute": false, "flags": 0,
            "pending": false, "communication_disabled_until": null,
        })
    }

    pub(crate) fn roles_json(&self, guild: &Guild) -> Value {
        let role = |id: Snowflake, name: &str, permissions: u64, managed: bool, position: u32| {
            let mut role = json!({
                "id": id, "name": name, "description": null, "permissions": permissions.to_string(),
                "position": position, "color": 0,
                "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
                "hoist": false, "managed": managed, "mentionable": false, "icon": null,
                "unicode_emoji": null, "flags": 0,
            });
            if managed {
                role["tags"] = json!({"bot_id": self.bot});
            }
            role
        };
        let bot_name = self
            .users
            .get(&self.bot)
            .map_or("Bot", |u| u.username.as_str());
        let people = guild.roles.iter().zip(2..).map(|((id, it), position)| {
            let permissions = it.permissions & !guild.denied;
            role(*id, &it.name, permissions, false, position)
        });
        let mut all = vec![
            role(
                guild.id,
                "@everyone",
                super::permissions::EVERYONE & !guild.denied,
                false,
                0,
            ),
            role(
                guild.bot_role,
                bot_name,
                self.bot_role & !guild.denied,
                true,
                1,
            ),
        ];
        all.extend(people);
        json!(all)
    }

    /// Makes a role of a server, or changes it: what it adds, and who has it. Its id.
    pub(crate) fn set_role(&mut self, guild: Snowflake, wanted: Role) -> Snowflake {
        let new = self.next_id();
        let Some(server) = self.guilds.get_mut(&guild) else {
            return new;
        };
        let known = server.roles.iter().find(|(_, it)| it.name == wanted.name);
        let (id, event) = match known {
            Some((id, _)) => (*id, "GUILD_ROLE_UPDATE"),
            None => (new, "GUILD_ROLE_CREATE"),
        };
        server.roles.insert(id, wanted);
        let present = server.bot_present;
        let roles = self.guilds.get(&guild).map(|it| self.roles_json(it));
        let mut roles = roles.iter().filter_map(Value::as_array).flatten();
        let role = roles.find(|it| it["id"] == json!(id));
        if let Some(role) = role.filter(|_| present) {
            let intent = crate::sessions::intents::GUILDS;
            let data = json!({"guild_id": guild, "role": role});
            self.gateway.emit(event, Some(guild), intent, data);
        }
        id
    }

    /// The server as REST shows it.
    pub(crate) fn guild_json(&self, guild: &Guild) -> Value {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "description": null, "home_header": null,
            "splash": null, "discovery_splash": null, "features": [], "banner": null,
            "owner_id": guild.owner, "application_id": null, "region": "deprecated",
            "afk_channel_id": null, "afk_timeout": 300,
            "system_channel_id": guild.channels.first().filter(|_| guild.has_system_channel),
            "system_channel_flags": 0, "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "roles": self.roles_json(guild), "default_message_notifications": 0,
            "mfa_level": 0, "explicit_content_filter": 0, "max_presences": null, "max_members": 500_000,
            "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": null,
            "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": guild.locale,
            "rules_channel_id": null, "safety_alerts_channel_id": null, "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": [],
            "stickers": [], "incidents_data": null,
        })
    }

    /// The server as the gateway announces it.
    pub(crate) fn guild_create_json(&self, guild: &Guild) -> Value {
        let mut all = self.guild_json(guild);
        let (mut channels, mut threads) = (Vec::new(), Vec::new());
        for channel in guild.channels.iter().filter_map(|c| self.channels.get(c)) {
            if !self.bot_sees(channel.id) {
                continue;
            }
            match &channel.thread {
                None => channels.push(self.channel_json(channel)),
                Some(thread) if !thread.archived => threads.push(self.channel_json(channel)),
                Some(_) => {}
            }
        }
        all["joined_at"] = json!(iso(guild
            .members
            .get(&self.bot)
            .copied()
            .unwrap_or_else(|| guild.id.millis())));
        all["hub_type"] = Value::Null;
        all["latest_onboarding_question_id"] = Value::Null;
        all["large"] = json!(false);
        all["unavailable"] = json!(false);
        all["member_count"] = json!(guild.members.len());
        all["voice_states"] = json!([]);
        // Without the members intent a bot is told about itself only.
        all["members"] = json!([self.member_json(guild, self.bot)]);
        all["channels"] = json!(channels);
        all["threads"] = json!(threads);
        all["presences"] = json!([]);
        all["stage_instances"] = json!([]);
        all["guild_scheduled_events"] = json!([]);
        all["soundboard_sounds"] = json!([]);
        all
    }

    /// An unused id from some milliseconds ago: servers that are made at once fall to all shards
    /// alike, as if they had been made one after another.
    pub(crate) fn spread_id(&mut self, ms_ago: u64) -> Snowflake {
        let then = self.next_id().get().saturating_sub(ms_ago << 22);
        let mut id = Snowflake::new(then);
        while self.guilds.contains_key(&id) || self.channels.contains_key(&id) {
            id = Snowflake::new(id.get() + 1);
        }
        id
    }

    pub(crate) fn create_guild(
        &mut self,
        id: Snowflake,
        name: &str,
        locale: &str,
        members: &[Snowflake],
    ) {
        let (bot_role, now) = (self.next_id(), self.now());
        let mut all: BTreeMap<Snowflake, u64> = members.iter().map(|&m| (m, now)).collect();
        all.insert(self.bot, now);
        let owner = members.first().copied().unwrap_or(self.bot);
        let guild = Guild {
            id,
            name: name.to_owned(),
            locale: locale.to_owned(),
            owner,
            members: all,
            channels: BTreeSet::new(),
            bot_present: true,
            has_system_channel: false,
            outage: false,
            denied: 0,
            bot_role,
            roles: BTreeMap::new(),
        };
        self.guilds.insert(id, guild);
    }

    /// Tells the bot that it is in this server.
    pub(crate) fn tell_guild(&mut self, id: Snowflake) {
        let intent = crate::sessions::intents::GUILDS;
        if !self.gateway.is_known() {
            // A bot that connects later reads it from the list.
            return;
        }
        let Some(guild) = self.guilds.get(&id) else {
            return;
        };
        let data = self.guild_create_json(guild);
        self.gateway.emit("GUILD_CREATE", Some(id), intent, data);
    }

    /// Removes the bot from a server, as its owner would.
    pub(crate) fn expel_bot(&mut self, id: Snowflake) {
        let bot = self.bot;
        let Some(guild) = self.guilds.get_mut(&id) else {
            return;
        };
        guild.bot_present = false;
        guild.members.remove(&bot);
        self.tell_guild_gone(id, json!({"id": id}));
        self.feed_all("server_update", json!({"server": id, "bot_present": false}));
    }

    pub(super) fn tell_guild_gone(&mut self, id: Snowflake, data: Value) {
        let intent = crate::sessions::intents::GUILDS;
        self.gateway.emit("GUILD_DELETE", Some(id), intent, data);
    }

    /// Discord loses a server for a while, or has it again.
    pub(crate) fn set_outage(&mut self, id: Snowflake, on: bool) {
        let Some(guild) = self.guilds.get_mut(&id).filter(|g| g.outage != on) else {
            return;
        };
        guild.outage = on;
        if !guild.bot_present {
            return;
        }
        if on {
            self.tell_guild_gone(id, json!({"id": id, "unavailable": true}));
        } else {
            self.tell_guild(id);
        }
        self.feed_all("server_update", json!({"server": id, "unavailable": on}));
    }

    /// Takes permissions from every role of a server; none gives them back.
    pub(crate) fn deny_in_guild(&mut self, id: Snowflake, denied: u64) {
        let Some(guild) = self.guilds.get_mut(&id).filter(|g| g.denied != denied) else {
            return;
        };
        guild.denied = denied;
        let present = guild.bot_present;
        let roles = self.guilds.get(&id).map(|g| self.roles_json(g));
        for role in roles.iter().filter_map(Value::as_array).flatten() {
            if present {
                let intent = crate::sessions::intents::GUILDS;
                let data = json!({"guild_id": id, "role": role});
                self.gateway
                    .emit("GUILD_ROLE_UPDATE", Some(id), intent, data);
            }
        }
        self.feed_all("server_update", json!({"server": id}));
    }

    pub(crate) fn admit_bot(&mut self, id: Snowflake) {
        let (bot, now) = (self.bot, self.now());
        if let Some(guild) = self.guilds.get_mut(&id).filter(|g| !g.bot_present) {
            guild.bot_present = true;
            guild.members.insert(bot, now);
            self.tell_guild(id);
            self.feed_all("server_create", json!({"server": id}));
        }
    }
}
