//! Threads being made and changed, and channels going. Must never decide who may.

use super::World;
use super::channels::{Change, Channel, Kind, Thread};
use super::messages::{CHANNEL_NAME_CHANGE, Message, RECIPIENT_ADD, Reference};
use crate::snowflake::Snowflake;
use serde_json::json;
use std::collections::BTreeMap;

/// A thread to be made.
pub(crate) struct Start {
    pub parent: Snowflake,
    pub id: Snowflake,
    pub name: String,
    pub kind: Kind,
    pub owner: Snowflake,
    pub minutes: u64,
    pub invitable: bool,
}

impl World {
    /// Makes a thread of which its maker is a member.
    pub(crate) fn start_thread(&mut self, start: Start, others: &[Snowflake]) {
        let now = self.now();
        let mut channel = Channel::new(start.id, start.kind, &start.name);
        channel.guild = self.guild_id(start.parent);
        channel.parent = Some(start.parent);
        let mut members = BTreeMap::from([(start.owner, now)]);
        members.extend(others.iter().map(|&other| (other, now)));
        channel.thread = Some(Thread {
            owner: start.owner,
            archived: false,
            locked: false,
            invitable: start.invitable,
            archived_at: now,
            auto_archive_minutes: start.minutes,
            members,
            total_sent: 0,
            count: 0,
        });
        self.insert_channel(channel);
        self.announce_channel(start.id, Change::Create);
    }

    /// Notes in the parent channel that a public thread was made there.
    pub(crate) fn note_thread(&mut self, thread: Snowflake, author: Snowflake) {
        let Some(made) = self.channels.get(&thread) else {
            return;
        };
        let name = made.name.clone();
        let Some(parent) = made.parent else {
            return;
        };
        let mut notice = Message::new(self.next_id(), parent, author, &name);
        notice.kind = 18;
        notice.reference = Some(Reference {
            channel: thread,
            message: thread,
        });
        self.post(notice);
    }

    /// Notes in a thread that someone added a person to it.
    pub(crate) fn note_added(&mut self, thread: Snowflake, by: Snowflake, added: Snowflake) {
        let mut notice = Message::new(self.next_id(), thread, by, "");
        notice.kind = RECIPIENT_ADD;
        notice.mentions.users.push(added);
        self.post(notice);
    }

    /// Renames a channel; in a thread, that is noted.
    pub(crate) fn rename_channel(&mut self, id: Snowflake, by: Snowflake, name: &str) {
        let Some(channel) = self.channels.get_mut(&id) else {
            return;
        };
        let before = std::mem::replace(&mut channel.name, name.to_owned());
        if before != name && channel.thread.is_some() {
            let mut notice = Message::new(self.next_id(), id, by, name);
            notice.kind = CHANNEL_NAME_CHANGE;
            self.post(notice);
        }
    }

    /// Archives or locks a thread, or undoes it.
    pub(crate) fn set_thread(
        &mut self,
        id: Snowflake,
        archived: Option<bool>,
        locked: Option<bool>,
    ) {
        let now = self.now();
        let Some(thread) = self.thread_mut(id) else {
            return;
        };
        thread.locked = locked.unwrap_or(thread.locked);
        if let Some(archived) = archived {
            thread.archived = archived;
            thread.archived_at = now;
        }
    }

    /// A channel goes, and its threads with it.
    pub(crate) fn remove_channel(&mut self, id: Snowflake) {
        let below = self.channels.values().filter(|c| c.parent == Some(id));
        let mut going: Vec<Snowflake> = below.map(|c| c.id).collect();
        // Discord tells of the channel alone: its threads are understood.
        self.announce_channel(id, Change::Delete);
        going.push(id);
        for id in going {
            let Some(channel) = self.channels.remove(&id) else {
                continue;
            };
            for file in channel.messages.values().flat_map(|m| &m.attachments) {
                self.blobs.remove(&file.id);
            }
            if let Some(guild) = channel.guild.and_then(|g| self.guilds.get_mut(&g)) {
                guild.channels.remove(&id);
            }
        }
    }

    /// A server goes, with all that is in it.
    pub(crate) fn remove_guild(&mut self, id: Snowflake) {
        let Some(guild) = self.guilds.remove(&id) else {
            return;
        };
        for channel in guild.channels {
            let gone = self.channels.remove(&channel);
            for message in gone.iter().flat_map(|c| c.messages.values()) {
                for file in &message.attachments {
                    self.blobs.remove(&file.id);
                }
            }
        }
        if guild.bot_present {
            self.tell_guild_gone(id, json!({"id": id}));
        }
        self.feed_all("server_delete", json!({"server": id}));
    }
}
