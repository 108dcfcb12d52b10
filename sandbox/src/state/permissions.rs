//! Permissions: who may see and do what. Must never change anything.

use super::World;
use super::channels::Kind;
use crate::errors::{
    ApiError, MISSING_ACCESS, MISSING_PERMISSIONS, THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_CHANNEL,
};
use crate::snowflake::Snowflake;

pub(crate) const MANAGE_CHANNELS: u64 = 1 << 4;
pub(crate) const MANAGE_GUILD: u64 = 1 << 5;
pub(crate) const ADD_REACTIONS: u64 = 1 << 6;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub(crate) const PIN_MESSAGES: u64 = 1 << 51;

/// Permissions that a new server grants everyone, as far as a bot of words and pictures is
/// concerned.
pub(crate) const EVERYONE: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// Permissions that the bot's own role adds, unless its invitation asked for something else.
pub(crate) const BOT_ROLE: u64 = MANAGE_MESSAGES | MANAGE_THREADS | PIN_MESSAGES;

/// Names for scripts, as Discord's documentation spells them.
pub(crate) const NAMES: [(&str, u64); 17] = [
    ("MANAGE_CHANNELS", MANAGE_CHANNELS),
    ("MANAGE_GUILD", MANAGE_GUILD),
    ("ADD_REACTIONS", ADD_REACTIONS),
    ("VIEW_CHANNEL", VIEW_CHANNEL),
    ("SEND_MESSAGES", SEND_MESSAGES),
    ("MANAGE_MESSAGES", MANAGE_MESSAGES),
    ("EMBED_LINKS", EMBED_LINKS),
    ("ATTACH_FILES", ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", READ_MESSAGE_HISTORY),
    ("MENTION_EVERYONE", MENTION_EVERYONE),
    ("USE_EXTERNAL_EMOJIS", USE_EXTERNAL_EMOJIS),
    ("USE_APPLICATION_COMMANDS", USE_APPLICATION_COMMANDS),
    ("MANAGE_THREADS", MANAGE_THREADS),
    ("CREATE_PUBLIC_THREADS", CREATE_PUBLIC_THREADS),
    ("CREATE_PRIVATE_THREADS", CREATE_PRIVATE_THREADS),
    ("SEND_MESSAGES_IN_THREADS", SEND_MESSAGES_IN_THREADS),
    ("PIN_MESSAGES", PIN_MESSAGES),
];

impl World {
    /// The bot's permissions in a channel; a thread has its parent's.
    pub(crate) fn bot_permissions(&self, channel: Snowflake) -> u64 {
        let Some(place) = self.channels.get(&channel) else {
            return 0;
        };
        if place.guild.is_none() {
            return EVERYONE | self.bot_role;
        }
        let parent = place.parent.and_then(|p| self.channels.get(&p));
        let denied = place.denied
            | self.guild_of(channel).map_or(0, |g| g.denied)
            | parent.map_or(0, |p| p.denied);
        let all = (EVERYONE | self.bot_role) & !denied;
        // Without the channel in sight, nothing else counts.
        if all & VIEW_CHANNEL == 0 { 0 } else { all }
    }

    pub(crate) fn bot_sees(&self, channel: Snowflake) -> bool {
        let Some(place) = self.channels.get(&channel) else {
            return false;
        };
        match self.guild_of(channel) {
            Some(guild) => {
                let may = self.bot_permissions(channel);
                let inside = place.kind != Kind::PrivateThread
                    || may & MANAGE_THREADS != 0
                    || self
                        .thread(channel)
                        .is_some_and(|t| t.members.contains_key(&self.bot));
                guild.bot_present && may & VIEW_CHANNEL != 0 && inside
            }
            None => place.recipients.contains(&self.bot),
        }
    }

    /// The bot's way into a channel, with Discord's refusals on the way.
    pub(crate) fn bot_enters(&self, channel: Snowflake, needs: u64) -> Result<(), ApiError> {
        let Some(place) = self.channels.get(&channel) else {
            return Err(UNKNOWN_CHANNEL.into());
        };
        if place.guild.is_some() && self.guild_of(channel).is_none() {
            return Err(UNKNOWN_CHANNEL.into());
        }
        if !self.bot_sees(channel) {
            return Err(MISSING_ACCESS.into());
        }
        if self.bot_permissions(channel) & needs != needs {
            return Err(MISSING_PERMISSIONS.into());
        }
        Ok(())
    }

    /// Like the check above, for writing: threads ask for another permission, and refuse when they
    /// are locked.
    pub(crate) fn bot_writes(&self, channel: Snowflake, needs: u64) -> Result<(), ApiError> {
        let thread = self.thread(channel);
        let send = if thread.is_some() {
            SEND_MESSAGES_IN_THREADS
        } else {
            SEND_MESSAGES
        };
        self.bot_enters(channel, needs | send)?;
        self.unlocked(channel)
    }

    /// Like the check above, for changing what stands there: an archived thread allows no change
    /// before it is opened again.
    pub(crate) fn bot_changes(&self, channel: Snowflake, needs: u64) -> Result<(), ApiError> {
        self.bot_enters(channel, needs)?;
        let thread = self.thread(channel);
        if thread.is_some_and(|t| t.archived) {
            return Err(THREAD_ARCHIVED.into());
        }
        self.unlocked(channel)
    }

    /// A locked thread is for those who manage threads.
    fn unlocked(&self, channel: Snowflake) -> Result<(), ApiError> {
        let thread = self.thread(channel);
        let manages = self.bot_permissions(channel) & MANAGE_THREADS != 0;
        match thread.filter(|t| t.locked && !manages) {
            Some(thread) if thread.archived => Err(THREAD_ARCHIVED.into()),
            Some(_) => Err(THREAD_LOCKED.into()),
            None => Ok(()),
        }
    }

    /// True if this person may write there: not in a locked thread, except its server's owner.
    pub(crate) fn person_writes(&self, person: Snowflake, channel: Snowflake) -> bool {
        let manages = self.person_permissions(person, channel) & MANAGE_THREADS != 0;
        manages || self.thread(channel).is_none_or(|t| !t.locked)
    }

    pub(crate) fn person_permissions(&self, person: Snowflake, channel: Snowflake) -> u64 {
        match self.guild_of(channel) {
            Some(guild) if guild.owner == person => u64::MAX >> 8,
            Some(guild) => {
                let own = guild.roles.values();
                let own = own.filter(|role| role.members.contains(&person));
                own.fold(EVERYONE, |all, role| all | role.permissions)
            }
            None => EVERYONE,
        }
    }

    pub(crate) fn person_sees(&self, person: Snowflake, channel: Snowflake) -> bool {
        let Some(place) = self.channels.get(&channel) else {
            return false;
        };
        if place.kind == Kind::Dm {
            return place.recipients.contains(&person);
        }
        let guild = self.guild_of(channel);
        let Some(guild) = guild.filter(|g| g.members.contains_key(&person)) else {
            return false;
        };
        if place.kind == Kind::PrivateThread {
            let thread = place.thread.as_ref();
            return guild.owner == person
                || thread.is_some_and(|t| t.members.contains_key(&person));
        }
        let gate = place
            .parent
            .and_then(|p| self.channels.get(&p))
            .unwrap_or(place);
        gate.only.as_ref().is_none_or(|list| list.contains(&person))
    }
}
