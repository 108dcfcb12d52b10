//! Gateway intents: which session hears which event. Must never know a payload.

pub(crate) const GUILDS: u64 = 1;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
/// Events that every session hears.
pub(crate) const ALWAYS: u64 = u64::MAX;

pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;

/// Every bit that means something today.
pub(crate) const KNOWN: u64 = 0x1FFFF | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
