//! Messages appearing, changing and going, and who is told. Must never tell the bot of an ephemeral
//! message, nor a person of another's.

use super::World;
use super::channels::Change;
use super::messages::Message;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};

impl World {
    /// The message as the gateway sends it: with the server and the author's membership.
    fn gateway_message_json(&self, message: &Message) -> (Value, Option<Snowflake>) {
        let mut all = self.message_json(message);
        if let Some(guild) = self.guild_of(message.channel) {
            all["guild_id"] = json!(guild.id);
            let mut member = self.member_json(guild, message.author);
            if let Some(member) = member.as_object_mut() {
                member.remove("user");
            }
            all["member"] = member;
        }
        all["channel_type"] = json!(
            self.channels
                .get(&message.channel)
                .map_or(0, |c| c.kind.number())
        );
        (all, self.guild_id(message.channel))
    }

    /// Puts a message into its channel and tells everyone whom it concerns.
    pub(crate) fn post(&mut self, message: Message) -> Value {
        let (channel, id) = (message.channel, message.id);
        let shown = self.message_json(&message);
        let mut reopened = false;
        if let Some(place) = self.channels.get_mut(&channel) {
            if message.only.is_none() {
                place.last_message = Some(id);
                if let Some(thread) = &mut place.thread {
                    thread.total_sent += 1;
                    thread.count += 1;
                    reopened = std::mem::replace(&mut thread.archived, false);
                    let joined = id.millis();
                    thread.members.entry(message.author).or_insert(joined);
                }
            }
            place.messages.insert(id, message);
        }
        if reopened {
            self.set_thread(channel, Some(false), None);
            self.announce_channel(channel, Change::Update);
        }
        self.announce(channel, id, "MESSAGE_CREATE", "message_create");
        shown
    }

    /// Tells listeners that a message has changed.
    pub(crate) fn touched(&mut self, channel: Snowflake, id: Snowflake) {
        self.announce(channel, id, "MESSAGE_UPDATE", "message_update");
    }

    fn announce(
        &mut self,
        channel: Snowflake,
        id: Snowflake,
        event: &'static str,
        kind: &'static str,
    ) {
        let Some(message) = self.message(channel, id) else {
            return;
        };
        let (data, guild) = self.gateway_message_json(message);
        let (only, author) = (message.only, message.author);
        let readable =
            guild.is_none() || author == self.bot || message.mentions.users.contains(&self.bot);
        let mut seen = self.people_message_json(message);
        seen["server_id"] = json!(guild);
        match only {
            Some(person) => self.feed_person(person, kind, seen),
            None => {
                self.feed_channel(channel, kind, seen);
                if self.bot_sees(channel) {
                    self.gateway.emit_message(event, guild, data, readable);
                }
            }
        }
    }

    /// The message as a client shows it: what REST says, and whether it is this person's alone.
    pub(crate) fn people_message_json(&self, message: &Message) -> Value {
        let mut all = self.message_json(message);
        all["ephemeral"] = json!(message.only.is_some());
        all["loading"] = json!(message.is_loading());
        all
    }

    /// The message that is there now, as people see it; null when it is gone.
    pub(crate) fn message_shown(&self, channel: Snowflake, id: Snowflake) -> Value {
        let message = self.message(channel, id);
        message.map_or(Value::Null, |m| self.people_message_json(m))
    }

    pub(crate) fn remove(&mut self, channel: Snowflake, id: Snowflake) -> bool {
        let Some(place) = self.channels.get_mut(&channel) else {
            return false;
        };
        let Some(message) = place.messages.remove(&id) else {
            return false;
        };
        if let Some(thread) = place.thread.as_mut().filter(|_| message.only.is_none()) {
            thread.count = thread.count.saturating_sub(1);
        }
        for file in &message.attachments {
            self.blobs.remove(&file.id);
        }
        let guild = self.guild_id(channel);
        let gone = json!({"id": id, "channel_id": channel});
        if let Some(person) = message.only {
            self.feed_person(person, "message_delete", gone);
            return true;
        }
        self.feed_channel(channel, "message_delete", gone.clone());
        let mut data = gone;
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        if self.bot_sees(channel) {
            self.gateway
                .emit_message("MESSAGE_DELETE", guild, data, true);
        }
        true
    }
}
