//! Channels, threads and DMs. Must never render a message.

use super::World;
use super::guilds::Guild;
use super::messages::Message;
use crate::clock::iso;
use crate::sessions::intents;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Text,
    Dm,
    PublicThread,
    PrivateThread,
}

impl Kind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Dm => 1,
            Self::PublicThread => 11,
            Self::PrivateThread => 12,
        }
    }
}

/// Fields that only threads have.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub owner: Snowflake,
    pub archived: bool,
    pub locked: bool,
    pub invitable: bool,
    pub archived_at: u64,
    pub auto_archive_minutes: u64,
    pub members: BTreeMap<Snowflake, u64>,
    pub total_sent: u32,
    /// Messages now there, without the one it started from.
    pub count: u32,
}

pub(crate) struct Channel {
    pub id: Snowflake,
    pub kind: Kind,
    pub name: String,
    pub topic: Option<String>,
    pub guild: Option<Snowflake>,
    pub parent: Option<Snowflake>,
    pub position: u32,
    pub recipients: Vec<Snowflake>,
    pub thread: Option<Thread>,
    /// Permissions taken from the bot here.
    pub denied: u64,
    /// The people who may see it, when not everyone.
    pub only: Option<BTreeSet<Snowflake>>,
    pub slow_mode: u64,
    pub last_message: Option<Snowflake>,
    pub last_pin: Option<u64>,
    pub messages: BTreeMap<Snowflake, Message>,
}

impl Channel {
    pub(crate) fn new(id: Snowflake, kind: Kind, name: &str) -> Self {
        Self {
            id,
            kind,
            name: name.to_owned(),
            topic: None,
            guild: None,
            parent: None,
            position: 0,
            recipients: Vec::new(),
            thread: None,
            denied: 0,
            only: None,
            slow_mode: 0,
            last_message: None,
            last_pin: None,
            messages: BTreeMap::new(),
        }
    }
}

impl World {
    /// The server that a channel is in; a DM is in none.
    pub(crate) fn guild_id(&self, channel: Snowflake) -> Option<Snowflake> {
        self.channels.get(&channel)?.guild
    }

    pub(crate) fn guild_of(&self, channel: Snowflake) -> Option<&Guild> {
        self.guilds.get(&self.guild_id(channel)?)
    }

    pub(crate) fn thread(&self, channel: Snowflake) -> Option<&Thread> {
        self.channels.get(&channel)?.thread.as_ref()
    }

    pub(crate) fn thread_mut(&mut self, channel: Snowflake) -> Option<&mut Thread> {
        self.channels.get_mut(&channel)?.thread.as_mut()
    }

    /// The channel as REST shows it; null when it is gone.
    pub(crate) fn channel_shown(&self, id: Snowflake) -> Value {
        let channel = self.channels.get(&id);
        channel.map_or(Value::Null, |c| self.channel_json(c))
    }

    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut all = json!({
            "id": channel.id, "type": channel.kind.number(), "flags": 0,
            "last_message_id": channel.last_message,
        });
        if let Some(at) = channel.last_pin {
            all["last_pin_timestamp"] = json!(iso(at));
        }
        if channel.kind == Kind::Dm {
            let others = channel.recipients.iter().filter(|&&u| u != self.bot);
            all["recipients"] = others.map(|&u| self.user_json(u)).collect();
            return all;
        }
        all["guild_id"] = json!(channel.guild);
        all["name"] = json!(channel.name);
        all["parent_id"] = json!(channel.parent);
        all["rate_limit_per_user"] = json!(channel.slow_mode);
        if let Some(thread) = &channel.thread {
            all["owner_id"] = json!(thread.owner);
            all["thread_metadata"] = json!({
                "archived": thread.archived, "locked": thread.locked,
                "archive_timestamp": iso(thread.archived_at),
                "auto_archive_duration": thread.auto_archive_minutes,
                "create_timestamp": iso(channel.id.millis()),
            });
            if channel.kind == Kind::PrivateThread {
                all["thread_metadata"]["invitable"] = json!(thread.invitable);
            }
            all["message_count"] = json!(thread.count);
            all["member_count"] = json!(thread.members.len().min(50));
            all["total_message_sent"] = json!(thread.total_sent);
            return all;
        }
        all["topic"] = json!(channel.topic);
        all["position"] = json!(channel.position);
        all["nsfw"] = json!(false);
        all["permission_overwrites"] = self.overwrites_json(channel);
        all
    }

    fn overwrites_json(&self, channel: &Channel) -> Value {
        let mut list = Vec::new();
        if let (Some(only), Some(guild)) = (&channel.only, channel.guild) {
            let view = super::permissions::VIEW_CHANNEL.to_string();
            list.push(json!({"id": guild, "type": 0, "allow": "0", "deny": view}));
            list.extend(
                only.iter()
                    .map(|id| json!({"id": id, "type": 1, "allow": view, "deny": "0"})),
            );
        }
        if channel.denied != 0 {
            list.push(json!({"id": self.bot, "type": 1, "allow": "0", "deny": channel.denied.to_string()}));
        } else if channel.only.is_some() {
            let view = super::permissions::VIEW_CHANNEL.to_string();
            list.push(json!({"id": self.bot, "type": 1, "allow": view, "deny": "0"}));
        }
        json!(list)
    }

    /// The channel as interactions show it: with permissions.
    pub(crate) fn partial_channel_json(&self, id: Snowflake, person: Snowflake) -> Value {
        let Some(channel) = self.channels.get(&id) else {
            return Value::Null;
        };
        let mut all = self.channel_json(channel);
        if channel.guild.is_some() {
            all["permissions"] = json!(self.person_permissions(person, id).to_string());
        }
        all
    }

    pub(crate) fn create_channel(&mut self, guild: Snowflake, name: &str) -> Snowflake {
        let id = self.next_id();
        let others = self.guilds.get(&guild).map(|g| &g.channels);
        let others = others.into_iter().flatten();
        let position = others
            .filter_map(|c| self.channels.get(c))
            .filter(|c| c.thread.is_none())
            .count();
        let mut channel = Channel::new(id, Kind::Text, name);
        channel.guild = Some(guild);
        channel.position = u32::try_from(position).unwrap_or(0);
        self.insert_channel(channel);
        id
    }

    pub(super) fn insert_channel(&mut self, channel: Channel) {
        if let Some(guild) = channel.guild.and_then(|g| self.guilds.get_mut(&g)) {
            guild.channels.insert(channel.id);
        }
        self.channels.insert(channel.id, channel);
    }

    /// Tells listeners about a channel: `what` is `CREATE`, `UPDATE` or `DELETE`.
    pub(crate) fn announce_channel(&mut self, id: Snowflake, what: Change) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let mut data = self.channel_json(channel);
        let (guild, thread) = (channel.guild, channel.thread.is_some());
        // Of a channel that it cannot enter a bot is told all the same, of a thread it is not.
        let present = guild
            .and_then(|g| self.guilds.get(&g))
            .is_some_and(|g| g.bot_present);
        let seen = present && (!thread || self.bot_sees(id));
        let name = match (thread, what) {
            (true, Change::Create) => "THREAD_CREATE",
            (true, Change::Update) => "THREAD_UPDATE",
            (true, Change::Delete) => "THREAD_DELETE",
            (false, Change::Create) => "CHANNEL_CREATE",
            (false, Change::Update) => "CHANNEL_UPDATE",
            (false, Change::Delete) => "CHANNEL_DELETE",
        };
        let kind = match what {
            Change::Create => "channel_create",
            Change::Update => "channel_update",
            Change::Delete => "channel_delete",
        };
        if what == Change::Delete {
            // No one sees the channel any more, and everyone sees that.
            self.feed_all(kind, json!({"id": id, "guild_id": guild}));
        } else {
            self.feed_channel(id, kind, data.clone());
        }
        if guild.is_some() && seen {
            if thread && what == Change::Create {
                data["newly_created"] = json!(true);
            }
            if thread && what == Change::Delete {
                data = json!({"id": id, "guild_id": data["guild_id"], "parent_id": data["parent_id"], "type": data["type"]});
            }
            self.gateway.emit(name, guild, intents::GUILDS, data);
        }
    }

    /// The DM between the bot and a person; opened when there was none.
    pub(crate) fn dm_with(&mut self, person: Snowflake) -> Snowflake {
        if let Some(dm) = self.users.get(&person).and_then(|u| u.dm) {
            return dm;
        }
        let id = self.next_id();
        let mut channel = Channel::new(id, Kind::Dm, "");
        channel.recipients = vec![self.bot, person];
        self.channels.insert(id, channel);
        if let Some(user) = self.users.get_mut(&person) {
            user.dm = Some(id);
        }
        id
    }

    pub(crate) fn thread_member_json(
        &self,
        thread: Snowflake,
        user: Snowflake,
        joined: u64,
    ) -> Value {
        json!({"id": thread, "user_id": user, "join_timestamp": iso(joined), "flags": 0})
    }
}

/// Change of a channel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    Create,
    Update,
    Delete,
}
